import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Invariant } from '../src/define.js';
import { type AnyAction, type AnyGame, type Envelope, playout } from '../src/index.js';
import { root } from './helpers/root.js';

/** One rule broken in the text of a game, and the clause of the invariant that must notice it. */
interface BrokenRule {
  readonly rule: string;
  readonly game: string;
  readonly file: string;
  /** Occurs just once in the file. */
  readonly text: string;
  readonly broken: string;
  readonly clause: string;
}

const rules: readonly BrokenRule[] = [
  {
    rule: 'bonus marks are capped at ××',
    game: 'krakatoa',
    file: 'krakatoa.ts',
    text: 'Math.min(box.marks + more, 2)',
    broken: '(box.marks + more)',
    clause: 'KRK-34',
  },
  {
    rule: 'there are only three bonus boxes',
    game: 'krakatoa',
    file: 'state.ts',
    text: 'BONUS_BOXES = 3',
    broken: 'BONUS_BOXES = 4',
    clause: 'KRK-45',
  },
  {
    rule: 'bonus boxes are shared: none is used twice',
    game: 'krakatoa',
    file: 'state.ts',
    text: 'return slot === SHEET_BOXES - 1 ? SHEET_BOXES + openBonusBox(view) : slot + 1;',
    broken: 'return slot + 1;',
    clause: 'KRK-45',
  },
  {
    rule: 'a pattern is used once',
    game: 'kiriki',
    file: 'kiriki.ts',
    text: "return entry === null || (pattern === 'kiriki'",
    broken: "return entry === null || pattern === 'chance' || (pattern === 'kiriki'",
    clause: 'KIR-11',
  },
  {
    rule: 'the Death Zone freezes a row',
    game: 'calavera',
    file: 'calavera.ts',
    text: "const isFrozen = zoneOf(crosses) === 'death';",
    broken: 'const isFrozen = false;',
    clause: 'CAL-21',
  },
];

const folder = mkdtempSync(join(tmpdir(), 'dicewright-broken-'));
beforeAll(() => symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules')));
afterAll(() => rmSync(folder, { recursive: true }));

type Loaded = Readonly<Record<string, unknown>>;

/** The folders of `src` that the rules of games lie in or stand on. */
const RULES = /^(games\/(kiriki|krakatoa|calavera)|kernel|vendor)(\/|$)/;

/** A copy of the sources with one rule broken. */
function copyOf(name: string, rule: BrokenRule): string {
  const copy = join(folder, name);
  const sources = join(root, 'src');
  const isCopied = (path: string): boolean => {
    const place = relative(sources, path).replaceAll('\\', '/');
    return (place === '' || place === 'games' || RULES.test(place)) && !place.endsWith('.test.ts');
  };
  cpSync(sources, copy, { recursive: true, filter: isCopied });
  const file = join(copy, 'games', rule.game, rule.file);
  const text = readFileSync(file, 'utf8');
  expect(text.split(rule.text)).toHaveLength(2);
  writeFileSync(file, text.replace(rule.text, rule.broken));
  return copy;
}

async function gameIn(copy: string, id: string) {
  const load = (path: string) => import(pathToFileURL(join(copy, 'games', id, path)).href) as Promise<Loaded>;
  const game = (await load(`${id}.ts`))[id] as AnyGame;
  const invariants = (await load(`${id}.invariants.ts`))[`${id}Invariants`] as Invariant<Envelope, AnyAction>[];
  return { game, invariants };
}

const GAMES = 60;

/** The first invariant of the clause that random games break; `null` when they all hold. */
function complaint(
  game: AnyGame,
  invariants: readonly Invariant<Envelope, AnyAction>[],
  clause: string,
): string | null {
  const guards = invariants.filter((invariant) => invariant.clause === clause);
  expect(guards.length).toBeGreaterThan(0);
  for (let seed = 0; seed < GAMES; seed++) {
    const players = game.playerCount.min + (seed % 2);
    const { actions } = playout(game, { players, seed: `broken ${seed}` });
    let state = game.setup({ players });
    for (const action of actions) {
      const before = state;
      state = game.reduce(before, action);
      const broken = guards.find(({ holds }) => !holds(state, { before, action }));
      if (broken) return `${broken.clause}: ${broken.name}`;
    }
  }
  return null;
}

describe.each(rules)('$game: $rule', (rule) => {
  it(`${rule.clause} is noticed by its invariant when broken, and only then`, async () => {
    const whole = await gameIn(join(root, 'src'), rule.game);
    expect(complaint(whole.game, whole.invariants, rule.clause)).toBeNull();
    const broken = await gameIn(copyOf(`broken-${rules.indexOf(rule)}`, rule), rule.game);
    expect(complaint(broken.game, broken.invariants, rule.clause) ?? 'nothing').toContain(rule.clause);
  });
});
