import type { GameError } from 'dicewright';
import { resumeGame, startGame } from 'dicewright';
import { catalogueOf, entryOf, games } from 'dicewright/games';
import { kiriki } from 'dicewright/kiriki';
import { createMatch, memoryStore, openMatch } from 'dicewright/match';
import {
  readRecord,
  recordLines,
  replay,
  replayLines,
  resumeLines,
  stateAt,
  toText,
  verifyLines,
  verifyRecord,
  viewRecord,
} from 'dicewright/record';
import { describe, expect, it } from 'vitest';
import { counter } from '../toys/counter.js';
import { walk } from '../toys/walk.js';

const [v1, v2, v3] = [walk(1), walk(2), walk(3)];
const STEP = { type: 'step', player: 0 } as const;

function recorded(game: ReturnType<typeof walk>) {
  const recorder = startGame(game, { players: 1 });
  recorder.play(STEP);
  recorder.play(STEP);
  return recorder.toRecord();
}
const old = recorded(v1);
const now = recorded(v3);
const withOlder = entryOf({ game: v3, versions: { 1: v1, 2: v2 } });
const mine = { ...games, ...catalogueOf([withOlder]) };

const codeOf = async (run: () => unknown): Promise<string> => {
  try {
    await run();
  } catch (error) {
    return (error as GameError).code;
  }
  return 'nothing thrown';
};

/** Where `at` is in the end. */
const reached = { old: 2, now: 6 };

/** Every function that takes a game, and what `at` is in the end by what it gives. */
const functions: Readonly<Record<string, (record: typeof old, rules: never) => unknown>> = {
  replay: (record, rules) => replay(record, rules),
  stateAt: (record, rules) => stateAt(record, 2, rules),
  verifyRecord: (record, rules) => verifyRecord(record, rules),
  resumeGame: (record, rules) => resumeGame(record, rules),
  viewRecord: (record, rules) => viewRecord(record, null, rules),
  toText: (record, rules) => toText(record, rules),
  readRecord: (record, rules) => readRecord(toText(record, record.rules === 1 ? v1 : v3), rules),
  replayLines: (record, rules) => replayLines(recordLines(record), rules),
  verifyLines: (record, rules) => verifyLines(() => recordLines(record), rules),
  resumeLines: (record, rules) => resumeLines(recordLines(record), () => undefined, rules),
};

/** The position that something tells of, however it tells it. */
async function placeIn(told: unknown): Promise<unknown> {
  const awaited = (await told) as { readonly at?: number; readonly state?: { readonly at: number } };
  if (typeof awaited !== 'object') return undefined;
  if (Symbol.asyncIterator in awaited || Symbol.iterator in awaited) {
    const states: unknown[] = [];
    for await (const { state } of awaited as AsyncIterable<{ state?: { at: number } }>) states.push(state?.at);
    return states.filter((at) => at !== undefined).at(-1);
  }
  return awaited.at ?? awaited.state?.at;
}

const isLater = (told: unknown): boolean =>
  told instanceof Promise || (typeof told === 'object' && told !== null && Symbol.asyncIterator in told);

describe.each(Object.entries(functions))('%s', (name, run) => {
  const by = (record: typeof old, rules: unknown) => run(record, rules as never);

  it.each([
    ['an entry', withOlder],
    ['an entry without the rules between', entryOf({ game: v3, versions: { 1: v1 } })],
  ])('judges by the rules of the record, at once: %s', async (_name, rules) => {
    for (const [record, at] of [[old, reached.old] as const, [now, reached.now] as const]) {
      const told = by(record, rules);
      expect(isLater(told)).toBe(false);
      expect([undefined, at]).toContain(await placeIn(told));
    }
  });

  it.each([
    ['a catalogue', mine],
    ['a catalogue of own games', catalogueOf([withOlder])],
    ['an entry that is still to be loaded', { ...withOlder, game: undefined }],
  ])('judges by the rules of the record, once they are loaded: %s', async (_name, rules) => {
    for (const [record, at] of [[old, reached.old] as const, [now, reached.now] as const]) {
      const told = by(record, rules);
      expect(isLater(told)).toBe(true);
      expect([undefined, at]).toContain(await placeIn(told));
    }
  });

  it('refuses what is no game, no entry and no catalogue: INVALID_SETUP', async () => {
    for (const rules of [null, undefined, 7, 'walk', [v3], { walk: {} }, { walk: v3 }]) {
      // Without a game, what is no notation can be read.
      if (name === 'readRecord' && rules === undefined) continue;
      expect(await codeOf(() => placeIn(by(old, rules))), JSON.stringify(rules)).toBe('INVALID_SETUP');
    }
  });
});

describe('a game that is not there', () => {
  it('is told of', async () => {
    for (const none of [7, null, { walk: {} }]) {
      const run = () => stateAt(old, 0, none as never);
      expect(run).toThrow(expect.objectContaining({ code: 'INVALID_SETUP' }));
      expect(run).toThrow('record: expected a game, its entry, or a catalogue of entries');
    }
    await expect(stateAt(old, 0, {})).rejects.toMatchObject({
      code: 'INVALID_RECORD',
      message: expect.stringMatching(
        /^record: game: "walk" is not in the catalogue; a game of one's own is passed along/,
      ),
      path: ['game'],
    });
    const odd = { counter: games.kiriki, walk: v1 };
    await expect(stateAt(old, 0, odd as never)).rejects.toMatchObject({
      code: 'INVALID_SETUP',
      message: 'games: "walk": expected an entry, as catalogueOf makes them',
    });
    await expect(stateAt({ ...old, game: 'toString' }, 0, mine)).rejects.toMatchObject({
      code: 'INVALID_RECORD',
      path: ['game'],
    });
    expect(() => stateAt({ ...old, game: 'other' }, 0, v1)).toThrow(
      expect.objectContaining({
        code: 'INVALID_RECORD',
        message: 'record: game: expected "walk", got "other"',
        path: ['game'],
      }),
    );
    expect(() => stateAt({ ...old, rules: 9 }, 0, v3)).toThrow(
      expect.objectContaining({
        code: 'INVALID_RECORD',
        message: 'record: rules: recorded under rules 9 of walk, but these are its rules 3',
        path: ['rules'],
      }),
    );
  });
});

describe('rules that are not there', () => {
  it('are told of', async () => {
    const without = entryOf({ game: v3, versions: { 2: v2 } });
    expect(() => stateAt(old, 0, without)).toThrow('recorded under rules 1 of walk');
    await expect(stateAt(old, 0, games)).rejects.toThrow('"walk" is not in the catalogue');
    await expect(stateAt({ ...old, rules: 9 }, 0, mine)).rejects.toThrow('recorded under rules 9');
    const report = verifyRecord(old, without);
    expect(report.deviations).toMatchObject([{ index: null, kind: 'header', code: 'INVALID_RECORD' }]);
    expect(verifyRecord({ ...old, game: 'other' }, withOlder).ok).toBe(false);
  });

  it('are told of with all other mistakes of a text', () => {
    const text = 'dicewright/1 walk 1\nplayers 1\n1 step\n1 jump\n';
    expect(() => readRecord(text, v3)).toThrow(/2 mistakes|rules 1[\s\S]*jump/);
    expect(() => readRecord(text, entryOf({ game: v3, versions: { 2: v2 } }))).toThrow(/rules 1[\s\S]*jump/);
    expect(readRecord(text.replace('1 jump\n', ''), withOlder).actions).toHaveLength(1);
  });
});

it('versions[n] must be a game of that id with rules n, else INVALID_SETUP', async () => {
  for (const versions of [{ 1: v2 }, { 2: v1 }, { 1: counter }, { 1: v1, 2: counter }, { 1: {} }, 7, null]) {
    expect(await codeOf(() => entryOf({ game: v3, versions: versions as never }))).toBe('INVALID_SETUP');
    const foreign = { ...withOlder, versions } as never;
    if (versions) expect(await codeOf(() => stateAt(old, 0, foreign)), JSON.stringify(versions)).toBe('INVALID_SETUP');
  }
});

it('a game resumed under older rules goes on under them, also when it is resumed again', () => {
  const rules = entryOf({ game: v3, versions: { 1: v1 } });
  const recorder = resumeGame(old, rules);
  expect(recorder.play(STEP)).toMatchObject({ state: { rules: 1, at: 3 } });
  const record = recorder.toRecord();
  expect(record).toMatchObject({ rules: 1, actions: [STEP, STEP, STEP] });
  expect(resumeGame(record, rules).play(STEP)).toMatchObject({ state: { rules: 1, at: 4 } });
  expect(verifyRecord(record, rules).ok).toBe(true);
});

it('dice come after the source of the game, as after the game', async () => {
  const recorder = startGame(kiriki, { players: 1, seed: 's' });
  recorder.play({ type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] });
  const record = recorder.toRecord();
  const again = { type: 'roll', player: 0, dice: [0] } as const;
  const expected = resumeGame(record, kiriki, { seed: 's' }).play(again);
  expect(resumeGame(record, entryOf({ game: kiriki }), { seed: 's' }).play(again)).toEqual(expected);
  expect((await resumeGame(record, games, { seed: 's' })).play(again)).toEqual(expected);
});

it('a match goes on under the rules that a catalogue has for it', async () => {
  const store = memoryStore();
  const match = await createMatch(v1, { id: 'm', players: 1, store });
  await match.submit(0, STEP);
  const again = await openMatch(store, 'm', { games: mine });
  await again.submit(0, STEP);
  expect(again.view(0).view).toMatchObject({ rules: 1, at: 2 });
});
