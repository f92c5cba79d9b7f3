// Discord's markup as elements. Whatever is not understood stays the text it is.

import { make } from "./element.js";
import { moment } from "./moment.js";

const DEPTH_MAX = 10;
const ELSEWHERE = { rel: "noopener noreferrer", target: "_blank" };
const PLACE = /^https:\/\/(?:[a-z]+\.)?discord\.com\/channels\/\d+\/(\d+)(?:\/(\d+))?$/;

/** What the texts of a message refer to: the world, its server, and where links within it lead. */
export class Scribe {
  constructor(world, guild, go) {
    this.world = world;
    this.guild = guild;
    this.go = go;
  }

  /** Makes the elements of a text. */
  write(text) {
    const pieces = text.split(/```(?:([a-zA-Z0-9+#-]+)\n)?([^]*?)```/);
    const nodes = [];
    for (let at = 0; at < pieces.length; at += 3) {
      if (pieces[at]) nodes.push(...this.#lines(at > 0 ? pieces[at].replace(/^\n/, "") : pieces[at], 0));
      const code = pieces[at + 2];
      if (code !== undefined) {
        nodes.push(make("pre", { tabindex: "0" }, make("code", {}, code.replace(/^\n|\n$/g, ""))));
      }
    }
    return nodes;
  }

  /** The text without its markup, for where there is no room for more. */
  plain(text) {
    const words = make("div", {}, ...this.write(text));
    for (const line of words.querySelectorAll("p, li, pre")) line.append(" ");
    return words.textContent.replace(/\s+/g, " ").trim();
  }

  #lines(text, depth) {
    const nodes = [];
    let quote = null;
    let items = null;
    const lines = text.split("\n");
    const close = () => {
      if (quote !== null) nodes.push(make("blockquote", {}, ...this.#lines(quote.join("\n"), depth + 1)));
      if (items !== null) nodes.push(make("ul", {}, ...items));
      quote = null;
      items = null;
    };
    for (const [number, line] of lines.entries()) {
      let found;
      if (depth === 0 && line.startsWith(">>> ")) {
        close();
        quote = [line.slice(4), ...lines.slice(number + 1)];
        break;
      } else if (depth === 0 && (found = /^> (.*)$/.exec(line))) {
        if (items) close();
        quote = [...(quote ?? []), found[1]];
      } else if ((found = /^\s*[-*] (.+)$/.exec(line))) {
        if (quote) close();
        items = [...(items ?? []), make("li", { dir: "auto" }, ...this.inline(found[1]))];
      } else {
        close();
        if ((found = /^-# (.+)$/.exec(line))) {
          nodes.push(make("p", { class: "small", dir: "auto" }, ...this.inline(found[1])));
        } else if ((found = /^(#{1,3}) (.+)$/.exec(line))) {
          nodes.push(make("p", { class: `heading size-${found[1].length}`, dir: "auto" }, ...this.inline(found[2])));
        } else if (line || number < lines.length - 1) {
          nodes.push(make("p", { dir: "auto" }, ...this.inline(line)));
        }
      }
    }
    close();
    return nodes;
  }

  /** Makes the elements of a text within a line. */
  inline(text, depth = 0) {
    const nodes = [];
    let plain = "";
    let at = 0;
    const flush = () => {
      if (plain) nodes.push(document.createTextNode(plain));
      plain = "";
    };
    while (at < text.length) {
      const rule = depth < DEPTH_MAX && this.#rule(text, at, depth);
      if (!rule) {
        plain += text[at];
        at += 1;
      } else {
        if (typeof rule.made === "string") plain += rule.made;
        else {
          flush();
          nodes.push(rule.made);
        }
        at += rule.length;
      }
    }
    flush();
    return nodes;
  }

  #rule(text, at, depth) {
    for (const [sign, pattern, build] of RULES) {
      if (!sign.includes(text[at])) continue;
      pattern.lastIndex = at;
      const found = pattern.exec(text);
      if (!found) continue;
      const made = build(this, found, depth + 1, text[at - 1] ?? "");
      if (made !== null) return { made, length: found[0].length };
    }
    return null;
  }

  link(address, words) {
    const place = PLACE.exec(address);
    if (place) return this.place(place[1], place[2] ?? null);
    return make("a", { href: address, ...ELSEWHERE }, ...words);
  }

  place(channel, message = null) {
    const known = this.world.channel(channel);
    if (!known) return make("span", { class: "mention" }, "#unknown");
    const title = known.thread ? `🧵 ${known.name}` : `#${known.name}`;
    const words = message ? [make("bdi", {}, title), " › message"] : [make("bdi", {}, title)];
    return make("button", { type: "button", class: "mention", click: () => this.go(channel, message) }, ...words);
  }

  user(id) {
    const isViewer = id === this.world.viewer;
    const className = isViewer ? "mention me" : "mention";
    return make("span", { class: className, title: isViewer ? "That is you" : null }, "@", make("bdi", {}, this.world.name(id, this.guild)));
  }
}

const wrap = (tag) => (scribe, found, depth) => make(tag, {}, ...scribe.inline(found[1], depth));

// The first letter, the whole, and what is made of it; null goes on to the next rule.
const RULES = [
  ["\\", /\\([^\p{L}\p{N}\s])/uy, (_, found) => found[1]],
  ["`", /(`{1,2})(?!`)([^]*?[^`])\1(?!`)/y, (_, found) => make("code", {}, found[2])],
  ["<", /<t:(-?\d{1,12})(?::([tTdDfFR]))?>/y, (scribe, found) => moment(scribe.world, Number(found[1]) * 1000, found[2] ?? "f")],
  ["<", /<@!?(\d+)>/y, (scribe, found) => scribe.user(found[1])],
  ["<", /<#(\d+)>/y, (scribe, found) => scribe.place(found[1])],
  ["<", /<\/([^:<>\n]{1,100}):\d+>/y, (_, found) => make("span", { class: "mention" }, `/${found[1]}`)],
  ["<", /<a?(:\w+:)\d+>/y, (_, found) => found[1]],
  ["<", /<(https?:\/\/[^\s<>]+)>/y, (scribe, found) => scribe.link(found[1], [found[1]])],
  ["[", /\[([^\]\n]+)\]\(<?(https?:\/\/[^\s<>)]+)>?\)/y, (scribe, found, depth) => scribe.link(found[2], scribe.inline(found[1], depth))],
  ["h", /https?:\/\/[^\s<]*[^\s<.,:;"')\]]/y, (scribe, found) => scribe.link(found[0], [found[0]])],
  ["*", /\*\*([^]+?)\*\*(?!\*)/y, wrap("strong")],
  ["_", /__([^]+?)__(?!_)/y, wrap("u")],
  ["*", /\*(?=[^\s*])([^]*?[^\s*])\*(?!\*)/y, wrap("em")],
  ["_", /_(?=[^\s_])([^]*?[^\s_])_(?![\p{L}\p{N}_])/uy, (scribe, found, depth, before) => (/[\p{L}\p{N}]/u.test(before) ? null : wrap("em")(scribe, found, depth))],
  ["~", /~~([^]+?)~~/y, wrap("s")],
  ["|", /\|\|([^]+?)\|\|/y, (scribe, found, depth) => spoiler(scribe.inline(found[1], depth))],
];

function spoiler(words) {
  const hidden = make("button", { type: "button", class: "spoiler", "aria-label": "Spoiler, press to show" }, ...words);
  hidden.addEventListener("click", () => hidden.replaceWith(make("span", { class: "shown" }, ...hidden.childNodes)));
  return hidden;
}
