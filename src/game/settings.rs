//! What is agreed on for a channel or a server before anybody challenges anybody.

use crate::rules::{Level, Setup, Span};

/// What a channel or a server has set; nothing stands for "as above", a channel's above being its server.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Settings {
    /// The level of a challenge that names none.
    pub level: Option<Level>,
    /// The sand of a challenge that names none.
    pub sand: Option<Span>,
    /// Whether a game gets a thread of its own.
    pub threads: Option<bool>,
    /// Whether a game counts for the ranking, unless the challenge says that it does not.
    pub rated: Option<bool>,
    /// What people are called for.
    pub pings: Option<Pings>,
    /// The language of public messages, as Discord names it.
    pub language: Option<String>,
    /// How long a player may take for a move (`rules.md` 6.5).
    pub patience: Option<Span>,
    /// How many games may be open at a time.
    pub open_games: Option<OpenGames>,
    /// Whether games may be begun.
    pub play: Option<bool>,
}

/// What people are called for.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug)]
pub enum Pings {
    /// When it is their turn, and when their sand runs low.
    #[default]
    Turn,
    /// Only when their sand runs low.
    LowSand,
    /// For nothing.
    None,
}

/// How many games may be open at a time.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug)]
pub enum OpenGames {
    /// As many as people like.
    #[default]
    Unlimited,
    /// So many.
    Most(u32),
}

/// Where a setting comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// The channel set it.
    Channel,
    /// The server set it.
    Server,
    /// Nobody set it.
    BuiltIn,
}

/// One setting that holds, with where it comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Holding<T> {
    /// What holds.
    pub value: T,
    /// Where it comes from.
    pub from: Origin,
}

/// The settings that hold in a channel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InForce {
    /// The level of a challenge that names none.
    pub level: Holding<Level>,
    /// The sand of a challenge that names none.
    pub sand: Holding<Span>,
    /// Whether a game gets a thread of its own.
    pub threads: Holding<bool>,
    /// Whether a game counts for the ranking, unless the challenge says that it does not.
    pub rated: Holding<bool>,
    /// What people are called for.
    pub pings: Holding<Pings>,
    /// The language of public messages; nothing stands for the server's own at Discord.
    pub language: Holding<Option<String>>,
    /// How long a player may take for a move.
    pub patience: Holding<Span>,
    /// How many games may be open at a time.
    pub open_games: Holding<OpenGames>,
    /// Whether games may be begun.
    pub play: Holding<bool>,
}

/// The name of a setting.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Setting {
    /// [`Settings::level`].
    Level,
    /// [`Settings::sand`].
    Sand,
    /// [`Settings::threads`].
    Threads,
    /// [`Settings::rated`].
    Rated,
    /// [`Settings::pings`].
    Pings,
    /// [`Settings::language`].
    Language,
    /// [`Settings::patience`].
    Patience,
    /// [`Settings::open_games`].
    OpenGames,
    /// [`Settings::play`].
    Play,
}

/// What is to be changed in the settings of a channel or a server.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Change {
    /// What is set anew.
    pub set: Settings,
    /// What goes back to "as above" first.
    pub reset: Vec<Setting>,
}

impl Settings {
    /// The shortest and the longest patience that may be set.
    pub const PATIENCE: (Span, Span) = (Span::from_secs(60 * 60), Span::from_secs(30 * 24 * 60 * 60));

    /// Changes the settings.
    pub fn apply(&mut self, change: Change) {
        for setting in change.reset {
            match setting {
                Setting::Level => self.level = None,
                Setting::Sand => self.sand = None,
                Setting::Threads => self.threads = None,
                Setting::Rated => self.rated = None,
                Setting::Pings => self.pings = None,
                Setting::Language => self.language = None,
                Setting::Patience => self.patience = None,
                Setting::OpenGames => self.open_games = None,
                Setting::Play => self.play = None,
            }
        }
        let Settings { level, sand, threads, rated, pings, language, patience, open_games, play } = change.set;
        self.level = level.or(self.level);
        self.sand = sand.or(self.sand);
        self.threads = threads.or(self.threads);
        self.rated = rated.or(self.rated);
        self.pings = pings.or(self.pings);
        self.language = language.or(self.language.take());
        self.patience = patience.or(self.patience);
        self.open_games = open_games.or(self.open_games);
        self.play = play.or(self.play);
    }
}

impl InForce {
    /// Finds what holds in a channel of a server.
    #[must_use]
    pub fn of(channel: Settings, server: Settings) -> InForce {
        InForce {
            level: holding(channel.level, server.level, Level::Three),
            sand: holding(channel.sand, server.sand, Setup::BOX_SAND),
            threads: holding(channel.threads, server.threads, true),
            rated: holding(channel.rated, server.rated, true),
            pings: holding(channel.pings, server.pings, Pings::default()),
            language: holding(channel.language.map(Some), server.language.map(Some), None),
            patience: holding(channel.patience, server.patience, Setup::DEFAULT_PATIENCE),
            open_games: holding(channel.open_games, server.open_games, OpenGames::default()),
            play: holding(channel.play, server.play, true),
        }
    }
}

fn holding<T>(channel: Option<T>, server: Option<T>, built_in: T) -> Holding<T> {
    match (channel, server) {
        (Some(value), _) => Holding { value, from: Origin::Channel },
        (None, Some(value)) => Holding { value, from: Origin::Server },
        (None, None) => Holding { value: built_in, from: Origin::BuiltIn },
    }
}

impl Pings {
    /// Every choice.
    pub const ALL: [Pings; 3] = [Pings::Turn, Pings::LowSand, Pings::None];

    /// Tells the word of the choice: `turn`, `low-sand` or `none`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Pings::Turn => "turn",
            Pings::LowSand => "low-sand",
            Pings::None => "none",
        }
    }

    /// Reads the word of a choice.
    #[must_use]
    pub fn parse(word: &str) -> Option<Pings> {
        Pings::ALL.into_iter().find(|pings| pings.word() == word)
    }
}

impl OpenGames {
    /// Tells whether one more game may be begun beside so many.
    #[must_use]
    pub fn has_room(self, open: i64) -> bool {
        match self {
            OpenGames::Unlimited => true,
            OpenGames::Most(most) => open < i64::from(most),
        }
    }

    /// Tells the number that stands for it, 0 being without limit.
    #[must_use]
    pub const fn number(self) -> u32 {
        match self {
            OpenGames::Unlimited => 0,
            OpenGames::Most(most) => most,
        }
    }

    /// Reads the number that stands for it.
    #[must_use]
    pub const fn from_number(number: u32) -> OpenGames {
        match number {
            0 => OpenGames::Unlimited,
            most => OpenGames::Most(most),
        }
    }
}

impl Origin {
    /// Tells the word of the origin: `channel`, `server` or `built-in`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Origin::Channel => "channel",
            Origin::Server => "server",
            Origin::BuiltIn => "built-in",
        }
    }
}

impl Setting {
    /// Every setting.
    pub const ALL: [Setting; 9] = [
        Setting::Level,
        Setting::Sand,
        Setting::Threads,
        Setting::Rated,
        Setting::Pings,
        Setting::Language,
        Setting::Patience,
        Setting::OpenGames,
        Setting::Play,
    ];

    /// Tells the word of the setting, such as `open-games`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Setting::Level => "level",
            Setting::Sand => "sand",
            Setting::Threads => "threads",
            Setting::Rated => "rated",
            Setting::Pings => "pings",
            Setting::Language => "language",
            Setting::Patience => "patience",
            Setting::OpenGames => "open-games",
            Setting::Play => "play",
        }
    }

    /// Reads the word of a setting.
    #[must_use]
    pub fn parse(word: &str) -> Option<Setting> {
        Setting::ALL.into_iter().find(|setting| setting.word() == word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_channel_goes_before_its_server_and_the_server_before_what_is_built_in() {
        let channel = Settings { level: Some(Level::Two), ..Settings::default() };
        let server = Settings { level: Some(Level::One), rated: Some(false), ..Settings::default() };
        let held = InForce::of(channel, server);
        assert_eq!(held.level, Holding { value: Level::Two, from: Origin::Channel });
        assert_eq!(held.rated, Holding { value: false, from: Origin::Server });
        assert_eq!(held.sand, Holding { value: Setup::BOX_SAND, from: Origin::BuiltIn });
    }

    #[test]
    fn a_change_resets_first_and_leaves_alone_what_it_does_not_name() {
        let mut settings = Settings {
            level: Some(Level::One),
            sand: Some(Span::from_secs(60)),
            language: Some("en".into()),
            ..Settings::default()
        };
        let set = Settings { level: Some(Level::Two), ..Settings::default() };
        settings.apply(Change { set, reset: vec![Setting::Level, Setting::Sand] });
        let expected = Settings { level: Some(Level::Two), language: Some("en".into()), ..Settings::default() };
        assert_eq!(settings, expected);
    }

    #[test]
    fn words_and_numbers_are_read_as_they_were_written() {
        for setting in Setting::ALL {
            assert_eq!(Setting::parse(setting.word()), Some(setting));
        }
        for pings in Pings::ALL {
            assert_eq!(Pings::parse(pings.word()), Some(pings));
        }
        for games in [OpenGames::Unlimited, OpenGames::Most(1), OpenGames::Most(u32::MAX)] {
            assert_eq!(OpenGames::from_number(games.number()), games);
        }
        assert!(OpenGames::Unlimited.has_room(i64::MAX));
        assert!(OpenGames::Most(2).has_room(1) && !OpenGames::Most(2).has_room(2));
    }
}
