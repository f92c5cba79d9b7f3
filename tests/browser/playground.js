// A playground that runs for a test, and the browser windows of the people in it.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { chromium } from "playwright-core";

const BOT = process.env.TAMSK_BOT ?? new URL("../../target/debug/tamsk-bot", import.meta.url).pathname;
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const ARGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** How long anything may take to show. */
const PATIENCE_MS = 30_000;

export class Playground {
  static async open() {
    const playground = new Playground();
    const environment = { ...process.env, DISCORD_TOKEN: "", PLAYGROUND_ADDR: "127.0.0.1:0", RUST_LOG: "warn" };
    playground.bot = spawn(BOT, [], { env: environment, stdio: ["ignore", "pipe", "inherit"] });
    const [line] = await once(createInterface({ input: playground.bot.stdout }), "line");
    playground.address = /http:\/\/[\d.:]+\d/.exec(line)[0];
    playground.profile = await mkdtemp(join(tmpdir(), "tamsk-browser-"));
    playground.browser = await chromium.launchPersistentContext(playground.profile, {
      executablePath: CHROMIUM,
      args: ARGS,
      viewport: { width: 1280, height: 860 },
      locale: "en-US",
    });
    playground.browser.setDefaultTimeout(PATIENCE_MS);
    playground.troubles = [];
    return playground;
  }

  /** Opens a window as somebody. */
  async window(name) {
    const page = await this.browser.newPage();
    page.on("pageerror", (error) => this.troubles.push(`${name}: ${error.stack}`));
    page.on("dialog", (dialog) => {
      this.troubles.push(`${name}: a dialog opened: ${dialog.message()}`);
      dialog.dismiss();
    });
    page.on("console", (message) => message.type() === "error" && this.troubles.push(`${name}: ${message.text()}`));
    page.on("request", (request) => {
      if (!request.url().startsWith(this.address) && !/^(data|blob|ws):/.test(request.url())) this.troubles.push(`${name} asked for ${request.url()}`);
    });
    await page.goto(this.address);
    const person = new Person(page);
    await person.become(name);
    return person;
  }

  async close() {
    await this.browser.close();
    this.bot.kill("SIGTERM");
    await once(this.bot, "exit");
    await rm(this.profile, { recursive: true, force: true });
  }
}

/** Somebody at a window. */
export class Person {
  constructor(page) {
    this.page = page;
  }

  async become(name) {
    await this.page.getByLabel("You are", { exact: true }).selectOption({ label: name });
    await this.page.locator(".member", { hasText: `${name} you` }).waitFor({ state: "attached" });
  }

  /** Types a whole command into the box, key by key, and sends it. */
  async types(text) {
    await this.page.getByLabel(/^Message /).focus();
    await this.page.keyboard.type(text);
    await this.sends();
  }

  /** Presses Enter until the command is gone: once for a suggestion, once more to send. */
  async sends() {
    const form = this.page.locator(".options-form");
    await this.page.keyboard.press("Enter");
    await form.waitFor({ state: "detached", timeout: 2000 }).catch(async () => {
      await this.page.keyboard.press("Enter");
      await form.waitFor({ state: "detached" });
    });
  }

  /** Types what is in a field and picks the suggestion that says so. */
  async fills(option, text, suggestion) {
    const field = this.page.getByLabel(option, { exact: true });
    await field.focus();
    await this.page.keyboard.type(text);
    await this.page.getByRole("option", { name: suggestion }).first().waitFor();
    await this.page.keyboard.press("Enter");
  }

  async opens(channel) {
    // As a pattern, so that a channel called tamsk is not taken for the thread TAMSK 1.
    const name = new RegExp(channel);
    await this.page.locator("#channels .place", { hasText: name }).click();
    await this.page.locator("#title h1", { hasText: name }).waitFor();
  }

  /** The newest message that says something; a command that waits for its answer is none. */
  message(text) {
    return this.page.locator("#messages > li:not(.unanswered)", { hasText: text }).last();
  }

  async sees(text) {
    await this.message(text).waitFor();
  }

  /** Presses the newest button of a name. */
  async presses(name) {
    await this.page.locator("#messages").getByRole("button", { name, exact: typeof name === "string" }).last().click();
  }

  async jumps(label) {
    if (!(await this.page.locator("#drawer").isVisible())) await this.page.locator("#open-drawer").click();
    await this.page.locator("#drawer").getByRole("button", { name: label, exact: true }).click();
    await this.page.locator("#drawer").getByText("Time jumped.").waitFor();
    await this.page.locator("#open-drawer").click();
  }
}
