import { describe, expect, it } from 'vitest';
import { at, board, cells, nameAt, perft, play, verdict } from '../../../../../test/helpers/das-spiel.js';
import { chunksByHand, facesOf, namesOfTexts } from '../../../../../test/helpers/das-spiel-chunks.js';
import { canPlace, indexOf, pileOf, type Spot, spots, textOf } from '../../../../../test/helpers/pyramid-by-hand.js';
import { createRng } from '../../../../kernel/dice/random.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import type { TriopsOptions, TriopsState } from './position.js';
import { type TriopsAction, triops } from './triops.js';
import { triopsPicture } from './triops.picture.js';

type State = DeepReadonly<TriopsState>;

const COLOURS = ['r', 'g', 'k'];

const start = (players = 2, options: TriopsOptions = {}): State => triops.setup({ players, options });
const place = (player: number, cell: string): TriopsAction => ({ type: 'place', player, cell });
const build = (player: number, names: string): TriopsAction => ({ type: 'build', player, cells: names.split(' ') });
const done = (player: number): TriopsAction => ({ type: 'done', player });
const pass = (player: number): TriopsAction => ({ type: 'pass', player });

const counts = (text: string, colour: string): number => text.split(colour).length - 1;

/** A position on a board; of two players with as many dice as the options say, Player 1 to build. */
function position(laid: string, change: Partial<State> = {}, options: TriopsOptions = {}, players = 2): State {
  const { dice = 90 } = options;
  const supply = COLOURS.slice(0, players).map((colour) => dice - counts(laid, colour));
  return triops.load({ ...start(players, options), board: laid, supply, phase: 'build', start: 'c4', ...change });
}

// What the rules say, tried out with piles of spots.

/** All that hangs together with the start die by faces. */
function mainByHand(text: string, begin: string): Set<string> {
  const pile = pileOf(text);
  const main = new Set([textOf(spots[at(begin)] as Spot)]);
  for (const one of main) for (const near of facesOf(one)) if (pile.has(near)) main.add(near);
  return main;
}

/** All builds of exactly so many dice. */
function buildsByHand(text: string, begin: string, size: number): Set<string> {
  const main = mainByHand(text, begin);
  const touching = chunksByHand(text, size).filter((chunk) =>
    chunk.some((one) => facesOf(one).some((near) => main.has(near))),
  );
  return new Set(touching.map(namesOfTexts));
}

const listed = (state: State): string[] =>
  [...triops.legalActions(state)].flatMap((action) => (action.type === 'build' ? [action.cells.join(' ')] : []));

/** The builds of the player on turn: of the most dice, up to three, that fit. */
function turnByHand(text: string, begin: string, left: number): Set<string> {
  for (let size = Math.min(3, left); size > 0; size--) {
    const builds = buildsByHand(text, begin, size);
    if (builds.size > 0) return builds;
  }
  return new Set();
}

/** Whether three cells differ in one coordinate only. */
function isColumn(names: readonly string[]): boolean {
  const points = names.map((name) => spots[at(name)] as Spot);
  const alike = [0, 1, 2].filter((axis) => points.every((point) => point[axis] === points[0]?.[axis]));
  return names.length === 3 && alike.length === 2;
}

const ALL = spots.map((_, cell) => nameAt(cell));
/** All cells but those named, in red; `green` of them, the first of the order, in green. */
const allBut = (names: string, green = 0): string => {
  const lying = ALL.filter((cell) => !names.split(' ').includes(cell));
  return board({ g: lying.slice(0, green).join(' '), r: lying.slice(green).join(' ') });
};

const openings = ALL.slice(0, 45);

describe('table', () => {
  it('TRI-1 two or three sides play', () => {
    expect([triops.playerCount, triops.title]).toEqual([{ min: 2, max: 3, withGroups: 12 }, 'Triops']);
    expect(triops.playersFor()).toEqual([2, 3]);
  });

  it('TRI-2 [dice=90] [dice=55] each side has so many dice of its colour', () => {
    expect(start(3).supply).toEqual([90, 90, 90]);
    expect(start(2, { dice: 55 }).supply).toEqual([55, 55]);
    const { board: laid, supply } = play(triops, start(3), [
      place(0, 'c4'),
      build(1, 'c5 d4 1c4'),
      build(2, 'b4 b5 1b4'),
    ]);
    expect([cells(laid, 'r'), cells(laid, 'g'), cells(laid, 'k')]).toEqual(['c4', 'c5 d4 1c4', 'b4 b5 1b4']);
    expect(supply).toEqual([89, 87, 87]);
  });

  it('TRI-3 player 0 begins, then they take turns', () => {
    expect(verdict(triops, start(), place(1, 'c4'))).toBe('NOT_YOUR_TURN');
    expect(play(triops, start(3), [place(0, 'c4'), build(1, 'c5 d4 1c4')]).toPlay).toBe(2);
  });

  it('TRI-3 [dice=6] a player who has no dice is passed over', () => {
    const out = position(board({ r: 'c4 c5 d4 1c4 c3 d3' }), { toPlay: 2 }, { dice: 6 }, 3);
    const next = triops.reduce(out, build(2, 'b4 b5 1b4'));
    expect([next.supply, next.toPlay]).toEqual([[0, 6, 3], 1]);
    expect(() => triops.load({ ...out, toPlay: 0 })).toThrow(/somebody is to play, and has dice/);
  });

  it('TRI-4 the start die goes anywhere on the plate, and nowhere else', () => {
    expect(listed(start())).toEqual([]);
    expect([...triops.legalActions(start())]).toEqual(openings.map((cell) => place(0, cell)));
    expect(verdict(triops, start(), place(0, '1a1'))).toBe('TRI-4');
    expect(verdict(triops, start(), build(0, 'c5 d4 1c4'))).toBe('TRI-4');
    expect(verdict(triops, start(), pass(0))).toBe('TRI-12');
    expect(triops.reduce(start(), place(0, 'i1')).start).toBe('i1');
  });
});

describe('groups', () => {
  const six = (options: TriopsOptions = {}): State => start(6, { groups: [2, 2, 2], ...options });
  const opening = [place(0, 'c4'), build(1, 'c5 d4 1c4'), build(2, 'b4 b5 1b4'), build(3, 'c3 d3 1c3')];

  it('TRI-1 [groups=[2,2,2]] [groups=[]] six in three groups play A1 B1 C1 A2 B2 C2, each side with its colour', () => {
    const { board: laid, toPlay, members } = play(triops, six(), opening);
    expect([cells(laid, 'r'), cells(laid, 'g'), cells(laid, 'k')]).toEqual(['c3 c4 d3 1c3', 'c5 d4 1c4', 'b4 b5 1b4']);
    expect([toPlay, members]).toEqual([4, [0, 1, 1]]);
    expect(start().members).toBeUndefined();
    expect(() => start(6)).toThrow('6 players are groups, such as { groups: [2, 2, 2] }');
  });

  it.each<[string, TriopsOptions, number, RegExp]>([
    ['five for four seats', { groups: [3, 2] }, 4, /groups of 3, 2 are 5 players, not 4/],
    ['one group', { groups: [4] }, 4, /at least 2 groups, got 1/],
    ['four groups', { groups: [1, 1, 1, 1] }, 4, /at most 3 values/],
    ['a group of five', { groups: [5, 1] }, 6, /an integer from 1 to 4/],
  ])('TRI-1 %s are refused', (_, options, players, message) => {
    expect(() => start(players, options)).toThrow(message);
    expect(triops.playersFor({ groups: [3, 2] })).toEqual([5]);
  });

  it('TRI-1 [groups=[2,1]] a smaller group begins anew before the larger one is through', () => {
    const seen: (number | null)[] = [];
    let state = start(3, { groups: [2, 1] });
    for (const action of [place(0, 'c4'), build(1, 'c5 d4 1c4'), build(2, 'c3 d3 1c3'), build(1, 'b4 b5 1b4')]) {
      seen.push(state.toPlay);
      state = triops.reduce(state, action);
    }
    expect([...seen, state.toPlay]).toEqual([0, 1, 2, 1, 0]);
  });

  it('TRI-15 [groupDice="own"] the dice of a side are distributed, the odd ones to its first members', () => {
    expect(six().supply).toEqual(Array(6).fill(45));
    expect(start(7, { groups: [4, 3], dice: 11 }).supply).toEqual([3, 4, 3, 4, 3, 3, 2]);
    expect(play(triops, six(), opening).supply).toEqual([44, 42, 42, 42, 45, 45]);
  });

  it('TRI-15 [groupDice="shared"] or they are there for all of its members', () => {
    expect(six({ groupDice: 'shared' }).supply).toEqual([90, 90, 90]);
    expect(play(triops, six({ groupDice: 'shared' }), opening).supply).toEqual([86, 87, 87]);
  });

  it('TRI-15 a member builds with their own dice, as few as those are', () => {
    const two = start(4, { groups: [2, 2], dice: 10 });
    const laid = board({ r: 'c4 c3 d3 1c3', g: 'c5 d4 1c4' });
    const change = { board: laid, phase: 'build', start: 'c4', members: [0, 1] } as const;
    const state = triops.load({ ...two, ...change, supply: [1, 5, 5, 2], toPlay: 3 });
    expect(verdict(triops, state, build(3, 'b4 b5 1b4'))).toBe('TRI-8');
    expect(verdict(triops, state, build(3, 'b4 1b4'))).toBe('TRI-6');
    const legal = listed(state);
    expect(new Set(legal.map((names) => names.split(' ').length))).toEqual(new Set([2]));
    const next = triops.reduce(state, build(3, legal[0] as string));
    expect([next.supply, next.toPlay, next.members]).toEqual([[1, 5, 5, 0], 0, [0, 0]]);
  });

  it('TRI-15 whoever has no dice is passed over for the next of their side who has', () => {
    const two = start(4, { groups: [2, 2], dice: 10 });
    const laid = board({ r: 'c4 c3 d3 1c3 d2 e2 1d2 e1', g: 'c5 d4 1c4' });
    const change = { board: laid, phase: 'build', start: 'c4', members: [0, 0] } as const;
    const state = triops.load({ ...two, ...change, supply: [0, 5, 2, 2], toPlay: 1 });
    const next = triops.reduce(state, build(1, 'b4 b5 1b4'));
    expect([next.toPlay, next.members]).toEqual([2, [1, 1]]);
    // The side has no dice at all.
    const out = triops.load({ ...state, board: board({ r: 'f1 f2' }, laid), supply: [0, 5, 0, 2] });
    expect(triops.reduce(out, build(1, 'b4 b5 1b4')).toPlay).toBe(3);
  });

  it('TRI-14 all members of the sides with the most faces win, and each has the faces of the side', () => {
    const { state, result } = playout(triops, { players: 6, options: { groups: [2, 2, 2] }, seed: 'six' });
    const { winners = [], scores } = result ?? {};
    const faces = COLOURS.map((colour) => scores?.[COLOURS.indexOf(colour)] ?? 0);
    expect(scores).toEqual([...faces, ...faces]);
    expect(faces.reduce((all, one) => all + one)).toBe(135);
    expect(winners).toEqual([0, 1, 2, 3, 4, 5].filter((player) => scores?.[player] === Math.max(...faces)));
    expect(winners.length % 2).toBe(0);
    const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];
    const sheet = triopsPicture(state, { names }).parts.find(({ kind }) => kind === 'sheet');
    expect(sheet).toMatchObject({
      columns: [{ heading: 'Ada and Dan' }, { heading: 'Ben and Eve' }, { heading: 'Cleo and Finn' }],
    });
  });

  it.each<[string, Partial<State>, RegExp]>([
    ['a player with more dice than were dealt', { supply: [45, 45, 45, 46, 45, 44] }, /at most 45 dice in supply 3/],
    ['a stock too few', { supply: [90, 90, 90] }, /expected 6 supplies/],
    ['dice that are nowhere', { supply: [44, 45, 45, 45, 45, 45] }, /90 dice left, got 89/],
    ['no members', { members: undefined }, /a member of each of 3 groups/],
    ['a member who is not there', { members: [0, 2, 0] }, /a group has no such member/],
    ['another member', { members: [1, 0, 0] }, /another member of the group is on/],
    ['a seventh player', { toPlay: 6 }, /expected one of 6 players, got 6/],
  ])('%s are refused', (_, change, message) => {
    expect(() => triops.load({ ...six(), ...change })).toThrow(message);
  });
});

describe('building', () => {
  const first = (): State => play(triops, start(), [place(0, 'c4')]);

  it.each([
    ['TRI-5 a Triangel of a die and two below it', 'c4', 'c5 d4 1c4', 'legal'],
    ['TRI-5 a column of three', 'c4 d4 c5 c6 d5 e4 1d4 1c5', '1c4 2c4 3c4', 'TRI-6'],
    ['TRI-5 three dice in one level', 'c4', 'c5 d4 d5', 'TRI-5'],
    ['TRI-5 a pair and a die apart', 'c4 c5', 'd4 1c4 a1', 'TRI-5'],
    ['TRI-5 four dice', 'c4', 'c5 d4 1c4 a1', 'INVALID_ACTION'],
    ['TRI-5 a cell twice', 'c4', 'c5 c5 1c4', 'INVALID_ACTION'],
    ['TRI-6 a die in an occupied cell', 'c4 c5', 'c5 d4 1c4', 'TRI-6'],
    ['TRI-6 a die on two dice', 'c4 c5 b5', '1b4 1b5 1c4', 'TRI-5'],
    ['TRI-6 a die on nothing', 'c4', 'd4 1c4 2c4', 'TRI-6'],
    ['TRI-7 dice that touch a die apart only', 'c4 c6', 'b6 b7 1b6', 'TRI-7'],
    ['TRI-8 two dice where three fit', 'c4 d4', 'c5 1c4', 'TRI-8'],
    ['TRI-9 a single die where three fit', 'c4 d4 c5', '1c4', 'TRI-8'],
  ])('%s', (_, dice, names, expected) => {
    expect(verdict(triops, position(board({ g: dice })), build(0, names))).toBe(expected);
  });

  it.each([
    ['x', 'c6 1c5 2c4', 'c4'],
    ['y', 'c4 1c4 2c4', 'c6'],
    ['z', 'e4 1d4 2c4', 'c4'],
  ])('TRI-5 a column of three may go along %s', (_, column, begin) => {
    const ten = 'c4 c5 c6 d4 d5 e4 1c4 1c5 1d4 2c4'.split(' ');
    const state = position(board({ g: ten.filter((cell) => !column.split(' ').includes(cell)).join(' ') }), {
      start: begin,
    });
    expect(isColumn(column.split(' '))).toBe(true);
    expect(verdict(triops, state, build(0, column))).toBe('legal');
    expect(triops.reduce(state, build(0, column)).phase).toBe('bonus');
  });

  it('TRI-5 a turn is no single die wherever one likes', () => {
    const state = position(board({ r: 'c4', g: 'c5 d4 1c4' }));
    for (const cell of ['a1', 'c3', 'i1']) expect(verdict(triops, state, place(0, cell))).toBe('TRI-5');
  });

  it('TRI-6 three dice that lie may support, whoever they belong to', () => {
    const state = position(board({ g: 'c4', k: '', r: 'd4 c5' }));
    expect(verdict(triops, state, build(0, 'd3 1c3 1c4'))).toBe('TRI-5');
    expect(verdict(triops, state, build(0, 'c3 d3 1c3'))).toBe('legal');
    expect(verdict(triops, state, place(0, '1c4'))).toBe('TRI-5');
  });

  it('TRI-7 in the second turn the start die must be touched', () => {
    for (const { cells: names } of [...triops.legalActions(first())] as { cells: readonly string[] }[]) {
      expect(names).toHaveLength(3);
    }
    expect(new Set(listed(first()))).toEqual(buildsByHand(board({ r: 'c4' }), 'c4', 3));
    expect(listed(first())).toHaveLength(3);
  });

  it('TRI-11 a bonus die apart supports dice, but is no contact', () => {
    const laid = board({ r: 'c4 d4 c5', g: '1c4 a1' });
    expect(verdict(triops, position(laid), build(0, 'a2 b1 1a1'))).toBe('TRI-7');
    // Once dice between them join it, it counts: 1a1 lies on a1, a2, b1; 1a2 on a2, a3, b2.
    const joined = board({ r: 'a3 b2 1a2', g: 'a2 b1 1a1 a1' });
    expect(verdict(triops, position(joined, { start: 'a3' }), build(0, 'b1 c1 1b1'))).toBe('TRI-6');
    expect(verdict(triops, position(joined, { start: 'a3' }), build(0, '1b1 c1 2a1'))).toBe('legal');
  });

  it('TRI-5 TRI-7 every position of random games lists what trying out lists', () => {
    let positions = 0;
    for (let game = 0; game < 3; game++) {
      let state = start(2 + (game % 2));
      for (const [turn, action] of playout(triops, {
        players: 2 + (game % 2),
        seed: `triops ${game}`,
      }).actions.entries()) {
        if (turn % 9 === game && state.phase === 'build') {
          const found = listed(state);
          const left = state.supply[state.toPlay ?? 0] ?? 0;
          expect(new Set(found)).toEqual(turnByHand(state.board, state.start ?? '', left));
          expect(new Set(found).size).toBe(found.length);
          positions++;
        }
        state = triops.reduce(state, action);
      }
    }
    expect(positions).toBeGreaterThan(10);
  });

  it('TRI-6 a die stays where it lies', () => {
    const state = play(triops, first(), [build(1, 'c5 d4 1c4')]);
    expect(verdict(triops, state, build(0, 'c4 c3 1c3'))).toBe('TRI-6');
  });
});

describe('few places, few dice', () => {
  // An edge of the pyramid open from corner A (a9) up to the apex: nine cells in a column.
  const edge = 'a9 1a8 2a7 3a6 4a5 5a4 6a3 7a2 8a1';

  it('TRI-8 a column of two where no three fit', () => {
    // Two cells are open: 7a2 and the apex above.
    const two = allBut('7a2 8a1', 80);
    expect(listed(position(two))).toEqual(['7a2 8a1']);
    expect(verdict(triops, position(two), build(0, '7a2'))).toBe('TRI-9');
    // Nor where somebody has two dice left.
    expect(listed(position(allBut(edge, 68), {}, { dice: 90 }))).toEqual(['a9 1a8']);
  });

  it('TRI-8 TRI-9 [dice=4] players with fewer dice left add what they have', () => {
    const two = position(board({ r: 'c4 c5', g: 'd3 d4' }), {}, { dice: 4 });
    expect(verdict(triops, two, build(0, 'b4 b5 1b4'))).toBe('TRI-8');
    expect(new Set(listed(two))).toEqual(buildsByHand(two.board, 'c4', 2));
    expect(listed(two)).toContain('c3 1c3');
    expect(verdict(triops, two, build(0, '1c4'))).toBe('TRI-9');
    expect(listed(position(board({ r: 'c4', g: 'c5 d4' }), {}, { dice: 2 }))).toEqual(['1c4']);
  });

  it('TRI-9 a single die where no two fit', () => {
    const one = allBut('8a1', 80);
    const state = position(one);
    expect(listed(state)).toEqual(['8a1']);
    expect(triops.reduce(state, build(0, '8a1')).toPlay).toBeNull();
  });

  it('TRI-12 a player who can add nothing passes, and nobody else does', () => {
    // One red die left; the only open funnel is the corner, whose die touches nothing by a face.
    const corner = allBut(edge, 67);
    const state = position(corner);
    expect(state.supply).toEqual([1, 23]);
    expect([...triops.legalActions(state)]).toEqual([pass(0)]);
    const next = triops.reduce(state, pass(0));
    expect(next.toPlay).toBe(1);
    expect(verdict(triops, next, pass(1))).toBe('TRI-12');
    expect(verdict(triops, next, build(1, 'a9 1a8 2a7'))).toBe('legal');
    expect(verdict(triops, state, build(0, 'a9'))).toBe('TRI-7');
  });

  it('TRI-12 with three dice left something always fits', () => {
    let positions = 0;
    for (let game = 0; game < 8; game++) {
      let state = start();
      for (const action of playout(triops, { players: 2, seed: `fits ${game}` }).actions) {
        state = triops.reduce(state, action);
        if (state.toPlay === null || state.phase !== 'build') continue;
        expect(triops.check(state, pass(state.toPlay))?.clause).toBe('TRI-12');
        positions++;
      }
    }
    expect(positions).toBeGreaterThan(200);
  });
});

describe('bonus', () => {
  const seven = (options: TriopsOptions = {}): State => position(board({ g: 'c4 c5 c6 d4 d5 1c4 1c5' }), {}, options);
  const earned = (options: TriopsOptions = {}): State => triops.reduce(seven(options), build(0, 'e4 1d4 2c4'));

  it('TRI-10 [bonus=must] a column of three brings a die anywhere, which has to be placed', () => {
    const state = earned();
    expect([state.phase, state.toPlay]).toEqual(['bonus', 0]);
    expect(verdict(triops, state, build(0, 'c3 d3 1c3'))).toBe('TRI-10');
    expect(verdict(triops, state, pass(0))).toBe('TRI-12');
    expect(verdict(triops, state, done(0))).toBe('TRI-10');
    expect(verdict(triops, state, place(0, 'e4'))).toBe('TRI-6');
    expect(verdict(triops, state, place(0, '1a1'))).toBe('TRI-6');
    const open = spots.filter((spot) => canPlace(pileOf(state.board), spot)).map((spot) => nameAt(indexOf(spot)));
    expect([...triops.legalActions(state)]).toEqual(open.map((cell) => place(0, cell)));
    const next = triops.reduce(state, place(0, 'i1'));
    expect([next.phase, next.toPlay, next.supply]).toEqual(['build', 1, [86, 83]]);
    expect(next.board[at('i1')]).toBe('r');
  });

  it('TRI-10 [bonus=may] or may be placed', () => {
    const state = earned({ bonus: 'may' });
    expect([state.phase, state.toPlay]).toEqual(['bonus', 0]);
    const must = [...triops.legalActions(earned())];
    expect(new Set([...triops.legalActions(state)])).toEqual(new Set([...must, done(0)]));
    expect(verdict(triops, state, pass(0))).toBe('TRI-12');
    const next = triops.reduce(state, done(0));
    expect([next.phase, next.toPlay, next.supply, next.board]).toEqual(['build', 1, [87, 83], state.board]);
    expect(verdict(triops, next, done(1))).toBe('TRI-10');
    expect(triops.reduce(state, place(0, 'i1'))).toMatchObject({ phase: 'build', toPlay: 1, supply: [86, 83] });
    expect(verdict(triops, start(2, { bonus: 'may' }), done(0))).toBe('TRI-10');
    expect(triops.describe(seven({ bonus: 'may' }), build(0, 'e4 1d4 2c4'), state)).toBe(
      'Player 1 builds a Triops in e4, 1d4, 2c4; a bonus die may follow.',
    );
    expect(triops.describe(state, done(0), next)).toBe('Player 1 places no bonus die.');
    expect(triopsPicture(state).summary).toContain('Player 1 may place a bonus die.');
    expect(triopsPicture(earned()).summary).toContain('Player 1 places a bonus die.');
  });

  it('TRI-6 a bonus die rests on the plate or on three dice', () => {
    const state = earned();
    expect(verdict(triops, state, place(0, '1a1'))).toBe('TRI-6');
    expect(verdict(triops, state, place(0, '3c4'))).toBe('TRI-6');
    expect(verdict(triops, state, place(0, 'c4'))).toBe('TRI-6');
    expect(verdict(triops, state, place(0, 'a1'))).toBe('legal');
  });

  it('TRI-12 a bonus die is not passed, also where no die could be added', () => {
    const laid = board({ g: 'c4 c5 c6 d4', k: 'd5 1c4 1c5' });
    const column = triops.reduce(position(laid, {}, { dice: 4 }, 3), build(0, 'e4 1d4 2c4'));
    expect(verdict(triops, column, pass(0))).toBe('TRI-12');
  });

  it('TRI-3 TRI-10 [bonus=may] a player who does without it passes the turn on to one who has dice', () => {
    const laid = board({ g: 'c4 c5 c6 d4 d5', k: '1c4 1c5' });
    const column = triops.reduce(position(laid, {}, { dice: 5, bonus: 'may' }, 3), build(0, 'e4 1d4 2c4'));
    expect([column.phase, column.supply]).toEqual(['bonus', [2, 0, 3]]);
    expect(triops.reduce(column, done(0)).toPlay).toBe(2);
  });

  it('TRI-10 TRI-13 [bonus=may] it is over after that, where no die can be added any more', () => {
    // Two have one die each, and a pyramid of ten carries none.
    const laid = board({ g: 'c4 c5 c6 d4', k: 'd5 1c4 1c5' });
    const column = triops.reduce(position(laid, {}, { dice: 4, bonus: 'may' }, 3), build(0, 'e4 1d4 2c4'));
    expect([column.phase, column.supply]).toEqual(['bonus', [1, 0, 1]]);
    const end = triops.reduce(column, done(0));
    expect([end.phase, end.toPlay]).toEqual(['build', null]);
    expect(triops.describe(column, done(0), end)).toMatch(
      /^Player 1 places no bonus die\. No die can be added any more; outer faces: \d+ red, \d+ green, \d+ black\.$/,
    );
  });

  it('TRI-10 positions of rules 1 are read, which had no such option', () => {
    const state = earned();
    expect(triops.load({ ...state, rules: 1, options: { dice: 90 } })).toEqual(state);
  });

  it('TRI-10 a Triangel, two dice and the last dice bring none', () => {
    expect(triops.reduce(seven(), build(0, 'c3 d3 1c3')).phase).toBe('build');
    expect(triops.reduce(position(allBut('7a2 8a1', 80)), build(0, '7a2 8a1')).phase).toBe('build');
  });

  it('TRI-10 no bonus without a die, or without a place', () => {
    const poor = position(board({ r: 'a1 a3 a5 a7 a9 i1 g1' }, seven().board), {}, { dice: 10 });
    const spent = triops.reduce(poor, build(0, 'e4 1d4 2c4'));
    expect([spent.phase, spent.toPlay, spent.supply]).toEqual(['build', 1, [0, 3]]);
    const full = position(allBut('6a3 7a2 8a1', 80));
    const end = triops.reduce(full, build(0, '6a3 7a2 8a1'));
    expect([end.phase, end.toPlay]).toEqual(['build', null]);
  });

  it('TRI-11 a bonus die apart doesn’t become part of the main heap', () => {
    const next = triops.reduce(earned(), place(0, 'i1'));
    expect(verdict(triops, next, build(1, 'h1 h2 1h1'))).toBe('TRI-7');
    expect(next.start).toBe('c4');
  });
});

describe('end', () => {
  it('TRI-13 the game is over with the pyramid', () => {
    const end = triops.reduce(position(allBut('8a1', 80)), build(0, '8a1'));
    expect([end.toPlay, triops.playersToAct(end)]).toEqual([null, []]);
    expect(verdict(triops, end, pass(0))).toBe('GAME_OVER');
    expect(triops.result(end)?.reason).toMatch(/^The pyramid is complete; \d+ outer faces are the most\.$/);
  });

  it('TRI-13 it goes on while anybody can add a die, also when the next one cannot', () => {
    // Of an edge nine cells are open, and red has a single die, which touches nothing there.
    const state = position(allBut('a9 1a8 2a7 3a6 4a5 5a4 6a3 7a2 8a1', 67));
    expect(state.supply).toEqual([1, 23]);
    expect([...triops.legalActions(state)]).toEqual([pass(0)]);
    expect(triops.result(state)).toBeNull();
    expect(() => triops.load({ ...state, toPlay: null })).toThrow(/until no die can be added/);
  });

  it('TRI-13 [dice=7] it is over when nobody has a die, or nobody can add one', () => {
    const used = triops.reduce(position(board({ r: 'c4 c5 d4', g: 'a1 a3 a5 a7' }), {}, { dice: 4 }), build(0, '1c4'));
    expect([used.toPlay, used.supply]).toEqual([null, [0, 0]]);
    expect(triops.result(used)?.reason).toMatch(/^Nobody has a die left/);
    const stuck = triops.reduce(start(2, { dice: 1 }), place(0, 'c4'));
    expect([stuck.toPlay, stuck.supply]).toEqual([null, [0, 1]]);
    expect(triops.result(stuck)?.reason).toMatch(/^No die can be added any more/);
  });

  it('TRI-14 faces on the walls are counted, on edges twice, at the top three times', () => {
    for (let game = 0; game < 6; game++) {
      const players = 2 + (game % 2);
      const { state, result } = playout(triops, { players, seed: `faces ${game}` });
      const faces = COLOURS.slice(0, players).map((colour) =>
        spots.reduce(
          (sum, spot, cell) => sum + (state.board[cell] === colour ? spot.filter((c) => c === 0).length : 0),
          0,
        ),
      );
      expect(result?.scores).toEqual(faces);
      expect(faces.reduce((sum, n) => sum + n, 0)).toBe(135);
      const best = Math.max(...faces);
      expect(result?.winners).toEqual(faces.flatMap((count, player) => (count === best ? [player] : [])));
    }
  });
});

describe('positions', () => {
  const laid = board({ r: 'c4', g: 'c5 d4 1c4' });
  const good = { ...start(), board: laid, supply: [89, 87], phase: 'build', start: 'c4' };

  it.each([
    ['a die on nothing', { ...good, board: board({ r: 'c4', g: 'c5 d4 2a1' }) }, /lies on nothing/],
    ['a wrong supply', { ...good, supply: [89, 90] }, /expected Player 2 to have 87 dice left, got 90/],
    ['a missing supply', { ...good, supply: [89] }, /expected 2 supplies, got 1/],
    ['dice of a third player', { ...good, board: board({ k: 'a1' }, laid) }, /nobody has/],
    ['a player who is not there', { ...good, toPlay: 2 }, /expected one of 2 players, got 2/],
    ['no start die', { ...good, start: null }, /exactly when its phase is over/],
    ['a start die in the phase before it', { ...good, phase: 'start' }, /exactly when its phase is over/],
    ['dice before the start die', { ...good, phase: 'start', start: null }, /comes first/],
    ['nobody to begin', { ...start(), toPlay: null }, /comes first/],
    ['a start die where none lies', { ...good, start: 'a1' }, /no start die lies in a1/],
    ['a start die above the plate', { ...good, start: '1c4' }, /no start die lies in 1c4/],
    ['a bonus of nobody', { ...good, phase: 'bonus', toPlay: null }, /a bonus needs a player/],
    ['nobody to play', { ...good, toPlay: null }, /somebody is to play/],
  ])('%s is refused', (_, value, message) => {
    expect(() => triops.load(value)).toThrow(message);
  });

  it('a position set up by hand is taken', () => {
    for (const toPlay of [0, 1]) expect(triops.load({ ...good, toPlay }).board).toBe(laid);
    expect(triops.load(start())).toEqual(start());
    const { state } = playout(triops, { players: 2, seed: 'an end' });
    expect(triops.load(JSON.parse(JSON.stringify(state)))).toEqual(state);
    expect(triops.load({ ...good, phase: 'bonus' }).phase).toBe('bonus');
  });
});

describe('counts', () => {
  /** Sequences of turns, counted with nothing but the board. */
  function perftByHand(text: string, begin: string, left: readonly number[], player: number, depth: number): number {
    if (depth === 0) return 1;
    let count = 0;
    const laidAt = (names: readonly string[]): string => board({ [COLOURS[player] as string]: names.join(' ') }, text);
    for (const build of turnByHand(text, begin, left[player] as number)) {
      const names = build.split(' ');
      const next = laidAt(names);
      const after = left.map((one, i) => (i === player ? one - names.length : one));
      const other = (player + 1) % left.length;
      if (!isColumn(names)) count += perftByHand(next, begin, after, other, depth - 1);
      else if (depth === 1) count += 1;
      else {
        for (const spot of spots.filter((one) => canPlace(pileOf(next), one))) {
          const name = nameAt(indexOf(spot));
          const third = board({ [COLOURS[player] as string]: name }, next);
          count += perftByHand(third, begin, after, other, depth - 2);
        }
      }
    }
    return count;
  }

  const middle = board({ g: 'c4 c5 c6 d4 d5 1c4 1c5' });

  it('perft of the start', () => {
    const byHand = openings.map((cell) => perftByHand(board({ r: cell }), cell, [89, 90], 1, 1));
    expect(perft(triops, start(), 2)).toBe(byHand.reduce((sum, n) => sum + n, 0));
    expect(perft(triops, start(), 2)).toBe(3 * 36);
  });

  it.each([
    ['seven dice', middle, 2],
    ['an edge left open', allBut('a9 1a8 2a7 3a6 4a5 5a4 6a3 7a2 8a1', 76), 3],
    [
      'the top ten missing',
      allBut('5a1 5a2 5a3 5a4 5b1 5b2 5b3 5c1 5c2 5d1 6a1 6a2 6a3 6b1 6b2 6c1 7a1 7a2 7b1 8a1', 76),
      2,
    ],
  ])('perft of %s', (_, text, depth) => {
    const state = position(text);
    expect(perft(triops, state, depth)).toBe(perftByHand(text, 'c4', state.supply, 0, depth));
  });
});

describe('words', () => {
  const said = (state: State, action: TriopsAction): string =>
    triops.describe(state, action, triops.reduce(state, action));

  it('say what is in the way of an action', () => {
    const why = (state: State, action: TriopsAction) => triops.check(state, action)?.message;
    const state = position(board({ g: 'c4 d4' }));
    expect(why(state, place(0, 'a1'))).toBe('a turn builds three dice that hang together');
    expect(why(start(), place(0, '1a1'))).toBe('the start die goes on the base plate');
    expect(why(start(), build(0, 'c5 d4 1c4'))).toBe('the start die is placed first');
    expect(why(state, build(0, 'c4 c5 1c4'))).toBe('a die lies in one of the cells already');
    expect(why(state, build(0, 'c5 d5 1c4'))).toBe('the dice do not hang together by their faces');
    expect(why(state, build(0, 'c5 1c4 2c4'))).toBe('nothing supports one of the dice');
    expect(why(state, build(0, 'a1 a2 1a1'))).toBe('nothing supports one of the dice');
    expect(why(state, build(0, 'a1'))).toBe('no die touches a face of the main heap');
    expect(why(state, build(0, 'c5 1c4'))).toBe('there is a place for 3 dice');
    expect(why(state, pass(0))).toBe('a die can be added');
    expect(why(start(), pass(0))).toBe('only a player who is to build can pass');
    expect(why(state, done(0))).toBe('there is no bonus die to place');
    const few = position(board({ r: 'c4', g: 'c5 d4' }), {}, { dice: 2 });
    expect(why(few, build(0, '1c4 b4 b5'))).toBe('expected at most 1 dice, as many as are left');
    const seven = position(board({ g: 'c4 c5 c6 d4 d5 1c4 1c5' }));
    const bonus = triops.reduce(seven, build(0, 'e4 1d4 2c4'));
    expect(why(bonus, build(0, 'c3 d3 1c3'))).toBe('the bonus die comes first');
    expect(why(bonus, done(0))).toBe('the bonus die has to be placed');
    expect(why(bonus, place(0, 'e4'))).toBe('a die lies in e4 already');
    expect(why(bonus, place(0, '1a1'))).toBe('nothing supports a die in 1a1');
  });

  it('TRI-5 name the dice of a build in any order, and list them in one', () => {
    expect(triops.canonical(build(1, '1c4 d4 c5'))).toEqual(build(1, 'c5 d4 1c4'));
  });

  it('says what is built, and what it earns', () => {
    const first = play(triops, start(), [place(0, 'c4')]);
    expect(said(start(), place(0, 'c4'))).toBe('Player 1 begins with a red die in c4.');
    expect(said(first, build(1, '1c4 d4 c5'))).toBe('Player 2 builds a Triangel in c5, d4, 1c4.');
    const state = position(board({ g: 'c4 c5 c6 d4 d5 1c4 1c5' }));
    const column = build(0, 'e4 1d4 2c4');
    expect(said(state, column)).toBe('Player 1 builds a Triops in e4, 1d4, 2c4; a bonus die follows.');
    expect(said(triops.reduce(state, column), place(0, 'i1'))).toBe('Player 1 places a red die in i1 as a bonus.');
    expect(said(position(allBut('7a2 8a1', 80)), build(0, '7a2 8a1'))).toMatch(
      /^Player 1 builds a column of two in 7a2, 8a1\. The pyramid is complete; outer faces: \d+ red, \d+ green\.$/,
    );
    expect(said(position(allBut('8a1', 80)), build(0, '8a1'))).toMatch(/^Player 1 builds a single die in 8a1\. The/);
    const corner = position(allBut('a9 1a8 2a7 3a6 4a5 5a4 6a3 7a2 8a1', 67));
    expect(said(corner, pass(0))).toBe('Player 1 cannot add a die and passes.');
  });

  it('draws the start die, and says what is to be done', () => {
    const picture = triopsPicture(play(triops, start(), [place(0, 'c4')]), { names: ['Ada', 'Ben'] });
    expect(picture.summary).toContain('Ben builds three dice');
    const part = picture.parts.find(({ kind }) => kind === 'board');
    expect(part?.kind === 'board' && part.cells.find(({ name }) => name === 'c4')?.text).toBe('S');
    expect(triopsPicture(start()).summary).toContain('Player 1 places the start die');
  });

  it('TRI-5 samples legal builds where few are left', () => {
    const state = position(allBut('7a2 8a1', 80));
    const rng = createRng('few');
    for (let i = 0; i < 5; i++) expect(triops.sampleAction(state, rng)).toEqual(build(0, '7a2 8a1'));
  });
});
