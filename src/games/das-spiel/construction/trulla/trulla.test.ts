import { describe, expect, it } from 'vitest';
import { at, board, cells, nameAt, verdict } from '../../../../../test/helpers/das-spiel.js';
import { canPlace, pileOf, spots, textOf } from '../../../../../test/helpers/pyramid-by-hand.js';
import type { Chance } from '../../../../kernel/dice/chance.js';
import { createRng, pick, uniformInt } from '../../../../kernel/dice/random.js';
import { GameError } from '../../../../kernel/errors.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import type { TrullaPouring } from './pouring.js';
import { type TrullaAction, type TrullaOptions, type TrullaState, trulla } from './trulla.js';

type State = DeepReadonly<TrullaState>;

const COLOURS = ['r', 'g', 'k'];

const start = (players = 2, options: TrullaOptions = {}): State => trulla.setup({ players, options });

/** The player pours so many dice; these come to rest, so many fall. */
const pour = (player: number, dice: number, placed = '', fell = 0): TrullaAction => ({
  type: 'attempt',
  player,
  dice,
  outcome: { placed: placed.split(' ').filter(Boolean), fell },
});

const apply = (state: State, ...actions: TrullaAction[]): State =>
  actions.reduce((now, action) => trulla.reduce(now, action), state);

const ALL = spots.map((_, cell) => nameAt(cell));

interface Setting {
  readonly players?: number;
  readonly toPlay?: number | null;
  readonly options?: TrullaOptions;
  readonly turns?: number;
}

function position(lying: Record<string, string>, { players = 2, options = {}, ...rest }: Setting = {}): State {
  const laid = board(lying);
  const { dice = null } = options;
  const supply = COLOURS.slice(0, players).map((colour) => {
    const left = (dice ?? 90) - (laid.split(colour).length - 1);
    return dice === null ? Math.max(0, left) : left;
  });
  return trulla.load({ ...start(players, options), board: laid, supply, ...rest });
}

describe('table', () => {
  it('TRU-1 two or three sides play', () => {
    expect(trulla.playerCount).toEqual({ min: 2, max: 3, withGroups: 12 });
    expect([trulla.title, trulla.traits.dexterity]).toEqual(['Trulla', true]);
    for (const players of [1, 4]) expect(() => start(players)).toThrow(GameError);
  });

  it('TRU-1 [groups=[2,2,2]] [groups=[]] six in three groups play A1 B1 C1 A2 B2 C2, each group with one colour', () => {
    const first = start(6, { groups: [2, 2, 2] });
    const state = apply(first, pour(0, 1, 'a1'), pour(1, 1, 'b1'), pour(2, 1, 'c1'), pour(3, 2, 'd1 e1'));
    expect(COLOURS.map((colour) => cells(state.board, colour))).toEqual(['a1 d1 e1', 'b1', 'c1']);
    expect([state.supply, state.toPlay, state.members]).toEqual([[87, 89, 89], 4, [0, 1, 1]]);
    expect(() => start(6)).toThrow('6 players are groups, such as { groups: [2, 2, 2] }');
    expect(() => trulla.load({ ...state, members: [0, 0, 1] })).toThrow(/another member of the group is on/);
  });

  it('TRU-10 [groups=[2,1]] [dice=3] a side without dice is passed over, and the other one goes round', () => {
    const state = apply(start(3, { groups: [2, 1], dice: 3 }), pour(0, 1), pour(1, 3, 'a1 b1 c1'), pour(2, 1));
    expect([state.supply, state.toPlay, state.members]).toEqual([[3, 0], 0, [0, 0]]);
    expect(() => trulla.load({ ...state, toPlay: 1 })).toThrow(/Player 2 has no dice/);
  });

  it('TRU-9 [groups=[2,1]] [skill=[0,0,1]] each member pours with their own skill', () => {
    const first = start(3, { groups: [2, 1], skill: [0, 0, 1] });
    const [one, other] = [first, apply(first, pour(0, 1), pour(1, 1))].map((state, at) => {
      const chance = trulla.chance(state, { type: 'attempt', player: 2 * at, dice: 1 });
      const listed = [...(chance?.outcomes() ?? [])] as { outcome: TrullaPouring; weight: number }[];
      return (listed.find(({ outcome }) => outcome.fell === 1)?.weight ?? 0) / (chance?.total ?? 1);
    });
    expect(one).toBeCloseTo(0.9, 12);
    expect(other).toBeCloseTo(0.1, 12);
  });

  it('TRU-2 [dice=null] each has a whole colour', () => {
    expect([start(2).supply, start(3).supply]).toEqual([
      [90, 90],
      [90, 90, 90],
    ]);
    const laid = apply(start(3), pour(0, 1, 'a1'), pour(1, 1, 'b1'), pour(2, 1, 'c1')).board;
    expect(COLOURS.map((colour) => cells(laid, colour))).toEqual(['a1', 'b1', 'c1']);
  });

  it('TRU-2 [dice=55] any number up to 90 can be agreed on', () => {
    expect(start(3, { dice: 55 }).supply).toEqual([55, 55, 55]);
    expect(start(2, { dice: 90 }).supply).toEqual([90, 90]);
    for (const dice of [0, 91, 5.5]) expect(() => start(2, { dice })).toThrow(GameError);
  });

  it('TRU-3 [ladle=20] [ladle=7] no more dice than the ladle takes', () => {
    expect(verdict(trulla, start(), pour(0, 20))).toBe('legal');
    expect(verdict(trulla, start(), pour(0, 21))).toBe('TRU-3');
    expect(verdict(trulla, start(2, { ladle: 7 }), pour(0, 7))).toBe('legal');
    expect(verdict(trulla, start(2, { ladle: 7 }), pour(0, 8))).toBe('TRU-3');
    expect(trulla.check(start(2, { ladle: 7 }), pour(0, 8))?.message).toMatch(/the ladle holds 7 dice/);
  });

  it('TRU-4 the first player begins, turns go clockwise', () => {
    expect(verdict(trulla, start(), pour(1, 3))).toBe('NOT_YOUR_TURN');
    const seats = [start(3)];
    for (let turn = 0; turn < 5; turn++) seats.push(apply(seats[turn] as State, pour(turn % 3, 1)));
    expect(seats.map(({ toPlay }) => toPlay)).toEqual([0, 1, 2, 0, 1, 2]);
    expect(seats.map(({ turns }) => turns)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('pouring', () => {
  it('TRU-5 [filling=any] as many dice as they like, from one, as far as they have some', () => {
    expect([...trulla.legalActions(start())].map(({ dice }) => dice)).toEqual(ALL.slice(0, 20).map((_, i) => i + 1));
    const few = position({ r: ALL.slice(0, 80).join(' ') }, { options: { dice: 83 } });
    expect([...trulla.legalActions(few)].map(({ dice }) => dice)).toEqual([1, 2, 3]);
    expect(verdict(trulla, few, pour(0, 4))).toBe('TRU-5');
    expect(trulla.check(few, pour(0, 4))?.message).toMatch(/there are 3 dice left/);
    expect(verdict(trulla, start(), pour(0, 0))).toBe('INVALID_ACTION');
  });

  it('TRU-5 [filling=full] the ladle is filled as far as it and the stock go', () => {
    const options = { filling: 'full', dice: 83 } as const;
    expect([...trulla.legalActions(start(2, options))].map(({ dice }) => dice)).toEqual([20]);
    expect(verdict(trulla, start(2, options), pour(0, 19))).toBe('TRU-5');
    const few = position({ r: ALL.slice(0, 80).join(' ') }, { options });
    expect([...trulla.legalActions(few)].map(({ dice }) => dice)).toEqual([3]);
    expect(verdict(trulla, few, pour(0, 2))).toBe('TRU-5');
    expect(trulla.check(few, pour(0, 2))?.message).toMatch(/the ladle has to be filled with 3 dice/);
  });

  it('TRU-6 dice lie where they came to rest, also on each other', () => {
    const state = apply(start(), pour(0, 5, 'a1 b1 a2 1a1 i1'));
    expect(cells(state.board, 'r')).toBe('a1 a2 b1 i1 1a1');
    expect([state.supply, state.toPlay]).toEqual([[85, 90], 1]);
  });

  it('TRU-7 dice that fall go back to their owner', () => {
    const state = apply(start(), pour(0, 5, 'a1 b1', 3));
    expect([state.supply, state.toPlay, state.turns]).toEqual([[88, 90], 1, 1]);
  });

  it('TRU-8 dice that stay in the ladle go back, too', () => {
    const state = apply(start(), pour(0, 9, 'a1 b1', 1));
    expect([state.supply, state.toPlay]).toEqual([[88, 90], 1]);
    expect(apply(start(), pour(0, 9)).supply).toEqual([90, 90]);
  });

  it.each([
    ['TRU-6 all that lie', 3, 'a4 a5 a6', 0, true],
    ['TRU-6 a die on dice that were there', 1, '1a1', 0, true],
    ['TRU-6 a die on dice of the same turn', 4, 'c1 b2 1b1', 0, true],
    ['TRU-6 the same in an order that cannot be', 4, '1b1 c1 b2', 0, false],
    ['TRU-6 a cell that is taken', 3, 'a1', 0, false],
    ['TRU-6 a cell twice', 3, 'a4 a4', 0, false],
    ['TRU-6 more dice than were poured', 2, 'a4 a5 a6', 0, false],
    ['TRU-6 no cell of the pyramid', 2, 'a0', 0, false],
    ['TRU-7 all that fall', 3, '', 3, true],
    ['TRU-7 more dice than were poured', 3, 'a4', 3, false],
    ['TRU-7 less than none', 3, 'a4', -1, false],
    ['TRU-7 half a die', 3, 'a4', 0.5, false],
    ['TRU-8 some of each', 3, 'a4', 1, true],
    ['TRU-8 a ladle that touches at once', 3, '', 0, true],
  ])('%s: of %i dice %j lie and %d fall', (_, dice, placed, fell, possible) => {
    const state = position({ r: 'a1 a2', g: 'b1' });
    const { outcome, ...action } = pour(0, dice, placed, fell);
    expect(trulla.chance(state, action)?.includes(outcome)).toBe(possible);
    const result = trulla.safeReduce(state, { ...action, outcome });
    expect(result.ok ? 'ok' : result.error.code).toBe(possible ? 'ok' : 'INVALID_OUTCOME');
  });

  it('TRU-6 reports of another form are refused', () => {
    const chance = trulla.chance(start(), { type: 'attempt', player: 0, dice: 3 });
    for (const outcome of [null, [], { placed: [] }, { placed: 'a1', fell: 0 }, { placed: [], fell: 0, rest: 3 }])
      expect(chance?.includes(outcome)).toBe(false);
  });

  it.each([
    ['TRU-9 [skill=[0]]', 0, 0.1],
    ['TRU-9 [skill=[0.5]]', 0.5, 0.5],
    ['TRU-9 [skill=[1]]', 1, 0.9],
  ])('%s a single die lies with 0.1 + 0.8 · skill, and 20 are in each other’s way', (_, skill, probability) => {
    const state = start(2, { skill: [skill] });
    const single = trulla.chance(state, { type: 'attempt', player: 0, dice: 1 });
    const listed = [...(single?.outcomes() ?? [])] as { outcome: TrullaPouring; weight: number }[];
    expect(listed.map(({ outcome }) => outcome)).toEqual([
      ...ALL.slice(0, 45).map((cell) => ({ placed: [cell], fell: 0 })),
      { placed: [], fell: 1 },
    ]);
    for (const { outcome, weight } of listed)
      expect(weight / (single?.total ?? 0)).toBeCloseTo(outcome.fell === 1 ? 1 - probability : probability / 45, 12);
    // Of many: a geometric number of dice lies, and then one falls. 45 places are open to 20 dice.
    const lying = (probability * 45) / 64;
    const many = trulla.chance(state, { type: 'attempt', player: 0, dice: 20 }) as Chance<TrullaPouring>;
    expect(many.total).toBeNull();
    expect(() => many.outcomes()).toThrow(new RangeError('this random event has too many outcomes to list'));
    const rng = createRng(`pouring ${skill}`);
    const lain = new Array<number>(21).fill(0);
    for (let i = 0; i < 400; i++) {
      const { placed, fell } = many.sample(rng);
      expect(fell).toBe(placed.length < 20 ? 1 : 0);
      lain[placed.length] = (lain[placed.length] ?? 0) + 1;
    }
    expect(Math.abs((lain[0] ?? 0) / 400 - (1 - lying))).toBeLessThan(0.08);
    const mean = lain.reduce((sum, count, dice) => sum + count * dice, 0) / 400;
    const expected = Array.from({ length: 20 }, (_none, i) => lying ** (i + 1)).reduce((sum, p) => sum + p, 0);
    expect(Math.abs(mean - expected)).toBeLessThan(0.15 * expected + 0.1);
  });

  it.each([
    ['an empty plate', 0, 45],
    ['a full plate', 45, 36],
    ['four levels', 130, 15],
    ['all but the apex', 164, 1],
  ])('TRU-9 the fuller the ladle and the fewer the places, the less sure is each die: %s', (_, lying, open) => {
    const state = position({ r: ALL.slice(0, Math.min(lying, 82)).join(' '), g: ALL.slice(82, lying).join(' ') });
    expect(ALL.filter((_none, i) => canPlace(pileOf(state.board), spots[i] as (typeof spots)[number]))).toHaveLength(
      open,
    );
    const rng = createRng(`fuller ${open}`);
    for (const dice of [2, 5, 20]) {
      const chance = trulla.chance(state, { type: 'attempt', player: 0, dice }) as Chance<TrullaPouring>;
      let first = 0;
      for (let i = 0; i < 800; i++) if (chance.sample(rng).placed.length > 0) first++;
      expect(Math.abs(first / 800 - (0.5 * open) / (open + dice - 1))).toBeLessThan(0.045);
    }
  });

  it('TRU-9 how many places are open counts before the first die falls, not between dice', () => {
    // Three places are open, and the apex opens when they are taken: each of four dice meets three all the same.
    const state = position(
      { r: ALL.slice(0, 81).join(' '), g: ALL.slice(81, 161).join(' ') },
      { options: { skill: [1] } },
    );
    const chance = trulla.chance(state, { type: 'attempt', player: 0, dice: 4 }) as Chance<TrullaPouring>;
    const rng = createRng('before the first');
    const lain = [0, 0, 0, 0, 0];
    for (let i = 0; i < 4000; i++) {
      const { length } = chance.sample(rng).placed;
      lain[length] = (lain[length] ?? 0) + 1;
    }
    const each = (0.9 * 3) / 6;
    for (const [dice, count] of lain.entries()) {
      const expected = dice === 4 ? each ** 4 : each ** dice * (1 - each);
      expect(Math.abs(count / 4000 - expected)).toBeLessThan(0.03);
    }
  });

  it('TRU-9 [skill=[0, 0.25]] each player pours with their own skill', () => {
    const first = start(3, { skill: [0, 0.25] });
    const states = [first, apply(first, pour(0, 1)), apply(first, pour(0, 1), pour(1, 1))];
    const lying = states.map((state, player) => {
      const chance = trulla.chance(state, { type: 'attempt', player, dice: 1 });
      const falls = [...(chance?.outcomes() ?? [])].find(({ outcome }) => (outcome as TrullaPouring).fell === 1);
      return 1 - (falls?.weight ?? 0) / (chance?.total ?? 0);
    });
    expect(lying.map((share) => share.toFixed(6))).toEqual(['0.100000', '0.300000', '0.500000']);
  });

  it('TRU-9 each die of many lies in any funnel that takes one, with the same chance', () => {
    // Three dice lie in a corner: 42 funnels of the plate take a die, and 1a1. Two dice are hardly in each other's way.
    const lying = (0.9 * 43) / 44;
    const state = position({ r: 'a1 a2 b1' }, { options: { skill: [1] } });
    const chance = trulla.chance(state, { type: 'attempt', player: 0, dice: 2 }) as Chance<TrullaPouring>;
    const rng = createRng('each die');
    const seconds = new Map<string, number>();
    const firsts = new Map<string, number>();
    let both = 0;
    for (let i = 0; i < 3000; i++) {
      const [first, second] = chance.sample(rng).placed;
      if (first !== undefined) firsts.set(first, (firsts.get(first) ?? 0) + 1);
      if (first === undefined || second === undefined) continue;
      expect(canPlace(pileOf(board({ k: first }, state.board)), spots[at(second)] as (typeof spots)[number])).toBe(
        true,
      );
      seconds.set(second, (seconds.get(second) ?? 0) + 1);
      both++;
    }
    expect([...firsts.keys()].sort()).toEqual(
      ALL.filter((_, cell) => canPlace(pileOf(state.board), spots[cell] as (typeof spots)[number])).sort(),
    );
    for (const count of firsts.values()) expect(Math.abs(count - (3000 * lying) / 43)).toBeLessThan(40);
    expect(both).toBeGreaterThan(2200);
    expect(seconds.size).toBe(43);
  });

  it('TRU-9 the model stops when the pyramid is complete, and skills are of players who are there', () => {
    const almost = position({ r: ALL.slice(0, 82).join(' '), g: ALL.slice(82, 164).join(' ') }, { toPlay: 1 });
    expect(almost.supply).toEqual([8, 8]);
    const wide = position(
      { r: ALL.slice(0, 80).join(' '), g: ALL.slice(80, 164).join(' ') },
      { options: { skill: [1] } },
    );
    const chance = trulla.chance(wide, { type: 'attempt', player: 0, dice: 9 });
    const rng = createRng('the last');
    const drawn = Array.from({ length: 50 }, () => JSON.stringify(chance?.sample(rng)));
    expect(new Set(drawn)).toEqual(new Set(['{"placed":["8a1"],"fell":0}', '{"placed":[],"fell":1}']));
    expect(() => start(2, { skill: [1, 1, 1] })).toThrow(/at most 2 players/);
  });
});

describe('end', () => {
  it('TRU-10 [dice=83] [dice=55] with an agreed number of dice, a player who has none left is passed over', () => {
    const all = position({ r: ALL.slice(0, 83).join(' ') }, { toPlay: 1, options: { dice: 83 } });
    expect(apply(all, pour(1, 1)).toPlay).toBe(1);
    expect(() => trulla.load({ ...all, toPlay: 0 })).toThrow(/Player 1 has no dice/);
    const three = position({ g: ALL.slice(0, 55).join(' ') }, { players: 3, options: { dice: 55 } });
    expect(apply(three, pour(0, 1)).toPlay).toBe(2);
  });

  it('TRU-10 [dice=null] a colour that is used up goes on with stand-ins', () => {
    for (const players of [2, 3]) {
      const near = position({ r: ALL.slice(0, 89).join(' ') }, { players });
      expect(near.supply[0]).toBe(1);
      expect([...trulla.legalActions(near)].map(({ dice }) => dice)).toEqual(ALL.slice(0, 20).map((_, i) => i + 1));
      const beyond = apply(near, pour(0, 3, ALL.slice(89, 92).join(' ')));
      expect([beyond.supply[0], cells(beyond.board, 'r').split(' ').length, beyond.toPlay]).toEqual([0, 92, 1]);
      const others = Array.from({ length: players - 1 }, (_, i) => pour(i + 1, 1));
      const again = apply(beyond, ...others);
      expect(again.toPlay).toBe(0);
      expect(apply(again, pour(0, 20, ALL[92])).supply[0]).toBe(0);
    }
  });

  it('TRU-10 [dice=null] one side alone can build the pyramid', () => {
    const last = position({ r: ALL.slice(0, 164).join(' ') });
    expect(trulla.result(apply(last, pour(0, 1, '8a1')))).toMatchObject({ winners: [0], scores: [135, 0] });
  });

  const almost = position({ r: ALL.slice(0, 82).join(' '), g: ALL.slice(82, 164).join(' ') });

  it('TRU-11 TRU-13 the game ends with the complete pyramid, and the most faces win', () => {
    expect(trulla.result(almost)).toBeNull();
    const after = apply(almost, pour(0, 1, '8a1'));
    expect(after.toPlay).toBeNull();
    const faces = ['r', 'g'].map((colour) =>
      spots.reduce((sum, spot, cell) => {
        return sum + (after.board[cell] === colour ? spot.filter((coordinate) => coordinate === 0).length : 0);
      }, 0),
    );
    expect(faces.reduce((sum, count) => sum + count, 0)).toBe(135);
    expect(trulla.result(after)).toEqual({
      winners: [(faces[0] ?? 0) > (faces[1] ?? 0) ? 0 : 1],
      scores: faces,
      reason: `The pyramid is complete; ${Math.max(...faces)} outer faces are the most.`,
    });
    expect(verdict(trulla, after, pour(1, 1))).toBe('GAME_OVER');
  });

  it('TRU-11 what is in the ladle then goes back', () => {
    const wide = position({ r: ALL.slice(0, 80).join(' '), g: ALL.slice(80, 164).join(' ') });
    expect(apply(wide, pour(0, 9, '8a1', 2))).toMatchObject({ toPlay: null, supply: [9, 6] });
  });

  it('TRU-12 the game ends when all dice are used up', () => {
    let state = start(3, { dice: 2 });
    state = apply(state, pour(0, 2, 'a1 a3'), pour(1, 2, 'b2 c3'), pour(2, 2, 'c4', 1));
    expect(state.toPlay).toBe(2);
    state = apply(state, pour(2, 1, 'd1'));
    expect(trulla.result(state)).toEqual({
      winners: [0],
      // Corner B shows two faces, a3 and d1 one; b2, c3 and c4 lie inside.
      scores: [3, 0, 1],
      reason: 'All dice are used up; 3 outer faces are the most.',
    });
  });

  it('TRU-13 equal faces share', () => {
    const state = apply(start(2, { dice: 1 }), pour(0, 1, 'a1'), pour(1, 1, 'i1'));
    expect(trulla.result(state)).toMatchObject({ winners: [0, 1], scores: [2, 2] });
  });

  it('TRU-14 [turnLimit=2] after two turns faces are counted as they stand', () => {
    const state = apply(start(2, { turnLimit: 2 }), pour(0, 2, 'b2 b3'), pour(1, 2, 'a2'));
    expect(trulla.result(state)).toEqual({
      winners: [1],
      scores: [0, 1],
      reason: 'The turns are over; 1 outer face is the most.',
    });
  });

  it('TRU-14 [turnLimit=null] without limit the game goes on while dice fall', () => {
    let state = start();
    for (let turn = 0; turn < 100; turn++) state = apply(state, pour(turn % 2, 5, '', 5));
    expect([state.turns, state.toPlay]).toEqual([100, 0]);
  });

  it('TRU-6 TRU-10 TRU-11 random games go as by hand', () => {
    const rng = createRng('trulla');
    let turns = 0;
    for (const players of [2, 3]) {
      let state = start(players);
      const pile = new Set<string>();
      const left = [...state.supply];
      let player = 0;
      while (pile.size < 165) {
        const dice = uniformInt(rng, 1, 20);
        const placed: string[] = [];
        const settling = uniformInt(rng, 0, dice);
        for (let i = 0; i < settling; i++) {
          const spot = pick(
            rng,
            spots.filter((one) => canPlace(pile, one)),
          );
          if (spot === undefined) break;
          pile.add(textOf(spot));
          placed.push(nameAt(spots.indexOf(spot)));
        }
        state = apply(state, pour(player, dice, placed.join(' '), uniformInt(rng, 0, dice - placed.length)));
        left[player] = Math.max(0, (left[player] as number) - placed.length);
        turns++;
        expect([pileOf(state.board), state.supply]).toEqual([pile, left]);
        player = (player + 1) % players;
        expect(state.toPlay).toBe(pile.size === 165 ? null : player);
      }
    }
    expect(turns).toBeGreaterThan(30);
  });
});

describe('positions', () => {
  it.each([
    ['a die on nothing', { ...start(), board: board({ r: '1a1' }), supply: [89, 90] }, /lies on nothing/],
    ['a supply too many', { ...start(), supply: [90, 90, 0] }, /expected 2 supplies/],
    ['a wrong supply', { ...start(), supply: [89, 90] }, /Player 1 to have 90/],
    ['a wrong supply of an agreed number', { ...start(2, { dice: 83 }), supply: [82, 83] }, /Player 1 to have 83/],
    [
      'more dice than agreed on',
      { ...start(2, { dice: 1 }), board: board({ r: 'a1 a2' }), supply: [0, 1] },
      /Player 1 to have -1/,
    ],
    ['dice of a player who is not there', { ...start(), board: board({ k: 'a1' }) }, /Player 3 to have -1/],
    ['nobody to play', { ...start(), toPlay: null }, /until the game is over/],
    ['a game that is over', { ...start(2, { turnLimit: 3 }), turns: 3 }, /until the game is over/],
    ['turns after the limit', { ...start(2, { turnLimit: 3 }), turns: 4, toPlay: null }, /there are 3 turns/],
    ['somebody who is not there', { ...start(), toPlay: 2 }, /no Player 3/],
  ])('%s is refused', (_, value, message) => {
    expect(() => trulla.load(value)).toThrow(message);
  });

  it.each([
    [2, 83],
    [3, 55],
  ])('TRU-2 a save of rules 1 with %i players goes on with the %i dice that each had, and no more', (players, dice) => {
    const options = { dice: null, ladle: 20, filling: 'any', skill: [], turnLimit: null };
    const supply = [dice - 2, ...new Array<number>(players - 1).fill(dice)];
    const saved = { ...start(players), rules: 1, options, board: board({ r: 'a1 a2' }), supply, turns: 1, toPlay: 1 };
    const loaded = trulla.load(saved);
    expect(loaded).toEqual({ ...saved, rules: trulla.rules, options: { groups: [], ...options, dice } });
    const agreed = { ...saved, options: { ...options, dice: 40 }, supply: [38, ...supply.slice(1).fill(40)] };
    expect(trulla.load(agreed).options.dice).toBe(40);
  });

  it('one set up by hand is taken', () => {
    const value = { ...start(), board: board({ g: 'a1 a2' }), supply: [90, 88], turns: 7 };
    expect(trulla.load(value)).toEqual(value);
    expect(value.board[at('a1')]).toBe('g');
  });
});

describe('words', () => {
  const tell = (state: State, action: TrullaAction): string => trulla.describe(state, action, apply(state, action));

  it('says what lies, what falls, what stays, and how it ends', () => {
    expect(tell(start(), pour(0, 1, 'a1'))).toBe('Player 1 pours 1 red die: 1 lies.');
    expect(tell(start(), pour(0, 6, 'a1 a2', 1))).toBe(
      'Player 1 pours 6 red dice: 2 lie, 1 falls, 3 stay in the ladle.',
    );
    expect(tell(start(), pour(0, 3, '', 2))).toBe(
      'Player 1 pours 3 red dice: none comes to rest, 2 fall, 1 stays in the ladle.',
    );
    expect(tell(start(2, { turnLimit: 1 }), pour(0, 1, 'a1'))).toBe(
      'Player 1 pours 1 red die: 1 lies. The turns are over: outer faces are 2 red, 0 green.',
    );
  });
});
