// The journal of requests: each a line that opens to what was sent and what was answered.

import { make } from "./element.js";

const LINES_MAX = 200;

export class Journal {
  constructor(view) {
    this.view = view;
    this.next = 0;
    this.asking = false;
    this.list = make("ol", { class: "journal" });
    this.element = make("section", {}, make("h3", {}, "What the bot asks for"), this.list);
  }

  async draw() {
    if (this.asking) return;
    this.asking = true;
    try {
      while (this.next !== this.view.world.parts.bot.requests) {
        if (this.next > this.view.world.parts.bot.requests) this.#clear();
        const response = await fetch(`/journal?since=${this.next}`);
        const { next, entries } = await response.json();
        if (next === this.next) break;
        this.next = next;
        for (const entry of entries) this.list.prepend(this.#line(entry));
        while (this.list.children.length > LINES_MAX) this.list.lastElementChild.remove();
      }
    } catch {
      // The playground is away; the next change asks again.
    }
    this.asking = false;
  }

  #clear() {
    this.next = 0;
    this.list.replaceChildren();
  }

  #line(entry) {
    const time = new Date(entry.at).toLocaleTimeString(this.view.world.locale);
    const trouble = entry.violation ? "violation" : entry.status >= 400 || entry.status === 0 ? "trouble" : "";
    const body = (title, value) => (value === null ? null : [make("h4", {}, title), make("pre", { tabindex: "0", "aria-label": title }, JSON.stringify(value, null, 2))]);
    // What is inside is made when somebody looks.
    const fill = () => details.childElementCount === 1 && details.append(...inside());
    const inside = () => [
      make("p", { class: "small" }, `${time} · ${entry.path}${entry.query ? `?${entry.query}` : ""}`),
      ...(entry.violation ? [make("p", { class: "wrong" }, entry.violation)] : []),
      ...(entry.fault ? [make("p", { class: "wrong" }, `Fault: ${entry.fault}`)] : []),
      ...(body("Sent", entry.request) ?? []),
      ...(entry.files.length ? [make("p", { class: "small" }, entry.files.map((file) => `${file.name}, ${Math.ceil(file.size / 1024)} kB`).join("; "))] : []),
      ...(body("Answered", entry.response) ?? []),
    ];
    const details = make(
      "details",
      { toggle: fill },
        make("summary", {}, make("span", { class: "method" }, entry.method), " ", make("span", { class: "path" }, shorten(entry.path)), " ", make("span", { class: "status" }, String(entry.status || "cut"))),
    );
    return make("li", { class: trouble }, details);
  }
}

/** A path without what is too long to read in it. */
function shorten(path) {
  return path.replace(/\d{15,}/g, (id) => `…${id.slice(-4)}`).replace(/aW50[\w=]+/g, "(token)");
}
