// Who is in the server.

import { byId, make } from "./element.js";
import { person } from "./people.js";

export function drawMembers(view) {
  const { world, guild } = view;
  const members = world.guild(guild)?.members.map((member) => member.id) ?? [];
  const bots = world.guild(guild)?.joined ? [world.parts.bot.id] : [];
  const list = (users) =>
    make("ul", {}, ...users.map((user) => make("li", {}, make("button", { type: "button", class: "member", click: (event) => view.card(user, event.currentTarget) }, ...person(world, user, guild), user === world.viewer ? make("span", { class: "small" }, " you") : null))));
  const key = JSON.stringify([members, bots, world.viewer, view.epoch, world.places.users]);
  if (byId("members").dataset.key === key) return;
  byId("members").dataset.key = key;
  byId("members").replaceChildren(make("h2", {}, `Members — ${members.length}`), list(members), make("h2", {}, "Bots"), list(bots));
}
