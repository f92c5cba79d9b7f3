// What opens above the page: a picture at full size, a person's card, a form of the bot's, a question.

import { make, sign } from "./element.js";
import { userCommands } from "./commands.js";
import { avatar } from "./people.js";

/** Opens a dialog that closes with Escape, its button, or a press beside it, and gives the focus back. */
function open(label, className, ...content) {
  const before = document.activeElement;
  const dialog = make("dialog", { class: className, "aria-label": label }, ...content);
  dialog.append(make("button", { type: "button", class: "icon close", title: "Close", "aria-label": "Close", click: () => dialog.close() }, sign("×")));
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (!before?.isConnected) return document.getElementById("log").focus({ preventScroll: true });
    before.focus();
    // What is in sight only while the focus is near has to be brought there first.
    if (document.activeElement !== before) before.parentElement?.closest("[tabindex]")?.focus({ preventScroll: true });
    before.focus();
  });
  document.getElementById("page").append(dialog);
  dialog.showModal();
  return dialog;
}

/** How far the mouse goes before a press is taken for a pull. */
const PULLED_PX = 5;

/** Opens a picture: as a whole where that makes it larger, otherwise at its full size, to be pulled about. */
export function enlarge(url, file) {
  const alt = file.description ?? "";
  const picture = make("img", { src: url, alt: alt || file.filename, width: file.width, height: file.height, draggable: "false" });
  const stage = make("div", { class: "stage", tabindex: "0", role: "group", "aria-label": "Picture, scrolls at full size" }, picture);
  const toggle = make("button", { type: "button", class: "quiet", click: () => show(stage.classList.contains("whole")) });
  open(
    "Picture",
    "enlarged",
    make("div", { class: "bar" }, toggle, make("a", { class: "quiet", href: url, target: "_blank", rel: "noopener" }, "New window")),
    stage,
    alt ? make("details", {}, make("summary", {}, "Description"), make("p", {}, alt)) : null,
  );
  const show = (full) => {
    stage.classList.toggle("whole", !full);
    toggle.textContent = full ? "Whole picture" : "Full size";
    stage.scrollTo((stage.scrollWidth - stage.clientWidth) / 2, (stage.scrollHeight - stage.clientHeight) / 2);
  };
  show(false);
  const shrunk = file.width / picture.clientWidth;
  toggle.hidden = shrunk <= 1;
  if (shrunk > 1.5) show(true);
  if (shrunk > 1) pullable(stage, () => show(stage.classList.contains("whole")));
  stage.focus({ preventScroll: true });
}

/** Has a mouse pull what is in an element as a finger does; `press` is called when nothing was pulled. */
function pullable(stage, press) {
  let from = null;
  let pulled = false;
  stage.addEventListener("pointerdown", (event) => {
    pulled = false;
    from = event.pointerType === "mouse" && event.button === 0 ? { x: event.clientX + stage.scrollLeft, y: event.clientY + stage.scrollTop, at: [event.clientX, event.clientY] } : null;
  });
  stage.addEventListener("pointermove", (event) => {
    if (!from) return;
    if (!event.buttons) return (from = null);
    pulled ||= Math.hypot(event.clientX - from.at[0], event.clientY - from.at[1]) > PULLED_PX;
    if (pulled) stage.scrollTo(from.x - event.clientX, from.y - event.clientY);
  });
  stage.addEventListener("click", () => {
    from = null;
    if (!pulled) press();
  });
}

export function card(view, user) {
  const { world } = view;
  const known = world.places.users[user];
  if (!known) return;
  const isMember = world.guild(view.guild)?.members.some((member) => member.id === user);
  const act = (name, details) => {
    dialog.close();
    view.use(name, details);
  };
  const commands = isMember || known.bot ? userCommands(world.parts.commands, world.locale) : [];
  const dialog = open(
    `About ${known.name}`,
    "card",
    make("div", { class: "card-head" }, avatar(world, user), make("h2", {}, make("bdi", {}, world.name(user, view.guild)))),
    make("p", { class: "small" }, `@${known.username}`, known.bot ? " · a bot" : "", user === world.viewer ? " · that is you" : ""),
    ...commands.map((command) => make("button", { type: "button", class: "button primary", click: () => act("user_command", { channel: view.channel, name: command.name, target: user }) }, command.shown)),
    !known.bot && user !== world.viewer ? make("button", { type: "button", class: "button secondary", click: () => { dialog.close(); view.become(user); } }, "Become ", make("bdi", {}, known.name)) : null,
  );
}

/** Shows a form of the bot's. */
export function form(view, act, done) {
  const fields = act.form.components.flatMap((row) => row.components ?? []);
  const error = make("p", { class: "wrong", role: "alert" });
  const inputs = fields.map((field) => {
    const id = `form-${field.custom_id}`;
    const attributes = { id, name: field.custom_id, value: field.value ?? "", placeholder: field.placeholder, maxlength: field.max_length, required: field.required !== false };
    const input = field.style === 2 ? make("textarea", { rows: "4", ...attributes }) : make("input", { type: "text", ...attributes });
    return [make("label", { for: id }, field.label), input];
  });
  const send = async () => {
    const values = Object.fromEntries(inputs.map(([, input]) => [input.name, input.value]));
    try {
      await view.world.act("submit", { interaction: act.id, values });
      dialog.close();
    } catch (trouble) {
      error.textContent = trouble.message;
    }
  };
  const dialog = open(act.form.title, "form", make("h2", {}, act.form.title), ...inputs.flat(), error, make("button", { type: "button", class: "button primary", click: send }, "Submit"));
  dialog.addEventListener("close", done);
}

/** Asks whether something shall be done that cannot be undone; whoever presses Enter at once has not agreed. */
export function confirm(title, text, action) {
  return new Promise((resolve) => {
    let isSure = false;
    const answer = (sure) => {
      isSure = sure;
      dialog.close();
    };
    const cancel = make("button", { type: "button", class: "button secondary", click: () => answer(false) }, "Cancel");
    const agree = make("button", { type: "button", class: "button danger", click: () => answer(true) }, action);
    const dialog = open(title, "form", make("h2", {}, title), make("p", {}, text), make("div", { class: "row" }, cancel, agree));
    dialog.addEventListener("close", () => resolve(isSure));
    cancel.focus();
  });
}

/** Asks for a text; gives null if there is none. */
export function ask(title, label, action, longest) {
  return new Promise((resolve) => {
    let answer = null;
    const input = make("input", { id: "asked", type: "text", maxlength: longest, autocomplete: "off" });
    const done = () => {
      answer = input.value.trim() || null;
      dialog.close();
    };
    input.addEventListener("keydown", (event) => event.key === "Enter" && done());
    const dialog = open(title, "form", make("h2", {}, title), make("label", { for: "asked" }, label), input, make("button", { type: "button", class: "button primary", click: done }, action));
    dialog.addEventListener("close", () => resolve(answer));
    input.focus();
  });
}
