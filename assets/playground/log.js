// What is in a channel in its order, messages and commands without an answer, and what a screen reader hears of it.

import { byId, make, sign } from "./element.js";
import { moment } from "./moment.js";
import { makeMessage, makeUnanswered, STARTER } from "./message.js";
import { compareIds } from "./world.js";

const FOLLOWS_MS = 7 * 60_000;
const ANSWER_MS = 3_000;
const NEAR_END_PX = 120;

export class Log {
  constructor(view) {
    this.view = view;
    this.drawn = new Map();
    this.channel = null;
    this.dismissed = new Set();
    this.lost = new Set();
    this.scroller = byId("log");
    this.newest = make("button", { type: "button", class: "newest", hidden: true, click: () => this.#return() });
    this.scroller.after(make("div", { class: "below-log" }, this.newest));
    // Pictures take their room late, and a command takes some of the log's; who was at the end stays there.
    const resized = new ResizeObserver(() => this.atEnd && this.toEnd());
    resized.observe(byId("messages"));
    resized.observe(this.scroller);
    this.scroller.addEventListener("scroll", () => this.#scrolled());
    this.atEnd = true;
  }

  #nearEnd() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroller;
    return scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
  }

  toEnd() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.atEnd = true;
  }

  #scrolled() {
    this.atEnd = this.#nearEnd();
    this.#drawNewest();
  }

  /** The way back to the end, with how much has come there since somebody looked away. */
  #drawNewest() {
    const ids = [...this.drawn.keys()];
    if (this.atEnd) this.last = ids.reduce((last, id) => (compareIds(id, last) > 0 ? id : last), "0");
    const { world } = this.view;
    const isNews = (id) => compareIds(id, this.last) > 0 && world.messages.has(id) && world.messages.get(id).author?.id !== world.viewer;
    const count = this.atEnd ? 0 : ids.filter(isNews).length;
    const text = count === 0 ? "Newest" : count === 1 ? "1 new message" : `${count} new messages`;
    if (this.newest.textContent !== `${text} ↓`) this.newest.replaceChildren(text, sign(" ↓"));
    this.newest.classList.toggle("fresh", count > 0);
    this.newest.hidden = this.atEnd;
  }

  #return() {
    this.scroller.focus({ preventScroll: true });
    this.toEnd();
    this.#drawNewest();
  }

  dismiss(id) {
    this.dismissed.add(id);
    this.draw();
    this.scroller.focus();
  }

  /** Shows a channel as it is now. */
  draw() {
    const { world } = this.view;
    const channel = this.view.channel;
    const isOther = this.channel !== channel;
    if (isOther) {
      this.channel = channel;
      this.drawn.clear();
      byId("messages").replaceChildren();
    }
    const stays = isOther || this.atEnd;
    const messages = world.messagesIn(channel).filter((message) => !this.dismissed.has(message.id)).map((message) => this.#whole(message));
    const unanswered = world.parts.acts.filter((act) => act.channel === channel && !act.form);
    // A command that gets no answer stays where it was used, as Discord has it: what comes later comes below it.
    const commands = unanswered.filter((act) => !act.message && !this.dismissed.has(act.id));
    const entries = [...messages, ...commands].sort((a, b) => compareIds(a.id, b.id));
    const focus = this.#focus();
    const list = byId("messages");
    const kept = new Set();
    let before = null;
    let place = list.firstElementChild;
    for (const entry of entries) {
      const isCommand = commands.includes(entry);
      const { key, draw } = isCommand ? this.#unanswered(entry) : this.#message(entry, before, unanswered);
      let drawn = this.drawn.get(entry.id);
      if (drawn?.key !== key) {
        const element = draw();
        if (drawn) {
          if (place === drawn.element) place = element;
          drawn.element.replaceWith(element);
        }
        drawn = { key, element };
        this.drawn.set(entry.id, drawn);
      }
      if (place === drawn.element) place = place.nextElementSibling;
      else list.insertBefore(drawn.element, place);
      kept.add(entry.id);
      before = isCommand ? null : entry;
    }
    for (const [id, drawn] of this.drawn) {
      if (kept.has(id)) continue;
      drawn.element.remove();
      this.drawn.delete(id);
    }
    this.#hearLost(commands);
    this.#drawBeginning();
    this.#refocus(focus);
    if (stays) this.toEnd();
    this.#drawNewest();
  }

  /** A message with what it stands for, if it is the beginning of a thread. */
  #whole(message) {
    if (message.type !== STARTER) return message;
    return { ...message, starter: this.view.world.messages.get(message.message_reference?.message_id) ?? null };
  }

  /** A message: what tells whether it must be drawn anew, and how. */
  #message(message, before, unanswered) {
    const state = this.#state(message, before, unanswered);
    const key = JSON.stringify([message, state.follows, [...state.waiting], state.failed, this.view.epoch]);
    return { key, draw: () => makeMessage(this.view, message, state) };
  }

  /** A command whose answer has not come yet, or never will. */
  #unanswered(act) {
    const lost = this.#isLost(act);
    return { key: JSON.stringify([act, lost, this.view.epoch]), draw: () => makeUnanswered(this.view, act, lost) };
  }

  #state(message, before, unanswered) {
    const gap = before ? Date.parse(message.timestamp) - Date.parse(before.timestamp) : Infinity;
    const follows =
      before?.author?.id === message.author?.id && before.type !== STARTER && gap < FOLLOWS_MS && !message.used?.command && !message.message_reference && before.ephemeral === message.ephemeral;
    const own = unanswered.filter((act) => act.message === message.id && !this.dismissed.has(act.id));
    const waiting = new Set(own.filter((act) => !this.#isLost(act)).map((act) => act.part));
    const failed = own.some((act) => this.#isLost(act)) ? "The application did not respond" : null;
    return { follows, waiting, failed };
  }

  /** Whether the time for an answer has run out. */
  #isLost(act) {
    return act.told !== null && this.view.world.now() - act.told > ANSWER_MS;
  }

  /** Says aloud, once, that a command got no answer. */
  #hearLost(commands) {
    const fresh = commands.filter((act) => this.#isLost(act) && !this.lost.has(act.id));
    for (const act of fresh) this.lost.add(act.id);
    if (fresh.length) byId("announcer").textContent = "The application did not respond";
  }

  #drawBeginning() {
    const channel = this.view.world.channel(this.view.channel);
    const key = JSON.stringify([channel?.id, channel?.name, this.view.epoch]);
    if (this.beginningKey === key) return;
    this.beginningKey = key;
    if (!channel) return byId("beginning").replaceChildren(make("h2", {}, "There is nothing here"));
    const name = make("bdi", {}, channel.thread ? channel.name : `#${channel.name}`);
    byId("beginning").replaceChildren(
      make("h2", {}, channel.thread ? name : ["Welcome to ", name]),
      channel.thread
        ? make("p", {}, "This is the beginning of the thread.")
        : make(
            "ol",
            { class: "steps" },
            make("li", {}, "Type ", make("kbd", {}, "/"), " below and pick ", make("kbd", {}, "/tamsk challenge"), ". Choose somebody as ", make("b", {}, "opponent"), "."),
            make("li", {}, "Become that person at the top, or ", make("button", { type: "button", class: "as-link", click: () => this.view.second() }, "open a second window"), " as somebody else, and press ", make("b", {}, "Accept"), "."),
            make("li", {}, "Play in the thread that appears. No time to wait? ", make("button", { type: "button", class: "as-link", click: () => this.view.curious() }, "Let time jump"), "."),
          ),
    );
  }

  /** Where the focus is, if it is on something that may be drawn anew. */
  #focus() {
    const active = document.activeElement;
    const message = active?.closest?.("#messages > li");
    if (!message) return null;
    return { message: message.dataset.id, part: active.dataset.part ?? null, tool: active.dataset.tool ?? null };
  }

  #refocus(focus) {
    if (!focus || document.activeElement !== document.body) return;
    const message = this.drawn.get(focus.message)?.element;
    if (!message) return this.scroller.focus({ preventScroll: true });
    if (focus.tool) return message.querySelector(`[data-tool="${focus.tool}"]`)?.focus({ preventScroll: true });
    const parts = [...message.querySelectorAll("[data-part]")];
    const same = parts.find((part) => part.dataset.part === focus.part && !part.disabled);
    (same ?? parts.find((part) => !part.disabled) ?? message).focus({ preventScroll: true });
  }

  /** Shows a message and puts the focus on it. */
  reveal(id) {
    const element = this.drawn.get(id)?.element;
    element?.scrollIntoView({ block: "center" });
    element?.focus({ preventScroll: true });
  }

  /** Says aloud what has just arrived. */
  announce(arrived) {
    const { world, scribe } = this.view;
    const news = arrived.filter((message) => message.channel_id === this.channel && message.type !== STARTER && message.author?.id !== world.viewer);
    if (!news.length) return;
    const words = news.map((message) => `${message.ephemeral ? "Only to you: " : ""}${world.name(message.author.id)}: ${scribe.plain(message.content).slice(0, 300)}`);
    byId("announcer").textContent = words.join(". ");
  }
}
