// A command being filled in: a field for each of its options.

import { make, sign } from "./element.js";
import { pairs } from "./commands.js";
import { avatar } from "./people.js";

const PAUSE_MS = 120;

export class Options {
  /** `list` shows suggestions; `send` and `leave` end the filling in. */
  constructor(view, command, list, { send, leave }) {
    this.view = view;
    this.command = command;
    this.list = list;
    this.send = send;
    this.leave = leave;
    this.fields = new Map();
    this.asked = 0;
    this.fieldsElement = make("div", { class: "fields" });
    this.chips = make("div", { class: "more", role: "group", "aria-label": "Further options" });
    this.rest = make("input", {
      type: "text",
      class: "rest",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      role: "combobox",
      "aria-label": "Name of a further option, or Enter to send",
      "aria-expanded": "false",
      "aria-controls": list.list.id,
      "aria-autocomplete": "list",
      placeholder: "Enter sends",
      input: () => this.#restTyped(),
      focus: () => (this.hint.textContent = ""),
      blur: () => list.hide(),
      keydown: (event) => this.#restKey(event),
    });
    this.fieldsElement.append(this.rest);
    this.hint = make("p", { class: "hint", id: "option-hint" });
    this.error = make("p", { class: "wrong", role: "alert" });
    this.element = make(
      "div",
      { class: "options-form", role: "group", "aria-label": `/${command.shown}` },
      make("p", { class: "command-name" }, make("span", { class: "used" }, `/${command.shown}`), " ", make("span", { class: "small" }, command.about)),
      this.fieldsElement,
      this.chips,
      this.hint,
      this.error,
    );
    for (const option of command.options.filter((option) => option.required)) this.#add(option);
    this.#drawMore();
  }

  /** Puts the focus where something is to be written first, and takes over what was typed already. */
  begin(text) {
    const named = pairs(this.command.options, text);
    const bare = text.slice(0, named[0]?.at ?? text.length).trim();
    if (bare && this.command.options.length) this.#take(this.#add(this.command.options[0]), bare);
    for (const { option, value } of named) this.#take(this.#add(option), value);
    this.#drawMore();
    const first = [...this.fields.values()].find((field) => !field.input.value);
    (first?.input ?? (this.fields.size ? [...this.fields.values()].at(-1).input : this.rest)).focus();
  }

  #add(option) {
    if (this.fields.has(option.name)) return this.fields.get(option.name);
    const id = `option-${option.name}`;
    const isList = option.suggests || option.choices.length > 0 || option.kind === "user" || option.kind === "channel";
    const input = make("input", {
      id,
      type: "text",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      inputmode: option.kind === "number" && !isList ? "numeric" : null,
      "aria-describedby": "option-hint",
      "aria-required": option.required ? "true" : null,
      role: isList ? "combobox" : null,
      "aria-expanded": isList ? "false" : null,
      "aria-controls": isList ? this.list.list.id : null,
      "aria-autocomplete": isList ? "list" : null,
    });
    const field = { option, input, value: null, element: null };
    const remove = option.required
      ? null
      : make("button", { type: "button", class: "icon", title: `Leave out ${option.shown}`, "aria-label": `Leave out ${option.shown}`, click: () => this.#remove(field) }, sign("×"));
    field.element = make("div", { class: "field" }, make("label", { for: id }, option.shown), input, remove);
    input.addEventListener("input", () => this.#typed(field));
    input.addEventListener("focus", () => this.#focused(field));
    input.addEventListener("blur", () => this.list.hide());
    input.addEventListener("keydown", (event) => this.#key(event, field));
    this.fields.set(option.name, field);
    this.rest.before(field.element);
    return field;
  }

  #remove(field) {
    this.fields.delete(field.option.name);
    field.element.remove();
    this.list.hide();
    this.#drawMore();
    const last = [...this.fields.values()].at(-1);
    (last?.input ?? this.rest).focus();
  }

  /** What was typed where no option is yet: the beginning of an option's name. */
  #restTyped() {
    const text = this.rest.value;
    const named = pairs(this.command.options, text);
    if (named.length) {
      this.rest.value = "";
      let last = null;
      for (const pair of named) this.#take((last = this.#add(pair.option)), pair.value);
      this.#drawMore();
      return last.input.focus();
    }
    const typed = text.trim().toLowerCase();
    const left = this.#left().filter((option) => option.shown.toLowerCase().includes(typed));
    if (!typed) return this.list.hide();
    this.list.show(this.rest, left.map((option) => ({ label: option.shown, detail: option.about, value: option })), "Options", "No option is called so.");
  }

  #restKey(event) {
    const { list } = this;
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && list.isOpen) list.move(event.key === "ArrowDown" ? 1 : -1);
    else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey && list.chosen) this.pick(list.chosen);
    else if (event.key === "Enter") this.#done(null);
    else if (event.key === "Escape") list.isOpen ? list.hide() : this.leave();
    else if (event.key === "Backspace" && !this.rest.value) {
      const last = [...this.fields.values()].at(-1);
      if (last) last.input.focus();
      else this.leave();
    } else return;
    event.preventDefault();
  }

  #left() {
    return this.command.options.filter((option) => !this.fields.has(option.name));
  }

  #drawMore() {
    const left = this.#left();
    this.rest.hidden = !left.length && this.fields.size > 0;
    this.chips.replaceChildren(
      ...left.map((option) =>
        make(
          "button",
          { type: "button", class: "chip", title: option.about, keydown: (event) => event.key === "Escape" && this.leave(), click: () => {
            const field = this.#add(option);
            this.#drawMore();
            field.input.focus();
          } },
          `+ ${option.shown}`,
        ),
      ),
    );
  }

  #typed(field) {
    field.value = null;
    this.error.textContent = "";
    field.element.classList.remove("missing");
    // Whoever types the name of an option means that option; in words of one's own only at their beginning.
    const { option, input } = field;
    const isFree = option.kind === "text" && !option.suggests && !option.choices.length;
    const named = pairs(this.command.options, input.value).filter((pair) => !isFree || pair.option === option);
    if (named.length) {
      input.value = input.value.slice(0, named[0].at).trim();
      let last = field;
      for (const pair of named) {
        last = this.#add(pair.option);
        this.#take(last, pair.value);
      }
      this.#drawMore();
      if (last !== field) return last.input.focus();
    }
    this.#suggest(field);
  }

  #take(field, text) {
    field.input.value = text;
    const items = this.#fixed(field.option);
    const item = items?.find((item) => [item.label, String(item.value)].some((name) => name.toLowerCase() === text.replace(/^@/, "").toLowerCase()));
    field.value = item ? { value: item.value } : null;
    if (item) field.input.value = item.label;
  }

  #focused(field) {
    this.hint.textContent = `${field.option.shown}: ${field.option.about}${field.option.required ? "" : " (optional)"}`;
    this.#suggest(field);
  }

  /** What can be chosen without asking the bot; null if anything can be written. */
  #fixed(option) {
    const { world, guild } = this.view;
    if (option.choices.length) return option.choices.map((choice) => ({ ...choice }));
    if (option.kind === "user") {
      const members = world.guild(guild)?.members.map((member) => member.id) ?? [];
      return [...members, world.parts.bot.id].map((id) => ({
        label: world.name(id, guild),
        detail: world.places.users[id]?.username,
        icon: avatar(world, id),
        value: id,
      }));
    }
    if (option.kind === "channel") return world.channelsOf(guild).map((channel) => ({ label: `#${channel.name}`, value: channel.id }));
    return null;
  }

  async #suggest(field) {
    const { option, input } = field;
    const asked = ++this.asked;
    const typed = input.value.trim().toLowerCase().replace(/^@/, "");
    const fixed = this.#fixed(option);
    if (fixed) {
      const fitting = fixed.filter((item) => field.value || item.label.toLowerCase().includes(typed) || item.detail?.toLowerCase().includes(typed));
      return this.list.show(input, fitting, option.about, "No options match.");
    }
    if (!option.suggests) return this.list.hide();
    // Until the bot has answered, only what still fits may be picked.
    const older = this.list.field === input ? this.list.items : [];
    const fitting = older.filter((item) => [item.label, String(item.value)].some((text) => text.toLowerCase().includes(typed)));
    this.list.show(input, fitting, option.about, "Loading options…");
    await new Promise((resume) => setTimeout(resume, PAUSE_MS));
    if (asked !== this.asked || document.activeElement !== input) return;
    try {
      const { channel, world } = this.view;
      const options = { ...this.#values(field).values, [option.name]: input.value };
      const items = await world.act("suggest", { channel, path: this.command.path, options, option: option.name });
      if (asked !== this.asked || document.activeElement !== input) return;
      this.list.show(input, items.map((item) => ({ label: item.name, value: item.value })), option.about, "No options match.");
    } catch {
      if (asked === this.asked) this.list.show(input, [], "", "Loading options failed");
    }
  }

  /** Takes the suggestion that was picked. */
  pick(item) {
    if (this.list.field === this.rest) {
      this.rest.value = "";
      this.list.hide();
      const added = this.#add(item.value);
      this.#drawMore();
      return added.input.focus();
    }
    const field = [...this.fields.values()].find((field) => field.input === this.list.field);
    if (!field) return;
    field.input.value = item.label;
    field.value = { value: item.value };
    field.element.classList.remove("missing");
    this.asked += 1;
    this.list.hide();
    this.#next(field);
  }

  #next(after) {
    const fields = [...this.fields.values()];
    const open = fields.slice(fields.indexOf(after) + 1).find((field) => !field.input.value);
    (open ?? fields.find((field) => field.option.required && !field.input.value))?.input.focus();
  }

  /** What Enter does in a field that is done: on to one that must still be filled in, or away with the command. */
  #done(field) {
    const { wrong } = this.#values();
    const empty = wrong.find((other) => !other.input.value.trim());
    if (empty && !wrong.includes(field)) empty.input.focus();
    else this.send();
  }

  #key(event, field) {
    const { list } = this;
    const item = list.field === field.input ? list.chosen : null;
    const isExact = item && [item.label, String(item.value)].some((text) => text.toLowerCase() === field.input.value.trim().toLowerCase());
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && list.isOpen) list.move(event.key === "ArrowDown" ? 1 : -1);
    else if (event.key === "Enter" && item && !isExact && !field.value) this.pick(item);
    else if (event.key === "Enter") {
      if (isExact) field.value = { value: item.value };
      this.#done(field);
    } else if (event.key === "Tab" && !event.shiftKey && item && field.input.value && !field.value) {
      field.input.value = item.label;
      field.value = { value: item.value };
      return;
    } else if (event.key === "Escape") {
      if (list.isOpen) list.hide();
      else this.leave();
    } else if (event.key === "Backspace" && !field.input.value) {
      if (field.option.required) this.leave();
      else this.#remove(field);
    } else return;
    event.preventDefault();
  }

  /** The values that are filled in, and the fields that hold none that fits. */
  #values(except = null) {
    const values = {};
    const wrong = [];
    for (const field of this.fields.values()) {
      const { option, input } = field;
      const text = input.value.trim();
      if (field === except) continue;
      if (field.value) values[option.name] = field.value.value;
      else if (!text) {
        if (option.required) wrong.push(field);
      } else if (option.choices.length || option.kind === "user" || option.kind === "channel") {
        this.#take(field, text);
        if (field.value) values[option.name] = field.value.value;
        else wrong.push(field);
      } else if (option.kind === "number") {
        const number = Number(text);
        if (Number.isFinite(number) && (option.least ?? number) <= number && number <= (option.most ?? number)) values[option.name] = number;
        else wrong.push(field);
      } else values[option.name] = text;
    }
    return { values, wrong };
  }

  /** The values, if all of them fit; otherwise shows which do not. */
  finish() {
    const { values, wrong } = this.#values();
    if (!wrong.length) return values;
    for (const field of wrong) field.element.classList.add("missing");
    const { option, input } = wrong[0];
    input.focus();
    this.error.textContent = input.value ? `${option.shown}: this is not one of its values. ${this.#allowed(option)}` : `${option.shown}: this option is required. Specify a value.`;
    return null;
  }

  /** Says what can be given to an option that takes not just anything. */
  #allowed(option) {
    if (option.kind !== "number" || option.choices.length) return `Choose one of: ${this.#fixed(option).map((item) => item.label).join(" · ")}`;
    const { least, most } = option;
    if (least !== null && most !== null) return `It takes a number from ${least} to ${most}.`;
    if (least !== null) return `It takes a number from ${least} on.`;
    return most === null ? "It takes a number." : `It takes a number up to ${most}.`;
  }

  fail(message) {
    this.error.textContent = message;
  }
}
