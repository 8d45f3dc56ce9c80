import { describe, expect, it } from 'vitest';
import {
  at,
  board,
  nameAt,
  perft,
  play,
  readsItsPositions,
  sampled,
  verdict,
} from '../../../../../test/helpers/das-spiel.js';
import { counted, fullBoard, missing, without } from '../../../../../test/helpers/das-spiel-demolition.js';
import {
  add,
  canPlace,
  depthOf,
  indexOf,
  type Pile,
  pileOf,
  type Spot,
  spots,
  textOf,
  times,
  units,
} from '../../../../../test/helpers/pyramid-by-hand.js';
import { GameError } from '../../../../kernel/errors.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import { type CuiBonoAction, cuiBono as game } from './cui-bono.js';
import type { CuiBonoOptions, CuiBonoState } from './position.js';

type State = DeepReadonly<CuiBonoState>;

const MOST = [55, 55, 55];
const NOTHING = [0, 0, 0];
const FULL = fullBoard();

const start = (options: CuiBonoOptions = {}, players = 3): State => game.setup({ players, options });
const build = (outcome = FULL): CuiBonoAction => ({ type: 'build', player: 0, outcome });
const take = (player: number, cell: string): CuiBonoAction => ({ type: 'take', player, cell });
const put = (player: number, cell: string): CuiBonoAction => ({ type: 'put', player, cell });
const keep = (player: number): CuiBonoAction => ({ type: 'keep', player });

/** Before a die is taken; the last player has all that is missing. */
const position = (laid: string, change: Partial<State> = {}, options: CuiBonoOptions = {}): State =>
  game.load({
    ...start(options),
    phase: 'take',
    board: laid,
    taken: [NOTHING, NOTHING, missing(laid, 'rgk', MOST)],
    ...change,
  });

/** With a die of the colour in hand. */
function holding(
  laid: string,
  held: 'r' | 'g' | 'k',
  change: Partial<State> = {},
  options: CuiBonoOptions = {},
): State {
  const rest = missing(laid, 'rgk', MOST).map((dice, i) => dice - Number('rgk'[i] === held));
  return position(laid, { phase: 'put', held, taken: [NOTHING, NOTHING, rest], ...change }, options);
}

const listed = (state: State): string =>
  [...game.legalActions(state)].map((action) => ('cell' in action ? action.cell : action.type)).join(' ');

// By hand: a die's upper face looks at the place one nearer to the axis' zero.
const up = (spot: Spot, axis: number): Spot => add(spot, times(-1, units[axis] as Spot));
const openByHand = (pile: Pile, spot: Spot): number[] => [0, 1, 2].filter((axis) => !pile.has(textOf(up(spot, axis))));

/** The cells of dice that can be taken, by hand. */
function takeableByHand(laid: string): number[] {
  const pile = pileOf(laid);
  return spots.flatMap((spot, cell) =>
    depthOf(spot) === 8 && pile.has(textOf(spot)) && openByHand(pile, spot).length >= 2 ? [cell] : [],
  );
}

/** The board after the die was taken, by hand: whatever has lost its hold and can move down along an axis does so. */
function slidByHand(laid: string, cell: number): string {
  const dice = [...without(laid, cell)];
  let hole = spots[cell] as Spot;
  for (let moved = true; moved; ) {
    moved = false;
    const from = [0, 1, 2].map((axis) => indexOf(up(hole, axis))).find((above) => above >= 0 && dice[above] !== '.');
    if (from !== undefined) {
      dice[indexOf(hole)] = dice[from] as string;
      dice[from] = '.';
      hole = spots[from] as Spot;
      moved = true;
    }
  }
  return dice.join('');
}

/** Where a die can be put, by hand. */
function puttableByHand(laid: string, letter: string): number[] {
  const pile = pileOf(laid);
  const dieAt = (spot: Spot): string => laid[indexOf(spot)] ?? '';
  return spots.flatMap((spot, cell) => {
    if (depthOf(spot) === 8 || !canPlace(pile, spot)) return [];
    const round = units.map((unit) => dieAt(add(spot, unit)));
    const kinds = new Set(round).size;
    if (kinds === 2 || (kinds === 1 && round[0] === letter)) return [];
    const after = new Set([...pile, textOf(spot)]);
    const isEdge = units.some((unit) => {
      for (let below = add(spot, unit); depthOf(below) <= 8; below = add(below, unit)) {
        if (dieAt(below) !== letter || openByHand(after, below).length !== 2) return false;
      }
      return true;
    });
    return isEdge ? [] : [cell];
  });
}

const CENTRE: Spot = [2, 3, 2];
const CENTRE_NAME = '1c3';
/** The dice of level 1 round the centre, each of which covers a face of one of the dice below it. */
const RING: readonly Spot[] = [
  [3, 2, 2],
  [3, 3, 1],
  [2, 4, 1],
  [1, 4, 2],
  [1, 3, 3],
  [2, 2, 3],
];

/** A full plate, and a funnel in the middle of it whose dice have these colours, walled in but for the gaps. */
function ring([x, y, z]: readonly [string, string, string], gaps: readonly Spot[] = []): string {
  const dice = [...'g'.repeat(45).padEnd(165, '.')];
  for (const spot of RING) if (!gaps.includes(spot)) dice[indexOf(spot)] = 'k';
  for (const [i, letter] of [x, y, z].entries()) dice[indexOf(add(CENTRE, units[i] as Spot))] = letter;
  return dice.join('');
}

describe('table', () => {
  it('CUI-1 2 to 8 sides play', () => {
    for (const players of [2, 8]) expect(start({}, players).taken).toHaveLength(players);
    for (const players of [1, 9]) expect(() => start({}, players)).toThrow(GameError);
  });

  it('CUI-2 the pyramid has 55 dice of each colour', () => {
    const [first] = playout(game, { players: 2, seed: 'x', maxActions: 1 }).actions;
    const laid = first?.type === 'build' ? (first.outcome ?? '') : '';
    expect(['r', 'g', 'k'].map((colour) => counted(laid, colour))).toEqual(MOST);
    expect(verdict(game, start(), take(0, 'a9'))).toBe('CUI-2');
    expect(verdict(game, start(), { type: 'build', player: 1 }, FULL)).toBe('NOT_YOUR_TURN');
    const built = game.reduce(start(), build());
    expect(built).toMatchObject({ phase: 'take', board: FULL, toPlay: 0, held: null, puts: 0 });
    expect(verdict(game, built, { type: 'build', player: 0 }, FULL)).toBe('CUI-2');
    for (const outcome of [`g${FULL.slice(1)}`, FULL.slice(1), null]) {
      expect(game.safeReduce(start(), { type: 'build', player: 0, outcome } as CuiBonoAction).ok).toBe(false);
    }
  });

  it('CUI-3 turns go round from player 0', () => {
    let state = game.reduce(start(), build());
    for (let turn = 0; turn < 6; turn++) {
      expect([state.toPlay, state.phase]).toEqual([turn % 3, 'take']);
      expect(verdict(game, state, take((turn + 1) % 3, 'a9'))).toBe('NOT_YOUR_TURN');
      state = game.reduce(state, take(turn % 3, ['a1', 'a9', 'i1'][turn % 3] as string));
      if (state.phase === 'put') state = game.reduce(state, keep(turn % 3));
    }
    const put1a1 = game.reduce(holding(board({ r: 'a1 a2 b1' }), 'k', { toPlay: 1 }), put(1, '1a1'));
    expect([put1a1.toPlay, put1a1.phase]).toEqual([2, 'take']);
  });
});

describe('taking', () => {
  it('CUI-4 at first only the corner dice', () => {
    const built = game.reduce(start(), build());
    expect(listed(built)).toBe('a1 a9 i1');
    for (const cell of ['a2', 'b1', 'c3']) expect(verdict(game, built, take(0, cell))).toBe('CUI-4');
    for (const cell of ['8a1', '1a1']) expect(verdict(game, built, take(0, cell))).toBe('CUI-4');
  });

  it.each([
    ['one that carries nothing', 'c3', 'legal'],
    ['one that carries one die', 'a1', 'legal'],
    ['one that carries two', 'a3', 'CUI-4'],
    ['none', 'i1', 'CUI-4'],
    ['one above', '1a1', 'CUI-4'],
  ])('CUI-4 %s', (_, cell, expected) => {
    // 1a2 and 1a3 both rest on a3; 1a1 is the only one on a1.
    const state = position(board({ g: 'a1 a2 b1 1a1 a3 a4 b2 b3 1a2 1a3 c3' }));
    expect(verdict(game, state, take(0, cell))).toBe(expected);
  });

  it('CUI-5 what stood on it slides down along its line', () => {
    const next = game.reduce(game.reduce(start(), build()), take(0, 'a9'));
    const edge = ['a9', '1a8', '2a7', '3a6', '4a5', '5a4', '6a3', '7a2', '8a1'];
    const above: Record<string, string> = { r: '', g: '', k: '', '.': '8a1' };
    for (const [i, cell] of edge.slice(0, 8).entries()) above[FULL[at(edge[i + 1] as string)] as string] += ` ${cell}`;
    expect(next.board).toBe(board(above, FULL));
  });

  it('CUI-5 a single die above slides, too; nothing where nothing stood', () => {
    const state = position(board({ r: 'a1', g: 'a2 b1', k: '1a1 c3' }));
    const slid = game.reduce(state, take(0, 'a1'));
    expect(slid.board).toBe(board({ g: 'a2 b1', k: 'a1 c3' }));
    expect(game.reduce(state, take(0, 'c3')).board).toBe(board({ r: 'a1', g: 'a2 b1', k: '1a1' }));
  });
});

describe('putting back', () => {
  it('CUI-6 back or kept, as the player likes', () => {
    const state = holding(ring(['r', 'g', 'k']), 'r');
    expect(verdict(game, state, take(0, 'a1'))).toBe('CUI-6');
    expect(verdict(game, state, put(0, CENTRE_NAME))).toBe('legal');
    const kept = game.reduce(state, keep(0));
    expect([kept.taken[0], kept.held, kept.toPlay, kept.phase]).toEqual([[1, 0, 0], null, 1, 'take']);
    expect(kept.board).toBe(state.board);
    expect(verdict(game, kept, keep(1))).toBe('CUI-6');
    expect(verdict(game, kept, put(1, CENTRE_NAME))).toBe('CUI-6');
    const back = game.reduce(state, put(0, CENTRE_NAME));
    expect([back.taken[0], back.held, back.toPlay, back.phase]).toEqual([NOTHING, null, 1, 'take']);
    expect(back.board).toBe(board({ r: CENTRE_NAME }, state.board));
  });

  it.each([
    ['on the plate', 'c3', 'CUI-7'],
    ['on a die of the plate', 'a1', 'CUI-7'],
    ['in the air', '1c3', 'CUI-7'],
    ['where a die lies', '1f1', 'CUI-7'],
    ['on three dice', '1a1', 'legal'],
  ])('CUI-7 %s', (_, cell, expected) => {
    const state = holding(board({ g: 'a1 a2 b1', k: 'f1 f2 g1 1f1' }), 'r');
    expect(verdict(game, state, put(0, cell))).toBe(expected);
  });

  it.each([
    ['CUI-8 three colours, any die', 'rgk', 'r', 'legal'],
    ['CUI-8 three colours, any die', 'gkr', 'g', 'legal'],
    ['CUI-8 three colours, any die', 'krg', 'k', 'legal'],
    ['CUI-9 one colour, a die of another', 'rrr', 'g', 'legal'],
    ['CUI-9 one colour, a die of another', 'ggg', 'k', 'legal'],
    ['CUI-9 one colour, a die of the same', 'rrr', 'r', 'CUI-9'],
    ['CUI-9 one colour, a die of the same', 'kkk', 'k', 'CUI-9'],
    ['CUI-10 two colours, a die of the third', 'rrg', 'k', 'CUI-10'],
    ['CUI-10 two colours, a die of the single one', 'rkk', 'r', 'CUI-10'],
    ['CUI-10 two colours, a die of the double one', 'kgk', 'k', 'CUI-10'],
  ] as const)('%s: %s, %s', (_, letters, held, expected) => {
    const [x = '', y = '', z = ''] = [...letters];
    // Somewhere else it must be possible to put it: the dice of 1a1 are of one colour, and a1 is a corner.
    const laid = board({ [held === 'g' ? 'r' : 'g']: 'a1 a2 b1' }, ring([x, y, z]));
    expect(verdict(game, holding(laid, held), put(0, CENTRE_NAME))).toBe(expected);
  });

  it.each([
    ['walled in', 'r', [], 'legal'],
    ['one face is open beside the one it lies on', 'r', [0], 'legal'],
    ['the other face is', 'r', [1], 'legal'],
    ['both are: the red one below is an edge', 'r', [0, 1], 'CUI-11'],
    ['a black die makes no edge of it', 'k', [0, 1], 'legal'],
    ['a green die makes an edge with the green one', 'g', [2, 3], 'CUI-11'],
    ['a black die with the black one', 'k', [4, 5], 'CUI-11'],
    ['faces of two dice are no edge', 'r', [1, 2], 'legal'],
  ] as const)('CUI-11 an edge of one die: %s', (_, held, gaps, expected) => {
    const laid = ring(
      ['r', 'g', 'k'],
      gaps.map((i) => RING[i] as Spot),
    );
    // The corner of three dice of another colour is there so that something can be put anyway.
    const corner = board({ [held === 'g' ? 'r' : 'g']: 'a1 a2 b1' }, laid);
    expect(verdict(game, holding(corner, held), put(0, CENTRE_NAME))).toBe(expected);
  });

  it.each([
    ['all red', {}, 'CUI-11'],
    ['but for its foot', { k: 'a9' }, 'legal'],
    ['but for one in the middle', { g: '1a8' }, 'legal'],
  ])('CUI-11 an edge of three dice: %s', (_, change, expected) => {
    // A pyramid of 20 in corner A without its top; the die along z from it and that along y are of other colours.
    const corner = spots.flatMap((spot, cell) => (spot[0] >= 5 ? [nameAt(cell)] : [])).join(' ');
    const laid = board({ g: `${corner} h1 h2 i1`, r: 'a9 1a8 2a7', k: '2b6', '.': '3a6' });
    const state = holding(board(change as Record<string, string>, laid), 'r');
    expect(verdict(game, state, put(0, '3a6'))).toBe(expected);
  });

  it('CUI-12 what cannot be put anywhere is kept at once', () => {
    const state = position(board({ r: 'a1 a2', g: 'b1', k: 'c3 e5' }));
    const next = game.reduce(state, take(0, 'c3'));
    expect([next.phase, next.held, next.toPlay, next.taken[0]]).toEqual(['take', null, 1, [0, 0, 1]]);
    const other = game.reduce(position(board({ r: 'a1 a2 b1', k: 'c3 e5' })), take(0, 'c3'));
    expect([other.phase, other.held, other.toPlay, other.taken[0]]).toEqual(['put', 'k', 0, NOTHING]);
    expect(listed(other)).toBe('keep 1a1');
  });

  it('CUI-13 green 1, black 2, red 3', () => {
    const taken = [
      [10, 0, 0],
      [0, 55, 10],
      [44, 0, 45],
    ];
    const over = game.reduce(position(board({ r: 'c4' }), { taken }), take(0, 'c4'));
    expect(game.result(over)?.scores).toEqual([33, 75, 222]);
  });

  const twoHills = board({ r: 'a1 a2 b1', g: 'f1 f2 g1', k: 'c3 c4 c5 e5' });

  it('CUI-14 [putsInRow=30] after thirty dice put back the next one is kept', () => {
    const before = holding(twoHills, 'k', { puts: 29, toPlay: 1 });
    const after = game.reduce(before, put(1, '1a1'));
    expect([after.puts, after.toPlay]).toEqual([30, 2]);
    const kept = game.reduce(after, take(2, 'c3'));
    expect([kept.phase, kept.puts, kept.toPlay]).toEqual(['take', 0, 0]);
    expect((kept.taken[2] ?? []).reduce((sum, n) => sum + n, 0)).toBe(
      (after.taken[2] ?? []).reduce((sum, n) => sum + n, 1),
    );
    expect(game.reduce(kept, take(0, 'c4')).phase).toBe('put');
  });

  it('CUI-14 [putsInRow=1] no two turns running', () => {
    const options = { putsInRow: 1 };
    const after = game.reduce(holding(twoHills, 'k', {}, options), put(0, '1a1'));
    expect(after.puts).toBe(1);
    expect(game.reduce(after, take(1, 'c3'))).toMatchObject({ phase: 'take', puts: 0, toPlay: 2 });
    for (const putsInRow of [0, 1001]) expect(() => start({ putsInRow })).toThrow(GameError);
  });

  it('CUI-14 [putsInRow=null] without a limit it goes on; a die kept begins anew', () => {
    const options = { putsInRow: null };
    const state = holding(twoHills, 'k', { puts: 500 }, options);
    const after = game.reduce(state, put(0, '1a1'));
    expect(after.puts).toBe(501);
    expect(game.reduce(after, take(1, 'c3')).phase).toBe('put');
    expect(game.reduce(state, keep(0)).puts).toBe(0);
  });

  it('CUI-4 CUI-5 CUI-7 to CUI-12: random games by hand', () => {
    let compared = 0;
    let puts = 0;
    for (const seed of ['one', 'two', 'three']) {
      let state = start();
      for (const action of playout(game, { players: 3, seed }).actions) {
        const next = game.reduce(state, action);
        if (action.type === 'take' && compared++ % 4 === 0) {
          const cell = at(action.cell);
          expect([...game.legalActions(state)].map((one) => ('cell' in one ? one.cell : ''))).toEqual(
            takeableByHand(state.board).map(nameAt),
          );
          const slid = slidByHand(state.board, cell);
          expect(next.board).toBe(slid);
          const places = puttableByHand(slid, state.board[cell] as string).map(nameAt);
          expect(next.phase).toBe(places.length > 0 ? 'put' : 'take');
          if (places.length > 0) expect(listed(next)).toBe(['keep', ...places].join(' '));
          puts += places.length;
        }
        state = next;
      }
    }
    expect(compared).toBeGreaterThan(330);
    expect(puts).toBeGreaterThan(60);
  });
});

describe('end', () => {
  it('CUI-15 the game is over when the plate is clear', () => {
    const last = position(board({ r: 'c4' }));
    const over = game.reduce(last, take(0, 'c4'));
    expect([over.toPlay, over.board, over.held]).toEqual([null, board({}), null]);
    expect(verdict(game, over, take(1, 'c4'))).toBe('GAME_OVER');
    expect(play(game, position(board({ r: 'c4 i1' })), [take(0, 'i1')]).toPlay).toBe(1);
  });

  it.each([
    [
      'fewest points win',
      [
        [10, 0, 0],
        [0, 55, 10],
        [44, 0, 45],
      ],
      [0],
      [33, 75, 222],
    ],
    [
      'ties share',
      [
        [20, 19, 0],
        [0, 36, 23],
        [34, 0, 32],
      ],
      [0, 1],
      [82, 82, 166],
    ],
  ])('CUI-16 %s', (_, taken, winners, scores) => {
    const over = game.reduce(position(board({ r: 'c4' }), { taken }), take(0, 'c4'));
    expect(game.result(over)).toEqual({
      winners,
      scores,
      reason: `The plate is clear; ${Math.min(...scores)} penalty points are the fewest.`,
    });
  });
});

describe('counts', () => {
  /** Sequences of actions, counted with nothing but piles. */
  function perftByHand(laid: string, held: string | null, depth: number): number {
    if (depth === 0 || counted(laid, '.') === 165) return 1;
    if (held !== null) {
      const places = puttableByHand(laid, held);
      const putting = places.map((cell) => laid.slice(0, cell) + held + laid.slice(cell + 1));
      return [laid, ...putting].reduce((sum, after) => sum + perftByHand(after, null, depth - 1), 0);
    }
    return takeableByHand(laid).reduce((sum, cell) => {
      const slid = slidByHand(laid, cell);
      const letter = laid[cell] as string;
      return sum + perftByHand(slid, puttableByHand(slid, letter).length > 0 ? letter : null, depth - 1);
    }, 0);
  }

  const later = playout(game, { players: 3, seed: 'later', maxActions: 90 }).state;

  it.each([
    ['the built pyramid', FULL, 4],
    ['a later position', later.board, 2],
    ['a few dice, to the end', board({ r: 'a1 a2 b1', g: '1a1', k: 'c3' }), 12],
  ])('perft of %s', (_, laid, depth) => {
    expect(perft(game, position(laid, {}, { putsInRow: null }), depth)).toBe(perftByHand(laid, null, depth));
  });
});

describe('positions', () => {
  it('positions of games are read as they are', () => {
    readsItsPositions(game, { players: 3 });
    readsItsPositions(game, { players: 2, options: { putsInRow: 1 } });
  });

  const built = game.reduce(start(), build());
  const held = holding(ring(['r', 'g', 'k']), 'r');
  it.each([
    ['floating dice', built, { board: without(FULL, 99), taken: [[1, 0, 0], NOTHING, NOTHING] }, /on nothing/],
    ['a missing collection', built, { taken: [NOTHING] }, /expected 3 collections, got 1/],
    ['a missing die', built, { board: without(FULL, 164) }, /expected 165 dice in all, got 164/],
    ['a die too many in hand', held, { held: 'g', taken: held.taken }, /there are 55 green dice, not 56|in all/],
    ['a hand that is empty', held, { held: null, taken: [[1, 0, 0], NOTHING, held.taken[2]] }, /held exactly/],
    ['a die in hand before it is taken', held, { phase: 'take' }, /held exactly/],
    ['nobody to play', built, { toPlay: null }, /nobody is to play/],
    ['a player who is not there', built, { toPlay: 3 }, /there is no Player 4/],
    ['more puts than allowed', built, { puts: 31 }, /expected at most 30 puts, got 31/],
    ['a die in hand that must be kept', held, { puts: 30 }, /cannot be put back is kept/],
    ['puts before it is built', start(), { puts: 1 }, /nothing was put back/],
    [
      'puts after the end',
      built,
      { board: board({}), taken: [MOST, NOTHING, NOTHING], toPlay: null, puts: 1 },
      /nothing was put back/,
    ],
    ['a pyramid before it is built', start(), { board: FULL }, /dice in all/],
  ])('%s is refused', (_, state, change, message) => {
    expect(() => game.load({ ...state, ...change })).toThrow(message);
  });

  it('a die in hand that finds no place is refused', () => {
    expect(() => holding(board({ r: 'a1 a2', g: 'b1' }), 'k')).toThrow(/cannot be put back is kept/);
  });
});

it('random play takes any die, and keeps it or puts it anywhere', () => {
  expect(Object.keys(sampled(game, start(), 0))).toEqual(['build']);
  const built = game.reduce(start(), build());
  expect(Object.keys(sampled(game, built, 0)).sort()).toEqual(['take a1', 'take a9', 'take i1']);
  const state = holding(board({ r: 'a1 a2 b1 h1 h2 i1' }), 'k');
  expect(Object.keys(sampled(game, state, 0)).sort()).toEqual(['keep', 'put 1a1', 'put 1h1']);
});

describe('words', () => {
  const told = (state: State, action: CuiBonoAction): string =>
    game.describe(state, action, game.reduce(state, action));

  it('says what is taken, what slides, and what becomes of it', () => {
    expect(told(start(), build())).toBe('Player 1 builds the complete pyramid.');
    const dice = position(board({ r: 'a1 a2 b1', g: '1a1', k: 'c3' }));
    expect(told(dice, take(0, 'a1'))).toBe(
      'Player 1 takes the red die of a1; one die slides down. It has to be kept: 3 penalty points.',
    );
    const state = position(board({ r: 'a1 a2 b1', g: 'c3' }));
    expect(told(state, take(0, 'c3'))).toBe('Player 1 takes the green die of c3.');
    const taken = game.reduce(state, take(0, 'c3'));
    expect(told(taken, keep(0))).toBe('Player 1 keeps the green die: 1 penalty point.');
    expect(told(taken, put(0, '1a1'))).toBe('Player 1 puts the green die in 1a1.');
    expect(told(position(board({ k: 'c4' })), take(0, 'c4'))).toBe(
      'Player 1 takes the black die of c4. It has to be kept: 2 penalty points. The game is over.',
    );
    expect(told(game.reduce(start(), build()), take(0, 'a9'))).toMatch(
      /^Player 1 takes the \w+ die of a9; 8 dice slide down\./,
    );
  });

  it('says why an action is refused', () => {
    const why = (state: State, action: CuiBonoAction): string | undefined => game.check(state, action)?.message;
    const built = game.reduce(start(), build());
    expect(why(start(), take(0, 'a9'))).toBe('the pyramid has to be built first');
    expect(why(built, { type: 'build', player: 0 })).toBe('the pyramid has already been built');
    expect(why(built, take(0, '1a1'))).toBe('dice are taken from the lowest layer');
    expect(why(built, take(0, 'a2'))).toBe('the die in a2 shows fewer than two faces');
    expect(why(position(board({ r: 'c4' })), take(0, 'a2'))).toBe('no die lies in a2');
    expect(why(built, put(0, '8a1'))).toBe('no die is in hand');
    expect(why(built, keep(0))).toBe('no die is in hand');
    const laid = board({ g: 'a1 a2 b1', r: 'h1 h2 i1', k: 'd1' }, ring(['r', 'g', 'k'], RING));
    const state = holding(laid, 'r');
    expect(why(state, take(0, 'a1'))).toBe('a die is in hand');
    expect(why(state, put(0, 'a1'))).toBe('nothing is put on the base plate');
    expect(why(state, put(0, '3a1'))).toBe('a die in 3a1 would not rest on three dice');
    expect(why(state, put(0, '1h1'))).toBe("the funnel 1h1 has the die's colour");
    expect(why(state, put(0, '1c1'))).toBe('the funnel 1c1 has two colours');
    expect(why(state, put(0, CENTRE_NAME))).toBe(`a die in ${CENTRE_NAME} would complete an edge of one colour`);
  });
});
