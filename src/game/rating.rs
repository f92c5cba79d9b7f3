//! How strong players are: Glicko-2, with each game a rating period of its own.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, decay_deviation, glicko2};

use super::game::Game;
use crate::rules::{Color, Span, Verdict};

/// A rating of Glicko-2: how strong a player is, and how far that is known.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The strength; 1500 for a newcomer.
    pub value: f64,
    /// The rating deviation: the strength lies within twice this around the value, most likely.
    pub deviation: f64,
    /// The volatility: how much the strength itself changes.
    pub volatility: f64,
}

/// What one game did to one rating.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Shift {
    /// The rating before, its deviation grown by the time without a game.
    pub before: Rating,
    /// The rating after.
    pub after: Rating,
}

/// What one game did to both ratings.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatingChange {
    /// Which rated game of the two within a week this was, counted from 1; it weighs one part in so many.
    pub nth: u32,
    /// Red's.
    pub red: Shift,
    /// Black's.
    pub black: Shift,
}

/// How a finished game went for Red.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Score {
    /// Red won.
    Won,
    /// Nobody won.
    Drawn,
    /// Red lost.
    Lost,
}

/// Why a game that is over touches no rating.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unrated {
    /// It is not over, or was aborted.
    NoResult,
    /// The two agreed on that.
    Agreed,
    /// It had fewer than two plies.
    TooShort,
}

/// How much volatility may change; Glickman's middle value for games with little chance in them.
const TAU: f64 = 0.5;
/// Games with fewer plies than this touch no rating.
const FEWEST_PLIES: u32 = 2;
/// After so many periods without a game nothing more is to be learnt from the next one.
const IDLE_PERIODS_MAX: i64 = 1000;

impl Rating {
    /// A rating whose deviation is above this is provisional: it has no rank yet.
    pub const PROVISIONAL_ABOVE: f64 = 150.0;
    /// For each of these without a rated game the deviation grows once: 30 days.
    pub const IDLE_PERIOD: Span = Span::from_secs(30 * 86_400);
    /// After so long without a rated game a player is not listed: 90 days.
    pub const LISTED_FOR: Span = Span::from_secs(90 * 86_400);
    /// Games of the same two within this weigh less and less: a week.
    pub const REPEATED_WITHIN: Span = Span::from_secs(7 * 86_400);
    /// The rating of a newcomer.
    pub const NEWCOMER: Rating = Rating { value: 1500.0, deviation: 350.0, volatility: 0.06 };

    /// Tells whether the rating is too uncertain for a rank.
    #[must_use]
    pub fn is_provisional(&self) -> bool {
        self.deviation > Rating::PROVISIONAL_ABOVE
    }

    /// Tells the value as it is shown.
    #[must_use]
    pub fn rounded(&self) -> i64 {
        self.value.round() as i64
    }

    /// Lets the deviation grow by the whole periods of a time without a rated game.
    #[must_use]
    pub fn after_idling(self, idle: Span) -> Rating {
        let periods = (idle.as_ms() / Rating::IDLE_PERIOD.as_ms()).clamp(0, IDLE_PERIODS_MAX);
        (0..periods).fold(self, |rating, _| Rating::of(decay_deviation(&rating.glicko())))
    }

    const fn glicko(self) -> Glicko2Rating {
        Glicko2Rating { rating: self.value, deviation: self.deviation, volatility: self.volatility }
    }

    const fn of(rating: Glicko2Rating) -> Rating {
        Rating { value: rating.rating, deviation: rating.deviation, volatility: rating.volatility }
    }

    /// Goes a part of the way to another rating.
    fn towards(self, other: Rating, part: f64) -> Rating {
        let between = |from: f64, to: f64| (to - from).mul_add(part, from);
        Rating {
            value: between(self.value, other.value),
            deviation: between(self.deviation, other.deviation),
            volatility: between(self.volatility, other.volatility),
        }
    }
}

impl RatingChange {
    /// Rates one game of two players as they stood before it.
    ///
    /// `nth` counts their rated games within [`Rating::REPEATED_WITHIN`], this one included; the change is one part in
    /// so many of Glicko-2's.
    #[must_use]
    pub fn of(red: Rating, black: Rating, score: Score, nth: u32) -> RatingChange {
        let config = Glicko2Config { tau: TAU, ..Glicko2Config::new() };
        let (red_after, black_after) = glicko2(&red.glicko(), &black.glicko(), &score.outcome(), &config);
        let nth = nth.max(1);
        let change = |before: Rating, after: Glicko2Rating| {
            let after = Rating::of(after);
            let after = if nth == 1 { after } else { before.towards(after, 1.0 / f64::from(nth)) };
            Shift { before, after }
        };
        RatingChange { nth, red: change(red, red_after), black: change(black, black_after) }
    }

    /// Tells the change of a colour's player.
    #[must_use]
    pub const fn side(&self, color: Color) -> &Shift {
        match color {
            Color::Red => &self.red,
            Color::Black => &self.black,
        }
    }

    /// Tells how much the game weighs, from 0 to 1.
    #[must_use]
    pub fn weight(&self) -> f64 {
        1.0 / f64::from(self.nth)
    }
}

impl Score {
    /// Tells how a game went; nothing if it is not over or was aborted.
    #[must_use]
    pub fn of(game: &Game) -> Option<Score> {
        match game.outcome()?.verdict {
            Verdict::Won(Color::Red) => Some(Score::Won),
            Verdict::Won(Color::Black) => Some(Score::Lost),
            Verdict::Draw => Some(Score::Drawn),
            Verdict::Aborted => None,
        }
    }

    /// Tells the points of a colour: 1, 0.5 or 0.
    #[must_use]
    pub const fn points(self, color: Color) -> f64 {
        match (self, color) {
            (Score::Won, Color::Red) | (Score::Lost, Color::Black) => 1.0,
            (Score::Drawn, _) => 0.5,
            (Score::Lost, Color::Red) | (Score::Won, Color::Black) => 0.0,
        }
    }

    const fn outcome(self) -> Outcomes {
        match self {
            Score::Won => Outcomes::WIN,
            Score::Drawn => Outcomes::DRAW,
            Score::Lost => Outcomes::LOSS,
        }
    }
}

/// Tells what a game counts for the ranking.
///
/// # Errors
///
/// Says why it does not count.
pub fn rated(game: &Game) -> Result<Score, Unrated> {
    let score = Score::of(game).ok_or(Unrated::NoResult)?;
    if !game.terms.rated {
        return Err(Unrated::Agreed);
    }
    if game.play().is_none_or(|play| play.position.plies() < FEWEST_PLIES) {
        return Err(Unrated::TooShort);
    }
    Ok(score)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, other: f64, within: f64) -> bool {
        (one - other).abs() < within
    }

    /// The example of Glickman's paper is one period of three games; the crate does it, so our scale is his.
    #[test]
    fn the_published_example_comes_out() {
        let player = Glicko2Rating { rating: 1500.0, deviation: 200.0, volatility: 0.06 };
        let games = [(1400.0, 30.0, Outcomes::WIN), (1550.0, 100.0, Outcomes::LOSS), (1700.0, 300.0, Outcomes::LOSS)];
        let games =
            games.map(|(rating, deviation, outcome)| (Glicko2Rating { rating, deviation, volatility: 0.06 }, outcome));
        let config = Glicko2Config { tau: TAU, ..Glicko2Config::new() };
        let after = skillratings::glicko2::glicko2_rating_period(&player, &games, &config);
        assert!(near(after.rating, 1464.06, 0.01), "{after:?}");
        assert!(near(after.deviation, 151.52, 0.01), "{after:?}");
        assert!(near(after.volatility, 0.059_99, 0.000_01), "{after:?}");
    }

    /// The same player's first game of that example alone, by the paper's formulas: v = 1 / (g² E (1 − E)) with
    /// g = 0.9955 and E = 0.639, so that 1 / φ'² = 1 / φ*² + 1 / v.
    #[test]
    fn one_game_moves_both_by_the_published_formulas() {
        let player = Rating { value: 1500.0, deviation: 200.0, volatility: 0.06 };
        let rival = Rating { value: 1400.0, deviation: 30.0, volatility: 0.06 };
        let change = RatingChange::of(player, rival, Score::Won, 1);
        let (g, e): (f64, f64) = (0.995_498, 0.639_468);
        let v = 1.0 / (g * g * e * (1.0 - e));
        let phi_star_squared = (200.0_f64 / 173.7178).powi(2) + 0.06_f64.powi(2);
        let phi_squared = 1.0 / (1.0 / phi_star_squared + 1.0 / v);
        let expected = 1500.0 + 173.7178 * phi_squared * g * (1.0 - e);
        assert!(near(change.red.after.value, expected, 0.1), "{change:?}, not {expected}");
        assert!(near(change.red.after.deviation, 173.7178 * phi_squared.sqrt(), 0.1), "{change:?}");
        assert!(change.black.after.value < 1400.0 && change.black.after.value > 1390.0, "{change:?}");
    }

    #[test]
    fn a_repeated_pairing_goes_its_part_of_the_way() {
        let (red, black) = (Rating::NEWCOMER, Rating { value: 1700.0, deviation: 80.0, volatility: 0.05 });
        let whole = RatingChange::of(red, black, Score::Won, 1);
        for nth in [2, 3, 7] {
            let part = RatingChange::of(red, black, Score::Won, nth);
            for color in Color::BOTH {
                let (whole, part) = (whole.side(color), part.side(color));
                let all = whole.after.value - whole.before.value;
                assert!(near((part.after.value - part.before.value) * f64::from(nth), all, 1e-9));
                let all = whole.after.deviation - whole.before.deviation;
                assert!(near((part.after.deviation - part.before.deviation) * f64::from(nth), all, 1e-9));
                let all = whole.after.volatility - whole.before.volatility;
                assert!(near((part.after.volatility - part.before.volatility) * f64::from(nth), all, 1e-9));
            }
        }
    }

    #[test]
    fn deviation_grows_by_whole_periods_up_to_a_newcomers() {
        let known = Rating { value: 1800.0, deviation: 50.0, volatility: 0.06 };
        let days = |days: i64| Span::from_secs(days * 86_400);
        assert_eq!(known.after_idling(days(29)), known);
        assert_eq!(known.after_idling(Span::from_ms(-5)), known);
        let once = known.after_idling(days(30));
        // Glicko-2's step 6: the square root of 50² + (173.7178 × 0.06)².
        assert!(near(once.deviation, 51.0747, 0.001), "{once:?}");
        assert_eq!((once.value, once.volatility), (known.value, known.volatility));
        assert_eq!(known.after_idling(days(59)), once);
        assert_eq!(known.after_idling(days(60)), once.after_idling(days(30)));
        let lively = Rating { volatility: 0.1, ..known };
        assert!(near(lively.after_idling(days(400_000)).deviation, Rating::NEWCOMER.deviation, 1e-9));
    }

    #[test]
    fn a_newcomer_is_provisional_until_some_games_are_played() {
        let mut players = [Rating::NEWCOMER; 2];
        let mut games = 0;
        while players[0].is_provisional() {
            let change = RatingChange::of(players[0], players[1], Score::Drawn, 1);
            players = [change.red.after, change.black.after];
            games += 1;
        }
        assert!((4..=12).contains(&games), "{games} games");
    }
}
