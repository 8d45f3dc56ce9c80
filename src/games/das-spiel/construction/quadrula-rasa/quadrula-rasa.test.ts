import { describe, expect, it } from 'vitest';
import { at, board, cells, nameAt, perft, play, verdict } from '../../../../../test/helpers/das-spiel.js';
import {
  chunksByHand,
  cubeTurns,
  namesOfTexts,
  shapeByHand,
  standsOn,
  turnedTo,
} from '../../../../../test/helpers/das-spiel-chunks.js';
import {
  add,
  canPlace,
  indexOf,
  looks,
  pileOf,
  randomBoard,
  type Spot,
  spotOf,
  spots,
  textOf,
  times,
} from '../../../../../test/helpers/pyramid-by-hand.js';
import { createRng, uniformInt } from '../../../../kernel/dice/random.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import { verifyRecord } from '../../../../record/index.js';
import { quadrulaRasaWorth } from './quadrula-rasa.heuristic.js';
import {
  type QuadrulaRasaAction,
  type QuadrulaRasaOptions,
  type QuadrulaRasaState,
  quadrulaRasa,
} from './quadrula-rasa.js';
import { quadrulaRasaPicture } from './quadrula-rasa.picture.js';

type State = DeepReadonly<QuadrulaRasaState>;
type Add = Extract<QuadrulaRasaAction, { type: 'add' }>;

const COLOURS = ['r', 'g', 'k'];

const start = (players = 2, options: QuadrulaRasaOptions = {}): State => quadrulaRasa.setup({ players, options });

/** `'000 001'` of the cube to `'c4 …'` on the pyramid. */
const chunk = (player: number, places: string, names: string): Add => ({
  type: 'add',
  player,
  cube: places.split(' ').map((triple) => [...triple].map(Number) as unknown as Spot),
  cells: names.split(' '),
});
const pass = (player: number): QuadrulaRasaAction => ({ type: 'pass', player });

const counts = (text: string, letter: string): number => text.split(letter).length - 1;

/** A cube in which only these places are left, or as many as given, the last ones. */
function cube(letter: string, left: string | number, edge = 4): string {
  const keys = new Set(typeof left === 'string' ? left.split(' ') : []);
  return Array.from({ length: edge ** 3 }, (_, place) => {
    const key = `${place % edge}${Math.floor(place / edge) % edge}${Math.floor(place / edge ** 2)}`;
    return (typeof left === 'number' ? place >= edge ** 3 - left : keys.has(key)) ? letter : '.';
  }).join('');
}

/** A position with full cubes but for what lies on the board. */
function position(laid: string, change: Partial<State> = {}, options: QuadrulaRasaOptions = {}, players = 2): State {
  const { edge = 4 } = options;
  const cubes = COLOURS.slice(0, players).map((letter) => cube(letter, edge ** 3 - counts(laid, letter), edge));
  return quadrulaRasa.load({ ...start(players, options), board: laid, cubes, ...change });
}

const ALL = spots.map((_, cell) => nameAt(cell));

// What the rules say, tried out with sets of spots.

const connected = (members: readonly string[]): boolean => {
  const reached = new Set(members.slice(0, 1));
  for (const one of reached)
    for (const next of looks.map((look) => textOf(add(spotOf(one), look))))
      if (members.includes(next)) reached.add(next);
  return reached.size === members.length;
};

/** The points of what is left of a cube. */
const leftPoints = (text: string, edge: number): Spot[] =>
  [...text].flatMap((die, i) =>
    die === '.' ? [] : [[i % edge, Math.floor(i / edge) % edge, Math.floor(i / edge ** 2)] as unknown as Spot],
  );

/** Whether a die in the spot touches one of the pile: by a face, or at least along an edge. */
const touchesByHand = (pile: ReadonlySet<string>, spot: Spot, contact: 'face' | 'edge'): boolean =>
  [...pile].some((text) => {
    const steps = spotOf(text).map((part, axis) => Math.abs(part - (spot[axis] as number)));
    return Math.max(...steps) === 1 && steps.filter((step) => step === 1).length <= (contact === 'face' ? 1 : 2);
  });

/** What the rules say about an action: the clause that forbids it, or `'legal'`. */
function judge(state: State, { player, cube: places, cells: names }: Add): string {
  const pile = pileOf(state.board);
  const set = names.map((name) => textOf(spots[at(name)] as Spot));
  const points = places.map((place) => textOf(place as Spot));
  const left = leftPoints(state.cubes[player] as string, state.options.edge).map(textOf);
  if (points.length !== set.length) return 'QUA-6';
  if (!points.every((one) => left.includes(one)) || !connected(points)) return 'QUA-5';
  if (set.some((text) => pile.has(text)) || !standsOn(pile, set)) return 'QUA-7';
  if (shapeByHand(places as readonly Spot[]) !== shapeByHand(set.map(spotOf))) return 'QUA-6';
  const isFirst = pile.size === 0;
  return isFirst || set.some((text) => touchesByHand(pile, spotOf(text), state.options.contact)) ? 'legal' : 'QUA-8';
}

/** All chunks of a size that can be added with a part of the cube of that shape, as names. */
function fittingByHand(state: State, size: number): Set<string> {
  const player = state.toPlay ?? 0;
  const left = leftPoints(state.cubes[player] as string, state.options.edge);
  const texts = new Set(left.map(textOf));
  const found = new Set<string>();
  for (const chunk of chunksByHand(state.board, size)) {
    const members = chunk.map(spotOf);
    const cube = cubeTurns
      .flatMap((turn) => {
        const images = members.map((member) => turnedTo(turn, member));
        return left.map((origin) => images.map((p) => add(origin, add(p, times(-1, images[0] as Spot)))));
      })
      .find((places) => places.every((p) => texts.has(textOf(p))));
    const names = namesOfTexts(chunk);
    if (cube && judge(state, { type: 'add', player, cube, cells: names.split(' ') }) === 'legal') found.add(names);
  }
  return found;
}

const listed = (state: State): Add[] =>
  [...quadrulaRasa.legalActions(state)].flatMap((action) => (action.type === 'add' ? [action] : []));

const later = (seed: string, plies: number, options: QuadrulaRasaOptions = {}, players = 2): State =>
  playout(quadrulaRasa, { players, options, seed, maxActions: plies }).state;

describe('table', () => {
  it('QUA-1 two or three players', () => {
    expect([quadrulaRasa.playerCount, quadrulaRasa.title]).toEqual([{ min: 2, max: 3 }, 'Quadrula Rasa']);
  });

  it('QUA-2 [edge=4] each has a cube of 64 dice', () => {
    expect(start(3).cubes).toEqual(COLOURS.map((letter) => letter.repeat(64)));
    const { board: laid, cubes } = play(quadrulaRasa, start(), [
      chunk(0, '100', 'c4'),
      chunk(1, '013 003 113', 'c5 d4 1c4'),
    ]);
    expect([cells(laid, 'r'), cells(laid, 'g')]).toEqual(['c4', 'c5 d4 1c4']);
    expect(cubes[0]).toBe(`r.${'r'.repeat(62)}`);
    expect([...(cubes[1] as string)].flatMap((die, i) => (die === '.' ? [i] : []))).toEqual([48, 52, 53]);
  });

  it('QUA-2 [edge=5] or one of 125, with two players only', () => {
    expect(start(2, { edge: 5 }).cubes.map((text) => text.length)).toEqual([125, 125]);
    expect(() => start(3, { edge: 5 })).toThrow(/two players only/);
    expect(verdict(quadrulaRasa, start(2, { edge: 5 }), chunk(0, '444', 'c4'))).toBe('legal');
    expect(verdict(quadrulaRasa, start(), chunk(0, '444', 'c4'))).toBe('QUA-5');
    expect(verdict(quadrulaRasa, start(), chunk(0, '555', 'c4'))).toBe('INVALID_ACTION');
  });

  it('QUA-3 player 0 begins, then they take turns', () => {
    expect(verdict(quadrulaRasa, start(), chunk(1, '000', 'c4'))).toBe('NOT_YOUR_TURN');
    const third = play(quadrulaRasa, start(3), [chunk(0, '000', 'c4'), chunk(1, '000 010 110', 'c5 d4 1c4')]);
    expect(third.toPlay).toBe(2);
  });
});

describe('chunks', () => {
  const six = board({ g: 'c4 c5 c6 d4 d5 e4' });
  const ten = 'c4 c5 c6 d4 d5 e4 1c4 1c5 1d4 2c4';

  it.each([
    ['QUA-4 one die', six, '000', '1c4', 'legal'],
    ['QUA-4 ten dice on the empty plate', '', '000 100 200 010 110 020 001 101 011 002', ten, 'legal'],
    ['QUA-4 eleven', '', '000 100 200 010 110 020 001 101 011 002 300', `${ten} c7`, 'INVALID_ACTION'],
    ['QUA-4 none', six, '', '', 'INVALID_ACTION'],
    ['QUA-5 a place twice', six, '000 000', '1c4 1c5', 'INVALID_ACTION'],
    ['QUA-5 from the middle of the cube', six, '111', '1c4', 'legal'],
    ['QUA-5 dice that do not hang together', six, '000 110', '1c4 1c5', 'QUA-5'],
    ['QUA-6 a straight row as an L', board({ g: 'c4' }), '000 100 200', 'c5 d4 1c4', 'QUA-6'],
    ['QUA-6 an L as an L, turned', board({ g: 'c4' }), '003 013 113', 'c5 d4 1c4', 'legal'],
    ['QUA-6 three places for two cells', board({ g: 'c4' }), '000 100 110', 'c5 d4', 'QUA-6'],
    ['QUA-7 an occupied cell', six, '000', 'c4', 'QUA-7'],
    ['QUA-7 nothing below', six, '000', '2c4', 'QUA-7'],
    ['QUA-7 a support is missing', board({ g: 'c4' }), '000 100', 'c5 1c4', 'QUA-7'],
    ['QUA-8 next to dice on the plate', six, '000', 'c7', 'legal'],
    ['QUA-8 a funnel farther off', six, '000', 'c2', 'QUA-8'],
    ['QUA-8 a small pyramid far away', six, '011 101 110 111', 'a1 a2 b1 1a1', 'QUA-8'],
  ])('%s', (_, dice, places, names, expected) => {
    const laid = dice === '' ? start().board : dice;
    const action = places === '' ? ({ type: 'add', player: 0, cube: [], cells: [] } as Add) : chunk(0, places, names);
    expect(verdict(quadrulaRasa, position(laid), action)).toBe(expected);
    if (!expected.startsWith('INVALID')) expect(judge(position(laid), action)).toBe(expected);
  });

  // Four dice that go round a corner, one way and the other; x and y change places.
  const swapped = ([x, y, z]: Spot): Spot => [y, x, z];
  it.each([
    ['one way', (spot: Spot) => spot, 0],
    ['the other way', swapped, 1],
  ] as const)('QUA-6 a mirror image is another shape: round a corner %s', (_, way, same) => {
    const named = (...list: Spot[]): string => list.map((spot) => nameAt(indexOf(way(spot)))).join(' ');
    const names = named([4, 2, 2], [3, 2, 2], [3, 3, 2], [3, 3, 1]);
    const state = position(board({ g: named([3, 2, 3], [4, 3, 1], [3, 4, 1]) }));
    const screws = ['000 100 110 111', '001 101 111 110'].map((places) => chunk(0, places, names));
    const shape = shapeByHand(names.split(' ').map((name) => spots[at(name)] as Spot));
    const isSame = screws.map(({ cube: places }) => shapeByHand(places as readonly Spot[]) === shape);
    expect(isSame).toEqual([same === 0, same === 1]);
    for (const [i, action] of screws.entries()) {
      expect(verdict(quadrulaRasa, state, action)).toBe(isSame[i] ? 'legal' : 'QUA-6');
    }
  });

  it('QUA-5 just the dice of a chunk are taken out of the cube', () => {
    let state = start();
    for (const action of playout(quadrulaRasa, { players: 2, seed: 'taken', maxActions: 20 }).actions) {
      const next = quadrulaRasa.reduce(state, action);
      if (action.type === 'add') {
        const gone = action.cube.map(([x, y, z]) => x + 4 * y + 16 * z);
        const left = [...(state.cubes[action.player] as string)].map((die, place) =>
          gone.includes(place) ? '.' : die,
        );
        expect(next.cubes[action.player]).toBe(left.join(''));
        expect(next.cubes[1 - action.player]).toBe(state.cubes[1 - action.player]);
      }
      state = next;
    }
    expect(state.cubes.join('').split('.').length).toBeGreaterThan(60);
  });

  it('QUA-6 an equal set of places and cells is the same action, in any order', () => {
    const state = position(board({ g: 'c4' }));
    const mixed = chunk(0, '113 003 013', '1c4 d4 c5');
    expect(quadrulaRasa.canonical(mixed)).toEqual(chunk(0, '003 013 113', 'c5 d4 1c4'));
    expect(quadrulaRasa.reduce(state, mixed)).toEqual(quadrulaRasa.reduce(state, quadrulaRasa.canonical(mixed)));
  });

  it('QUA-8 [contact=face] [contact=edge] next to a die on the plate', () => {
    const laid = board({ g: 'c4' });
    expect(start().options.contact).toBe('edge');
    expect(verdict(quadrulaRasa, position(laid, {}, { contact: 'face' }), chunk(0, '000', 'c5'))).toBe('QUA-8');
    const edge = position(laid, {}, { contact: 'edge' });
    for (const cell of ['c3', 'c5', 'b4', 'b5', 'd3', 'd4']) {
      expect(verdict(quadrulaRasa, edge, chunk(0, '000', cell))).toBe('legal');
    }
    for (const cell of ['c6', 'a1']) expect(verdict(quadrulaRasa, edge, chunk(0, '000', cell))).toBe('QUA-8');
    for (const contact of ['edge', 'face'] as const) {
      expect(verdict(quadrulaRasa, start(2, { contact }), chunk(0, '000', 'a1'))).toBe('legal');
    }
  });

  it('QUA-8 a corner is not enough', () => {
    // 1c4 lies on c4, c5 and d4. Nine funnels of the plate lie round those; no other touches more than a corner.
    const laid = board({ g: 'c4 c5 d4 1c4' });
    const touched = ALL.filter((name) => touchesByHand(pileOf(laid), spots[at(name)] as Spot, 'edge'));
    const onPlate = ALL.slice(0, 45).filter((name) => !cells(laid, 'g').split(' ').includes(name));
    for (const name of onPlate) {
      const expected = touched.includes(name) ? 'legal' : 'QUA-8';
      expect(verdict(quadrulaRasa, position(laid), chunk(0, '000', name))).toBe(expected);
    }
    expect(onPlate.filter((name) => touched.includes(name))).toHaveLength(9);
  });

  it('QUA-8 games saved when contact was by a face go on so', () => {
    const state = later('saved', 12, { contact: 'face' });
    expect(quadrulaRasa.load({ ...state, rules: 1 })).toEqual(state);
    expect(quadrulaRasa.load({ ...state, rules: 1 }).options.contact).toBe('face');
  });

  it('QUA-8 records of that time are replayed by a face', () => {
    // A second die next to the first touches it along an edge only: then it was refused, now it isn't.
    const record = {
      format: 'dicewright/1',
      game: 'quadrula-rasa',
      rules: 1,
      players: 2,
      options: {},
      actions: [chunk(0, '000', 'c4'), chunk(1, '003 013 113', 'c5 d4 1c4')],
    };
    expect(verifyRecord(record, quadrulaRasa)).toMatchObject({ ok: true });
    const beside = { ...record, actions: [chunk(0, '000', 'c4'), chunk(1, '000', 'c5')] };
    expect(verifyRecord(beside, quadrulaRasa).ok).toBe(false);
    expect(verifyRecord({ ...beside, rules: 2 }, quadrulaRasa).ok).toBe(true);
  });

  it('QUA-5 QUA-6 QUA-7 actions with a place or a cell changed are judged as by hand', () => {
    const rng = createRng('changed');
    const seen = new Map<string, number>();
    for (const [i, plies] of [3, 9, 15, 21, 27].entries()) {
      const state = later(`game ${i}`, plies, i % 2 === 0 ? {} : { contact: 'face' }, 2 + (i % 2));
      for (let tries = 0; tries < 24; tries++) {
        const action = quadrulaRasa.sampleAction(state, rng);
        if (action?.type !== 'add') continue;
        expect(judge(state, action)).toBe('legal');
        const k = uniformInt(rng, 0, action.cells.length - 1);
        const cell = nameAt(uniformInt(rng, 0, 164));
        const place = [0, 1, 2].map(() => uniformInt(rng, 0, 3)) as unknown as Spot;
        const changed: Add =
          tries % 2 === 0
            ? { ...action, cells: action.cells.map((one, j) => (j === k ? cell : one)) }
            : { ...action, cube: action.cube.map((one, j) => (j === k ? place : one)) };
        const isSet = new Set(changed.cells).size * new Set(changed.cube.map(String)).size === action.cells.length ** 2;
        if (!isSet) continue;
        const word = judge(state, changed);
        expect(verdict(quadrulaRasa, state, changed)).toBe(word);
        seen.set(word, (seen.get(word) ?? 0) + 1);
      }
    }
    expect([...seen.keys()]).toEqual(expect.arrayContaining(['QUA-5', 'QUA-6', 'QUA-7', 'legal']));
  });
});

describe('what is listed', () => {
  it('QUA-4 is not all that can be added, as chunks of ten dice are too many', () => {
    expect(quadrulaRasa.traits.enumerable).toBe(false);
  });

  it('QUA-4 the start: every funnel, and larger chunks on it', () => {
    const all = listed(start());
    expect(all.filter(({ cells: names }) => names.length === 1).map(({ cells: names }) => names[0])).toEqual(
      ALL.slice(0, 45),
    );
    expect(new Set(all.map(({ cells: names }) => names.length))).toEqual(new Set([1, 4, 7, 9, 10]));
    expect(all.every((action) => judge(start(), action) === 'legal')).toBe(true);
  });

  it.each([
    ['a', 8, {}],
    ['b', 12, {}],
    ['c', 14, { contact: 'face' } as const],
  ])('QUA-9 game %s after %i chunks: all chunks of up to three dice, and larger ones', (seed, plies, options) => {
    const state = later(seed, plies, options);
    const all = listed(state);
    for (const size of [1, 2, 3]) {
      const found = all.filter(({ cells: names }) => names.length === size).map(({ cells: names }) => names.join(' '));
      expect(new Set(found)).toEqual(fittingByHand(state, size));
      expect(new Set(found).size).toBe(found.length);
    }
    expect(Math.max(...all.map(({ cells: names }) => names.length))).toBeGreaterThan(3);
    for (const action of all) expect(judge(state, action)).toBe('legal');
  });
});

describe('passing', () => {
  /** A position in which red has just these places left; the dice that are gone lie under `laid`. */
  function poor(places: string, laid: string): State {
    const gone = 64 - places.split(' ').length;
    expect(counts(laid, 'r')).toBe(gone);
    return position(laid, { cubes: [cube('r', places), cube('g', 64 - counts(laid, 'g'))] }, { contact: 'face' });
  }

  /** 63 or fewer red dice as a block in corner A, without a place for a single die on it. */
  function hill(size: number, more: string): string {
    const pyramid = spots.filter(([x]) => x >= 3).map((spot) => nameAt(indexOf(spot)));
    expect(pyramid).toHaveLength(56);
    return board({ r: [...pyramid, ...more.split(' ')].slice(0, size).join(' ') });
  }

  // Nothing takes a single die. In the first a plate die lacks beside two others, in the second always two do.
  const pairs = hill(62, 'a1 b1 c1 d1 e1 f1');
  const lonely = hill(61, 'a1 c1 e1 g1 i1');

  it.each([
    ['single dice where two must hang together', pairs, '000 111', []],
    ['a pair where two must hang together', pairs, '000 001', [2]],
    ['a row of three where only an L goes', lonely, '000 001 002', []],
    ['an L where only an L goes', lonely, '000 001 011', [3]],
    ['a pair and a die where only an L goes', lonely, '000 001 033', []],
  ])('QUA-9 %s', (_, laid, places, sizes) => {
    const state = poor(places, laid);
    const byHand = [1, 2, 3].map((size) => fittingByHand(state, size));
    expect(byHand.flatMap((found, i) => (found.size > 0 ? [i + 1] : []))).toEqual(sizes);
    expect(new Set(listed(state).map(({ cells: names }) => names.join(' ')))).toEqual(
      new Set(byHand.flatMap((found) => [...found])),
    );
    expect(quadrulaRasa.check(state, pass(0))?.clause).toBe(sizes.length === 0 ? undefined : 'QUA-9');
    if (sizes.length > 0) return;
    expect([...quadrulaRasa.legalActions(state)]).toEqual([pass(0)]);
    expect(quadrulaRasa.sampleAction(state, createRng('stuck'))).toEqual(pass(0));
    expect(quadrulaRasa.reduce(state, pass(0)).toPlay).toBe(1);
    expect(quadrulaRasa.describe(state, pass(0), quadrulaRasa.reduce(state, pass(0)))).toBe(
      'Player 1 cannot add a chunk and passes.',
    );
  });

  it('QUA-11 it goes on while somebody can add something, also when another one cannot', () => {
    const stuck = poor('000 111', pairs);
    expect([...quadrulaRasa.legalActions(stuck)]).toEqual([pass(0)]);
    const state = quadrulaRasa.load({ ...stuck, toPlay: 1 });
    const action = listed(state).find((one) => {
      const next = quadrulaRasa.reduce(state, one);
      return quadrulaRasa.check({ ...next, toPlay: 0 }, pass(0)) === null;
    });
    const next = quadrulaRasa.reduce(state, action as Add);
    expect([next.toPlay, quadrulaRasa.result(next)]).toEqual([0, null]);
    expect(quadrulaRasa.reduce(next, pass(0)).toPlay).toBe(1);
  });

  it('QUA-11 it is over when nobody can add anything', () => {
    // All of x > 0 lies but its top, and every second die of the plate's edge x = 0: single dice go nowhere else.
    const wide = spots.filter(([x, y, z]) => x >= 1 && x + y + z > 1).map((spot) => nameAt(indexOf(spot)));
    const lying = [...wide, ...'a1 c1 e1 g1 i1'.split(' ')];
    const state = position(
      board({ r: lying.slice(0, 61).join(' '), g: lying.slice(61).join(' ') }),
      {
        cubes: [cube('r', '000 111 333'), cube('g', '222')],
      },
      { contact: 'face' },
    );
    const end = quadrulaRasa.reduce(state, chunk(0, '333', nameAt(indexOf([1, 0, 0]))));
    expect(end.toPlay).toBeNull();
    expect(quadrulaRasa.result(end)).toEqual({
      winners: [1],
      scores: [2, 1],
      reason: 'No chunk can be added any more; 1 die left is the fewest.',
    });
  });

  it('QUA-9 next to dice that lie a single die goes, so that nobody is stuck', () => {
    for (const [laid, places] of [
      [pairs, '000 111'],
      [lonely, '000 111 333'],
    ] as const) {
      expect(quadrulaRasa.check(poor(places, laid), pass(0))).toBeNull();
      const state = quadrulaRasa.load({ ...poor(places, laid), options: start().options });
      expect(fittingByHand(state, 1).size).toBeGreaterThan(0);
      expect(quadrulaRasa.check(state, pass(0))?.clause).toBe('QUA-9');
    }
    // So it is on any heap that isn't complete.
    const rng = createRng('heaps');
    for (let heap = 0; heap < 20; heap++) {
      const pile = pileOf(randomBoard(rng, uniformInt(rng, 1, 164)));
      const takes = (spot: Spot): boolean => canPlace(pile, spot) && touchesByHand(pile, spot, 'edge');
      expect(spots.some(takes)).toBe(true);
    }
  });

  it('QUA-9 passing agrees with trying out, larger chunks too', () => {
    for (const [game, plies] of [10, 20, 30, 40].entries()) {
      const state = later(`stuck ${game}`, plies, { contact: 'face' }, 3);
      const isStuck = quadrulaRasa.check(state, pass(state.toPlay ?? 0)) === null;
      expect([1, 2, 3, 4].some((size) => fittingByHand(state, size).size > 0)).toBe(!isStuck);
    }
  });
});

describe('counts', () => {
  /** Sequences of additions and passes, where at most two dice are left, so that it doesn't matter which is taken. */
  function countByHand(state: State, depth: number): number {
    const { cubes, toPlay } = state;
    if (depth === 0 || toPlay === null) return 1;
    const colour = COLOURS[toPlay] as string;
    const left = counts(cubes[toPlay] as string, colour);
    const other = (toPlay + 1) % cubes.length;
    const chunks = [1, 2].filter((size) => size <= left).flatMap((size) => [...fittingByHand(state, size)]);
    // In these positions somebody can always go on.
    if (chunks.length === 0) return countByHand({ ...state, toPlay: other }, depth - 1);
    return chunks.reduce((count, names) => {
      const size = names.split(' ').length;
      const rest = cubes.map((text, player) => (player === toPlay ? cube(colour, left - size) : text));
      const next = { ...state, board: board({ [colour]: names }, state.board), cubes: rest };
      return count + countByHand({ ...next, toPlay: size === left ? null : other }, depth - 1);
    }, 0);
  }

  it.each([
    ['a pair each', 124, '000 001', '000 001', { contact: 'face' } as const],
    ['a pair, and two that lie apart', 124, '000 001', '000 111', { contact: 'face' } as const],
    ['a pair each, touching by edges', 124, '000 001', '000 010', {}],
    ['a pair and one', 125, '000 001', '000', {}],
  ])('QUA-4 QUA-9 QUA-10 sequences of additions with %s left', (_, lying, red, green, options) => {
    const reds = ALL.slice(0, 64 - red.split(' ').length).join(' ');
    const greens = ALL.slice(64 - red.split(' ').length, lying).join(' ');
    const laid = board({ r: reds, g: greens });
    const state = position(laid, { cubes: [cube('r', red), cube('g', green)] }, options);
    const engine = [1, 2, 3].map((depth) => perft(quadrulaRasa, state, depth));
    expect(engine).toEqual([1, 2, 3].map((depth) => countByHand(state, depth)));
    expect(engine[2]).toBeGreaterThan(engine[0] as number);
  });
});

describe('end', () => {
  it('QUA-10 the first empty cube wins, at once', () => {
    const laid = board({ r: ALL.slice(0, 63).join(' ') });
    const state = position(laid, { cubes: [cube('r', '222'), 'g'.repeat(64)] });
    const cell = ALL.slice(45).find((name) => canPlace(pileOf(laid), spots[at(name)] as Spot)) as string;
    const end = quadrulaRasa.reduce(state, chunk(0, '222', cell));
    expect([end.toPlay, quadrulaRasa.playersToAct(end)]).toEqual([null, []]);
    expect(quadrulaRasa.load(JSON.parse(JSON.stringify(end)))).toEqual(end);
    expect(() => quadrulaRasa.load({ ...end, toPlay: 1 })).toThrow(/until the game is over/);
    expect(quadrulaRasa.result(end)).toEqual({
      winners: [0],
      scores: [0, 64],
      reason: 'A cube is used up; 0 dice left are the fewest.',
    });
    expect(verdict(quadrulaRasa, end, pass(1))).toBe('GAME_OVER');
  });

  it('QUA-11 [edge=5] on the complete pyramid the fewest dice left win, ties share', () => {
    const full = (red: number): State => {
      const laid = board({ r: ALL.slice(0, red).join(' '), g: ALL.slice(red, 164).join(' ') });
      const state = position(laid, {}, { edge: 5 });
      return quadrulaRasa.reduce(state, chunk(0, '444', '8a1'));
    };
    expect(quadrulaRasa.result(full(80))).toEqual({
      winners: [1],
      scores: [44, 41],
      reason: 'The pyramid is complete; 41 dice left are the fewest.',
    });
    expect(quadrulaRasa.result(full(90))?.winners).toEqual([0]);
    const three = board({
      r: ALL.slice(0, 54).join(' '),
      g: ALL.slice(54, 109).join(' '),
      k: ALL.slice(109, 164).join(' '),
    });
    const shared = quadrulaRasa.reduce(position(three, {}, {}, 3), chunk(0, '333', '8a1'));
    expect(quadrulaRasa.result(shared)?.winners).toEqual([0, 1, 2]);
  });
});

describe('positions', () => {
  const laid = board({ r: 'c4', g: 'c5' });
  const good = { ...start(), board: laid, cubes: [cube('r', 63), cube('g', 63)] };

  it.each([
    ['a die on nothing', { ...good, board: board({ r: '1a1', g: 'c5' }) }, /lies on nothing/],
    ['too few cubes', { ...good, cubes: good.cubes.slice(1) }, /expected 2 cubes, got 1/],
    [
      'a cube of another size',
      { ...good, cubes: [cube('r', 124, 5), cube('g', 63)] },
      /expected a cube of 64 dice, got 125/,
    ],
    ['another one’s dice', { ...good, cubes: [...good.cubes].reverse() }, /another colour/],
    [
      'a die too many',
      { ...good, board: board({ r: 'a1' }, laid) },
      /expected Player 1 to have 64 dice in all, got 65/,
    ],
    ['dice of nobody', { ...good, board: board({ k: 'a1' }, laid) }, /expected Player 3 to have 0 dice in all, got 1/],
    ['a player who is not there', { ...good, toPlay: 2 }, /expected one of 2 players, got 2/],
    ['nobody to play', { ...good, toPlay: null }, /until the game is over/],
    [
      'two empty cubes',
      {
        ...start(),
        toPlay: null,
        board: board({ r: ALL.slice(0, 64).join(' '), g: ALL.slice(64, 128).join(' ') }),
        cubes: ['.'.repeat(64), '.'.repeat(64)],
      },
      /only one cube/,
    ],
  ])('%s is refused', (_, value, message) => {
    expect(() => quadrulaRasa.load(value)).toThrow(message);
  });
});

describe('words', () => {
  it('says what is wrong with a chunk', () => {
    const state = position(board({ g: 'c4 c5' }));
    const why = (places: string, names: string, now = state): string | undefined =>
      quadrulaRasa.check(now, chunk(0, places, names))?.message;
    expect(why('000 100', '1c4')).toBe("2 dice can't fill 1 cells");
    expect(why('000', '1c4 d4')).toBe("1 dice can't fill 2 cells");
    expect(why('444', 'c6')).toBe('a place is outside the cube of 4');
    expect(why('000 110', 'd4 1c4')).toBe('the dice do not hang together in the cube');
    expect(why('000', 'c4')).toBe('a die lies in one of the cells already');
    expect(why('000', '1d4')).toBe('nothing supports one of the dice');
    expect(why('000 100 200', 'd3 1c3 1c4', position(board({ g: 'c3 c4 c5 d4' })))).toBe(
      'the chunk has a different shape on the pyramid than in the cube',
    );
    expect(why('000', 'i1')).toBe('no die touches the pyramid');
    const taken = quadrulaRasa.load({ ...play(quadrulaRasa, start(), [chunk(0, '000', 'c4')]), toPlay: 0 });
    expect(why('000', '1c4', taken)).toBe('one of the places in the cube is empty already');
    expect(quadrulaRasa.check(state, pass(0))?.message).toBe('a chunk can be added');
  });

  it('says what is added, and what is left', () => {
    const state = position(board({ g: 'c4' }));
    const three = chunk(0, '113 003 013', '1c4 d4 c5');
    expect(quadrulaRasa.describe(state, three, quadrulaRasa.reduce(state, three))).toBe(
      'Player 1 takes 3 dice out of the cube and adds them in c5, d4, 1c4; 61 left.',
    );
    const laid = board({ r: ALL.slice(0, 63).join(' ') });
    const last = position(laid, { cubes: [cube('r', '222'), 'g'.repeat(64)] });
    const [one] = listed(last) as [Add];
    expect(quadrulaRasa.describe(last, one, quadrulaRasa.reduce(last, one))).toMatch(
      /^Player 1 takes a die out of the cube and adds it in \S+; the cube is used up\.$/,
    );
  });

  it('draws the cubes, and marks what was taken', () => {
    const before = start();
    const after = quadrulaRasa.reduce(before, chunk(0, '000', 'c4'));
    const { parts } = quadrulaRasaPicture(after, { before, names: ['Ada', 'Ben'] });
    const boards = parts.flatMap((part) => (part.kind === 'board' ? [part] : []));
    expect(boards.map(({ title }) => title)).toEqual([undefined, 'Ada', 'Ben']);
    expect(boards[1]?.cells.filter(({ changed }) => changed).map(({ name }) => name)).toEqual(['1.1.1']);
    expect(boards[2]?.cells).toHaveLength(64);
  });
});

describe('worth', () => {
  it('goes by the dice that are left, and by how well they hang together', () => {
    const worth = (left: string): number =>
      quadrulaRasaWorth({ ...start(), cubes: [cube('r', left), 'g'.repeat(64)] }, 0);
    const values = ['000 100 010 110', '000 100 200 300', '000 200 020 220', '000 200 020 220 002'].map(worth);
    expect(values).toEqual([...values].sort((one, other) => other - one));
    expect(new Set(values).size).toBe(4);
  });
});
