//! TAMSK.
