import type { AnyGame } from 'dicewright';
import { games } from 'dicewright/games';
import { expect, inject, it } from 'vitest';
import { beginningOf } from '../../helpers/beginning-of.js';
import { until } from '../../helpers/browser.js';
import { recordHash } from '../../helpers/packed-record.js';
import type { TablePage } from '../../helpers/table-page.js';
import { tableSite } from '../../helpers/table-site.js';

const open = tableSite(() => inject('table'));

const SIZES = [
  [360, 740],
  [800, 1_000],
  [1_366, 768],
  [1_600, 900],
] as const;

/** So many actions of a seeded game were played. */
const PLAYED = [0, 2, 9, 30] as const;

/** No letters are smaller, in px: those of cells at the rim of a board, where much is asked beside it on a telephone. */
const LEAST_LETTERS = 7;

/** What is seen of the page without scrolling, and can be hit by a pointer. */
const SEEN = `(() => {
  const inside = ({ left, top, right, bottom, width }) =>
    width > 0 && left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const isHit = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    for (let row = 0.5; row < 7; row++)
      for (let column = 0.5; column < 7; column++) {
        const hit = document.elementFromPoint(x + (width * column) / 7, y + (height * row) / 7);
        if (hit !== null && element.contains(hit)) return true;
      }
    return false;
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const isSeen = (element) => inside(element.getBoundingClientRect()) && isHit(element);
  const one = (id) => document.querySelector('[data-testid="' + id + '"]');
  const confirm = one('confirm');
  const opened = all('[data-part][data-state="open"]');
  const drawings = all('.board svg[viewBox][role]');
  return {
    open: opened.length,
    hit: opened.filter(isSeen).length,
    confirm: confirm === null ? null : { label: confirm.textContent, enabled: !confirm.disabled, seen: isSeen(confirm) },
    drawings: drawings.map((svg) => [inside(svg.getBoundingClientRect()), isHit(svg)]),
    scale: Math.min(...drawings.map((svg) => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width)),
    letters: Math.min(...all('.board svg text').map((text) => {
      const { a, b } = text.getScreenCTM();
      return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    })),
    next: all('.status .next').map((line) => [line.textContent, isSeen(line)]),
    players: all('.players li').map((line) => [isSeen(line), line.querySelector('circle') !== null, line.textContent]),
    width: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  };
})()`;

/** All that is read or heard on the page; what proves the dice is no word. */
const WORDS = `(() => {
  const page = document.body.cloneNode(true);
  for (const code of page.querySelectorAll('code, style, script')) code.remove();
  const labels = [...page.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
    ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''));
  const texts = [];
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.data);
  return [...labels, ...texts].filter((text) => text.trim() !== '');
})()`;

/** Presses something that can't be chosen now, and gives what the page says of it; nothing where there is nothing. */
const REFUSED = `(async () => {
  const idle = document.querySelector('.board [data-part][data-state="none"]');
  if (idle === null) return null;
  idle.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await new Promise((done) => setTimeout(done, 30));
  const refusal = document.querySelector('.status .refusal');
  return [refusal?.firstChild.data ?? '', refusal?.textContent ?? ''];
})()`;

/** What no person says: ids, parts of actions, JSON, names of programs, players counted from 0. */
const NO_WORDS = [
  /player 0/i,
  /[{}]|\[object|undefined|NaN/,
  /\b[a-z]+:[a-z\d]/i,
  /\b[a-z]+[A-Z]/,
  /\b[a-z]+-(?:[a-z]+-)+[a-z]+\b/,
];

/** Whether something can be chosen or done, wherever it lies: what a game chooses from may be loaded with its first choice. */
const IS_OFFERED = `document.querySelector('[data-part][data-state="open"], [data-testid="confirm"]:enabled') !== null`;

interface Sight {
  readonly open: number;
  readonly hit: number;
  readonly confirm: { readonly label: string; readonly enabled: boolean; readonly seen: boolean } | null;
  readonly drawings: readonly (readonly [inside: boolean, hit: boolean])[];
  /** How large the smallest drawing is shown, against what it was laid out for. */
  readonly scale: number;
  /** Size of the smallest letters in the drawings, in px. */
  readonly letters: number;
  readonly next: readonly (readonly [text: string, seen: boolean])[];
  readonly players: readonly (readonly [seen: boolean, hasChip: boolean, text: string])[];
  readonly width: number;
}

let opened: Promise<{ readonly table: TablePage }> | undefined;

/** One page for all games, which go by in it: what it has loaded is loaded once. */
const page = (): NonNullable<typeof opened> => {
  opened ??= open().then(async (table) => {
    // Bots are asked, but never do anything.
    await table.page.evaluateOnNewDocument('Worker.prototype.postMessage = () => {};');
    await table.go('#/record');
    // Everything lies where it lies, but nothing is painted, which would take a machine without a graphics card minutes.
    await table.page.evaluate(`document.documentElement.style.opacity = '0'`);
    return { table };
  });
  return opened;
};

it.each(Object.keys(games))('%s can be played without scrolling at every size, and speaks as people do', async (id) => {
  const game: AnyGame = (await games[id as keyof typeof games].load()) as never;
  const players = game.playersFor().find((count) => count >= 2) ?? game.playerCount.min;
  const { table } = await page();
  const checked = new Set<number>();
  for (const count of PLAYED) {
    const { record, player } = beginningOf(game, players, count);
    const seats = Array.from({ length: players }, (_, seat) => (seat === player ? 'you' : 'easy'));
    const { length } = record.actions;
    // A short game is over before.
    if (checked.has(length)) continue;
    checked.add(length);
    await table.page.evaluate(`location.hash = ${JSON.stringify(recordHash(record, seats))}`);
    for (const [width, height] of SIZES) {
      const what = `${id} after ${length} at ${width}`;
      await table.page.setViewport({ width, height });
      await until(
        table.page,
        `document.querySelectorAll('[data-testid="log"] > li').length === ${length} && innerWidth === ${width} && document.querySelector('.board svg') && ${IS_OFFERED}`,
      );
      // What is measured is laid out in the frame after.
      await table.page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
      const sight = (await table.page.evaluate(SEEN)) as Sight;
      expect.soft(sight.hit > 0 || sight.confirm?.enabled, `${what}: nothing legal is seen`).toBe(true);
      expect.soft(sight.confirm?.seen, `${what}: the button`).toBe(true);
      expect.soft(sight.confirm?.label, `${what}: what the button says`).toMatch(/^[A-Z][^:{}[\]]+$/);
      expect.soft(sight.drawings.length, `${what}: drawings`).toBeGreaterThan(0);
      expect.soft(sight.drawings.flat(), `${what}: drawings`).not.toContain(false);
      expect.soft(sight.scale, `${what}: too small to read`).toBeGreaterThan(0.55);
      expect.soft(sight.letters, `${what}: letters`).toBeGreaterThanOrEqual(LEAST_LETTERS);
      expect
        .soft(
          sight.next.map(([, seen]) => seen),
          `${what}: what is to be done`,
        )
        .toEqual([true]);
      expect.soft(sight.next[0]?.[0], `${what}: what is to be done`).toMatch(/^It is your turn[.:]/);
      expect
        .soft(
          sight.players.map(([seen, hasChip]) => seen && hasChip),
          `${what}: players`,
        )
        .toEqual(seats.map(() => true));
      expect.soft(sight.players[player]?.[2], `${what}: players`).toContain('(you)');
      expect.soft(sight.width, `${what}: wider than the screen`).toBeLessThanOrEqual(0);
    }
    const words = (await table.page.evaluate(WORDS)) as readonly string[];
    expect(words.length).toBeGreaterThan(20);
    const refused = (await table.page.evaluate(REFUSED)) as readonly [sentence: string, whole: string] | null;
    if (refused !== null) {
      expect.soft(refused[0], `${id} after ${length}: a refusal`).toMatch(/^[\w“].*[.!?”]$/);
    }
    for (const pattern of NO_WORDS) {
      expect
        .soft(
          [...words, refused?.[1] ?? ''].filter((text) => pattern.test(text)),
          `${id} after ${length}`,
        )
        .toEqual([]);
    }
  }
  expect(table.problems).toEqual([]);
  expect(checked.size).toBeGreaterThan(0);
});
