//! TCP connections that can be cut from outside, as a network does it.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, Waker};

use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};

/// The other end of a connection's lead: cuts it.
#[derive(Clone, Debug, Default)]
pub(super) struct Scissors(Arc<Lead>);

#[derive(Debug, Default)]
struct Lead {
    is_cut: AtomicBool,
    reader: Mutex<Option<Waker>>,
}

impl Scissors {
    /// Cuts the connection: nothing that was not sent yet will be.
    pub(super) fn cut(&self) {
        self.0.is_cut.store(true, Ordering::SeqCst);
        let reader = self.0.reader.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(reader) = reader {
            reader.wake();
        }
    }

    fn check(&self) -> io::Result<()> {
        if self.0.is_cut.load(Ordering::SeqCst) {
            return Err(io::ErrorKind::ConnectionReset.into());
        }
        Ok(())
    }

    /// Whether the connection is gone and nobody else can cut it.
    pub(super) fn is_idle(&self) -> bool {
        Arc::strong_count(&self.0) == 1
    }
}

/// A connection that can be cut.
#[derive(Debug)]
pub(super) struct Line {
    stream: TcpStream,
    scissors: Scissors,
}

impl AsyncRead for Line {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        *self.scissors.0.reader.lock().unwrap_or_else(PoisonError::into_inner) = Some(context.waker().clone());
        self.scissors.check()?;
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Line {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.scissors.check()?;
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.scissors.check()?;
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// Accepts connections that can be cut, and keeps the scissors of all of them.
pub(super) struct Lines {
    listener: TcpListener,
    scissors: Arc<Mutex<Vec<Scissors>>>,
}

impl Lines {
    pub(super) fn new(listener: TcpListener, scissors: Arc<Mutex<Vec<Scissors>>>) -> Self {
        Self { listener, scissors }
    }
}

impl Listener for Lines {
    type Io = Line;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Line, SocketAddr) {
        let (stream, address) = Listener::accept(&mut self.listener).await;
        let scissors = Scissors::default();
        let mut kept = self.scissors.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|scissors| !scissors.is_idle());
        kept.push(scissors.clone());
        drop(kept);
        (Line { stream, scissors }, address)
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

impl Connected<IncomingStream<'_, Lines>> for Scissors {
    fn connect_info(stream: IncomingStream<'_, Lines>) -> Self {
        stream.io().scissors.clone()
    }
}
