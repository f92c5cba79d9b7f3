// The page put together: one view of the world, and where it leads.

import { Composer } from "./composer.js";
import { ask, card, enlarge, form } from "./dialogs.js";
import { Drawer } from "./drawer.js";
import { byId, make, sign } from "./element.js";
import { Log } from "./log.js";
import { Scribe } from "./markup.js";
import { drawMembers } from "./members.js";
import { tick } from "./moment.js";
import { Places } from "./places.js";
import { Switches } from "./switches.js";
import { World } from "./world.js";

const NOBODY = "0";
const NAME_MAX = 32;

class View {
  constructor() {
    this.world = new World();
    this.channel = new URLSearchParams(location.search).get("in");
    this.guild = null;
    this.home = null;
    /** Counts up when names or language change, which every message shows. */
    this.epoch = 0;
    this.scribe = new Scribe(this.world, null, (channel, message) => this.go(channel, message));
    this.use = (act, details) => this.#use(act, details);
    this.forms = new Set();
    this.places = new Places(this);
    this.log = new Log(this);
    this.composer = new Composer(this, byId("composer"));
    this.drawer = new Drawer(this);
    this.switches = new Switches(this);
    this.world.addEventListener("news", (event) => this.#news(event.detail));
    this.world.addEventListener("offline", () => this.#banner());
    byId("open-places").addEventListener("click", () => this.#openPlaces(!byId("places").classList.contains("open")));
    byId("places").addEventListener("keydown", (event) => event.key === "Escape" && this.#openPlaces(false));
    byId("chat").addEventListener("pointerdown", () => this.#openPlaces(false));
    setInterval(() => this.#tick(), 500);
    this.world.look(new URLSearchParams(location.search).get("as") ?? NOBODY);
  }

  #news(news) {
    const { world } = this;
    const people = Object.entries(world.places.users).filter(([, user]) => !user.bot);
    if (!world.places.users[world.viewer] && people.length) return world.look(people[0][0]);
    const { users, guilds, channels } = world.places;
    const names = JSON.stringify([world.viewer, users, guilds, channels.map((channel) => [channel.id, channel.name])]);
    if (this.names !== names) this.epoch += 1;
    this.names = names;
    this.#settle();
    if (news.fresh) this.places.markAll();
    this.draw();
    if (!news.fresh) this.log.announce(news.arrived);
    for (const act of world.parts.acts) {
      if (!act.form || this.forms.has(act.id)) continue;
      this.forms.add(act.id);
      if (!news.fresh) form(this, act, () => {});
    }
  }

  /** Finds a place to be, if the one there was is gone. */
  #settle() {
    const { world } = this;
    const guilds = world.places.guilds;
    const mine = guilds.find((guild) => guild.members.some((member) => member.id === world.viewer)) ?? guilds[0];
    this.home = mine?.id ?? null;
    if (!world.channel(this.channel)) {
      this.channel = world.channelsOf(this.home)[0]?.id ?? null;
      this.#remember();
    }
    this.guild = world.channel(this.channel)?.guild ?? this.home;
    this.scribe.guild = this.guild;
  }

  draw() {
    this.places.mark(this.channel);
    this.places.draw();
    this.#title();
    this.#banner();
    this.log.draw();
    this.composer.draw();
    drawMembers(this);
    this.switches.draw();
    this.drawer.draw();
  }

  #title() {
    const here = this.world.channel(this.channel);
    const parent = here?.thread ? this.world.channel(here.parent) : null;
    const key = JSON.stringify([here?.id, here?.name, parent?.name, here?.thread?.archived]);
    if (this.titleKey === key) return;
    this.titleKey = key;
    document.title = here ? `${here.thread ? "" : "#"}${here.name} · TAMSK playground` : "TAMSK playground";
    byId("title").replaceChildren(
      parent ? make("button", { type: "button", class: "as-link", click: () => this.go(parent.id) }, make("bdi", {}, `#${parent.name}`)) : "",
      parent ? make("span", { "aria-hidden": "true" }, "›") : "",
      make("h1", {}, sign(here?.thread ? "🧵 " : "# "), make("bdi", {}, here?.name ?? "nowhere")),
      here?.thread?.archived ? make("span", { class: "small" }, "archived; a message wakes it") : "",
    );
  }

  #banner() {
    const { world } = this;
    const isMember = world.guild(this.guild)?.members.some((member) => member.id === world.viewer);
    let text = "";
    if (!world.online) text = "The playground is not there. Trying again…";
    else if (!world.parts.bot.connected) text = "The bot is not connected.";
    else if (!isMember && world.viewer !== NOBODY) text = "You are not in this server.";
    if (byId("banner").textContent !== text) byId("banner").textContent = text;
    byId("banner").hidden = !text;
  }

  #tick() {
    tick(this.world);
    if (this.world.parts.acts.length) this.log.draw();
  }

  #openPlaces(open) {
    byId("places").classList.toggle("open", open);
    byId("open-places").setAttribute("aria-expanded", String(open));
    if (open) byId("places").querySelector("[aria-current=page]")?.focus();
  }

  #remember() {
    const search = new URLSearchParams({ as: this.world.viewer, ...(this.channel ? { in: this.channel } : {}) });
    history.replaceState(null, "", `/?${search}`);
  }

  address(user) {
    return `/?${new URLSearchParams({ as: user, ...(this.channel ? { in: this.channel } : {}) })}`;
  }

  /** Goes to a channel, and to a message in it. */
  go(channel, message = null) {
    if (!this.world.channel(channel)) return;
    const isOther = this.channel !== channel;
    this.channel = channel;
    this.#settle();
    this.#remember();
    this.#openPlaces(false);
    this.draw();
    if (isOther) this.log.toEnd();
    if (message) this.log.reveal(message);
    else this.composer.focus();
  }

  /** Is somebody else from now on. */
  become(user) {
    this.world.look(user);
    this.#remember();
    this.forms.clear();
  }

  async welcome() {
    const name = await ask("A new member", "Name", "Join the server", NAME_MAX);
    if (!name) return;
    try {
      const { user } = await this.world.act("newcomer", { guild: this.home, name, locale: this.world.locale });
      this.become(user);
    } catch (error) {
      this.#say(error.message);
    }
  }

  second() {
    this.switches.window.click();
  }

  curious() {
    if (!this.drawer.isOpen) this.drawer.toggle();
  }

  card(user) {
    card(this, user);
  }

  enlarge(url, file) {
    enlarge(url, file);
  }

  dismiss(id) {
    this.log.dismiss(id);
  }

  async #use(act, details) {
    try {
      await this.world.act(act, details);
    } catch (error) {
      this.#say(error.message);
    }
  }

  /** Says what went wrong, for a while. */
  #say(text) {
    const note = make("p", { class: "note", role: "alert" }, text, make("button", { type: "button", class: "icon", "aria-label": "Close", click: () => note.remove() }, sign("×")));
    byId("composer").prepend(note);
    setTimeout(() => note.remove(), 8000);
  }
}

new View();
