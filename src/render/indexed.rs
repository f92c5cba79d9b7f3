//! Palette PNG: the palette's numbers, row by row and unfiltered, lightly pressed.

use png::{BitDepth, ColorType, DeflateCompression, Encoder, EncodingError, Filter};

/// How hard the bytes are pressed: little, for speed.
const PRESSED: DeflateCompression = DeflateCompression::Level(1);

/// Encodes a square picture of palette numbers; `palette` is red, green, blue of each colour.
pub(super) fn encoded(numbers: &[u8], size: u32, palette: &[u8]) -> Result<Vec<u8>, EncodingError> {
    let mut bytes = Vec::with_capacity(numbers.len() / 8 + 1_024);
    let mut encoder = Encoder::new(&mut bytes, size, size);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette);
    encoder.set_deflate_compression(PRESSED);
    // Neighbouring numbers of a palette have nothing to do with each other, so a filter would only make noise of them.
    encoder.set_filter(Filter::NoFilter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(numbers)?;
    writer.finish()?;
    Ok(bytes)
}
