// One message as an element.

import { confirm } from "./dialogs.js";
import { make, sign, unseen } from "./element.js";
import { moment, sent } from "./moment.js";
import { rows } from "./parts.js";
import { avatar } from "./people.js";

const LOADING = 1 << 7;

/** Discord's number for the message that stands at the beginning of a thread for the one it was made from. */
export const STARTER = 21;

/** Makes the element of a message. */
export function makeMessage(view, message, { follows, waiting, failed }) {
  if (message.type === STARTER) return makeStarter(view, message);
  const { world } = view;
  const used = message.used;
  const author = message.author?.id ?? "0";
  const isMine = message.mentions.some((user) => user.id === world.viewer) || message.mention_everyone;
  const names = ["message", follows && "follows", message.ephemeral && "private", isMine && "mentions-me"];
  return make(
    "li",
    { class: names.filter(Boolean).join(" "), ...marks(message) },
    used?.command ? usedBy(view, used) : reply(view, message),
    make(
      "div",
      { class: "body" },
      avatar(world, author),
      head(view, message),
      words(view, message),
      ...message.attachments.map((file) => attachment(view, file)),
      ...message.embeds.map((embed) => makeEmbed(view, embed)),
      message.thread ? threadCard(view, message.thread) : null,
      ...rows(world, message, waiting, view.use),
      failed ? make("p", { class: "failed", role: "alert" }, sign("⚠ "), failed) : null,
      message.ephemeral ? onlyYou(() => view.dismiss(message.id)) : null,
    ),
    tools(view, message),
  );
}

/** Makes the element of a command that has no answer: for now, or for good if it is lost. */
export function makeUnanswered(view, act, lost) {
  const { world } = view;
  const bot = world.parts.bot.id;
  return make(
    "li",
    { class: lost ? "message unanswered private" : "message unanswered", ...marks(act) },
    usedBy(view, act.used),
    make(
      "div",
      { class: "body" },
      avatar(world, bot),
      make("h3", { class: "head" }, make("bdi", {}, world.name(bot)), make("span", { class: "tag" }, "App")),
      lost
        ? make("p", { class: "failed" }, sign("⚠ "), "The application did not respond")
        : make("p", { class: "words thinking" }, sign("• • • "), "Sending command…"),
      lost ? onlyYou(() => view.dismiss(act.id)) : null,
    ),
  );
}

/** What a thread was made from, as it is now, without what can be done with it in its own place. */
function makeStarter(view, message) {
  const { starter } = message;
  if (!starter) return make("li", { class: "message", ...marks(message) }, make("p", { class: "small" }, "What this thread was made from is gone."));
  return make(
    "li",
    { class: "message", ...marks(message) },
    make("div", { class: "body" }, avatar(view.world, starter.author?.id ?? "0"), head(view, starter), words(view, starter), ...starter.attachments.map((file) => attachment(view, file))),
  );
}

function marks(message) {
  return { id: `message-${message.id}`, dataset: { id: message.id }, tabindex: "-1" };
}

/** Who wrote a message, and when. */
function head(view, message) {
  const { world } = view;
  const author = message.author?.id ?? "0";
  const at = Date.parse(message.timestamp);
  return make(
    "h3",
    { class: "head" },
    make("button", { type: "button", class: "name", click: (event) => view.card(author, event.currentTarget) }, make("bdi", {}, world.name(author, view.guild))),
    message.author?.bot ? make("span", { class: "tag" }, "App") : null,
    make("time", { datetime: message.timestamp, title: new Date(at).toLocaleString(), class: "at" }, sent(at, world.now(), world.locale)),
  );
}

/** The line above an answer: who did what. */
function usedBy(view, used) {
  const { world } = view;
  return make(
    "p",
    { class: "above" },
    avatar(world, used.by),
    make("button", { type: "button", class: "name", click: (event) => view.card(used.by, event.currentTarget) }, make("bdi", {}, world.name(used.by, view.guild))),
    " used ",
    make("span", { class: "used" }, used.chat ? `/${used.command}` : used.command),
  );
}

function reply(view, message) {
  const of = message.message_reference?.message_id;
  if (!of) return null;
  const original = view.world.messages.get(of);
  if (!original) return make("p", { class: "above" }, "The message this answers is gone.");
  return make(
    "p",
    { class: "above" },
    unseen("Answers "),
    avatar(view.world, original.author.id),
    make("bdi", {}, view.world.name(original.author.id, view.guild)),
    make("button", { type: "button", class: "quote", click: () => view.go(original.channel_id, of) }, view.scribe.plain(original.content) || "a picture"),
  );
}

function words(view, message) {
  if (message.flags & LOADING) {
    return make("p", { class: "words thinking" }, sign("• • • "), `${view.world.name(message.author.id, view.guild)} is thinking…`);
  }
  if (!message.content) return null;
  const edited = message.edited_timestamp
    ? make("span", { class: "edited", title: new Date(message.edited_timestamp).toLocaleString() }, "(edited)")
    : null;
  const written = view.scribe.write(message.content);
  const last = written.at(-1);
  if (edited && last instanceof HTMLParagraphElement) last.append(" ", edited);
  else if (edited) written.push(edited);
  return make("div", { class: "words" }, ...written);
}

function attachment(view, file) {
  const url = own(file.url);
  if (!url) return null;
  const isPicture = /^image\/(png|gif|jpeg|webp)$/.test(file.content_type ?? "") && file.width;
  if (!isPicture) {
    return make("p", { class: "file" }, sign("📄 "), make("a", { href: url, download: file.filename }, file.filename), make("span", { class: "small" }, ` ${Math.ceil(file.size / 1024)} kB`));
  }
  const alt = file.description ?? "";
  const picture = make("img", { src: url, alt: alt || file.filename, width: file.width, height: file.height });
  return make(
    "button",
    { type: "button", class: "picture", title: "Enlarge", click: () => view.enlarge(url, file) },
    picture,
  );
}

/** Files are taken from the playground only. */
function own(url) {
  return url?.startsWith("/attachments/") ? url : null;
}

function makeEmbed(view, embed) {
  const write = (text) => view.scribe.write(text ?? "");
  const picture = own(embed.image?.url);
  return make(
    "div",
    { class: "embed" },
    embed.author?.name ? make("p", { class: "small" }, embed.author.name) : null,
    embed.title ? make("p", { class: "heading size-3" }, ...view.scribe.inline(embed.title)) : null,
    embed.description ? make("div", {}, ...write(embed.description)) : null,
    ...(embed.fields ?? []).map((field) => make("div", { class: field.inline ? "field inline" : "field" }, make("p", {}, make("strong", {}, ...view.scribe.inline(field.name))), ...write(field.value))),
    picture ? make("img", { src: picture, alt: "", width: embed.image.width, height: embed.image.height }) : null,
    embed.footer?.text ? make("p", { class: "small" }, embed.footer.text) : null,
  );
}

function threadCard(view, thread) {
  const count = thread.message_count ?? 0;
  return make(
    "button",
    { type: "button", class: "thread-card", click: () => view.go(thread.id) },
    make("span", { class: "choice" }, make("strong", {}, sign("🧵 "), make("bdi", {}, thread.name)), make("span", { class: "small" }, count === 1 ? "1 message" : `${count} messages`)),
    sign("›"),
  );
}

/** The line below what nobody else sees. */
function onlyYou(dismiss) {
  return make("p", { class: "only-you" }, sign("👁 "), "Only you can see this · ", make("button", { type: "button", class: "as-link", click: dismiss }, "Dismiss message"));
}

/** What can be done with a message: one stop on the way of the Tab key, so that Delete is not met by accident. */
function tools(view, message) {
  if (message.ephemeral) return null;
  const copy = () => navigator.clipboard?.writeText(message.content);
  const remove = async () => {
    const isSure = await confirm("Delete message", "It is gone for everybody, and nobody can bring it back.", "Delete");
    if (isSure) view.use("delete_message", { message: message.id });
  };
  return toolbar("What can be done with this message", [
    make("button", { type: "button", class: "icon", "aria-label": "Copy text", dataset: { tool: "copy" }, click: copy }, "Copy"),
    make("button", { type: "button", class: "icon", "aria-label": "Delete message", dataset: { tool: "delete" }, click: remove }, "Delete"),
  ]);
}

/** Buttons of which Tab finds the first, and the arrows the others. */
function toolbar(label, buttons) {
  buttons.forEach((button, at) => (button.tabIndex = at === 0 ? 0 : -1));
  const move = (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const at = buttons.indexOf(event.target);
    if (!step || at < 0) return;
    buttons[(at + step + buttons.length) % buttons.length].focus();
    event.preventDefault();
  };
  return make("div", { class: "tools", role: "toolbar", "aria-label": label, keydown: move }, ...buttons);
}
