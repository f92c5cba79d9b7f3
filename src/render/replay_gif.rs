//! Steps of a replay as an animated GIF: the first picture whole, then only what changes.
//!
//! A change is one rectangle in which what stays is transparent. Several small rectangles with no delay between them
//! would be three to seven hundredths smaller; but Blink, Gecko and WebKit show a frame of less than two hundredths of a
//! second for ten, and so do the libraries of phones, each rectangle is a frame that a viewer keeps and a proxy encodes
//! anew, and runs of transparent numbers cost next to nothing (see `replay_lzw`).

use super::measure::{Area, count};
use super::palette::PALETTE_LENGTH;
use super::replay::Step;
use super::replay_lzw::pressed;
use super::replay_patch::changed;
use super::still::{Frame, Look, SIZES};
use super::workshop::Workshop;
use gif::{DisposalMethod, Encoder, EncodingError, Repeat};
use std::borrow::Cow;
use std::io::{self, Write};

/// The number that is no colour's.
const TRANSPARENT: u8 = u8::MAX;
const _: () = assert!(PALETTE_LENGTH <= TRANSPARENT as usize, "one number is free");
/// A step in which nothing changes still takes its time.
const NOTHING: Area = Area { left: 0, top: 0, right: 1, bottom: 1 };

/// The bytes so far, which may not become more than a number.
struct Bounded {
    bytes: Vec<u8>,
    most: usize,
}

impl Write for Bounded {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.bytes.len() + bytes.len() > self.most {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        self.bytes.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Draws and encodes steps; nothing if the bytes would be more than `most`.
pub(super) fn encoded<'a>(steps: impl IntoIterator<Item = &'a Step>, look: &Look, most: usize) -> Option<Vec<u8>> {
    let workshop = Workshop::of(look.size.clamp(SIZES.0, SIZES.1), look.theme);
    let bounded = Bounded { bytes: Vec::with_capacity(64 << 10), most };
    written(steps, look, &workshop, bounded).ok()
}

fn written<'a>(
    steps: impl IntoIterator<Item = &'a Step>,
    look: &Look,
    workshop: &Workshop,
    bounded: Bounded,
) -> Result<Vec<u8>, EncodingError> {
    let side = u16::try_from(workshop.size).unwrap_or(u16::MAX);
    let mut encoder = Encoder::new(bounded, side, side, workshop.palette.flat())?;
    encoder.set_repeat(Repeat::Infinite)?;
    let mut shown: Option<Vec<u8>> = None;
    for step in steps {
        let picture = Frame::of(&step.scene, look, workshop).numbers;
        match &shown {
            None => encoder.write_lzw_pre_encoded_frame(&whole(&picture, side, step.hold))?,
            Some(before) => {
                let area = changed(before, &picture, workshop.size).unwrap_or(NOTHING);
                let patch = patch(before, &picture, workshop.size, area, step.hold);
                encoder.write_lzw_pre_encoded_frame(&patch)?;
            }
        }
        shown = Some(picture);
    }
    Ok(encoder.into_inner()?.bytes)
}

fn whole(picture: &[u8], side: u16, hold: u16) -> gif::Frame<'static> {
    gif::Frame {
        delay: hold,
        dispose: DisposalMethod::Keep,
        width: side,
        height: side,
        buffer: Cow::Owned(pressed(picture, TRANSPARENT)),
        ..gif::Frame::default()
    }
}

/// Cuts a rectangle out of a picture; what stays is the number that is no colour's, told to be transparent.
fn patch(before: &[u8], after: &[u8], size: usize, area: Area, delay: u16) -> gif::Frame<'static> {
    let mut numbers = Vec::with_capacity(area.width() * area.height());
    for row in area.top..area.bottom {
        let start = count(row) * size + count(area.left);
        let line = start..start + area.width();
        let pairs = before[line.clone()].iter().zip(&after[line]);
        numbers.extend(pairs.map(|(old, new)| if old == new { TRANSPARENT } else { *new }));
    }
    let place = |value: i32| u16::try_from(value).unwrap_or(0);
    gif::Frame {
        delay,
        dispose: DisposalMethod::Keep,
        transparent: Some(TRANSPARENT),
        left: place(area.left),
        top: place(area.top),
        width: place(area.right - area.left),
        height: place(area.bottom - area.top),
        buffer: Cow::Owned(pressed(&numbers, TRANSPARENT)),
        ..gif::Frame::default()
    }
}
