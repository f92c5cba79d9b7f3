// The registered commands as a client shows them: one entry for every subcommand, in the viewer's language.

const KINDS = { 3: "text", 4: "number", 5: "choice", 6: "user", 7: "channel", 10: "number" };

const localized = (thing, field, locale) => thing[`${field}_localizations`]?.[locale] ?? thing[field];

/** Lists what can be typed, each with its path and its options. */
export function chatCommands(definitions, locale) {
  const found = [];
  const walk = (definition, path, shown) => {
    const options = definition.options ?? [];
    const below = options.filter((option) => option.type === 1 || option.type === 2);
    if (below.length) {
      for (const option of below) walk(option, [...path, option.name], [...shown, localized(option, "name", locale)]);
      return;
    }
    found.push({
      path: path.join(" "),
      shown: shown.join(" "),
      about: localized(definition, "description", locale),
      options: options.map((option) => makeOption(option, locale)),
    });
  };
  for (const command of definitions) {
    if ((command.type ?? 1) === 1) walk(command, [command.name], [localized(command, "name", locale)]);
  }
  return found.sort((a, b) => a.shown.localeCompare(b.shown));
}

/** Lists what the menu of a person offers. */
export function userCommands(definitions, locale) {
  return definitions.filter((command) => command.type === 2).map((command) => ({ name: command.name, shown: localized(command, "name", locale) }));
}

function makeOption(option, locale) {
  const choices = (option.choices ?? []).map((choice) => ({ label: localized(choice, "name", locale), value: choice.value }));
  if (option.type === 5) choices.push({ label: "True", value: true }, { label: "False", value: false });
  return {
    name: option.name,
    shown: localized(option, "name", locale),
    about: localized(option, "description", locale),
    kind: KINDS[option.type] ?? "text",
    required: option.required === true,
    suggests: option.autocomplete === true,
    choices,
    least: option.min_value ?? null,
    most: option.max_value ?? null,
    longest: option.max_length ?? null,
  };
}

/** Finds the command a text begins with, if the text goes on after it. */
export function begun(commands, text) {
  if (!text.startsWith("/")) return null;
  const typed = text.slice(1).toLowerCase();
  const fitting = commands.filter((command) => [command.path, command.shown].some((name) => typed.startsWith(`${name.toLowerCase()} `) || typed === name.toLowerCase()));
  const command = fitting.sort((a, b) => b.shown.length - a.shown.length)[0];
  if (!command) return null;
  const name = [command.path, command.shown].find((name) => typed.startsWith(name.toLowerCase()));
  return { command, rest: text.slice(1 + name.length) };
}

/** Reads `name:value` pairs; a value goes on to the next name that is an option's. */
export function pairs(options, text) {
  const names = options.flatMap((option) => [option.name, option.shown]).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (!names.length) return [];
  const pattern = new RegExp(`(?:^|\\s)(${names.join("|")}):`, "giu");
  const found = [...text.matchAll(pattern)];
  return found.map((match, index) => {
    const option = options.find((option) => [option.name, option.shown].some((name) => name.toLowerCase() === match[1].toLowerCase()));
    const value = text.slice(match.index + match[0].length, found[index + 1]?.index ?? text.length).trim();
    return { option, value, at: match.index };
  });
}
