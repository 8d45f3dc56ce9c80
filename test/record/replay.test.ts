import type { AnyGame, DeepReadonly, Envelope } from 'dicewright';
import { resumeGame, type Session, startGame } from 'dicewright';
import { games } from 'dicewright/games';
import { type KirikiAction, type KirikiState, kiriki } from 'dicewright/kiriki';
import { type Frame, readRecord, replay, stateAt, viewRecord } from 'dicewright/record';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ViewedAction } from '../../src/kernel/types.js';
import { allGames, bare, builtIn, playRandomly, secrets } from './toys.js';

const HEADER = { format: 'dicewright/1', game: 'kiriki', rules: 1, players: 1, options: {} } as const;
const ROLL = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4], outcome: [5, 3, 3, 5, 3] };
const FULL_HOUSE = { type: 'score', player: 0, pattern: 'fullHouse' };
const RECORD = { ...HEADER, actions: [ROLL, FULL_HOUSE] };

const gameSpec = fc.record({
  game: fc.constantFrom(...allGames),
  variant: fc.nat(9),
  players: fc.nat(5),
  seed: fc.string(),
  length: fc.nat(200),
});

describe('replay', () => {
  it('gives one frame an action, the first after the first action', () => {
    const frames = [...replay(RECORD, kiriki)];
    expect(frames.map(({ index, text }) => [index, text])).toEqual([
      [0, 'Player 1 rolls 5 3 3 5 3.'],
      [1, 'Player 1 scores 25 for full house.'],
    ]);
    expect(frames.map(({ action }) => action)).toEqual(RECORD.actions);
    expect(frames[0]?.state.dice).toEqual([5, 3, 3, 5, 3]);
    expect(frames[1]?.state.sheets[0]?.fullHouse).toBe(25);
    expect([...replay({ ...HEADER, actions: [] }, kiriki)]).toEqual([]);
  });

  it('can be run through several times, and left early', () => {
    const frames = replay(RECORD, kiriki);
    for (const frame of frames) {
      expect(frame.index).toBe(0);
      break;
    }
    expect([...frames]).toEqual([...frames]);
  });

  it('gives the same with the game from the catalogue', async () => {
    const frames: Frame[] = [];
    for await (const frame of replay(RECORD, games)) frames.push(frame);
    expect(frames).toEqual([...replay(RECORD, kiriki)]);
    await expect(stateAt(RECORD, 1, games)).resolves.toEqual(frames[0]?.state);
  });

  it('agrees with the recorder, for every game', () => {
    let frames = 0;
    fc.assert(
      fc.property(gameSpec, (spec) => {
        const recorder = playRandomly(spec, true);
        const record = readRecord(JSON.parse(JSON.stringify(recorder.toRecord())));
        let last: DeepReadonly<Envelope> = stateAt(record, 0, spec.game);
        expect(last).toEqual(spec.game.setup({ players: record.players, options: record.options }));
        for (const { index, action, state, text } of replay(record, spec.game)) {
          expect(action).toEqual(record.actions[index]);
          expect(text).toBe(spec.game.describe(last, action, state, { names: record.names }));
          expect(text).not.toMatch(/player \d/i);
          if (index % 10 === 0) expect(stateAt(record, index + 1, spec.game)).toEqual(state);
          last = state;
          frames++;
        }
        expect(last).toEqual(recorder.state);
      }),
      { numRuns: 100 },
    );
    expect(frames).toBeGreaterThan(1000);
  });

  it('replays every built-in game from the catalogue', async () => {
    for (const game of builtIn) {
      const recorder = playRandomly({ game, variant: 0, players: 1, seed: game.id, length: 60 });
      let last: unknown;
      for await (const { state } of replay(recorder.toRecord(), games)) last = state;
      expect(last).toEqual(recorder.state);
    }
    expect(builtIn.length).toBeGreaterThan(0);
  });

  it('stops at the first action that can not be played, and says which', () => {
    const wrong = [
      [{ ...FULL_HOUSE, pattern: 'ones', player: 3 }, 'NOT_YOUR_TURN', ['actions', 1]],
      [{ ...ROLL, dice: [] }, 'ILLEGAL', ['actions', 1]],
      [{ ...ROLL, outcome: [1, 2, 3, 4, 7] }, 'INVALID_OUTCOME', ['actions', 1, 'outcome']],
      [{ ...ROLL, outcome: undefined }, 'INVALID_OUTCOME', ['actions', 1, 'outcome']],
      [{ type: 'dance', player: 0 }, 'INVALID_ACTION', ['actions', 1, 'type']],
      [null, 'INVALID_RECORD', ['actions', 1]],
      [{ type: 'roll' }, 'INVALID_RECORD', ['actions', 1]],
      [{ type: 'roll', player: 0, dice: [{ deep: Symbol('x') }] }, 'INVALID_RECORD', ['actions', 1, 'dice', 0, 'deep']],
    ] as const;
    for (const [action, code, path] of wrong) {
      const indices: number[] = [];
      const run = () => {
        for (const { index } of replay({ ...HEADER, actions: [ROLL, action, FULL_HOUSE] }, kiriki)) indices.push(index);
      };
      expect(run).toThrow(expect.objectContaining({ name: 'GameError', code, path }));
      expect(run).toThrow(/^record: action 1\b/);
      expect(indices).toEqual([0, 0]);
    }
    const illegal = { ...HEADER, actions: [FULL_HOUSE] };
    expect(() => [...replay(illegal, kiriki)]).toThrow(expect.objectContaining({ clause: 'KIR-9' }));
  });

  it('stops at an action after the end', () => {
    const over = playRandomly({ game: kiriki, variant: 0, players: 0, seed: 'x', length: 500 }).toRecord();
    const record = { ...over, actions: [...over.actions, ROLL] };
    expect(() => [...replay(record, kiriki)]).toThrow(
      expect.objectContaining({ code: 'GAME_OVER', path: ['actions', over.actions.length] }),
    );
  });

  it('refuses a record of another game, of other rules, or of a game that it can not find', async () => {
    const refused = (record: object, game: AnyGame) => () => replay(record, game);
    expect(refused(RECORD, secrets as never)).toThrow('record: game: expected "secrets", got "kiriki"');
    expect(refused({ ...RECORD, rules: 2 }, kiriki as never)).toThrow(
      'record: rules: recorded under rules 2 of kiriki, but these are its rules 1',
    );
    const next = async (record: unknown) => {
      for await (const _ of replay(record, games)) return 'a frame';
      return 'nothing';
    };
    for (const record of [
      { ...RECORD, game: 'bare', rules: 2 },
      { ...RECORD, game: 'constructor' },
      { ...RECORD, rules: 9 },
    ]) {
      await expect(next(record)).rejects.toMatchObject({ name: 'GameError', code: 'INVALID_RECORD' });
    }
    await expect(next({ ...RECORD, game: 'bare' })).rejects.toThrow('"bare" is not in the catalogue');
  });

  it('refuses a set-up that the game refuses as a bad record', () => {
    for (const bad of [{ players: 7 }, { options: { repeat: 'yes' } }, { options: { x: 1 } }]) {
      const run = () => [...replay({ ...RECORD, ...bad }, kiriki)];
      expect(run).toThrow(expect.objectContaining({ code: 'INVALID_RECORD' }));
    }
  });

  it('refuses what is no game', () => {
    expect(() => replay(RECORD, { id: 'kiriki' } as never)).toThrow(expect.objectContaining({ code: 'INVALID_SETUP' }));
  });
});

describe('stateAt', () => {
  it('gives the state after so many actions, and needs no more of them to be right', () => {
    const record = { ...HEADER, actions: [ROLL, null] };
    expect(stateAt(record, 0, kiriki).rolls).toBe(0);
    expect(stateAt(record, 1, kiriki).rolls).toBe(1);
    expect(() => stateAt(record, 2, kiriki)).toThrow(expect.objectContaining({ code: 'INVALID_RECORD' }));
  });

  it.each([-1, 3, 0.5, Number.NaN, '1', null, undefined])('refuses %j actions of two', async (count) => {
    const got = typeof count === 'number' ? count : typeof count;
    expect(() => stateAt(RECORD, count as number, kiriki)).toThrow(
      `record: expected a number of actions from 0 to 2, got ${got}`,
    );
    await expect(stateAt(RECORD, count as number, games)).rejects.toMatchObject({ code: 'INVALID_RECORD' });
  });
});

describe('viewRecord', () => {
  const recorder = startGame(secrets, { players: 2, seed: 'x', names: ['Ada', 'Ben'] });
  recorder.play({ type: 'deal', player: 0 });
  recorder.play({ type: 'deal', player: 1 });
  recorder.play({ type: 'pass', player: 0 });
  const save = recorder.toRecord({ secrets: true });
  const [first, second, third] = save.actions;
  const told = (player: number) => ({ type: 'deal', player });

  it('shows each what they may know, and nobody the seed while the game runs', () => {
    expect(viewRecord(save, 0, secrets).actions).toEqual([first, told(1), third]);
    expect(viewRecord(save, 1, secrets).actions).toEqual([told(0), second, third]);
    expect(viewRecord(save, null, secrets).actions).toEqual([told(0), told(1), third]);
    const { seed, actions, ...header } = save;
    for (const player of [0, 1, null]) {
      const { actions: _, ...rest } = viewRecord(save, player, secrets);
      expect(rest).toEqual(header);
    }
    expect([seed, actions.length]).toEqual(['x', 3]);
  });

  it('gives the seed and the result once the game is over', () => {
    const { recorder: over } = {
      recorder: playRandomly({ game: secrets, variant: 0, players: 0, seed: 'y', length: 99 }),
    };
    expect(viewRecord(over.toRecord(), null, secrets)).toMatchObject({ seed: 'y', result: { winners: [] } });
  });

  it('leaves a game without secrets as it is', async () => {
    const open = playRandomly({ game: kiriki, variant: 0, players: 1, seed: 'x', length: 20 });
    expect(viewRecord(open.toRecord({ secrets: true }), 0, kiriki)).toEqual(open.toRecord());
    await expect(viewRecord(open.toRecord(), null, games)).resolves.toEqual(open.toRecord());
  });

  it.each([2, -1, 0.5, 'Ada', undefined])('refuses player %j, even when nothing was played', (player) => {
    const run = () => viewRecord({ ...save, actions: [] }, player as number, secrets);
    expect(run).toThrow(expect.objectContaining({ code: 'INVALID_ACTION' }));
    expect(run).toThrow('record: expected a player from 0 to 1, or null for a spectator');
  });
});

describe('a recorded game that goes on', () => {
  const begun = (seed?: string) => startGame(secrets, { players: 2, seed });
  const refused = (run: () => unknown, message: string, path: readonly string[]) => {
    expect(run).toThrow(expect.objectContaining({ code: 'INVALID_RECORD', path }));
    expect(run).toThrow(`record: ${message}`);
  };

  it('takes the seed of its record, one that fits its commitment, or begins with one', () => {
    const game = begun('x');
    game.play({ type: 'deal', player: 0 });
    const hidden = game.toRecord();
    const told = game.toRecord({ secrets: true });
    const next = { type: 'deal', player: 1 } as const;
    const expected = game.play(next);
    for (const [record, seed] of [
      [hidden, 'x'],
      [told, undefined],
      [told, 'x'],
    ] as const) {
      expect(resumeGame(record, secrets, { seed }).play(next)).toEqual(expected);
    }
    refused(() => resumeGame(told, secrets, { seed: 'y' }), 'seed: the record has another seed than the one given', [
      'seed',
    ]);
    refused(
      () => resumeGame(hidden, secrets, { seed: 'y' }),
      'seed: it is not the one that the commitment was made for',
      ['seed'],
    );
    const plain = begun().toRecord();
    expect(plain).not.toHaveProperty('commitment');
    const later = resumeGame(plain, secrets, { seed: 'x' });
    expect(later.play({ type: 'deal', player: 0 })).toMatchObject({ ok: true });
    expect(later.toRecord()).toMatchObject({ dice: 3, match: '', commitment: hidden.commitment });
    expect(resumeGame(plain, secrets).toRecord()).toEqual(plain);
  });

  it('judges recorded outcomes by the seed, and by the rules first', () => {
    const game = begun('x');
    game.play({ type: 'deal', player: 0 });
    const record = game.toRecord({ secrets: true });
    const [deal] = record.actions as readonly { readonly outcome: number }[];
    const outcome = ((deal?.outcome ?? 0) % 6) + 1;
    const wrong = (change: object) => ({ ...record, actions: [{ ...deal, ...change }] });
    const resume = (change: object) => () => resumeGame(wrong(change), secrets);
    expect(resume({ outcome })).toThrow(expect.objectContaining({ code: 'DICE_MISMATCH' }));
    expect(resume({ outcome: 7 })).toThrow(expect.objectContaining({ code: 'INVALID_OUTCOME' }));
    expect(resume({ outcome, player: 1 })).toThrow(expect.objectContaining({ code: 'NOT_YOUR_TURN' }));
    expect(resume({ outcome: undefined })).toThrow(expect.objectContaining({ code: 'INVALID_OUTCOME' }));
  });

  it('takes outcomes that were sent, those that fit, or none', () => {
    const deal = { type: 'deal', player: 0 } as const;
    const drawn = begun('x').play(deal);
    if (!drawn.ok) throw drawn.error;
    const { outcome } = drawn.action as { readonly outcome: number };
    const other = { ...deal, outcome: (outcome % 6) + 1 };
    const by = (outcomes: 'verify' | 'refuse', seed: string | undefined = 'x') =>
      startGame(secrets, { players: 2, seed, outcomes });
    expect(by('verify').play({ ...deal, outcome } as never)).toMatchObject({ ok: true });
    expect(by('verify').play(other as never)).toMatchObject({ ok: false, error: { code: 'DICE_MISMATCH' } });
    expect(by('refuse').play(deal)).toEqual(drawn);
    expect(by('refuse').play({ ...deal, outcome } as never)).toMatchObject({
      ok: false,
      error: {
        code: 'DICE_MISMATCH',
        message: 'secrets: outcomes are drawn here, none may be sent',
        path: ['outcome'],
      },
    });
    // What else is wrong with it is said first: nobody learns what would have been drawn.
    for (const sent of [outcome, other.outcome]) {
      expect(by('refuse').play({ ...deal, player: 1, outcome: sent } as never)).toMatchObject({
        error: { code: 'NOT_YOUR_TURN' },
      });
    }
    expect(by('refuse').play({ ...deal, x: Symbol('x') } as never)).toMatchObject({
      error: { code: 'INVALID_ACTION', message: expect.stringContaining('secrets: action: x') },
    });
  });

  it('can be taken back as far as nothing was random or shown, and played again', () => {
    const game = begun('x');
    const at = () => [game.state.turn, game.steps.length, game.canUndo, game.canRedo];
    expect([game.undo(), game.redo(), ...at()]).toEqual([false, false, 0, 0, false, false]);
    game.play({ type: 'deal', player: 0 });
    expect([game.undo(), ...at()]).toEqual([false, 1, 1, false, false]);
    game.play({ type: 'pass', player: 1 });
    game.play({ type: 'pass', player: 0 });
    expect([game.undo(), ...at()]).toEqual([true, 2, 2, true, true]);
    expect([game.undo(), game.undo(), ...at()]).toEqual([true, false, 1, 1, false, true]);
    expect([game.redo(), ...at()]).toEqual([true, 2, 2, true, true]);
    game.play({ type: 'pass', player: 0 });
    expect([game.redo(), ...at()]).toEqual([false, 3, 3, true, false]);
    game.play({ type: 'show', player: 1 });
    expect([game.undo(), ...at()]).toEqual([false, 4, 4, false, false]);
    game.play({ type: 'pass', player: 0 });
    expect(game.canUndo).toBe(true);
    // The end makes the seed public.
    game.play({ type: 'pass', player: 1 });
    expect([game.undo(), game.canUndo, game.toRecord().seed]).toEqual([false, false, 'x']);
  });

  it('without a seed can be taken back from its end, too', () => {
    const game = begun();
    for (let turn = 0; turn < 6; turn++) game.play({ type: 'pass', player: turn % 2 });
    expect([game.toRecord().result !== undefined, game.undo(), game.steps.length]).toEqual([true, true, 5]);
    expect(game.toRecord().result).toBeUndefined();
  });
});

describe('types', () => {
  it('are those of the game where it is given', () => {
    expectTypeOf(replay(RECORD, kiriki)).toEqualTypeOf<Iterable<Frame<KirikiState, KirikiAction>>>();
    expectTypeOf(replay(RECORD, games)).toEqualTypeOf<AsyncIterable<Frame>>();
    expectTypeOf(stateAt(RECORD, 0, kiriki)).toEqualTypeOf<DeepReadonly<KirikiState>>();
    expectTypeOf(startGame(kiriki, { players: 1 })).toExtend<Session<KirikiState, KirikiAction>>();
    expectTypeOf(viewRecord(RECORD, 0, kiriki).actions[0]).toEqualTypeOf<
      DeepReadonly<ViewedAction<KirikiAction>> | undefined
    >();
    // @ts-expect-error: the options are the game's
    expect(() => startGame(kiriki, { players: 1, options: { x: 1 } })).toThrow();
    // @ts-expect-error: the actions are the game's
    expect(startGame(bare, { players: 2 }).play({ type: 'x', player: 0 }).ok).toBe(false);
  });
});
