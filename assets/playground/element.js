// Elements. Texts become text nodes and never markup, so nothing that people or the bot write can run.

/** Makes an element. Functions are listeners, true and false set or leave out an attribute, null is nothing. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") element.addEventListener(name, value);
    else if (name === "dataset") Object.assign(element.dataset, value);
    else if (name === "value" || name === "checked") element[name] = value;
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** Text for screen readers only. */
export function unseen(text) {
  return make("span", { class: "unseen" }, text);
}

/** A sign that says nothing to a screen reader. */
export function sign(text) {
  return make("span", { "aria-hidden": "true" }, text);
}

export function byId(id) {
  return document.getElementById(id);
}
