import { resumeGame, startGame } from 'dicewright';
import { defineGame, integer, natural, oneToAct } from 'dicewright/define';
import { catalogueOf } from 'dicewright/games';
import { createMatch, memoryStore, openMatch } from 'dicewright/match';
import { replay, stateAt, toText, verifyRecord } from 'dicewright/record';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

/** Steps of a length that is an option: 1 at first, then 2, now 3. Rules 2 had a `pace` of its own, too. */
function stepsOf(
  rules: 1 | 2 | 3,
  olderDefaults: Readonly<Record<number, object | ((players: number) => object)>> = {},
) {
  const g = defineGame({
    id: 'steps',
    rules,
    options: { length: z._default(integer(1, 9), rules), pace: z._default(integer(1, 9), rules === 2 ? 7 : 1) },
    state: { at: natural(1_000) },
  });
  const step = g.action({
    apply(draft, _, __, { at, options }) {
      draft.at = at + options.length * options.pace;
    },
  });
  return g.game({
    title: 'Steps',
    playerCount: { min: 1, max: 1 },
    olderDefaults,
    actions: { step },
    setup: () => ({ at: 0 }),
    playersToAct: () => oneToAct(0),
    result: () => null,
  });
}

const today = stepsOf(3, { 1: { length: 1, pace: 1 }, 2: { length: 2, pace: 7 } });
const STEP = { type: 'step', player: 0 } as const;

function recordOf(game: ReturnType<typeof stepsOf>, options: object = {}) {
  const recorder = startGame(game, { players: 1, options });
  recorder.play(STEP);
  recorder.play(STEP);
  return recorder.toRecord();
}

describe('a record of older rules', () => {
  it.each([
    [1, stepsOf(1), 2],
    [2, stepsOf(2), 28],
    [3, today, 6],
  ] as const)('is played with the defaults of rules %i', (rules, game, at) => {
    const record = recordOf(game);
    expect(record.rules).toBe(rules);
    expect(stateAt(record, 2, today)).toMatchObject({ rules, at });
    expect(verifyRecord(record, today)).toMatchObject({ ok: true });
    expect([...replay(record, today)].at(-1)?.state).toMatchObject({ at });
    expect(toText(record, today)).toContain(`dicewright/1 steps ${rules}`);
  });

  it('goes on under them, and so does a match', async () => {
    const recorder = resumeGame(recordOf(stepsOf(1)), today);
    expect(recorder.play(STEP)).toMatchObject({ state: { rules: 1, at: 3 } });
    const store = memoryStore();
    const match = await createMatch(stepsOf(1), { id: 'm', players: 1, store });
    await match.submit(0, STEP);
    await match.close();
    const again = await openMatch(store, 'm', { games: catalogueOf([today]) });
    await again.submit(0, STEP);
    expect(again.view(0).view).toMatchObject({ rules: 1, at: 2 });
  });

  it('is played with what depended on the number of players', () => {
    const byPlayers = stepsOf(2, { 1: (players: number) => ({ length: players }) });
    expect(stateAt(recordOf(stepsOf(1)), 2, byPlayers)).toMatchObject({ rules: 1, at: 14 });
  });

  it('keeps the options that it gives', () => {
    expect(stateAt(recordOf(stepsOf(2), { length: 5 }), 2, today)).toMatchObject({ at: 70 });
  });

  it('is refused where the game does not say what its defaults were, or where there were no such rules', () => {
    const silent = stepsOf(3, { 2: { length: 2, pace: 7 } });
    const refused = expect.objectContaining({ code: 'INVALID_RECORD', message: expect.stringContaining('rules 1') });
    expect(() => stateAt(recordOf(stepsOf(1)), 2, silent)).toThrow(refused);
    expect(() => stateAt(recordOf(today), 2, stepsOf(2))).toThrow(expect.objectContaining({ code: 'INVALID_RECORD' }));
    const none = { ...recordOf(today), rules: 0.5 };
    expect(() => stateAt(none as never, 2, today)).toThrow(expect.objectContaining({ code: 'INVALID_RECORD' }));
  });

  it('is not to be told of rules that never were, nor of options', () => {
    expect(() => stepsOf(2, { 2: {} })).toThrow('olderDefaults: there were no rules 2 before');
    expect(() => stepsOf(2, { 1: { size: 1 } })).toThrow('olderDefaults: 1: size is no option');
  });
});
