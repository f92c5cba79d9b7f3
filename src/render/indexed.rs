//! Palette PNG about what the press gives.

use png::chunk::IDAT;
use png::{BitDepth, ColorType, Encoder, EncodingError};

/// Wraps a square picture of palette numbers that is pressed already; `palette` is red, green, blue of each colour.
pub(super) fn encoded(pressed: &[u8], size: u32, palette: &[u8]) -> Result<Vec<u8>, EncodingError> {
    let mut bytes = Vec::with_capacity(pressed.len() + palette.len() + 256);
    let mut encoder = Encoder::new(&mut bytes, size, size);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette);
    let mut writer = encoder.write_header()?;
    writer.write_chunk(IDAT, pressed)?;
    writer.finish()?;
    Ok(bytes)
}
