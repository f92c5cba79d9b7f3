//! Where the database's file is, and whether it still is there.

#[cfg(unix)]
use std::io::ErrorKind;
use std::path::PathBuf;

use super::error::StoreError;

/// The file that was opened.
///
/// Elsewhere than on Unix a file that is open can be neither removed nor replaced.
#[derive(Debug)]
pub(super) struct OpenFile {
    #[cfg(unix)]
    path: PathBuf,
    /// The device and the number the file has there.
    #[cfg(unix)]
    identity: (u64, u64),
}

#[cfg(not(unix))]
impl OpenFile {
    pub(super) fn of(_path: PathBuf) -> Result<OpenFile, StoreError> {
        Ok(OpenFile {})
    }

    pub(super) fn is_in_place(&self) -> Result<(), StoreError> {
        Ok(())
    }
}

#[cfg(unix)]
impl OpenFile {
    /// Notes which file is found at a path.
    pub(super) fn of(path: PathBuf) -> Result<OpenFile, StoreError> {
        let identity = identity(&path)?;
        Ok(OpenFile { path, identity })
    }

    /// Looks whether it is there still. SQLite notices nothing, and what it writes to a file that was removed is gone
    /// with the process.
    pub(super) fn is_in_place(&self) -> Result<(), StoreError> {
        match identity(&self.path) {
            Ok(found) if found == self.identity => Ok(()),
            Err(error) if error.kind() != ErrorKind::NotFound => Err(error.into()),
            _ => Err(StoreError::Displaced(self.path.display().to_string())),
        }
    }
}

#[cfg(unix)]
fn identity(path: &std::path::Path) -> std::io::Result<(u64, u64)> {
    use std::os::unix::fs::MetadataExt;
    let file = std::fs::metadata(path)?;
    Ok((file.dev(), file.ino()))
}

#[cfg(all(test, unix))]
mod tests {
    use super::super::sample::store;
    use super::*;
    use crate::rules::Timestamp;

    #[tokio::test]
    async fn nothing_is_written_to_a_file_that_was_removed_or_replaced() {
        let (folder, store) = store().await;
        let path = folder.path().join("tamsk.sqlite");
        let aside = folder.path().join("aside.sqlite");
        let writes = async || match store.write().await {
            Ok(mut write) => {
                write.forget_decided(Timestamp::from_ms(0));
                write.commit().await
            }
            Err(error) => Err(error),
        };
        writes().await.unwrap();
        std::fs::rename(&path, &aside).unwrap();
        assert!(matches!(writes().await, Err(StoreError::Displaced(_))));
        std::fs::copy(&aside, &path).unwrap();
        assert!(matches!(writes().await, Err(StoreError::Displaced(_))));
        std::fs::rename(&aside, &path).unwrap();
        writes().await.unwrap();
    }
}
