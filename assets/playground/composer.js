// The box at the bottom: plain words, or a command that is picked and filled in.

import { make, sign, unseen } from "./element.js";
import { begun, chatCommands } from "./commands.js";
import { Listbox } from "./listbox.js";
import { Options } from "./options.js";

export class Composer {
  constructor(view, element) {
    this.view = view;
    this.options = null;
    this.list = new Listbox("suggestions", "Suggestions", (item) => (this.options ? this.options.pick(item) : this.#choose(item.value)));
    this.entry = make("textarea", {
      id: "entry",
      rows: "1",
      maxlength: "4000",
      autocomplete: "off",
      "aria-autocomplete": "list",
      "aria-controls": "suggestions",
      "aria-haspopup": "listbox",
      "aria-describedby": "composer-error",
    });
    this.error = make("p", { class: "wrong", role: "alert", id: "composer-error" });
    this.place = make("div", { class: "place-for-options" });
    this.slash = make("button", { type: "button", class: "icon", title: "Use a command", click: () => this.#offer() }, sign("/"), unseen("Use a command"));
    this.cancel = make("button", { type: "button", class: "icon", title: "Leave the command", click: () => this.leave() }, sign("×"), unseen("Leave the command"));
    this.submit = make("button", { type: "button", class: "send button primary", click: () => this.send() }, "Send");
    element.append(
      this.list.element,
      this.error,
      make("div", { class: "entry" }, this.slash, this.cancel, this.entry, this.place, this.submit),
    );
    this.entry.addEventListener("input", () => this.#typed());
    this.entry.addEventListener("keydown", (event) => this.#key(event));
    this.entry.addEventListener("blur", () => !this.options && this.list.hide());
    this.#show();
  }

  get #commands() {
    return chatCommands(this.view.world.parts.commands, this.view.world.locale);
  }

  /** Brings labels up to date, and leaves a command when the place changes. */
  draw() {
    const { world, channel } = this.view;
    const here = world.channel(channel);
    const key = `${channel} ${world.viewer}`;
    if (this.placeKey !== undefined && this.placeKey !== key && this.options) this.leave();
    this.placeKey = key;
    const name = here ? (here.thread ? here.name : `#${here.name}`) : "nowhere";
    const label = here?.speaks ? `Message ${name}` : "You may not write here";
    this.entry.setAttribute("aria-label", label);
    this.entry.placeholder = label;
    this.entry.disabled = !here?.speaks && !here?.commands;
    this.slash.disabled = !here?.commands;
    this.submit.disabled = this.entry.disabled;
  }

  focus() {
    this.entry.focus();
  }

  #show() {
    const isFilling = this.options !== null;
    this.entry.hidden = isFilling;
    this.slash.hidden = isFilling;
    this.cancel.hidden = !isFilling;
    this.place.hidden = !isFilling;
    this.place.replaceChildren(...(isFilling ? [this.options.element] : []));
    if (!isFilling) this.#fit();
  }

  /** Gives the box as many lines as its text has. */
  #fit() {
    const { entry } = this;
    entry.style.height = "auto";
    entry.style.height = `${Math.min(entry.scrollHeight, 240)}px`;
  }

  #offer() {
    this.entry.value = "/";
    this.entry.focus();
    this.#typed();
  }

  #typed() {
    const { entry, list } = this;
    this.error.textContent = "";
    this.#fit();
    const text = entry.value;
    if (!text.startsWith("/") || text.includes("\n")) return list.hide();
    const found = begun(this.#commands, text);
    if (found && /^\s/.test(found.rest)) return this.#fill(found.command, found.rest.trim());
    const typed = text.slice(1).trim().toLowerCase();
    const fitting = this.#commands.filter((command) => command.shown.toLowerCase().includes(typed) || command.path.includes(typed));
    const items = fitting.map((command) => ({ label: `/${command.shown}`, detail: command.about, value: command }));
    const note = this.view.world.parts.commands.length ? "No command is called so." : "The bot has not registered its commands yet.";
    // Whoever has typed nothing that tells one from another has chosen none.
    const isPointed = fitting.length < this.#commands.length;
    list.show(entry, items, isPointed ? "Commands" : "Commands: type on, or choose one", note, isPointed);
  }

  #choose(command) {
    this.#fill(command, "");
  }

  #fill(command, rest) {
    this.list.hide();
    this.entry.value = "";
    this.options = new Options(this.view, command, this.list, { send: () => this.send(), leave: () => this.leave() });
    this.#show();
    this.options.begin(rest);
  }

  /** Leaves a command without using it. */
  leave() {
    this.options = null;
    this.list.hide();
    this.#show();
    this.entry.focus();
  }

  #key(event) {
    const { list } = this;
    if (event.isComposing) return;
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && list.isOpen) list.move(event.key === "ArrowDown" ? 1 : -1);
    else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey && list.chosen) this.#choose(list.chosen.value);
    else if (event.key === "Enter" && !event.shiftKey) list.isOpen || this.send();
    else if (event.key === "Escape" && list.isOpen) list.hide();
    else return;
    event.preventDefault();
  }

  async send() {
    const { world, channel } = this.view;
    if (this.options) {
      const { command } = this.options;
      const values = this.options.finish();
      if (!values) return;
      const options = this.options;
      try {
        await world.act("slash", { channel, path: command.path, options: values });
        if (this.options === options) this.leave();
        this.view.log.toEnd();
      } catch (error) {
        options.fail(error.message);
      }
      return;
    }
    const content = this.entry.value.trim();
    if (!content) return;
    const found = begun(this.#commands, content);
    if (found) return this.#fill(found.command, found.rest.trim());
    if (content.length > 2000) {
      this.error.textContent = `Your message is too long: ${content.length} of 2000 characters.`;
      return;
    }
    try {
      await world.act("say", { channel, content });
      this.entry.value = "";
      this.#typed();
      this.view.log.toEnd();
    } catch (error) {
      this.error.textContent = error.message;
    }
  }
}
