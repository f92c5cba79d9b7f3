//! View to PNG.
