//! Every sentence the bot says.

use fluent_bundle::{FluentArgs, FluentValue};

/// Declares the sentences with their names in the catalogs and their variables.
macro_rules! messages {
    ($($name:ident $({ $($field:ident: $kind:ty),* $(,)? })? = $id:literal;)*) => {
        /// A sentence, or a part of one, in no language yet.
        ///
        /// The words are in the catalogs under `assets/i18n`. Numbers are `i64`, so that plurals can be told; a side is
        /// `red` or `black`, so that each language can inflect it.
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[allow(missing_docs, reason = "the catalogs say what each variable is for")]
        pub enum Message {
            $(
                #[doc = concat!("`", $id, "` in the catalogs.")]
                $name $({ $($field: $kind),* })?,
            )*
        }

        impl Message {
            /// Every sentence: its name in the catalogs and its variables.
            pub const DECLARED: &'static [(&'static str, &'static [&'static str])] =
                &[$(($id, &[$($(stringify!($field)),*)?])),*];

            /// Tells the name in the catalogs.
            #[must_use]
            pub const fn id(&self) -> &'static str {
                match self {
                    $(Message::$name $({ $($field: _),* })? => $id,)*
                }
            }

            /// Tells the variables.
            pub(super) fn args(&self) -> FluentArgs<'static> {
                #[allow(unused_mut, reason = "some sentences have no variables")]
                let mut args = FluentArgs::new();
                match self {
                    $(Message::$name $({ $($field),* })? => {
                        $($(args.set(stringify!($field), FluentValue::from($field.clone()));)*)?
                    })*
                }
                args
            }
        }
    };
}

messages! {
    // Challenges.
    ChallengeToOne { challenger: String, opponent: String } = "challenge-to-one";
    ChallengeRematch { challenger: String, opponent: String, game: i64 } = "challenge-rematch";
    ChallengeToAll { challenger: String } = "challenge-to-all";
    ChallengeTerms { level: i64, sand: String, window: String, start: String, color: String } = "challenge-terms";
    ChallengeUnrated = "challenge-unrated";
    ChallengeNote { note: String } = "challenge-note";
    ChallengeLapses { at: String } = "challenge-lapses";
    ChallengeTaken { challenger: String, opponent: String, place: String } = "challenge-taken";
    ChallengeDeclined { challenger: String, opponent: String } = "challenge-declined";
    ChallengeWithdrawn { challenger: String } = "challenge-withdrawn";
    ChallengeLapsed { challenger: String } = "challenge-lapsed";
    ChallengeSent { game: i64 } = "challenge-sent";
    ChallengeNoThread { list: String } = "challenge-no-thread";
    ChallengeNoPreviews = "challenge-no-previews";
    YouAccepted { color: String, opponent: String, free: String, place: String } = "you-accepted";
    YouDeclined = "you-declined";
    YouWithdrew = "you-withdrew";
    ThreadName { game: i64, red: String, black: String } = "thread-name";

    // What happened, in public.
    StoryBegins { red: String, black: String, level: i64, sand: String } = "story-begins";
    StoryHowTo { start: String } = "story-how-to";
    StoryMoved { color: String, player: String, from: String, to: String } = "story-moved";
    StoryMovedLate { color: String, player: String, from: String, to: String } = "story-moved-late";
    StoryPlaced { color: String, player: String, space: String } = "story-placed";
    StoryRing { color: String, player: String, space: String, kind: String } = "story-ring";
    StoryTimer { color: String, player: String, at: String } = "story-timer";
    StoryGlassLost { color: String, space: String } = "story-glass-lost";
    StoryOverstepped { color: String, player: String, opponent: String, extra: String } = "story-overstepped";
    StoryLateMove { color: String, player: String, space: String } = "story-late-move";
    StoryTurnLost { color: String, player: String, opponent: String } = "story-turn-lost";
    StoryPutBack { color: String, player: String, space: String } = "story-put-back";
    StoryClosing = "story-closing";
    StoryResumed { color: String, player: String } = "story-resumed";
    StoryDrawOffered { color: String, player: String, opponent: String } = "story-draw-offered";

    // The state of a game, in public.
    TurnOf { color: String, player: String } = "turn-of";
    TurnToPlace { color: String, player: String, number: i64 } = "turn-to-place";
    InHand { color: String, space: String } = "in-hand";
    RingOpen { color: String, space: String, until: String, then: String } = "ring-open";
    FillOpen { color: String, space: String } = "fill-open";
    RingOpenToBoth { space: String } = "ring-open-to-both";
    ExtraOpen { color: String, until: String } = "extra-open";
    ExtraEarned { color: String } = "extra-earned";
    FirstTurns { list: String } = "first-turns";
    GlassesOf { color: String, glasses: String } = "glasses-of";
    GlassRunning { space: String, relative: String, clock: String } = "glass-running";
    GlassUnturned { space: String } = "glass-unturned";
    GlassStanding { space: String } = "glass-standing";
    GlassLost { space: String } = "glass-lost";
    RingsLeft { red: i64, black: i64 } = "rings-left";
    TimerAimed { color: String, at: String } = "timer-aimed";
    TimerUnaimed { at: String } = "timer-unaimed";
    DrawStands { color: String } = "draw-stands";

    WithoutPicture = "without-picture";
    WasAway { away: String, sand: String } = "was-away";
    LowSand { player: String, space: String, relative: String, clock: String, advice: String } = "low-sand";
    LowSandOver { warning: String } = "low-sand-over";

    // The end.
    ResultWon { color: String, player: String } = "result-won";
    ResultDraw { red: String, black: String } = "result-draw";
    ResultAborted { red: String, black: String } = "result-aborted";
    ReasonRings { red: i64, black: i64 } = "reason-rings";
    ReasonRingsEqual { left: i64 } = "reason-rings-equal";
    ReasonSand { left: i64, red: String, black: String } = "reason-sand";
    ReasonSandEqual { left: i64, red: String, black: String } = "reason-sand-equal";
    ReasonSandNever = "reason-sand-never";
    ReasonFullSpace { color: String } = "reason-full-space";
    ReasonResignation { color: String } = "reason-resignation";
    ReasonAgreement = "reason-agreement";
    ReasonForfeit { color: String, days: String } = "reason-forfeit";
    ReasonAbort { color: String, player: String } = "reason-abort";
    ReasonCalledOff = "reason-called-off";
    ReasonNobodyBegan { days: String } = "reason-nobody-began";
    ReasonNoRings { red: i64, black: i64 } = "reason-no-rings";
    ReasonNoRingsEqual { left: i64 } = "reason-no-rings-equal";
    ReasonNoRingsSand { left: i64, red: String, black: String } = "reason-no-rings-sand";
    ParentWon { game: i64, winner: String, loser: String, place: String } = "parent-won";
    ParentDraw { game: i64, red: String, black: String, place: String } = "parent-draw";
    ParentAborted { game: i64, red: String, black: String, place: String } = "parent-aborted";

    // Ratings.
    RatingShown { rating: i64, certainty: String } = "rating-shown";
    RatingChanged { before: String, after: String } = "rating-changed";
    RatingsAfter { level: i64, red: String, red_change: String, black: String, black_change: String } = "ratings-after";
    RatingsWeighed { nth: i64 } = "ratings-weighed";
    UnratedAgreed = "unrated-agreed";
    UnratedTooShort = "unrated-too-short";
    LeaderboardTitle { level: i64, pages: String } = "leaderboard-title";
    LeaderboardLine { rank: i64, name: String, rating: String, games: i64, wins: i64 } = "leaderboard-line";
    LeaderboardUnranked { name: String, rating: String, games: i64, wins: i64 } = "leaderboard-unranked";
    LeaderboardProvisional = "leaderboard-provisional";
    LeaderboardEmpty { level: i64 } = "leaderboard-empty";
    LeaderboardYou { rank: i64, rating: String } = "leaderboard-you";
    LeaderboardYouProvisional { rating: String } = "leaderboard-you-provisional";
    LeaderboardYouIdle { rating: String } = "leaderboard-you-idle";
    LeaderboardYouUnknown { level: i64 } = "leaderboard-you-unknown";
    ProfileTitle { player: String } = "profile-title";
    ProfileNone { player: String } = "profile-none";
    ProfileRanked { level: i64, rating: String, rank: i64, games: i64 } = "profile-ranked";
    ProfileProvisional { level: i64, rating: String, games: i64 } = "profile-provisional";
    ProfileIdle { level: i64, rating: String, games: i64 } = "profile-idle";
    ProfileUnrated { level: i64 } = "profile-unrated";
    ProfileColor { color: String, won: i64, drawn: i64, lost: i64 } = "profile-color";
    ProfileGlasses { saved: i64, lost: i64 } = "profile-glasses";
    ProfileClosest { left: String, opponent: String } = "profile-closest";
    ProfilePace { average: String } = "profile-pace";
    ProfileNemesis { name: String, games: i64 } = "profile-nemesis";
    HistoryTitle { player: String, pages: String } = "history-title";
    HistoryNone { player: String } = "history-none";
    HistoryLine {
        at: String,
        result: String,
        color: String,
        opponent: String,
        level: i64,
        change: String,
        game: i64,
        link: String,
    } = "history-line";
    HistoryUnrated = "history-unrated";
    HistoryHint { game: i64 } = "history-hint";
    PageOf { page: i64, pages: i64 } = "page-of";
    ButtonPageBefore { page: i64 } = "button-page-before";
    ButtonPageAfter { page: i64 } = "button-page-after";
    ButtonLevel { level: i64 } = "button-level";

    // Buttons.
    ButtonAccept = "button-accept";
    ButtonDecline = "button-decline";
    ButtonWithdraw = "button-withdraw";
    ButtonWithdrawGame { game: i64 } = "button-withdraw-game";
    ButtonLift { space: String } = "button-lift";
    ButtonGo { space: String, rings: i64, capacity: i64 } = "button-go";
    ButtonGoFills { space: String, rings: i64, capacity: i64 } = "button-go-fills";
    ButtonPutBack = "button-put-back";
    ButtonPlace = "button-place";
    ButtonRing = "button-ring";
    ButtonRingOn { space: String } = "button-ring-on";
    ButtonHold = "button-hold";
    ButtonTimer = "button-timer";
    ButtonMore = "button-more";
    ButtonText = "button-text";
    ButtonResign = "button-resign";
    ButtonResignSure = "button-resign-sure";
    ButtonDraw = "button-draw";
    ButtonDrawAccept = "button-draw-accept";
    ButtonAbort = "button-abort";
    ButtonAbortSure = "button-abort-sure";
    ButtonNo = "button-no";
    ButtonDare { space: String } = "button-dare";
    ButtonTimerSide { side: String } = "button-timer-side";
    ButtonRematch = "button-rematch";
    ChoosePlace = "choose-place";
    ChooseExtra { from: String, to: String } = "choose-extra";
    ChooseSpaces { from: String, to: String } = "choose-spaces";
    SpaceRoom { space: String, rings: i64, capacity: i64 } = "space-room";

    // Private answers.
    YouLifted { space: String, sand: String, left: String, after: String } = "you-lifted";
    YouPutBack { space: String } = "you-put-back";
    YouMoved { from: String, to: String } = "you-moved";
    YouMovedLate { from: String, to: String } = "you-moved-late";
    YouPlaced { space: String } = "you-placed";
    YouMayRing { space: String, until: String } = "you-may-ring";
    YouMayFill { space: String } = "you-may-fill";
    YouMayExtra { until: String } = "you-may-extra";
    YouHaveNoRings = "you-have-no-rings";
    YouDropped { space: String, kind: String, left: i64 } = "you-dropped";
    YouHeld = "you-held";
    YouTurnedTimer { color: String, at: String } = "you-turned-timer";
    YouResigned = "you-resigned";
    YouOfferedDraw = "you-offered-draw";
    YouAgreedDraw = "you-agreed-draw";
    YouAborted = "you-aborted";
    NothingDone = "nothing-done";
    AskCallOff { game: i64, red: String, black: String } = "ask-call-off";
    AskForget { player: String } = "ask-forget";
    YouForgot { player: String } = "you-forgot";
    YouCalledOff { game: i64 } = "you-called-off";
    RematchSent { game: i64, place: String } = "rematch-sent";
    YouPutTimer { side: String } = "you-put-timer";
    YouEnteredFull { space: String } = "you-entered-full";
    AskDare { from: String, to: String } = "ask-dare";
    AskResign { game: i64, opponent: String } = "ask-resign";
    AskAbort { game: i64, opponent: String } = "ask-abort";
    AskRing { list: String } = "ask-ring";
    AskRingOrdinary { space: String } = "ask-ring-ordinary";
    AskRingFill { space: String } = "ask-ring-fill";
    AskRingExtra = "ask-ring-extra";
    NoRingThere { why: String, space: String, list: String } = "no-ring-there";
    AskPlace = "ask-place";
    MoreMenu { game: i64, level: i64, sand: String } = "more-menu";
    GameIsOver = "game-is-over";

    // Refusals.
    NoGameOver = "no-game-over";
    NoAway = "no-away";
    NoClosing = "no-closing";
    NoNotYourTurn { player: String } = "no-not-your-turn";
    NoOnlyLateMove { space: String } = "no-only-late-move";
    NoPlaceFirst = "no-place-first";
    NoNotFreeStart = "no-not-free-start";
    NoAllPlaced = "no-all-placed";
    NoGlassThere { space: String, own: String } = "no-glass-there";
    NoNotYourGlass { space: String, own: String } = "no-not-your-glass";
    NoGlassIsLost { space: String } = "no-glass-is-lost";
    NoNotAdjacent { from: String, to: String, ways: String } = "no-not-adjacent";
    NoSameSpace { space: String, ways: String } = "no-same-space";
    NoOccupied { space: String } = "no-occupied";
    NoFull { space: String } = "no-full";
    NoFirstTurns { list: String } = "no-first-turns";
    NoWay { space: String } = "no-way";
    NoLiftedAlready { space: String } = "no-lifted-already";
    NoNothingLifted = "no-nothing-lifted";
    NoRingRight = "no-ring-right";
    NoRingRightOver { space: String } = "no-ring-right-over";
    NoWindowRuns { space: String, until: String } = "no-window-runs";
    NoExtraRing = "no-extra-ring";
    NoExtraOnlyEarned = "no-extra-only-earned";
    NoLastPlaceKept { space: String, until: String } = "no-last-place-kept";
    NoHolderEmpty = "no-holder-empty";
    NoNothingToDecline = "no-nothing-to-decline";
    NoTurnTimer { level: i64 } = "no-turn-timer";
    NoTimerIsTheOpponents = "no-timer-is-the-opponents";
    NoTimerRuns { until: String } = "no-timer-runs";
    NoDraws = "no-draws";
    NoDrawStands = "no-draw-stands";
    NoDrawLapsed = "no-draw-lapsed";
    NoDrawOfferedAlready = "no-draw-offered-already";
    NoTooLateToAbort = "no-too-late-to-abort";
    NoUnknownGame = "no-unknown-game";
    NoNotYourGame = "no-not-your-game";
    NoNotStarted = "no-not-started";
    NoAlreadyStarted { place: String } = "no-already-started";
    NoChallengeDeclined = "no-challenge-declined";
    NoChallengeWithdrawn = "no-challenge-withdrawn";
    NoChallengeLapsed = "no-challenge-lapsed";
    NoChallengeGone = "no-challenge-gone";
    NoNotForYou = "no-not-for-you";
    NoOwnChallenge = "no-own-challenge";
    NoNotYourChallenge = "no-not-your-challenge";
    NoStale = "no-stale";
    NoAnsweredBefore = "no-answered-before";
    NoNotBlack = "no-not-black";
    NoChallengedSelf = "no-challenged-self";
    NoChallengedBot = "no-challenged-bot";
    NoChallengedStranger { player: String } = "no-challenged-stranger";
    NoChallengedBlind { player: String } = "no-challenged-blind";
    NoLengthUnreadable { text: String } = "no-length-unreadable";
    NoSandOutOfRange { min: String, max: String } = "no-sand-out-of-range";
    NoNoteTooLong { most: i64 } = "no-note-too-long";
    NoTooManyChallenges { most: i64 } = "no-too-many-challenges";
    NoTooFast { when: String } = "no-too-fast";
    NoNotPlayedHere = "no-not-played-here";
    NoTooManyGames { most: i64 } = "no-too-many-games";
    NoPatienceOutOfRange { min: String, max: String } = "no-patience-out-of-range";
    NoNotOver = "no-not-over";
    NoRematchStands = "no-rematch-stands";
    NoRematchBegun { game: i64 } = "no-rematch-begun";
    NoOpponentErased = "no-opponent-erased";
    NoRematchTooLate = "no-rematch-too-late";
    NoAdministration = "no-administration";
    NoAdministrationOfOwn = "no-administration-of-own";
    NoSettings { whose: String } = "no-settings";
    NoSpace { text: String } = "no-space";
    NoGameHere = "no-game-here";
    NoSeveralGames { list: String } = "no-several-games";
    NoOnlyOnServers = "no-only-on-servers";
    NoUnknownCommand = "no-unknown-command";
    NoUnknownButton = "no-unknown-button";
    NoPermissions { list: String } = "no-permissions";
    NoPermissionsThere { channel: String, list: String } = "no-permissions-there";
    NoTrouble = "no-trouble";
    NoReplay = "no-replay";
    NoPly { last: i64 } = "no-ply";

    // Lists.
    GamesNone { player: String } = "games-none";
    GamesTitle { player: String } = "games-title";
    GamesRunning { game: i64, opponent: String, level: i64, turn: String, link: String } = "games-running";
    GamesToMove = "games-to-move";
    GamesWaiting { player: String } = "games-waiting";
    GamesClosing = "games-closing";
    GamesDeadline { what: String, space: String, at: String } = "games-deadline";
    GamesOffered { game: i64, challenger: String, opponent: String, at: String, link: String } = "games-offered";
    GamesOfferedToAll { game: i64, challenger: String, at: String, link: String } = "games-offered-to-all";
    GamesMore { count: i64 } = "games-more";
    ChoiceChallenge { game: i64, challenger: String, level: i64 } = "choice-challenge";
    ChoiceGame { game: i64, red: String, black: String, level: i64 } = "choice-game";
    ChoiceGameToMove { game: i64, red: String, black: String, level: i64 } = "choice-game-to-move";
    ChoiceGameOver { game: i64, red: String, black: String, level: i64, result: String } = "choice-game-over";
    ChoiceFromRunning { space: String, left: String, ways: String } = "choice-from-running";
    ChoiceFromUnturned { space: String, ways: String } = "choice-from-unturned";
    ChoiceFromStanding { space: String, ways: String } = "choice-from-standing";
    ChoiceWays { ways: i64 } = "choice-ways";
    ChoiceNotYourTurn = "choice-not-your-turn";
    ChoiceToRoom { space: String, rings: i64, capacity: i64 } = "choice-to-room";
    ChoiceToFills { space: String } = "choice-to-fills";
    ChoiceRingOrdinary { space: String } = "choice-ring-ordinary";
    ChoiceRingFill { space: String } = "choice-ring-fill";
    ChoiceRingExtra { space: String } = "choice-ring-extra";

    // Settings.
    SettingsTitle { channel: String } = "settings-title";
    SettingsLine { setting: String, value: String, from: String } = "settings-line";
    SettingsHint = "settings-hint";
    SettingsChanged = "settings-changed";
    SettingsYes = "settings-yes";
    SettingsNo = "settings-no";
    SettingsPings { pings: String } = "settings-pings";
    SettingsLanguage { language: String } = "settings-language";
    SettingsOpenGames { most: i64 } = "settings-open-games";

    // What is stored about somebody.
    PrivacyShown = "privacy-shown";
    PrivacyTooMuch = "privacy-too-much";
    AskErase = "ask-erase";
    ButtonForget = "button-forget";
    ButtonErase = "button-erase";
    YouErased = "you-erased";
    FormerPlayer = "former-player";

    // Pictures in words.
    BoardHeader { game: i64, level: i64, ply: i64 } = "board-header";
    BoardTurn { color: String } = "board-turn";
    BoardClosing = "board-closing";
    BoardOver { result: String } = "board-over";
    BoardLastMove { color: String, from: String, to: String } = "board-last-move";
    BoardLastPlaced { color: String, space: String } = "board-last-placed";
    BoardGlasses { color: String, glasses: String } = "board-glasses";
    BoardNoGlasses { color: String } = "board-no-glasses";
    BoardGlassLeft { space: String, left: String } = "board-glass-left";
    BoardGlassOut { space: String } = "board-glass-out";
    BoardRings { rings: String } = "board-rings";
    BoardNoRings = "board-no-rings";
    BoardRingsOn { space: String, rings: i64, capacity: i64 } = "board-rings-on";
    BoardHolders { red: i64, black: i64 } = "board-holders";
    BoardLifted { color: String, space: String } = "board-lifted";
    BoardTimer { color: String, left: String } = "board-timer";
    BoardTimerUnaimed { left: String } = "board-timer-unaimed";
    BoardRingRight { color: String, space: String } = "board-ring-right";
    BoardExtra { color: String } = "board-extra";
    BoardLegend = "board-legend";
    PlayerRated { name: String, rating: i64 } = "player-rated";
    BoardPlayers { red: String, black: String } = "board-players";

    // Replays.
    ReplayOf { game: i64, red: String, black: String, level: i64, plies: i64, result: String } = "replay-of";
    ReplayFiles { chart: String } = "replay-files";
    ReplayPicture { game: i64, red: String, black: String, plies: i64, result: String } = "replay-picture";
    ChartPicture { game: i64, sand: String, length: String, glasses: String } = "chart-picture";
    ChartGlass { color: String, space: String, turns: i64 } = "chart-glass";
    ChartGlassLost { color: String, space: String, turns: i64, at: String } = "chart-glass-lost";
    ChartSave { color: String, space: String, left: String, at: String } = "chart-save";

    // Rules and about.
    RulesGoal = "rules-goal";
    RulesTurn = "rules-turn";
    RulesRings = "rules-rings";
    RulesSand = "rules-sand";
    RulesTimer = "rules-timer";
    RulesEnd { patience: String } = "rules-end";
    RulesFree = "rules-free";
    RulesCommands = "rules-commands";
    RulesPicture = "rules-picture";
    RulesMarks = "rules-marks";
    RulesMarksPicture = "rules-marks-picture";
    About { version: String, since: String, offset: i64, games: i64, invite: String } = "about";

    // Lengths of time.
    SpanDays { count: i64 } = "span-days";
    SpanHours { count: i64 } = "span-hours";
    SpanMinutes { count: i64 } = "span-minutes";
    SpanSeconds { count: i64 } = "span-seconds";
    SpanMillis { count: i64 } = "span-millis";
    Anybody = "anybody";
    ColorByLot = "color-by-lot";
    ColorChosen { color: String } = "color-chosen";
    StartCorners = "start-corners";
    StartFree = "start-free";
    PermissionView = "permission-view";
    PermissionSend = "permission-send";
    PermissionSendInThreads = "permission-send-in-threads";
    PermissionThreads = "permission-threads";
    PermissionAttach = "permission-attach";
    SideName { color: String } = "side-name";
    ListJoin { first: String, rest: String } = "list-join";
    ListOr { first: String, rest: String } = "list-or";
}
