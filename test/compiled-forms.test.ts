import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { isDeepStrictEqual, promisify } from 'node:util';
import { type AnyGame, createRng, type DeepReadonly, type Envelope, playout } from 'dicewright';
import { games } from 'dicewright/games';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { engineFlags } from '../scripts/lib/checks/engine-flags.js';
import { bundleProgram } from '../scripts/lib/package/program-bundle.js';
import { compiledStructure, shared as sharedState } from '../src/kernel/compiled/copies.js';
import type { Structure } from '../src/kernel/compiled/structure.js';
import { engineOf } from '../src/kernel/engine/engine.js';
import { validationOf } from '../src/kernel/engine/validation.js';
import { Warmth } from '../src/kernel/engine/warmth.js';
import { deepFreeze, plainEqual, thawState } from '../src/kernel/plain.js';
import { root } from './helpers/root.js';

const ids = Object.keys(games);
let program: string;

beforeAll(async () => {
  program = await bundleProgram(root, 'test/fixtures/forms.ts');
});
afterAll(() => rmSync(program));

interface Report {
  readonly codeIsMade: boolean;
  readonly lines: readonly string[];
}

async function played(...flags: string[]): Promise<Report> {
  const { stdout } = await promisify(execFile)(process.execPath, [...engineFlags, ...flags, program, ...ids]);
  return JSON.parse(stdout) as Report;
}

it('plays the same games where no code can be made from schemas', { timeout: 300_000 }, async () => {
  const [made, none] = [await played(), await played('--disallow-code-generation-from-strings')];
  expect([made.codeIsMade, none.codeIsMade]).toEqual([true, false]);
  expect(none.lines).toEqual(made.lines);
  expect(made.lines.length).toBe(ids.length);
});

const load = async (id: string): Promise<AnyGame> =>
  (await games[id as keyof typeof games].load()) as unknown as AnyGame;

/** The states and actions of some games. */
function* stepsOf(game: AnyGame) {
  for (const variant of game.variants) {
    const players = game.playersFor(variant)[0] as number;
    const { actions } = playout(game, { players, options: variant, seed: 'steps', maxActions: 60 });
    let before = game.setup({ players, options: variant });
    for (const action of actions) {
      const after = game.reduce(before, action);
      yield { before, action, after };
      before = after;
    }
  }
}

const plain: Pick<Structure, 'copy' | 'share'> = {
  copy: thawState,
  share: <T extends object>(before: T, after: T): T => sharedState(before, after, false),
};

it.each(ids)('%s: both forms copy and share its states alike', async (id) => {
  const game = await load(id);
  const { definition } = engineOf(game);
  let compared = 0;
  for (const { before, after } of stepsOf(game)) {
    const compiled = compiledStructure(definition.state, Object.keys(after));
    for (const { copy, share } of compiled ? [compiled, plain] : [plain]) {
      const own: DeepReadonly<Envelope> = copy(after);
      expect(JSON.stringify(own)).toBe(JSON.stringify(after));
      const shared = deepFreeze(share(before, own as typeof before));
      expect(JSON.stringify(shared)).toBe(JSON.stringify(after));
      const same = (Object.keys(after) as (keyof Envelope)[]).filter((key) => plainEqual(before[key], after[key]));
      expect(same.filter((key) => shared[key] !== before[key])).toEqual([]);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(0);
});

it('makes code for the states of nearly all games, few of which can be large', async () => {
  const all = (await Promise.all(ids.map(load))).map((game) => {
    const state = game.setup({ players: game.playersFor()[0] as number });
    return { id: game.id, made: compiledStructure(engineOf(game).definition.state, Object.keys(state)) };
  });
  expect(all.filter(({ made }) => made === null)).toEqual([]);
  expect(all.filter(({ made }) => made?.canBeLarge).length).toBeLessThan(10);
});

const ODD: readonly unknown[] = [
  -0,
  Number.NaN,
  1.5,
  -1,
  null,
  undefined,
  '',
  'odd',
  [],
  new Array(3),
  {},
  { length: 1 },
  true,
];

it.each(ids)('%s: actions are read alike with code made for them', async (id) => {
  const game = await load(id);
  const { definition } = engineOf(game);
  const warmth = new Warmth();
  warmth.heat();
  const [quick, slow] = [validationOf(definition, warmth), validationOf(definition, { isWarm: () => false } as Warmth)];
  const rng = createRng(id);
  const pick = (list: readonly unknown[]): unknown => list[Math.abs(rng.next()) % list.length];
  const answer = (read: (value: unknown) => unknown, value: unknown): unknown => {
    try {
      const copy = read(value) as object;
      return { copy, keys: Object.keys(copy), text: JSON.stringify(copy) };
    } catch (error) {
      const { name, code, message, path } = error as { name: string; code: string; message: string; path: unknown };
      return { name, code, message, path };
    }
  };
  let refused = 0;
  let compared = 0;
  // Looked at together: there are tens of thousands.
  const differing: object[] = [];
  const compare = (value: object): void => {
    const expected = answer(slow.action, value);
    if (!('copy' in (expected as object))) refused++;
    const found = answer(quick.action, value);
    compared++;
    if (!isDeepStrictEqual(found, expected)) differing.push({ found, expected });
  };
  // Before anything has been read, too.
  for (const value of ODD) expect(answer(quick.action, value)).toEqual(answer(slow.action, value));
  for (const { action } of stepsOf(game)) {
    compare(action);
    const keys = Object.keys(action);
    const key = pick(keys) as string;
    compare({ ...action, [key]: pick(ODD) });
    compare({ ...action, [pick(['more', '__proto__', 'outcome', 'player']) as string]: pick(ODD) });
    compare(Object.fromEntries(Object.entries(action).reverse()));
    compare(Object.fromEntries(Object.entries(action).filter(([one]) => one !== key)));
    compare(Object.create(null, Object.getOwnPropertyDescriptors(action)));
    compare(Object.create(action));
    compare(Object.defineProperty({ ...action }, key, { enumerable: true, get: () => pick([1]) }));
    compare(
      Object.defineProperty({ ...action }, key, {
        enumerable: true,
        get: () => {
          throw new Error('no');
        },
      }),
    );
    compare({ ...action, [Symbol('hidden')]: 1 });
  }
  expect(differing).toEqual([]);
  expect(refused).toBeGreaterThan(0);
  expect(compared).toBeGreaterThan(refused);
});
