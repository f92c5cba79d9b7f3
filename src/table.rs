//! The bot and its playground put together: what opens without a token.

use std::fmt;
use std::fs::DirBuilder;
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tokio::task::JoinSet;

use crate::app::Limits;
use crate::bot::{Bot, Setting, StartError};
use crate::clock::Clock;
use crate::discord::Address;
use crate::playground::page::{Hands, Page};
use crate::playground::{Options, Playground, opening};
use crate::rules::Span;

/// How a table is set.
#[derive(Clone, Debug)]
pub struct TableSetting {
    /// Where games and chat are kept; without it they end with the table.
    pub data: Option<PathBuf>,
    /// Where the page is; the next free port is taken if this one is not free.
    pub page: SocketAddr,
    /// What the operator allows.
    pub limits: Limits,
    /// Where metrics and health are served, if anywhere.
    pub metrics: Option<SocketAddr>,
}

/// A playground with the bot in it, and a page to use both.
#[derive(Debug)]
pub struct Table {
    bot: Bot,
    page: Page,
    playground: Playground,
    hands: Hands,
    folder: Folder,
    keeper: JoinSet<()>,
}

/// Why a table could not be set.
#[derive(Debug)]
pub enum TableError {
    /// The folder for games and chat cannot be used.
    Folder(io::Error),
    /// The page's address cannot be listened on.
    Page(SocketAddr, io::Error),
    /// The playground cannot be opened.
    Playground(io::Error),
    /// The bot cannot start.
    Bot(StartError),
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableError::Folder(error) => write!(f, "the playground's folder cannot be used: {error}"),
            TableError::Page(address, error) => write!(f, "the page cannot be served at {address}: {error}"),
            TableError::Playground(error) => write!(f, "the playground cannot be opened: {error}"),
            TableError::Bot(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for TableError {}

impl Table {
    /// Opens the playground and its page, and brings the bot in.
    ///
    /// # Errors
    ///
    /// Says what cannot be used; nothing runs then.
    pub async fn set(setting: TableSetting) -> Result<Table, TableError> {
        let (clock, lead) = Clock::ahead();
        let folder = Folder::open(setting.data).map_err(TableError::Folder)?;
        let token = opening::fresh_token();
        let time = clock.clone();
        let options = Options::new(&token, Arc::new(move || time.host().as_ms()));
        let playground = Playground::start(options).await.map_err(TableError::Playground)?;
        if folder.is_kept
            && let Some(advanced_ms) = playground.take_up(folder.chat()).map_err(TableError::Folder)?
        {
            lead.advance(Span::from_ms(advanced_ms));
        }
        playground.furnish();
        let moved = lead.clone();
        let hands = Hands {
            advance: Arc::new(move |ms| lead.advance(Span::from_ms(ms))),
            advanced: Arc::new(move || moved.span().as_ms()),
        };
        let page = Page::open(playground.clone(), hands.clone(), setting.page)
            .await
            .map_err(|error| TableError::Page(setting.page, error))?;
        let setting = Setting {
            database: folder.database(),
            address: Address::new(&token, Some(&playground.api_base())),
            limits: setting.limits,
            metrics: setting.metrics,
        };
        let bot = Bot::start(setting, clock).await.map_err(TableError::Bot)?;
        let mut keeper = JoinSet::new();
        if folder.is_kept {
            keeper.spawn(playground.clone().keep(folder.chat().to_owned(), Arc::clone(&hands.advanced)));
        }
        Ok(Table { bot, page, playground, hands, folder, keeper })
    }

    /// Where the page is.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.page.address()
    }

    /// Shows the playground.
    #[must_use]
    pub const fn playground(&self) -> &Playground {
        &self.playground
    }

    /// Waits until a part that should run for ever has ended, which is a fault.
    pub async fn broken(&mut self) {
        self.bot.broken().await;
    }

    /// Ends the bot, then the playground, and keeps what is to be kept.
    pub async fn clear(mut self) {
        self.bot.stop().await;
        self.keeper.shutdown().await;
        if self.folder.is_kept
            && let Err(error) = self.playground.put_down(self.folder.chat(), (self.hands.advanced)())
        {
            tracing::error!(%error, "the chat could not be written down");
        }
        drop(self.page);
        self.playground.stop();
    }
}

/// Where games and chat are; a folder of its own making goes away with it.
#[derive(Debug)]
struct Folder {
    path: PathBuf,
    is_kept: bool,
}

impl Folder {
    fn open(kept: Option<PathBuf>) -> io::Result<Folder> {
        let mut builder = DirBuilder::new();
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        let (path, is_kept) = match kept {
            Some(path) => (path, true),
            // Nobody can have made a folder of this name before.
            None => (std::env::temp_dir().join(format!("tamsk-{}", opening::fresh_token())), false),
        };
        builder
            .recursive(is_kept)
            .create(&path)
            .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display())))?;
        Ok(Folder { path, is_kept })
    }

    fn database(&self) -> String {
        format!("sqlite://{}", self.path.join("tamsk.sqlite").display())
    }

    fn chat(&self) -> &Path {
        &self.path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be removed is left to the system, which clears its folder for temporary files.
        if !self.is_kept && std::fs::remove_dir_all(&self.path).is_err() {
            tracing::debug!("a temporary folder was left");
        }
    }
}
