//! TAMSK.

#[cfg(feature = "playground")]
pub mod playground;
