import { createRng, uniformInt } from 'dicewright';
import type { Browser, Page } from 'puppeteer-core';
import { until } from './browser.js';

/** What a person sees on the page with all games, as far as they go by it. */
interface Sight {
  /** What can be pointed at. */
  readonly open: readonly string[];
  readonly canConfirm: boolean;
  readonly isCurtain: boolean;
  readonly isOver: boolean;
  readonly status: string;
  /** How many actions there are. */
  readonly length: number;
}

const SIGHT = `(() => {
  const one = (id) => document.querySelector('[data-testid="' + id + '"]');
  const confirm = one('confirm');
  const parts = [...document.querySelectorAll('[data-part][data-state="open"]')];
  return {
    open: [...new Set(parts.map((part) => part.getAttribute('data-part')))],
    canConfirm: confirm !== null && !confirm.disabled,
    isCurtain: one('curtain') !== null,
    isOver: one('result') !== null,
    status: one('status')?.textContent ?? '',
    length: document.querySelectorAll('[data-testid="log"] > li').length,
  };
})()`;

/** Finds a place where a pointer hits the part, an open one first. */
const HIT = `(part) => {
  const all = [...document.querySelectorAll('[data-part="' + CSS.escape(part) + '"]')];
  const isOpen = (element) => element.getAttribute('data-state') === 'open';
  for (const element of [...all.filter(isOpen), ...all.filter((one) => !isOpen(one))]) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const steps = [...Array(15).keys()].sort((one, other) => Math.abs(one - 7) - Math.abs(other - 7));
    for (const row of steps) {
      for (const column of steps) {
        const spot = { x: x + (width * (column + 0.5)) / 15, y: y + (height * (row + 0.5)) / 15 };
        const hit = document.elementFromPoint(spot.x, spot.y);
        if (hit !== null && element.contains(hit)) return spot;
      }
    }
  }
  return null;
}`;

/** The page with all games, and somebody who plays on it at random, but the same with the same seed. */
export class TablePage {
  readonly problems: string[] = [];
  readonly requests: string[] = [];
  readonly #rng;

  private constructor(
    readonly page: Page,
    readonly address: string,
    seed: string,
  ) {
    this.#rng = createRng(seed);
    page.on('pageerror', (error) => this.problems.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') this.problems.push(message.text());
    });
    page.on('request', (request) => this.requests.push(request.url()));
  }

  static async open(browser: Browser, address: string, seed = 'somebody'): Promise<TablePage> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 1_000, height: 1_400 });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    // Nobody looks on who would have to follow what bots do; a page that is not there yet has no storage.
    await page.evaluateOnNewDocument(
      `try { localStorage.getItem('dicewright-pace') ?? localStorage.setItem('dicewright-pace', 'fast') } catch {}`,
    );
    return new TablePage(page, address, seed);
  }

  /** @param hash - `'#/kiriki?players=2'` */
  async go(hash: string): Promise<void> {
    // To another address of the same page the browser only scrolls.
    await this.page.goto('about:blank');
    await this.page.goto(this.address + hash);
    await until(this.page, `document.querySelector('main, [role=alert]')`);
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await until(this.page, `document.querySelector('main, [role=alert]')`);
  }

  async close(): Promise<void> {
    await this.page.browserContext().close();
  }

  sight = (): Promise<Sight> => this.page.evaluate(SIGHT) as Promise<Sight>;

  /** All that stands in the document. */
  document = (): Promise<string> => this.page.evaluate('document.documentElement.outerHTML') as Promise<string>;

  text = (selector: string): Promise<string> =>
    this.page.evaluate(`document.querySelector(${JSON.stringify(selector)})?.textContent ?? ''`) as Promise<string>;

  byId = (id: string): string => `[data-testid="${id}"]`;

  /** Presses what bears the id, as soon as it is there. */
  async press(id: string): Promise<void> {
    await until(this.page, `document.querySelector('${this.byId(id)}')`);
    await this.page.click(this.byId(id));
  }

  /** Clicks on what bears the part, where it can be hit. */
  async point(part: string): Promise<void> {
    const spotOf = `(${HIT})(${JSON.stringify(part)})`;
    // While the page is laid out anew, it may lie under something else, and moves: it has to lie still for two looks.
    await until(
      this.page,
      `(() => {
        const before = window.lastSpot;
        const spot = window.lastSpot = ${spotOf};
        return spot !== null && spot.x === before?.x && spot.y === before?.y;
      })()`,
    );
    const spot = (await this.page.evaluate(spotOf)) as { readonly x: number; readonly y: number };
    await this.page.mouse.click(spot.x, spot.y);
  }

  /** Waits until something can be done here, or the game is over. */
  async turn(): Promise<Sight> {
    await until(
      this.page,
      `document.querySelector('[data-part][data-state="open"], [data-testid="confirm"]:enabled, [data-testid="curtain"], [data-testid="result"], [role=alert]')`,
    );
    return this.sight();
  }

  /** Does one thing that can be done; `false` when the game is over. */
  async step(): Promise<boolean> {
    const { open, canConfirm, isCurtain, isOver, status } = await this.turn();
    if (isOver) return false;
    if (isCurtain) await this.page.click('[data-testid="curtain"] button');
    else if (canConfirm && (open.length === 0 || this.#upTo(1) === 1)) await this.press('confirm');
    else if (open.length > 0) {
      const part = open[this.#upTo(open.length - 1)] as string;
      await this.point(part);
      if (part.endsWith('=')) await this.#say();
    } else throw new Error(`nothing can be done: ${status}`);
    return true;
  }

  /** Plays to the end. */
  async finish(mostSteps = 5_000): Promise<Sight> {
    for (let steps = 0; steps < mostSteps; steps++) if (!(await this.step())) return this.sight();
    throw new Error(`not over after ${mostSteps} steps`);
  }

  /** What the page has found out about the dice of a game that is over. */
  async verdict(): Promise<string> {
    await until(this.page, `document.querySelector('.fair li, .fair p + p code')`);
    return this.text('.fair summary');
  }

  async #say(): Promise<void> {
    await until(this.page, `document.querySelector('.asked input')`);
    await this.page.type('.asked input', 'below');
    await this.page.keyboard.press('Enter');
  }

  #upTo(most: number): number {
    return uniformInt(this.#rng, 0, most);
  }
}
