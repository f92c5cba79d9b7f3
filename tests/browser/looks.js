// How a window looks: pictures of it, what lies over what, and who is kept from using it.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const AXE = createRequire(import.meta.url).resolve("axe-core");

export const SHOTS = process.env.SHOTS ?? new URL("shots", import.meta.url).pathname;
export const DESKTOP = { width: 1280, height: 860 };
export const PHONE = { width: 390, height: 844 };

/** Takes a picture of a window, dark and light, wide and narrow. */
export async function shoot(person, name) {
  await person.page.mouse.move(0, 0);
  for (const theme of ["dark", "light"]) {
    await person.page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
    for (const [width, size] of [["desktop", DESKTOP], ["phone", PHONE]]) {
      await person.page.setViewportSize(size);
      await person.page.evaluate(() => {
        const log = document.getElementById("log");
        log.scrollTop = log.scrollHeight;
        return Promise.all([...document.images].map((image) => image.decode()));
      });
      await person.page.screenshot({ path: `${SHOTS}/${name}-${width}-${theme}.png` });
    }
  }
  await person.page.setViewportSize(DESKTOP);
}

/** Finds what keeps people from using the page, and is no trifle. */
async function faults(person) {
  await person.page.evaluate(await readFile(AXE, "utf8"));
  const found = await person.page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  const grave = found.violations.filter((fault) => ["serious", "critical"].includes(fault.impact));
  return grave.flatMap((fault) => fault.nodes.map((node) => `${fault.id}: ${node.html} ${node.failureSummary}`));
}

/** Whether two elements lie over each other. */
export async function overlap(one, other) {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Asserts that nothing keeps people from using the page, dark or light. */
export async function isAccessible(person) {
  for (const theme of ["dark", "light"]) {
    await person.page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
    assert.deepEqual(await faults(person), [], theme);
  }
}
