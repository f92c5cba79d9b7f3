// Two people play in two windows, and the page is looked at from every side.

import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { after, before, describe, it as test } from "node:test";
import { DESKTOP, isAccessible, overlap, PHONE, shoot, SHOTS } from "./looks.js";
import { Playground } from "./playground.js";

let playground;
let ada;
let ben;

before(async () => {
  await mkdir(SHOTS, { recursive: true });
  playground = await Playground.open();
  ada = await playground.window("Ada");
  ben = await playground.window("Ben");
});

after(async () => {
  await playground?.close();
});

let stopped = false;

/** One step; those after one that failed have nothing to stand on. */
function it(sentence, step) {
  test(sentence, async (context) => {
    if (stopped) return context.skip("an earlier step failed");
    try {
      await step();
    } catch (error) {
      stopped = true;
      await ada.page.screenshot({ path: `${SHOTS}/failed-ada.png` });
      await ben.page.screenshot({ path: `${SHOTS}/failed-ben.png` });
      throw error;
    }
  });
}

// Its sand runs for a quarter of an hour, so that nothing but a jump is fast enough to change the game.
describe("a game of level 3", () => {
  it("begins with a typed challenge and a press", async () => {
    await shoot(ada, "1-welcome");
    await isAccessible(ada);
    await ada.page.getByLabel(/^Message /).focus();
    await ada.page.keyboard.type("/");
    await ada.page.getByRole("option", { name: "/tamsk challenge" }).waitFor();
    await ada.page.keyboard.type("tamsk challenge opponent:");
    await ada.page.getByRole("option", { name: "Cleo cleo" }).waitFor();
    await ada.page.keyboard.type("Be");
    await ada.page.getByRole("option", { name: "Ben ben" }).waitFor();
    await ada.page.keyboard.press("Enter");
    await ada.page.getByRole("button", { name: "+ level" }).click();
    await ada.page.keyboard.type("3 sand:15m colour:");
    await ada.page.getByRole("option", { name: "Red" }).waitFor();
    await isAccessible(ada);
    await shoot(ada, "2-command");
    await ada.page.getByLabel("colour", { exact: true }).focus();
    await ada.page.keyboard.type("Red");
    await ada.sends();
    await ada.sees("is on its way into this channel");
    await ada.sees("Only you can see this");
    await ben.sees("Ada challenges @Ben to a game of TAMSK");
    assert.equal(await ben.page.getByText("Only you can see this").count(), 0, "Ben sees nothing private of Ada's");
    await ben.presses("Accept");
    await ben.sees("You play ⚫ Black");
    for (const person of [ada, ben]) {
      await person.opens("TAMSK 1");
      await person.sees("Red is to move");
    }
    assert.ok(await ada.message("is to move").evaluate((message) => message.classList.contains("mentions-me")));
    const alt = await ada.page.locator("#messages img").last().getAttribute("alt");
    assert.match(alt, /A1/, "the picture says what is on it");
  });

  it("shows at the beginning of the thread what it was made from", async () => {
    const first = ben.page.locator("#messages > li").first();
    await first.getByText("@Ada and @Ben are playing").waitFor();
    const cut = await ben.page.locator("#messages .body").evaluateAll((bodies) => bodies.filter((body) => {
      const face = body.querySelector(".avatar");
      return face.offsetHeight > 1 && face.getBoundingClientRect().bottom > body.getBoundingClientRect().bottom;
    }).length);
    assert.equal(cut, 0, "nobody's face is cut off");
  });

  it("draws the signs of both colours at one size", async () => {
    const widths = await ada.message("Rings still to drop").evaluate((message) => {
      const walker = document.createTreeWalker(message.querySelector(".words"), NodeFilter.SHOW_TEXT);
      const found = { "🔴": [], "⚫": [] };
      while (walker.nextNode()) {
        for (const sign of Object.keys(found)) {
          const at = walker.currentNode.data.indexOf(sign);
          if (at < 0) continue;
          const range = document.createRange();
          range.setStart(walker.currentNode, at);
          range.setEnd(walker.currentNode, at + sign.length);
          found[sign].push(range.getBoundingClientRect().width);
        }
      }
      return found;
    });
    assert.ok(widths["🔴"].length > 1 && widths["⚫"].length > 1, "both are there");
    assert.equal(new Set(Object.values(widths).flat().map((width) => Math.round(width))).size, 1, JSON.stringify(widths));
  });

  it("is played by typed commands with autocomplete", async () => {
    await ada.page.getByLabel(/^Message /).focus();
    await ada.page.keyboard.type("/tamsk move from:A1");
    await ada.page.getByRole("option", { name: /^A1/ }).waitFor();
    await ada.page.keyboard.press("Enter");
    // The first Enter may take the suggestion, which leads on as well.
    await ada.page.waitForFunction(() => document.activeElement.id === "option-to");
    assert.equal(await ada.page.locator(".options-form .wrong").textContent(), "", "nothing is blamed that is still to come");
    await ada.fills("to", "B2", /^B2/);
    await ada.page.keyboard.press("Enter");
    await ada.sees("You moved A1 → B2.");
    await ada.presses("Drop ring on B2");
    await ada.sees("You dropped a ring on B2");
    await ben.sees("Black is to move");
  });

  it("is played by buttons, and by the keyboard alone", async () => {
    await ben.page.locator("#messages").getByRole("button", { name: "A4" }).last().focus();
    await ben.page.keyboard.press("Enter");
    await ben.sees("You have the hourglass of A4 in hand.");
    const quote = await ben.message("You have the hourglass of A4 in hand.").locator(".quote").textContent();
    assert.match(quote, /moved A1 → B2\. \S/, "the lines of what is quoted stay apart");
    assert.notEqual(await ben.page.evaluate(() => document.activeElement.tagName), "BODY", "the focus is not lost");
    await ben.presses("Put back");
    await ben.sees("You put the hourglass back on A4.");
    await ben.presses("A4");
    await ben.presses(/^B4 \(/);
    await ben.sees("You moved A4 → B4.");
  });

  it("lets a ring be filled in once its window is over", async () => {
    await ada.types("/tamsk ring");
    await ada.sees("Your opponent may still drop a ring on B4");
    await ada.jumps("3 min");
    await ada.presses("Ring");
    await ada.sees("You dropped a ring on B4, where it was left open.");
  });

  it("has a turn timer, an overstep and an extra ring", async () => {
    await ben.presses("Turn timer");
    await ben.sees("You turned the turn timer: Red has to move before");
    await ada.sees("Red has to move before");
    await ada.jumps("3 min");
    await ben.sees("overstepped the turn timer. It is @Ben’s turn, with an extra ring earned");
    await ben.types("/tamsk move from:D1 to:D2");
    await ben.sees("You moved D1 → D2.");
    await ben.presses("Drop ring on D2");
    await ben.sees("You dropped a ring on D2");
    await ben.presses(/A1 to/);
    await ben.page.locator("#messages .option:visible").filter({ hasText: "D4" }).click();
    await ben.sees("You dropped your extra ring on D4");
    await shoot(ben, "3-game");
    await isAccessible(ben);
  });

  it("loses the glasses that run when time jumps", async () => {
    await ada.jumps("1 h");
    await ada.sees("hourglass on B2 has run out. It stays there and blocks the space.");
    await ben.sees("hourglass on B4 has run out");
    await ben.sees("hourglass on D2 has run out");
  });

  it("goes on, ends, and says how", async () => {
    await ada.types("/tamsk move from:D7 to:D6 ring:drop");
    await ada.sees("You moved D7 → D6.");
    await ben.sees("Black is to move");
    await ben.types("/tamsk resign");
    await ben.presses("Yes, resign");
    await ben.sees("Red wins: @Ada");
    await ada.sees("Black resigned.");
    await shoot(ada, "4-end");
    await ada.opens("tamsk");
    await ada.sees("Ada beat @Ben at TAMSK (game 1)");
  });
});

describe("the page", () => {
  const hostile = [
    "<img src=x onerror=\"document.body.dataset.hacked=1\"><script>document.body.dataset.hacked=1</script>",
    "\u202eright to left\u202c and שלום and 👩‍👩‍👧‍👦 and e\u0301",
    "[a](javascript:document.body.dataset.hacked=1) <javascript:alert(1)> </a><!-- ${1+1} {{2*3}}",
    `${"*".repeat(600)}${"_".repeat(600)}${"`".repeat(600)}${"|".repeat(200)}`,
    "W".repeat(2000),
  ];

  it("shows hostile text as the text it is", async () => {
    for (const text of hostile) {
      await ada.page.getByLabel(/^Message /).fill(text);
      await ada.page.getByRole("button", { name: "Send" }).click();
      await ada.page.waitForFunction(() => document.getElementById("entry").value === "");
    }
    await ada.sees("<script>document.body.dataset.hacked=1</script>");
    await ada.sees("[a](javascript:document.body.dataset.hacked=1)");
    const shown = await ada.message("W".repeat(2000)).locator(".words").evaluate((words) => words.scrollWidth <= words.clientWidth);
    assert.ok(shown, "a long word is wrapped");
    assert.equal(await ada.page.locator("#messages img[src=x], #messages script, #messages a[href^=javascript]").count(), 0);
    await shoot(ada, "5-hostile");
  });

  it("shows a hostile name as the name it is, also in a game", async () => {
    await ada.page.getByLabel("You are", { exact: true }).selectOption({ label: "New member…" });
    await ada.page.getByLabel("Name", { exact: true }).fill("<b>x</b> \u202e**_[y](z)");
    await ada.page.getByRole("button", { name: "Join the server" }).click();
    await ada.page.locator(".member", { hasText: "<b>x</b>" }).filter({ hasText: "you" }).waitFor({ state: "attached" });
    await ada.types("/tamsk challenge opponent:Ben level:3 colour:red");
    await ben.opens("tamsk");
    await ben.sees("<b>x</b> \u202e**_[y](z) challenges @Ben");
    await ben.presses("Accept");
    await ada.opens("TAMSK 2");
    await ada.sees("Red is to move");
    assert.equal(await ben.page.locator("#messages b, #channels b").count(), 0);
  });

  it("loses the glasses of a classic game when time jumps by 3 minutes", async () => {
    await ada.presses("A1");
    await ada.presses(/^B2 \(/);
    await ada.sees("You moved A1 → B2.");
    await ada.jumps("3 min");
    await ada.sees("hourglass on B2 has run out. It stays there and blocks the space.");
    await ada.become("Ada");
    await ada.opens("tamsk");
  });

  it("chooses no command for somebody who has typed none", async () => {
    const entry = ada.page.getByLabel(/^Message /);
    await entry.focus();
    await ada.page.keyboard.type("/");
    await ada.page.getByRole("option", { name: "/tamsk abort" }).waitFor();
    await ada.page.keyboard.press("Enter");
    await ada.page.keyboard.press("Enter");
    assert.equal(await ada.page.locator(".options-form").count(), 0, "no command was taken");
    assert.equal(await entry.inputValue(), "/", "nothing was sent");
    await ada.page.keyboard.press("ArrowUp");
    assert.match(await ada.page.locator("#suggestions [aria-selected=true]").textContent(), /timer/, "the last of all");
    await ada.page.keyboard.type("rules");
    await ada.page.keyboard.press("Enter");
    await ada.page.locator(".options-form", { hasText: "/tamsk rules" }).waitFor();
    await ada.page.keyboard.press("Enter");
    await ada.sees("used /tamsk rules");
  });

  it("shows the way back to the newest message, and how many there are", async () => {
    const newest = ada.page.locator(".newest");
    await newest.waitFor({ state: "hidden" });
    await ada.page.locator("#log").evaluate((log) => (log.scrollTop = 0));
    await ada.page.getByRole("button", { name: "Newest", exact: true }).waitFor();
    for (const [text, said] of [["first news", "1 new message"], ["second news", "2 new messages"]]) {
      await ben.types(text);
      await ada.page.getByRole("button", { name: said, exact: true }).waitFor();
    }
    assert.equal(await ada.page.locator("#log").evaluate((log) => log.scrollTop), 0, "whoever reads is left where they are");
    await isAccessible(ada);
    await newest.focus();
    await ada.page.keyboard.press("Enter");
    await newest.waitFor({ state: "hidden" });
    assert.ok(await ada.message("second news").evaluate((message) => message.getBoundingClientRect().bottom <= document.getElementById("composer").getBoundingClientRect().top));
    assert.equal(await ada.page.evaluate(() => document.activeElement.id), "log", "the focus is not lost");
  });

  it("says when the application does not respond", async () => {
    await ada.page.locator("#open-drawer").click();
    const drawer = ada.page.locator("#drawer");
    await drawer.getByLabel("With how many requests").fill("9");
    await drawer.getByLabel("With which request").selectOption("that answers an interaction");
    await drawer.getByLabel("What goes wrong").selectOption("never arrives");
    await drawer.getByRole("button", { name: "Arm", exact: true }).click();
    await ada.page.locator("#open-drawer").click();
    await ada.types("/tamsk about");
    await ada.jumps("15 s");
    const failed = ada.page.locator("#messages > .unanswered", { hasText: "The application did not respond" });
    await failed.waitFor();
    await ada.page.locator("#open-drawer").click();
    await drawer.getByRole("button", { name: "Disarm all" }).click();
    await isAccessible(ada);
    await shoot(ada, "6-drawer");
    await ada.page.locator("#open-drawer").click();
    await ada.types("/tamsk about");
    await ada.sees("used /tamsk about");
    await ben.types("the newest of all");
    await ada.sees("the newest of all");
    const order = () => [...document.querySelectorAll("#messages > li")].slice(-3).map((entry) => entry.innerText.replace(/\s+/g, " "));
    const told = await ada.page.evaluate(order);
    for (const [at, text] of [/did not respond/, /used \/tamsk about .* up since/, /the newest of all/].entries()) {
      assert.match(told[at], text, "a failed command keeps its place in time");
    }
    assert.equal(await ada.page.locator(".newest").isVisible(), false, "what is new is in sight");
    await shoot(ada, "6-failed");
    await failed.getByRole("button", { name: "Dismiss message" }).click();
    await failed.waitFor({ state: "detached" });
    await ada.sees("used /tamsk about");
  });

  it("deletes a message for nobody who has not agreed", async () => {
    await ben.types("/tamsk board");
    await ben.types("mine to keep");
    await ada.sees("mine to keep");
    const message = ada.message("mine to keep");
    const about = () => document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent;
    await message.focus();
    for (const stop of ["Ben", "Copy text"]) {
      await ada.page.keyboard.press("Tab");
      assert.equal(await ada.page.evaluate(about), stop);
    }
    await ada.page.keyboard.press("Tab");
    assert.ok(await message.evaluate((message) => !message.contains(document.activeElement)), "Tab leads past Delete");
    await message.focus();
    for (const key of ["Tab", "Tab"]) await ada.page.keyboard.press(key);
    for (const isSure of [false, true]) {
      if (!isSure) await ada.page.keyboard.press("ArrowRight");
      assert.equal(await ada.page.evaluate(about), "Delete message", "the arrow leads to it, and a no leads back");
      await ada.page.keyboard.press("Enter");
      const dialog = ada.page.getByRole("dialog", { name: "Delete message" });
      await dialog.waitFor();
      await isAccessible(ada);
      await ada.page.screenshot({ path: `${SHOTS}/6-delete.png` });
      if (isSure) await dialog.getByRole("button", { name: "Delete", exact: true }).click();
      else await ada.page.keyboard.press("Enter");
      await dialog.waitFor({ state: "detached" });
      if (!isSure) assert.ok(await ben.message("mine to keep").isVisible(), "Enter alone deletes nothing");
    }
    for (const person of [ada, ben]) await person.message("mine to keep").waitFor({ state: "detached" });
    assert.equal(await ada.page.evaluate(() => document.activeElement.id), "log", "the focus is not lost");
  });

  it("shows the whole name of a thread that is archived", async () => {
    const widths = () => [...document.querySelectorAll(".threads .place-name bdi")].map((name) => [name.textContent, name.parentElement.clientWidth]);
    await ada.opens("TAMSK 1");
    const before = await ada.page.evaluate(widths);
    await ada.page.locator("#open-drawer").click();
    await ada.page.locator("#drawer").getByRole("button", { name: "Archive the thread" }).click();
    await ada.page.locator("#channels .place[aria-current]", { hasText: "archived" }).waitFor();
    assert.deepEqual(await ada.page.evaluate(widths), before, "the word takes nothing from the name");
    await ada.page.locator("#drawer").getByRole("button", { name: "Wake the thread" }).waitFor();
    await ada.page.locator("#open-drawer").click();
    await shoot(ada, "6-archived");
    await ada.page.setViewportSize(PHONE);
    const isWhole = await ada.page.locator("#title h1").evaluate((name) => name.scrollWidth <= name.clientWidth);
    assert.ok(isWhole, "nor from the title");
    await ada.page.setViewportSize(DESKTOP);
    await ada.page.locator("#open-drawer").click();
    await ada.page.locator("#drawer").getByRole("button", { name: "Wake the thread" }).click();
    await ada.page.locator("#channels .place", { hasText: "archived" }).waitFor({ state: "detached" });
    await ada.page.locator("#open-drawer").click();
    await ada.opens("tamsk");
  });

  it("takes away a permission, and the bot names it", async () => {
    await ben.opens("lounge");
    await ben.types("/tamsk settings show");
    await ben.sees("used /tamsk settings show");
    await ben.page.locator("#open-drawer").click();
    await ben.page.locator("#drawer").getByLabel("Attach Files").uncheck();
    await ben.page.locator("#drawer").getByText("Attach Files: taken away.").waitFor();
    for (const width of [1600, 1280, 1051, 1050, 820]) {
      await ben.page.setViewportSize({ width, height: 860 });
      assert.ok(!(await overlap(ben.page.locator("#drawer"), ben.page.locator("#chat"))), `the chat stays in sight, ${width} wide`);
    }
    await ben.page.setViewportSize(PHONE);
    assert.equal((await ben.page.locator("#drawer").boundingBox()).width, PHONE.width, "a phone has room for one of them");
    await ben.page.setViewportSize(DESKTOP);
    await ben.page.locator("#open-drawer").click();
    await ben.types("/tamsk challenge opponent:Cleo");
    await ben.sees("Attach Files");
  });

  it("fits a phone, and is used there too", async () => {
    await ben.page.setViewportSize(PHONE);
    await ben.page.getByRole("button", { name: "Channels" }).click();
    await ben.page.locator("#channels").waitFor();
    await isAccessible(ben);
    await ben.page.screenshot({ path: `${SHOTS}/7-channels-phone.png` });
    await ben.opens("TAMSK 1");
    await ben.page.locator("#messages .picture").last().click();
    await ben.page.getByRole("dialog").getByText("Description").click();
    await isAccessible(ben);
    await ben.page.getByRole("dialog").getByText("Description").click();
    await ben.page.screenshot({ path: `${SHOTS}/8-picture-phone.png` });
    const stage = ben.page.locator(".stage");
    const measure = () => stage.evaluate((stage) => ({ room: stage.clientWidth, picture: stage.firstChild.clientWidth, left: stage.scrollLeft }));
    const full = await measure();
    assert.ok(full.picture > 1.5 * full.room, `the picture is enlarged: ${JSON.stringify(full)}`);
    await ben.page.mouse.move(200, 400);
    await ben.page.mouse.down();
    await ben.page.mouse.move(120, 400, { steps: 4 });
    await ben.page.mouse.up();
    assert.equal((await measure()).left, full.left + 80, "a pull moves it");
    await ben.page.keyboard.press("ArrowLeft");
    await ben.page.waitForFunction((left) => document.querySelector(".stage").scrollLeft < left, full.left + 80);
    await stage.click();
    const whole = await measure();
    assert.ok(whole.picture <= whole.room, "a press shows the whole");
    await ben.page.keyboard.press("Escape");
    await ben.page.getByRole("dialog").waitFor({ state: "detached" });
    await ben.page.getByLabel(/^Message /).focus();
    await ben.page.keyboard.type("/tamsk rules topic:nonsense");
    const send = ben.page.getByRole("button", { name: "Send", exact: true });
    await send.click();
    await ben.page.getByText("topic: this is not one of its values. Choose one of: the goal, in short · moving · rings").waitFor();
    assert.ok(!(await overlap(ben.page.locator(".options-form"), send)), "what is wrong can be read");
    await ben.page.screenshot({ path: `${SHOTS}/8-wrong-phone.png` });
    await ben.page.getByRole("button", { name: "Leave the command" }).click();
    for (const [given, said] of [["threads:on", "Choose one of: True · False"], ["open-games:5000", "It takes a number from 0 to 1000."]]) {
      await ben.page.getByLabel(/^Message /).fill(`/tamsk settings channel ${given}`);
      await send.click();
      await ben.page.getByText(said).waitFor();
      await ben.page.getByRole("button", { name: "Leave the command" }).click();
    }
    const wide = await ben.page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    assert.ok(!wide, "nothing sticks out at the side");
    await ben.page.setViewportSize(DESKTOP);
    const cut = await ben.page.locator(".threads .place-name").evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight).length);
    assert.equal(cut, 0, "games are told apart by their whole names");
  });

  it("has its box as low as before when a long command is gone", async () => {
    await ben.page.setViewportSize(PHONE);
    const box = ben.page.getByLabel(/^Message /);
    const height = () => box.evaluate((box) => box.offsetHeight);
    await box.fill("");
    const low = await height();
    await box.fill("a text that is by far too long for a single line of a phone");
    assert.ok((await height()) > low, "a long text has all its lines");
    const command = "/tamsk leaderboard level:2 – running hourglasses page:1";
    for (const leave of [() => ben.page.getByRole("button", { name: "Leave the command" }).click(), () => ben.sends()]) {
      await box.fill(command);
      await ben.page.locator(".options-form").waitFor();
      await leave();
      await box.waitFor();
      assert.equal(await height(), low);
    }
    await ben.sees("used /tamsk leaderboard");
    await ben.page.setViewportSize(DESKTOP);
  });

  it("shows a finger what can be done with a message without covering any", async () => {
    await ben.page.setViewportSize(PHONE);
    const devtools = await ben.page.context().newCDPSession(ben.page);
    await devtools.send("Emulation.setDeviceMetricsOverride", { ...PHONE, deviceScaleFactor: 1, mobile: true });
    await devtools.send("Emulation.setTouchEmulationEnabled", { enabled: true });
    for (const text of ["something to touch", "something below it"]) await ben.types(text);
    await ben.sees("something below it");
    const touched = ben.message("something to touch");
    await touched.evaluate((message) => message.focus());
    const tools = touched.locator(".tools");
    await tools.getByRole("button", { name: "Copy text" }).waitFor();
    for (const text of ["something to touch", "something below it"]) assert.ok(!(await overlap(tools, ben.message(text).locator(".words"))), text);
    await devtools.send("Emulation.setTouchEmulationEnabled", { enabled: false });
    await devtools.send("Emulation.clearDeviceMetricsOverride");
    await devtools.detach();
    await ben.page.setViewportSize(DESKTOP);
  });

  it("fits every width, with nothing cut off and its head in one line", async () => {
    const cut = () => {
      const parts = [...document.querySelectorAll("#top :is(button, select, a), #title, #log, #composer .send, #messages .picture")];
      const seen = parts.filter((part) => part.checkVisibility());
      const out = seen.filter((part) => part.getBoundingClientRect().right > innerWidth + 0.5 || part.getBoundingClientRect().left < -0.5);
      const tall = document.getElementById("top").offsetHeight > 60 ? ["a head of two lines"] : [];
      return [...out.map((part) => part.outerHTML.slice(0, 80)), ...tall];
    };
    for (const [width, height] of [[320, 640], [390, 844], [700, 900], [800, 900], [801, 900], [820, 1180], [844, 390], [905, 700], [1050, 700], [1051, 700], [1151, 700], [1280, 860]]) {
      await ben.page.setViewportSize({ width, height });
      assert.deepEqual(await ben.page.evaluate(cut), [], `${width} wide`);
    }
    await ben.page.setViewportSize({ width: 844, height: 390 });
    await ben.page.getByRole("button", { name: "Language and looks" }).click();
    await ben.page.locator("#language").waitFor();
    assert.deepEqual(await ben.page.evaluate(cut), [], "unfolded");
    await ben.page.screenshot({ path: `${SHOTS}/9-sideways.png` });
    await ben.page.keyboard.press("Escape");
    await ben.page.locator("#language").waitFor({ state: "hidden" });
    await ben.page.setViewportSize(DESKTOP);
  });

  it("ran nothing, asked nobody else and had no trouble", async () => {
    for (const person of [ada, ben]) {
      assert.equal(await person.page.evaluate(() => document.body.dataset.hacked ?? null), null);
    }
    assert.deepEqual(playground.troubles, []);
  });
});
