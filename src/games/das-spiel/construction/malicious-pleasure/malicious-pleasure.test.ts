import { describe, expect, it } from 'vitest';
import { at, board, cells, nameAt, verdict } from '../../../../../test/helpers/das-spiel.js';
import { canPlace, spots } from '../../../../../test/helpers/pyramid-by-hand.js';
import { GameError } from '../../../../kernel/errors.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import {
  type MaliciousPleasureAction,
  type MaliciousPleasureOptions,
  type MaliciousPleasureState,
  maliciousPleasure,
} from './malicious-pleasure.js';

type State = DeepReadonly<MaliciousPleasureState>;
type Action = DeepReadonly<MaliciousPleasureAction>;

const COLOURS = ['r', 'g', 'k'];

const start = (players = 2, options: MaliciousPleasureOptions = {}): State =>
  maliciousPleasure.setup({ players, options });

const lies = (player: number, cell: string, pose = 'a', knockedOff: string[] = []): Action =>
  ({ type: 'attempt', player, outcome: { cell, pose, knockedOff } }) as Action;
const falls = (player: number, ...knockedOff: string[]): Action => ({
  type: 'attempt',
  player,
  outcome: { cell: null, pose: null, knockedOff },
});
const place = (player: number, cell: string, pose = 'a'): Action => ({ type: 'place', player, cell, pose }) as Action;

const apply = (state: State, ...actions: Action[]): State =>
  actions.reduce((now, action) => maliciousPleasure.reduce(now, action), state);

/** A position before a throw: dice by colour, with poses by name where they aren't `a`. */
function position(
  dice: Record<string, string>,
  { poses = {}, players = 2, toPlay = 0, options = {}, ...rest }: Setting = {},
): State {
  const laid = board(dice);
  const lying = board(poses, laid.replace(/[^.]/g, 'a'));
  const supply = COLOURS.slice(0, players).map((colour) => (players === 2 ? 82 : 55) - (laid.split(colour).length - 1));
  return maliciousPleasure.load({ ...start(players, options), board: laid, poses: lying, supply, toPlay, ...rest });
}

const namesOf = (list: readonly number[]): string => list.map(nameAt).join(' ');

interface Setting {
  readonly poses?: Record<string, string>;
  readonly players?: number;
  readonly toPlay?: number | null;
  readonly options?: MaliciousPleasureOptions;
  readonly phase?: string;
  readonly laid?: readonly number[];
  readonly left?: number;
  readonly turns?: number;
}

// The plate bears a triangle of ten dice, so that 1a1, 1a2, 1a3, 1b1, 1b2, 1c1 take dice. The funnel 1a1 is made of a2
// (its face -x), a1 (-y), b1 (-z); pose a shows 1, 3, 2 on these faces.
const REST = 'a3 a4 b2 b3 c1 c2 d1';

/** So many cells that bear a heap, none of them in the corner pyramid of 20 whose corner is a1. */
const heapOf = (dice: number): string => {
  const pile = new Set<string>();
  for (const spot of spots) if (spot[1] < 5 && pile.size < dice && canPlace(pile, spot)) pile.add(spot.join(' '));
  expect(pile.size).toBe(dice);
  return spots.flatMap((spot, cell) => (pile.has(spot.join(' ')) ? [nameAt(cell)] : [])).join(' ');
};

describe('table', () => {
  it('MAL-1 two or three sides play', () => {
    expect(maliciousPleasure.playerCount).toEqual({ min: 2, max: 3 });
    expect([maliciousPleasure.title, maliciousPleasure.traits.dexterity]).toEqual(['Malicious Pleasure', true]);
    for (const players of [1, 4]) expect(() => start(players)).toThrow(GameError);
  });

  it('MAL-2 82 dice for two, 55 for three, each of an own colour', () => {
    expect([start(2).supply, start(3).supply]).toEqual([
      [82, 82],
      [55, 55, 55],
    ]);
    const laid = apply(start(3), lies(0, 'a1'), lies(1, 'b1'), lies(2, 'c1'));
    expect([cells(laid.board, 'r'), cells(laid.board, 'g'), cells(laid.board, 'k')]).toEqual(['a1', 'b1', 'c1']);
    expect(laid.supply).toEqual([54, 54, 54]);
  });

  it('MAL-3 a turn is one throw, of player 0 first', () => {
    expect(verdict(maliciousPleasure, start(), falls(1), undefined)).toBe('NOT_YOUR_TURN');
    expect(verdict(maliciousPleasure, start(), place(0, 'a1'))).toBe('MAL-3');
    expect(verdict(maliciousPleasure, start(), { type: 'choose', player: 0, number: 1 })).toBe('MAL-3');
    expect(verdict(maliciousPleasure, start(), { type: 'done', player: 0 })).toBe('MAL-3');
    const next = apply(start(), lies(0, 'a1'));
    expect([next.toPlay, next.turns]).toEqual([1, 1]);
  });

  it('MAL-18 then the player to the left is on, and after the last the first again', () => {
    const seats: (number | null)[] = [];
    let state = start(3);
    for (let turn = 0; turn < 7; turn++) {
      seats.push(state.toPlay);
      state = apply(state, falls(state.toPlay ?? 0));
    }
    expect(seats).toEqual([0, 1, 2, 0, 1, 2, 0]);
  });
});

describe('throws', () => {
  it('MAL-4 the die lies where and how the table says', () => {
    const state = apply(start(), lies(0, 'c4', 'q'));
    expect([state.board[at('c4')], state.poses[at('c4')]]).toEqual(['r', 'q']);
    expect(state.supply).toEqual([81, 82]);
  });

  it('MAL-4 it can take the place of a die that it pushes off', () => {
    const state = apply(position({ g: 'c4', r: 'a1' }), lies(0, 'c4', 'q', ['c4']));
    expect([state.board[at('c4')], state.poses[at('c4')]]).toEqual(['r', 'q']);
    expect(state.supply).toEqual([80, 82]);
  });

  it('MAL-4 a throw that cannot have come out so is refused', () => {
    const result = maliciousPleasure.safeReduce(start(), lies(0, '1a1'));
    expect(!result.ok && result.error.code).toBe('INVALID_OUTCOME');
  });

  it('MAL-5 a die that rebounds stays with its owner, and the turn is over', () => {
    const state = apply(start(), falls(0));
    expect(state.supply).toEqual([82, 82]);
    expect(state.board).toBe('.'.repeat(165));
    expect([state.toPlay, state.phase]).toEqual([1, 'throw']);
  });

  it('MAL-6 dice that are pushed off go back to their owners, own ones too', () => {
    const before = position({ r: 'a1 a2 c4', g: 'b1 1a1' });
    const after = apply(before, falls(0, '1a1', 'a1', 'c4'));
    expect(after.supply).toEqual([81, 81]);
    expect([cells(after.board, 'r'), cells(after.board, 'g')]).toEqual(['a2', 'b1']);
    expect(after.poses.replaceAll('.', '')).toBe('aa');
  });

  it('MAL-7 a throw changes no other die', () => {
    const before = position({ r: 'a1 a2 c4', g: 'b1 1a1' }, { poses: { e: 'a1', p: '1a1' } });
    const after = apply(before, lies(0, 'e3', 'k', ['c4']));
    expect(after.poses).toBe(board({ k: 'e3', '.': 'c4' }, before.poses));
  });
});

describe('more dice', () => {
  it.each([
    ['MAL-9 on the plate', 'i1', {}],
    ['MAL-9 beside own dice', 'a3', {}],
    ['MAL-9 on dice of others', '1c3', {}],
  ])('%s a throw brings nothing', (_, cell) => {
    const state = apply(position({ r: 'a1 a2 b1', g: 'c3 c4 d3' }, { poses: { e: 'a1 a2 b1' } }), lies(0, cell));
    expect([state.phase, state.toPlay, state.left]).toEqual(['throw', 1, 0]);
  });

  // Of the three dice below 1a1, some red; all others green.
  it.each([
    ['MAL-10 the die at +x shows -x', { r: 'a2', g: `a1 b1 ${REST}` }, { k: 'a2' }, 2],
    ['MAL-10 the die at +y shows -y', { r: 'a1', g: `a2 b1 ${REST}` }, { k: 'a1' }, 4],
    ['MAL-10 the die at +z shows -z', { r: 'b1', g: `a1 a2 ${REST}` }, { m: 'b1' }, 3],
    ['MAL-10 numbers of others don’t count', { r: 'a2', g: `a1 b1 ${REST}` }, { d: 'a2', m: 'a1 b1' }, 1],
    ['MAL-12 a 1 brings no more', { r: 'a2', g: `a1 b1 ${REST}` }, {}, 1],
    ['MAL-12 a 6 brings five more', { r: 'a2', g: `a1 b1 ${REST}` }, { m: 'a2' }, 6],
    ['MAL-11 equal numbers leave nothing to choose', { r: 'a1 a2', g: `b1 ${REST}` }, { b: 'a2' }, 3],
  ])('%s', (_, dice, poses, number) => {
    const state = apply(position(dice, { poses }), lies(0, '1a1'));
    const expected = number === 1 ? ['throw', 0, 1, ''] : ['place', number - 1, 0, '1a1'];
    expect([state.phase, state.left, state.toPlay, namesOf(state.laid)]).toEqual(expected);
  });

  // Pose d shows 1, 5, 3 to -x, -y, -z on dice of Europe; on others 1, 3, 5. Red's die in a1 looks into 1a1 with its -y.
  it.each([
    ['MAL-10 [hand=right]', 'right', 5, '1, 5, 3'],
    ['MAL-10 [hand=left]', 'left', 3, '1, 3, 5'],
  ] as const)('%s decides what a pose shows', (_, hand, number, numbers) => {
    const before = position({ r: 'a1', g: `a2 b1 ${REST}` }, { poses: { d: 'a1' }, options: { hand } });
    const thrown = lies(0, '1a1', 'd');
    const state = apply(before, thrown);
    expect([state.phase, state.left]).toEqual(['place', number - 1]);
    expect(maliciousPleasure.describe(before, thrown, state)).toBe(
      `Player 1 throws a red die: it lies in 1a1, showing ${numbers}. ${number - 1} more may be placed.`,
    );
    expect(maliciousPleasure.load(JSON.parse(JSON.stringify(state)))).toEqual(state);
    expect(maliciousPleasure.describe(state, place(0, '1a2', 'd'), apply(state, place(0, '1a2', 'd')))).toContain(
      `in 1a2, showing ${numbers}.`,
    );
    // Two of their dice that show 3 and 5 by one hand or the other: a choice, with the numbers in order.
    const two = position({ r: 'a1 b1', g: `a2 ${REST}` }, { poses: { d: 'a1 b1' }, options: { hand } });
    const choosing = apply(two, lies(0, '1a1'));
    expect([...maliciousPleasure.legalActions(choosing)].map((one) => 'number' in one && one.number)).toEqual([3, 5]);
  });

  it('MAL-10 the funnel is made of dice that still lie after the throw', () => {
    // The green die in 1a2 goes, and the thrown one lies there: on the red one in a3, which shows a 2 on -x.
    const before = position({ r: 'a3', g: `a1 a2 b1 1a2 ${REST.slice(3)}` }, { poses: { k: 'a3' } });
    expect(apply(before, lies(0, '1a2', 'a', ['1a2']))).toMatchObject({ phase: 'place', left: 1, supply: [80, 73] });
  });

  it('MAL-11 different numbers leave a choice', () => {
    // b shows 3, 2, 1: a2 gives its 3; k shows 2, 4, 1: a1 gives its 4.
    const before = position({ r: 'a1 a2', g: `b1 ${REST}` }, { poses: { b: 'a2', k: 'a1' } });
    const state = apply(before, lies(0, '1a1'));
    expect([state.phase, state.left, state.toPlay]).toEqual(['choose', 0, 0]);
    expect([...maliciousPleasure.legalActions(state)].map((action) => 'number' in action && action.number)).toEqual([
      3, 4,
    ]);
    expect(verdict(maliciousPleasure, state, { type: 'choose', player: 0, number: 2 })).toBe('MAL-11');
    expect(verdict(maliciousPleasure, state, place(0, '1a2'))).toBe('MAL-11');
    expect(verdict(maliciousPleasure, state, falls(0))).toBe('MAL-11');
    for (const number of [3, 4]) {
      expect(apply(state, { type: 'choose', player: 0, number })).toMatchObject({ phase: 'place', left: number - 1 });
    }
  });

  it('MAL-11 all three dice can be own, and a 1 can be chosen', () => {
    // a shows 1, 3, 2.
    const state = apply(position({ r: 'a1 a2 b1', g: REST }), lies(0, '1a1'));
    expect([...maliciousPleasure.legalActions(state)].length).toBe(3);
    const after = apply(state, { type: 'choose', player: 0, number: 1 });
    expect([after.phase, after.toPlay, after.laid, after.turns]).toEqual(['throw', 1, [], 1]);
  });

  it.each([
    [1, 'a', 'k'],
    [2, 'k', 'a'],
    [6, 'm', 'a'],
  ])('MAL-12 after a choice, too, the thrown die is the first of %i dice', (number, pose, other) => {
    // The die in a2 shows the number with its -x, the one in a1 another with its -y.
    const before = position({ r: 'a2 a1', g: `b1 ${REST}` }, { poses: { [pose]: 'a2', [other]: 'a1' } });
    let state = apply(before, lies(0, '1a1'));
    expect([state.phase, state.supply[0]]).toEqual(['choose', 79]);
    state = apply(state, { type: 'choose', player: 0, number });
    for (let dice = 1; dice < number; dice++) {
      expect([state.phase, state.toPlay, state.left, state.laid.length]).toEqual(['place', 0, number - dice, dice]);
      state = apply(state, [...maliciousPleasure.legalActions(state)][0] as Action);
    }
    expect([state.phase, state.toPlay, state.left]).toEqual(['throw', 1, 0]);
    expect(before.supply[0]).toBe((state.supply[0] as number) + number);
  });

  /** Player 0 threw onto 1a1 and may have six dice, or as many as the die in a2 shows. */
  const thrown = (options: MaliciousPleasureOptions = {}, more: Record<string, string> = {}, pose = 'm'): State => {
    const dice = { r: 'a2', g: `a1 b1 ${REST} ${more.g ?? ''}`, k: more.k ?? '' };
    return apply(position(dice, { poses: { [pose]: 'a2' }, options, players: more.k ? 3 : 2 }), lies(0, '1a1'));
  };

  it.each([
    ['MAL-13 a funnel that takes no die yet', thrown(), '2a1', 'MAL-13'],
    ['MAL-13 a cell where a die lies', thrown(), 'b2', 'MAL-13'],
    ['MAL-14 a neighbour in its level, along an edge', thrown(), '1a2', 'legal'],
    ['MAL-14 another one', thrown(), '1b1', 'legal'],
    ['MAL-14 two steps away in its level', thrown(), '1a3', 'MAL-14'],
    ['MAL-14 a die far away', thrown(), 'i1', 'MAL-14'],
    ['MAL-14 on top of it, by a face', apply(thrown(), place(0, '1a2'), place(0, '1b1')), '2a1', 'legal'],
    ['MAL-14 beside a die placed before', apply(thrown(), place(0, '1a2')), '1a3', 'legal'],
    ['MAL-14 beside a die of the same colour of an earlier turn', thrown(), 'e1', 'MAL-14'],
  ])('%s', (_, state, cell, expected) => {
    expect(verdict(maliciousPleasure, state, place(0, cell))).toBe(expected);
  });

  it('MAL-14 [contact=edge] [contact=corner] a corner will do under the option', () => {
    const touching = (options: MaliciousPleasureOptions): string => {
      const state = apply(thrown(options), place(0, '1a2'));
      const names = [...maliciousPleasure.legalActions(state)].map((action) => ('cell' in action ? action.cell : ''));
      return [...new Set(names)].join(' ');
    };
    expect(touching({ contact: 'edge' })).toBe('1a3 1b1 1b2');
    // Corners add cells where one coordinate differs the other way: none is open here, but round a lone funnel.
    expect(touching({ contact: 'corner' })).toBe('1a3 1b1 1b2');
    const alone = apply(position({ r: 'd3', g: 'c4 c3' }, { poses: { c: 'd3' } }), lies(0, '1c3'));
    expect(alone).toMatchObject({ phase: 'throw', toPlay: 1 });
    const corner = position({ r: 'd3', g: 'c4 c3' }, { poses: { m: 'd3' }, options: { contact: 'corner' } });
    const state = apply(corner, lies(0, '1c3'));
    expect(state.left).toBe(2);
    const names = [...maliciousPleasure.legalActions(state)].map((action) => ('cell' in action ? action.cell : ''));
    expect([...new Set(names)]).toEqual(['b4', 'd2', 'd4']);
  });

  it('MAL-14 [contact=edge] [contact=corner] a corner is refused while dice go along edges, and not under the option', () => {
    // 1c3 lies on c3, c4 and d3; 1c4 beside it takes a die, and b4 touches 1c3 at a corner only.
    const dice = { r: 'd3', g: 'c3 c4 c5 d4' };
    const thrown = (options: MaliciousPleasureOptions) =>
      apply(position(dice, { poses: { m: 'd3' }, options }), lies(0, '1c3'));
    for (const contact of ['edge', 'corner'] as const) {
      const state = thrown({ contact });
      expect(verdict(maliciousPleasure, state, place(0, '1c4'))).toBe('legal');
      expect(verdict(maliciousPleasure, state, place(0, 'b4'))).toBe(contact === 'edge' ? 'MAL-14' : 'legal');
    }
  });

  it('MAL-15 [poses=chosen] the player says how a placed die lies', () => {
    const state = thrown();
    expect([...maliciousPleasure.legalActions(state)].length).toBe(2 * 24);
    expect(apply(state, place(0, '1a2', 'x')).poses[at('1a2')]).toBe('x');
    expect(verdict(maliciousPleasure, state, { type: 'place', player: 0, cell: '1a2' })).toBe('MAL-15');
  });

  it('MAL-15 [poses=rolled] the die is rolled', () => {
    const state = thrown({ poses: 'rolled' });
    expect([...maliciousPleasure.legalActions(state)]).toEqual([
      { type: 'place', player: 0, cell: '1a2' },
      { type: 'place', player: 0, cell: '1b1' },
    ]);
    expect(verdict(maliciousPleasure, state, place(0, '1a2', 'x'), 'x')).toBe('MAL-15');
    const action: Action = { type: 'place', player: 0, cell: '1a2' };
    expect(maliciousPleasure.chance(state, action)?.total).toBe(24);
    expect(maliciousPleasure.reduce(state, { ...action, outcome: 'x' }).poses[at('1a2')]).toBe('x');
  });

  it('MAL-16 [mayPlaceFewer=false] all dice must be placed', () => {
    const state = thrown();
    expect(verdict(maliciousPleasure, state, { type: 'done', player: 0 })).toBe('MAL-16');
    const next = apply(state, ...'1a2 1b1 2a1 1a3 1b2'.split(' ').map((cell) => place(0, cell)));
    expect(next).toMatchObject({ phase: 'throw', toPlay: 1, laid: [], left: 0, turns: 1, supply: [75, 73] });
  });

  it('MAL-16 [mayPlaceFewer=true] the rest can be left', () => {
    const state = apply(thrown({ mayPlaceFewer: true }), place(0, '1a2'));
    expect(verdict(maliciousPleasure, state, { type: 'done', player: 0 })).toBe('legal');
    const next = apply(state, { type: 'done', player: 0 });
    expect(next).toMatchObject({ phase: 'throw', toPlay: 1, laid: [], left: 0, turns: 1, supply: [79, 73] });
    expect(verdict(maliciousPleasure, start(2, { mayPlaceFewer: true }), { type: 'done', player: 0 })).toBe('MAL-3');
  });

  it('MAL-17 dice that find no place are lost for the turn', () => {
    // Around a single funnel of dice nothing else takes a die that would touch.
    const before = position({ r: 'a2', g: 'a1 b1' }, { poses: { m: 'a2' } });
    expect(apply(before, lies(0, '1a1'))).toMatchObject({ phase: 'throw', toPlay: 1, supply: [80, 80] });
    // Around two there is one, and the third die is lost.
    const two = position({ r: 'a2', g: 'a1 b1 a3 b2' }, { poses: { m: 'a2' } });
    const state = apply(two, lies(0, '1a1'));
    expect(state.left).toBe(5);
    expect(apply(state, place(0, '1a2'))).toMatchObject({ phase: 'throw', toPlay: 1, left: 0, supply: [79, 78] });
  });
});

describe('end', () => {
  const almost = (toPlay: number): State => position({ r: heapOf(81) }, { toPlay });

  it('MAL-19 whoever lays their last die wins, in the middle of a turn, too', () => {
    const before = almost(0);
    expect(before.supply).toEqual([1, 82]);
    const after = apply(before, lies(0, 'a1'));
    expect(after).toMatchObject({ toPlay: null, phase: 'throw', turns: 1 });
    expect(maliciousPleasure.result(after)).toEqual({
      winners: [0],
      scores: [0, 82],
      reason: 'All dice of a player lie; 0 dice left are the fewest.',
    });
    expect(maliciousPleasure.playersToAct(after)).toEqual([]);
    expect(verdict(maliciousPleasure, after, falls(0))).toBe('GAME_OVER');
  });

  it('MAL-19 a last die that is thrown onto own ones ends the game without a choice', () => {
    const before = position({ r: `a1 a2 b1 ${heapOf(78)}` }, { poses: { b: 'a1' } });
    expect(before.supply).toEqual([1, 82]);
    expect(apply(before, lies(0, '1a1'))).toMatchObject({ toPlay: null, phase: 'throw', laid: [], left: 0 });
  });

  it('MAL-19 a last die that is placed ends it, whatever the number was', () => {
    const before = position({ r: `a2 ${heapOf(79)}`, g: `a1 b1 ${REST}` }, { poses: { m: 'a2' } });
    const state = apply(before, lies(0, '1a1'));
    expect(state).toMatchObject({ phase: 'place', left: 1, supply: [1, 73] });
    const after = apply(state, place(0, '1a2'));
    expect(after).toMatchObject({ toPlay: null, phase: 'throw', laid: [], left: 0 });
    expect(maliciousPleasure.result(after)?.winners).toEqual([0]);
  });

  it('MAL-16 no more dice are left to place than the player has', () => {
    // Three red dice are left: the thrown one, and two of the five that the 6 in a2 brings.
    const before = position({ r: `a2 ${heapOf(78)}`, g: `a1 b1 ${REST}` }, { poses: { m: 'a2' } });
    expect(before.supply[0]).toBe(3);
    const thrown = apply(before, lies(0, '1a1'));
    expect(thrown).toMatchObject({ phase: 'place', left: 2, supply: [2, 73] });
    expect(maliciousPleasure.describe(before, lies(0, '1a1'), thrown)).toMatch(/ 2 more may be placed\.$/);
    const one = apply(thrown, place(0, '1a2'));
    expect(one).toMatchObject({ phase: 'place', left: 1, supply: [1, 73] });
    expect(apply(one, place(0, '1b1'))).toMatchObject({ toPlay: null, left: 0 });
  });

  it('MAL-16 nor after a choice', () => {
    // b shows 3, 2, 1 and k shows 2, 4, 1: a2 gives 3 dice, a1 gives 4; two are left.
    const before = position({ r: `a1 a2 ${heapOf(77)}`, g: `b1 ${REST}` }, { poses: { b: 'a2', k: 'a1' } });
    const state = apply(before, lies(0, '1a1'));
    expect(state).toMatchObject({ phase: 'choose', left: 0, supply: [2, 74] });
    for (const number of [3, 4]) expect(apply(state, { type: 'choose', player: 0, number }).left).toBe(2);
    const last = position({ r: `a1 a2 ${heapOf(78)}`, g: `b1 ${REST}` }, { poses: { b: 'a2', k: 'a1' } });
    const choosing = apply(last, lies(0, '1a1'));
    for (const number of [3, 4]) expect(apply(choosing, { type: 'choose', player: 0, number }).left).toBe(1);
  });

  it('MAL-19 dice that come back keep their owner in the game', () => {
    const before = almost(1);
    const top = nameAt(before.board.lastIndexOf('r'));
    const after = apply(before, lies(1, 'a1', 'a', [top]));
    expect(after).toMatchObject({ toPlay: 0, supply: [2, 81] });
  });

  it('MAL-20 [turnLimit=null] without limit nothing but the last die ends the game', () => {
    let state = start();
    for (let turn = 0; turn < 200; turn++) state = apply(state, falls(turn % 2));
    expect([state.turns, state.toPlay]).toEqual([200, 0]);
  });

  it('MAL-20 [turnLimit=3] after three turns the fewest dice win, equal numbers share', () => {
    const options = { turnLimit: 3 };
    const better = apply(start(2, options), falls(0), lies(1, 'a1'), falls(0));
    expect(maliciousPleasure.result(better)).toEqual({
      winners: [1],
      scores: [82, 81],
      reason: 'The turns are over; 81 dice left are the fewest.',
    });
    const equal = apply(start(2, options), lies(0, 'a1'), lies(1, 'b1'), falls(0));
    expect(maliciousPleasure.result(equal)?.winners).toEqual([0, 1]);
  });
});

describe('positions', () => {
  const dice = { r: 'a2', g: `a1 b1 ${REST}` };
  const laid = board({ ...dice, r: 'a2 1a1' });
  const placing = {
    ...start(),
    board: laid,
    poses: board({ m: 'a2' }, laid.replace(/[^.]/g, 'a')),
    supply: [80, 73],
    phase: 'place',
    laid: [at('1a1')],
    left: 5,
  };

  it('MAL-12 one in the middle of a turn, with five dice to place, is taken', () => {
    expect(maliciousPleasure.load(placing)).toEqual(placing);
  });

  it('MAL-11 one in which a number is to be chosen is taken, and one in which it was', () => {
    // b shows 3 on -x of a2, k 4 on -y of a1, a 2 on -z of b1: red and green dice below the red one in 1a1.
    const table = { r: 'a1 a2 1a1', g: `b1 ${REST}` };
    const text = board(table);
    const poses = board({ b: 'a2', k: 'a1' }, text.replace(/[^.]/g, 'a'));
    const choosing = { ...start(), board: text, poses, supply: [79, 74], phase: 'choose', laid: [at('1a1')], left: 0 };
    expect(maliciousPleasure.load(choosing)).toEqual(choosing);
    for (const left of [2, 3]) {
      const chosen = { ...choosing, phase: 'place', left };
      expect(maliciousPleasure.load(chosen)).toEqual(chosen);
    }
    const two = {
      ...{ board: board({ r: '1a2' }, text), poses: board({ a: '1a2' }, poses), supply: [78, 74] },
      laid: [at('1a1'), at('1a2')],
    };
    // Pose a shows 3 on -y, as b does on -x: equal numbers.
    for (const wrong of [{ left: 1 }, two, { poses: board({ a: 'a1' }, poses) }]) {
      expect(() => maliciousPleasure.load({ ...choosing, ...wrong })).toThrow(/no number to choose/);
    }
  });

  it('MAL-20 one with turns and no limit is taken', () => {
    const late = { ...placing, turns: 700 };
    expect(maliciousPleasure.load(late)).toEqual(late);
  });

  it('MAL-16 one in which all that the player has is left to place', () => {
    // 79 red dice lie beside the green ones, so that two of the five are there.
    const rest = heapOf(78);
    const few = {
      ...placing,
      board: board({ r: rest }, laid),
      poses: board({ a: rest }, placing.poses),
      supply: [2, 73],
    };
    expect(maliciousPleasure.load({ ...few, left: 2 })).toEqual({ ...few, left: 2 });
    for (const left of [1, 5])
      expect(() => maliciousPleasure.load({ ...few, left })).toThrow(/none of the player’s own dice brings/);
    // Under rules 1 they stood as the number said.
    for (const left of [2, 5]) expect(maliciousPleasure.load({ ...few, rules: 1, left })).toEqual({ ...few, left: 2 });
    for (const left of [0, 5]) {
      const old = { ...(left === 0 ? start() : placing), rules: 1, left };
      expect(maliciousPleasure.load(old)).toEqual({ ...old, rules: 2 });
    }
    // They had no hands either.
    const { hand, ...options } = placing.options;
    expect(hand).toBe('right');
    expect(maliciousPleasure.load({ ...placing, rules: 1, options })).toEqual(placing);
    expect(() => maliciousPleasure.load({ ...few, rules: 1, supply: 7, left: 5 })).toThrow(GameError);
  });

  it.each([
    ['a die on nothing', { ...start(), board: board({ r: '1a1' }), supply: [81, 82] }, /lies on nothing/],
    ['a wrong supply', { ...start(), supply: [81, 82] }, /Player 1 to have 82 dice/],
    ['dice of a player who is not there', { ...start(), board: board({ k: 'a1' }) }, /Player 3 to have -1/],
    ['a supply too many', { ...start(), supply: [82, 82, 0] }, /expected 2 supplies/],
    ['a die without pose', { ...start(), board: board({ r: 'a1' }), supply: [81, 82] }, /a1 has no pose/],
    ['a pose without die', { ...start(), poses: board({ a: 'a1' }) }, /no die lies in a1/],
    ['nobody to play', { ...start(), toPlay: null }, /until the game is over/],
    ['somebody who is not there', { ...start(), toPlay: 2 }, /no Player 3/],
    ['turns beyond the limit', { ...start(2, { turnLimit: 5 }), turns: 5 }, /until the game is over/],
    ['turns after the limit', { ...start(2, { turnLimit: 5 }), turns: 6, toPlay: null }, /there are 5 turns/],
    ['dice of a turn that begins', { ...placing, phase: 'throw' }, /without dice of its own/],
    ['a die of a turn that begins', { ...placing, phase: 'throw', left: 0 }, /without dice of its own/],
    ['dice left in a turn that begins', { ...start(), left: 1 }, /without dice of its own/],
    [
      'nothing left to place',
      { ...placing, poses: placing.poses.replace('m', 'a'), left: 0 },
      /none of the player’s own dice brings 1 dice/,
    ],
    [
      'two without dice',
      {
        ...start(),
        board: `${'r'.repeat(82)}${'g'.repeat(82)}.`,
        poses: `${'a'.repeat(164)}.`,
        supply: [0, 0],
        toPlay: null,
      },
      /only one player can be the first without dice/,
    ],
    [
      'a die that touches only a later one',
      {
        ...placing,
        board: board({ r: '1a2 1a3' }, laid),
        poses: board({ a: '1a2 1a3' }, placing.poses),
        supply: [78, 73],
        laid: [at('1a1'), at('1a3'), at('1a2')],
        left: 3,
      },
      /1a3 touches none/,
    ],
    ['a number that no die shows', { ...placing, left: 4 }, /none of the player’s own dice brings 5/],
    ['no dice of the turn', { ...placing, laid: [] }, /no die was thrown/],
    ['another player’s die', { ...placing, toPlay: 1 }, /no die of this turn lies in 1a1/],
    ['a choice without numbers', { ...placing, phase: 'choose', left: 0 }, /no number to choose/],
    ['a die below another', { ...placing, laid: [at('1a1'), at('a2')], left: 4 }, /a2 cannot have been laid then/],
    [
      'a die that touches none',
      {
        ...placing,
        board: board({ r: 'i1' }, laid),
        poses: board({ a: 'i1' }, placing.poses),
        supply: [79, 73],
        laid: [at('1a1'), at('i1')],
        left: 4,
      },
      /i1 touches none/,
    ],
    [
      'no place left',
      {
        ...placing,
        board: board({ r: 'a2 1a1', g: 'a1 b1' }),
        poses: board({ m: 'a2', a: 'a1 b1 1a1' }),
        supply: [80, 80],
      },
      /finds a place/,
    ],
  ])('%s is refused', (_, value, message) => {
    expect(() => maliciousPleasure.load(value)).toThrow(message);
  });
});

describe('words', () => {
  const tell = (state: State, action: Action): string =>
    maliciousPleasure.describe(state, action, maliciousPleasure.reduce(state, action));

  it('says where a die lies, what falls, and what follows', () => {
    const before = position({ r: 'a1 a2', g: `b1 ${REST}` }, { poses: { b: 'a2', k: 'a1' } });
    expect(tell(start(), lies(0, 'c4'))).toBe('Player 1 throws a red die: it lies in c4, showing 1, 3, 2.');
    expect(tell(start(), falls(0))).toBe('Player 1 throws a red die: it falls off.');
    expect(tell(before, falls(0, 'a1', 'd1'))).toBe(
      'Player 1 throws a red die: it falls off, and pushes off the red in a1, then the green in d1.',
    );
    expect(tell(before, lies(0, '1a1'))).toBe(
      'Player 1 throws a red die: it lies in 1a1, showing 1, 3, 2. The numbers 3 and 4 can be chosen.',
    );
    const chosen = apply(before, lies(0, '1a1'));
    expect(tell(chosen, { type: 'choose', player: 0, number: 3 })).toBe(
      'Player 1 chooses the 3. 2 more may be placed.',
    );
    const placing = apply(chosen, { type: 'choose', player: 0, number: 3 });
    expect(tell(placing, place(0, '1a2', 'x'))).toBe(
      'Player 1 places a red die in 1a2, showing 2, 6, 4. 1 more may be placed.',
    );
  });

  it('says what is in the way of an action', () => {
    const why = (state: State, action: Action) => maliciousPleasure.check(state, action)?.message;
    const fall = { type: 'attempt', player: 0 } as const;
    const before = position({ r: 'a1 a2', g: `b1 ${REST}` }, { poses: { b: 'a2', k: 'a1' } });
    const choosing = apply(before, lies(0, '1a1'));
    const placing = apply(choosing, { type: 'choose', player: 0, number: 4 });
    expect(why(start(), place(0, 'a1'))).toMatch(/a die is to be thrown/);
    expect(why(choosing, fall)).toMatch(/a number is to be chosen/);
    expect(why(choosing, { type: 'choose', player: 0, number: 2 })).toMatch(/your own dice show 3 and 4, not 2/);
    expect(why(placing, fall)).toMatch(/dice are to be placed/);
    expect(verdict(maliciousPleasure, placing, falls(0))).toBe('MAL-13');
    expect(verdict(maliciousPleasure, placing, { type: 'choose', player: 0, number: 3 })).toBe('MAL-13');
    expect(why(placing, place(0, '2a1'))).toMatch(/no die can be placed in 2a1/);
    expect(why(placing, place(0, 'i1'))).toMatch(/a die in i1 would not touch one of this turn/);
    expect(why(placing, { type: 'place', player: 0, cell: '1a2' })).toMatch(/say how the die is to lie/);
    const rolling = { ...placing, options: { ...placing.options, poses: 'rolled' as const } };
    expect(why(rolling, place(0, '1a2'))).toMatch(/the way the die lies is rolled/);
    expect(why(placing, { type: 'done', player: 0 })).toMatch(/3 more dice have to be placed/);
    expect(maliciousPleasure.result(placing)).toBeNull();
    // The last of a turn's dice leaves nothing to say.
    const last = apply(placing, place(0, '1a2'), place(0, '1b1'));
    expect(tell(last, place(0, '2a1'))).toBe('Player 1 places a red die in 2a1, showing 1, 3, 2.');
  });

  it('says when somebody stops, and when the last die lies', () => {
    const options = { mayPlaceFewer: true };
    const before = position({ r: 'a2', g: `a1 b1 ${REST}` }, { poses: { m: 'a2' }, options });
    expect(tell(apply(before, lies(0, '1a1')), { type: 'done', player: 0 })).toBe(
      'Player 1 places no more dice and gives up 5.',
    );
    const one = spots.slice(0, 81).map((_, cell) => nameAt(cell));
    expect(tell(position({ r: one.join(' ') }), lies(0, '2a1'))).toMatch(/That was the last die\.$/);
  });
});
