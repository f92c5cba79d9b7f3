//! Palette PNG: a grey picture of the palette's numbers, told to be indexed and given its palette.
//!
//! Grey and indexed pictures of eight bits differ in nothing but the colour type in the header and the `PLTE` chunk.

use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{ExtendedColorType, ImageEncoder, ImageResult};

/// How hard the bytes are pressed: little, for speed.
const PRESSED: CompressionType = CompressionType::Level(2);
/// Length of the signature and the header chunk.
const HEADER: usize = 33;
/// Where the header says what the numbers of a picture mean.
const COLOR_TYPE: usize = 25;
/// What the header says of an indexed picture.
const INDEXED: u8 = 3;
/// Where the header's check covers it.
const CHECKED: std::ops::Range<usize> = 12..29;

/// Encodes a square picture of palette numbers; `palette` is red, green, blue of each colour.
pub(super) fn encoded(numbers: &[u8], size: u32, palette: &[u8]) -> ImageResult<Vec<u8>> {
    let mut bytes = Vec::with_capacity(numbers.len() / 8 + 1_024);
    let encoder = PngEncoder::new_with_quality(&mut bytes, PRESSED, FilterType::NoFilter);
    encoder.write_image(numbers, size, size, ExtendedColorType::L8)?;
    if bytes.len() > HEADER {
        bytes[COLOR_TYPE] = INDEXED;
        let check = check(&bytes[CHECKED]).to_be_bytes();
        bytes[CHECKED.end..HEADER].copy_from_slice(&check);
        bytes.splice(HEADER..HEADER, chunk(*b"PLTE", palette));
    }
    Ok(bytes)
}

fn chunk(name: [u8; 4], data: &[u8]) -> Vec<u8> {
    let mut chunk = u32::try_from(data.len()).unwrap_or(0).to_be_bytes().to_vec();
    chunk.extend(name);
    chunk.extend(data);
    let check = check(&chunk[4..]);
    chunk.extend(check.to_be_bytes());
    chunk
}

/// The check of a chunk: the CRC of ISO 3309, bit by bit, for a few hundred bytes.
fn check(bytes: &[u8]) -> u32 {
    let crc = bytes.iter().fold(u32::MAX, |crc, byte| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| if crc & 1 == 1 { 0xEDB8_8320 ^ (crc >> 1) } else { crc >> 1 })
    });
    !crc
}

#[cfg(test)]
mod tests {
    use super::check;

    #[test]
    fn the_check_is_that_of_the_standard() {
        assert_eq!(check(b"123456789"), 0xCBF4_3926);
        assert_eq!(check(b"IEND"), 0xAE42_6082);
    }
}
