//! What is answered, and when: nothing that is not true yet.

use std::sync::Arc;

use super::*;
use crate::app::absence::tests::{GUILD, challenged};
use crate::app::{OfferRequest, RematchRequest};
use crate::game::{Change, ChannelId, GameId, Person, Place, Terms};
use crate::rules::{Level, Start};

const ID: u64 = 77;

/// What is asked.
#[derive(Clone, Copy, Debug)]
enum Asked {
    Erase,
    ForgetRating,
    Settings,
    Challenge,
    RematchOfNothing,
    RematchOfAnothers,
    MoveInNoGame,
}

impl Asked {
    const ALL: [Asked; 7] = [
        Asked::Erase,
        Asked::ForgetRating,
        Asked::Settings,
        Asked::Challenge,
        Asked::RematchOfNothing,
        Asked::RematchOfAnothers,
        Asked::MoveInNoGame,
    ];

    /// Asks it as a stranger; tells whether there was an answer.
    async fn of(self, app: &App) -> Result<(), Failure> {
        let (at, actor) = (app.clock.now(), Person { id: PlayerId(1 << 33), name: "a stranger".into() });
        let rematch = |game| RematchRequest {
            id: ID,
            at,
            guild: GUILD,
            actor: actor.clone(),
            game: GameId(game),
            within: None,
            may_thread: true,
            locale: "en".into(),
        };
        match self {
            Asked::Erase => app.erase(ID, &actor, at).await,
            Asked::ForgetRating => app.forget_rating(ID, GUILD, actor.id).await,
            Asked::Settings => app.change_settings(ID, GUILD, None, Change::default()).await.map(drop),
            Asked::Challenge => {
                let channel = ChannelId(8);
                let place = Place { guild: GUILD, channel, home: channel, can_thread: true, locale: "en".into() };
                let terms = Terms::new(Level::Two, Start::Corners, Span::from_secs(180));
                let offer = OfferRequest { id: ID, at, place, terms, challenger: actor, opponent: None };
                app.offer(&offer).await.map(drop)
            }
            Asked::RematchOfNothing => app.rematch(&rematch(99)).await.map(drop),
            Asked::RematchOfAnothers => app.rematch(&rematch(1)).await.map(drop),
            Asked::MoveInNoGame => {
                let (game, command) = (GameId(99), Command::Withdraw);
                let envelope = Envelope { id: ID, actor, at, guild: GUILD, game, guard: Guard::None, command };
                app.handle(&envelope).await.map(drop)
            }
        }
    }
}

#[tokio::test]
async fn nothing_is_answered_from_what_never_becomes_true() {
    for asked in Asked::ALL {
        let (app, _hands, _folder) = challenged().await;
        let app = Arc::new(app);
        // It was decided a moment ago, but the disk fails.
        let mut first = app.store.write().await.unwrap();
        let refused = matches!(asked, Asked::Challenge);
        first.remember(ID, Decided { game: None, refused, news: 0 }, app.clock.now());
        first.spoil().await.unwrap();
        let second = tokio::spawn({
            let app = app.clone();
            async move { asked.of(&app).await }
        });
        tokio::task::yield_now().await;
        assert!(first.commit().await.is_err());
        let answered = second.await.unwrap();
        assert!(matches!(answered, Err(Failure::Unwritten(_))), "{asked:?}: {answered:?}");
    }
}
