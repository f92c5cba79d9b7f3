// Instants in words, in the viewer's time zone and language. Those on the page tick.

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

/** The styles that may need more than a line. */
const LONG = ["D", "f", "F"];

const UNITS = [
  ["second", 1000, 60],
  ["minute", 60_000, 60],
  ["hour", 3_600_000, 24],
  ["day", 86_400_000, 30],
  ["month", 2_629_800_000, 12],
  ["year", 31_557_600_000, Infinity],
];

function known(locale) {
  try {
    return Intl.getCanonicalLocales(locale)[0];
  } catch {
    return "en-US";
  }
}

export function format(at, style, locale) {
  return new Intl.DateTimeFormat(known(locale), STYLES[style] ?? STYLES.f).format(at);
}

/** Says how far away an instant is. */
export function relative(at, now, locale) {
  const words = new Intl.RelativeTimeFormat(known(locale), { numeric: "always" });
  for (const [unit, ms, most] of UNITS) {
    const count = Math.round((at - now) / ms);
    if (Math.abs(count) < most) return words.format(count, unit);
  }
  return "";
}

/** Says when a message was sent, more shortly the nearer it is. */
export function sent(at, now, locale) {
  const day = (ms) => new Date(ms).toDateString();
  const time = format(at, "t", locale);
  if (day(at) === day(now)) return time;
  return `${format(at, "d", locale)} ${time}`;
}

/** Makes an element for an instant, which says it in a style and ticks if it has to. */
export function moment(world, at, style, className = "moment") {
  const element = document.createElement("time");
  element.className = className;
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) {
    element.textContent = "an unknown time";
    return element;
  }
  element.dateTime = date.toISOString();
  element.title = format(at, "F", world.locale);
  if (!LONG.includes(style)) element.classList.add("short");
  if (style === "R") element.dataset.ticks = String(at);
  element.textContent = style === "R" ? relative(at, world.now(), world.locale) : format(at, style, world.locale);
  return element;
}

/** Brings every instant up to date that ticks. */
export function tick(world) {
  for (const element of document.querySelectorAll("time[data-ticks]")) {
    const text = relative(Number(element.dataset.ticks), world.now(), world.locale);
    if (element.textContent !== text) element.textContent = text;
  }
}
