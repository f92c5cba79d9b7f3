//! Keeping the chat between runs: one file for what was said, and one for each attachment.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Playground;
use super::channel::Channel;
use super::exchange::Exchange;
use super::guild::Guild;
use super::message::Message;
use super::user::User;
use super::world::World;

const CHAT: &str = "chat.json";
const FILES: &str = "files";

/// How long changes are gathered before they are written, in real time.
const PAUSE: Duration = Duration::from_millis(500);

/// Everything that is kept.
#[derive(Serialize, Deserialize)]
struct Kept {
    /// Where files were to be had; their addresses begin with it.
    files_at: String,
    advanced_ms: i64,
    app: u64,
    mint: super::snowflake::Mint,
    users: BTreeMap<u64, User>,
    guilds: BTreeMap<u64, Guild>,
    channels: BTreeMap<u64, Channel>,
    messages: BTreeMap<u64, Message>,
    commands: BTreeMap<u64, Value>,
    exchanges: BTreeMap<u64, Exchange>,
}

impl Playground {
    /// Takes up what was kept in a folder, and gives by how much the clock was ahead; nothing if nothing was kept.
    ///
    /// # Errors
    ///
    /// What is there cannot be read.
    pub fn take_up(&self, folder: &Path) -> io::Result<Option<i64>> {
        let chat = folder.join(CHAT);
        let text = match fs::read_to_string(&chat) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(named(&chat, error)),
        };
        let read = |text: &str| serde_json::from_str::<Kept>(text).map_err(|error| named(&chat, error));
        let files_before = read(&text)?.files_at;
        let here = self.look(files_at);
        // Embeds name files too, so it is the text that is brought up to date.
        let mut kept = read(&text.replace(&files_before, &here))?;
        for file in kept.messages.values_mut().flat_map(|message| &mut message.attachments) {
            let path = folder.join(FILES).join(file.id.to_string());
            file.bytes = fs::read(&path).map_err(|error| named(&path, error))?.into();
        }
        let advanced_ms = kept.advanced_ms;
        self.change(|world| world.restore(kept));
        Ok(Some(advanced_ms))
    }

    /// Writes everything down in a folder.
    ///
    /// # Errors
    ///
    /// It cannot be written; what was kept before is still there.
    pub fn put_down(&self, folder: &Path, advanced_ms: i64) -> io::Result<()> {
        let (text, files) = self.look(|world| {
            let files: Vec<(u64, Arc<[u8]>)> = world
                .messages
                .values()
                .flat_map(|message| &message.attachments)
                .map(|file| (file.id, Arc::clone(&file.bytes)))
                .collect();
            (serde_json::to_string(&world.kept(advanced_ms)), files)
        });
        fs::create_dir_all(folder.join(FILES))?;
        for (id, bytes) in files {
            let path = folder.join(FILES).join(id.to_string());
            if !path.exists() {
                fs::write(path, bytes)?;
            }
        }
        // Renamed when it is whole, so that a crash leaves the old one.
        let fresh = folder.join("chat.json.new");
        fs::write(&fresh, text?)?;
        fs::rename(fresh, folder.join(CHAT))
    }

    /// Writes changes down for ever.
    pub async fn keep(self, folder: PathBuf, advanced: Arc<dyn Fn() -> i64 + Send + Sync>) {
        let mut changes = self.changes();
        while changes.changed().await.is_ok() {
            tokio::time::sleep(PAUSE).await;
            changes.borrow_and_update();
            let (playground, folder, advanced_ms) = (self.clone(), folder.clone(), advanced());
            let written = tokio::task::spawn_blocking(move || playground.put_down(&folder, advanced_ms)).await;
            if let Ok(Err(error)) = written {
                tracing::error!(%error, "the chat could not be written down");
            }
        }
    }
}

/// Says which file an error is about.
fn named(path: &Path, error: impl Into<io::Error>) -> io::Error {
    let error = error.into();
    io::Error::new(error.kind(), format!("{}: {error}", path.display()))
}

fn files_at(world: &World) -> String {
    format!("http://{}/attachments/", world.address)
}

impl World {
    fn kept(&self, advanced_ms: i64) -> Kept {
        Kept {
            files_at: files_at(self),
            advanced_ms,
            app: self.app.id,
            mint: self.mint.clone(),
            users: self.users.clone(),
            guilds: self.guilds.clone(),
            channels: self.channels.clone(),
            messages: self.messages.iter().map(|(id, message)| (*id, message.clone())).collect(),
            commands: self.commands.clone(),
            exchanges: self.exchanges.clone(),
        }
    }

    fn restore(&mut self, kept: Kept) {
        self.app.id = kept.app;
        self.mint = kept.mint;
        self.users = kept.users;
        self.guilds = kept.guilds;
        self.channels = kept.channels;
        self.messages = kept.messages.into_values().collect();
        self.commands = kept.commands;
        self.tokens = kept.exchanges.values().map(|exchange| (exchange.token.clone(), exchange.id)).collect();
        self.exchanges = kept.exchanges;
    }
}
