import { createReducer, createRng, type GameError, seededDice } from 'dicewright';
import { kiriki } from 'dicewright/kiriki';
import { commit, resumeRecord, startRecord, verifyRecord } from 'dicewright/record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allGames, bare, endless, playRandomly, secrets } from './toys.js';

const ROLL = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] } as const;
const CHANCE = { type: 'score', player: 0, pattern: 'chance' } as const;
const code = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    return (error as GameError).code;
  }
  return 'nothing thrown';
};

describe('a recorder', () => {
  it('draws what is missing with the dice of the seed, and records it', () => {
    const recorder = startRecord(kiriki, { players: 2, seed: 'x' });
    const state = recorder.play(ROLL);
    expect(recorder.state).toBe(state);
    expect(state).toEqual(createReducer(kiriki, seededDice('x'))(kiriki.setup({ players: 2 }), ROLL));
    expect(recorder.lastAction).toEqual({ ...ROLL, outcome: state.dice });
    expect(recorder.toJSON().actions).toEqual([{ ...ROLL, outcome: state.dice }]);
  });

  it('writes header, names and commitment from the start, with the options as given', () => {
    const recorder = startRecord(kiriki, { players: 2, options: { repeat: false }, seed: 'x', names: ['Ada', 'Ben'] });
    expect(recorder.toJSON()).toEqual({
      format: 'dicewright/1',
      game: 'kiriki',
      rules: 1,
      players: 2,
      options: { repeat: false },
      dice: 3,
      names: ['Ada', 'Ben'],
      commitment: commit('x'),
      actions: [],
    });
    expect(recorder.lastAction).toBeNull();
    expect(Object.keys(recorder.toJSON())).toEqual([
      ...['format', 'game', 'rules', 'players', 'options', 'dice', 'names', 'commitment', 'actions'],
    ]);
  });

  it('has neither commitment nor seed without a seed, and needs outcomes then', () => {
    const recorder = startRecord(kiriki, { players: 1 });
    expect(recorder.toJSON()).toEqual({
      format: 'dicewright/1',
      game: 'kiriki',
      rules: 1,
      players: 1,
      options: {},
      actions: [],
    });
    expect(code(() => recorder.play(ROLL))).toBe('INVALID_OUTCOME');
    recorder.play({ ...ROLL, outcome: [1, 2, 3, 4, 5] });
    expect(recorder.state.dice).toEqual([1, 2, 3, 4, 5]);
  });

  it('verifies outcomes that are sent along, or refuses any', () => {
    const drawn = seededDice('x').draw(kiriki.chance(kiriki.setup({ players: 1 }), ROLL) as never, 0) as number[];
    const other = drawn.map((face) => (face % 6) + 1);
    const verifying = startRecord(kiriki, { players: 1, seed: 'x' });
    expect(code(() => verifying.play({ ...ROLL, outcome: other }))).toBe('DICE_MISMATCH');
    expect(verifying.toJSON().actions).toEqual([]);
    verifying.play({ ...ROLL, outcome: drawn });
    const refusing = startRecord(kiriki, { players: 1, seed: 'x', outcomes: 'refuse' });
    expect(code(() => refusing.play({ ...ROLL, outcome: drawn }))).toBe('DICE_MISMATCH');
    expect(refusing.play(ROLL)).toEqual(verifying.state);
  });

  it('changes nothing when an action is refused, not even what can be redone', () => {
    const recorder = startRecord(kiriki, { players: 1, seed: 'x' });
    recorder.play(ROLL);
    recorder.play(CHANCE);
    recorder.undo();
    const before = [recorder.state, JSON.stringify(recorder)];
    for (const bad of [null, { ...CHANCE, player: 3 }, { ...ROLL, dice: [0, 0] }, { type: 'x' }, ROLL.dice]) {
      expect(code(() => recorder.play(bad as never))).toMatch(/INVALID_ACTION|NOT_YOUR_TURN|ILLEGAL/);
    }
    expect([recorder.state, JSON.stringify(recorder)]).toEqual(before);
    expect(recorder.canRedo).toBe(true);
  });

  it('keeps a copy of the action, and freezes nothing of the caller', () => {
    const recorder = startRecord(kiriki, { players: 1, seed: 'x' });
    const action = { type: 'roll' as const, player: 0, dice: [0, 1, 2, 3, 4] };
    recorder.play(action);
    action.dice.push(7);
    expect(recorder.toJSON().actions[0]).toMatchObject({ dice: [0, 1, 2, 3, 4] });
    expect(Object.isFrozen(recorder.lastAction)).toBe(true);
    const { actions } = recorder.toJSON();
    (actions as unknown[]).length = 0;
    expect(recorder.toJSON().actions).toHaveLength(1);
  });

  it('undoes and redoes what was not random, back to the same state', () => {
    const recorder = startRecord(kiriki, { players: 1, seed: 'x' });
    expect([recorder.canUndo, recorder.canRedo]).toEqual([false, false]);
    const rolled = recorder.play(ROLL);
    expect([recorder.canUndo, recorder.canRedo]).toEqual([false, false]);
    const scored = recorder.play(CHANCE);
    expect([recorder.canUndo, recorder.canRedo]).toEqual([true, false]);
    expect(recorder.undo()).toBe(rolled);
    expect([recorder.canUndo, recorder.canRedo]).toEqual([false, true]);
    expect(recorder.toJSON().actions).toHaveLength(1);
    expect(recorder.redo()).toBe(scored);
    expect([recorder.canUndo, recorder.canRedo]).toEqual([true, false]);
    expect(recorder.toJSON().actions).toHaveLength(2);
    recorder.undo();
    recorder.play({ ...CHANCE, pattern: 'ones' });
    expect(recorder.canRedo).toBe(false);
    expect(recorder.toJSON().actions.at(-1)).toEqual({ ...CHANCE, pattern: 'ones' });
  });

  it('refuses to undo a roll, and what is not there', () => {
    const recorder = startRecord(kiriki, { players: 1, seed: 'x' });
    expect(code(recorder.undo)).toBe('ILLEGAL');
    expect(code(recorder.redo)).toBe('ILLEGAL');
    recorder.play(ROLL);
    expect(code(recorder.undo)).toBe('ILLEGAL');
    expect(recorder.toJSON().actions).toHaveLength(1);
  });

  it('refuses to undo an action that showed something', () => {
    const recorder = startRecord(secrets, { players: 2 });
    recorder.play({ type: 'pass', player: 0 });
    expect(recorder.canUndo).toBe(true);
    recorder.play({ type: 'show', player: 1 });
    expect(recorder.canUndo).toBe(false);
    recorder.play({ type: 'pass', player: 0 });
    recorder.undo();
    expect(recorder.canUndo).toBe(false);
  });

  it('undoes everything where nothing is random, the end too unless it made a seed public', () => {
    const play = (seed?: string) => {
      const recorder = startRecord(bare, { players: 2, seed });
      for (const count of [2, 2, 2, 1]) recorder.play({ type: 'take', player: recorder.state.left % 2, count });
      return recorder;
    };
    const recorder = play();
    while (recorder.canUndo) recorder.undo();
    expect(recorder.state).toBe(recorder.state);
    expect(recorder.toJSON().actions).toEqual([]);
    while (recorder.canRedo) recorder.redo();
    expect(recorder.toJSON().result).toEqual({ winners: [0], scores: [1, 0], reason: 'Nothing is left.' });
    expect(play('s').canUndo).toBe(false);
    expect(play('s').toJSON().seed).toBe('s');
  });

  it('tells the seed only at the end, or to the host', () => {
    const recorder = playRandomly({ game: kiriki, variant: 0, players: 0, seed: 'x', length: 5 });
    expect(JSON.stringify(recorder)).not.toContain('"seed"');
    expect(JSON.stringify({ nested: recorder })).not.toContain('"seed"');
    expect(recorder.toJSON({ secrets: false })).not.toHaveProperty('seed');
    expect(recorder.toJSON({ secrets: true }).seed).toBe('x');
    expect(recorder.toJSON({ secrets: true })).not.toHaveProperty('result');
    const over = playRandomly({ game: kiriki, variant: 0, players: 0, seed: 'x', length: 500 });
    expect(over.toJSON()).toMatchObject({ seed: 'x', result: kiriki.result(over.state as never) });
    expect(code(() => over.play(ROLL))).toBe('GAME_OVER');
  });

  it.each([
    ['too many players', { players: 99 }],
    ['no players', {}],
    ['no table', undefined],
    ['an unknown option', { players: 1, options: { x: 1 } }],
    ['a number as options', { players: 1, options: 7 }],
    ['null as options', { players: 1, options: null }],
    ['too few names', { players: 2, names: ['Ada'] }],
    ['too many names', { players: 1, names: ['Ada', 'Ben'] }],
    ['a long name', { players: 1, names: ['x'.repeat(101)] }],
    ['names that are no strings', { players: 1, names: [1] }],
    ['names that are no list', { players: 1, names: null }],
    ['a seed that is a number', { players: 1, seed: 7 }],
    ['a seed with a lone surrogate', { players: 1, seed: '\ud800' }],
    ['a seed beyond the limit', { players: 1, seed: 'x'.repeat(20_001) }],
    ['an unknown way with outcomes', { players: 1, seed: 'x', outcomes: 'x' }],
    ['something unknown', { players: 1, commitment: 'x' }],
    [
      'a proxy that throws',
      new Proxy(
        {},
        {
          ownKeys: () => {
            throw new RangeError('no');
          },
        },
      ),
    ],
  ])('refuses %s', (_, table) => {
    expect(code(() => startRecord(kiriki, table as never))).toBe('INVALID_SETUP');
  });

  it('refuses what is no game', () => {
    for (const game of [null, undefined, {}, 'kiriki']) {
      expect(code(() => startRecord(game as never, { players: 1 }))).toBe('INVALID_SETUP');
    }
  });

  it('plays on where it was resumed, as if it had never stopped', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...allGames),
        fc.nat(9),
        fc.nat(5),
        fc.string(),
        fc.nat(40),
        (game, variant, players, seed, length) => {
          const spec = { game, variant, players, seed, length };
          const stopped = playRandomly(spec);
          const resumed = resumeRecord(JSON.parse(JSON.stringify(stopped.toJSON({ secrets: true }))), game);
          expect(resumed.state).toEqual(stopped.state);
          expect(resumed.toJSON()).toEqual(stopped.toJSON());
          expect([resumed.canUndo, resumed.canRedo]).toEqual([stopped.canUndo, false]);
          const rng = createRng(seed);
          const action = game.sampleAction(stopped.state, rng);
          if (action) expect(resumed.play(action)).toEqual(stopped.play(action));
        },
      ),
      { numRuns: 100 },
    );
  });

  it('resumes from the catalogue, with a seed kept apart, or without any', async () => {
    const recorder = startRecord(kiriki, { players: 1, seed: 'x' });
    recorder.play(ROLL);
    const save = recorder.toJSON();
    const withSeed = await resumeRecord(save, { seed: 'x' });
    expect(withSeed.play({ ...ROLL, dice: [0] } as never)).toEqual(recorder.play({ ...ROLL, dice: [0] }));
    const without = resumeRecord(save, kiriki);
    expect(code(() => without.play(ROLL))).toBe('INVALID_OUTCOME');
    without.play({ ...ROLL, outcome: [1, 1, 1, 1, 1] });
    expect(without.toJSON().commitment).toBe(commit('x'));
    expect(without.toJSON({ secrets: true })).not.toHaveProperty('seed');
    expect((await resumeRecord(save)).state).toEqual(resumeRecord(save, kiriki, { seed: 'x' }).state);
  });

  it('makes the commitment when a seed is given to a record that had none', () => {
    const recorder = startRecord(kiriki, { players: 1 });
    const record = resumeRecord(recorder.toJSON(), kiriki, { seed: 'new' }).toJSON();
    expect(record).toMatchObject({ dice: 3, commitment: commit('new') });
    expect(Object.keys(record)).toEqual([
      ...['format', 'game', 'rules', 'players', 'options', 'dice', 'commitment', 'actions'],
    ]);
  });

  it('draws nothing where seed or commitment are of older dice, and keeps both', () => {
    const { dice: _, ...save } = startRecord(kiriki, { players: 1, seed: 'x' }).toJSON({ secrets: true });
    const { seed: __, ...committed } = save;
    const rolled = { ...ROLL, outcome: [1, 2, 3, 4, 5] } as const;
    for (const resumed of [
      resumeRecord({ ...save, actions: [rolled] }, kiriki),
      resumeRecord({ ...committed, actions: [rolled] }, kiriki, { seed: 'x' }),
    ]) {
      expect(code(() => resumed.play({ ...ROLL, dice: [0] } as never))).toBe('INVALID_OUTCOME');
      resumed.play({ ...ROLL, dice: [0], outcome: [6] } as never);
      expect(resumed.toJSON({ secrets: true })).toMatchObject({ seed: 'x', commitment: commit('x') });
      expect(resumed.toJSON({ secrets: true })).not.toHaveProperty('dice');
    }
    expect(code(() => resumeRecord(committed, kiriki, { seed: 'y' }))).toBe('INVALID_RECORD');
  });

  it('does not resume what the seed or the rules contradict', async () => {
    const recorder = startRecord(kiriki, { players: 1, seed: 'x' });
    recorder.play(ROLL);
    const save = recorder.toJSON({ secrets: true });
    const { commitment: _, ...uncommitted } = save;
    const { outcome: __, ...missing } = save.actions[0] as { outcome?: unknown };
    const resume = (record: unknown, dice?: object) => () => resumeRecord(record, kiriki, dice);
    expect(code(resume(save, { seed: 'y' }))).toBe('INVALID_RECORD');
    expect(code(resume({ ...save, seed: 'y' }))).toBe('INVALID_RECORD');
    expect(resume({ ...uncommitted, actions: [] }, { seed: 'y' })).toThrow('another seed than the one given');
    expect(code(resume({ ...uncommitted, seed: 'y' }))).toBe('DICE_MISMATCH');
    expect(resume({ ...uncommitted, seed: 'y' })).toThrow('record: action 0: ');
    expect(code(resume({ ...save, actions: [missing] }))).toBe('INVALID_OUTCOME');
    expect(code(resume({ ...save, result: { winners: [0], scores: [1], reason: '' } }))).toBe('INVALID_RECORD');
    expect(code(resume(save, { seeds: 'y' }))).toBe('INVALID_SETUP');
    await expect(resumeRecord(save, { seed: 7 as never })).rejects.toMatchObject({ code: 'INVALID_SETUP' });
    await expect(resumeRecord({ ...save, game: 'chess' })).rejects.toMatchObject({ code: 'INVALID_RECORD' });
  });

  it('writes records that verify, with undo on the way', () => {
    let undone = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...allGames),
        fc.nat(9),
        fc.nat(5),
        fc.string(),
        fc.nat(80),
        (game, variant, players, seed, length) => {
          const recorder = playRandomly({ game, variant, players, seed, length }, true);
          const record = recorder.toJSON({ secrets: true });
          const report = verifyRecord(JSON.parse(JSON.stringify(record)), game);
          expect(report.deviations).toEqual([]);
          expect(report.state).toEqual(recorder.state);
          expect(report.actions).toBe(record.actions.length);
          expect(report.drawn).toBe(record.actions.filter((action) => 'outcome' in action).length);
          undone += length > record.actions.length ? 1 : 0;
        },
      ),
      { numRuns: 100 },
    );
    expect(undone).toBeGreaterThan(10);
  });

  it('goes back no further than the last random action', () => {
    const recorder = startRecord(endless, { players: 1, seed: 'x' });
    recorder.play({ type: 'add', player: 0, by: 1 });
    recorder.play({ type: 'throw', player: 0 });
    expect(recorder.canUndo).toBe(false);
    recorder.play({ type: 'add', player: 0, by: 2 });
    recorder.undo();
    expect(recorder.canUndo).toBe(false);
    expect(recorder.state.sum).toBe(1 + (recorder.lastAction as { outcome: number }).outcome);
  });
});
