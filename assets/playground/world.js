// What the viewer sees of the world, kept up to date over a WebSocket, and the way of acts to the playground.

const RETRY_MS = 1000;

export class World extends EventTarget {
  #socket = null;
  #ahead = 0;

  constructor() {
    super();
    this.viewer = null;
    this.online = false;
    this.forget();
  }

  forget() {
    this.parts = { clock: { advanced: 0 }, places: null, commands: [], acts: [], bot: { connected: false, requests: 0 } };
    this.messages = new Map();
  }

  /** Looks through somebody's eyes from now on. */
  look(viewer) {
    this.viewer = viewer;
    this.#socket?.close();
    const socket = new WebSocket(`ws://${location.host}/events?as=${encodeURIComponent(viewer)}`);
    this.#socket = socket;
    let fresh = true;
    socket.addEventListener("message", (event) => {
      if (this.#socket !== socket) return;
      if (fresh) this.forget();
      this.#take(JSON.parse(event.data), fresh);
      fresh = false;
    });
    socket.addEventListener("close", () => {
      if (this.#socket !== socket) return;
      this.online = false;
      this.dispatchEvent(new CustomEvent("offline"));
      setTimeout(() => this.#socket === socket && this.look(this.viewer), RETRY_MS);
    });
  }

  #take(news, fresh) {
    this.online = true;
    this.#ahead = news.now - Date.now();
    Object.assign(this.parts, news.parts);
    const arrived = news.messages.filter((message) => !this.messages.has(message.id));
    for (const message of news.messages) this.messages.set(message.id, message);
    for (const id of news.gone) this.messages.delete(id);
    this.dispatchEvent(new CustomEvent("news", { detail: { ...news, fresh, arrived } }));
  }

  /** The present instant in the playground, in milliseconds. */
  now() {
    return Date.now() + this.#ahead;
  }

  /** Has the viewer do something. Throws what a client would say if it cannot be done. */
  async act(act, details = {}) {
    let response;
    try {
      response = await fetch("/act", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ as: this.viewer, act, ...details }),
      });
    } catch {
      throw new Error("The playground is not there.");
    }
    const answer = await response.json().catch(() => ({}));
    if (!response.ok) throw new Error(answer?.error ?? `The playground refused this (${response.status}).`);
    return answer;
  }

  get places() {
    return this.parts.places ?? { users: {}, guilds: [], channels: [] };
  }

  channel(id) {
    return this.places.channels.find((channel) => channel.id === id) ?? null;
  }

  guild(id) {
    return this.places.guilds.find((guild) => guild.id === id) ?? null;
  }

  /** The channels of a server in order, threads apart. */
  channelsOf(guild) {
    const own = this.places.channels.filter((channel) => channel.guild === guild && !channel.thread);
    return own.sort((a, b) => a.position - b.position);
  }

  threadsOf(channel) {
    return this.places.channels.filter((thread) => thread.thread && thread.parent === channel);
  }

  /** The messages of a channel, oldest first. */
  messagesIn(channel) {
    const own = [...this.messages.values()].filter((message) => message.channel_id === channel);
    return own.sort(byId);
  }

  get locale() {
    return this.places.users[this.viewer]?.locale ?? "en-US";
  }

  /** The name somebody goes by in a server. */
  name(user, guild = null) {
    const nick = guild && this.guild(guild)?.members.find((member) => member.id === user)?.nick;
    return nick || this.places.users[user]?.name || "somebody unknown";
  }
}

/** Ids are numbers too long for JavaScript's own; of two, the longer is the later. */
export function compareIds(a, b) {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

function byId(a, b) {
  return compareIds(a.id, b.id);
}
