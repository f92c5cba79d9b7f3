// For the curious: time, faults, permissions, and the journal of what the bot asks for.

import { byId, make, sign } from "./element.js";
import { Journal } from "./journal.js";

const JUMPS = [["15 s", 15_000], ["1 min", 60_000], ["3 min", 180_000], ["1 h", 3_600_000], ["1 d", 86_400_000]];
const UNITS = [["seconds", 1000], ["minutes", 60_000], ["hours", 3_600_000], ["days", 86_400_000]];
const FAULTS = [
  ["server_error", "fails with 500"],
  ["bad_gateway", "fails with 502"],
  ["rate_limited", "is rate limited for 3 s"],
  ["delay", "takes 2 s"],
  ["answer_lost", "is done, but the answer is lost"],
  ["connection_dropped", "never arrives"],
];
const TARGETS = [["", "of any kind"], ["/callback", "that answers an interaction"], ["/messages", "about messages"], ["/threads", "about threads"]];
const PERMISSIONS = [
  ["View Channel", 10], ["Send Messages", 11], ["Embed Links", 14], ["Attach Files", 15], ["Read Message History", 16], ["Mention Everyone", 17],
  ["Manage Messages", 13], ["Create Public Threads", 35], ["Send Messages in Threads", 38], ["Manage Threads", 34],
];

export class Drawer {
  constructor(view) {
    this.view = view;
    this.element = byId("drawer");
    this.opener = byId("open-drawer");
    this.opener.addEventListener("click", () => this.toggle());
    this.status = make("p", { class: "small", role: "status" });
    this.place = make("div", {});
    this.person = make("div", {});
    this.ahead = make("p", { class: "small" });
    this.bot = make("p", { class: "small" });
    this.journal = new Journal(view);
    this.element.append(
      make("div", { class: "drawer-head" }, make("h2", {}, "For the curious"), make("button", { type: "button", class: "icon", title: "Close", "aria-label": "Close", click: () => this.toggle() }, sign("×"))),
      this.status,
      this.#time(),
      this.#faults(),
      this.place,
      this.person,
      this.journal.element,
    );
    this.element.addEventListener("keydown", (event) => event.key === "Escape" && this.toggle());
  }

  get isOpen() {
    return !this.element.hidden;
  }

  toggle() {
    this.element.hidden = !this.element.hidden;
    this.opener.setAttribute("aria-expanded", String(this.isOpen));
    this.draw();
    if (this.isOpen) this.element.querySelector("button").focus();
    else this.opener.focus();
  }

  async #do(act, details, said) {
    try {
      await this.view.world.act(act, details);
      this.status.textContent = said;
    } catch (error) {
      this.status.textContent = error.message;
    }
  }

  #button(label, act, details, said, className = "secondary") {
    return make("button", { type: "button", class: `button ${className}`, click: () => this.#do(act, details(), said) }, label);
  }

  #time() {
    const count = make("input", { type: "number", min: "1", step: "1", value: "10", "aria-label": "How many" });
    const unit = make("select", { "aria-label": "Unit of time" }, ...UNITS.map(([name, ms]) => make("option", { value: String(ms) }, name)));
    const jump = (label, ms) => this.#button(label, "jump", () => ({ ms: ms() }), `Time jumped.`);
    return make(
      "section",
      {},
      make("h3", {}, "Jump time by"),
      make("div", { class: "row" }, ...JUMPS.map(([label, ms]) => jump(label, () => ms))),
      make("div", { class: "row" }, count, unit, jump("Jump", () => Math.round(Number(count.value) * Number(unit.value)))),
      this.ahead,
    );
  }

  #faults() {
    const fault = make("select", { "aria-label": "What goes wrong" }, ...FAULTS.map(([value, label]) => make("option", { value }, label)));
    const target = make("select", { "aria-label": "With which request" }, ...TARGETS.map(([value, label]) => make("option", { value }, label)));
    const times = make("input", { type: "number", min: "1", max: "100", value: "1", "aria-label": "With how many requests" });
    const details = () => ({ fault: fault.value, path: target.value, times: Math.max(1, Math.round(Number(times.value))) });
    return make(
      "section",
      {},
      make("h3", {}, "Have something go wrong"),
      make("div", { class: "row" }, make("span", {}, "The next "), times, target, fault, this.#button("Arm", "fault", details, "Armed: it strikes with the bot's next such request."), this.#button("Disarm all", "clear_faults", () => ({}), "Disarmed.")),
      make(
        "div",
        { class: "row" },
        this.#button("Drop the gateway", "gateway", () => ({ how: "drop" }), "The gateway's connection was cut."),
        this.#button("Ask to reconnect", "gateway", () => ({ how: "reconnect" }), "The bot was asked to reconnect."),
        this.#button("End the session", "gateway", () => ({ how: "invalid" }), "The bot's session was ended."),
        this.#button("Redeliver the last interaction", "redeliver", () => ({}), "The bot was told of it once more."),
      ),
      this.bot,
    );
  }

  draw() {
    if (!this.isOpen) return;
    const { world } = this.view;
    const { advanced } = world.parts.clock;
    this.ahead.textContent = advanced ? `The clock is ${length(advanced)} ahead of your computer's.` : "The clock is your computer's.";
    const { connected, requests, violations } = world.parts.bot;
    this.bot.textContent = `The bot is ${connected ? "connected" : "not connected"}; it made ${requests} requests, ${violations || "none"} of them wrong.`;
    this.#drawPlace();
    this.#drawPerson();
    this.journal.draw();
  }

  #drawPlace() {
    const { world } = this.view;
    const here = world.channel(this.view.channel);
    const parent = here?.thread ? world.channel(here.parent) : here;
    const key = JSON.stringify([here?.id, here?.thread?.archived, parent?.bot, parent?.name]);
    if (this.placeKey === key) return;
    this.placeKey = key;
    if (!here) return this.place.replaceChildren();
    const bits = BigInt(parent?.bot ?? "0");
    const boxes = PERMISSIONS.map(([label, bit]) => {
      const flag = 1n << BigInt(bit);
      const box = make("input", { type: "checkbox", checked: (bits & flag) !== 0n });
      box.addEventListener("change", () => this.#do("permissions", { channel: parent.id, bits: String(box.checked ? bits | flag : bits & ~flag) }, `${label}: ${box.checked ? "allowed" : "taken away"}.`));
      return make("label", { class: "check" }, box, label);
    });
    this.place.replaceChildren(
      make(
        "section",
        {},
        make("h3", {}, "The bot's permissions in ", make("bdi", {}, `#${parent?.name}`)),
        make("div", { class: "checks" }, ...boxes),
        make(
          "div",
          { class: "row" },
          here.thread ? this.#button(here.thread.archived ? "Wake the thread" : "Archive the thread", "archive", () => ({ channel: here.id, archived: !here.thread.archived }), "Done.") : null,
          this.#button(here.thread ? "Delete the thread" : "Delete the channel", "delete_channel", () => ({ channel: here.id }), "It is gone.", "danger"),
          this.#button("Delete the newest message", "delete_message", () => ({ message: this.#newest() }), "It is gone.", "danger"),
        ),
      ),
    );
  }

  #newest() {
    const public_ = this.view.world.messagesIn(this.view.channel).filter((message) => !message.ephemeral);
    return public_.at(-1)?.id ?? "0";
  }

  #drawPerson() {
    const { world, guild } = this.view;
    const isMember = world.guild(guild)?.members.some((member) => member.id === world.viewer) ?? false;
    const key = `${world.viewer} ${guild} ${isMember} ${world.name(world.viewer, guild)}`;
    if (this.personKey === key) return;
    this.personKey = key;
    const name = make("bdi", {}, world.name(world.viewer, guild));
    this.person.replaceChildren(
      make(
        "section",
        {},
        make("h3", {}, name),
        make("div", { class: "row" }, isMember ? this.#button("Leave the server", "leave", () => ({ guild }), "Gone.", "danger") : this.#button("Come back", "join", () => ({ guild: this.view.home }), "Back.")),
      ),
    );
  }
}

function length(ms) {
  const parts = [["d", 86_400_000], ["h", 3_600_000], ["min", 60_000], ["s", 1000]];
  const words = [];
  let left = ms;
  for (const [unit, size] of parts) {
    if (left >= size) words.push(`${Math.floor(left / size)} ${unit}`);
    left %= size;
  }
  return words.join(" ");
}
