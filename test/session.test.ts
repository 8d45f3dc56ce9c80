import {
  createReducer,
  createRng,
  type GameError,
  resumeGame,
  type StepResult,
  seededDice,
  startGame,
} from 'dicewright';
import { catalogueOf, entryOf, games } from 'dicewright/games';
import { kiriki } from 'dicewright/kiriki';
import { commit, verifyRecord } from 'dicewright/record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { happened } from '../src/play/happened.js';
import { allGames, bare, endless, playRandomly, secrets } from './record/toys.js';

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
/** What an action was refused for. */
const refused = (step: StepResult<unknown, unknown>): string => (step.ok ? 'nothing refused' : step.error.code);

describe('a session', () => {
  it('draws what is missing with the dice of the seed, and records it', () => {
    const session = startGame(kiriki, { players: 2, seed: 'x' });
    const { state, action, text } = happened(session.play(ROLL));
    expect(session.state).toBe(state);
    expect(state).toEqual(createReducer(kiriki, seededDice('x'))(kiriki.setup({ players: 2 }), ROLL));
    expect(action).toEqual({ ...ROLL, outcome: state.dice });
    expect(session.steps).toEqual([{ index: 0, player: 0, action, text }]);
    expect(session.toRecord().actions).toEqual([action]);
  });

  it('writes header, names and commitment from the start, with the options as given', () => {
    const session = startGame(kiriki, { players: 2, options: { repeat: false }, seed: 'x', names: ['Ada', 'Ben'] });
    expect(session.toRecord()).toEqual({
      format: 'dicewright/1',
      game: 'kiriki',
      rules: 1,
      players: 2,
      options: { repeat: false },
      dice: 3,
      names: ['Ada', 'Ben'],
      match: '',
      commitment: commit('x', { game: 'kiriki', rules: 1, options: session.state.options, players: 2 }),
      actions: [],
    });
    expect(session.steps).toEqual([]);
    expect(Object.keys(session.toRecord())).toEqual([
      ...['format', 'game', 'rules', 'players', 'options', 'dice', 'names', 'match', 'commitment', 'actions'],
    ]);
  });

  it('has neither commitment nor seed without a seed, and needs outcomes then', () => {
    const session = startGame(kiriki, { players: 1 });
    expect(session.toRecord()).toEqual({
      format: 'dicewright/1',
      game: 'kiriki',
      rules: 1,
      players: 1,
      options: {},
      actions: [],
    });
    expect(refused(session.play(ROLL))).toBe('INVALID_OUTCOME');
    session.play({ ...ROLL, outcome: [1, 2, 3, 4, 5] });
    expect(session.state.dice).toEqual([1, 2, 3, 4, 5]);
  });

  it('verifies outcomes that are sent along, or refuses any', () => {
    const drawn = seededDice('x').draw(kiriki.chance(kiriki.setup({ players: 1 }), ROLL) as never, 0) as number[];
    const other = drawn.map((face) => (face % 6) + 1);
    const verifying = startGame(kiriki, { players: 1, seed: 'x' });
    expect(refused(verifying.play({ ...ROLL, outcome: other }))).toBe('DICE_MISMATCH');
    expect(verifying.toRecord().actions).toEqual([]);
    verifying.play({ ...ROLL, outcome: drawn });
    const refusing = startGame(kiriki, { players: 1, seed: 'x', outcomes: 'refuse' });
    expect(refused(refusing.play({ ...ROLL, outcome: drawn }))).toBe('DICE_MISMATCH');
    expect(happened(refusing.play(ROLL)).state).toEqual(verifying.state);
  });

  it('changes nothing when an action is refused, not even what can be redone', () => {
    const session = startGame(kiriki, { players: 1, seed: 'x' });
    session.play(ROLL);
    session.play(CHANCE);
    session.undo();
    const before = [session.state, JSON.stringify(session.toRecord())];
    for (const bad of [null, { ...CHANCE, player: 3 }, { ...ROLL, dice: [0, 0] }, { type: 'x' }, ROLL.dice]) {
      expect(refused(session.play(bad as never))).toMatch(/INVALID_ACTION|NOT_YOUR_TURN|ILLEGAL/);
    }
    expect([session.state, JSON.stringify(session.toRecord())]).toEqual(before);
    expect(session.canRedo).toBe(true);
  });

  it('keeps a copy of the action, and freezes nothing of the caller', () => {
    const session = startGame(kiriki, { players: 1, seed: 'x' });
    const action = { type: 'roll' as const, player: 0, dice: [0, 1, 2, 3, 4] };
    session.play(action);
    action.dice.push(7);
    expect(session.toRecord().actions[0]).toMatchObject({ dice: [0, 1, 2, 3, 4] });
    expect(Object.isFrozen(session.steps[0]?.action)).toBe(true);
    const { actions } = session.toRecord();
    (actions as unknown[]).length = 0;
    expect(session.toRecord().actions).toHaveLength(1);
  });

  it('undoes and redoes what was not random, back to the same state', () => {
    const session = startGame(kiriki, { players: 1, seed: 'x' });
    expect([session.canUndo, session.canRedo]).toEqual([false, false]);
    const { state: rolled } = happened(session.play(ROLL));
    expect([session.canUndo, session.canRedo]).toEqual([false, false]);
    const { state: scored } = happened(session.play(CHANCE));
    expect([session.canUndo, session.canRedo]).toEqual([true, false]);
    expect([session.undo(), session.state]).toEqual([true, rolled]);
    expect([session.canUndo, session.canRedo]).toEqual([false, true]);
    expect(session.toRecord().actions).toHaveLength(1);
    expect([session.redo(), session.state]).toEqual([true, scored]);
    expect([session.canUndo, session.canRedo]).toEqual([true, false]);
    expect(session.toRecord().actions).toHaveLength(2);
    session.undo();
    session.play({ ...CHANCE, pattern: 'ones' });
    expect(session.canRedo).toBe(false);
    expect(session.toRecord().actions.at(-1)).toEqual({ ...CHANCE, pattern: 'ones' });
  });

  it('refuses to undo a roll, and what is not there', () => {
    const session = startGame(kiriki, { players: 1, seed: 'x' });
    expect([session.undo(), session.redo()]).toEqual([false, false]);
    session.play(ROLL);
    expect(session.undo()).toBe(false);
    expect(session.toRecord().actions).toHaveLength(1);
  });

  it('refuses to undo an action that showed something', () => {
    const session = startGame(secrets, { players: 2 });
    session.play({ type: 'pass', player: 0 });
    expect(session.canUndo).toBe(true);
    session.play({ type: 'show', player: 1 });
    expect(session.canUndo).toBe(false);
    session.play({ type: 'pass', player: 0 });
    session.undo();
    expect(session.canUndo).toBe(false);
  });

  it('undoes everything where nothing is random, the end too unless it made a seed public', () => {
    const play = (seed?: string) => {
      const session = startGame(bare, { players: 2, seed });
      for (const count of [2, 2, 2, 1]) session.play({ type: 'take', player: session.state.left % 2, count });
      return session;
    };
    const session = play();
    while (session.canUndo) session.undo();
    expect(session.state).toBe(session.state);
    expect(session.toRecord().actions).toEqual([]);
    while (session.canRedo) session.redo();
    expect(session.toRecord().result).toEqual({ winners: [0], scores: [1, 0], reason: 'Nothing is left.' });
    expect(play('s').canUndo).toBe(false);
    expect(play('s').toRecord().seed).toBe('s');
  });

  it('tells the seed only at the end, or to the host', () => {
    const session = playRandomly({ game: kiriki, variant: 0, players: 0, seed: 'x', length: 5 });
    expect(JSON.stringify(session.toRecord())).not.toContain('"seed"');
    expect(JSON.stringify({ nested: session })).not.toContain('"seed"');
    expect(session.toRecord({ secrets: false })).not.toHaveProperty('seed');
    expect(session.toRecord({ secrets: true }).seed).toBe('x');
    expect(session.toRecord({ secrets: true })).not.toHaveProperty('result');
    const over = playRandomly({ game: kiriki, variant: 0, players: 0, seed: 'x', length: 500 });
    expect(over.toRecord()).toMatchObject({ seed: 'x', result: kiriki.result(over.state as never) });
    expect(refused(over.play(ROLL))).toBe('GAME_OVER');
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
    expect(code(() => startGame(kiriki, table as never))).toBe('INVALID_SETUP');
  });

  it('refuses what is no game', () => {
    for (const game of [null, undefined, {}, 'kiriki']) {
      expect(code(() => startGame(game as never, { players: 1 }))).toBe('INVALID_SETUP');
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
          const resumed = resumeGame(JSON.parse(JSON.stringify(stopped.toRecord({ secrets: true }))), game);
          expect(resumed.state).toEqual(stopped.state);
          expect(resumed.toRecord()).toEqual(stopped.toRecord());
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
    const session = startGame(kiriki, { players: 1, seed: 'x' });
    session.play(ROLL);
    const save = session.toRecord();
    const withSeed = await resumeGame(save, games, { seed: 'x' });
    expect(withSeed.play({ ...ROLL, dice: [0] } as never)).toEqual(session.play({ ...ROLL, dice: [0] }));
    const without = resumeGame(save, kiriki);
    expect(refused(without.play(ROLL))).toBe('INVALID_OUTCOME');
    without.play({ ...ROLL, outcome: [1, 1, 1, 1, 1] });
    expect(without.toRecord().commitment).toBe(save.commitment);
    expect(without.toRecord({ secrets: true })).not.toHaveProperty('seed');
    expect((await resumeGame(save, games)).state).toEqual(resumeGame(save, kiriki, { seed: 'x' }).state);
  });

  it('makes the commitment when a seed is given to a record that had none', () => {
    const session = startGame(kiriki, { players: 1 });
    const record = resumeGame(session.toRecord(), kiriki, { seed: 'new' }).toRecord();
    const { options } = session.state;
    const commitment = commit('new', { game: 'kiriki', rules: 1, options, players: 1, match: '' });
    expect(record).toMatchObject({ dice: 3, match: '', commitment });
    expect(Object.keys(record)).toEqual([
      ...['format', 'game', 'rules', 'players', 'options', 'dice', 'match', 'commitment', 'actions'],
    ]);
  });

  it('draws nothing where seed or commitment are of older dice, and keeps both', () => {
    const {
      dice: _,
      match: _match,
      ...begun
    } = startGame(kiriki, { players: 1, seed: 'x' }).toRecord({ secrets: true });
    const save = { ...begun, commitment: commit('x') };
    const { seed: __, ...committed } = save;
    const rolled = { ...ROLL, outcome: [1, 2, 3, 4, 5] } as const;
    for (const resumed of [
      resumeGame({ ...save, actions: [rolled] }, kiriki),
      resumeGame({ ...committed, actions: [rolled] }, kiriki, { seed: 'x' }),
    ]) {
      expect(refused(resumed.play({ ...ROLL, dice: [0] } as never))).toBe('INVALID_OUTCOME');
      resumed.play({ ...ROLL, dice: [0], outcome: [6] } as never);
      expect(resumed.toRecord({ secrets: true })).toMatchObject({ seed: 'x', commitment: commit('x') });
      expect(resumed.toRecord({ secrets: true })).not.toHaveProperty('dice');
    }
    expect(code(() => resumeGame(committed, kiriki, { seed: 'y' }))).toBe('INVALID_RECORD');
  });

  it('does not resume what the seed or the rules contradict', async () => {
    const session = startGame(kiriki, { players: 1, seed: 'x' });
    session.play(ROLL);
    const save = session.toRecord({ secrets: true });
    const { commitment: _, ...uncommitted } = save;
    const { outcome: __, ...missing } = save.actions[0] as { outcome?: unknown };
    const resume = (record: unknown, dice?: object) => () => resumeGame(record, kiriki, dice);
    expect(code(resume(save, { seed: 'y' }))).toBe('INVALID_RECORD');
    expect(code(resume({ ...save, seed: 'y' }))).toBe('INVALID_RECORD');
    expect(resume({ ...uncommitted, actions: [] }, { seed: 'y' })).toThrow('another seed than the one given');
    expect(code(resume({ ...uncommitted, seed: 'y' }))).toBe('DICE_MISMATCH');
    expect(resume({ ...uncommitted, seed: 'y' })).toThrow('record: action 0: ');
    expect(code(resume({ ...save, actions: [missing] }))).toBe('INVALID_OUTCOME');
    expect(code(resume({ ...save, result: { winners: [0], scores: [1], reason: '' } }))).toBe('INVALID_RECORD');
    expect(code(resume(save, { seeds: 'y' }))).toBe('INVALID_SETUP');
    await expect(resumeGame(save, games, { seed: 7 as never })).rejects.toMatchObject({ code: 'INVALID_SETUP' });
    await expect(resumeGame({ ...save, game: 'chess' }, games)).rejects.toMatchObject({ code: 'INVALID_RECORD' });
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
          const session = playRandomly({ game, variant, players, seed, length }, true);
          const record = session.toRecord({ secrets: true });
          const report = verifyRecord(JSON.parse(JSON.stringify(record)), game);
          expect(report.deviations).toEqual([]);
          expect(report.state).toEqual(session.state);
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
    const session = startGame(endless, { players: 1, seed: 'x' });
    session.play({ type: 'add', player: 0, by: 1 });
    session.play({ type: 'throw', player: 0 });
    expect(session.canUndo).toBe(false);
    session.play({ type: 'add', player: 0, by: 2 });
    session.undo();
    expect(session.canUndo).toBe(false);
    expect(session.steps.at(-1)?.action).toMatchObject({ outcome: session.state.sum - 1 });
  });
});

describe('what a session tells', () => {
  const begun = () => startGame(kiriki, { players: 2, names: ['Ada', 'Ben'], seed: 'x' });

  it('is what the game says of the position', () => {
    const session = begun();
    session.play(ROLL);
    const { state } = session;
    expect([session.game, session.names, session.toAct, session.result]).toEqual([kiriki, ['Ada', 'Ben'], [0], null]);
    expect([...session.legalActions(0)]).toEqual([...kiriki.legalActions(state, 0)]);
    expect([...session.legalActions()]).toEqual([...kiriki.legalActions(state)]);
    expect(session.view(1)).toBe(kiriki.view(state, 1));
    expect(session.check({ ...CHANCE, player: 1 })?.code).toBe('NOT_YOUR_TURN');
    expect(session.choice(0, ['die:0', 'die:3']).action).toEqual({ type: 'roll', player: 0, dice: [0, 3] });
    const played = startGame(secrets, { players: 2, seed: 'x' });
    played.play({ type: 'deal', player: 0 });
    expect(played.view(1)).toBe(secrets.view(played.state, 1));
    expect(played.view(1).hands[0]).toBeNull();
  });

  it('calls the players by their names, and says what was rolled', () => {
    const session = begun();
    const step = happened(session.play(ROLL));
    expect(step.text).toBe(`Ada rolls ${session.state.dice.join(' ')}.`);
    expect(resumeGame(session.toRecord(), kiriki).steps).toEqual(session.steps);
    expect(startGame(kiriki, { players: 1 }).names).toEqual([]);
  });

  it('is another list of steps after each change, and the same while nothing changes', () => {
    const session = begun();
    const lists = [session.steps];
    for (const change of [() => session.play(ROLL), () => session.play(CHANCE), session.undo, session.redo]) {
      change();
      expect(session.steps).toBe(session.steps);
      lists.push(session.steps);
    }
    expect(new Set(lists).size).toBe(5);
    expect(lists.map((list) => list.length)).toEqual([0, 1, 2, 1, 2]);
    session.play(ROLL);
    expect(session.steps).toBe(lists[4]);
  });
});

describe('who listens to a session', () => {
  it('is told once of each change, and not of what was refused', () => {
    const session = startGame(kiriki, { players: 1, seed: 'x' });
    const told: number[] = [];
    const forget = session.subscribe(() => told.push(session.steps.length));
    session.play(ROLL);
    session.play({ ...ROLL, player: 3 });
    session.play(CHANCE);
    session.undo();
    session.redo();
    session.redo();
    expect(told).toEqual([1, 2, 1, 2]);
    forget();
    forget();
    session.undo();
    expect(told).toHaveLength(4);
  });

  it('is told as often as it asked, and no more once it has let go', () => {
    const session = startGame(bare, { players: 2 });
    const told: string[] = [];
    const twice = () => told.push('twice');
    const forgets = [session.subscribe(twice), session.subscribe(twice)];
    const forget = session.subscribe(() => {
      told.push('once');
      late();
    });
    const late = session.subscribe(() => told.push('late'));
    session.play({ type: 'take', player: 1, count: 1 });
    expect(told).toEqual(['twice', 'twice', 'once']);
    forgets[0]?.();
    forget();
    session.undo();
    expect(told).toEqual(['twice', 'twice', 'once', 'twice']);
    expect(code(() => session.subscribe(7 as never))).toBe('INVALID_SETUP');
  });

  it('may play on at once', () => {
    const session = startGame(bare, { players: 2 });
    const told: number[] = [];
    session.subscribe(() => {
      if (session.steps.length === 1) session.play({ type: 'take', player: 0, count: 1 });
    });
    session.subscribe(() => told.push(session.steps.length));
    session.play({ type: 'take', player: 1, count: 1 });
    expect([session.steps.length, told]).toEqual([2, [2, 2]]);
  });
});

describe('the functions of a session', () => {
  it('work by themselves, and in a copy, whose values stay', () => {
    const session = startGame(kiriki, { players: 1, seed: 'x' });
    const { play, undo, redo, toRecord, view, check, choice, legalActions, subscribe } = session;
    const copy = { ...session };
    let told = 0;
    subscribe(() => told++);
    play(ROLL);
    play(CHANCE);
    expect([undo(), redo(), check(ROLL), choice(0).options.length > 0, told]).toEqual([true, true, null, true, 4]);
    expect([view(0), [...legalActions()].length > 0]).toEqual([session.state, true]);
    expect(toRecord()).toEqual(session.toRecord());
    expect([copy.state.events, copy.steps]).toEqual([0, []]);
    expect([copy.undo(), session.steps.length]).toEqual([true, 1]);
  });
});

describe('a game with what belongs to it', () => {
  const entry = entryOf({ game: bare });

  it('is started and resumed as the game is', async () => {
    const session = startGame(entry, { players: 2 });
    session.play({ type: 'take', player: 1, count: 2 });
    expect(session.state.left).toBe(5);
    const record = session.toRecord();
    expect(resumeGame(record, entry).state).toEqual(session.state);
    expect((await resumeGame(record, catalogueOf([entry]))).state).toEqual(session.state);
    const begun = startGame(kiriki, { players: 2 });
    expect((await resumeGame(begun.toRecord(), games.kiriki)).state).toEqual(begun.state);
    expect(code(() => startGame(games.kiriki as never, { players: 2 }))).toBe('INVALID_SETUP');
    await expect(resumeGame(record, {})).rejects.toMatchObject({ code: 'INVALID_RECORD' });
  });
});
