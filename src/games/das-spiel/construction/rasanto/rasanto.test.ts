import { describe, expect, it } from 'vitest';
import { at, board, cells, nameAt, perft, play, verdict } from '../../../../../test/helpers/das-spiel.js';
import {
  add,
  canPlace,
  indexOf,
  pileOf,
  type Spot,
  spots,
  units,
} from '../../../../../test/helpers/pyramid-by-hand.js';
import { GameError } from '../../../../kernel/errors.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import { type RasantoAction, type RasantoOptions, type RasantoState, rasanto } from './rasanto.js';

type State = DeepReadonly<RasantoState>;

const start = (options: RasantoOptions = {}): State => rasanto.setup({ players: 2, options });

const place = (player: number, cell: string): RasantoAction => ({ type: 'place', player, cell });

/** The players take turns on these funnels. */
const placing = (state: State, names: string): State =>
  play(
    rasanto,
    state,
    names.split(' ').map((cell, i) => place(((state.toPlay ?? 0) + i) % 2, cell)),
  );

const counts = (text: string, colour: string): number => text.split(colour).length - 1;

function position(dice: Record<string, string>, toPlay: number | null, options: RasantoOptions = {}): State {
  const laid = board(dice);
  const supply = ['r', 'g'].map((colour) => Math.max(0, 90 - counts(laid, colour)));
  return rasanto.load({ ...start(options), board: laid, supply, toPlay });
}

/** The board with all that must be filled, by trying every spot of the pyramid again and again. */
function filledByHand(text: string): string {
  let now = text;
  for (;;) {
    const spot = spots.find((one) => indexOf(one) >= 45 && canPlace(pileOf(now), one));
    if (spot === undefined) return now;
    const reds = units.filter((one) => now[indexOf(add(spot, one as Spot))] === 'r').length;
    const colour = { 3: 'g', 2: 'r', 1: 'g', 0: 'r' }[reds] as string;
    now = now.slice(0, indexOf(spot)) + colour + now.slice(indexOf(spot) + 1);
  }
}

/** A full plate and all above it, in the order of cells, with 90 dice of each colour. */
function filledInOrder(plate: string): { board: string; supply: number[] } {
  const laid = [...plate];
  const supply = ['r', 'g'].map((colour) => 90 - counts(plate, colour));
  for (const spot of spots.slice(45)) {
    const reds = units.filter((one) => laid[indexOf(add(spot, one as Spot))] === 'r').length;
    const wanted = reds % 2;
    const player = (supply[wanted] as number) > 0 ? wanted : 1 - wanted;
    supply[player] = (supply[player] as number) - 1;
    laid.push('rg'[player] as string);
  }
  return { board: laid.join(''), supply };
}

/** Sequences of placings on the plate, counted with nothing but the board. */
function perftByHand(text: string, player: number, depth: number): number {
  const open = [...text.slice(0, 45)].flatMap((die, cell) => (die === '.' ? [cell] : []));
  if (depth === 0 || open.length === 0) return 1;
  return open.reduce((sum, cell) => {
    const next = filledByHand(text.slice(0, cell) + 'rg'[player] + text.slice(cell + 1));
    return sum + perftByHand(next, 1 - player, depth - 1);
  }, 0);
}

const ALL = spots.slice(0, 45).map((_, cell) => nameAt(cell));

describe('table', () => {
  it('RAS-1 two sides play, no more and no fewer', () => {
    expect(rasanto.playerCount).toEqual({ min: 2, max: 2, withGroups: 8 });
    expect(rasanto.title).toBe('Rasanto');
    for (const players of [1, 3]) expect(() => rasanto.setup({ players })).toThrow(GameError);
  });

  it('RAS-1 [groups=[3,3]] [groups=[]] six in two groups play A1 B1 A2 B2 A3 B3', () => {
    let state = rasanto.setup({ players: 6, options: { groups: [3, 3] } });
    for (const [player, cell] of ['a1', 'c4', 'i1', 'a9'].entries()) {
      state = rasanto.reduce(state, { type: 'place', player, cell });
    }
    expect([cells(state.board, 'r'), cells(state.board, 'g')]).toEqual(['a1 i1', 'a9 c4']);
    expect([state.supply, state.toPlay, state.members]).toEqual([[88, 88], 4, [2, 2]]);
    expect(() => rasanto.setup({ players: 4 })).toThrow('4 players are groups, such as { groups: [2, 2] }');
    expect(rasanto.playersFor({ groups: [1, 4] })).toEqual([5]);
  });

  it('RAS-2 player 0 places red dice, player 1 green ones, of 90 each', () => {
    expect(start().supply).toEqual([90, 90]);
    const { board: laid, supply } = placing(start(), 'a1 i1 a9');
    expect([cells(laid, 'r'), cells(laid, 'g')]).toEqual(['a1 a9', 'i1']);
    expect(supply).toEqual([88, 89]);
  });

  it('RAS-3 player 0 begins, then they take turns', () => {
    expect(verdict(rasanto, start(), place(1, 'a1'))).toBe('NOT_YOUR_TURN');
    const second = placing(start(), 'a1');
    expect(second.toPlay).toBe(1);
    expect(verdict(rasanto, second, place(0, 'a2'))).toBe('NOT_YOUR_TURN');
    expect(placing(second, 'a2').toPlay).toBe(0);
  });
});

describe('placing', () => {
  it('RAS-4 a die goes into any empty funnel of the plate, near others or not', () => {
    const state = placing(start(), 'a1 c4');
    const legal = [...rasanto.legalActions(state)].map(({ cell }) => cell);
    expect(legal).toEqual(ALL.filter((cell) => cell !== 'a1' && cell !== 'c4'));
    expect(verdict(rasanto, state, place(0, 'c4'))).toBe('RAS-4');
    expect(verdict(rasanto, state, place(0, 'i1'))).toBe('legal');
  });

  it.each(['1a1', '8a1', 'a0', 'j1', 'A1', 'a10', ''])('RAS-4 %j is no funnel of the plate', (cell) => {
    expect(verdict(rasanto, start(), place(0, cell))).toBe('INVALID_ACTION');
  });
});

describe('filling', () => {
  // a1, a2 and b1 are neighbours of each other; 1a1 lies on them.
  it.each([
    ['RAS-6 three red ask for green', { r: 'a1 a2' }, 0, 'g'],
    ['RAS-6 three green ask for red', { g: 'a1 a2' }, 1, 'r'],
    ['RAS-7 two red ask for red', { r: 'a1', g: 'a2' }, 0, 'r'],
    ['RAS-7 two red ask for red, whoever completes', { r: 'a1 a2' }, 1, 'r'],
    ['RAS-7 two green ask for green', { r: 'a1', g: 'a2' }, 1, 'g'],
    ['RAS-7 two green ask for green, whoever completes', { g: 'a1 a2' }, 0, 'g'],
  ])('%s', (_, dice, player, filler) => {
    const state = position(dice as Record<string, string>, player);
    expect(rasanto.reduce(state, place(player, 'b1')).board[at('1a1')]).toBe(filler);
  });

  it('RAS-5 one die can complete three funnels, and all are filled before the next turn', () => {
    const around = { r: 'b3 c4 d2', g: 'b4 c2 d3' };
    const state = position(around, 0);
    const after = rasanto.reduce(state, place(0, 'c3'));
    expect(after.board).toBe(filledByHand(board({ ...around, r: 'b3 c4 d2 c3' })));
    expect(counts(after.board.slice(45, 81), '.')).toBe(36 - 3);
    expect(after.toPlay).toBe(1);
  });

  it('RAS-5 nothing is filled where no funnel is complete', () => {
    expect(counts(placing(start(), 'a1 a2 a3 a4').board, '.')).toBe(161);
  });

  it('RAS-8 fillers complete further funnels, up to the top', () => {
    const state = position({ r: 'a1 a2 a3 b1 c1', g: '1a1' }, 0);
    const after = rasanto.reduce(state, place(0, 'b2'));
    // Green on three red ones, thrice; red on three green ones.
    expect(cells(after.board, 'g')).toBe('1a1 1a2 1b1');
    expect(after.board[at('2a1')]).toBe('r');
  });

  it('RAS-8 every position of random games is what filling by hand gives', () => {
    let positions = 0;
    for (let game = 0; game < 2; game++) {
      let state = start();
      for (const action of playout(rasanto, { players: 2, seed: `rasanto ${game}` }).actions) {
        const index = at(action.cell);
        const placed = state.board.slice(0, index) + 'rg'[action.player] + state.board.slice(index + 1);
        state = rasanto.reduce(state, action);
        expect(state.board).toBe(filledByHand(placed));
        positions++;
      }
      expect(state.toPlay).toBeNull();
    }
    expect(positions).toBe(2 * 45);
  });

  it('RAS-9 [variant=plate-first] funnels stay open until the plate is full, then all fill', () => {
    const first = placing(start({ variant: 'plate-first' }), ALL.slice(0, 44).join(' '));
    expect(counts(first.board, '.')).toBe(121);
    expect(first.board.slice(45)).toBe('.'.repeat(120));
    expect(verdict(rasanto, first, place(0, '1a1'))).toBe('INVALID_ACTION');
    expect(counts(placing(first, ALL[44] as string).board, '.')).toBe(0);
  });

  it('RAS-9 [variant=immediate] unless the variant is agreed on, funnels fill as the game goes on', () => {
    expect(cells(placing(start(), 'a1 b1 a2').board, 'r')).toBe('a1 a2 1a1');
    expect(cells(placing(start({ variant: 'plate-first' }), 'a1 b1 a2').board, 'r')).toBe('a1 a2');
  });

  it('RAS-9 [variant=immediate] [variant=plate-first] both give the same pyramid from the same placings', () => {
    for (let game = 0; game < 6; game++) {
      const { actions, state } = playout(rasanto, { players: 2, seed: `same ${game}` });
      expect(play(rasanto, start({ variant: 'plate-first' }), actions).board).toBe(state.board);
      expect(state.board).toBe(filledByHand(state.board.slice(0, 45) + '.'.repeat(120)));
    }
  });

  /** A random game that asks for more than 90 green dice: found among others, not made up. */
  const greedy = () => playout(rasanto, { players: 2, seed: 'greedy 107' });

  it('RAS-9 [variant=plate-first] [stock=limited] the last die of the plate fills all 120, with the dice that are left', () => {
    const { actions } = greedy();
    const state = play(rasanto, start({ variant: 'plate-first', stock: 'limited' }), actions.slice(0, 44));
    expect([state.supply, state.toPlay, state.board.slice(45)]).toEqual([[68, 68], 0, '.'.repeat(120)]);
    const { board: full, supply, toPlay } = play(rasanto, state, actions.slice(44));
    expect({ board: full, supply }).toEqual(filledInOrder(full.slice(0, 45)));
    expect([supply[1], toPlay]).toEqual([0, null]);
  });

  it('RAS-9 [variant=plate-first] turns go on though funnels of dice are open', () => {
    const first = start({ variant: 'plate-first' });
    const state = placing(first, 'a1 b1 a2 b2');
    expect([state.toPlay, state.supply, rasanto.result(state)]).toEqual([0, [88, 88], null]);
    expect(rasanto.load(JSON.parse(JSON.stringify(state)))).toEqual(state);
    expect(rasanto.describe(first, place(0, 'a1'), placing(first, 'a1'))).toBe('Player 1 places a red die in a1.');
  });

  it('RAS-10 [stock=stand-ins] a colour goes on beyond its 90 dice', () => {
    const { actions, state } = greedy();
    expect(play(rasanto, start(), actions).supply[1]).toBe(0);
    expect(counts(state.board, 'g')).toBe(96);
  });

  it('RAS-10 [stock=limited] the other colour fills when 90 dice are used up', () => {
    const { actions } = greedy();
    let state = start({ stock: 'limited' });
    for (const { cell } of actions) state = rasanto.reduce(state, place(state.toPlay ?? 0, cell));
    expect(counts(state.board, 'g')).toBe(90);
    expect(counts(state.board, 'r')).toBe(75);
  });

  it('RAS-11 [stock=limited] the last die goes to the first funnel in the order of cells', () => {
    // The plate is green but for a9, which comes last; of 90 green dice 45 - 1 lie, so 46 are left for 120 funnels.
    const state = position({ g: ALL.filter((cell) => cell !== 'a9').join(' ') }, 0, {
      stock: 'limited',
      variant: 'plate-first',
    });
    const { board: full } = rasanto.reduce(state, place(0, 'a9'));
    const byHand = filledInOrder(full.slice(0, 45));
    expect(full).toBe(byHand.board);
    expect(Math.min(...byHand.supply)).toBe(0);
  });

  /** The game by hand with 90 dice of each colour: of the open funnels the one that comes first by `order` is filled. */
  function limitedByHand(placings: readonly string[], order: 'of cells' | 'of completion'): string {
    let now = start().board;
    const left = [90, 90];
    const put = (index: number, player: number): void => {
      now = now.slice(0, index) + 'rg'[player] + now.slice(index + 1);
      left[player] = (left[player] as number) - 1;
    };
    for (const [turn, cell] of placings.entries()) {
      put(at(cell), turn % 2);
      const open: number[] = [];
      for (;;) {
        const pile = pileOf(now);
        for (const [index, spot] of spots.entries()) {
          if (index >= 45 && !open.includes(index) && canPlace(pile, spot)) open.push(index);
        }
        if (order === 'of cells') open.sort((one, other) => one - other);
        const index = open.shift();
        if (index === undefined) break;
        const reds = units.filter((one) => now[indexOf(add(spots[index] as Spot, one))] === 'r').length;
        const wanted = reds % 2;
        put(index, (left[wanted] as number) > 0 ? wanted : 1 - wanted);
      }
    }
    return now;
  }

  it('RAS-11 [variant=immediate] [stock=limited] a funnel that is completed later comes first when its cell does', () => {
    const placings = (
      'f3 d2 a6 d1 b6 g2 c6 g1 e4 e2 c5 a8 d6 e1 b8 b7 a1 d5 b3 d3 c4 f4 e5 ' +
      'f1 a4 g3 i1 a3 f2 d4 b5 a5 e3 b1 c2 b4 a9 a7 h2 c1 c7 b2 a2 h1 c3'
    ).split(' ');
    const state = placing(start({ stock: 'limited' }), placings.join(' '));
    expect(state.board).toBe(limitedByHand(placings, 'of cells'));
    // The last die of a colour lies elsewhere when funnels are filled as they come.
    expect(state.board).not.toBe(limitedByHand(placings, 'of completion'));
    expect(Math.min(...state.supply)).toBe(0);
  });

  /** 90 dice of a colour: a pyramid of 84 in corner A and six dice beside it, so that nothing is to be filled. */
  const ninety = spots
    .flatMap(([x], cell) => (x >= 2 ? [nameAt(cell)] : []))
    .concat('a1', 'c1', 'e1', 'g1', 'i1', 'b2');

  it.each([
    ['g', 0],
    ['r', 1],
  ] as const)('RAS-12 [stock=limited] a player who has no dice left (90 %s) is passed over', (colour, player) => {
    const all = position({ [colour]: ninety.join(' ') }, player, { stock: 'limited' });
    expect(all.supply).toEqual(player === 0 ? [90, 0] : [0, 90]);
    const next = rasanto.reduce(all, place(player, 'd1'));
    expect(next.toPlay).toBe(player);
    expect(rasanto.load(JSON.parse(JSON.stringify(next)))).toEqual(next);
    expect(() => rasanto.load({ ...all, toPlay: 1 - player })).toThrow(/has no dice/);
  });

  it('RAS-12 [stock=limited] [groups=[2,1]] a side without dice is passed over, and the other one goes round', () => {
    const first = rasanto.setup({ players: 3, options: { groups: [2, 1], stock: 'limited' } });
    const state = rasanto.load({ ...first, board: board({ g: ninety.join(' ') }), supply: [90, 0] });
    const next = rasanto.reduce(state, place(0, 'd1'));
    expect([next.toPlay, next.members]).toEqual([2, [1, 0]]);
    expect(() => rasanto.load({ ...next, toPlay: 1 })).toThrow(/Player 2 has no dice/);
    expect(() => rasanto.load({ ...next, toPlay: 0 })).toThrow(/another member of the group is on/);
  });

  it('RAS-10 RAS-12 [stock=stand-ins] nobody is passed over, and stand-ins are dice of their colour', () => {
    const state = position({ g: ninety.join(' ') }, 0);
    const next = rasanto.reduce(state, place(0, 'd1'));
    expect(next.toPlay).toBe(1);
    const beyond = rasanto.reduce(next, place(1, 'f1'));
    expect([cells(beyond.board, 'g').split(' ').length, beyond.supply]).toEqual([91, [89, 0]]);
    for (const one of [next, beyond]) expect(rasanto.load(JSON.parse(JSON.stringify(one)))).toEqual(one);
    const limited = { ...beyond, options: { ...beyond.options, stock: 'limited' } };
    expect(() => rasanto.load(limited)).toThrow(/there are 90 green dice, not 91/);
  });
});

describe('end', () => {
  it('RAS-13 the game is over after 45 placings, when the apex is filled', () => {
    const state = placing(start(), ALL.slice(0, 44).join(' '));
    expect(rasanto.result(state)).toBeNull();
    const last = placing(state, ALL[44] as string);
    expect(last.board[at('8a1')]).not.toBe('.');
    expect(last.toPlay).toBeNull();
    expect(rasanto.playersToAct(last)).toEqual([]);
    expect(verdict(rasanto, last, place(0, 'a1'))).toBe('GAME_OVER');
  });

  it('RAS-14 faces on the walls are counted, on edges twice, at the top three times', () => {
    for (let game = 0; game < 10; game++) {
      const { state, result } = playout(rasanto, { players: 2, seed: `faces ${game}` });
      const faces = ['r', 'g'].map((colour) =>
        spots.reduce((sum, spot, cell) => {
          return sum + (state.board[cell] === colour ? spot.filter((coordinate) => coordinate === 0).length : 0);
        }, 0),
      );
      expect(result?.scores).toEqual(faces);
      expect(faces.reduce((sum, n) => sum + n, 0)).toBe(135);
      expect(result?.winners).toEqual([(faces[0] as number) > (faces[1] as number) ? 0 : 1]);
      expect(result?.reason).toMatch(/^The pyramid is complete; \d+ outer faces are the most\.$/);
    }
  });
});

describe('positions', () => {
  const open = { r: 'a1 a2', g: 'b1' };

  it.each([
    [
      'RAS-5 RAS-9 [variant=immediate] an open funnel',
      { ...start(), board: board(open), supply: [88, 89], toPlay: 1 },
      /1a1 is not filled/,
    ],
    ['a die on nothing', { ...start(), board: board({ r: '1a1' }), supply: [89, 90] }, /lies on nothing/],
    ['a wrong supply', { ...start(), supply: [89, 90] }, /expected Player 1 to have 90 dice left, got 89/],
    ['a missing supply', { ...start(), supply: [90] }, /expected 2 supplies, got 1/],
    ['nobody to play', { ...start(), toPlay: null }, /until the pyramid is complete/],
    ['a colour of another game', { ...start(), board: board({ k: 'a1' }) }, /"k" in a1/],
    [
      'RAS-9 [variant=plate-first] an open funnel above a full plate',
      { ...start({ variant: 'plate-first' }), board: 'r'.repeat(45) + '.'.repeat(120), supply: [45, 90], toPlay: 1 },
      /1a1 is not filled/,
    ],
    [
      'RAS-9 [variant=plate-first] a die above an open plate',
      {
        ...start({ variant: 'plate-first' }),
        board: board({ ...open, k: '' }).replace(/^(.{45})./, '$1r'),
        supply: [87, 89],
      },
      /above a plate that is not full/,
    ],
  ])('%s is refused', (_, value, message) => {
    expect(() => rasanto.load(value)).toThrow(message);
  });

  it('RAS-9 [variant=plate-first] open funnels are a position while the plate is not full', () => {
    const value = { ...start({ variant: 'plate-first' }), board: board(open), supply: [88, 89], toPlay: 1 };
    expect(rasanto.load(value).board).toBe(value.board);
  });
});

describe('counts', () => {
  it.each([
    ['the start', {}, 0, 2, 45 * 44],
    ['a plate with five funnels left', { r: ALL.slice(0, 20).join(' '), g: ALL.slice(20, 40).join(' ') }, 0, 5, 120],
    ['a plate with three funnels left', { r: ALL.slice(0, 21).join(' '), g: ALL.slice(21, 42).join(' ') }, 1, 4, 6],
  ])('perft of %s', (_, dice, toPlay, depth, expected) => {
    const laid = filledByHand(board(dice));
    const supply = ['r', 'g'].map((colour) => Math.max(0, 90 - counts(laid, colour)));
    const state = rasanto.load({ ...start(), board: laid, supply, toPlay });
    expect(perft(rasanto, state, depth)).toBe(expected);
    expect(perftByHand(laid, toPlay, Math.min(depth, 2))).toBe(perft(rasanto, state, Math.min(depth, 2)));
  });
});

describe('words', () => {
  it('says what is placed, what fills, and how it ends', () => {
    const one = start();
    const two = placing(one, 'a1');
    expect(rasanto.describe(one, place(0, 'a1'), two)).toBe('Player 1 places a red die in a1.');
    expect(rasanto.check(two, place(1, 'a1'))?.message).toMatch(/a die lies in a1 already/);
    const three = placing(two, 'a2');
    expect(rasanto.describe(two, place(1, 'a2'), three)).toBe('Player 2 places a green die in a2.');
    const four = placing(three, 'b1');
    expect(rasanto.describe(three, place(0, 'b1'), four)).toBe(
      'Player 1 places a red die in b1; one funnel is filled.',
    );
    const last = placing(start(), ALL.slice(0, 44).join(' '));
    expect(rasanto.describe(last, place(0, 'i1'), placing(last, 'i1'))).toMatch(
      /^Player 1 places a red die in i1; \d+ funnels are filled\. The pyramid is complete: \d+ red faces, \d+ green ones\.$/,
    );
  });
});
