//! Whom somebody challenges, as far as Discord says who he is.

use serenity::all::{PartialMember, User};

use super::asker::{Asker, name};
use super::rest::Rest;
use super::trouble::Kind;
use crate::game::{Person, PlayerId, Refusal};

/// Somebody who is named in a command.
#[derive(Clone, Copy, Debug)]
pub enum Named<'a> {
    /// With his account and, if he is a member, with what is known of him on the server.
    Shown(&'a User, Option<&'a PartialMember>),
    /// By his number alone.
    Number(PlayerId),
}

/// Why somebody is not challenged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unclear {
    /// He cannot be.
    Refused(Refusal),
    /// It is not to be learnt who he is.
    Unknown,
}

impl Named<'_> {
    /// Tells his number.
    #[must_use]
    pub fn id(self) -> PlayerId {
        match self {
            Named::Shown(user, _) => PlayerId(user.id.get()),
            Named::Number(id) => id,
        }
    }
}

/// Tells who is challenged; asks Discord if the command does not say it.
///
/// # Errors
///
/// Tells why nobody is.
pub async fn opponent(rest: &Rest, asker: &Asker, named: Named<'_>) -> Result<Person, Unclear> {
    let id = named.id();
    if id == asker.person.id {
        return Err(Unclear::Refused(Refusal::ChallengedSelf));
    }
    let (user, shown) = match named {
        Named::Shown(user, shown) => (Some(user), shown),
        Named::Number(_) => (None, None),
    };
    if user.is_some_and(|user| user.bot) {
        return Err(Unclear::Refused(Refusal::ChallengedBot));
    }
    if let (Some(user), Some(member)) = (user, shown) {
        let sees = |permissions: serenity::all::Permissions| permissions.view_channel() || permissions.administrator();
        if member.permissions.is_some_and(|permissions| !sees(permissions)) {
            return Err(Unclear::Refused(Refusal::ChallengedBlind(id)));
        }
        return Ok(Person { id, name: name(user, member.nick.as_deref()) });
    }
    match rest.member(asker.guild.0, id.0).await {
        Ok(member) if member.is_bot => Err(Unclear::Refused(Refusal::ChallengedBot)),
        Ok(member) => Ok(Person { id, name: member.name }),
        Err(error) => match (error.kind, user) {
            (Kind::NoMember, _) => Err(Unclear::Refused(Refusal::ChallengedStranger(id))),
            // He was offered to the asker, so he is most likely there.
            (_, Some(user)) => Ok(Person { id, name: name(user, None) }),
            (kind, None) => {
                tracing::warn!(?kind, player = %id, "it is not to be learnt who is challenged");
                Err(Unclear::Unknown)
            }
        },
    }
}
