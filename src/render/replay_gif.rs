//! Steps of a replay as an animated GIF: the first picture whole, then only what changes.
//!
//! A change is written as two rectangles at most, in which what stays is transparent. The format would let the first
//! be followed by the second without delay; but Blink, Gecko and WebKit show a frame of less than two hundredths of a
//! second for ten, and so do the libraries of phones. Two hundredths are kept to everywhere: so long the first one takes,
//! and the second what remains of the step. More rectangles would be a little smaller still, as transparent pixels cost
//! next to nothing: on a whole game 725 kB with one, 702 with two, 677 with four. But each is a frame that a viewer keeps
//! and a proxy encodes anew, while one alone takes twice as long to press as two.

use super::measure::{Area, count};
use super::replay::Step;
use super::replay_patch::changed;
use super::still::{Frame, Look, SIZES};
use super::workshop::Workshop;
use gif::{DisposalMethod, Encoder, EncodingError, Repeat};
use std::borrow::Cow;
use std::io::{self, Write};

/// Rectangles of one step.
const RECTANGLES: usize = 2;
/// The shortest delay that is kept to everywhere, in hundredths of a second.
const SHORTEST: u16 = 2;

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
    let mut encoder = Encoder::new(bounded, side, side, &workshop.palette.flat())?;
    encoder.set_repeat(Repeat::Infinite)?;
    let mut shown: Option<Vec<u8>> = None;
    for step in steps {
        let picture = Frame::of(&step.scene, look, workshop).numbers;
        match &shown {
            None => encoder.write_frame(&whole(&picture, side, step.hold))?,
            Some(before) => {
                for patch in patches(before, &picture, workshop.size, step.hold) {
                    encoder.write_frame(&patch)?;
                }
            }
        }
        shown = Some(picture);
    }
    Ok(encoder.into_inner()?.bytes)
}

fn whole(picture: &[u8], side: u16, hold: u16) -> gif::Frame<'_> {
    gif::Frame {
        delay: hold,
        dispose: DisposalMethod::Keep,
        width: side,
        height: side,
        buffer: Cow::Borrowed(picture),
        ..gif::Frame::default()
    }
}

/// Makes the rectangles of one step; there is at least one, which keeps the time.
fn patches<'a>(before: &[u8], after: &[u8], size: usize, hold: u16) -> impl Iterator<Item = gif::Frame<'a>> {
    let mut areas = changed(before, after, size, RECTANGLES);
    if areas.is_empty() {
        areas.push(Area { left: 0, top: 0, right: 1, bottom: 1 });
    }
    let earlier = areas.len() - 1;
    let spent = SHORTEST * u16::try_from(earlier).unwrap_or(0);
    let frames = areas.into_iter().enumerate().map(|(index, area)| {
        let delay = if index < earlier { SHORTEST } else { hold.saturating_sub(spent).max(SHORTEST) };
        patch(before, after, size, area, delay)
    });
    frames.collect::<Vec<_>>().into_iter()
}

/// Cuts a rectangle out of a picture; what stays is a colour that it does not need, told to be transparent.
fn patch<'a>(before: &[u8], after: &[u8], size: usize, area: Area, delay: u16) -> gif::Frame<'a> {
    let mut buffer = Vec::with_capacity(area.width() * area.height());
    let mut needed = [false; 256];
    let lines =
        || (area.top..area.bottom).map(|row| count(row) * size + count(area.left)).map(|at| at..at + area.width());
    for line in lines() {
        for (old, new) in before[line.clone()].iter().zip(&after[line]) {
            needed[usize::from(*new)] |= old != new;
        }
    }
    // The lowest one: codes of a picture are as long as its highest number wants.
    let transparent = (0..=u8::MAX).find(|number| !needed[usize::from(*number)]);
    for line in lines() {
        let pairs = before[line.clone()].iter().zip(&after[line]);
        buffer.extend(pairs.map(|(old, new)| if old == new { transparent.unwrap_or(*new) } else { *new }));
    }
    let place = |value: i32| u16::try_from(value).unwrap_or(0);
    gif::Frame {
        delay,
        dispose: DisposalMethod::Keep,
        transparent,
        left: place(area.left),
        top: place(area.top),
        width: place(area.right - area.left),
        height: place(area.bottom - area.top),
        buffer: Cow::Owned(buffer),
        ..gif::Frame::default()
    }
}
