import { describe, expect, it } from 'vitest';
import { at, board, nameAt, play, readsItsPositions, sampled, verdict } from '../../../../../test/helpers/das-spiel.js';
import { counted, fullBoard, looseCells, without } from '../../../../../test/helpers/das-spiel-demolition.js';
import { laid, numberByHand, poseByHand } from '../../../../../test/helpers/das-spiel-poses.js';
import { allPoses } from '../../../../../test/helpers/poses-by-hand.js';
import { add, pileOf, spots, textOf, times, unit } from '../../../../../test/helpers/pyramid-by-hand.js';
import { purposefulBot } from '../../../../analysis/bots/purposeful-bot.js';
import { createRng } from '../../../../kernel/dice/random.js';
import { GameError } from '../../../../kernel/errors.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import { greedyGrabberWorth } from './greedy-grabber.heuristic.js';
import { type GreedyGrabberAction, greedyGrabber as game } from './greedy-grabber.js';
import { greedyGrabberPicture } from './greedy-grabber.picture.js';
import type { GreedyGrabberOptions, GreedyGrabberState, GreedyGrabberView } from './position.js';

type State = DeepReadonly<GreedyGrabberState>;
type View = DeepReadonly<GreedyGrabberView>;
type Hand = 'right' | 'left';
type Dice = { readonly board: string; readonly poses: string };

/** A full pyramid in which all poses come again and again. */
const FULL: Dice = {
  board: fullBoard(),
  poses: spots.map((_, cell) => allPoses[(cell * 7 + (cell >> 3)) % 24]).join(''),
};

const start = (options: GreedyGrabberOptions = {}): State => game.setup({ players: 3, options });
const build = (outcome = FULL.poses): GreedyGrabberAction => ({ type: 'build', player: 0, outcome });
const roll = (player: number, outcome: number): GreedyGrabberAction => ({ type: 'roll', player, outcome });
const grab = (player: number, cell: string): GreedyGrabberAction => ({ type: 'grab', player, cell });
const stop = (player: number): GreedyGrabberAction => ({ type: 'stop', player });
const done = (player: number): GreedyGrabberAction => ({ type: 'done', player });

/** In the turn of Player 1, in which the number has been rolled; the last player has all that is missing. */
function grabbing(dice: Dice, rolled: number, change: Partial<State> = {}, options: GreedyGrabberOptions = {}): State {
  const taken = [0, 0, counted(dice.board, '.')];
  return game.load({ ...start(options), ...dice, phase: 'grab', taken, rolled, ...change });
}

/** After the stop of Player 1, who had rolled the number. */
const late = (dice: Dice, rolled: number, change: Partial<State> = {}): State =>
  grabbing(dice, rolled, { phase: 'roll', turns: 1, ...change });

/** Dice that show the number to a player, `c4:0:3` for a 3 on the face that looks at Player 1. */
const showing = (dice: string): Dice =>
  laid(
    dice
      .split(' ')
      .map((one) => {
        const [cell = '', side = '', number = ''] = one.split(':');
        return `${cell}:r${poseByHand(Number(side), Number(number))}`;
      })
      .join(' '),
  );

/** What a player sees, from cubes: the number of a face before which no cube lies. */
function seenByHand({ board: dice, poses }: Dice, player: number, hand: Hand = 'right'): string {
  const pile = pileOf(dice);
  return spots
    .map((spot, cell) => {
      if (dice[cell] === '.') return '.';
      const before = textOf(add(spot, times(-1, unit(player))));
      return pile.has(before) ? '0' : String(numberByHand(poses[cell] as string, player, hand));
    })
    .join('');
}

const sees = (state: State, player: number | null): View => game.view(state, player);
const listed = (state: State, player: number): string[] =>
  [...game.legalActions(sees(state, player), player)].map((one) => (one.type === 'grab' ? one.cell : one.type));

describe('table', () => {
  it('GRE-1 three sides play', () => {
    for (const players of [2, 4]) expect(() => game.setup({ players })).toThrow(GameError);
    expect(start().taken).toEqual([0, 0, 0]);
  });

  it('GRE-2 the pyramid is complete, and nobody is told how its dice lie', () => {
    const [first] = playout(game, { players: 3, seed: 'x', maxActions: 1 }).actions;
    const dealt = first?.type === 'build' ? (first.outcome ?? '') : '';
    expect([dealt.length, /^[a-x]+$/.test(dealt), new Set(dealt).size > 20]).toEqual([165, true, true]);
    for (const viewer of [0, 1, 2, null]) {
      expect(game.viewAction(start(), build(), viewer)).toEqual({ type: 'build', player: 0 });
    }
    const built = game.reduce(start(), build());
    expect(built).toMatchObject({ phase: 'roll', ...FULL, rolled: null, turns: 0 });
    expect(game.playersToAct(sees(start(), null))).toEqual([0]);
    expect(verdict(game, built, { type: 'build', player: 0 }, FULL.poses)).toBe('GRE-2');
    for (const action of [roll(0, 3), grab(0, '8a1'), done(0)]) {
      expect(game.check(start() as unknown as View, action)?.clause).toBe('GRE-2');
    }
    expect(game.check(start() as unknown as View, stop(0))?.clause).toBe('GRE-9');
    for (const outcome of [board({}), FULL.poses.slice(1), 'z'.repeat(165)]) {
      expect(game.safeReduce(start(), build(outcome)).ok).toBe(false);
    }
  });

  it.each(['right', 'left'] as const)('GRE-3 [hand=%s] numbers are those of dice of this hand', (hand) => {
    let differs = 0;
    for (const pose of allPoses) {
      const dice = laid(`c4:r${pose}`);
      const state = grabbing(dice, 1, {}, { hand });
      const numbers = [0, 1, 2].map((player) => Number(sees(state, player).poses[at('c4')]));
      expect(numbers).toEqual([0, 1, 2].map((face) => numberByHand(pose, face, hand)));
      if (numbers[1] !== numberByHand(pose, 1, hand === 'left' ? 'right' : 'left')) differs++;
    }
    expect(differs).toBe(24);
  });

  it('GRE-3 [hand=left] dice that a player does not see whole are of this hand, too', () => {
    const state = grabbing(laid('c4:ra'), 1, {}, { hand: 'left' });
    for (const player of [0, 1, 2]) {
      for (let i = 0; i < 10; i++) {
        const one = game.complete?.(sees(state, player), player, createRng(`hand ${i}`));
        expect(numberByHand(one?.poses[at('c4')] ?? '', player, 'left')).toBe(numberByHand('a', player, 'left'));
      }
    }
  });

  it('GRE-4 turns go round from player 0, who rolls and says stop', () => {
    let state = game.reduce(start(), build());
    for (let turn = 0; turn < 4; turn++) {
      const [roller, other] = [turn % 3, (turn + 1) % 3];
      if (turn > 0) expect(verdict(game, state, roll(other, 2), 2)).toBe('GRE-4');
      else expect(verdict(game, state, roll(other, 2), 2)).toBe('NOT_YOUR_TURN');
      state = game.reduce(state, roll(roller, 2));
      expect(verdict(game, state, stop(other))).toBe('GRE-9');
      state = game.reduce(state, stop(roller));
      expect(state.turns).toBe(turn + 1);
    }
  });
});

describe('what is seen', () => {
  it('GRE-5 at first players see the 45 faces of their wall, and spectators none', () => {
    const built = game.reduce(start(), build());
    for (const player of [0, 1, 2]) {
      const { poses } = sees(built, player);
      const seen = [...poses].flatMap((digit, cell) => (digit === '0' ? [] : [cell]));
      expect(seen).toEqual(spots.flatMap((spot, cell) => (spot[player] === 0 ? [cell] : [])));
      expect(seen).toHaveLength(45);
    }
    expect(sees(built, null).poses).toBe('0'.repeat(165));
    expect(sees(start(), 1).poses).toBe(board({}));
  });

  it('GRE-5 random games: open faces to their side, by hand', () => {
    let compared = 0;
    for (const [seed, hand] of [
      ['one', 'right'],
      ['two', 'left'],
    ] as const) {
      const options = { hand };
      let state = start(options);
      for (const [i, action] of playout(game, { players: 3, options, seed }).actions.entries()) {
        state = game.reduce(state, action);
        if (i % 30 !== 0) continue;
        for (const player of [0, 1, 2]) expect(sees(state, player).poses).toBe(seenByHand(state, player, hand));
        expect(sees(state, null).poses).toMatch(/^[0.]+$/);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(10);
  });

  it('GRE-5 a completed view looks the same, and is otherwise at random', () => {
    const state = game.reduce(game.reduce(start(), build()), roll(0, 3));
    const rng = createRng('completions');
    for (const player of [0, 1, 2]) {
      const seen = sees(state, player);
      const completions = Array.from({ length: 8 }, () => game.complete?.(seen, player, rng));
      for (const one of completions) {
        expect(one && game.view(one, player)).toEqual(seen);
        expect(one && game.load(structuredClone(one))).toEqual(one);
      }
      // A covered die can lie in any way, one that shows a number in four.
      const wall = spots.findIndex((spot) => spot[player] === 0);
      const inside = at('2c3');
      expect(new Set(completions.map((one) => one?.poses[inside])).size).toBeGreaterThan(4);
      expect(new Set(completions.map((one) => one?.poses[wall])).size).toBeLessThanOrEqual(4);
      expect(new Set(completions.map((one) => one?.poses[wall])).size).toBeGreaterThan(1);
    }
  });

  it('GRE-5 the list of those who may act tells nothing of what somebody sees', () => {
    // Only Player 1 sees a 4.
    const state = grabbing(showing('c4:1:4 i1:0:2'), 4);
    for (const viewer of [0, 1, 2, null]) expect(game.playersToAct(sees(state, viewer))).toEqual([0, 1, 2]);
    expect([0, 1, 2].map((player) => listed(state, player))).toEqual([['stop'], ['c4', 'done'], ['done']]);
  });
});

describe('grabbing', () => {
  it('GRE-6 first a number is rolled, which holds until the next', () => {
    const built = game.reduce(start(), build());
    expect(game.playersToAct(sees(built, null))).toEqual([0]);
    expect(verdict(game, built, grab(0, '8a1'))).toBe('GRE-6');
    expect(verdict(game, built, stop(0))).toBe('GRE-9');
    const rolled = game.reduce(built, roll(0, 5));
    expect([rolled.phase, rolled.rolled]).toEqual(['grab', 5]);
    expect(verdict(game, rolled, roll(0, 5), 5)).toBe('GRE-6');
    const stopped = game.reduce(rolled, stop(0));
    expect([stopped.phase, stopped.rolled]).toEqual(['roll', 5]);
    expect(game.reduce(stopped, roll(1, 2)).rolled).toBe(2);
    expect([...(game.chance(built, { type: 'roll', player: 0 })?.outcomes() ?? [])]).toEqual(
      [1, 2, 3, 4, 5, 6].map((outcome) => ({ outcome, weight: 1 })),
    );
    expect(game.safeReduce(built, roll(0, 7)).ok).toBe(false);
  });

  const hill = showing('a1:0:3 a2:0:3 b1:0:3 1a1:0:3 c4:0:3 c5:1:3 i1:0:4');

  it.each([
    ['a free die that shows it', 0, 'c4', 'legal'],
    ['one on top of others', 0, '1a1', 'legal'],
    ['one that carries another', 0, 'a1', 'GRE-7'],
    ['one that shows another number', 0, 'i1', 'GRE-7'],
    ['one that shows it to another player', 0, 'c5', 'GRE-7'],
    ['that player grabs it', 1, 'c5', 'legal'],
    ['who does not see it on the other one', 2, 'c4', 'GRE-7'],
    ['an empty cell', 0, 'e5', 'GRE-7'],
  ])('GRE-7 %s', (_, player, cell, expected) => {
    expect(verdict(game, grabbing(hill, 3), grab(player, cell))).toBe(expected);
  });

  it('GRE-7 a player who grabs a die keeps it, and can go on', () => {
    const state = play(game, grabbing(hill, 3), [grab(0, 'c4'), grab(1, 'c5'), grab(0, '1a1')]);
    expect(state.taken).toEqual([2, 1, 158]);
    expect([state.board, state.poses]).toEqual([
      board({ r: 'a1 a2 b1 i1' }),
      ['c4', 'c5', '1a1'].reduce((poses, cell) => without(poses, at(cell)), hill.poses),
    ]);
    expect([state.phase, state.rolled]).toEqual(['grab', 3]);
  });

  it('GRE-8 a player who is done is not waited for, until another die is gone', () => {
    const state = grabbing(hill, 3);
    const waiting = play(game, state, [done(1), done(2)]);
    expect(game.playersToAct(sees(waiting, null))).toEqual([0]);
    expect(verdict(game, waiting, grab(1, 'c5'))).toBe('NOT_YOUR_TURN');
    expect(verdict(game, waiting, done(2))).toBe('NOT_YOUR_TURN');
    expect(game.playersToAct(sees(game.reduce(waiting, grab(0, 'c4')), null))).toEqual([0, 1, 2]);
    expect(verdict(game, state, done(0))).toBe('GRE-8');
    // Also with something to grab: that is nobody's business.
    expect(verdict(game, state, done(1))).toBe('legal');
    expect([game.reveals(state, done(1)), game.reveals(state, grab(1, 'c5'))]).toEqual([false, true]);
  });

  it('GRE-8 the stop takes it back', () => {
    const after = play(game, grabbing(hill, 3), [done(1), done(2), stop(0)]);
    expect(after.done).toEqual([false, false, false]);
    expect(game.playersToAct(sees(after, null))).toEqual([0, 1, 2]);
    expect(verdict(game, after, done(2))).toBe('legal');
  });

  it('GRE-8 after the stop, until the roll', () => {
    const after = play(game, grabbing(hill, 3), [done(1), stop(0)]);
    expect(game.playersToAct(sees(after, null))).toEqual([0, 1, 2]);
    expect(verdict(game, after, done(1))).toBe('GRE-8');
    const waiting = play(game, after, [done(0), done(2)]);
    expect(game.playersToAct(sees(waiting, null))).toEqual([1]);
    expect(game.playersToAct(sees(game.reduce(waiting, roll(1, 1)), null))).toEqual([0, 1, 2]);
  });

  it('GRE-9 stop: at any time after the roll, by whoever has rolled', () => {
    const state = grabbing(hill, 3);
    expect(verdict(game, state, stop(1))).toBe('GRE-9');
    expect(verdict(game, state, stop(0))).toBe('legal');
    const after = game.reduce(game.reduce(state, grab(0, 'c4')), stop(0));
    expect([after.phase, after.turns, after.taken]).toEqual(['roll', 1, [1, 0, 158]]);
    // Nobody need have grabbed anything.
    const nothing = play(game, game.reduce(start(), build()), [roll(0, 2), stop(0)]);
    expect([nothing.phase, nothing.turns, nothing.taken]).toEqual(['roll', 1, [0, 0, 0]]);
    expect(verdict(game, after, stop(1))).toBe('GRE-9');
    expect(verdict(game, after, roll(1, 1), 1)).toBe('legal');
  });

  it('GRE-10 dice that become free can be grabbed', () => {
    const state = grabbing(hill, 3);
    expect(listed(state, 0)).toEqual(['c4', '1a1', 'stop']);
    expect(listed(game.reduce(state, grab(0, '1a1')), 0)).toEqual(['a1', 'a2', 'b1', 'c4', 'stop']);
    // By anybody, as often as they can.
    const two = showing('a1:1:3 a2:1:4 b1:1:5 1a1:1:3');
    expect(play(game, grabbing(two, 3), [grab(1, '1a1'), grab(1, 'a1')]).taken).toEqual([0, 2, 161]);
    // The top die of a full pyramid has carried nothing, and three dice are free without it.
    const built = grabbing(FULL, Number(sees(game.reduce(start(), build()), 2).poses[164]));
    expect(looseCells(built.board)).toEqual([164]);
    expect(looseCells(game.reduce(built, grab(2, '8a1')).board)).toEqual([161, 162, 163]);
  });

  it('GRE-7 GRE-10 random games: what can be grabbed, by hand', () => {
    let compared = 0;
    let grabbed = 0;
    const options = {};
    for (const seed of ['one', 'two']) {
      let state = start(options);
      for (const [i, action] of playout(game, { players: 3, options, seed }).actions.entries()) {
        if (action.type === 'grab') {
          grabbed++;
          expect(numberByHand(state.poses[at(action.cell)] as string, action.player)).toBe(state.rolled);
        }
        if (i % 15 === 0 && state.phase === 'grab') {
          const loose = looseCells(state.board);
          for (const player of game.playersToAct(sees(state, null))) {
            const cells = loose.filter((cell) => numberByHand(state.poses[cell] as string, player) === state.rolled);
            expect(listed(state, player).slice(0, -1)).toEqual(cells.map(nameAt));
            compared++;
          }
        }
        state = game.reduce(state, action);
      }
    }
    expect(compared).toBeGreaterThan(30);
    expect(grabbed).toBeGreaterThan(30);
  });
});

describe('too late', () => {
  const dice = showing('c4:0:3 c5:1:3 i1:0:4');

  it.each([
    ['from two dice up: one to each', 0, 'c4', [5, 0, 157], [3, 1, 158]],
    ['Player 1 pays players 2 and 0', 1, 'c5', [0, 2, 160], [1, 0, 161]],
    ['with one die: to the next player', 0, 'c4', [1, 0, 161], [0, 1, 161]],
    ['with one die: to the next player', 1, 'c5', [0, 1, 161], [0, 0, 162]],
    ['with none: nothing', 0, 'c4', [0, 81, 81], [0, 81, 81]],
  ])('GRE-11 %s', (_, player, cell, taken, expected) => {
    const state = late(dice, 3, { taken });
    const after = game.reduce(state, grab(player, cell));
    expect(after.taken).toEqual(expected);
    expect([after.board, after.poses, after.phase, after.turns]).toEqual([dice.board, dice.poses, 'roll', 1]);
    // Once is enough.
    if (player !== 1) expect(verdict(game, after, grab(player, cell))).toBe('NOT_YOUR_TURN');
  });

  it('GRE-11 once for each player, also for whoever is to roll', () => {
    const after = play(game, late(dice, 3), [grab(1, 'c5'), grab(0, 'c4')]);
    expect(game.playersToAct(sees(after, null))).toEqual([1, 2]);
    expect(verdict(game, after, grab(1, 'c5'))).toBe('GRE-11');
    expect(game.reduce(after, roll(1, 3))).toMatchObject({ phase: 'grab', done: [false, false, false] });
  });

  it('GRE-11 a player who was done before the stop can be late, too', () => {
    const both = showing('c4:2:3 c5:1:3');
    const stopped = play(game, grabbing(both, 3, { taken: [60, 60, 43] }), [done(1), done(2), stop(0)]);
    expect([1, 2].map((player) => listed(stopped, player))).toEqual([
      ['roll', 'c5'],
      ['c4', 'done'],
    ]);
    expect(play(game, stopped, [grab(2, 'c4'), grab(1, 'c5')]).taken).toEqual([62, 59, 42]);
  });

  it('GRE-11 only what could have been grabbed', () => {
    expect(verdict(game, late(dice, 3), grab(0, 'i1'))).toBe('GRE-7');
    expect(verdict(game, late(dice, 3), grab(2, 'c4'))).toBe('GRE-7');
    // Before the first roll there is nothing to be late for.
    expect(verdict(game, game.reduce(start(), build()), grab(1, '8a1'))).toBe('NOT_YOUR_TURN');
  });

  it('GRE-11 all know then what the die shows to that side', () => {
    const once = game.reduce(late(dice, 3), grab(1, 'c5'));
    expect(once.shown).toEqual([{ cell: 'c5', side: 1, number: 3 }]);
    const rng = createRng('shown');
    for (const player of [0, 1, 2]) {
      expect(sees(once, player).shown).toEqual(once.shown);
      for (let i = 0; i < 12; i++) {
        const one = game.complete?.(sees(once, player), player, rng);
        expect(numberByHand(one?.poses[at('c5')] ?? '', 1)).toBe(3);
      }
    }
    // Not told twice, and forgotten when the die is gone.
    const again = play(game, once, [roll(1, 3), stop(1), grab(1, 'c5'), roll(2, 3)]);
    expect(again.shown).toEqual(once.shown);
    expect(game.reduce(again, grab(1, 'c5')).shown).toEqual([]);
    expect(game.reduce(again, grab(0, 'c4')).shown).toEqual(once.shown);
  });

  it('GRE-11 what is shown and what is seen add up', () => {
    // Pose a: 1, 3 and 2 look at players 0, 1 and 2. Two of these numbers tell how the die lies.
    const first = game.reduce(late(laid('c4:ra i1:ra'), 1), grab(0, 'c4'));
    const both = play(game, first, [roll(1, 3), stop(1), grab(1, 'c4')]);
    expect(game.load(structuredClone(both))).toEqual(both);
    expect(both.shown).toEqual([
      { cell: 'c4', side: 0, number: 1 },
      { cell: 'c4', side: 1, number: 3 },
    ]);
    const completed = (state: State, viewer: number | null): string =>
      Array.from({ length: 20 }, (_, i) =>
        game.complete?.(sees(state, viewer), viewer as number, createRng(`${i}`)).poses.charAt(at('c4')),
      ).join('');
    for (const viewer of [1, 2]) expect(completed(first, viewer)).toBe('a'.repeat(20));
    for (const viewer of [0, null]) expect(new Set(completed(first, viewer)).size).toBeGreaterThan(1);
    for (const viewer of [0, 1, 2, null]) expect(completed(both, viewer)).toBe('a'.repeat(20));
  });
});

describe('end', () => {
  const last = showing('c4:0:3');

  it('GRE-12 the game is over with the last die', () => {
    const over = game.reduce(grabbing(last, 3), grab(0, 'c4'));
    expect([over.phase, over.board, over.turns]).toEqual(['over', board({}), 1]);
    expect(game.playersToAct(sees(over, null))).toEqual([]);
    expect(verdict(game, over, stop(0))).toBe('GAME_OVER');
    const two = game.reduce(grabbing(showing('c4:0:3 i1:0:4'), 3), grab(0, 'c4'));
    expect([two.phase, game.result(sees(two, null))]).toEqual(['grab', null]);
  });

  it.each([
    ['most dice win', [60, 52, 52], [0], [61, 52, 52]],
    ['ties share', [59, 60, 45], [0, 1], [60, 60, 45]],
  ])('GRE-13 %s', (_, taken, winners, scores) => {
    const over = game.reduce(grabbing(last, 3, { taken }), grab(0, 'c4'));
    expect(game.result(sees(over, null))).toEqual({
      winners,
      scores,
      reason: `The pyramid is gone; ${Math.max(...scores)} dice are the most.`,
    });
  });

  it('GRE-14 [turnLimit=2] after two turns most dice win', () => {
    const state = play(game, game.reduce(start({ turnLimit: 2 }), build()), [roll(0, 1), stop(0), roll(1, 1), stop(1)]);
    expect([state.phase, state.turns]).toEqual(['over', 2]);
    expect(game.result(sees(state, null))).toEqual({
      winners: [0, 1, 2],
      scores: [0, 0, 0],
      reason: 'The turn limit is reached; 0 dice are the most.',
    });
    expect(game.describe(sees(state, null), stop(1), sees(state, null))).toContain('The game is over.');
  });

  it('GRE-14 [turnLimit=null] without a limit it goes on', () => {
    let state = game.reduce(start(), build());
    for (let turn = 0; turn < 9; turn++) state = play(game, state, [roll(turn % 3, 1), stop(turn % 3)]);
    expect([state.phase, state.turns]).toEqual(['roll', 9]);
    expect(playout(game, { players: 3, seed: 'to the end' }).result?.reason).toMatch(/^The pyramid is gone/);
  });
});

describe('positions', () => {
  it('positions of games are read as they are', () => {
    readsItsPositions(game, { players: 3 });
    readsItsPositions(game, { players: 3, options: { turnLimit: 12, hand: 'left' } });
  });

  const built = game.reduce(start(), build());
  const rolled = game.reduce(built, roll(0, 3));
  const once = game.reduce(late(showing('c4:0:3 c5:1:3'), 3), grab(1, 'c5'));
  it.each([
    ['floating dice', built, { board: without(FULL.board, 99), poses: without(FULL.poses, 99) }, /on nothing/],
    ['a missing player', built, { taken: [0, 0] }, /expected 3 players/],
    ['a missing sign', built, { done: [false] }, /expected 3 players/],
    ['dice from nowhere', built, { taken: [1, 0, 0] }, /expected 165 dice in all, got 166/],
    ['a die without a pose', built, { poses: without(FULL.poses, 3) }, /die in a4 has no pose/],
    ['grabs without a roll', rolled, { rolled: null }, /a number has been rolled/],
    ['a number before the first roll', built, { rolled: 3 }, /nothing has been rolled yet/],
    ['a second turn without a number', built, { turns: 1 }, /a number has been rolled/],
    ['the end before it', rolled, { phase: 'over' }, /the game is not over/],
    ['the roller as one who has given up', rolled, { done: [true, false, false] }, /who had no reason to/],
    ['somebody who gave up before the first roll', built, { done: [false, true, false] }, /who had no reason to/],
    ['what is shown of no die', once, { shown: [{ cell: 'e5', side: 1, number: 3 }] }, /no free die in e5/],
    ['what is not true', once, { shown: [{ cell: 'c5', side: 1, number: 4 }] }, /no free die in c5/],
    [
      'what is shown of a die that carries others',
      game.reduce(rolled, stop(0)),
      { shown: [{ cell: 'a1', side: 0, number: numberByHand(FULL.poses.charAt(at('a1')), 0) }] },
      /no free die in a1/,
    ],
    ['what is shown before anybody can have been too late', once, { turns: 0, phase: 'grab' }, /once a turn/],
    ['a player who is to roll, and gave up', late(showing('c4:0:3'), 3), { done: [false, true, false] }, /is to roll/],
    ['what is shown twice', once, { shown: [...once.shown, ...once.shown] }, /shown twice/],
    ['turns before it is built', start(), { turns: 1 }, /before the pyramid is built/],
    ['a pyramid before it is built', start(), FULL, /expected 0 dice/],
  ])('%s is refused', (_, state, change, message) => {
    expect(() => game.load({ ...state, ...change })).toThrow(message);
  });

  it('a game that is over by its limit', () => {
    const limited = play(game, game.reduce(start({ turnLimit: 3 }), build()), [roll(0, 1), stop(0)]);
    expect(() => game.load({ ...limited, turns: 3 })).toThrow('the game is over');
  });
});

describe('random play', () => {
  const dice = showing('c4:0:3 c5:1:3 i1:0:4');
  const choices = (state: State, player: number): string[] =>
    Object.keys(sampled(game, sees(state, player), player)).sort();

  it('does all that is legal', () => {
    expect(choices(start(), 0)).toEqual(['build']);
    expect(choices(game.reduce(start(), build()), 0)).toEqual(['roll']);
    const state = grabbing(dice, 3);
    expect([0, 1, 2].map((player) => choices(state, player))).toEqual([
      ['grab c4', 'stop'],
      ['done', 'grab c5'],
      ['done'],
    ]);
    const nothing = grabbing(dice, 6);
    expect([0, 1, 2].map((player) => choices(nothing, player))).toEqual([['stop'], ['done'], ['done']]);
  });

  it('grabs too late as often as it waits', () => {
    const state = late(dice, 3);
    expect([0, 1, 2].map((player) => choices(state, player))).toEqual([
      ['done', 'grab c4'],
      ['grab c5', 'roll'],
      ['done'],
    ]);
    const counts = sampled(game, sees(state, 0), 0, 2000);
    expect(counts['grab c4'] ?? 0).toBeGreaterThan(900);
    expect(counts['grab c4'] ?? 0).toBeLessThan(1100);
    expect(choices(game.reduce(state, grab(1, 'c5')), 1)).toEqual(['roll']);
  });

  it('GRE-7 GRE-11 with a purpose grabs what it can, and mostly not too late', () => {
    const choose = purposefulBot(game, { worth: greedyGrabberWorth });
    const grabs = (state: State, player: number): number => {
      const view = sees(state, player);
      const chosen = Array.from({ length: 100 }, (_, seed) => choose(view, player, createRng(`${seed}`)).type);
      return chosen.filter((type) => type === 'grab').length;
    };
    expect([0, 1].map((player) => grabs(grabbing(dice, 3), player) > 80)).toEqual([true, true]);
    // It costs what they have.
    expect(grabs(late(dice, 3, { taken: [5, 0, 157] }), 0)).toBeLessThan(20);
  });
});

describe('words and pictures', () => {
  const told = (state: State, action: GreedyGrabberAction): string =>
    game.describe(sees(state, null), action, sees(game.reduce(state, action), null), null);
  const dice = showing('c4:0:3 c5:1:3 i1:0:4');

  it('says who does what', () => {
    expect(told(start(), build())).toBe('Player 1 builds the complete pyramid.');
    expect(told(game.reduce(start(), build()), roll(0, 4))).toBe('Player 1 rolls a 4.');
    expect(game.describe(sees(start(), 0), { type: 'roll', player: 1 }, sees(start(), 0))).toBe('Player 2 rolls.');
    const state = grabbing(dice, 3);
    expect(told(state, grab(1, 'c5'))).toBe('Player 2 grabs the die of c5.');
    expect(told(state, stop(0))).toBe('Player 1 says stop.');
    expect(told(state, done(2))).toBe('Player 3 waits for other dice.');
    const after = late(dice, 3, { taken: [1, 2, 159] });
    expect(told(after, done(2))).toBe('Player 3 waits for the next roll.');
    expect(told(after, grab(1, 'c5'))).toBe(
      'Player 2 grabs the die of c5 too late: it goes back, and Player 3 and Player 1 get one die each.',
    );
    expect(told(after, grab(0, 'c4'))).toBe(
      'Player 1 grabs the die of c4 too late: it goes back, and Player 2 gets one die.',
    );
    expect(told(late(dice, 3), grab(0, 'c4'))).toMatch(/goes back, and there is none to pay with\.$/);
    expect(told(grabbing(showing('c4:0:3'), 3), grab(0, 'c4'))).toBe('Player 1 grabs the die of c4. The game is over.');
  });

  /** Numbers that a picture shows, by the axis of the face. */
  function drawn(view: View | State, viewer?: number | null): (number | null)[][] {
    const { parts } = greedyGrabberPicture(view as View, viewer === undefined ? {} : { viewer });
    return parts.flatMap((part) =>
      part.kind !== 'board'
        ? []
        : part.cells.flatMap(({ die }) =>
            die?.faces ? [die.faces.map((face) => (face?.kind === 'pips' ? face.count : null))] : [],
          ),
    );
  }

  it('a picture shows players the numbers that look at them, and no others', () => {
    const state = grabbing(dice, 3);
    for (const player of [0, 1, 2]) {
      const numbers = ['c4', 'c5', 'i1'].map((cell) => numberByHand(dice.poses[at(cell)] as string, player));
      const faces = numbers.map((number) => [0, 1, 2].map((axis) => (axis === player ? number : null)));
      expect(drawn(sees(state, player), player)).toEqual(faces);
      expect(drawn(state, player)).toEqual(faces);
    }
    expect(drawn(sees(state, null), null)).toEqual([]);
    expect(drawn(state, null)).toEqual([]);
    expect(drawn(state).flat()).not.toContain(null);
  });

  it('a picture marks what the viewer can grab, and what is gone', () => {
    const state = grabbing(dice, 3);
    const names = (view: View, viewer: number | null, before?: View): string[][] => {
      const { parts } = greedyGrabberPicture(view, { viewer, before });
      const all = parts.flatMap((part) => (part.kind === 'board' ? part.cells : []));
      return [
        all.filter(({ tone }) => tone === 'gold').map(({ name }) => name),
        all.filter(({ changed }) => changed).map(({ name }) => name),
      ];
    };
    expect([0, 1, 2, null].map((viewer) => names(sees(state, viewer), viewer)[0])).toEqual([['c4'], ['c5'], [], []]);
    const next = game.reduce(state, grab(0, 'c4'));
    expect(names(sees(next, 0), 0, sees(state, 0))).toEqual([[], ['c4']]);
  });

  it('says why an action is refused', () => {
    const why = (state: State, action: GreedyGrabberAction): string | undefined =>
      game.check(sees(state, action.player), action)?.message;
    const built = game.reduce(start(), build());
    for (const action of [roll(0, 1), grab(0, '8a1'), done(0)]) {
      expect(why(start(), action)).toBe('the pyramid has to be built first');
    }
    expect(why(built, { type: 'build', player: 0 })).toBe('the pyramid has already been built');
    expect(why(built, grab(0, '8a1'))).toBe('nothing has been rolled yet');
    expect(why(built, stop(0))).toBe('there is nothing to stop');
    expect(why(built, done(0))).toBe('it is this player’s turn to roll');
    const state = grabbing(dice, 3);
    expect(why(state, roll(0, 3))).toBe('a number has already been rolled');
    expect(why(state, grab(1, 'c4'))).toBe('the die in c4 does not show a 3 on this side');
    expect(why(state, grab(1, 'e5'))).toBe('no die lies in e5');
    expect(why(state, stop(1))).toBe('only the player who rolled says stop');
    expect(why(state, done(0))).toBe('the player who rolled says stop');
    const after = late(dice, 3);
    expect(why(after, roll(2, 3))).toBe('it is not this player’s turn to roll');
    expect(why(game.reduce(after, grab(1, 'c5')), grab(1, 'c5'))).toBe('once too late is enough');
  });
});
