import { describe, expect, it } from 'vitest';
import { at, board, cells, nameAt, verdict } from '../../../../../test/helpers/das-spiel.js';
import { canPlace, pileOf, spots } from '../../../../../test/helpers/pyramid-by-hand.js';
import { editionOf } from '../../../../kernel/editions.js';
import { GameError } from '../../../../kernel/errors.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import { type LookoutAction, type LookoutOptions, type LookoutState, lookout } from './lookout.js';
import { lookoutPicture } from './lookout.picture.js';
import { thrownDice } from './throws.js';

type State = DeepReadonly<LookoutState>;
type Action = DeepReadonly<LookoutAction>;

const COLOURS = ['r', 'g', 'k'];
const ALL = spots.map((_, cell) => nameAt(cell));

const start = (players = 2, options: LookoutOptions = {}): State => lookout.setup({ players, options });

/** A throw from digits: own dice of each player, the foreign dice, the golden one. */
const thrown = (player: number, own: string, foreign: string, gold: number) => ({
  type: 'throw' as const,
  player,
  outcome: { own: own.split(' ').map((part) => [...part].map(Number)), foreign: [...foreign].map(Number), gold },
});
const place = (player: number, cell: string): Action => ({ type: 'place', player, cell });
const stop = (player: number): Action => ({ type: 'stop', player });
const done = (player: number): Action => ({ type: 'done', player });

const apply = (state: State, ...actions: Action[]): State =>
  actions.reduce((now, action) => lookout.reduce(now, action), state);

/** The player places so many dice, each in the first cell that takes one. */
function placing(state: State, player: number, dice: number): State {
  let now = state;
  for (let i = 0; i < dice; i++) {
    const pile = pileOf(now.board);
    now = apply(now, place(player, ALL[spots.findIndex((spot) => canPlace(pile, spot))] as string));
  }
  return now;
}

/** How many dice each player can place one after the other, if nobody else does anything. */
function mayPlace(state: State): number[] {
  return state.supply.map((_, player) => {
    let now = state;
    let count = 0;
    while (now.turns === state.turns && lookout.check(now, place(player, firstOpen(now))) === null) {
      now = apply(now, place(player, firstOpen(now)));
      count++;
    }
    return count;
  });
}
const firstOpen = (state: State): string => {
  const pile = pileOf(state.board);
  return ALL[spots.findIndex((spot) => canPlace(pile, spot))] as string;
};

/** A round begins in which the players have so many dice left. */
function position(supply: number[], gold: number, options: LookoutOptions = {}): State {
  const share = supply.length === 2 ? 82 : 55;
  let from = 0;
  const dice = supply.map((left) => {
    from += share - left;
    return ALL.slice(from - share + left, from).join(' ');
  });
  const laid = board({ r: dice[0] ?? '', g: dice[1] ?? '', k: dice[2] ?? '' });
  return lookout.load({ ...start(supply.length, options), board: laid, supply, gold });
}

// Player 0 looks for Player 1's foreign number, Player 1 for Player 2's (player 0's of two).
const TEN = '1122334456';

describe('table', () => {
  it('LOO-1 two or three sides play', () => {
    expect([lookout.playerCount, lookout.title]).toEqual([{ min: 2, max: 3 }, 'Lookout']);
    for (const players of [1, 4]) expect(() => start(players)).toThrow(GameError);
  });

  it('LOO-2 82 dice for two, 55 for three, each of an own colour; the foreign die is none of them', () => {
    expect([start(2).supply, start(3).supply]).toEqual([
      [82, 82],
      [55, 55, 55],
    ]);
    const state = apply(start(3), thrown(0, `${TEN} ${TEN} ${TEN}`, '123', 1));
    const after = apply(state, place(0, 'a1'), place(1, 'b1'), place(2, 'c1'));
    expect(COLOURS.map((colour) => cells(after.board, colour))).toEqual(['a1', 'b1', 'c1']);
    expect(after.supply).toEqual([54, 54, 54]);
  });

  it('LOO-3 player 0 has the golden die first; then it goes clockwise', () => {
    const golds = [start(3)];
    for (let round = 0; round < 4; round++) {
      const before = golds[round] as State;
      const player = round % 3;
      expect(before.gold).toBe(player);
      const after = apply(before, thrown(player, '1111111111 1111111111 1111111111', '222', 3), stop(player));
      golds.push(after);
    }
    expect(golds.map(({ turns }) => turns)).toEqual([0, 1, 2, 3, 4]);
  });

  it('LOO-4 several players may act, in any order', () => {
    expect(lookout.traits.simultaneous).toBe(true);
    const state = apply(start(3), thrown(0, `${TEN} ${TEN} ${TEN}`, '111', 1));
    expect(lookout.playersToAct(state)).toEqual([0, 1, 2]);
    for (const order of [
      [0, 1, 2],
      [2, 0, 1],
      [1, 1, 0],
    ])
      expect(apply(state, ...order.map((player, i) => place(player, ALL[i] as string))).phase).toBe('build');
  });
});

describe('throwing', () => {
  it('LOO-5 the holder of the golden die gives the signal, and nobody places before', () => {
    expect(lookout.playersToAct(start())).toEqual([0]);
    expect(verdict(lookout, start(), thrown(1, `${TEN} ${TEN}`, '11', 1))).toBe('NOT_YOUR_TURN');
    expect(verdict(lookout, start(), place(0, 'a1'))).toBe('LOO-5');
    expect([...lookout.legalActions(start())]).toEqual([{ type: 'throw', player: 0 }]);
    const state = apply(start(), thrown(0, `${TEN} ${TEN}`, '11', 1));
    expect(state.rolled).toEqual({ own: [TEN, TEN].map((text) => [...text].map(Number)), foreign: [1, 1], gold: 1 });
    expect(verdict(lookout, state, thrown(0, `${TEN} ${TEN}`, '11', 1))).toBe('LOO-5');
  });

  it('LOO-5 ten dice each, all of fewer', () => {
    expect(thrownDice([82, 10, 9], 0)).toEqual([10, 10, 9]);
    const chance = lookout.chance(position([7, 30], 1), { type: 'throw', player: 1 });
    // 17 own dice, two foreign ones, the golden one.
    expect(chance?.total).toBe(6 ** 20);
    const lengths = (own: string) => chance?.includes(thrown(1, own, '11', 1).outcome);
    expect(lengths('1234561 1234561234')).toBe(true);
    for (const own of ['1234561234 1234561', '123456 1234561234', '1234567 1234561234', '1234561'])
      expect(lengths(own)).toBe(false);
  });

  it.each([
    ['an outcome without gold', { own: [[1], [1]], foreign: [1, 1] }],
    ['a list of lists within lists', { own: [[[1]], [1]], foreign: [1, 1], gold: 1 }],
    ['one list for all', { own: [1, 1], foreign: [1, 1], gold: 1 }],
    ['a foreign die too few', { own: [[1], [1]], foreign: [1], gold: 1 }],
    ['a golden seven', { own: [[1], [1]], foreign: [1, 1], gold: 7 }],
    ['nothing', null],
  ])('LOO-5 %s is refused', (_, outcome) => {
    const chance = lookout.chance(position([5, 5], 0), { type: 'throw', player: 0 });
    expect(chance?.includes(outcome)).toBe(false);
  });

  it.each([
    ['LOO-6 five dice need no blue one', [5, 9], 0, [5, 9]],
    ['LOO-6 fewer are five with blue ones', [4, 20], 0, [5, 10]],
    ['LOO-6 down to the last', [1, 2], 0, [5, 5]],
    ['LOO-6 ten blue dice for three, from the holder of the golden die on', [1, 1, 1], 0, [5, 5, 3]],
    ['LOO-6 from Player 1 on', [1, 1, 1], 1, [3, 5, 5]],
    ['LOO-6 from Player 2 on', [2, 1, 1], 2, [5, 4, 5]],
  ])('%s', (_, supply, gold, dice) => {
    expect(thrownDice(supply, gold)).toEqual(dice);
  });
});

describe('building', () => {
  // 1122334456: two each of 1, 2, 3, 4, one each of 5, 6.
  it.each([
    ['LOO-7 player 0 looks for the left neighbour’s number', 3, '654', 1, [1, 4, 3]],
    ['LOO-7 of two the other is the left neighbour', 2, '12', 6, [2, 3]],
    ['LOO-8 the golden number counts for all but its holder', 2, '56', 1, [1, 3]],
    ['LOO-8 a number that is both counts once', 2, '15', 1, [1, 2]],
    ['LOO-8 of three both others use it', 3, '222', 5, [2, 3, 3]],
  ])('%s', (_, players, foreign, gold, expected) => {
    const own = new Array(players).fill(TEN).join(' ');
    const state = apply(start(players), thrown(0, own, foreign, gold));
    expect(mayPlace(state)).toEqual(expected);
  });

  it('LOO-7 LOO-11 players with nothing to place are not to act, except the holder of the golden die', () => {
    const state = apply(start(3), thrown(0, `1111111111 1111111111 ${TEN}`, '222', 3));
    expect(lookout.playersToAct(state)).toEqual([0, 2]);
    expect(verdict(lookout, state, place(1, 'a1'))).toBe('NOT_YOUR_TURN');
    expect(verdict(lookout, state, place(0, 'a1'))).toBe('LOO-7');
    expect([...lookout.legalActions(state, 0)]).toEqual([{ type: 'stop', player: 0 }]);
  });

  it('LOO-8 it is another’s round, another’s golden die', () => {
    const first = apply(start(), thrown(0, `${TEN} ${TEN}`, '56', 1), stop(0), done(1));
    expect(first.gold).toBe(1);
    expect(mayPlace(apply(first, thrown(1, `${TEN} ${TEN}`, '56', 1)))).toEqual([3, 1]);
  });

  it('LOO-9 each die in a funnel that takes it', () => {
    const state = apply(start(), thrown(0, '1111111111 1111111111', '11', 1), place(0, 'a1'));
    expect(verdict(lookout, state, place(1, 'a1'))).toBe('LOO-9');
    expect(verdict(lookout, state, place(1, '1a1'))).toBe('LOO-9');
    const more = apply(state, place(1, 'a2'), place(0, 'b1'), place(1, '1a1'));
    expect([cells(more.board, 'r'), cells(more.board, 'g'), more.supply]).toEqual(['a1 b1', 'a2 1a1', [80, 80]]);
    const open = [...lookout.legalActions(more, 1)].map((action) => (action.type === 'place' ? action.cell : ''));
    const pile = pileOf(more.board);
    expect(open).toEqual(ALL.filter((_, cell) => canPlace(pile, spots[cell] as (typeof spots)[number])));
  });

  it('LOO-10 blue dice count as own, but nobody places more than they have', () => {
    const state = apply(position([3, 40], 1), thrown(1, `11111 ${TEN}`, '61', 6));
    // Five dice show the 1, and three are theirs.
    expect(mayPlace(state)[0]).toBe(0 + 3);
    const after = apply(state, place(0, firstOpen(state)));
    expect([after.supply, after.board[at(firstOpen(state))]]).toEqual([[2, 40], 'r']);
  });

  it('LOO-15 unplaced dice are taken up again', () => {
    const state = apply(start(), thrown(0, `${TEN} ${TEN}`, '11', 1), place(0, 'a1'), stop(0), done(1));
    expect(state).toMatchObject({ phase: 'throw', rolled: null, placed: [0, 0], late: [0, 0], supply: [81, 82] });
    expect(thrownDice(state.supply, 1)).toEqual([10, 10]);
  });
});

describe('stop', () => {
  const ones = '1111111111';

  it('LOO-11 only the holder of the golden die can call it, after the throw, once', () => {
    expect(verdict(lookout, start(), stop(0))).toBe('LOO-11');
    const state = apply(start(), thrown(0, `${ones} ${ones}`, '11', 1));
    expect(verdict(lookout, state, stop(1))).toBe('LOO-11');
    expect(verdict(lookout, state, stop(0))).toBe('legal');
    const late = apply(state, stop(0));
    expect(verdict(lookout, late, stop(1))).toBe('LOO-11');
    expect(lookout.check(late, stop(1))?.message).toBe('there is nothing to stop');
    expect(lookout.check(state, stop(1))?.message).toBe('the golden die is Player 1’s');
    const other = apply(position([80, 80], 1), thrown(1, `${ones} ${ones}`, '11', 1));
    expect(lookout.check(other, stop(0))?.message).toBe('the golden die is Player 2’s');
    expect(verdict(lookout, late, stop(0))).toBe('NOT_YOUR_TURN');
  });

  it('LOO-11 a player who has placed all that counts leaves the others nothing', () => {
    const state = apply(start(), thrown(0, `${TEN} ${ones}`, '11', 1));
    const after = apply(placing(state, 0, 2), stop(0));
    expect(after).toMatchObject({ phase: 'throw', gold: 1, turns: 1, supply: [80, 82] });
  });

  it('LOO-12 [late=each] each other may place as many as were left', () => {
    const state = apply(start(3), thrown(0, `${TEN} ${ones} ${ones}`, '111', 1), place(0, 'a1'), stop(0));
    expect(state).toMatchObject({ phase: 'late', late: [0, 1, 1] });
    expect(lookout.playersToAct(state)).toEqual([1, 2]);
    const one = apply(state, place(1, 'a2'));
    expect(one).toMatchObject({ phase: 'late', late: [0, 0, 1] });
    expect(lookout.playersToAct(one)).toEqual([2]);
    expect(apply(one, place(2, 'a3'))).toMatchObject({ phase: 'throw', gold: 1, supply: [54, 54, 54] });
  });

  it('LOO-12 [late=together] the others share what was left', () => {
    const options = { late: 'together' } as const;
    const state = apply(start(3, options), thrown(0, `${TEN} ${ones} ${ones}`, '111', 1), stop(0));
    expect(state).toMatchObject({ phase: 'late', late: [0, 2, 2] });
    const one = apply(state, place(2, 'a2'));
    expect(one).toMatchObject({ phase: 'late', late: [0, 1, 1] });
    expect(lookout.playersToAct(one)).toEqual([1, 2]);
    for (const player of [1, 2]) expect(apply(one, place(player, 'a3'))).toMatchObject({ phase: 'throw', gold: 1 });
  });

  it('LOO-10 LOO-12 own dice that are used up before the stop are none that were left', () => {
    // Two dice are theirs; five show the number: two are left unplaced.
    const state = apply(position([2, 40], 0), thrown(0, `11111 ${ones}`, '11', 1), stop(0));
    expect(state.late).toEqual([0, 2]);
  });

  it.each([
    ['LOO-13 [lateDice=allowed] dice that count', {}, [0, 2]],
    ['LOO-13 [lateDice=any] dice that don’t, too', { lateDice: 'any' } as const, [0, 8]],
  ])('%s', (_, options, expected) => {
    // Eight of player 0 count and stay unplaced; of Player 1 two count, of ten.
    const state = apply(start(2, options), thrown(0, '1111111122 1122222222', '11', 4), stop(0));
    expect(mayPlace(state)).toEqual(expected);
  });

  it('LOO-13 [lateDice=any] no more than were thrown, and no more than there are', () => {
    const options = { lateDice: 'any' } as const;
    const few = apply(position([30, 5], 0, options), thrown(0, '1111111111 22222', '11', 4), stop(0));
    expect(few.late).toEqual([0, 10]);
    expect(mayPlace(few)[1]).toBe(5);
    const blue = apply(position([30, 2], 0, options), thrown(0, '1111111111 22222', '11', 4), stop(0));
    expect(mayPlace(blue)[1]).toBe(2);
    expect(lookoutPicture(blue).summary).toContain('May place: 0, 2.');
  });

  it('LOO-14 the others may give up, and when nobody can place any more the round ends', () => {
    const state = apply(start(3), thrown(0, `${TEN} ${ones} ${ones}`, '111', 1));
    expect(verdict(lookout, state, done(1))).toBe('LOO-14');
    const late = apply(state, stop(0), done(1));
    expect(late).toMatchObject({ phase: 'late', late: [0, 0, 2] });
    expect(apply(late, done(2))).toMatchObject({ phase: 'throw', gold: 1, turns: 1 });
    // Nobody else has any dice that count: nothing is late.
    const none = apply(start(), thrown(0, `${TEN} 2222222222`, '11', 1), stop(0));
    expect(none).toMatchObject({ phase: 'throw', gold: 1 });
  });

  it('LOO-14 [late=together] players who gave up stay out when others go on', () => {
    const options = { late: 'together' } as const;
    const state = apply(start(3, options), thrown(0, `${TEN} ${ones} ${ones}`, '111', 1), stop(0), done(1));
    const after = apply(state, place(2, 'a1'));
    expect(after).toMatchObject({ phase: 'late', late: [0, 0, 1] });
    expect(lookout.playersToAct(after)).toEqual([2]);
  });
});

describe('end', () => {
  it('LOO-16 whoever places their last die wins at once', () => {
    const state = apply(position([1, 1], 0), thrown(0, '11111 11111', '11', 1));
    const after = placing(state, 1, 1);
    expect(after).toMatchObject({ gold: null, phase: 'throw', rolled: null, supply: [1, 0], turns: 1 });
    expect(lookout.result(after)).toEqual({
      winners: [1],
      scores: [1, 0],
      reason: 'All dice of a player lie; 0 dice left are the fewest.',
    });
    expect(lookout.playersToAct(after)).toEqual([]);
    expect(verdict(lookout, after, stop(0))).toBe('GAME_OVER');
  });

  it('LOO-16 also after the stop', () => {
    const state = apply(position([2, 1], 0), thrown(0, '11111 11111', '11', 1), stop(0));
    expect(state.phase).toBe('late');
    expect(lookout.result(placing(state, 1, 1))?.winners).toEqual([1]);
  });

  it('LOO-16 after the stop, too, at once, while others could still place dice', () => {
    const state = apply(position([2, 1, 9], 0), thrown(0, '11111 11111 111111111', '111', 1), stop(0));
    expect(lookout.playersToAct(state)).toEqual([1, 2]);
    const end = placing(state, 1, 1);
    expect([end.gold, lookout.playersToAct(end)]).toEqual([null, []]);
    expect(lookout.result(end)).toMatchObject({ winners: [1], scores: [2, 0, 9] });
  });

  it('LOO-16 the last of 165 dice finds a place', () => {
    const state = apply(position([1, 1, 1], 2), thrown(2, '11111 111 11111', '111', 1));
    expect(placing(state, 0, 1).gold).toBeNull();
  });

  it('LOO-17 [turnLimit=1] after that many rounds the fewest dice win, equal numbers share', () => {
    const options = { turnLimit: 1 };
    const state = apply(start(2, options), thrown(0, `${TEN} ${TEN}`, '11', 1));
    expect(lookout.result(apply(state, place(0, 'a1'), stop(0), done(1)))).toEqual({
      winners: [0],
      scores: [81, 82],
      reason: 'The rounds are over; 81 dice left are the fewest.',
    });
    expect(lookout.result(apply(state, stop(0), done(1)))?.winners).toEqual([0, 1]);
  });

  it('LOO-17 [turnLimit=null] without limit rounds go on', () => {
    let state = start();
    for (let round = 0; round < 40; round++)
      state = apply(state, thrown(round % 2, '1111111111 1111111111', '22', 3), stop(round % 2));
    expect([state.turns, state.gold]).toEqual([40, 0]);
  });
});

describe('positions', () => {
  const built = (): State => apply(start(), thrown(0, `${TEN} ${TEN}`, '11', 1), place(0, 'a1'));
  const late = (): State => apply(built(), stop(0));
  const own = (first: string) => ({ own: [[...first].map(Number), [...TEN].map(Number)], foreign: [1, 1], gold: 1 });

  it('those in the middle of a round are taken', () => {
    expect(lookout.load(built())).toEqual(built());
    expect(lookout.load(late())).toEqual(late());
    expect(late()).toMatchObject({ phase: 'late', late: [0, 1] });
  });

  it.each([
    ['a die on nothing', () => ({ ...start(), board: board({ r: '1a1' }), supply: [81, 82] }), /lies on nothing/],
    ['a supply too many', () => ({ ...start(), supply: [82, 82, 0] }), /numbers of 2 players/],
    ['a wrong supply', () => ({ ...start(), supply: [81, 82] }), /Player 1 to have 82/],
    ['dice of a player who is not there', () => ({ ...start(), board: board({ k: 'a1' }) }), /Player 3 to have -1/],
    ['a golden die of nobody', () => ({ ...start(), gold: null }), /until the game is over/],
    ['somebody who is not there', () => ({ ...start(), gold: 2 }), /no Player 3/],
    ['a game that is over', () => ({ ...start(2, { turnLimit: 3 }), turns: 3 }), /until the game is over/],
    ['a round that begins with dice', () => ({ ...built(), phase: 'throw' }), /nothing thrown or placed/],
    ['a round without dice', () => ({ ...built(), rolled: null }), /nothing was thrown/],
    ['a die too few', () => ({ ...built(), rolled: own('112233445') }), /Player 1 to have thrown 10 dice, got 9/],
    ['throws of one player', () => ({ ...built(), rolled: { ...own(TEN), foreign: [1] } }), /throws of 2 players/],
    ['more placed than count', () => ({ ...built(), rolled: own('2222222222') }), /Player 1 may place 0 dice/],
    ['late dice before a stop', () => ({ ...built(), late: [0, 1] }), /nobody has called a stop/],
    ['late dice of the golden die', () => ({ ...late(), late: [1, 1] }), /places no more/],
    ['more late dice than were left', () => ({ ...late(), late: [0, 2] }), /1 dice were left unplaced/],
    ['nobody late', () => ({ ...late(), late: [0, 0] }), /nobody can place/],
    ['a round that begins with a placed die', () => ({ ...start(), placed: [1, 0] }), /nothing thrown or placed/],
    ['a round that begins with late dice', () => ({ ...start(), late: [0, 1] }), /nothing thrown or placed/],
    ['a throw of three', () => ({ ...built(), rolled: { ...own(TEN), own: [[1], [1], [1]] } }), /throws of 2 players/],
  ])('%s is refused', (_, value, message) => {
    const wrong = value();
    expect(() => lookout.load(wrong)).toThrow(message);
  });

  it('two without dice are refused', () => {
    const dice = ALL.slice(0, 110);
    const laid = board({ r: dice.slice(0, 55).join(' '), g: dice.slice(55).join(' ') });
    const over = { ...start(3), board: laid, supply: [0, 0, 55], gold: null };
    expect(() => lookout.load(over)).toThrow(/only one player can be the first without dice/);
  });

  it('LOO-13 [lateDice=any] more placed than count are taken after a stop alone, and not of whoever called it', () => {
    const options = { lateDice: 'any' } as const;
    const stopped = apply(start(2, options), thrown(0, '1111111122 1122222222', '11', 4), stop(0));
    const more = placing(stopped, 1, 4);
    expect(lookout.load(JSON.parse(JSON.stringify(more)))).toEqual(more);
    const before = { ...more, phase: 'build', late: [0, 0] };
    expect(() => lookout.load(before)).toThrow(/Player 2 may place 2 dice/);
    expect(() => lookout.load({ ...more, options: start().options })).toThrow(/Player 2 may place 2 dice/);
    const many = { ...placing(apply(start(2, options), thrown(0, '1111111122 1122222222', '11', 4)), 0, 7) };
    const late = apply(many, stop(0));
    const wrong = { ...late, rolled: { ...late.rolled, own: [[1, 1, 2, 2, 2, 2, 2, 2, 2, 2], late.rolled?.own[1]] } };
    expect(() => lookout.load(wrong)).toThrow(/Player 1 may place 2 dice/);
  });

  it.each([...lookout.variants])(
    'LOO-4 to LOO-17 random games run through such as are taken, to an end: %j',
    (options) => {
      for (const players of [2, 3]) {
        const { actions, result } = playout(lookout, { players, options, seed: 'lookout', maxActions: 5000 });
        expect(result).not.toBeNull();
        let state = start(players, options);
        for (const [i, action] of actions.entries()) {
          state = lookout.reduce(state, action);
          if (i % 3 === 0 || i > actions.length - 5) expect(lookout.load(state)).toEqual(state);
          expect(lookout.result(state) === null).toBe(i < actions.length - 1);
        }
        const placed = actions.flatMap((action) => (action.type === 'place' ? [action.cell] : []));
        expect(placed.length).toBe(new Set(placed).size);
      }
    },
  );

  it('LOO-12 [late=together] different shares are refused', () => {
    const three = apply(start(3, { late: 'together' }), thrown(0, `${TEN} ${TEN} ${TEN}`, '111', 1), stop(0));
    expect(() => lookout.load({ ...three, late: [0, 1, 2] })).toThrow(/share what they may place/);
    expect(lookout.load({ ...three, late: [0, 0, 2] }).late).toEqual([0, 0, 2]);
  });
});

describe('words', () => {
  it('say what is in the way of an action', () => {
    const why = (state: State, action: Action) => lookout.check(state, action)?.message;
    const state = apply(start(3), thrown(0, `1111111111 ${TEN} ${TEN}`, '222', 3));
    expect(why(state, { type: 'throw', player: 0 })).toBe('the dice of this round lie on the table');
    expect(why(start(), place(0, 'a1'))).toBe('no dice have been thrown yet');
    expect(why(state, place(0, 'a1'))).toBe('none of the other dice shows a number that counts');
    expect(why(state, place(1, '1a1'))).toBe('no die can be placed in 1a1');
    expect(why(state, done(1))).toBe('nobody can give up before a stop');
  });

  it('name the numbers that count in rising order, and nobody for the golden die after the last round', () => {
    const tell = (state: State, action: Action): string => lookout.describe(state, action, apply(state, action));
    expect(tell(start(), thrown(0, `${TEN} ${TEN}`, '52', 3))).toContain('Player 2 for 3 and 5 (3 dice)');
    const state = apply(start(2, { turnLimit: 1 }), thrown(0, `${TEN} 2222222222`, '11', 1));
    expect(tell(state, stop(0))).toBe('Player 1 calls stop.');
  });

  const tell = (state: State, action: Action): string => lookout.describe(state, action, apply(state, action));

  it('says who looks for what, what is placed, and when it stops', () => {
    expect(tell(start(), thrown(0, `${TEN} ${TEN}`, '25', 3))).toBe(
      'Player 1 gives the signal, and all throw; the golden die shows a 3. ' +
        'They look out: Player 1 for 5 (1 die), Player 2 for 2 and 3 (4 dice).',
    );
    const state = apply(start(), thrown(0, `${TEN} ${TEN}`, '25', 3));
    expect(tell(state, place(1, 'a1'))).toBe('Player 2 places a green die in a1.');
    expect(tell(state, stop(0))).toBe(
      'Player 1 calls stop and leaves 1 unplaced: each of the others may place 1 more.',
    );
    const late = apply(state, stop(0));
    expect(tell(late, place(1, 'a1'))).toBe('Player 2 places a green die in a1. The golden die goes to Player 2.');
    expect(tell(late, done(1))).toBe('Player 2 places no more. The golden die goes to Player 2.');
    expect(tell(apply(state, place(0, 'a1')), stop(0))).toBe('Player 1 calls stop. The golden die goes to Player 2.');
    const options = { late: 'together' } as const;
    const three = apply(start(3, options), thrown(0, `${TEN} ${TEN} ${TEN}`, '111', 3));
    expect(tell(three, stop(0))).toBe(
      'Player 1 calls stop and leaves 2 unplaced: the others together may place 2 more.',
    );
    const last = apply(position([1, 1], 0), thrown(0, '11111 11111', '11', 1));
    expect(tell(last, place(0, firstOpen(last)))).toMatch(
      /^Player 1 places a red die in \S+\. That was the last one\.$/,
    );
  });
});

describe('editions', () => {
  it('LOO-12 LOO-13 after the stop, English: the others go on with what they may place; French: they add any dice', () => {
    // Eight of player 0 count and stay unplaced; of Player 1 two count, of ten.
    const may = ['english', 'french'].map((name) =>
      mayPlace(apply(start(2, editionOf(lookout, name)), thrown(0, '1111111122 1122222222', '11', 4), stop(0))),
    );
    expect(may).toEqual([
      [0, 2],
      [0, 8],
    ]);
  });
});
