// People as they are shown: a round sign with their initials, and a name that keeps its direction to itself.

import { make } from "./element.js";

const HUES = 8;

/** Up to two letters that stand for a name. */
function initials(name) {
  const letters = name.split(/\s+/u).map((word) => [...word.replace(/[^\p{L}\p{N}]/gu, "")][0] ?? "").join("");
  return ([...letters].slice(0, 2).join("") || [...name][0] || "?").toUpperCase();
}

export function avatar(world, user) {
  const known = world.places.users[user];
  const hue = Number(BigInt.asUintN(32, BigInt(user) ^ (BigInt(user) >> 5n)) % BigInt(HUES));
  if (known?.bot) return make("span", { class: "avatar bot", "aria-hidden": "true" }, "⏳");
  return make("span", { class: `avatar hue-${hue}`, "aria-hidden": "true" }, initials(known?.name ?? "?"));
}

/** A round sign and a name, for lists of people. */
export function person(world, user, guild) {
  return [avatar(world, user), make("bdi", {}, world.name(user, guild))];
}
