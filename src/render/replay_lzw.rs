//! LZW as GIF wants it, fast where a picture stays the same: the same codes as any other encoder, but long runs of one number,
//! the transparent one, are matched as runs, not number by number.

/// The most codes there are.
const CODES: u16 = 4_096;
/// Places for strings; twice as many as codes, so that most are found at once.
const PLACES: usize = 8_192;

/// Presses numbers: the size of a number in bits, and then the codes.
pub(super) fn pressed(numbers: &[u8], run: u8) -> Vec<u8> {
    let highest = numbers.iter().max().copied().unwrap_or(0);
    let bits = (u8::BITS - highest.leading_zeros()).max(2);
    let mut press = Press::new(bits, run, numbers.len() / 8);
    press.clear();
    let mut at = 0;
    while at < numbers.len() {
        at += press.longest(&numbers[at..]);
    }
    press.end();
    press.bytes
}

struct Press {
    bytes: Vec<u8>,
    /// Bits not yet written, and how many.
    open: (u32, u32),
    bits: u32,
    width: u32,
    next: u16,
    keys: Vec<u32>,
    codes: Vec<u16>,
    run: u8,
    /// The codes of one, two, three and so on of the number that comes in runs.
    runs: Vec<u16>,
}

impl Press {
    fn new(bits: u32, run: u8, room: usize) -> Press {
        let mut bytes = Vec::with_capacity(room + 16);
        bytes.push(u8::try_from(bits).unwrap_or(8));
        Press {
            bytes,
            open: (0, 0),
            bits,
            width: bits + 1,
            next: 0,
            keys: vec![0; PLACES],
            codes: vec![0; PLACES],
            run,
            runs: Vec::new(),
        }
    }

    /// Writes the longest known string the numbers begin with, learns it with the number after it, and tells its length.
    fn longest(&mut self, numbers: &[u8]) -> usize {
        let (mut code, mut length) = (u16::from(numbers[0]), 1);
        if numbers[0] == self.run {
            let known = self.runs.len();
            let run = numbers.iter().take(known + 1).take_while(|number| **number == self.run).count();
            length = run.min(known);
            code = self.runs[length - 1];
            if run > known {
                self.write(code);
                self.learn(code, self.run);
                return length;
            }
        }
        for number in &numbers[length..] {
            match self.place(code, *number) {
                Ok(longer) => (code, length) = (longer, length + 1),
                Err(_) => {
                    self.write(code);
                    self.learn(code, *number);
                    return length;
                }
            }
        }
        self.write(code);
        // The reader learns a string as well before it meets the end.
        self.widen();
        length
    }

    /// Finds the code of a string and one number more, or where it would stand.
    fn place(&self, code: u16, number: u8) -> Result<u16, usize> {
        let key = key(code, number);
        let mut place = (key.wrapping_mul(0x9E37_79B1) >> 19) as usize;
        loop {
            match self.keys[place] {
                0 => return Err(place),
                found if found == key => return Ok(self.codes[place]),
                _ => place = (place + 1) % PLACES,
            }
        }
    }

    fn learn(&mut self, code: u16, number: u8) {
        if self.next == CODES {
            return self.clear();
        }
        if let Err(place) = self.place(code, number) {
            (self.keys[place], self.codes[place]) = (key(code, number), self.next);
        }
        if number == self.run && self.runs.last() == Some(&code) {
            self.runs.push(self.next);
        }
        self.widen();
    }

    /// Counts a new string, whose code may need one bit more.
    fn widen(&mut self) {
        if self.next < CODES {
            self.width += u32::from(u32::from(self.next) == 1 << self.width);
            self.next += 1;
        }
    }

    /// Forgets every string, and tells the reader.
    fn clear(&mut self) {
        let clear = 1 << self.bits;
        self.write(clear);
        self.keys.fill(0);
        self.runs = vec![u16::from(self.run)];
        (self.width, self.next) = (self.bits + 1, clear + 2);
    }

    fn write(&mut self, code: u16) {
        self.open.0 |= u32::from(code) << self.open.1;
        self.open.1 += self.width;
        while self.open.1 >= 8 {
            self.bytes.push(self.open.0.to_le_bytes()[0]);
            self.open = (self.open.0 >> 8, self.open.1 - 8);
        }
    }

    fn end(&mut self) {
        self.write((1 << self.bits) + 1);
        if self.open.1 > 0 {
            self.bytes.push(self.open.0.to_le_bytes()[0]);
        }
    }
}

/// A string by the code of all but its last number; never nothing, which is an empty place.
fn key(code: u16, number: u8) -> u32 {
    (u32::from(code) << 8 | u32::from(number)) + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads codes back with the decoder of the `gif` crate.
    fn read(numbers: &[u8], run: u8) -> Vec<u8> {
        let width = u16::try_from(numbers.len()).unwrap();
        let mut bytes = Vec::new();
        let mut encoder = gif::Encoder::new(&mut bytes, width, 1, &[0; 768]).unwrap();
        let buffer = pressed(numbers, run).into();
        let frame = gif::Frame { width, height: 1, buffer, ..gif::Frame::default() };
        encoder.write_lzw_pre_encoded_frame(&frame).unwrap();
        drop(encoder);
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::Indexed);
        let mut decoder = options.read_info(&bytes[..]).unwrap();
        decoder.read_next_frame().unwrap().unwrap().buffer.to_vec()
    }

    #[test]
    fn whatever_is_pressed_is_read_back() {
        let mut state = 1_u32;
        let mut roll = move || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            state >> 16
        };
        for (colors, length, run) in
            [(1, 1, 1), (2, 7, 1), (3, 60_000, 40), (4, 5_000, 1), (16, 65_000, 3), (256, 65_000, 1), (256, 60_000, 90)]
        {
            let mut numbers = Vec::with_capacity(length);
            while numbers.len() < length {
                let number = u8::try_from(roll() % colors).unwrap();
                let more = roll() as usize % run + 1;
                numbers.extend(std::iter::repeat_n(number, more.min(length - numbers.len())));
            }
            for run in [0, numbers[0], 255] {
                assert!(read(&numbers, run) == numbers, "{colors} colours, {length} numbers");
            }
        }
        for length in 1..600 {
            assert_eq!(read(&vec![5; length], 5), vec![5; length]);
        }
    }

    #[test]
    fn runs_cost_next_to_nothing_and_the_codes_are_those_of_others() {
        let mut numbers = vec![3; 60_000];
        numbers[30_000] = 9;
        assert!(pressed(&numbers, 3).len() < 700);
        let mut frame =
            gif::Frame { width: 60_000, height: 1, buffer: numbers.clone().into(), ..gif::Frame::default() };
        frame.make_lzw_pre_encoded();
        assert!(frame.buffer.len().abs_diff(pressed(&numbers, 3).len()) < 3);
        assert!(pressed(&numbers, 3) == pressed(&numbers, 7), "told or not");
    }
}
