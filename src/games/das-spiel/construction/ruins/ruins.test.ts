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
import { type RuinsAction, type RuinsOptions, type RuinsState, ruins } from './ruins.js';
import { ruinsPicture } from './ruins.picture.js';

type State = DeepReadonly<RuinsState>;

const start = (options: RuinsOptions = {}): State => ruins.setup({ players: 3, options });
const place = (player: number, cell: string): RuinsAction => ({ type: 'place', player, cell });
const count = (text: string, colour: string): number => text.split(colour).length - 1;
const suppliesOf = (text: string): number[] => [...'rgk'].map((colour) => 55 - count(text, colour));

function position(dice: Record<string, string>, toPlay: number | null, options: RuinsOptions = {}): State {
  const laid = board(dice);
  return ruins.load({ ...start(options), board: laid, supply: suppliesOf(laid), toPlay });
}

const ALL = spots.slice(0, 45).map((_, cell) => nameAt(cell));

/** The plate's funnels beside dice, by distance. */
function besideByHand(text: string): number[] {
  const near = (one: Spot, other: Spot) => Math.max(...one.map((part, i) => Math.abs(part - (other[i] ?? 0)))) === 1;
  const plate = spots.slice(0, 45);
  const lying = plate.filter((_, i) => text[i] !== '.');
  return plate.flatMap((spot, i) => {
    const beside = lying.length === 0 || lying.some((other) => near(spot, other));
    return text[i] === '.' && beside ? [i] : [];
  });
}

/** The board after a die, by trying every funnel above, in order, once it is complete; supplies last for ever. */
function placedByHand(text: string, index: number, colour: string): string {
  let now = text.slice(0, index) + colour + text.slice(index + 1);
  for (const spot of spots.slice(45)) {
    if (!canPlace(pileOf(now), spot)) continue;
    const round = units.map((one) => now[indexOf(add(spot, one))] as string);
    const kinds = [...new Set(round)];
    const missing = [...'rgk'].find((one) => !kinds.includes(one)) as string;
    const filler = kinds.length === 3 ? '.' : kinds.length === 2 ? missing : { r: 'g', g: 'k', k: 'r' }[kinds[0] ?? ''];
    now = now.slice(0, indexOf(spot)) + filler + now.slice(indexOf(spot) + 1);
  }
  return now;
}

function perftByHand(text: string, player: number, depth: number): number {
  const open = besideByHand(text);
  if (depth === 0 || open.length === 0) return 1;
  if (depth === 1) return open.length;
  return open.reduce(
    (sum, index) => sum + perftByHand(placedByHand(text, index, 'rgk'[player] as string), (player + 1) % 3, depth - 1),
    0,
  );
}

// The pyramid of 56 in corner A: its top die is 5a4, below it lie 55, all red.
const red = spots.flatMap(([x], cell) => (x >= 3 && nameAt(cell) !== '5a4' ? [nameAt(cell)] : []));

describe('table', () => {
  it('RUI-1 three sides play, no more and no fewer', () => {
    expect(ruins.playerCount).toEqual({ min: 3, max: 3 });
    expect(ruins.title).toBe('Ruins');
    for (const players of [1, 2, 4]) expect(() => ruins.setup({ players })).toThrow(GameError);
  });

  it('RUI-2 the players have red, green and black dice, 55 each', () => {
    expect(start().supply).toEqual([55, 55, 55]);
    const after = play(ruins, start(), [place(0, 'a1'), place(1, 'a2'), place(2, 'a3'), place(0, 'a4')]);
    expect([...'rgk'].map((colour) => cells(after.board, colour))).toEqual(['a1 a4', 'a2', 'a3']);
    expect(after.supply).toEqual([53, 54, 54]);
  });

  it('RUI-3 player 0 begins, then turns go round', () => {
    expect(verdict(ruins, start(), place(1, 'a1'))).toBe('NOT_YOUR_TURN');
    let state = start();
    const turns = [state.toPlay];
    for (const cell of ['a1', 'a2', 'a3', 'a4']) {
      state = ruins.reduce(state, place(state.toPlay ?? 0, cell));
      turns.push(state.toPlay);
    }
    expect(turns).toEqual([0, 1, 2, 0, 1]);
  });
});

describe('placing', () => {
  it.each([
    ['the first die goes anywhere', '', 'i1', 'legal'],
    ['a funnel that is taken', 'c4', 'c4', 'RUI-4'],
    ['a funnel that is taken, beside another die', 'c4 c5', 'c4', 'RUI-4'],
    ['beside an enemy’s die, along the row', 'c4', 'c3', 'legal'],
    ['beside it, in the row above', 'c4', 'b4', 'legal'],
    ['beside it, in the row below', 'c4', 'd4', 'legal'],
    ['two steps away', 'c4', 'c2', 'RUI-4'],
    ['across the corner between two rows', 'c4', 'b6', 'RUI-4'],
    ['far away', 'c4', 'i1', 'RUI-4'],
    ['above the plate', 'c4', '1c4', 'INVALID_ACTION'],
  ])('RUI-4 %s', (_, dice, cell, expected) => {
    expect(verdict(ruins, position({ r: dice }, 1), place(1, cell))).toBe(expected);
  });

  it('RUI-4 every funnel of the plate can be the first', () => {
    expect([...ruins.legalActions(start())].map(({ cell }) => cell)).toEqual(ALL);
  });
});

describe('filling', () => {
  it.each([
    ['RUI-6 three red', 'rrr', 'g'],
    ['RUI-6 three green', 'ggg', 'k'],
    ['RUI-6 three black', 'kkk', 'r'],
    ['RUI-7 two red, one green', 'rrg', 'k'],
    ['RUI-7 two red, one black', 'krr', 'g'],
    ['RUI-7 two green, one red', 'grg', 'k'],
    ['RUI-7 two green, one black', 'ggk', 'r'],
    ['RUI-7 two black, one red', 'krk', 'g'],
    ['RUI-7 two black, one green', 'kkg', 'r'],
    ['RUI-8 red, green and black', 'rgk', '.'],
    ['RUI-8 black, green and red', 'kgr', '.'],
  ])('%s', (_, colours, filler) => {
    // a1, a2 and b1 lie round 1a1; whoever completes it, the colours decide.
    for (const last of [0, 1, 2]) {
      const names = ['a1', 'a2', 'b1'];
      const dice: Record<string, string> = { r: '', g: '', k: '' };
      for (const [i, name] of names.entries()) if (i !== last) dice[colours[i] as string] += `${name} `;
      const player = 'rgk'.indexOf(colours[last] as string);
      const after = ruins.reduce(position(dice, player), place(player, names[last] as string));
      expect(after.board[at('1a1')]).toBe(filler);
      expect(after.supply).toEqual(suppliesOf(after.board));
      expect(after.toPlay).toBe((player + 1) % 3);
    }
  });

  it('RUI-5 one die can complete three funnels, and all are treated before the next turn', () => {
    // c3 lies in 1b3 with b3 and b4, in 1c2 with c2 and d2, in 1c3 with c4 and d3.
    const after = ruins.reduce(position({ r: 'b3 b4 d3', g: 'c2 d2', k: 'c4' }, 1), place(1, 'c3'));
    expect(['1b3', '1c2', '1c3'].map((cell) => after.board[at(cell)])).toEqual(['k', 'k', '.']);
    expect(after.toPlay).toBe(2);
  });

  it('RUI-8 an open funnel is never filled, nor anything above it', () => {
    const open = position({ r: 'a1', g: 'a2', k: 'b1' }, 0);
    expect(ruins.check(open, place(0, '1a1'))?.code).toBe('INVALID_ACTION');
    let kept = 0;
    for (let game = 0; game < 5; game++) {
      let state = start();
      for (const action of playout(ruins, { players: 3, seed: `open ${game}` }).actions) {
        const waiting = spots.flatMap((spot, cell) =>
          cell >= 45 && canPlace(pileOf(state.board), spot) ? [cell] : [],
        );
        state = ruins.reduce(state, action);
        for (const cell of waiting) expect(state.board[cell]).toBe('.');
        kept += waiting.length;
      }
    }
    expect(kept).toBeGreaterThan(100);
  });

  it('RUI-9 fillers complete further funnels', () => {
    // 1b1 lies on b1, b2 and c1; with 1a1 and 1a2 it lies under 2a1.
    const after = ruins.reduce(position({ r: 'a1 a2 b1', k: '1a2 a3', g: '1a1 b2' }, 0), place(0, 'c1'));
    // Two red and one green ask for black, then black, green and black for red.
    expect([after.board[at('1b1')], after.board[at('2a1')]]).toEqual(['k', 'r']);
  });

  it('RUI-5 RUI-6 RUI-7 RUI-8 RUI-9 random games are what the rules give by hand', () => {
    let positions = 0;
    for (let game = 0; game < 3; game++) {
      let state = start();
      for (const action of playout(ruins, { players: 3, seed: `ruins ${game}` }).actions) {
        expect([...ruins.legalActions(state)].map(({ cell }) => at(cell))).toEqual(besideByHand(state.board));
        const expected = placedByHand(state.board, at(action.cell), 'rgk'[action.player] as string);
        state = ruins.reduce(state, action);
        expect(state.board).toBe(expected);
        positions++;
      }
    }
    expect(positions).toBe(3 * 45);
  });
});

describe('dice that run out', () => {
  it('RUI-10 a funnel whose filler has no dice stays open', () => {
    // Green's b1 completes 1a1 with a1 (black) and a2 (green), which asks for red.
    const dice = { r: red.join(' '), g: '5a4 a3 a2', k: 'a1' };
    const state = position(dice, 1);
    expect(state.supply[0]).toBe(0);
    const after = ruins.reduce(state, place(1, 'b1'));
    expect([after.board[at('1a1')], after.toPlay]).toEqual(['.', 2]);
  });

  it('RUI-10 the last die goes to the first funnel in the order of cells', () => {
    // Black's b2 completes 1a2 with a2 and a3, and 1b1 with b1 and c1; both ask for red, which has one die.
    const dice = { r: red.slice(1).join(' '), g: '5a4 a3 a2 b1 c1', k: red[0] as string };
    const state = position(dice, 2);
    expect(state.supply[0]).toBe(1);
    const after = ruins.reduce(state, place(2, 'b2'));
    expect([after.board[at('1a2')], after.board[at('1b1')], after.supply[0]]).toEqual(['r', '.', 0]);
  });

  const last = (options: RuinsOptions) =>
    ruins.reduce(position({ r: red.join(' '), g: '5a4' }, 2, options), place(2, 'a3'));

  it('RUI-12 [withoutDice=ends] the game is over when the next player has no dice', () => {
    const over = last({});
    expect(over.toPlay).toBeNull();
    expect(ruins.result(over)).toEqual({
      winners: [0],
      scores: [55, 1, 1],
      reason: 'The player whose turn it is has no dice; 55 dice used are the most.',
    });
    expect(verdict(ruins, over, place(1, 'a2'))).toBe('GAME_OVER');
  });

  it('RUI-12 [withoutDice=ends] it is not over before their turn comes', () => {
    const state = position({ r: red.join(' '), g: '5a4' }, 1);
    const after = ruins.reduce(state, place(1, 'a3'));
    expect([after.toPlay, ruins.result(after)]).toEqual([2, null]);
  });

  it('RUI-12 [withoutDice=passes] they are passed over, and it goes on until the plate is full', () => {
    let state = last({ withoutDice: 'passes' });
    expect([state.toPlay, ruins.result(state)]).toEqual([1, null]);
    const turns: (number | null)[] = [];
    while (state.toPlay !== null && turns.length < 45) {
      turns.push(state.toPlay);
      state = ruins.reduce(state, [...ruins.legalActions(state)][0] as RuinsAction);
    }
    // 21 red funnels and a3 are full; 23 are left.
    expect(turns).toEqual(Array.from({ length: 23 }, (_, i) => (i % 2 === 0 ? 1 : 2)));
    expect(ruins.result(state)?.winners).toContain(0);
  });
});

describe('a game in which black’s dice are used up', () => {
  // Played from the start: 44 placings, of which black's complete so many funnels of red and green that 55 black dice lie.
  const placings = (
    'd4 e4 c5 c6 d3 b6 d6 e2 b7 f1 f2 c7 a8 e5 a7 c4 f3 b8 f4 g2 a6 b4 ' +
    'h1 a9 g3 b3 b5 c3 c2 b2 a5 c1 b1 e1 a4 a3 g1 d1 a2 e3 h2 a1 d5 d2'
  ).split(' ');
  const played = (options: RuinsOptions): State =>
    play(
      ruins,
      start(options),
      placings.map((cell, i) => place(i % 3, cell)),
    );

  it('RUI-12 [withoutDice=ends] ends with a funnel of the plate left', () => {
    const before = play(
      ruins,
      start(),
      placings.slice(0, -1).map((cell, i) => place(i % 3, cell)),
    );
    expect([before.toPlay, ruins.result(before)]).toEqual([1, null]);
    const over = played({});
    expect([over.supply[2], over.toPlay, count(over.board.slice(0, 45), '.')]).toEqual([0, null, 1]);
    const used = [...'rgk'].map((colour) => count(over.board, colour));
    expect(used[2]).toBe(55);
    expect(ruins.result(over)).toEqual({
      winners: [2],
      scores: used,
      reason: 'The player whose turn it is has no dice; 55 dice used are the most.',
    });
    expect(ruins.load(JSON.parse(JSON.stringify(over)))).toEqual(over);
  });

  it('RUI-12 [withoutDice=passes] goes on with the next player, who fills the plate', () => {
    const state = played({ withoutDice: 'passes' });
    expect([state.supply[2], state.toPlay, ruins.result(state)]).toEqual([0, 0, null]);
    const [last, ...others] = ruins.legalActions(state);
    expect([last?.player, others]).toEqual([0, []]);
    const over = ruins.reduce(state, last as RuinsAction);
    expect(over.toPlay).toBeNull();
    expect(ruins.result(over)?.reason).toBe('The plate is full; 55 dice used are the most.');
    expect(ruins.result(over)?.winners).toEqual([2]);
  });
});

describe('end', () => {
  it('RUI-11 the game is over after 45 placings, with ruins left', () => {
    for (let game = 0; game < 10; game++) {
      const { state, actions, result } = playout(ruins, { players: 3, seed: `end ${game}` });
      expect(actions.length).toBe(45);
      expect(state.board.slice(0, 45)).not.toContain('.');
      expect(ruins.playersToAct(state)).toEqual([]);
      expect(result?.reason).toMatch(/^The plate is full; \d+ dice used are the most\.$/);
      expect(ruins.result(play(ruins, start(), actions.slice(0, -1)))).toBeNull();
    }
  });

  it('RUI-13 most dice used win, and ties share', () => {
    let ties = 0;
    for (let game = 0; game < 30; game++) {
      const { state, result } = playout(ruins, { players: 3, seed: `used ${game}` });
      const used = [...'rgk'].map((colour) => count(state.board, colour));
      expect(result?.scores).toEqual(used);
      expect(result?.winners).toEqual([0, 1, 2].filter((player) => used[player] === Math.max(...used)));
      ties += (result?.winners.length ?? 0) > 1 ? 1 : 0;
    }
    expect(ties).toBeGreaterThan(0);
  });
});

describe('positions', () => {
  it.each<[string, Record<string, string>, Partial<State>, RegExp]>([
    ['a die on nothing', { r: '1a1' }, {}, /lies on nothing/],
    ['dice apart', { r: 'a1 c4' }, {}, /the dice of the plate lie apart/],
    ['a wrong supply', {}, { supply: [54, 55, 55] }, /expected Player 1 to have 55 dice left, got 54/],
    ['an open funnel of two alike', { r: 'a1 a2', g: 'b1' }, {}, /1a1 is not filled/],
    ['an open funnel of three alike', { k: 'a1 a2 b1' }, {}, /1a1 is not filled/],
    ['more dice than there are', { r: ALL.join(' '), g: '' }, { toPlay: 1 }, /1a1 is not filled/],
    ['nobody to play', {}, { toPlay: null }, /somebody is to play/],
  ])('%s is refused', (_, dice, more, message) => {
    const laid = board(dice);
    expect(() => ruins.load({ ...start(), board: laid, supply: suppliesOf(laid), ...more })).toThrow(message);
  });

  it('somebody to play on a full plate is refused, and somebody without dice', () => {
    const { state } = playout(ruins, { players: 3, seed: 'full' });
    expect(ruins.load(JSON.parse(JSON.stringify(state)))).toEqual(state);
    expect(() => ruins.load({ ...state, toPlay: 0 })).toThrow(/the plate is full/);
    const dice = { r: red.join(' '), g: '5a4' };
    expect(() => position(dice, 0)).toThrow(/Player 1 has no dice/);
    expect(position(dice, null).toPlay).toBeNull();
    expect(() => position(dice, null, { withoutDice: 'passes' })).toThrow(/somebody is to play/);
  });
});

describe('counts', () => {
  it.each<[string, () => State, number, number | undefined]>([
    ['the start', () => start(), 2, 216],
    ['the start, deeper', () => start(), 3, undefined],
    [
      'the middle of a game',
      () => play(ruins, start(), playout(ruins, { players: 3, seed: 'perft' }).actions.slice(0, 20)),
      2,
      undefined,
    ],
    [
      'four placings before the end',
      () => play(ruins, start(), playout(ruins, { players: 3, seed: 'perft' }).actions.slice(0, 41)),
      5,
      undefined,
    ],
  ])('perft of %s', (_, make, depth, expected) => {
    const state = make();
    const counted = perft(ruins, state, depth);
    expect(counted).toBe(perftByHand(state.board, state.toPlay ?? 0, depth));
    if (expected !== undefined) expect(counted).toBe(expected);
  });
});

describe('words', () => {
  const told = (state: State, player: number, cell: string): string =>
    ruins.describe(state, place(player, cell), ruins.reduce(state, place(player, cell)));

  it('says what is placed, what fills, what stays open, and how it ends', () => {
    expect(told(start(), 0, 'a1')).toBe('Player 1 places a red die in a1.');
    expect(told(position({ r: 'a1 a2' }, 1), 1, 'b1')).toBe('Player 2 places a green die in b1; one funnel is filled.');
    expect(told(position({ r: 'a1', g: 'a2' }, 2), 2, 'b1')).toBe('Player 3 places a black die in b1; one stays open.');
    expect(told(position({ r: 'b3 b4 d3', g: 'c2 d2', k: 'c4' }, 1), 1, 'c3')).toBe(
      'Player 2 places a green die in c3; 2 funnels are filled; one stays open.',
    );
    // Of the three funnels that c3 completes two show three colours; one of the same kind stays open elsewhere.
    const ruined = position({ r: 'b3 c4 g1', g: 'b4 d3 f1', k: 'c2 d2 e1 f2' }, 2);
    expect(count(ruined.board, '.')).toBe(155);
    expect(told(ruined, 2, 'c3')).toBe('Player 3 places a black die in c3; one funnel is filled; 2 stay open.');
    const { actions, state } = playout(ruins, { players: 3, seed: 'full' });
    const before = play(ruins, start(), actions.slice(0, -1));
    const [red, green, black] = [...'rgk'].map((colour) => count(state.board, colour));
    expect(ruins.describe(before, actions.at(-1) as RuinsAction, state)).toMatch(
      new RegExp(`\\. It is over: ${red} red dice are used, ${green} green ones, ${black} black ones\\.$`),
    );
    expect(ruins.check(position({ r: 'a1' }, 1), place(1, 'a1'))?.message).toMatch(/a die lies in a1 already/);
    expect(ruins.check(position({ r: 'a1' }, 1), place(1, 'c4'))?.message).toMatch(/no die lies beside c4/);
  });
});

it('its picture asks for a place beside another die once there is one', () => {
  const start = ruins.setup({ players: 3 });
  expect(JSON.stringify(ruinsPicture(start))).toContain('places a die anywhere on the plate.');
  const next = ruins.reduce(start, { type: 'place', player: 0, cell: 'c4' });
  expect(JSON.stringify(ruinsPicture(next))).toContain('places a die on the plate beside another.');
});
