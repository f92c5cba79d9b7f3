// The buttons and selects of a message.

import { make, sign } from "./element.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };
const TEXT_SELECT = 3;
const USER_SELECT = 5;

/** The selects that are open, which they stay when their message is drawn anew. */
const opened = new Set();

/** Makes the rows of a message. `use` is called with an act and its details. */
export function rows(world, message, waiting, use) {
  return message.components
    .filter((row) => row.type === 1 && row.components?.length)
    .map((row) => make("div", { class: "row" }, ...row.components.map((part) => makePart(world, message, part, waiting, use))));
}

function makePart(world, message, part, waiting, use) {
  if (part.type === 2) return button(message, part, waiting, use);
  if (part.type === TEXT_SELECT || part.type === USER_SELECT) return select(world, message, part, waiting, use);
  return make("span", { class: "small" }, "(something this page does not show)");
}

/** The emoji of a button or option; those of a server's own are named. */
function emoji(part) {
  if (!part.emoji) return null;
  return sign(part.emoji.id ? `:${part.emoji.name}:` : part.emoji.name);
}

function button(message, part, waiting, use) {
  const content = [emoji(part), part.label ? make("span", {}, part.label) : null];
  if (part.style === 5) {
    if (!/^https?:\/\//.test(part.url ?? "")) return make("span", {}, ...content);
    return make("a", { class: "button link", href: part.url, rel: "noopener noreferrer", target: "_blank" }, ...content, sign("↗"));
  }
  const isWaiting = waiting.has(part.custom_id);
  return make(
    "button",
    {
      type: "button",
      class: `button ${STYLES[part.style] ?? "secondary"}`,
      disabled: part.disabled,
      "aria-busy": isWaiting ? "true" : null,
      "aria-label": part.label ? null : part.emoji?.name,
      dataset: { part: part.custom_id },
      click: () => isWaiting || use("press", { message: message.id, part: part.custom_id }),
    },
    ...content,
  );
}

/** A select opens its options in place, where a keyboard and a thumb reach them alike. */
function select(world, message, part, waiting, use) {
  const options =
    part.type === USER_SELECT
      ? Object.entries(world.places.users).map(([id, user]) => ({ label: user.name, value: id }))
      : part.options;
  const id = `select-${message.id}-${part.custom_id}`;
  const isWaiting = waiting.has(part.custom_id);
  const most = part.max_values ?? 1;
  const least = part.min_values ?? 1;
  const chosen = new Set(options.filter((option) => option.default).map((option) => option.value));
  const send = (values) => use("select", { message: message.id, part: part.custom_id, values });
  const list = make("div", { id, class: "options", role: "group", "aria-label": part.placeholder ?? "Options", hidden: !opened.has(id) });
  const opener = make(
    "button",
    {
      type: "button",
      class: "opener",
      "aria-expanded": String(opened.has(id)),
      "aria-controls": id,
      "aria-busy": isWaiting ? "true" : null,
      disabled: part.disabled,
      dataset: { part: part.custom_id },
      click: () => toggle(list.hidden),
    },
    make("span", {}, options.filter((option) => option.default).map((option) => option.label).join(", ") || part.placeholder || "Make a selection"),
    sign("▾"),
  );
  function toggle(open) {
    list.hidden = !open;
    if (open) opened.add(id);
    else opened.delete(id);
    opener.setAttribute("aria-expanded", String(open));
    if (open) list.querySelector("button, input")?.focus();
    else opener.focus();
  }
  list.addEventListener("keydown", (event) => {
    const choices = [...list.querySelectorAll("button, input")];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") toggle(false);
    else if (step) choices[(choices.indexOf(document.activeElement) + step + choices.length) % choices.length]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  const words = (option) => [
    emoji(option),
    make("span", { class: "choice" }, make("span", {}, option.label), option.description ? make("span", { class: "small" }, option.description) : null),
  ];
  if (most > 1) {
    for (const option of options) {
      const box = make("input", { type: "checkbox", checked: chosen.has(option.value) });
      box.addEventListener("change", () => (box.checked ? chosen.add(option.value) : chosen.delete(option.value)));
      list.append(make("label", { class: "option" }, box, ...words(option)));
    }
    list.append(
      make("button", { type: "button", class: "button primary", click: () => chosen.size >= least && chosen.size <= most && send([...chosen]) }, "Choose"),
    );
  } else {
    for (const option of options) {
      const choose = () => {
        toggle(false);
        send([option.value]);
      };
      list.append(make("button", { type: "button", class: "option", "aria-pressed": String(chosen.has(option.value)), click: choose }, ...words(option)));
    }
  }
  return make("div", { class: "select" }, opener, list);
}
