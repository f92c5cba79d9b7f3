FROM rust:1.95-slim-bookworm AS builder
# The slim image brings the C compiler that SQLite and ring need.
WORKDIR /build

# Dependencies first, with an empty crate in place of ours: this layer lasts until the manifest or the lock file
# changes. Targets that the manifest names are struck out here, for their files are not there yet.
COPY Cargo.toml Cargo.lock ./
RUN sed -i -E '/^\[\[(bench|example|test)\]\]/,/^$/d' Cargo.toml \
    && mkdir src \
    && echo 'fn main() {}' > src/main.rs \
    && touch src/lib.rs \
    && cargo build --locked --release --no-default-features

# The bot itself, without the stand-in for Discord that only its tests need. Copied files may be older than what was
# built of the empty crate; touching them makes cargo build again.
COPY . .
RUN touch src/main.rs src/lib.rs \
    && cargo build --locked --release --no-default-features \
    && target/release/tamsk-bot --version | grep '^tamsk-bot '

FROM debian:bookworm-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends ca-certificates \
    && rm -rf /var/lib/apt/lists/* \
    && groupadd --system --gid 10001 tamsk \
    && useradd --system --gid 10001 --uid 10001 --no-create-home --home-dir /data tamsk \
    && install -d -o tamsk -g tamsk -m 0750 /data
COPY --from=builder /build/target/release/tamsk-bot /usr/local/bin/tamsk-bot

# By number, so that an orchestrator can see that it is not root.
USER 10001:10001
WORKDIR /data
VOLUME /data
ENV DATABASE_URL=sqlite:///data/tamsk.sqlite

STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["tamsk-bot", "health"]
ENTRYPOINT ["tamsk-bot"]
