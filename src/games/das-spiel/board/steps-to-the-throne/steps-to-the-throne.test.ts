import { describe, expect, it } from 'vitest';
import { at, board as boardOf, cells, nameAt, play, verdict } from '../../../../../test/helpers/das-spiel.js';
import { allPoses, upperByHand } from '../../../../../test/helpers/poses-by-hand.js';
import { add, indexOf, type Spot, spots, times } from '../../../../../test/helpers/pyramid-by-hand.js';
import { pick } from '../../../../kernel/dice/random.js';
import { GameError } from '../../../../kernel/errors.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import { type GameRecord, replay } from '../../../../record/index.js';
import type { StepsToTheThroneOptions, StepsToTheThroneState } from './position.js';
import { type StepsToTheThroneAction as Action, stepsToTheThrone as game } from './steps-to-the-throne.js';
import { stepsToTheThronePicture } from './steps-to-the-throne.picture.js';

type State = DeepReadonly<StepsToTheThroneState>;

/** A single game without a limit, unless the options say otherwise. */
const start = (options: StepsToTheThroneOptions = {}): State =>
  game.setup({ players: 2, options: { variant: 'single', turnLimit: null, ...options } });
const roll = (player: number, outcome: string): Action => ({ type: 'roll', player, outcome }) as Action;
const move = (to: string, player = 0): Action => ({ type: 'move', player, to });
const enter = (cell: string, player = 0): Action => ({ type: 'enter', player, cell });
const stay = (player = 0): Action => ({ type: 'stay', player });
const place = (cell: string, player = 1): Action => ({ type: 'place', player, cell });
const pass = (player = 1): Action => ({ type: 'pass', player });

const THRONE = 'a8 a9 b8';

/** Green is to roll, with its die here and black dice there. */
function position(green: string, black = '', options: StepsToTheThroneOptions = {}, change = {}): State {
  const board = boardOf({ r: THRONE, g: green, k: black }, '.'.repeat(45));
  const placed = black.split(' ').filter(Boolean).length;
  return game.load({ ...start(options), board, placed, supply: 41 - placed, turns: 2 * placed + 2, ...change });
}
const rolled = (state: State, pose: string): State => game.reduce(state, roll(state.toPlay as number, pose));
const ways = (state: State): string[] =>
  [...game.legalActions(state)].flatMap((one) =>
    one.type === 'move' ? [one.to] : one.type === 'enter' ? [`!${one.cell}`] : [],
  );

// Pose a shows 1, 3, 2 to -x, -y, -z, pose b 3, 2, 1, pose c 2, 1, 3.

describe('table', () => {
  it('THR-1 two play, player 0 green', () => {
    expect(game.playerCount).toEqual({ min: 2, max: 2 });
    expect(() => game.setup({ players: 3 })).toThrow(GameError);
    expect(verdict(game, start(), roll(1, 'a'), 'a')).toBe('NOT_YOUR_TURN');
  });

  it('THR-2 the throne in a corner, green in the middle of the edge opposite, 41 black dice', () => {
    const { board, supply } = start();
    expect(cells(board, 'r')).toBe(
      'a8 b8 a9'
        .split(' ')
        .sort((one, other) => at(one) - at(other))
        .join(' '),
    );
    expect(cells(board, 'g')).toBe('e1');
    expect(spots[at('e1')]).toEqual([0, 4, 4]);
    expect([cells(board, 'k'), supply]).toEqual(['', 41]);
  });

  it('THR-4 green rolls and moves, black places, and so on', () => {
    const first = start();
    for (const [action, clause] of [
      [move('e2'), 'THR-5'],
      [stay(), 'THR-5'],
      [enter('a8'), 'THR-5'],
      [place('e2', 0), 'THR-5'],
    ] as const)
      expect(verdict(game, first, action)).toBe(clause);
    const shown = rolled(first, 'a');
    expect(verdict(game, shown, roll(0, 'a'), 'a')).toBe('THR-4');
    const moved = game.reduce(shown, move('e3'));
    expect(moved).toMatchObject({ toPlay: 1, phase: 'block', turns: 1, rolled: null });
    expect(verdict(game, moved, roll(1, 'a'), 'a')).toBe('THR-4');
    expect(verdict(game, moved, stay(1))).toBe('THR-4');
    const placed = game.reduce(moved, place('e4'));
    expect(placed).toMatchObject({ toPlay: 0, phase: 'roll', turns: 2, supply: 40, placed: 1 });
    expect(game.describe(first, roll(0, 'a'), shown)).toBe('Player 1 rolls the blue die: it shows 1, 3, 2.');
    expect(game.describe(shown, move('e3'), moved)).toBe('Player 1 moves to e3.');
    expect(game.describe(moved, place('e4'), placed)).toBe('Player 2 places a black die in e4.');
  });
});

describe('green', () => {
  it('THR-5 each pose of the blue die is as likely as any other', () => {
    const chance = game.chance(start(), { type: 'roll', player: 0 } as Action);
    expect([...(chance?.outcomes() ?? [])].map(({ outcome, weight }) => `${outcome}${weight}`)).toEqual(
      allPoses.map((pose) => `${pose}1`),
    );
  });

  // Pose d shows 1, 5, 3 on dice of Europe, on others 1, 3, 5; -z points along the letters.
  it.each([
    ['THR-5 [hand=right]', 'right', 'e4'],
    ['THR-5 [hand=left]', 'left', 'e5'],
  ] as const)('%s the numbers of a die', (_, hand, to) => {
    const shown = rolled(start({ hand }), 'd');
    expect(verdict(game, shown, move(to))).toBe(hand === 'right' ? 'legal' : 'THR-7');
  });

  it('THR-6 along the rows, and never across them', () => {
    // 2 on -z: from (0, 4, 4) to (2, 2, 4); across, by (1, 1, -2), it would lead from (2, 2, 4) to (4, 4, 0).
    expect(verdict(game, rolled(position('e1'), 'a'), move('e3'))).toBe('legal');
    expect(verdict(game, rolled(position('e3'), 'a'), move('a5'))).toBe('THR-7');
  });

  it('THR-6 there is no other way to point, and states of before in which there was are refused', () => {
    const options = { variant: 'single', mustMove: false, throne: 'pointing', turnLimit: null, hand: 'right' };
    const old = { ...position('c3', 'c4'), rules: 1 };
    expect(game.load({ ...old, options: { ...options, pointing: 'row' } })).toEqual({ ...old, options, rules: 2 });
    const slope = { ...options, pointing: 'slope' };
    expect(() => game.load({ ...old, options: slope })).toThrow(
      /^steps-to-the-throne: state: options: unknown "pointing", expected [a-zA-Z, ]+$/,
    );
    expect(() => start({ pointing: 'slope' } as StepsToTheThroneOptions)).toThrow(/setup: options: unknown "pointing"/);
    const record = { format: 'dicewright/1', game: 'steps-to-the-throne', players: 2, options: slope, actions: [] };
    expect(() => [...replay({ ...record, rules: 1 } as GameRecord, game)]).toThrow(/recorded under rules 1/);
    expect(() => [...replay({ ...record, rules: 2 } as GameRecord, game)]).toThrow(/unknown "pointing"/);
  });

  it.each([
    ['a full move', 'c3', '', 'c5', 'legal'],
    ['the other way', 'c3', '', 'c1', 'legal'],
    ['not less', 'c3', '', 'c4', 'THR-7'],
    ['not more', 'c3', '', 'c6', 'THR-7'],
    ['3 along constant y', 'd2', '', 'a5', 'legal'],
    ['1 along constant x', 'c3', '', 'b3', 'legal'],
    ['not over a black die', 'c3', 'c4', 'c5', 'THR-7'],
    ['onto one', 'c3', 'c5', 'c5', 'legal'],
    ['off the plate', 'c1', '', 'a1', 'THR-7'],
    ['not into the throne', 'a6', '', 'a8', 'THR-7'],
    ['not where it is', 'c3', '', 'c3', 'THR-7'],
  ])('THR-7 %s', (_, green, black, to, expected) => {
    expect(verdict(game, rolled(position(green, black), 'a'), move(to))).toBe(expected);
  });

  it('THR-8 who lands on a black die captures it', () => {
    const shown = rolled(position('c3', 'c5 i1'), 'a');
    const after = game.reduce(shown, move('c5'));
    expect([cells(after.board, 'g'), cells(after.board, 'k'), after.placed, after.supply]).toEqual(['c5', 'i1', 2, 39]);
    expect(game.describe(shown, move('c5'), after)).toBe('Player 1 captures the black die of c5.');
    expect(stepsToTheThronePicture(after).summary).toContain('Captured: 1, –.');
  });

  it('THR-9 [mustMove=false] [mustMove=true] staying', () => {
    const free = rolled(position('c3'), 'a');
    expect(verdict(game, free, stay())).toBe('legal');
    expect(verdict(game, rolled(position('c3', '', { mustMove: true }), 'a'), stay())).toBe('THR-9');
    // Walled in where every number but 1 leads over dice: the 1s capture; from a corner of dice 2 and 3 do not.
    const walled = rolled(position('a1', 'a2 b1', { mustMove: true }), 'o');
    expect(ways(walled)).toEqual([]);
    expect(verdict(game, walled, stay())).toBe('legal');
    expect(game.describe(free, stay(), game.reduce(free, stay()))).toBe('Player 1 stays.');
  });

  it('THR-9 THR-11 [mustMove=true] the second game has the rules of the first', () => {
    const options = { variant: 'fastest', mustMove: true } as const;
    const first = { arrived: true, turns: 5, captured: 0, placed: 4 };
    const shown = rolled(position('c3', '', options, { first, toPlay: 1 }), 'a');
    expect(verdict(game, shown, stay(1))).toBe('THR-9');
    const moved = game.reduce(shown, move('c5', 1));
    expect(verdict(game, moved, place('c6', 0))).toBe('legal');
    expect(verdict(game, moved, place('c3', 0))).toBe('THR-11');
    expect(verdict(game, moved, place('i1', 0))).toBe('THR-11');
  });

  it('THR-9 [mustMove=true] who can do nothing but enter the throne must not stay', () => {
    // 6, 3, 5 point off the plate, and over the dice in c6 and b6; the 3 and the 5 also at the throne.
    const shown = rolled(position('b7', 'b6 c6', { mustMove: true }), 'p');
    expect(upperByHand('p')).toEqual([6, 3, 5]);
    expect(ways(shown).sort()).toEqual(['!a8', '!b8']);
    expect(verdict(game, shown, stay())).toBe('THR-9');
    // The 6 and the 4 of pose v don't open it.
    const closed = rolled(position('b7', 'b6 c6', { mustMove: true }), 'v');
    expect([ways(closed), verdict(game, closed, stay())]).toEqual([[], 'legal']);
  });

  it('THR-10 [throne=pointing] [throne=any] even outside, odd in the middle, for every pose', () => {
    let open = 0;
    for (const throne of ['pointing', 'any'] as const) {
      for (const green of ['a7', 'b7', 'c7', 'a6', 'b6', 'd6']) {
        for (const pose of allPoses) {
          const shown = rolled(position(green, '', { throne }), pose);
          const numbers = upperByHand(pose);
          const parity = green === 'b7' ? 1 : 0;
          for (const cell of THRONE.split(' ')) {
            const [from, to] = [spots[at(green)], spots[at(cell)]] as [Spot, Spot];
            const still = [0, 1, 2].filter((axis) => from[axis] === to[axis]);
            const isNear = [0, 1, 2].every((axis) => Math.abs((from[axis] as number) - (to[axis] as number)) <= 1);
            const asked = throne === 'any' ? [...numbers] : still.map((axis) => numbers[axis] as number);
            const can = green.endsWith('7') && isNear && asked.some((number) => number % 2 === parity);
            expect(verdict(game, shown, enter(cell))).toBe(can ? 'legal' : 'THR-10');
            if (can) open++;
          }
        }
      }
    }
    expect(open).toBeGreaterThan(50);
  });

  it('THR-3 in the throne green has won at once', () => {
    const shown = rolled(position('b7', 'a1'), 'a');
    // 3 on -y, from (6, 1, 1) to (7, 1, 0).
    const after = game.reduce(shown, enter('a8'));
    expect([after.toPlay, cells(after.board, 'g'), cells(after.board, 'r')]).toEqual([null, 'a8', 'a9 b8']);
    expect(game.result(after)).toEqual({
      winners: [0],
      scores: null,
      reason: 'The green die has reached the throne.',
    });
    expect(game.describe(shown, enter('a8'), after)).toBe(
      'Player 1 enters the throne in a8, in turn 3. The game is over.',
    );
    expect(verdict(game, after, place('a7'))).toBe('GAME_OVER');
  });

  it('THR-6 THR-7 THR-8 random games allow green what the numbers give by hand', () => {
    let state = start({ turnLimit: 200 });
    const { actions } = playout(game, { from: state, seed: 'by hand' });
    let compared = 0;
    const rows: readonly Spot[] = [
      [0, 1, -1],
      [-1, 0, 1],
      [1, -1, 0],
    ];
    for (const action of actions) {
      if (state.rolled !== null) {
        const numbers = upperByHand(state.rolled);
        const green = spots[state.board.indexOf('g')] as Spot;
        const expected = [0, 1, 2].flatMap((axis) =>
          [1, -1].flatMap((way) => {
            const number = numbers[axis] as number;
            const line = Array.from({ length: number }, (_, i) => add(green, times(way * (i + 1), rows[axis] as Spot)));
            if (line.some((spot) => spot.some((part) => part < 0))) return [];
            const dice = line.map((spot) => state.board[indexOf(spot)] as string);
            const last = dice.pop() as string;
            return dice.every((die) => die === '.') && last !== 'r' ? [nameAt(indexOf(line.at(-1) as Spot))] : [];
          }),
        );
        expect(
          ways(state)
            .filter((to) => !to.startsWith('!'))
            .sort(),
        ).toEqual(expected.sort());
        compared++;
      }
      state = game.reduce(state, action);
    }
    expect(compared).toBeGreaterThan(10);
  });
});

describe('black', () => {
  const blocking = (green: string, black = '', change = {}): State => {
    const state = position(green, black);
    return game.load({ ...state, phase: 'block', toPlay: 1, turns: state.turns + 1, ...change });
  };

  it.each([
    ['beside it', 'c3', '', 'c4', 'legal'],
    ['in the row below', 'c3', '', 'b4', 'legal'],
    ['two funnels away', 'c3', '', 'c5', 'THR-11'],
    ['across the rows', 'c3', '', 'b5', 'THR-11'],
    ['on a black die', 'c3', 'c4', 'c4', 'THR-11'],
    ['on a red die', 'a7', '', 'a8', 'THR-11'],
    ['on the green die', 'c3', '', 'c3', 'THR-11'],
  ])('THR-11 %s', (_, green, black, cell, expected) => {
    expect(verdict(game, blocking(green, black), place(cell))).toBe(expected);
  });

  it('THR-12 surrounded and stuck: nothing is placed, and a captured die comes back', () => {
    const wall = 'a2 b1';
    const change = { placed: 3, supply: 38, turns: 9, stuck: true };
    const state = blocking('a1', wall, change);
    expect([...game.legalActions(state)]).toEqual([pass()]);
    expect(verdict(game, state, place('a2'))).toBe('THR-11');
    const after = game.reduce(state, pass());
    expect(after).toMatchObject({ supply: 39, placed: 3, toPlay: 0, phase: 'roll', turns: 10, stuck: false });
    expect(game.describe(state, pass(), after)).toBe('Player 2 can place no die and gets a captured die back.');
    // Without a captured die there is none to come back; nor when green could have moved.
    const none = blocking('a1', wall, { stuck: true });
    expect(game.reduce(none, pass()).supply).toBe(39);
    const lazy = blocking('a1', wall, { ...change, stuck: false });
    expect(game.reduce(lazy, pass()).supply).toBe(38);
    expect(game.describe(lazy, pass(), game.reduce(lazy, pass()))).toBe('Player 2 can place no die.');
    // Nor where there is room for a die, though none is left.
    const open = blocking('a1', 'a2', { placed: 41, supply: 0, turns: 83, stuck: true });
    expect(game.reduce(open, pass()).supply).toBe(0);
    // Stuck is who has no number that leads anywhere.
    expect(game.reduce(rolled(position('a1', wall), 'o'), stay()).stuck).toBe(true);
    expect(game.reduce(rolled(position('a1', wall), 'a'), stay()).stuck).toBe(false);
  });

  it('THR-12 who could have entered the throne is not stuck either', () => {
    const around = position('b7', 'a7 b6 c6 c7', {}, { placed: 5, supply: 36, turns: 12 });
    const shown = rolled(around, 'p');
    expect(ways(shown).sort()).toEqual(['!a8', '!b8']);
    const after = play(game, shown, [stay(), pass()]);
    expect([after.supply, after.phase]).toEqual([36, 'roll']);
    // With 6, 4, 2 it is.
    expect(play(game, rolled(around, 'v'), [stay(), pass()]).supply).toBe(37);
  });

  it('THR-13 it passes only when it has to', () => {
    expect(verdict(game, blocking('c3'), pass())).toBe('THR-13');
    const empty = blocking('c3', '', { placed: 41, supply: 0, turns: 83 });
    expect(verdict(game, empty, place('c4'))).toBe('THR-13');
    expect(verdict(game, empty, pass())).toBe('legal');
  });
});

describe('end', () => {
  it('THR-14 [variant=single] one game; black wins at the limit', () => {
    const state = game.reduce(rolled(start({ turnLimit: 1 }), 'a'), stay());
    expect(game.result(state)).toEqual({
      winners: [1],
      scores: null,
      reason: 'The turn limit is reached before the green die was in the throne.',
    });
    expect(() => game.load({ ...start(), first: { arrived: true, turns: 5, captured: 0, placed: 1 } })).toThrow(
      /one game/,
    );
  });

  /** Green of the first game comes in after `turns` finished turns, in which `placed` dice were placed, some captured. */
  const twoGames = (
    variant: 'fastest' | 'captures' | 'blacks',
    second: { turns: number; placed: number; black: string },
  ) => {
    const before = position('b7', 'a1 a2', { variant }, { turns: 20, placed: 4, supply: 37, toPlay: 0 });
    const shown = rolled(before, 'a');
    const after = game.reduce(shown, enter('a8'));
    expect(after).toMatchObject({ toPlay: 1, phase: 'roll', turns: 0, supply: 41, placed: 0 });
    expect(after.first).toEqual({ arrived: true, turns: 11, captured: 2, placed: 4 });
    expect(after.board).toBe(start().board);
    expect(game.describe(shown, enter('a8'), after)).toMatch(/ The first game is over; now Player 2 plays green\.$/);
    expect(game.result(after)).toBeNull();
    const { turns, placed, black } = second;
    const late = position(
      'b7',
      black,
      { variant },
      { turns, placed, supply: 41 - placed, first: after.first, toPlay: 1 },
    );
    const last = game.reduce(late, roll(1, 'a'));
    const end = game.reduce(last, enter('a8', 1));
    expect(game.describe(last, enter('a8', 1), end)).toMatch(/^Player 2 enters .* The game is over\.$/);
    expect(end.stuck).toBe(false);
    return game.result(end);
  };

  it('THR-14 [variant=fastest] fewest own turns', () => {
    expect(twoGames('fastest', { turns: 20, placed: 4, black: '' })).toMatchObject({
      winners: [0, 1],
      scores: [11, 11],
      reason: 'Both games are over; 11 turns are the fewest.',
    });
    expect(twoGames('fastest', { turns: 22, placed: 4, black: '' })).toMatchObject({ winners: [0], scores: [11, 12] });
    expect(twoGames('fastest', { turns: 18, placed: 4, black: '' })).toMatchObject({ winners: [1], scores: [11, 10] });
  });

  it('THR-14 [variant=captures] most captured as green', () => {
    expect(twoGames('captures', { turns: 18, placed: 4, black: 'a1' })).toMatchObject({
      winners: [1],
      scores: [2, 3],
      reason: 'Both games are over; 3 captured dice are the most.',
    });
    expect(twoGames('captures', { turns: 18, placed: 2, black: 'a1' })).toMatchObject({ winners: [0], scores: [2, 1] });
  });

  it('THR-14 [variant=blacks] fewest placed as black', () => {
    expect(twoGames('blacks', { turns: 18, placed: 3, black: '' })).toMatchObject({
      winners: [0],
      scores: [3, 4],
      reason: 'Both games are over; 3 black dice are the fewest.',
    });
    expect(twoGames('blacks', { turns: 18, placed: 5, black: '' })).toMatchObject({ winners: [1], scores: [5, 4] });
  });

  describe('THR-14 who reached the throne is better than whoever did not, by whichever measure', () => {
    const first = { arrived: false, turns: 11, captured: 3, placed: 5 };
    /** The second game is at its 21st of 22 turns; green reaches the throne or stays. */
    const last = (variant: 'fastest' | 'captures' | 'blacks', arrives: boolean, one = first) => {
      const options = { variant, turnLimit: 22 };
      const change = { turns: 20, placed: 8, supply: 33, first: one, toPlay: 1 };
      const before = position('b7', 'a1 a2 a3 a4 a5 a6 b1 b2', options, change);
      const then = arrives ? [enter('a8', 1)] : [stay(1), place('c7', 0)];
      return game.result(play(game, before, [roll(1, 'a'), ...then]));
    };
    const MEASURES = ['fastest', 'captures', 'blacks'] as const;

    it.each(MEASURES)('THR-14 [variant=%s] the other way round, and both or neither', (variant) => {
      // Green of the second game has captured nothing, and its player, as black, placed 5 dice against 8.
      expect(last(variant, true)).toMatchObject({ winners: [1], reason: 'Only Player 2 reached the throne.' });
      const arrived = { ...first, arrived: true, captured: 0, placed: 9 };
      expect(last(variant, false, arrived)).toMatchObject({
        winners: [0],
        reason: 'Only Player 1 reached the throne.',
      });
      const measure = { fastest: [0, 1], captures: [0], blacks: [1] }[variant];
      expect(last(variant, false)?.winners).toEqual(measure);
      expect(last(variant, false)?.reason).toMatch(/^Both games are over; /);
    });

    it.each(MEASURES)('THR-14 [variant=%s] never to enter the throne does not pay', (variant) => {
      const farthest = (list: readonly Action[]): Action =>
        list.reduce((best, one) =>
          one.type === 'move' && best.type === 'move' && Number(one.to[1]) > Number(best.to[1]) ? one : best,
        );
      let arrived = 0;
      for (let i = 0; i < 12; i++) {
        const { result, state } = playout(game, {
          players: 2,
          options: { variant },
          seed: `never ${i}`,
          choose(view, player, rng): Action {
            const all = [...game.legalActions(view)];
            const [enters, moves] = ['enter', 'move'].map((type) => all.filter((one) => one.type === type));
            if (enters === undefined || moves === undefined || view.phase !== 'move') return pick(rng, all) as Action;
            const captures = moves.filter((one) => one.type === 'move' && view.board[at(one.to)] === 'k');
            if (player === 0) return enters[0] ?? (moves.length > 0 ? farthest(moves) : stay());
            return pick(rng, captures.length > 0 ? captures : moves) ?? stay(1);
          },
        });
        if (!state.first?.arrived) continue;
        expect(result?.winners).toEqual([0]);
        arrived++;
      }
      expect(arrived).toBeGreaterThan(8);
    });
  });

  it('THR-14 THR-15 the default are two games that end, and both can win', () => {
    expect(game.setup({ players: 2 }).options).toMatchObject({ variant: 'fastest', turnLimit: 100 });
    const wins = [0, 0];
    for (let i = 0; i < 20; i++) {
      const { state, result } = playout(game, { players: 2, seed: `default ${i}` });
      expect(state.turns).toBeLessThanOrEqual(100);
      expect(state.first?.turns).toBeLessThanOrEqual(50);
      if (result?.winners.length === 1)
        wins[result.winners[0] as number] = (wins[result.winners[0] as number] ?? 0) + 1;
    }
    expect(Math.min(...wins)).toBeGreaterThan(2);
  });

  it('THR-15 [turnLimit=2] [turnLimit=null] each of two games ends at the limit', () => {
    let state = start({ variant: 'fastest', turnLimit: 2 });
    state = play(game, state, [roll(0, 'a'), stay(), place('e2')]);
    expect(state).toMatchObject({ toPlay: 1, turns: 0, first: { arrived: false, turns: 1, captured: 0, placed: 1 } });
    state = play(game, state, [roll(1, 'a'), stay(1), place('e2', 0)]);
    expect(game.result(state)).toMatchObject({ winners: [0, 1], scores: [2, 2] });
    expect(play(game, start(), [roll(0, 'a'), stay(), place('e2')]).toPlay).toBe(0);
  });

  it('THR-15 [turnLimit=100] green who heads for the throne is there in time, though black is in front of it', () => {
    const x = (name: string): number => (spots[at(name)] as Spot)[0];
    let arrived = 0;
    for (let i = 0; i < 20; i++) {
      const { result } = playout(game, {
        from: start({ turnLimit: 100 }),
        seed: `heads for it ${i}`,
        choose(view, _, rng): Action {
          const all = [...game.legalActions(view)];
          const ahead = (one: Action): number => {
            if (one.type === 'place') return x(one.cell);
            return one.type === 'move' ? x(one.to) : one.type === 'enter' ? 9 : x(nameAt(view.board.indexOf('g')));
          };
          const most = Math.max(...all.map(ahead));
          return pick(
            rng,
            all.filter((one) => ahead(one) === most),
          ) as Action;
        },
      });
      if (result?.winners.join() === '0') arrived++;
    }
    expect(arrived).toBeGreaterThan(17);
  });

  it('THR-3 random and greedy games end', () => {
    for (const seed of ['one', 'two', 'three']) {
      const greedy = playout(game, {
        from: start(),
        seed,
        maxActions: 3000,
        // The farthest that green can go, or into the throne.
        choose: (view, _, rng): Action => {
          const all = [...game.legalActions(view)];
          const into = all.find(({ type }) => type === 'enter');
          return into ?? (game.sampleAction(view, rng) as Action);
        },
      });
      expect(greedy.result?.winners).toEqual([0]);
      expect(playout(game, { players: 2, seed, options: { turnLimit: 50 } }).result).not.toBeNull();
    }
  });
});

describe('refusals', () => {
  const first = start();
  const shown = rolled(position('c5', 'c4 e3'), 'a');
  const black = game.load({ ...position('c3', 'c4'), phase: 'block', toPlay: 1, turns: 5 });
  it.each([
    [first, move('e2'), 'THR-5', 'the blue die must be rolled first'],
    [shown, roll(0, 'a'), 'THR-4', 'green is to move'],
    [black, roll(1, 'a'), 'THR-4', 'black is to place a die'],
    [shown, move('c6'), 'THR-7', 'no full move by a number that points there leads to c6'],
    [shown, move('c3'), 'THR-7', 'a die is in the way'],
    [rolled(position('a6'), 'a'), move('a8'), 'THR-7', 'a8 belongs to the throne'],
    [shown, enter('a8'), 'THR-10', 'a8 is no funnel of the throne beside the green die'],
    [rolled(position('b7'), 'a'), enter('b8'), 'THR-10', 'an even number is needed outside, an odd one in the middle'],
    [rolled(position('c3', '', { mustMove: true }), 'a'), stay(), 'THR-9', 'the green die can move'],
    [black, place('c4'), 'THR-11', 'a die lies in c4'],
    [black, place('c5'), 'THR-11', 'c5 is not beside the green die'],
    [black, pass(), 'THR-13', 'a black die can be placed'],
    [game.load({ ...black, placed: 41, supply: 0, turns: 83 }), place('c2'), 'THR-13', 'no black dice are left'],
  ] as [State, Action, string, string][])('say why: %#', (state, action, clause, message) => {
    const { outcome: _, ...asked } = action as Action & { outcome?: unknown };
    expect(game.check(state, asked as Action)).toMatchObject({ clause, message: expect.stringContaining(message) });
  });
});

describe('positions', () => {
  const good = position('c3', 'c4 c5');
  it.each([
    ['no green die', { board: good.board.replace('g', '.') }, /one green die/],
    ['a red die elsewhere', { board: good.board.replace('.', 'r') }, /lie in the throne/],
    ['more black dice than were placed', { placed: 1 }, /expected 2 to 3 dice placed/],
    ['more dice placed than black had turns', { placed: 4, supply: 37 }, /expected 2 to 3 dice placed/],
    ['more black dice than there are', { supply: 40 }, /41 black dice/],
    ['a black die that is lost', { supply: 38 }, /are missing/],
    ['a move without a roll', { phase: 'move' }, /the blue die lies/],
    ['a roll before the roll', { rolled: 'a' }, /the blue die lies/],
    ['a stuck green that is to roll', { stuck: true }, /matters to black/],
    ['the wrong player', { toPlay: 1 }, /expected Player 1/],
    ['nobody', { toPlay: null }, /expected Player 1/],
    ['black out of turn', { phase: 'block' }, /take turns/],
  ])('%s is refused', (_, change, message) => {
    expect(() => game.load({ ...good, ...change })).toThrow(message);
  });

  it('states have their keys in one order, wherever they come from', () => {
    const keys = (state: State) => Object.keys(state).join();
    const limited = game.setup({ players: 2, options: { turnLimit: 1 } });
    const second = play(game, limited, [roll(0, 'a'), stay()]);
    expect(second.first).not.toBeNull();
    for (const state of [limited, second])
      expect(keys(state)).toBe(keys(game.load({ ...state, options: state.options })));
  });

  it('a game after one that is not over is refused', () => {
    const two = { ...start({ variant: 'fastest' }), toPlay: 1 };
    const first = { arrived: true, turns: 3, captured: 1, placed: 2 };
    expect(game.load({ ...two, first }).toPlay).toBe(1);
    expect(() => game.load({ ...two, first: { ...first, arrived: false } })).toThrow(/not over/);
    for (const change of [{ captured: 3 }, { turns: 0, captured: 0, placed: 0 }]) {
      expect(() => game.load({ ...two, first: { ...first, ...change } })).toThrow(/cannot have gone/);
    }
    expect(() => game.load({ ...two, first: { ...first, placed: 3 } })).toThrow(/black had 2 turns/);
    const limited = { ...start({ variant: 'fastest', turnLimit: 5 }), toPlay: 1 };
    const even = { ...start({ variant: 'fastest', turnLimit: 6 }), toPlay: 1 };
    expect(game.load({ ...even, first: { ...first, arrived: false, placed: 3 } }).first?.placed).toBe(3);
    expect(() => game.load({ ...limited, first: { ...first, arrived: false, placed: 3 } })).toThrow(
      /black had 2 turns/,
    );
    expect(game.load({ ...limited, first }).first).toEqual(first);
    expect(game.load({ ...limited, first: { ...first, arrived: false } }).first?.arrived).toBe(false);
    expect(() => game.load({ ...limited, first: { ...first, turns: 4 } })).toThrow(/cannot have gone/);
    expect(() => game.load({ ...limited, first: { ...first, arrived: false, turns: 2 } })).toThrow(/not over/);
    const inside = { board: boardOf({ r: 'a9 b8', g: 'a8' }, '.'.repeat(45)) };
    const won = { ...start(), ...inside, turns: 1, toPlay: null };
    expect(game.load(won).toPlay).toBeNull();
    expect(() => game.load({ ...won, turns: 2 })).toThrow(expect.objectContaining({ clause: 'THR-3' }));
    expect(() => game.load({ ...won, phase: 'block' })).toThrow(/a game that is over/);
    expect(() => game.load({ ...start(), ...inside, turns: 1 })).toThrow(/over/);
    expect(() => game.load({ ...start({ variant: 'fastest' }), ...inside, turns: 1, toPlay: null })).toThrow(
      /first game is over/,
    );
  });
});
