//! The ranking, profiles and finished games, each for the asker alone.
//!
//! Private, as everything that is only asked: looking up where one stands is nobody else's business, and a channel in
//! which games are played is no place for lists.

use std::sync::Arc;

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use super::asker::Asker;
use super::asking::or_trouble;
use super::board_message::LONGEST_CONTENT;
use super::escape::escaped;
use super::membership;
use super::page_id::PageId;
use super::ranking_words as rating_words;
use super::reply::Reply;
use super::rest::Rest;
use super::words;
use crate::app::App;
use crate::game::{
    Finished, GuildId, History, Leaderboard, Own, Page, Person, PlayerId, Profile, Ranked, Results, Standing,
};
use crate::i18n::{Language, Message, say};
use crate::rules::{Level, Span};

/// The longest name in a line of the ranking, in characters.
const NAME: usize = 32;
/// The longest name in a line of finished games, which holds more.
const SHORT_NAME: usize = 20;
/// Every level.
const LEVELS: [Level; 3] = [Level::One, Level::Two, Level::Three];

/// Shows a page of the ranking, at the level that is played in the channel if none is named, and asks Discord in the background whether those on it are still there.
pub async fn leaderboard(app: &Arc<App>, rest: &Rest, asker: &Asker, level: Option<Level>, page: u32) -> Reply {
    let language = asker.language;
    let answer = async {
        let level = match level {
            Some(level) => level,
            None => app.settings(asker.guild, asker.home).await?.level.value,
        };
        let board = app.leaderboard(asker.guild, level, page, asker.person.id).await?;
        let others = board.lines.iter().map(|line| line.player).filter(|player| *player != asker.person.id);
        membership::check_later(app, rest, asker.guild, others.collect());
        Ok(Reply {
            content: board_text(language, &board, asker.person.id),
            components: board_buttons(language, &board),
            ..Reply::default()
        })
    };
    or_trouble(language, answer.await)
}

fn board_text(language: Language, board: &Leaderboard, asker: PlayerId) -> String {
    let level = number(board.level);
    let mut lines = Vec::new();
    if board.lines.is_empty() {
        lines.push(say(language, &Message::LeaderboardEmpty { level }));
    } else {
        lines.push(say(language, &Message::LeaderboardTitle { level, pages: pages(language, board.page) }));
        lines.extend(board.lines.iter().map(|line| ranked_line(language, line)));
        if board.lines.iter().any(|line| line.rank.is_none()) {
            lines.push(say(language, &Message::LeaderboardProvisional));
        }
    }
    if !board.shows(asker) {
        lines.push(own_line(language, level, &board.own));
    }
    lines.join("\n")
}

fn ranked_line(language: Language, line: &Ranked) -> String {
    let name = escaped(&line.name, NAME);
    let Standing { rating, games, wins, .. } = line.standing;
    let rating = rating_words::rating(language, &rating);
    let (games, wins) = (i64::from(games), i64::from(wins));
    let message = match line.rank {
        Some(rank) => Message::LeaderboardLine { rank: i64::from(rank), name, rating, games, wins },
        None => Message::LeaderboardUnranked { name, rating, games, wins },
    };
    say(language, &message)
}

/// Says where the asker stands who is not on the page.
fn own_line(language: Language, level: i64, own: &Own) -> String {
    let rating = |standing: &Standing| rating_words::rating(language, &standing.rating);
    let message = match own {
        Own::Unknown => Message::LeaderboardYouUnknown { level },
        Own::Idle(standing) => Message::LeaderboardYouIdle { rating: rating(standing) },
        Own::Listed { rank: Some(rank), standing } => {
            Message::LeaderboardYou { rank: i64::from(*rank), rating: rating(standing) }
        }
        Own::Listed { rank: None, standing } => Message::LeaderboardYouProvisional { rating: rating(standing) },
    };
    say(language, &message)
}

fn board_buttons(language: Language, board: &Leaderboard) -> Vec<CreateActionRow> {
    let level = board.level;
    let turn = |page| PageId::Leaderboard { level, page, whole: false };
    let mut rows = page_buttons(language, board.page, turn);
    let levels = LEVELS.into_iter().map(|other| {
        let id = PageId::Leaderboard { level: other, page: 1, whole: true };
        button(id, say(language, &Message::ButtonLevel { level: number(other) })).disabled(other == level)
    });
    rows.push(CreateActionRow::Buttons(levels.collect()));
    rows
}

/// Shows what is known of a player.
pub async fn profile(app: &App, asker: &Asker, player: PlayerId) -> Reply {
    let language = asker.language;
    let answer = async {
        let profile = app.profile(asker.guild, player).await?;
        Ok(Reply::text(profile_text(language, player, &profile)))
    };
    or_trouble(language, answer.await)
}

fn profile_text(language: Language, player: PlayerId, profile: &Profile) -> String {
    let player = words::mention_of(language, player);
    if profile.results.is_empty() {
        return say(language, &Message::ProfileNone { player });
    }
    let mut lines = vec![say(language, &Message::ProfileTitle { player })];
    for level in LEVELS {
        let results: Vec<&Results> = profile.results.iter().filter(|results| results.level == level).collect();
        if results.is_empty() {
            continue;
        }
        let own = profile.levels.iter().find(|(known, _)| *known == level).map_or(&Own::Unknown, |(_, own)| own);
        lines.push(level_line(language, level, own));
        lines.extend(results.into_iter().map(|results| {
            let Results { color, won, drawn, lost, .. } = *results;
            let (won, drawn, lost) = (i64::from(won), i64::from(drawn), i64::from(lost));
            say(language, &Message::ProfileColor { color: color.word().into(), won, drawn, lost })
        }));
    }
    let sum = |part: fn(&Results) -> u32| profile.results.iter().map(|results| i64::from(part(results))).sum::<i64>();
    lines.push(say(
        language,
        &Message::ProfileGlasses {
            saved: sum(|results| results.glasses_saved),
            lost: sum(|results| results.glasses_lost),
        },
    ));
    if let Some((left, against)) = &profile.closest {
        let opponent = opponent(language, against);
        lines.push(say(language, &Message::ProfileClosest { left: words::span(language, *left), opponent }));
    }
    let plies = sum(|results| results.plies);
    if plies > 0 {
        let thinking: i64 = profile.results.iter().map(|results| results.thinking.as_ms()).sum();
        let average = words::span(language, Span::from_ms(thinking / plies));
        lines.push(say(language, &Message::ProfilePace { average }));
    }
    if let Some(nemesis) = &profile.nemesis {
        let name = escaped(&nemesis.name, NAME);
        lines.push(say(language, &Message::ProfileNemesis { name, games: i64::from(nemesis.games) }));
    }
    lines.join("\n")
}

fn level_line(language: Language, level: Level, own: &Own) -> String {
    let level = number(level);
    let rating = |standing: &Standing| rating_words::rating(language, &standing.rating);
    let games = |standing: &Standing| i64::from(standing.games);
    let message = match own {
        Own::Unknown => Message::ProfileUnrated { level },
        Own::Idle(standing) => Message::ProfileIdle { level, rating: rating(standing), games: games(standing) },
        Own::Listed { rank: Some(rank), standing } => {
            Message::ProfileRanked { level, rating: rating(standing), rank: i64::from(*rank), games: games(standing) }
        }
        Own::Listed { rank: None, standing } => {
            Message::ProfileProvisional { level, rating: rating(standing), games: games(standing) }
        }
    };
    say(language, &message)
}

/// Shows a page of the finished games of a player.
pub async fn history(app: &App, asker: &Asker, player: PlayerId, page: u32) -> Reply {
    let language = asker.language;
    let answer = async {
        let history = app.history(asker.guild, player, page).await?;
        let mut content = history_text(language, asker.guild, player, &history, message_link);
        if content.chars().count() > LONGEST_CONTENT {
            // Without threads the links are long; the channel then has to do.
            content = history_text(language, asker.guild, player, &history, channel_link);
        }
        let components = page_buttons(language, history.page, |page| PageId::History { player, page });
        Ok(Reply { content, components, ..Reply::default() })
    };
    or_trouble(language, answer.await)
}

fn history_text(
    language: Language,
    guild: GuildId,
    player: PlayerId,
    history: &History,
    link: fn(GuildId, &Finished) -> String,
) -> String {
    let player = words::mention_of(language, player);
    let Some(newest) = history.games.first() else { return say(language, &Message::HistoryNone { player }) };
    let mut lines = vec![say(language, &Message::HistoryTitle { player, pages: pages(language, history.page) })];
    lines.extend(history.games.iter().map(|game| history_line(language, game, link(guild, game))));
    lines.push(say(language, &Message::HistoryHint { game: newest.game.number() }));
    lines.join("\n")
}

fn history_line(language: Language, game: &Finished, link: String) -> String {
    let result = if game.points > 0.5 {
        "won"
    } else if game.points < 0.5 {
        "lost"
    } else {
        "drawn"
    };
    let change = match &game.change {
        Some(change) => rating_words::change(language, change, game.color),
        None => say(language, &Message::HistoryUnrated),
    };
    say(
        language,
        &Message::HistoryLine {
            at: words::day(game.ended_at),
            result: result.into(),
            color: game.color.word().into(),
            opponent: opponent(language, &game.opponent),
            level: number(game.level),
            change,
            game: game.game.number(),
            link,
        },
    )
}

fn opponent(language: Language, person: &Person) -> String {
    if person.id.is_former() {
        return say(language, &Message::FormerPlayer);
    }
    escaped(&person.name, SHORT_NAME)
}

/// Links to where a game was played.
fn message_link(guild: GuildId, game: &Finished) -> String {
    match (game.shown.thread, game.shown.board) {
        (Some(thread), _) => format!("<#{thread}>"),
        (None, Some(board)) => {
            format!("https://discord.com/channels/{guild}/{}/{}", board.channel, board.message)
        }
        (None, None) => format!("<#{}>", game.channel),
    }
}

/// Links to the channel of the challenge.
fn channel_link(_: GuildId, game: &Finished) -> String {
    format!("<#{}>", game.channel)
}

fn number(level: Level) -> i64 {
    i64::from(level.number())
}

/// Says which page of how many this is; nothing if it is the only one.
fn pages(language: Language, page: Page) -> String {
    if page.count == 1 {
        return String::new();
    }
    say(language, &Message::PageOf { page: i64::from(page.number), pages: i64::from(page.count) })
}

/// Offers the page before and the page after, as far as there are any.
fn page_buttons(language: Language, page: Page, turn: impl Fn(u32) -> PageId) -> Vec<CreateActionRow> {
    let before = page
        .previous()
        .map(|page| button(turn(page), say(language, &Message::ButtonPageBefore { page: i64::from(page) })));
    let after =
        page.next().map(|page| button(turn(page), say(language, &Message::ButtonPageAfter { page: i64::from(page) })));
    let row: Vec<CreateButton> = before.into_iter().chain(after).collect();
    if row.is_empty() { Vec::new() } else { vec![CreateActionRow::Buttons(row)] }
}

fn button(id: PageId, label: String) -> CreateButton {
    CreateButton::new(id.to_string()).label(label).style(ButtonStyle::Secondary)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{BoardMessage, ChannelId, GameId, MessageId, Nemesis, Rating, RatingChange, Score, Shown};
    use crate::rules::{Color, Timestamp};

    const LARGEST: u64 = u64::MAX;

    fn standing() -> Standing {
        let rating = Rating { value: 12_345.0, ..Rating::NEWCOMER };
        Standing { rating, games: u32::MAX, wins: u32::MAX, last_at: Timestamp::from_ms(0) }
    }

    /// The longest name, of nothing but what must be escaped.
    fn name() -> String {
        "*".repeat(40)
    }

    #[test]
    fn the_longest_leaderboard_fits_into_a_message() {
        let line = |rank| Ranked { rank, player: PlayerId(LARGEST), name: name(), standing: standing() };
        let own = Own::Idle(standing());
        let page = Page { number: u32::MAX - 1, count: u32::MAX };
        let mut lines = vec![line(Some(u32::MAX)); 9];
        lines.push(line(None));
        let board = Leaderboard { level: Level::Three, page, lines, own };
        let text = board_text(Language::English, &board, PlayerId(1));
        assert!(text.contains("not listed") && text.contains("provisional"));
        assert!(text.chars().count() <= LONGEST_CONTENT, "{} characters", text.chars().count());
    }

    #[test]
    fn the_longest_profile_fits_into_a_message() {
        let results = LEVELS.into_iter().flat_map(|level| {
            Color::BOTH.map(|color| Results {
                level,
                color,
                won: u32::MAX,
                drawn: u32::MAX,
                lost: u32::MAX,
                glasses_lost: u32::MAX,
                glasses_saved: u32::MAX,
                closest_save: Some(Span::from_ms(172_799_999)),
                plies: 1,
                thinking: Span::from_ms(172_799_999),
            })
        });
        let profile = Profile {
            levels: LEVELS.map(|level| (level, Own::Idle(standing()))).to_vec(),
            results: results.collect(),
            closest: Some((Span::from_ms(172_799_999), Person { id: PlayerId(LARGEST), name: name() })),
            nemesis: Some(Nemesis { player: PlayerId(LARGEST), name: name(), games: u32::MAX }),
        };
        let text = profile_text(Language::English, PlayerId(LARGEST), &profile);
        assert!(text.chars().count() <= LONGEST_CONTENT, "{} characters", text.chars().count());
    }

    #[test]
    fn the_longest_history_fits_into_a_message_with_short_links() {
        let board = BoardMessage { channel: ChannelId(LARGEST), message: MessageId(LARGEST), attachment: None, ply: 0 };
        let rating = standing().rating;
        let game = Finished {
            game: GameId(LARGEST / 2),
            level: Level::Three,
            ended_at: Timestamp::from_ms(i64::MAX),
            color: Color::Black,
            points: 0.5,
            opponent: Person { id: PlayerId(LARGEST), name: name() },
            change: Some(RatingChange::of(rating, rating, Score::Drawn, 1)),
            channel: ChannelId(LARGEST),
            shown: Shown { board: Some(board), ..Shown::default() },
        };
        let page = Page { number: u32::MAX - 1, count: u32::MAX };
        let history = History { page, games: vec![game; 10] };
        let guild = GuildId(LARGEST);
        let whole = history_text(Language::English, guild, PlayerId(LARGEST), &history, message_link);
        assert!(whole.chars().count() > LONGEST_CONTENT, "the fallback is needed");
        let short = history_text(Language::English, guild, PlayerId(LARGEST), &history, channel_link);
        assert!(short.chars().count() <= LONGEST_CONTENT, "{} characters", short.chars().count());
    }
}
