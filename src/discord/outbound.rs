//! What the bot says by itself: the port of the outbox, with the bot's own token.

use serenity::all::{
    AutoArchiveDuration, ChannelType, CreateAllowedMentions, CreateAttachment, CreateMessage, CreateThread,
    EditMessage, MessageFlags, Nonce, UserId,
};

use super::body::{self, Pictures};
use super::escape::plain;
use super::picture::Painter;
use super::rematching::rematch_button;
use super::rest::{Rest, RestError};
use super::trouble::Kind;
use super::{board_message, challenge_message, result_message, words};
use crate::app::{Delivery, Outgoing, Receipt, Trouble};
use crate::game::{self, BoardMessage, Effect, Game, LowSand, Pings, Play, PlayerId, Stage, View};
use crate::i18n::{Language, Message, say};
use crate::rules::{Color, Happening, Hourglass, Sand, Span};

/// Speaks on Discord.
#[derive(Clone, Debug)]
pub struct Speaker {
    rest: Rest,
    painter: Painter,
}

/// A message as it is sent.
#[derive(Debug)]
pub struct Letter {
    /// What Discord reads.
    pub body: serde_json::Value,
    /// The picture that goes with it.
    pub picture: Option<CreateAttachment>,
}

/// A message to be posted.
#[derive(Default)]
struct Draft {
    content: String,
    pings: Vec<PlayerId>,
    components: Vec<serenity::all::CreateActionRow>,
    view: Option<View>,
    /// Whether it makes no sound.
    quietly: bool,
}

impl Outgoing for Speaker {
    fn closed(&self) -> Option<Span> {
        self.rest.wait_for_all()
    }

    fn closed_for(&self, effect: &Effect, to: game::ChannelId) -> Option<Span> {
        match effect {
            Effect::PostChallenge
            | Effect::PostBoard { .. }
            | Effect::Tell { .. }
            | Effect::TellAway { .. }
            | Effect::Warn(_)
            | Effect::PostResult { .. }
            | Effect::TellParent => self.rest.post_wait(to.0),
            Effect::EditChallenge | Effect::Repaint | Effect::StripBoard { .. } | Effect::StrikeWarning(_) => {
                self.rest.edit_wait(to.0)
            }
            Effect::OpenThread => None,
        }
    }

    async fn deliver(&self, delivery: Delivery) -> Result<Receipt, Trouble> {
        // Boxed: what is in here is large, and the dispatcher keeps many.
        Box::pin(self.perform(&delivery)).await
    }
}

impl Speaker {
    /// Makes a speaker.
    #[must_use]
    pub const fn new(rest: Rest, painter: Painter) -> Speaker {
        Speaker { rest, painter }
    }

    async fn perform(&self, delivery: &Delivery) -> Result<Receipt, Trouble> {
        let Delivery { game, shown, effect, to, at, .. } = delivery;
        let language = Language::of_locale(&delivery.locale);
        let channel = to.0;
        match effect {
            Effect::PostChallenge => {
                // One whose game has begun is posted anew where the game has moved to: that calls nobody.
                let called = game.opponent.iter().filter(|_| matches!(game.stage, Stage::Offered { .. }));
                let draft = Draft {
                    content: challenge_message::content(language, game, *shown),
                    pings: called.map(|opponent| opponent.id).collect(),
                    components: challenge_message::buttons(language, game),
                    ..Draft::default()
                };
                self.post(delivery, language, draft).await
            }
            Effect::EditChallenge => {
                let Some(message) = shown.challenge else { return Ok(Receipt::Done) };
                let edit = EditMessage::new()
                    .content(challenge_message::content(language, game, *shown))
                    .components(challenge_message::buttons(language, game))
                    .allowed_mentions(CreateAllowedMentions::new());
                self.edit(channel, message, edit, Pictures::Unchanged).await
            }
            Effect::OpenThread => self.open_thread(language, delivery).await,
            Effect::PostBoard { ply, again } => {
                let Some(play) = game.play() else { return Ok(Receipt::Done) };
                self.post(delivery, language, new_board_draft(language, delivery, play, *ply, *again)).await
            }
            Effect::Repaint => self.repaint(language, delivery).await,
            Effect::StripBoard { message, attachment, ply, .. } => {
                let mut edit = EditMessage::new().components(Vec::new()).allowed_mentions(CreateAllowedMentions::new());
                if let (Some(play), Some(ply)) = (game.play(), ply) {
                    edit = edit.content(board_message::past_content(language, game, play, *ply));
                }
                let pictures = attachment.map_or(Pictures::Unchanged, Pictures::Keep);
                self.edit(channel, game::MessageId(*message), edit, pictures).await
            }
            Effect::Tell { from, to } => {
                let Some(play) = game.play() else { return Ok(Receipt::Done) };
                let mut draft = tell_draft(language, game, play, *from, *to);
                if delivery.pings != Pings::Turn {
                    draft.pings.clear();
                }
                self.post(delivery, language, draft).await
            }
            Effect::TellAway { ms } => {
                let away = words::span(language, Span::from_ms(*ms));
                let sand = if game.play().is_some_and(has_running_sand) { "runs" } else { "none" };
                let content = say(language, &Message::WasAway { away, sand: sand.into() });
                let draft = Draft { content, ..Draft::default() };
                self.post(delivery, language, draft).await
            }
            Effect::Warn(glass) => {
                let draft = Draft {
                    content: say(language, &low_sand(language, game, glass, advice(game, glass))),
                    pings: vec![game.player(glass.color).id],
                    ..Draft::default()
                };
                self.post(delivery, language, draft).await
            }
            Effect::StrikeWarning(glass) => {
                let Some(message) = delivery.warning else { return Ok(Receipt::Done) };
                let warning = say(language, &low_sand(language, game, glass, "none"));
                let edit = EditMessage::new()
                    .content(say(language, &Message::LowSandOver { warning }))
                    .allowed_mentions(CreateAllowedMentions::new());
                self.edit(channel, message, edit, Pictures::Unchanged).await
            }
            Effect::PostResult { from } => {
                let Some(play) = game.play() else { return Ok(Receipt::Done) };
                let draft = Draft {
                    content: result_message::content(language, game, play, *from, delivery.rating.as_ref()),
                    pings: Vec::new(),
                    components: rematch_button(language, game),
                    view: game.view(*at),
                    ..Draft::default()
                };
                self.post(delivery, language, draft).await
            }
            Effect::TellParent => {
                let Some(outcome) = game.outcome() else { return Ok(Receipt::Done) };
                let place = challenge_message::place(game, *shown);
                let content = result_message::parent_line(language, game, outcome, place);
                let draft = Draft { content, ..Draft::default() };
                self.post(delivery, language, draft).await
            }
        }
    }

    /// Posts a message once: the same outbox row is the same message to Discord.
    async fn post(&self, delivery: &Delivery, language: Language, draft: Draft) -> Result<Receipt, Trouble> {
        let Some(Letter { body, picture }) = self.write(delivery, language, draft).await? else {
            return Ok(Receipt::Done);
        };
        let files = Pictures::of(picture.as_ref()).files();
        match self.rest.post(delivery.to.0, &body, files).await {
            Ok(posted) => Ok(Receipt::Posted {
                message: game::MessageId(posted.id),
                // Where the answer does not tell, there is one of which the number is not known.
                attachment: posted.attachment.unwrap_or_else(|| picture.map(|_| BoardMessage::UNSURE)),
            }),
            // It stands, but where is not to be read: asked again under its nonce, Discord tells of the same message.
            Err(error) if error.is_done() && delivery.is_first_try => Err(Trouble::Later(None)),
            // Told again so that nobody can read it, it is left standing: another would be one too many.
            Err(error) if error.is_done() => Ok(Receipt::Done),
            Err(error) => Err(trouble(error)),
        }
    }

    /// Writes the message of a game's newest board as it would be posted, and sends nothing.
    ///
    /// # Errors
    ///
    /// Fails when the message cannot be written as JSON, which its types do not allow.
    pub async fn write_board(&self, delivery: &Delivery) -> Result<Option<Letter>, Trouble> {
        let language = Language::of_locale(&delivery.locale);
        let Some(play) = delivery.game.play() else { return Ok(None) };
        let draft = new_board_draft(language, delivery, play, play.position.plies(), false);
        self.write(delivery, language, draft).await
    }

    /// Writes a message with its picture; nothing if there is nothing to say.
    async fn write(&self, delivery: &Delivery, language: Language, draft: Draft) -> Result<Option<Letter>, Trouble> {
        if draft.content.is_empty() && draft.view.is_none() {
            return Ok(None);
        }
        let (mut content, mut view) = (draft.content, draft.view);
        if !delivery.pictured && view.take().is_some() {
            content = board_message::cut(&format!("{content}\n{}", say(language, &Message::WithoutPicture)));
        }
        let users: Vec<UserId> = draft.pings.iter().map(|player| UserId::new(player.0)).collect();
        let flags = if draft.quietly { MessageFlags::SUPPRESS_NOTIFICATIONS } else { MessageFlags::empty() };
        let message = CreateMessage::new()
            .flags(flags)
            .content(content)
            .components(draft.components)
            .allowed_mentions(CreateAllowedMentions::new().users(users))
            .nonce(Nonce::String(nonce(delivery)))
            .enforce_nonce(true);
        let picture = self.paint(language, delivery, view).await;
        let body = body::message(&message, Pictures::of(picture.as_ref())).map_err(unwritable)?;
        Ok(Some(Letter { body, picture }))
    }

    async fn edit(
        &self,
        channel: u64,
        message: game::MessageId,
        edit: EditMessage,
        pictures: Pictures<'_>,
    ) -> Result<Receipt, Trouble> {
        let body = body::message(&edit, pictures).map_err(unwritable)?;
        let mut edited = self.rest.edit(channel, message.0, &body, pictures.files()).await;
        if let Err(RestError { kind: Kind::Archived, .. }) = edited {
            self.rest.wake_thread(channel).await.map_err(trouble)?;
            edited = self.rest.edit(channel, message.0, &body, pictures.files()).await;
        }
        let attachment = match edited {
            Ok(posted) => posted.attachment,
            Err(error) if error.is_done() => None,
            Err(error) => return Err(trouble(error)),
        };
        let has_picture = matches!(pictures, Pictures::New(_) | Pictures::Keep(_));
        Ok(Receipt::Edited { attachment: attachment.unwrap_or_else(|| has_picture.then_some(BoardMessage::UNSURE)) })
    }

    async fn repaint(&self, language: Language, delivery: &Delivery) -> Result<Receipt, Trouble> {
        let game = &delivery.game;
        let (Some(board), Some(play)) = (delivery.shown.board, game.play()) else { return Ok(Receipt::Done) };
        let draft = board_draft(language, game, play, board.ply, delivery.at);
        // A board that was posted without a picture gets none: the bot may not show one there.
        let view = draft.view.filter(|_| board.attachment.is_some());
        let picture = self.paint(language, delivery, view).await;
        // Should drawing fail, the old picture stays.
        let kept = board.picture().map_or(Pictures::Unchanged, Pictures::Keep);
        let pictures = picture.as_ref().map_or(kept, |picture| Pictures::of(Some(picture)));
        let edit = EditMessage::new()
            .content(draft.content)
            .components(draft.components)
            .allowed_mentions(CreateAllowedMentions::new());
        self.edit(board.channel.0, board.message, edit, pictures).await
    }

    async fn paint(&self, language: Language, delivery: &Delivery, view: Option<View>) -> Option<CreateAttachment> {
        let tag = u64::try_from(delivery.row).unwrap_or_default();
        self.painter.attachment(language, view?, tag).await
    }

    /// Makes the game's thread on the message of the challenge: a second try finds the same thread.
    async fn open_thread(&self, language: Language, delivery: &Delivery) -> Result<Receipt, Trouble> {
        let Delivery { game, shown, to, .. } = delivery;
        let name = say(
            language,
            &Message::ThreadName {
                game: game.id.number(),
                red: plain(&game.player(Color::Red).name, 30),
                black: plain(&game.player(Color::Black).name, 30),
            },
        );
        let thread = CreateThread::new(plain(&name, 100)).auto_archive_duration(AutoArchiveDuration::OneWeek);
        // On a message it is of the message's kind; where it hangs on none its kind must be said.
        let alone = serde_json::to_value(thread.clone().kind(ChannelType::PublicThread)).map_err(unwritable)?;
        let thread = serde_json::to_value(&thread).map_err(unwritable)?;
        let made = match shown.challenge {
            Some(message) if self.has_thread(message, delivery.is_first_try).await? => Ok(message.0),
            Some(message) => match self.rest.open_thread_on(to.0, message.0, &thread).await {
                Err(RestError { kind: Kind::ThreadExists, .. }) => Ok(message.0),
                Err(RestError { kind: Kind::MessageGone, .. }) => self.rest.open_thread(to.0, &alone).await,
                made => made,
            },
            None => self.rest.open_thread(to.0, &alone).await,
        };
        let made = made.map_err(trouble)?;
        // A courtesy: without it the player who is not called first would not see the thread in his list.
        let players = [Some(&game.challenger), game.opponent.as_ref()].into_iter().flatten();
        for person in players.filter(|person| !person.id.is_former()) {
            if let Err(error) = self.rest.add_thread_member(made, person.id.0).await {
                tracing::debug!(kind = ?error.kind, "a player was not added to the thread");
            }
        }
        Ok(Receipt::Thread(game::ChannelId(made)))
    }

    /// Looks for the thread that an earlier try may have made on a message: it has the message's number.
    async fn has_thread(&self, message: game::MessageId, is_first_try: bool) -> Result<bool, Trouble> {
        if is_first_try {
            return Ok(false);
        }
        match self.rest.look_at_channel(message.0).await {
            Ok(()) => Ok(true),
            Err(RestError { status: Some(404), .. }) => Ok(false),
            Err(error) => Err(trouble(error)),
        }
    }
}

/// Names a message to Discord: the same row always has the same name, and no row of another database has it, nor one
/// that was numbered anew after a database was put back.
fn nonce(delivery: &Delivery) -> String {
    const LOW: i64 = (1 << 44) - 1;
    match delivery.enqueued_at.as_ms() {
        // It has waited since before that was written down.
        0 => format!("tamsk-{}", delivery.row),
        ms => format!("{:x}-{:x}", delivery.row & LOW, ms & LOW),
    }
}

/// Drafts the board message of a ply: as things stand, or as they stood if play has gone on.
fn board_draft(language: Language, game: &Game, play: &Play, ply: u32, at: crate::rules::Timestamp) -> Draft {
    let content = board_message::content(language, game, play, ply);
    if play.position.plies() != ply {
        return Draft { content, view: game.view_at_ply(ply), ..Draft::default() };
    }
    // A late move leaves the turn with whoever was called when it was overstepped.
    let story = play.story(ply);
    let is_late = matches!(story.first().map(|told| told.what), Some(Happening::Moved { late: true, .. }));
    let is_called = !is_late || story.iter().any(|told| matches!(told.what, Happening::TurnLost { .. }));
    let called = play.position.turn().filter(|_| is_called);
    Draft {
        content,
        pings: called.map(|turn| game.player(turn).id).into_iter().collect(),
        components: board_message::buttons(language, game, &play.position, None),
        view: game.view(at),
        quietly: false,
    }
}

/// Drafts a new board message of a ply, which calls whoever is to move if that is wanted.
fn new_board_draft(language: Language, delivery: &Delivery, play: &Play, ply: u32, again: bool) -> Draft {
    let mut draft = board_draft(language, &delivery.game, play, ply, delivery.at);
    if again || delivery.pings != Pings::Turn {
        draft.pings.clear();
    }
    draft.quietly = play.is_brisk();
    draft
}

/// Drafts words of their own; who has become the one to move is called.
fn tell_draft(language: Language, game: &Game, play: &Play, from: usize, to: usize) -> Draft {
    let told = play.chronicle.get(from..to).unwrap_or_default();
    let lines: Vec<String> = told
        .iter()
        .filter(|told| game::is_spoken(told) || matches!(told.what, Happening::PutBack { by_itself: true, .. }))
        .filter_map(|told| words::happening(language, game, told))
        .collect();
    let turn_changed = told.iter().any(|told| {
        matches!(told.what, Happening::TurnLost { .. } | Happening::Overstepped { .. } | Happening::PlayResumed { .. })
    });
    // If play has gone on since, the board message that follows calls whoever is to move.
    let is_news = to == play.chronicle.len();
    let mover = play.position.turn().map(|turn| game.player(turn)).filter(|_| turn_changed && is_news);
    Draft {
        content: board_message::cut(&lines.join("\n")),
        pings: mover.map(|person| person.id).into_iter().collect(),
        ..Draft::default()
    }
}

/// Tells whether any hourglass runs.
fn has_running_sand(play: &Play) -> bool {
    let mut glasses = Color::BOTH.into_iter().flat_map(|color| play.position.board().glasses(color));
    glasses.any(|glass| matches!(glass.sand(), Sand::Running(_)))
}

/// Says that a glass runs low; whose, where and until when, and what helps.
fn low_sand(language: Language, game: &Game, glass: &LowSand, advice: &str) -> Message {
    Message::LowSand {
        player: words::player(language, game, glass.color),
        space: glass.space.to_string(),
        relative: words::relative(glass.runs_out_at),
        clock: words::clock(glass.runs_out_at, game.terms.setup.sand),
        advice: advice.into(),
    }
}

/// Tells what helps a glass that runs low: a move now or in the player's turn, if those never turned do not go first.
fn advice(game: &Game, glass: &LowSand) -> &'static str {
    let Some(position) = game.play().map(|play| &play.position) else { return "none" };
    let ways = |from| position.board().destinations(position.setup().level, glass.color, from);
    let is_unturned = |other: &&Hourglass| other.sand() == Sand::Unturned;
    let mut unturned =
        position.board().glasses(glass.color).iter().filter(is_unturned).filter_map(|other| other.space());
    if !position.destinations(glass.color, glass.space).is_empty() {
        "move"
    } else if position.turn().is_none() {
        "none"
    } else if !ways(glass.space).is_empty() {
        "wait"
    } else if unturned.any(|other| !ways(other).is_empty()) {
        "first"
    } else {
        "none"
    }
}

fn unwritable(error: serde_json::Error) -> Trouble {
    tracing::error!(%error, "a message cannot be written");
    Trouble::Rejected
}

fn trouble(error: RestError) -> Trouble {
    match error.kind {
        Kind::TooMany | Kind::Unauthorized => Trouble::Later(error.wait),
        Kind::Unreachable | Kind::Broken => Trouble::Later(None),
        Kind::Forbidden => Trouble::Forbidden,
        Kind::Unseen => Trouble::Unseen,
        Kind::Locked => Trouble::Locked,
        Kind::MessageGone | Kind::InteractionOver => Trouble::MessageGone,
        Kind::ChannelGone => Trouble::ChannelGone,
        kind @ (Kind::Unreadable
        | Kind::AlreadyAnswered
        | Kind::ThreadExists
        | Kind::Archived
        | Kind::NoMember
        | Kind::Rejected { .. }) => {
            tracing::error!(?kind, "Discord will not have a request");
            Trouble::Rejected
        }
    }
}
