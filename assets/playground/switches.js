// Who you are and how the page looks.

import { byId, make, sign, unseen } from "./element.js";

const LOCALES = [
  "en-US", "en-GB", "de", "fr", "es-ES", "es-419", "it", "nl", "pl", "pt-BR", "da", "fi", "sv-SE", "no", "cs", "hu", "ro", "bg",
  "el", "hr", "lt", "ru", "uk", "tr", "ar", "he", "hi", "th", "vi", "id", "ja", "ko", "zh-CN", "zh-TW",
];
const NEWCOMER = "new";

export class Switches {
  constructor(view) {
    this.view = view;
    this.person = make("select", { id: "person", change: () => this.#choose() });
    this.language = make("select", { id: "language", change: () => view.use("locale", { locale: this.language.value }) }, ...LOCALES.map((locale) => make("option", { value: locale }, languageName(locale))));
    this.theme = make("button", { type: "button", class: "quiet", click: () => this.#setTheme(this.#isDark() ? "light" : "dark") });
    this.phone = make("button", { type: "button", class: "quiet for-wide", "aria-pressed": "false", title: "Phone width", click: () => this.#setPhone(this.phone.getAttribute("aria-pressed") !== "true") }, sign("📱"), unseen("Phone width"));
    this.window = make("a", { class: "quiet", target: "_blank", rel: "opener", title: "Open a second window as somebody else" }, make("span", { class: "wide" }, "Second window"), make("span", { class: "narrow" }, "Second window"));
    this.rest = make("div", { id: "more-switches", class: "rest" }, make("label", { class: "switch" }, make("span", {}, "Language"), this.language), this.theme, this.phone, this.window);
    this.more = make("button", { type: "button", class: "icon narrow", title: "Language and looks", "aria-expanded": "false", "aria-controls": "more-switches", click: () => this.#toggle() }, sign("⚙"), unseen("Language and looks"));
    byId("switches").append(make("label", { class: "switch" }, make("span", { class: "wide" }, "You are"), this.person), this.more, this.rest);
    this.person.setAttribute("aria-label", "You are");
    byId("switches").addEventListener("keydown", (event) => event.key === "Escape" && this.#isOpen() && this.#toggle());
    byId("middle").addEventListener("pointerdown", () => this.#isOpen() && this.#toggle());
    this.#setTheme(localStorage.getItem("theme") ?? (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark"));
    this.#setPhone(sessionStorage.getItem("phone") === "yes");
  }

  #isOpen() {
    return this.rest.classList.contains("open");
  }

  /** Unfolds the switches, where there is no room for them, or folds them away. */
  #toggle() {
    const isOpen = this.rest.classList.toggle("open");
    this.more.setAttribute("aria-expanded", String(isOpen));
    if (!isOpen) this.more.focus();
  }

  #isDark() {
    return document.documentElement.dataset.theme === "dark";
  }

  #setTheme(theme) {
    document.documentElement.dataset.theme = theme;
    localStorage.setItem("theme", theme);
    const other = theme === "dark" ? "light" : "dark";
    this.theme.title = `Turn ${other}`;
    this.theme.replaceChildren(sign(theme === "dark" ? "☀" : "🌙"), unseen(`Turn ${other}`));
  }

  #setPhone(isPhone) {
    byId("page").classList.toggle("phone", isPhone);
    this.phone.setAttribute("aria-pressed", String(isPhone));
    sessionStorage.setItem("phone", isPhone ? "yes" : "no");
  }

  async #choose() {
    const { view } = this;
    const chosen = this.person.value;
    this.draw();
    if (chosen === NEWCOMER) await view.welcome();
    else view.become(chosen);
  }

  draw() {
    const { world, guild } = this.view;
    const people = Object.entries(world.places.users).filter(([, user]) => !user.bot);
    const key = JSON.stringify([people, world.viewer]);
    if (this.key !== key) {
      this.key = key;
      this.person.replaceChildren(...people.map(([id]) => make("option", { value: id }, world.name(id, guild))), make("option", { value: NEWCOMER }, "New member…"));
    }
    this.person.value = world.viewer;
    this.language.value = world.locale;
    const other = people.map(([id]) => id).find((id) => id !== world.viewer);
    if (other) this.window.href = this.view.address(other);
  }
}

function languageName(locale) {
  const names = new Intl.DisplayNames([locale], { type: "language" });
  return `${names.of(locale)}`;
}
