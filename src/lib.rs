//! TAMSK on Discord: the house and its rooms.
//!
//! # From above
//!
//! TAMSK is a board game whose pieces are hourglasses; this bot lets members of a server play it in chat, at their own
//! pace, against sand that runs in real time. A game is its record: terms, and inputs stamped with the instant at which
//! Discord made them. Everything else, the position, who has lost what, the picture, the words, follows from it.
//!
//! # The road
//!
//! There is one way from a request to what is said about it, and time takes the same one:
//!
//! ```text
//!  Discord interaction                            a deadline is reached
//!     | discord::inbound   read, once                | app::scheduler
//!     v                                              v
//!  game::Envelope { id, actor, at, guild, game, guard, command }
//!     | app::handle        one BEGIN IMMEDIATE transaction, no network inside
//!     |   store: was this id decided before? load the game
//!     |   game::decide  -> events, or a refusal                  pure
//!     |   game::evolve  -> the game with the events              pure, cannot fail
//!     |   game::plan    -> what is to be done outside            pure
//!     |   store: game row, inputs, outbox rows, the decision
//!     v COMMIT
//!  answer -> discord::reply      bell -> app::dispatcher drains the outbox -> discord::outbound (words, picture, HTTP)
//!                                bell -> app::scheduler sleeps until the new earliest deadline
//! ```
//!
//! # The rooms
//!
//! | room | what | may use |
//! | --- | --- | --- |
//! | [`rules`] | TAMSK without people: board, sand, rings, turn timer, record, perft; the standard library alone | nothing |
//! | [`game`] | one game between people, from challenge to result | rules |
//! | [`render`] | a view of a game as a picture | game, rules |
//! | [`i18n`] | every sentence, in embedded catalogs | game, rules |
//! | [`store`] | the only room that speaks SQL | game, rules |
//! | [`clock`] | the only reader of the clock, and what is known of Discord's | rules |
//! | [`watch`] | what is counted, for whoever watches the bot | rules |
//! | [`app`] | requests and time, between the pure rooms and the store | game, rules, store, clock, watch |
//! | [`discord`] | translation between Discord and the application | app, game, rules, render, i18n, watch |
//! | [`lookout`] | metrics and health over HTTP | app, watch |
//! | [`playground`] | a stand-in for Discord on loopback | nothing |
//! | [`config`], [`telemetry`] | settings from the environment; the log | rules; config |
//! | [`command_line`] | what the binary does besides running the bot | game, rules |
//! | [`bot`] | the rooms put together: what starts when, and how it ends | app, clock, discord, lookout, store |
//! | [`table`] | a bot and a playground set up together, for whoever has no token | app, bot, clock, discord, playground, store |
//!
//! Arrows point at `rules`. `tests/architecture.rs` holds this table as data and fails on anything else.
//!
//! # What is absent
//!
//! - **No sleeping task for a deadline.** A deadline is the column `deadline_at`; the scheduler sleeps until the smallest
//!   one. A restart loses nothing, a moved deadline needs no cancelling, waking early or twice does nothing.
//! - **No clock in the rules.** Every input carries its instant; only [`clock`] reads one, and clippy says so.
//! - **No stored position.** The inputs are stored and played again when a game is read, so state and record cannot
//!   differ.
//! - **No network inside a transaction, and no word before a commit.** What is to be said is written down with the state
//!   it tells of, and sent by the dispatcher, again and again if need be, under one nonce.
//! - **No memory in buttons.** A button's identifier says everything and decides nothing; the database does.
//! - **No sentence in the code.** Players read [`i18n::Message`]s.
//! - **No edit just because time passes.** Countdowns are Discord's own timestamps.
//! - **No counter in the pure rooms.** What is counted is counted where it enters, leaves or is committed; what the
//!   database knows is looked up when somebody asks for it.
//! - **No privileged intent.** Nothing depends on having seen an event.
//!
//! # A move
//!
//! Alice taps *A1* under the board. The button says `t1:7:4:lift:A1`: version, game 7, made for ply 4. `discord::inbound`
//! makes an envelope of it with the instant in the interaction's number. `app::handle` finds that the number was not
//! decided before, loads game 7 and asks `game::decide`, which lets the rules lift the glass on a copy. The event is
//! written as one line of the record; `game::plan` wants the board message repainted. After the commit Alice is answered,
//! privately, with the ways A1 may go, and the dispatcher repaints the board for everybody. A second tap takes the same
//! road with a move: a ply, so a new board message is posted, the opponent is called, and the old one loses its buttons.
//!
//! # The sand runs out
//!
//! Nobody acts. The scheduler wakes a settling time after the earliest `deadline_at`, for an input made before it may
//! still be on its way and counts. `game::decide_time` says that time ran to that instant; the rules lose the glass,
//! stamped with the deadline to the millisecond, perhaps pass the turn, perhaps end the game. The plan is a message in
//! words and a repaint. Had the process been down at that instant, nothing would have been lost: the next start would have
//! found, by the last heartbeat, how long nobody could act, and moved the deadline back by that, before any input.
//!
//! # Who can send what, and what stops them
//!
//! - **A member of a server** types commands, presses buttons, also old ones, and chooses names. Every input is decided
//!   by the game as it is stored, with the number of whoever sent it as Discord gives it; an identifier of a button is
//!   never trusted ([`discord`]: who plays, whose turn, which ply). Names, notes and reasons are escaped, every message
//!   says whom it may mention, and nothing somebody wrote is ever read back as a command. Whoever asks for too much at
//!   once is told to wait ([`app::Rates`]), and no more than five challenges of one player stand at a time.
//! - **Who manages a channel or server** sets what holds there, closes games and has ratings forgotten. Discord's own
//!   permissions in the interaction decide that; the default permissions of the commands are a convenience.
//! - **Members of other servers** reach no game of this one: every look-up by number asks for the server as well.
//! - **Whoever can write to the gateway or the API address** is Discord for the bot. The connection is TLS with Mozilla's
//!   roots; a proxy (`DISCORD_API_BASE`) is trusted like Discord. What cannot be read is dropped, an answer is bounded by
//!   its time, and a request that is refused is not made again and again. How much may be asked is what the answers
//!   say, for a day at most, and nothing of it is remembered for longer than it holds (`discord::rest`).
//! - **Whoever can read the process or its files** has everything: the token is in the environment, never in the
//!   database and never in the log. The database holds no text of anybody but names and notes; the image runs it as a
//!   user without rights and without a shell's help.
//! - **Whoever reaches the playground's page** plays for everybody there; it listens on loopback unless told otherwise,
//!   and asks for its own origin.
//!
//! # Decisions
//!
//! - *2026-11-29, serenity without a framework.* One place must know whether an interaction was answered; see [`discord`].
//! - *2026-11-29, the challenge is posted by the bot's own token.* An interaction's answer could be lost, and its token
//!   ends after a quarter of an hour; a challenge lives a day. The game's thread hangs on that message, so that a second
//!   try after a crash finds the same thread.
//! - *2026-11-29, the rings of a private message are bound to the player's own last ply.* His opponent may move while his
//!   window still runs, and that must not make his button stale.
//! - *2026-11-29, bodies with pictures are written by hand.* serenity numbers attachments where Discord's description
//!   asks for strings; `discord::body` mends that in one place.
//! - *2026-11-29, ratings are written with the game's end.* A rating change, the two results and the new ratings are part
//!   of the transaction that ends the game, in [`store`]; a ranking worked out now and then would at times be wrong.
//!   Everything in them follows from the records, which `ratings recompute --check` shows. There is no command that
//!   mends them: a difference is a fault to be understood, not to be painted over.
//! - *2026-11-29, each game is a rating period.* Glicko-2 wants some games in a period, but people want to see at once
//!   what a game did. A repeated pairing goes only a part of the way, so that two friends cannot lift each other.
//! - *2026-11-29, lists show names as they were last met.* A client writes a mention of somebody it does not know as a
//!   bare number, and on a leaderboard most are such.
//! - *2026-11-29, the host's clock is believed between two bounds.* What arrives was made before, what was asked for is
//!   made after; see [`clock`].
//! - *2026-11-30, an outage is a row, and each game takes what it has missed.* Crediting thousands of games at a start
//!   would keep everybody waiting. So the time is written down once, and a game is credited in the transaction that next
//!   touches it, or by a sweep soon after. Until Discord is heard nothing falls due that lay ahead at the last heartbeat.
//! - *2026-11-30, what is said of an outage is patient.* After one, thousands of games have a word to be told, while some
//!   are played. So outbox rows that nobody waits for are marked, and done behind all others and in few places; they are
//!   no longer so once anything else is to be said of their game, for of each game all is said in its order.
//! - *2026-11-30, only what arrives shows that a connection stands, and only what is written that the bot is there.* A
//!   socket may look open for as long as nobody notices, and a stopped process notices nothing. So a connection lives by
//!   its signs, and the bot's presence is a heartbeat that became true within the last five seconds: whoever asks first
//!   after a pause finds it too old, whether that is the scheduler, a player or the next heartbeat.
//! - *2026-11-30, a gateway of our own, over tokio-tungstenite.* serenity's opens a lost connection anew without a limit
//!   and without telling, spins on a socket that ended without a code until its next heartbeat, begins a session anew
//!   where it should be gone on with, hears events out of their order, and drops what its types cannot read without a
//!   line. Each of these lets sand run while nobody can act. Its types, builders and routes stay.
//! - *2026-11-30, the host's clock is read once.* From then on the steady clock counts, so that setting the host's clock
//!   moves no deadline; how long the bot really was away is read off the steady clock as well.
//! - *2026-11-30, numbers need not be Discord's.* What speaks its protocol may number from 1. So a number tells time only
//!   within thirty days of now, and what bears another counts from its arrival; whoever was erased has a number with the
//!   top bit, which nobody else's can have, instead of a small one.
//! - *2026-11-29, pictures are numbers of a fixed palette.* It halves the time and the bytes of a PNG; it is chosen
//!   beforehand, by `examples/palette.rs`, from many pictures in true colour. Pieces are drawn once, with `imageproc` at
//!   four times their size.
//! - *2026-11-29, a picture's words are made of what the picture shows.* Alt text and text board read the same
//!   [`render::Scene`], so that they cannot say what is not seen.
//! - *2026-11-30, what an interaction shows of the bot's permissions is believed.* So a channel that is closed to it costs
//!   no request, and one that is open again gets its newest boards with the first command somebody uses there. Refusals
//!   are remembered beside it, and only in memory: a restart asks once more, which is cheap, and forgets nothing else.
//! - *2026-11-30, those who write at the same time share a transaction.* A commit waits for the disk for longer than all
//!   the rest of a move takes, and each statement for two changes of threads. So statements are carried out together as
//!   far as nothing is read between them, each change is a savepoint of its own, taken back alone if it fails, and nobody
//!   is answered before the commit that makes his change true. What is written of many games goes as one list, so that
//!   a thousand deadlines a second take a handful of statements for each commit; and a game that only went on touches
//!   none of the indexes that are made of what hardly ever changes.
//! - *2026-11-30, the system looks whether the network is there.* Heartbeats show a lost network only after most of a
//!   minute, in which glasses run out that nobody can save; the probes of TCP cost nobody anything.
//! - *2026-11-30, one door to Discord's REST interface, and the limits are kept there.* serenity's limiter sleeps with a
//!   place in the dispatcher in its hand, remembers each interaction for ever, and must be off behind a proxy, so that
//!   what is tested would not be what runs. Where the door is closed the outbox waits, not a task; no channel and no
//!   server has all places, so that a slow one keeps nobody else waiting.
//! - *2026-11-30, metrics with a port of their own, off unless it is named.* Health and numbers are for the operator, not
//!   for players; hyper alone is enough for three addresses, and closes what is slow.

pub mod app;
pub mod bot;
pub mod clock;
pub mod command_line;
pub mod config;
pub mod discord;
pub mod game;
pub mod i18n;
pub mod lookout;
#[cfg(feature = "playground")]
pub mod playground;
pub mod render;
pub mod rules;
pub mod store;
#[cfg(feature = "playground")]
pub mod table;
pub mod telemetry;
pub mod watch;
