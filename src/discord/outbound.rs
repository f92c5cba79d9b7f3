//! What the bot says by itself: the port of the outbox, with the bot's own token.

use std::sync::Arc;

use serenity::all::{
    AutoArchiveDuration, ChannelId, ChannelType, CreateAllowedMentions, CreateAttachment, CreateMessage, CreateThread,
    EditMessage, EditThread, Http, MessageFlags, MessageId, Nonce, UserId,
};

use super::body::{self, Pictures};
use super::escape::plain;
use super::picture::Painter;
use super::rematching::rematch_button;
use super::trouble::{Kind, counted, kind_of};
use super::{board_message, challenge_message, result_message, words};
use crate::app::{Delivery, Outgoing, Receipt, Trouble};
use crate::game::{self, Effect, Game, LowSand, Pings, Play, PlayerId, Stage, View};
use crate::i18n::{Language, Message, say};
use crate::rules::{Color, Happening, Span};
use crate::watch::Watch;

/// Speaks on Discord.
#[derive(Clone, Debug)]
pub struct Speaker {
    http: Arc<Http>,
    painter: Painter,
    watch: Watch,
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
    async fn deliver(&self, delivery: Delivery) -> Result<Receipt, Trouble> {
        // Boxed: what is in here is large, and the dispatcher keeps many.
        Box::pin(self.perform(&delivery)).await
    }
}

impl Speaker {
    /// Makes a speaker, and counts what it sends.
    #[must_use]
    pub fn new(mut http: Http, painter: Painter, watch: Watch) -> Speaker {
        if let Some(limiter) = &mut http.ratelimiter {
            let watch = watch.clone();
            limiter.set_ratelimit_callback(Box::new(move |_waited| watch.rate_limited()));
        }
        Speaker { http: Arc::new(http), painter, watch }
    }

    /// Counts what came of a request, and hands it on.
    #[expect(clippy::result_large_err, reason = "the error is serenity's own, and only handed on")]
    fn counted<T>(&self, sent: serenity::Result<T>) -> serenity::Result<T> {
        counted(&self.watch, sent)
    }

    async fn perform(&self, delivery: &Delivery) -> Result<Receipt, Trouble> {
        let Delivery { game, shown, effect, to, at, .. } = delivery;
        let language = Language::of_locale(&delivery.locale);
        let channel = ChannelId::new(to.0);
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
            Effect::StripBoard { message, attachment, .. } => {
                let edit = EditMessage::new().components(Vec::new()).allowed_mentions(CreateAllowedMentions::new());
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
                let draft = Draft { content: say(language, &Message::WasAway { away }), ..Draft::default() };
                self.post(delivery, language, draft).await
            }
            Effect::Warn(glass) => {
                let draft = Draft {
                    content: say(language, &low_sand(language, game, glass)),
                    pings: vec![game.player(glass.color).id],
                    ..Draft::default()
                };
                self.post(delivery, language, draft).await
            }
            Effect::StrikeWarning(glass) => {
                let Some(message) = delivery.warning else { return Ok(Receipt::Done) };
                let warning = say(language, &low_sand(language, game, glass));
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
        let to = ChannelId::new(delivery.to.0);
        let posted = self.http.send_message(to, Pictures::of(picture.as_ref()).files(), &body).await;
        let posted = self.counted(posted).map_err(trouble)?;
        Ok(Receipt::Posted {
            message: game::MessageId(posted.id.get()),
            attachment: posted.attachments.first().map(|attachment| attachment.id.get()),
        })
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
            .nonce(Nonce::String(format!("tamsk-{}", delivery.row)))
            .enforce_nonce(true);
        let picture = self.paint(language, delivery, view).await;
        let body = body::message(&message, Pictures::of(picture.as_ref())).map_err(|error| trouble(error.into()))?;
        Ok(Some(Letter { body, picture }))
    }

    async fn edit(
        &self,
        channel: ChannelId,
        message: game::MessageId,
        edit: EditMessage,
        pictures: Pictures<'_>,
    ) -> Result<Receipt, Trouble> {
        let id = MessageId::new(message.0);
        let body = body::message(&edit, pictures).map_err(|error| trouble(error.into()))?;
        let mut edited = self.counted(self.http.edit_message(channel, id, &body, pictures.files()).await);
        if let Err(error) = &edited
            && kind_of(error) == Kind::Archived
        {
            let opened = channel.edit_thread(&self.http, EditThread::new().archived(false)).await;
            self.counted(opened).map_err(trouble)?;
            edited = self.counted(self.http.edit_message(channel, id, &body, pictures.files()).await);
        }
        let edited = edited.map_err(trouble)?;
        Ok(Receipt::Edited { attachment: edited.attachments.first().map(|attachment| attachment.id.get()) })
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
        let pictures = picture.as_ref().map_or(kept, Pictures::New);
        let edit = EditMessage::new()
            .content(draft.content)
            .components(draft.components)
            .allowed_mentions(CreateAllowedMentions::new());
        self.edit(ChannelId::new(board.channel.0), board.message, edit, pictures).await
    }

    async fn paint(&self, language: Language, delivery: &Delivery, view: Option<View>) -> Option<CreateAttachment> {
        let tag = u64::try_from(delivery.row).unwrap_or_default();
        self.painter.attachment(language, view?, tag).await
    }

    /// Makes the game's thread on the message of the challenge: a second try finds the same thread.
    async fn open_thread(&self, language: Language, delivery: &Delivery) -> Result<Receipt, Trouble> {
        let Delivery { game, shown, to, .. } = delivery;
        let channel = ChannelId::new(to.0);
        let name = say(
            language,
            &Message::ThreadName {
                game: game.id.number(),
                red: plain(&game.player(Color::Red).name, 30),
                black: plain(&game.player(Color::Black).name, 30),
            },
        );
        let thread = CreateThread::new(plain(&name, 100))
            .kind(ChannelType::PublicThread)
            .auto_archive_duration(AutoArchiveDuration::OneWeek);
        let made = match shown.challenge.map(|message| MessageId::new(message.0)) {
            Some(message) => match self.thread_on(message, delivery.is_first_try).await? {
                Some(thread) => Ok(thread),
                None => {
                    match self.counted(channel.create_thread_from_message(&self.http, message, thread.clone()).await) {
                        Err(error) if kind_of(&error) == Kind::ThreadExists => Ok(ChannelId::new(message.get())),
                        Err(error) if kind_of(&error) == Kind::MessageGone => {
                            self.counted(channel.create_thread(&self.http, thread).await).map(|thread| thread.id)
                        }
                        made => made.map(|thread| thread.id),
                    }
                }
            },
            None => self.counted(channel.create_thread(&self.http, thread).await).map(|thread| thread.id),
        };
        let made = made.map_err(trouble)?;
        // A courtesy: without it the player who is not called first would not see the thread in his list.
        for person in [Some(&game.challenger), game.opponent.as_ref()].into_iter().flatten() {
            let added = made.add_thread_member(&self.http, UserId::new(person.id.0)).await;
            if let Err(error) = self.counted(added) {
                tracing::debug!(kind = ?kind_of(&error), "a player was not added to the thread");
            }
        }
        Ok(Receipt::Thread(game::ChannelId(made.get())))
    }

    /// Finds the thread that an earlier try may have made on a message: it has the message's number.
    async fn thread_on(&self, message: MessageId, is_first_try: bool) -> Result<Option<ChannelId>, Trouble> {
        let thread = ChannelId::new(message.get());
        if is_first_try {
            return Ok(None);
        }
        match self.counted(self.http.get_channel(thread).await) {
            Ok(_) => Ok(Some(thread)),
            Err(error) if kind_of(&error) == Kind::ChannelGone => Ok(None),
            Err(error) => Err(trouble(error)),
        }
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

/// Says that a glass runs low; whose, where and until when.
fn low_sand(language: Language, game: &Game, glass: &LowSand) -> Message {
    Message::LowSand {
        player: words::player(language, game, glass.color),
        space: glass.space.to_string(),
        at: words::moment(glass.runs_out_at, game.terms.setup.sand),
    }
}

fn trouble(error: serenity::Error) -> Trouble {
    match kind_of(&error) {
        Kind::Unreachable | Kind::Broken | Kind::TooMany | Kind::Unauthorized => Trouble::Later(None),
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
