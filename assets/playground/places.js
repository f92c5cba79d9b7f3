// The way around: servers, channels and threads, with what is unread in them.

import { byId, make, sign, unseen } from "./element.js";
import { compareIds } from "./world.js";

export class Places {
  constructor(view) {
    this.view = view;
    this.read = new Map();
  }

  /** Takes a channel's messages for read. */
  mark(channel) {
    const last = this.view.world.messagesIn(channel).at(-1);
    if (last) this.read.set(channel, last.id);
  }

  /** Takes everything for read, which is what somebody new finds. */
  markAll() {
    this.read.clear();
    for (const channel of this.view.world.places.channels) this.mark(channel.id);
  }

  #unread(channel) {
    const read = this.read.get(channel) ?? "0";
    const { world } = this.view;
    const fresh = world.messagesIn(channel).filter((message) => compareIds(message.id, read) > 0 && message.author?.id !== world.viewer);
    return { any: fresh.length > 0, mentions: fresh.filter((message) => message.mentions.some((user) => user.id === world.viewer)).length };
  }

  draw() {
    const { view } = this;
    const { world } = view;
    const guilds = world.places.guilds;
    byId("servers").replaceChildren(
      make(
        "ul",
        {},
        ...guilds.map((guild) =>
          make(
            "li",
            {},
            make(
              "button",
              { type: "button", class: "server", title: guild.name, "aria-label": guild.name, "aria-current": guild.id === view.guild ? "true" : null, click: () => view.go(world.channelsOf(guild.id)[0]?.id ?? null) },
              [...guild.name][0] ?? "?",
            ),
          ),
        ),
      ),
    );
    const guild = world.guild(view.guild);
    const focused = document.activeElement?.closest?.("#channels [data-channel]")?.dataset.channel;
    byId("channels").replaceChildren(
      make("h2", { class: "server-name" }, make("bdi", {}, guild?.name ?? "Nowhere")),
      make("ul", {}, ...(guild ? world.channelsOf(guild.id) : []).map((channel) => this.#item(channel))),
    );
    if (focused) byId("channels").querySelector(`[data-channel="${CSS.escape(focused)}"]`)?.focus();
  }

  #item(channel) {
    const { world } = this.view;
    const threads = world.threadsOf(channel.id).filter((thread) => !thread.thread.archived || thread.id === this.view.channel || this.#unread(thread.id).any);
    return make("li", {}, this.#button(channel), threads.length ? make("ul", { class: "threads" }, ...threads.map((thread) => make("li", {}, this.#button(thread)))) : null);
  }

  #button(channel) {
    const isHere = channel.id === this.view.channel;
    const { any, mentions } = isHere ? { any: false, mentions: 0 } : this.#unread(channel.id);
    return make(
      "button",
      { type: "button", class: any ? "place unread" : "place", dataset: { channel: channel.id }, "aria-current": isHere ? "page" : null, click: () => this.view.go(channel.id) },
      sign(channel.thread ? "🧵" : "#"),
      make("span", { class: "place-name" }, make("bdi", {}, channel.name), channel.thread?.archived ? make("span", { class: "archived" }, " archived") : null),
      any ? unseen(", unread") : null,
      mentions ? make("span", { class: "count" }, String(mentions), unseen(mentions === 1 ? " mention" : " mentions")) : null,
    );
  }
}
