import { type AnyGame, createRng, pick, type RandomGenerator, uniformInt } from 'dicewright';
import { type Answer, createMatch, type Match, type MatchStore, memoryStore, openMatch } from 'dicewright/match';
import { verifyRecord } from 'dicewright/record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MatchFrame } from '../../src/match/types.js';
import { counter } from '../toys/counter.js';
import { rush } from '../toys/rush.js';
import { sealed } from '../toys/sealed.js';
import { stones } from '../toys/stones.js';
import { watched } from './stores.js';

const fault = new Error('the store can’t be reached');

/** A store that now and then throws, before it has done what it was asked or after. */
const unreliable = (store: MatchStore, rng: RandomGenerator, isSound: () => boolean): MatchStore => {
  const perhaps = () => {
    if (!isSound() && uniformInt(rng, 1, 12) === 1) throw fault;
  };
  return { ...watched(store, perhaps, perhaps), ...(uniformInt(rng, 0, 1) === 1 && { listen: store.listen }) };
};

/** A player who submits, and sends again what got no answer. */
interface Sent {
  readonly seat: number;
  readonly key: string;
  readonly run: (match: Match) => Promise<Answer>;
}

async function insist<T>(run: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (error !== fault) throw error;
    }
  }
}

interface Process {
  match: Match;
  heard: number[][];
}

/** Several processes serve one match whose store is not to be relied on, and many submit at once. */
async function serve(game: AnyGame, players: number, options: object, seed: string) {
  const rng = createRng(seed);
  const store = memoryStore();
  let isSound = false;
  const reach = () => unreliable(store, rng, () => isSound);
  await createMatch(game, { id: 'm', players, options, seed, store });

  async function start(): Promise<Process> {
    const match = await insist(() => openMatch(reach(), 'm', { game }));
    const heard: number[][] = [];
    for (const seat of [null, 0]) {
      const versions: number[] = [];
      heard.push(versions);
      match.subscribe(seat, ({ version }: MatchFrame) => versions.push(version), { since: 0 });
      match.subscribe(seat, () => {
        throw new Error('a listener that fails');
      });
    }
    return { match, heard };
  }
  const processes = await Promise.all(Array.from({ length: 3 }, start));
  const answered: { readonly sent: Sent; readonly answer: Answer }[] = [];
  const unanswered: Sent[] = [];

  async function submit(sent: Sent): Promise<void> {
    try {
      const { match } = pick(rng, processes) as Process;
      answered.push({ sent, answer: await sent.run(match) });
    } catch (error) {
      if (error !== fault) throw error;
      unanswered.push(sent);
    }
  }

  function newSubmission(number: number): Sent | undefined {
    const { match } = pick(rng, processes) as Process;
    const seat = uniformInt(rng, 0, players - 1);
    const key = `key ${number}`;
    const at = uniformInt(rng, 0, 2) === 0 ? match.version : undefined;
    if (uniformInt(rng, 0, 4) === 0) return { seat, key, run: (one) => one.undo(seat, { at, key }) };
    const action = game.sampleAction(match.view(seat).view, rng, seat);
    return action ? { seat, key, run: (one) => one.submit(seat, action, { at, key }) } : undefined;
  }

  for (let round = 0; round < 25; round++) {
    const sent = Array.from({ length: uniformInt(rng, 1, 5) }, (_, i) => newSubmission(10 * round + i));
    const again = answered.length > 0 ? [pick(rng, answered)?.sent] : [];
    await Promise.all([...sent, ...unanswered.splice(0), ...again].flatMap((one) => (one ? [submit(one)] : [])));
    if (uniformInt(rng, 0, 5) === 0) processes[uniformInt(rng, 0, 2)] = await start();
  }
  isSound = true;
  await Promise.all(unanswered.splice(0).map(submit));
  await Promise.all(processes.map(({ match }) => match.catchUp()));
  await Promise.all(processes.map(({ match }) => match.close()));
  return { store, processes, answered };
}

async function checkServed({ store, processes, answered }: Awaited<ReturnType<typeof serve>>, game: AnyGame) {
  const log = await store.read('m', 0, 10_000);
  const [first] = processes;
  const fresh = await openMatch(store, 'm', { game });
  const players = fresh.view(null).view.players;
  for (const seat of [null, ...Array.from({ length: players }, (_, i) => i)]) {
    for (const { match } of processes) expect(match.view(seat)).toEqual(fresh.view(seat));
  }
  expect(fresh.version).toBe(log.length);
  expect(log.map(({ version }) => version)).toEqual(log.map((_, i) => i));
  const keys = log.map(({ entry }) => `${entry.seat} ${entry.key}`);
  expect(new Set(keys).size).toBe(keys.length);
  // Who was told that it is there finds it there, at that version; nothing is there that nobody sent.
  const told = new Map<string, number>();
  for (const { sent, answer } of answered) {
    const key = `${sent.seat} ${sent.key}`;
    if (!answer.ok) continue;
    expect(keys[answer.version - 1]).toBe(key);
    expect(told.get(key) ?? answer.version).toBe(answer.version);
    told.set(key, answer.version);
  }
  expect(told.size).toBe(log.length);
  expect(verifyRecord(await fresh.save(), game)).toMatchObject({ ok: true, skipped: 0 });
  for (const seat of [null, 0]) {
    expect((await (first as Process).match.record(seat)).actions).toEqual((await fresh.record(seat)).actions);
    expect((await fresh.framesSince(0, seat)).map(({ version }) => version)).toEqual(log.map((_, i) => i + 1));
  }
  return log.length;
}

describe('several processes, an unreliable store, many who insist', () => {
  for (const [name, game, players, options] of [
    ['counter', counter, 1, {}],
    ['rush', rush, 4, {}],
    ['sealed', sealed, 3, { polite: true }],
    ['stones', stones, 2, {}],
  ] as const) {
    it(`end with one log, equal views, a record that verifies: ${name}`, async () => {
      let entries = 0;
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: 'grapheme-ascii' }), async (seed) => {
          const served = await serve(game, players, options, seed);
          entries += await checkServed(served, game);
          for (const { heard } of served.processes) {
            for (const versions of heard) {
              // In order and without a gap, from the first on.
              expect(versions).toEqual(versions.map((_, i) => i + 1));
              expect(versions.length).toBeGreaterThan(0);
            }
          }
        }),
        { numRuns: 40 },
      );
      expect(entries).toBeGreaterThan(100);
    });
  }
});
