// A list of suggestions below or above a field that keeps the focus.

import { byId, make } from "./element.js";

export class Listbox {
  /** `pick` is called with the item that was chosen. */
  constructor(id, label, pick) {
    this.pick = pick;
    this.items = [];
    this.active = -1;
    this.title = make("p", { class: "list-title" });
    this.list = make("ul", { id, role: "listbox", "aria-label": label });
    this.element = make("div", { class: "suggestions", hidden: true }, this.title, this.list);
    // The field must keep the focus.
    this.element.addEventListener("mousedown", (event) => event.preventDefault());
  }

  get isOpen() {
    return !this.element.hidden && this.items.length > 0;
  }

  /** Shows items, `{ label, detail, icon, value }`, for a field; a note stands alone when there are none. The first is
   *  chosen already, unless nothing points to it. */
  show(field, items, title = "", note = "", isPointed = true) {
    this.field = field;
    this.items = items;
    this.title.textContent = items.length ? title : note;
    this.title.hidden = !this.title.textContent;
    this.list.hidden = !items.length;
    this.list.replaceChildren(
      ...items.map((item, index) =>
        make(
          "li",
          { role: "option", id: `${this.list.id}-${index}`, "aria-selected": "false", click: () => this.pick(item), mousemove: (event) => (event.movementX || event.movementY) && this.#activate(index) },
          item.icon ?? null,
          make("bdi", { class: "label" }, item.label),
          item.detail ? make("span", { class: "detail" }, item.detail) : null,
        ),
      ),
    );
    this.element.hidden = !items.length && !note;
    this.#activate(items.length && isPointed ? 0 : -1);
    if (field.getAttribute("role") === "combobox") field.setAttribute("aria-expanded", String(this.isOpen));
    byId("announcer").textContent = items.length ? `${items.length} suggestions` : note;
  }

  hide() {
    this.element.hidden = true;
    this.items = [];
    this.active = -1;
    this.field?.removeAttribute("aria-activedescendant");
    if (this.field?.getAttribute("role") === "combobox") this.field.setAttribute("aria-expanded", "false");
  }

  get chosen() {
    return this.isOpen ? (this.items[this.active] ?? null) : null;
  }

  move(step) {
    const count = this.items.length;
    this.#activate(this.active < 0 ? (step > 0 ? 0 : count - 1) : (this.active + step + count) % count);
    this.list.children[this.active]?.scrollIntoView({ block: "nearest" });
  }

  #activate(index) {
    this.list.children[this.active]?.setAttribute("aria-selected", "false");
    this.active = index;
    const item = this.list.children[index];
    item?.setAttribute("aria-selected", "true");
    if (item) this.field.setAttribute("aria-activedescendant", item.id);
    else this.field.removeAttribute("aria-activedescendant");
  }
}
