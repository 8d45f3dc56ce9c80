import { describe, expect, it } from 'vitest';
import { board, cells, nameAt, verdict } from '../../../../../test/helpers/das-spiel.js';
import { canPlace, pileOf, spots, textOf } from '../../../../../test/helpers/pyramid-by-hand.js';
import { createRng, pick, uniformInt } from '../../../../kernel/dice/random.js';
import { GameError } from '../../../../kernel/errors.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import {
  type DishingUpAction,
  type DishingUpOptions,
  type DishingUpState,
  dishingUp,
  numbersOfPlayers,
} from './dishing-up.js';

type State = DeepReadonly<DishingUpState>;

const start = (players = 4, options: DishingUpOptions = {}): State => dishingUp.setup({ players, options });

const lies = (player: number, landed: string): DishingUpAction => ({
  type: 'attempt',
  player,
  outcome: { landed, number: null },
});
const falls = (player: number, number: number): DishingUpAction => ({
  type: 'attempt',
  player,
  outcome: { landed: null, number },
});

const apply = (state: State, ...actions: DishingUpAction[]): State =>
  actions.reduce((now, action) => dishingUp.reduce(now, action), state);

/** The cells of the core, from its definition: what has three dice of the plate's border nowhere below it. */
const CORE = spots.flatMap((spot, cell) => (Math.min(...spot) >= 1 ? [nameAt(cell)] : []));

/** The state after each throw lay in the next place there was, in the order of cells. */
function landing(state: State, throws: number): State {
  let now = state;
  for (let i = 0; i < throws; i++) {
    const pile = pileOf(now.board);
    const cell = spots.findIndex((spot) => canPlace(pile, spot));
    now = apply(now, lies(now.toPlay ?? 0, nameAt(cell)));
  }
  return now;
}

describe('table', () => {
  it('DIS-1 three to six sides play', () => {
    expect(dishingUp.playerCount).toEqual({ min: 3, max: 6 });
    expect([dishingUp.title, dishingUp.traits.dexterity]).toEqual(['Dishing Up', true]);
    for (const players of [2, 7]) expect(() => start(players)).toThrow(GameError);
  });

  it('DIS-2 a core of 56 dice stands on the 21 inner funnels', () => {
    const { board: laid } = start();
    expect(cells(laid, 'k')).toBe(CORE.join(' '));
    expect(CORE.length).toBe(56);
    const plate = CORE.filter((name) => name.length === 2);
    expect(plate.length).toBe(21);
    expect(plate).not.toContain('a1');
    expect(CORE.at(-1)).toBe('5b2');
  });

  it.each([
    [3, 36],
    [4, 27],
    [5, 21],
    [6, 18],
  ])('DIS-3 of %i players each has %i dice', (players, dice) => {
    expect(start(players).supply).toEqual(new Array(players).fill(dice));
  });

  it('DIS-4 every number belongs to one player, or with four and five some to nobody', () => {
    expect(numbersOfPlayers(3)).toEqual(['1, 4', '2, 5', '3, 6']);
    for (const players of [4, 5, 6]) expect(numbersOfPlayers(players)).toEqual([...'123456'].slice(0, players));
  });

  // Who is next after Player 1 let a 1, 2, 3, 4, 5, 6 fall.
  it.each([
    ['DIS-4 DIS-10 of three each has two numbers', 3, [0, 1, 2, 0, 1, 2]],
    ['DIS-4 DIS-10 of six each has one', 6, [0, 1, 2, 3, 4, 5]],
    ['DIS-11 of four, 5 and 6 are nobody’s: the next clockwise', 4, [0, 1, 2, 3, 2, 2]],
    ['DIS-11 of five, 6 is nobody’s', 5, [0, 1, 2, 3, 4, 2]],
  ])('%s', (_, players, expected) => {
    const state = apply(start(players), falls(0, 2));
    expect(state.toPlay).toBe(1);
    expect([1, 2, 3, 4, 5, 6].map((number) => apply(state, falls(1, number)).toPlay)).toEqual(expected);
  });

  it('DIS-11 after the last player the first is next', () => {
    const state = apply(start(4), falls(0, 4));
    expect(apply(state, falls(3, 6)).toPlay).toBe(0);
  });
});

describe('throws', () => {
  it('DIS-5 player 0 begins, and nobody else throws in that turn', () => {
    expect(verdict(dishingUp, start(), lies(1, 'a1'))).toBe('NOT_YOUR_TURN');
    expect([...dishingUp.legalActions(start())]).toEqual([{ type: 'attempt', player: 0 }]);
  });

  it('DIS-6 a die that lies stays, and the same player throws again', () => {
    const state = apply(start(), lies(0, 'a1'), lies(0, 'a2'), lies(0, 'i1'));
    expect(cells(state.board, 'r')).toBe('a1 a2 i1');
    expect([state.supply, state.toPlay, state.turns]).toEqual([[24, 27, 27, 27], 0, 0]);
  });

  it('DIS-7 a die that falls goes back, and the turn is over', () => {
    const state = apply(start(), lies(0, 'a1'), falls(0, 3));
    expect([state.supply, state.toPlay, state.turns]).toEqual([[26, 27, 27, 27], 2, 1]);
  });

  it('DIS-8 no throw takes a lying die away', () => {
    const before = apply(start(), lies(0, 'a1'));
    for (const number of [1, 2, 3, 4, 5, 6]) expect(apply(before, falls(0, number)).board).toBe(before.board);
  });

  it('DIS-10 a player whose own number falls goes on with a new turn', () => {
    const state = apply(start(), falls(0, 1));
    expect([state.toPlay, state.turns]).toEqual([0, 1]);
  });

  it.each([
    ['a funnel of the plate', { landed: 'a4', number: null }, true],
    ['a cell where a die lies', { landed: 'a1', number: null }, false],
    ['a funnel of dice', { landed: '1a1', number: null }, true],
    ['a place in the core', { landed: 'b2', number: null }, false],
    ['a cell over nothing', { landed: '1a2', number: null }, false],
    ['a cell with a number', { landed: 'a3', number: 3 }, false],
    ['neither', { landed: null, number: null }, false],
    ['a seven', { landed: null, number: 7 }, false],
    ['a zero', { landed: null, number: 0 }, false],
    ['no cell', { landed: 'j1', number: null }, false],
    ['half of it', { landed: null }, false],
    ['more than asked', { landed: null, number: 3, cell: 'a1' }, false],
    ['nothing', null, false],
  ])('DIS-6 DIS-7 a table can report %s: %j', (_, outcome, possible) => {
    const state = apply(start(), lies(0, 'a1'), lies(0, 'a2'), lies(0, 'b1'));
    expect(dishingUp.chance(state, { type: 'attempt', player: 0 })?.includes(outcome)).toBe(possible);
  });

  it.each([
    ['DIS-9 [skill=[0, 0.25, 1]]', 0, 0.1],
    ['DIS-9 [skill=[0, 0.25, 1]]', 1, 0.3],
    ['DIS-9 [skill=[0, 0.25, 1]]', 2, 0.9],
    ['DIS-9 [skill=[0, 0.25, 1]]', 3, 0.5],
  ])('%s player %i has a die lie with %f, anywhere, else it falls with any number', (_, player, probability) => {
    const options = { skill: [0, 0.25, 1] };
    const state = player === 0 ? start(4, options) : apply(start(4, options), falls(0, player + 1));
    const chance = dishingUp.chance(state, { type: 'attempt', player });
    const pile = pileOf(state.board);
    const open = spots.filter((spot) => canPlace(pile, spot)).map((spot) => nameAt(spots.indexOf(spot)));
    const listed = [...(chance?.outcomes() ?? [])] as { outcome: { landed: string | null }; weight: number }[];
    expect(listed.flatMap(({ outcome }) => outcome.landed ?? [])).toEqual(open);
    for (const { outcome, weight } of listed) {
      const part = outcome.landed === null ? (1 - probability) / 6 : probability / open.length;
      expect(weight / (chance?.total ?? 0)).toBeCloseTo(part, 12);
    }
    expect(listed.length).toBe(open.length + 6);
  });

  it('DIS-9 [skill=[]] 0.5 for everybody, and no skills of players who are not there', () => {
    expect(() => start(3, { skill: [1, 1, 1, 1] })).toThrow(/at most 3 players/);
    const lying = [...(dishingUp.chance(start(), { type: 'attempt', player: 0 })?.outcomes() ?? [])];
    const total = lying.reduce((sum, { weight }) => sum + weight, 0);
    const landed = lying.filter(({ outcome }) => (outcome as { landed: string | null }).landed !== null);
    expect(landed.reduce((sum, { weight }) => sum + weight, 0) / total).toBe(0.5);
  });
});

describe('end', () => {
  it('DIS-12 whose last die lies has won at once', () => {
    const before = landing(start(6), 17);
    expect(before.supply).toEqual([1, 18, 18, 18, 18, 18]);
    expect(dishingUp.result(before)).toBeNull();
    const after = landing(before, 1);
    expect([after.toPlay, after.turns]).toEqual([null, 1]);
    expect(dishingUp.result(after)).toEqual({
      winners: [0],
      scores: [0, 18, 18, 18, 18, 18],
      reason: 'All dice of a player lie; 0 dice left are the fewest.',
    });
    expect(dishingUp.playersToAct(after)).toEqual([]);
    expect(verdict(dishingUp, after, falls(0, 1))).toBe('GAME_OVER');
  });

  it('DIS-12 the last die ends the turn, also that of others before', () => {
    const before = landing(apply(start(6), falls(0, 2), falls(1, 3)), 17);
    expect(before.turns).toBe(2);
    const after = landing(before, 1);
    expect([after.turns, dishingUp.result(after)?.winners]).toEqual([3, [2]]);
    // Rules 1 counted two turns then; before the end they counted as now.
    expect(dishingUp.load({ ...after, rules: 1, turns: 2 })).toEqual(after);
    expect(dishingUp.load({ ...before, rules: 1 })).toEqual(before);
    expect(() => dishingUp.load({ ...before, rules: 1, supply: 7 })).toThrow(GameError);
  });

  it('DIS-12 there is a place for the last of 108 dice', () => {
    let state = start(3);
    for (const player of [0, 1, 2]) {
      state = landing(state, 35);
      state = apply(state, falls(player, ((player + 1) % 3) + 1));
    }
    expect(state.supply).toEqual([1, 1, 1]);
    expect(state.board.replaceAll('.', '').length).toBe(161);
    expect(landing(state, 1).toPlay).toBeNull();
  });

  it('DIS-13 [turnLimit=2] after two turns the fewest dice win, equal numbers share', () => {
    const options = { turnLimit: 2 };
    const one = apply(start(3, options), lies(0, 'a1'), falls(0, 2), falls(1, 1));
    expect(dishingUp.result(one)).toEqual({
      winners: [0],
      scores: [35, 36, 36],
      reason: 'The turns are over; 35 dice left are the fewest.',
    });
    const none = apply(start(3, options), falls(0, 2), falls(1, 1));
    expect(dishingUp.result(none)?.winners).toEqual([0, 1, 2]);
  });

  it('DIS-13 [turnLimit=null] without limit only the last die ends the game', () => {
    let state = start();
    for (let turn = 0; turn < 100; turn++) state = apply(state, falls(0, 1));
    expect([state.turns, state.toPlay]).toEqual([100, 0]);
  });

  it('DIS-6 DIS-10 DIS-12 random games go as by hand', () => {
    const rng = createRng('dishing up');
    let throws = 0;
    for (const players of [3, 4, 5, 6]) {
      let state = start(players);
      const pile = new Set(pileOf(state.board));
      const left = [...state.supply];
      let next = 0;
      while (!left.includes(0)) {
        const open = spots.filter((spot) => canPlace(pile, spot));
        const spot = uniformInt(rng, 0, 2) > 0 ? pick(rng, open) : undefined;
        if (spot === undefined) {
          const number = uniformInt(rng, 1, 6);
          state = apply(state, falls(next, number));
          const owner = players === 3 ? 'abcabc' : 'abcdef'.slice(0, players);
          const named = 'abcdef'.indexOf(owner[number - 1] ?? '-');
          next = named < 0 ? (next === players - 1 ? 0 : next + 1) : named;
        } else {
          state = apply(state, lies(next, nameAt(spots.indexOf(spot))));
          pile.add(textOf(spot));
          left[next] = (left[next] as number) - 1;
        }
        throws++;
        expect(state.supply).toEqual(left);
        expect(state.toPlay).toBe(left.includes(0) ? null : next);
      }
      expect(pileOf(state.board)).toEqual(pile);
    }
    expect(throws).toBeGreaterThan(150);
  });
});

describe('positions', () => {
  const laid = start().board;

  it.each([
    ['a hole in the core', { ...start(), board: board({ '.': '5b2' }, laid) }, /core has no die in 5b2/],
    ['a red die in the core', { ...start(), board: board({ r: '5b2' }, laid) }, /core has no die in 5b2/],
    ['a black die elsewhere', { ...start(), board: board({ k: 'a1' }, laid) }, /black dice belong to the core/],
    ['a die on nothing', { ...start(), board: board({ r: '1a1' }, laid), supply: [26, 27, 27, 27] }, /lies on nothing/],
    ['a supply too few', { ...start(), supply: [27, 27, 27] }, /expected 4 supplies/],
    ['more than the share', { ...start(), supply: [28, 27, 27, 26] }, /at most 27/],
    ['a die that is nowhere', { ...start(), supply: [26, 27, 27, 27] }, /expected 1 thrown dice/],
    ['nobody to play', { ...start(), toPlay: null }, /until the game is over/],
    ['a game that is over', { ...start(4, { turnLimit: 3 }), turns: 3 }, /until the game is over/],
    ['turns after the limit', { ...start(4, { turnLimit: 3 }), turns: 4, toPlay: null }, /there are 3 turns/],
    ['somebody who is not there', { ...start(), toPlay: 4 }, /no Player 5/],
  ])('%s is refused', (_, value, message) => {
    expect(() => dishingUp.load(value)).toThrow(message);
  });

  it('two players without dice are refused', () => {
    const first = apply(landing(start(6), 17), falls(0, 2));
    const second = landing(first, 17);
    const open = spots.findIndex((spot) => canPlace(pileOf(second.board), spot));
    const one = board({ r: nameAt(open) }, second.board);
    const other = spots.findIndex((spot) => canPlace(pileOf(one), spot));
    const full = board({ r: nameAt(other) }, one);
    const value = { ...second, board: full, supply: [0, 0, 18, 18, 18, 18], toPlay: null };
    expect(() => dishingUp.load(value)).toThrow(/only one player/);
  });

  it('one set up by hand is taken', () => {
    const value = { ...start(), board: board({ r: 'a1 a2' }, laid), supply: [27, 26, 27, 26], toPlay: 3, turns: 9 };
    expect(dishingUp.load(value)).toEqual(value);
  });
});

describe('words', () => {
  const tell = (state: State, action: DishingUpAction): string =>
    dishingUp.describe(state, action, apply(state, action));

  it('says where dice lie, what falls and who is next', () => {
    expect(tell(start(), lies(0, 'a1'))).toBe('Player 1 throws a die: it lies in a1. 26 are left.');
    expect(tell(start(), falls(0, 3))).toBe('Player 1 throws a die: one falls off and shows a 3; Player 3 is next.');
    expect(tell(start(), falls(0, 1))).toBe('Player 1 throws a die: one falls off and shows a 1; Player 1 goes on.');
    expect(tell(start(), falls(0, 6))).toBe(
      'Player 1 throws a die: one falls off and shows a 6, which is nobody’s number; Player 2 is next.',
    );
    const before = landing(start(6), 17);
    expect(tell(before, lies(0, 'g1'))).toMatch(/^Player 1 throws a die: it lies in g1\. That was the last one\.$/);
    expect(tell(start(3, { turnLimit: 1 }), falls(0, 2))).toBe('Player 1 throws a die: one falls off and shows a 2.');
  });
});
