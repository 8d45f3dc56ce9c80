import { describe, expect, it } from 'vitest';
import { at, board, cells, nameAt, play, verdict } from '../../../../../test/helpers/das-spiel.js';
import { allPoses, upperByHand } from '../../../../../test/helpers/poses-by-hand.js';
import { canPlace, pileOf, type Spot, spots } from '../../../../../test/helpers/pyramid-by-hand.js';
import { editionOf } from '../../../../kernel/editions.js';
import { GameError } from '../../../../kernel/errors.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import type { Pose } from '../../../../pyramid/pose.js';
import { coatCells } from './coat.js';
import type { TheVainGuineaFowlOptions, TheVainGuineaFowlState } from './position.js';
import { type TheVainGuineaFowlAction, theVainGuineaFowl } from './the-vain-guinea-fowl.js';
import { theVainGuineaFowlPicture } from './the-vain-guinea-fowl.picture.js';

type State = DeepReadonly<TheVainGuineaFowlState>;

const start = (players = 2, options: TheVainGuineaFowlOptions = {}): State =>
  theVainGuineaFowl.setup({ players, options });
const roll = (player: number, outcome: string): TheVainGuineaFowlAction => ({
  type: 'roll',
  player,
  outcome: outcome as Pose,
});
const place = (player: number, cell: string): TheVainGuineaFowlAction => ({ type: 'place', player, cell });
const discard = (player: number): TheVainGuineaFowlAction => ({ type: 'discard', player });
const going = (state: State, ...actions: TheVainGuineaFowlAction[]): State => play(theVainGuineaFowl, state, actions);

const poseOf = (numbers: string, hand: 'right' | 'left' = 'right'): string =>
  allPoses.find((pose) => upperByHand(pose, hand).join('') === numbers) ?? '';

/** The coat by hand: all that is not of the fowl in the pyramid of six levels. */
const COAT = spots.flatMap((spot, cell) => (Math.min(...spot) === 1 ? [cell] : []));

/** What a die shows when it is placed there by the text's three bullets, `null` when it may not be. */
function dressedByHand(pose: string, cell: number, hand: 'right' | 'left'): string | null {
  const shown = upperByHand(pose, hand);
  const wanted = hand === 'right' ? [1, 4, 5] : [1, 5, 4];
  const fits = (numbers: readonly number[]) =>
    [0, 1, 2].every((axis) => (spots[cell] as Spot)[axis] !== 1 || numbers[axis] === wanted[axis]);
  if (fits(shown)) return shown.join('');
  return [...shown].sort().join('') === '145' ? wanted.join('') : null;
}

describe('table', () => {
  it('VGF-1 two or three play', () => {
    expect(theVainGuineaFowl.playerCount).toEqual({ min: 2, max: 3 });
    expect([theVainGuineaFowl.title, theVainGuineaFowl.traits.simultaneous]).toEqual(['The Vain Guinea Fowl', true]);
    for (const players of [1, 4]) expect(() => start(players)).toThrow(GameError);
  });

  it('VGF-2 the naked fowl is a pyramid of ten green dice', () => {
    const fowl = cells(start().board, 'g').split(' ');
    expect(fowl).toHaveLength(10);
    expect(fowl.at(-1)).toBe('2c3');
    expect(fowl).toEqual(spots.flatMap((spot, cell) => (Math.min(...spot) >= 2 ? [nameAt(cell)] : [])));
  });

  it('VGF-3 the coat has 46 places, and nothing goes elsewhere', () => {
    expect(COAT).toHaveLength(46);
    expect(coatCells).toEqual(COAT);
    const state = going(start(), roll(0, poseOf('145')));
    for (const cell of ['a1', 'i1', 'a9', 'c3', '1c3']) {
      expect(verdict(theVainGuineaFowl, state, place(0, cell))).toBe('VGF-3');
    }
    expect(verdict(theVainGuineaFowl, state, place(0, 'z9'))).toBe('INVALID_ACTION');
  });

  it.each([
    ['VGF-4 [hand=right]', 'right', '145'],
    ['VGF-4 [hand=left]', 'left', '154'],
  ] as const)('%s the reminder in corner A shows what the walls must show', (_, hand, numbers) => {
    const state = start(2, { hand });
    expect(cells(state.board, 'r')).toBe('a9');
    expect(upperByHand(state.poses.charAt(at('a9')), hand).join('')).toBe(numbers);
    expect(cells(state.poses, '.').split(' ')).toHaveLength(164);
    // On wall y, the row with y = 1, goes what shows its number there.
    const [fits, fails] = hand === 'right' ? ['4', '5'] : ['5', '4'];
    const showing = (n: string) =>
      allPoses.find((pose) => upperByHand(pose, hand)[1] === Number(n) && upperByHand(pose, hand)[0] === 6) ?? '';
    expect(verdict(theVainGuineaFowl, going(state, roll(0, showing(fits))), place(0, 'd5'))).toBe('legal');
    expect(verdict(theVainGuineaFowl, going(state, roll(0, showing(fails))), place(0, 'd5'))).toBe('VGF-7');
  });

  it('VGF-5 two players have 23 dice each, three 15', () => {
    expect(start(2).supply).toEqual([23, 23]);
    expect(start(3).supply).toEqual([15, 15, 15]);
  });
});

describe('play', () => {
  it('VGF-6 all may roll at once, each one die after the other', () => {
    const state = start(3);
    expect(theVainGuineaFowl.playersToAct(state)).toEqual([0, 1, 2]);
    const two = going(state, roll(2, 'a'), roll(0, 'b'));
    expect(two.rolled).toEqual(['b', null, 'a']);
    expect(theVainGuineaFowl.playersToAct(two)).toEqual([0, 1, 2]);
    expect(verdict(theVainGuineaFowl, two, { type: 'roll', player: 2 }, 'a')).toBe('VGF-6');
    expect(verdict(theVainGuineaFowl, two, { type: 'roll', player: 1 }, 'a')).toBe('legal');
    expect(verdict(theVainGuineaFowl, two, place(1, 'd2'))).toBe('VGF-6');
    expect(theVainGuineaFowl.chance(state, { type: 'roll', player: 0 })?.total).toBe(24);
  });

  it.each([
    ['VGF-7 a one on the side of the ones', '153', 'd2', 'legal'],
    ['VGF-7 a one on another side', '315', 'd2', 'VGF-7'],
    ['VGF-7 a four on the side of the fours', '241', 'd5', 'legal'],
    ['VGF-7 a four on the side of the ones', '412', 'd2', 'VGF-7'],
    ['VGF-7 a five on the side of the fives', '315', 'b4', 'legal'],
    ['VGF-7 no one, four or five in its place', '623', 'd2', 'VGF-7'],
    ['VGF-8 as the reminder', '145', 'd2', 'legal'],
    ['VGF-8 as the reminder, elsewhere', '145', 'b4', 'legal'],
    ['VGF-8 turned', '451', 'd2', 'legal'],
    ['VGF-8 turned, elsewhere', '514', 'd5', 'legal'],
    ['VGF-9 an edge takes 1, 4, 5', '145', 'b2', 'legal'],
    ['VGF-9 an edge takes 1, 4, 5 turned', '514', 'b2', 'legal'],
    ['VGF-9 an edge does not take one right number', '153', 'b2', 'VGF-7'],
    ['VGF-10 nothing without hold', '145', '1b2', 'VGF-10'],
    ['VGF-10 nothing in the air at the top', '145', '5b2', 'VGF-10'],
  ])('%s', (_, numbers, cell, expected) => {
    expect(poseOf(numbers)).not.toBe('');
    expect(verdict(theVainGuineaFowl, going(start(), roll(0, poseOf(numbers))), place(0, cell))).toBe(expected);
  });

  it.each(['right', 'left'] as const)(
    'VGF-7 VGF-8 every %s-handed die in every place is judged and turned as by hand',
    (hand) => {
      let [legal, turned] = [0, 0];
      let state = start(2, { hand });
      for (const action of playout(theVainGuineaFowl, { players: 2, options: { hand }, seed: `by hand ${hand}` })
        .actions) {
        if (action.type === 'roll' && action.outcome !== undefined) {
          const next = theVainGuineaFowl.reduce(state, action);
          const expected = COAT.filter((cell) => canPlace(pileOf(next.board), spots[cell] as Spot)).filter(
            (cell) => dressedByHand(action.outcome ?? '', cell, hand) !== null,
          );
          const listed = [...theVainGuineaFowl.legalActions(next, action.player)];
          expect(listed.flatMap((one) => (one.type === 'place' ? [one.cell] : []))).toEqual(expected.map(nameAt));
          for (const cell of expected) {
            const after = theVainGuineaFowl.reduce(next, place(action.player, nameAt(cell)));
            const shown = upperByHand(after.poses.charAt(cell), hand).join('');
            expect(shown).toBe(dressedByHand(action.outcome, cell, hand));
            legal++;
            if (after.poses.charAt(cell) !== action.outcome) turned++;
          }
        }
        state = theVainGuineaFowl.reduce(state, action);
      }
      expect(legal).toBeGreaterThan(100);
      expect(turned).toBeGreaterThan(10);
    },
  );

  it('VGF-9 only the three poses of 1, 4, 5 fit edges and top; six fit a place with one outer face', () => {
    const counts = COAT.map((cell) => allPoses.filter((pose) => dressedByHand(pose, cell, 'right') !== null).length);
    const outer = COAT.map((cell) => (spots[cell] as Spot).filter((part) => part === 1).length);
    for (const [i, count] of counts.entries()) expect(count).toBe(outer[i] === 1 ? 6 : 3);
    expect(outer.filter((n) => n === 3)).toHaveLength(1);
    expect(outer.filter((n) => n === 2)).toHaveLength(15);
  });

  it('VGF-10 a place that is taken takes no other die', () => {
    const state = going(start(), roll(0, poseOf('153')), place(0, 'd2'), roll(1, poseOf('153')));
    expect(verdict(theVainGuineaFowl, state, place(1, 'd2'))).toBe('VGF-10');
    expect(verdict(theVainGuineaFowl, state, place(1, 'e2'))).toBe('legal');
  });

  it.each([
    ['VGF-7 [fitting=may] [fitting=must] a die that fits as it lies', '315', 'VGF-7'],
    ['VGF-8 [fitting=may] [fitting=must] one that lies as the reminder', '145', 'VGF-7'],
    ['VGF-8 [fitting=may] [fitting=must] one that would have to be turned', '451', 'legal'],
    ['VGF-11 [fitting=may] [fitting=must] one that fits nowhere', '623', 'legal'],
  ] as const)('%s can be taken back or not', (_, numbers, expected) => {
    const rolled = (options: TheVainGuineaFowlOptions) => going(start(2, options), roll(1, poseOf(numbers)));
    expect(verdict(theVainGuineaFowl, rolled({ fitting: 'must' }), discard(1))).toBe(expected);
    expect(verdict(theVainGuineaFowl, rolled({}), discard(1))).toBe(expected);
    expect(verdict(theVainGuineaFowl, rolled({ fitting: 'may' }), discard(1))).toBe('legal');
    const listed = [...theVainGuineaFowl.legalActions(rolled({ fitting: 'must' }), 1)].map(({ type }) => type);
    expect(listed.includes('discard')).toBe(expected === 'legal');
  });

  it('VGF-7 [fitting=must] a die can be taken back when all places are taken that it fits', () => {
    /** Open places of the wall of ones that have no other outer face. */
    const ones = (state: State): number[] =>
      COAT.filter((cell) => {
        const [x, ...others] = spots[cell] as Spot;
        return x === 1 && !others.includes(1) && canPlace(pileOf(state.board), spots[cell] as Spot);
      });
    const afterRoll = (state: State): string =>
      verdict(theVainGuineaFowl, going(state, roll(1, poseOf('132'))), discard(1));
    let state = start(2, { fitting: 'must' });
    let placed = 0;
    for (let open = ones(state); open.length > 0; open = ones(state)) {
      expect(afterRoll(state)).toBe('VGF-7');
      state = going(state, roll(0, poseOf('153')), place(0, nameAt(open[0] as number)));
      placed++;
    }
    // All ten; what is open in this wall are its edges, which want more than a one.
    expect(placed).toBe(10);
    expect(afterRoll(state)).toBe('legal');
    expect(COAT.filter((cell) => (spots[cell] as Spot)[0] === 1 && state.board[cell] === '.').length).toBe(11);
  });

  it('VGF-14 [fitting=must] after the last roll, too, a die that fits is placed', () => {
    const state = going(start(2, { fitting: 'must', turnLimit: 1 }), roll(0, poseOf('153')));
    expect(verdict(theVainGuineaFowl, state, discard(0))).toBe('VGF-7');
    expect(theVainGuineaFowl.result(going(state, place(0, 'd2')))?.winners).toEqual([0]);
  });

  it('VGF-11 [fitting=may] a rolled die may be taken back, whether it fits or not', () => {
    for (const numbers of ['623', '145']) {
      const state = going(start(2, { fitting: 'may' }), roll(1, poseOf(numbers)));
      expect(verdict(theVainGuineaFowl, state, discard(1))).toBe('legal');
      expect(going(state, discard(1))).toMatchObject({ rolled: [null, null], supply: [23, 23], turns: 1 });
    }
    expect(verdict(theVainGuineaFowl, start(), discard(1))).toBe('VGF-11');
  });
});

/** Dice that show 1, 4, 5 are placed by the player wherever there is hold, from below. */
function dressing(state: State, player: number, count: number): State {
  let now = state;
  for (let i = 0; i < count; i++) {
    const cell = COAT.find((one) => canPlace(pileOf(now.board), spots[one] as Spot)) ?? 0;
    now = going(now, roll(player, poseOf('145', now.options.hand)), place(player, nameAt(cell)));
  }
  return now;
}

describe('end', () => {
  it('VGF-12 the first to have placed all dice wins at once', () => {
    const last = dressing(dressing(start(), 0, 5), 1, 22);
    expect(theVainGuineaFowl.result(last)).toBeNull();
    const over = dressing(last, 1, 1);
    expect(theVainGuineaFowl.result(over)).toEqual({
      winners: [1],
      scores: [18, 0],
      reason: 'All dice of a player are placed; 0 dice left are the fewest.',
    });
    expect(theVainGuineaFowl.playersToAct(over)).toEqual([]);
    expect(verdict(theVainGuineaFowl, over, { type: 'roll', player: 0 }, 'a')).toBe('GAME_OVER');
  });

  it('VGF-12 dice of others that still lie on the plate change nothing', () => {
    const waiting = going(dressing(start(), 1, 22), roll(0, poseOf('145')));
    expect(theVainGuineaFowl.result(dressing(waiting, 1, 1))?.winners).toEqual([1]);
  });

  it('VGF-13 three players have fewer dice than the coat has places', () => {
    expect(start(3).supply.reduce((sum, dice) => sum + dice, 0)).toBe(COAT.length - 1);
    const most = dressing(dressing(dressing(start(3), 0, 14), 1, 14), 2, 14);
    const placeable = COAT.filter((cell) => most.board[cell] === '.');
    expect(placeable).toHaveLength(4);
    const over = dressing(most, 2, 1);
    expect(theVainGuineaFowl.result(over)).toMatchObject({ winners: [2], scores: [1, 1, 0] });
    expect(cells(over.board, 'k').split(' ')).toHaveLength(43);
  });

  it('VGF-14 [turnLimit=2] after the last roll what lies may be placed, then the fewest dice win', () => {
    const one = going(start(3, { turnLimit: 2, fitting: 'may' }), roll(0, poseOf('153')), roll(2, poseOf('145')));
    expect(theVainGuineaFowl.playersToAct(one)).toEqual([0, 2]);
    expect(verdict(theVainGuineaFowl, one, { type: 'roll', player: 1 }, 'a')).toBe('NOT_YOUR_TURN');
    const two = going(one, place(2, 'b2'));
    expect(theVainGuineaFowl.result(two)).toBeNull();
    expect(theVainGuineaFowl.result(going(two, discard(0)))).toEqual({
      winners: [2],
      scores: [15, 15, 14],
      reason: '2 rolls are over; 14 dice left are the fewest.',
    });
    expect(theVainGuineaFowl.result(going(two, place(0, 'd2')))?.winners).toEqual([0, 2]);
  });

  it('VGF-14 [turnLimit=1] [turnLimit=2] positions at the limit and before it are taken', () => {
    const options = { turnLimit: 2, fitting: 'may' } as const;
    const one = going(start(2, options), roll(0, poseOf('145')));
    const two = going(one, roll(1, poseOf('153')));
    const over = going(two, place(0, 'b2'), discard(1));
    for (const state of [one, two, over]) {
      expect(theVainGuineaFowl.load(JSON.parse(JSON.stringify(state)))).toEqual(state);
    }
    const single = going(start(2, { turnLimit: 1 }), roll(0, poseOf('145')), place(0, 'b2'));
    expect(theVainGuineaFowl.result(single)?.reason).toBe('1 roll is over; 22 dice left are the fewest.');
  });

  it('VGF-14 [turnLimit=null] without a limit it goes on until a player has no dice', () => {
    for (let game = 0; game < 6; game++) {
      const { result, state } = playout(theVainGuineaFowl, { players: 2 + (game % 2), seed: `to the end ${game}` });
      expect(result?.winners).toEqual([state.supply.indexOf(0)]);
    }
  });
});

describe('positions', () => {
  const some = going(start(), roll(0, poseOf('153')), place(0, 'd2'), roll(1, 'a'));

  it.each([
    ['a fowl with a hole', { ...some, board: board({ '.': 'd4' }, some.board) }, /unexpected "\." in d4/],
    ['no reminder', { ...some, board: board({ '.': 'a9' }, some.board) }, /unexpected "\." in a9/],
    ['a reminder that lies otherwise', { ...some, poses: board({ a: 'a9' }, some.poses) }, /in a9/],
    ['a coat of another colour', { ...some, board: board({ g: 'd2' }, some.board) }, /in d2/],
    [
      'a die beside the coat',
      { ...some, board: board({ k: 'a1' }, some.board), poses: board({ a: 'a1' }, some.poses) },
      /in a1/,
    ],
    ['a coat without a pose', { ...some, poses: board({ '.': 'd2' }, some.poses) }, /in d2/],
    ['a wrong number', { ...some, poses: board({ [poseOf('315')]: 'd2' }, some.poses) }, /the die in d2 shows a wrong/],
    [
      'a die on nothing',
      { ...some, board: board({ k: '5b2' }, some.board), poses: board({ g: '5b2' }, some.poses) },
      /lies on nothing/,
    ],
    ['a lost die', { ...some, supply: [21, 23] }, /expected 46 dice/],
    ['too many dice', { ...some, supply: [23, 23] }, /expected 46 dice/],
    ['a share too large', { ...start(3), supply: [16, 14, 15] }, /15 dice at most/],
    ['a player too few', { ...some, rolled: [null] }, /expected 2 supplies/],
    ['a supply too many', { ...some, supply: [22, 22, 1] }, /expected 2 supplies/],
    ['more dice than rolls', { ...some, turns: 1 }, /more dice lie/],
    ['rolls beyond the limit', { ...some, turns: 9, options: { ...some.options, turnLimit: 8 } }, /there are 8 rolls/],
  ])('%s is refused', (_, value, message) => {
    expect(() => theVainGuineaFowl.load(value)).toThrow(message);
  });

  it('VGF-7 [fitting=may] those of rules 1 are taken as games in which nobody had to place', () => {
    const { fitting: _, ...options } = some.options;
    const free = { ...some, options: { ...some.options, fitting: 'may' } };
    expect(theVainGuineaFowl.load({ ...some, rules: 1, options })).toEqual(free);
  });

  it('VGF-7 [fitting=may] [fitting=must] those of rules 2 keep the reading that they name', () => {
    for (const fitting of ['may', 'must'] as const) {
      const state = { ...some, options: { ...some.options, fitting } };
      expect(theVainGuineaFowl.load({ ...state, rules: 2 })).toEqual(state);
    }
  });

  it('VGF-12 positions after the end are refused', () => {
    const over = dressing(start(), 1, 23);
    expect(theVainGuineaFowl.load(JSON.parse(JSON.stringify(over)))).toEqual(over);
    expect(() => theVainGuineaFowl.load({ ...over, rolled: [null, 'a'], turns: 24 })).toThrow(/nobody has/);
    const full = dressing(theVainGuineaFowl.load({ ...dressing(start(), 1, 22) }), 0, 22);
    const both = { ...dressing(full, 1, 1) };
    const rest = COAT.find((cell) => both.board[cell] === '.') ?? 0;
    const value = {
      ...both,
      board: board({ k: nameAt(rest) }, both.board),
      poses: board({ [poseOf('145')]: nameAt(rest) }, both.poses),
      supply: [0, 0],
      turns: 46,
    };
    expect(() => theVainGuineaFowl.load(value)).toThrow(/the first without dice/);
  });
});

describe('words and picture', () => {
  const told = (state: State, action: TheVainGuineaFowlAction) =>
    theVainGuineaFowl.describe(state, action, theVainGuineaFowl.reduce(state, action));

  it('say what falls and where it goes', () => {
    expect(told(start(), roll(1, poseOf('153')))).toBe('Player 2 rolls 1, 5, 3.');
    expect(told(going(start(), roll(1, poseOf('153'))), place(1, 'd2'))).toBe(
      'Player 2 places the die in d2. 22 left.',
    );
    expect(told(going(start(), roll(1, poseOf('451'))), place(1, 'd2'))).toBe(
      'Player 2 turns the die and places it in d2. 22 left.',
    );
    expect(told(going(start(), roll(1, poseOf('451'))), discard(1))).toBe('Player 2 takes the die back.');
    const last = going(dressing(start(), 1, 22), roll(1, poseOf('145')));
    const cell = COAT.find((one) => canPlace(pileOf(last.board), spots[one] as Spot)) ?? 0;
    expect(told(last, place(1, nameAt(cell)))).toMatch(/^Player 2 places the die in .*\. That was the last one!$/);
  });

  it('say what is in the way of an action', () => {
    const why = (state: State, action: TheVainGuineaFowlAction) => theVainGuineaFowl.check(state, action)?.message;
    const rolled = going(start(2, { fitting: 'must' }), roll(0, poseOf('153')));
    expect(why(rolled, { type: 'roll', player: 0 })).toMatch(/place your die or take it back/);
    expect(why(rolled, place(1, 'd2'))).toMatch(/roll a die first/);
    expect(why(rolled, place(0, 'a1'))).toMatch(/a1 is not a place of the coat/);
    expect(why(rolled, place(0, '1b2'))).toMatch(/a die finds no support in 1b2, or one lies there already/);
    expect(why(rolled, place(0, 'd5'))).toMatch(/this die would show a wrong number in d5/);
    expect(why(rolled, discard(0))).toMatch(/this die fits as it lies, so it has to be placed/);
    expect(why(rolled, discard(1))).toMatch(/there is no die to take back/);
  });

  it('VGF-4 show what is wanted in the open places', () => {
    const texts = theVainGuineaFowlPicture(start()).parts.flatMap((part) =>
      part.kind === 'board'
        ? part.cells.flatMap(({ name, text }) => (text === undefined ? [] : [`${name} ${text}`]))
        : [],
    );
    expect(texts).toHaveLength(15);
    for (const text of ['b2 15', 'd2 1', 'd5 4', 'b4 5', 'b7 45', 'g2 14']) expect(texts).toContain(text);
    expect(theVainGuineaFowlPicture(start(), { names: ['Ada', 'Ben'] }).summary).toMatch(/^Ada, Ben: roll and place/);
  });

  it('VGF-6 show how each die has fallen, and where one will lie', () => {
    const picture = theVainGuineaFowlPicture(going(start(), roll(1, poseOf('153'))), { names: ['Ada', 'Ben'] });
    const dice = picture.parts.flatMap((part) =>
      part.kind === 'board' && part.plate === false ? [[part.title, part.cells[0]?.die?.faces]] : [],
    );
    const faces = [1, 5, 3].map((count) => ({ kind: 'pips', count }));
    expect(dice).toEqual([
      ['Ada', undefined],
      ['Ben', faces],
    ]);
    expect(picture.summary).toContain('Rolled: –, 1 5 3.');
  });
});

describe('editions', () => {
  const afterRoll = (edition: string, numbers: string): State =>
    going(start(2, editionOf(theVainGuineaFowl, edition)), roll(0, poseOf(numbers)));
  const back = (edition: string, numbers: string): string =>
    verdict(theVainGuineaFowl, afterRoll(edition, numbers), discard(0));

  it.each([
    ['VGF-7 a die that shows a 1 where one is wanted', '153', 'VGF-7'],
    ['VGF-8 one that lies as the reminder', '145', 'VGF-7'],
    // Both texts say “may” of it.
    ['VGF-8 one that would have to be turned', '451', 'legal'],
    ['VGF-11 one that fits nowhere', '623', 'legal'],
  ])('%s: English, it is placed at once; French, it may be', (_, numbers, english) => {
    expect([back('english', numbers), back('french', numbers)]).toEqual([english, 'legal']);
  });

  it('VGF-7 VGF-9 in which place, both leave to the player', () => {
    for (const edition of ['english', 'french']) {
      const placed = ['d2', 'e2'].map((cell) => verdict(theVainGuineaFowl, afterRoll(edition, '153'), place(0, cell)));
      expect(placed).toEqual(['legal', 'legal']);
    }
  });
});
