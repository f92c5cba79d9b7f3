//! A season of games on one server, the same each time, and what follows from it by plain counting.

use std::collections::BTreeMap;

use tamsk_bot::game::{
    ChannelId, ColorChoice, Command, Finished, Game, GameId, GuildId, Nemesis, Person, Place, PlayerId, Rating,
    RatingChange, Results, Score, Standing, Tally, Terms, decide, evolve, rated,
};
use tamsk_bot::rules::{Action, Color, Level, Setup, Space, Span, Start, Then, Timestamp};
use tamsk_bot::store::{Offer, Store, Write};
use tempfile::TempDir;

pub const GUILD: GuildId = GuildId(1);
pub const LEVELS: [Level; 3] = [Level::One, Level::Two, Level::Three];
const BEGAN: i64 = 1_767_225_600_000;

pub struct Season {
    pub store: Store,
    pub url: String,
    /// Every finished game, in the order of their ends.
    pub games: Vec<Game>,
    pub players: Vec<PlayerId>,
    /// When the last game is over.
    pub end: Timestamp,
    _folder: TempDir,
}

/// A small generator of numbers.
pub struct Dice(pub u64);

impl Dice {
    pub fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap() % sides
    }
}

fn person(number: usize) -> Person {
    Person { id: PlayerId((1 << 40) + number as u64), name: format!("player {number}") }
}

/// Plays so many games among so many players, one every so many minutes, and writes them down.
pub async fn season(players: usize, games: usize, minutes: i64) -> Season {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite://{}", folder.path().join("tamsk.sqlite").display());
    let store = Store::open(&url).await.unwrap();
    let mut dice = Dice(0x9E37_79B9_7F4A_7C15);
    let mut at = Timestamp::from_ms(BEGAN);
    let mut finished = Vec::new();
    let mut write = store.write().await.unwrap();
    while finished.len() < games {
        // Some play more than others, and some pairs meet often.
        let red = dice.roll(players).min(dice.roll(players));
        let black = (red + 1 + dice.roll(players - 1).min(dice.roll(players - 1))) % players;
        let (red, black) = (person(red), person(black));
        if red.id == black.id {
            continue;
        }
        let game = play(&mut write, &mut dice, &red, &black, at).await;
        at += Span::from_secs(60 * minutes);
        if game.outcome().is_some() && Score::of(&game).is_some() {
            finished.push(game);
        }
    }
    write.commit().await.unwrap();
    let players = (0..players).map(|number| person(number).id).collect();
    Season { store, url, games: finished, players, end: at, _folder: folder }
}

/// Plays one game at random and writes it down; one in twenty is called off, one in ten is not rated.
async fn play(write: &mut Write, dice: &mut Dice, red: &Person, black: &Person, at: Timestamp) -> Game {
    let channel = ChannelId(2);
    let place = Place { guild: GUILD, channel, home: channel, can_thread: true, locale: "en-US".into() };
    let level = LEVELS[dice.roll(3)];
    let terms = Terms {
        color: ColorChoice::Chosen(Color::Red),
        rated: dice.roll(10) > 0,
        ..Terms::new(level, Start::Corners, Setup::BOX_SAND)
    };
    let (challenger, opponent) = (red.clone(), Some(black.clone()));
    let offer = Offer { place, terms, rematch_of: None, challenger, opponent, at };
    let id = write.insert(&offer).await.unwrap();
    let before = write.game(id).await.unwrap().unwrap();
    let mut game = before.game.clone();
    let mut now = at;
    ask(&mut game, black, Command::Accept { lot: Color::Red }, now);
    if dice.roll(20) == 0 {
        ask(&mut game, red, Command::Act(Action::Abort), now);
    }
    for _ in 0..dice.roll(16) {
        let position = &game.play().unwrap().position;
        let Some(turn) = position.turn() else { break };
        let moves: Vec<(Space, Space)> = position.legal_moves().collect();
        let (from, to) = moves[dice.roll(moves.len())];
        let step = Action::Move { from, to, then: if dice.roll(2) == 0 { Then::Ring } else { Then::Hold } };
        now += Span::from_ms(dice.roll(50_000) as i64);
        ask(&mut game, if turn == Color::Red { red } else { black }, Command::Act(step), now);
    }
    let loser = if dice.roll(5) < 2 { red } else { black };
    ask(&mut game, loser, Command::Act(Action::Resign), now + Span::from_secs(1));
    write.save(&before, &game).await.unwrap();
    game
}

/// Lets a request happen; one that the rules refuse, for a glass ran out meanwhile, is not made.
fn ask(game: &mut Game, actor: &Person, command: Command, at: Timestamp) {
    if let Ok(events) = decide(game, actor, command, at) {
        *game = events.iter().fold(game.clone(), evolve);
    }
}

/// Everything that follows from games by counting, without a database.
pub struct Counted {
    pub standings: BTreeMap<(u8, PlayerId), Standing>,
    pub changes: BTreeMap<GameId, RatingChange>,
}

/// Rates games in their order, looking through all of them for those of the same two.
pub fn count(games: &[Game]) -> Counted {
    let mut counted = Counted { standings: BTreeMap::new(), changes: BTreeMap::new() };
    for (index, game) in games.iter().enumerate() {
        let Ok(score) = rated(game) else { continue };
        let at = game.outcome().unwrap().at;
        let level = game.terms.setup.level.number();
        let pair = |game: &Game| {
            let two = [game.player(Color::Red).id, game.player(Color::Black).id];
            (two[0].min(two[1]), two[0].max(two[1]))
        };
        let recent = games[..index].iter().filter(|earlier| {
            rated(earlier).is_ok()
                && pair(earlier) == pair(game)
                && at.since(earlier.outcome().unwrap().at) < Span::from_secs(7 * 86_400)
        });
        let nth = 1 + u32::try_from(recent.count()).unwrap();
        let stood = |color| {
            let player = game.player(color).id;
            counted.standings.get(&(level, player)).copied().unwrap_or(Standing::newcomer(at))
        };
        let stood = Color::BOTH.map(stood);
        let [red, black] = stood.map(|standing| {
            let days = at.since(standing.last_at).as_ms() / 86_400_000;
            standing.rating.after_idling(Span::from_secs(days * 86_400))
        });
        let change = RatingChange::of(red, black, score, nth);
        for (color, before) in Color::BOTH.into_iter().zip(stood) {
            let won = u32::from(score.points(color) > 0.5);
            let after = Standing {
                rating: change.side(color).after,
                games: before.games + 1,
                wins: before.wins + won,
                last_at: at,
            };
            counted.standings.insert((level, game.player(color).id), after);
        }
        counted.changes.insert(game.id, change);
    }
    counted
}

/// Compares everything the store answers with plain counting, for every level and player.
pub async fn compare(season: &Season) {
    let counted = count(&season.games);
    assert!(counted.changes.len() > season.games.len() / 2, "most games are rated");
    for level in LEVELS {
        compare_leaderboard(season, &counted, level).await;
    }
    for player in &season.players {
        compare_player(season, &counted, *player).await;
    }
    let audit = Store::audit(&season.url).await.unwrap();
    assert_eq!(audit.differences, Vec::<String>::new());
    assert_eq!((audit.games, audit.rated), (season.games.len(), counted.changes.len()));
}

async fn compare_leaderboard(season: &Season, counted: &Counted, level: Level) {
    let listed = |standing: &Standing| season.end.since(standing.last_at) < Rating::LISTED_FOR;
    let mut expected: Vec<(PlayerId, Standing)> = counted
        .standings
        .iter()
        .filter(|((at, _), standing)| *at == level.number() && listed(standing))
        .map(|((_, player), standing)| (*player, *standing))
        .collect();
    expected.sort_by(|(one, first), (other, second)| {
        let provisional = first.rating.is_provisional().cmp(&second.rating.is_provisional());
        provisional.then(second.rating.value.total_cmp(&first.rating.value)).then(one.cmp(other))
    });
    let ranked = expected.iter().filter(|(_, standing)| !standing.rating.is_provisional()).count();
    let mut found = Vec::new();
    let mut page = 1;
    loop {
        let asker = season.players[0];
        let board = season.store.leaderboard(GUILD, level, page, asker, season.end).await.unwrap();
        for line in board.lines {
            let place = found.len() + 1;
            assert_eq!(line.rank, (place <= ranked).then(|| u32::try_from(place).unwrap()));
            found.push((line.player, line.standing));
        }
        match board.page.next() {
            Some(next) => page = next,
            None => break,
        }
    }
    assert_eq!(found, expected, "level {level:?}");
}

async fn compare_player(season: &Season, counted: &Counted, player: PlayerId) {
    let mine: Vec<(&Game, Color)> =
        season.games.iter().filter_map(|game| Some((game, game.color_of(player)?))).collect();
    let mut results: BTreeMap<(u8, bool), Results> = BTreeMap::new();
    let mut lost_to: BTreeMap<PlayerId, u32> = BTreeMap::new();
    for (game, color) in &mine {
        let (level, color) = (game.terms.setup.level, *color);
        let sum = results.entry((level.number(), color == Color::Black)).or_insert(Results {
            level,
            color,
            won: 0,
            drawn: 0,
            lost: 0,
            glasses_lost: 0,
            glasses_saved: 0,
            closest_save: None,
            plies: 0,
            thinking: Span::ZERO,
        });
        let points = Score::of(game).unwrap().points(color);
        sum.won += u32::from(points > 0.5);
        sum.lost += u32::from(points < 0.5);
        sum.drawn += u32::from(points == 0.5);
        let [red, black] = Tally::of(game).unwrap();
        let tally = if color == Color::Red { red } else { black };
        sum.glasses_lost += tally.glasses_lost;
        sum.glasses_saved += tally.glasses_saved;
        sum.closest_save = [sum.closest_save, tally.closest_save].into_iter().flatten().min();
        sum.plies += tally.plies;
        sum.thinking = Span::from_ms(sum.thinking.as_ms() + tally.thinking.as_ms());
        if points < 0.5 {
            *lost_to.entry(game.player(color.opponent()).id).or_default() += 1;
        }
    }
    let profile = season.store.profile(GUILD, player, season.end).await.unwrap();
    assert_eq!(profile.results, results.into_values().collect::<Vec<_>>(), "player {player}");
    match &profile.nemesis {
        Some(Nemesis { player, games, .. }) => {
            assert_eq!(lost_to.get(player), Some(games));
            assert_eq!(lost_to.values().max(), Some(games));
        }
        None => assert!(lost_to.is_empty()),
    }
    let mut found: Vec<Finished> = Vec::new();
    let mut page = 1;
    loop {
        let history = season.store.history(GUILD, player, page).await.unwrap();
        found.extend(history.games);
        match history.page.next() {
            Some(next) => page = next,
            None => break,
        }
    }
    let told: Vec<_> = found.iter().map(|line| (line.game, line.color, line.ended_at, line.change)).collect();
    let mut expected: Vec<_> = mine
        .iter()
        .map(|(game, color)| (game.id, *color, game.outcome().unwrap().at, counted.changes.get(&game.id).copied()))
        .collect();
    expected.sort_by_key(|(game, _, at, _)| (std::cmp::Reverse(*at), std::cmp::Reverse(*game)));
    assert_eq!(told, expected, "player {player}");
}
