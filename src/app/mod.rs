//! Carries requests and time between the pure rooms and the store.
//!
//! Every change takes the same road: an [`Envelope`](crate::game::Envelope) or a deadline, one transaction that holds
//! the decision, the new state and what is to be done outside, and only then words.

mod absence;
mod alarm;
mod dispatcher;
mod handle;
mod haste;
mod offering;
mod outgoing;
mod presence;
mod privacy;
mod query;
mod ranking;
mod scheduler;
mod settings;
mod vitals;
mod voice;

#[cfg(test)]
pub(crate) use absence::tests::challenged;
pub use dispatcher::dispatch;
pub use handle::{Answer, App, Limits, judge};
pub use haste::{Rate, Rates};
pub use offering::{OfferAnswer, OfferRequest, RematchAnswer, RematchRequest};
pub use outgoing::{Delivery, Outgoing, Receipt, Trouble};
pub use query::Found;
pub use scheduler::schedule;
pub use voice::{News, Sight};

pub use crate::store::StoreError as Failure;
