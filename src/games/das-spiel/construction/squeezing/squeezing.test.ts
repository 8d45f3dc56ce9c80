import { describe, expect, it } from 'vitest';
import { at, board, cells, nameAt, play, verdict } from '../../../../../test/helpers/das-spiel.js';
import { chunksByHand, facesOf, namesOfTexts, standsOn } from '../../../../../test/helpers/das-spiel-chunks.js';
import {
  canPlace,
  depthOf,
  indexOf,
  pileOf,
  type Spot,
  spotOf,
  spots,
  textOf,
} from '../../../../../test/helpers/pyramid-by-hand.js';
import { createRng, uniformInt } from '../../../../kernel/dice/random.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import { verifyRecord } from '../../../../record/index.js';
import type { SqueezingOptions, SqueezingState } from './position.js';
import { type SqueezingAction, squeezing } from './squeezing.js';
import { squeezingPicture } from './squeezing.picture.js';

type State = DeepReadonly<SqueezingState>;

const COLOURS = ['r', 'g', 'k'];

const start = (options: SqueezingOptions = {}): State => squeezing.setup({ players: 3, options });
const roll = (player: number, outcome?: number): SqueezingAction => ({
  type: 'roll',
  player,
  ...(outcome === undefined ? {} : { outcome }),
});
const build = (player: number, names: string): SqueezingAction => ({ type: 'build', player, cells: names.split(' ') });
const place = (player: number, cell: string): SqueezingAction => ({ type: 'place', player, cell });
const done = (player: number): SqueezingAction => ({ type: 'done', player });
const pass = (player: number): SqueezingAction => ({ type: 'pass', player });

const counts = (text: string, letter: string): number => text.split(letter).length - 1;

/** A position on a board, to roll, or to build a number; Player 1 began and is on turn unless said otherwise. */
function position(laid: string, change: Partial<State> = {}, options: SqueezingOptions = {}): State {
  const { rolled = null } = change;
  return squeezing.load({
    ...start(options),
    board: laid,
    supply: COLOURS.map((letter) => 55 - counts(laid, letter)),
    first: 0,
    turns: 3,
    phase: rolled === null ? 'roll' : 'build',
    ...change,
  });
}

const listed = (state: State): string[] =>
  [...squeezing.legalActions(state)].flatMap((action) => (action.type === 'build' ? [action.cells.join(' ')] : []));

const ALL = spots.map((_, cell) => nameAt(cell));
const letterAt = (text: string, spot: string): string => text[indexOf(spotOf(spot))] as string;

// What the rules say, tried out with sets of spots.

/** The empty spots that touch a die of the colour by a face. */
const besideByHand = (text: string, colour: string): string[] =>
  spots
    .map((spot) => spot.join(' '))
    .filter((spot) => letterAt(text, spot) === '.' && touchesByHand(text, spot, colour));

const touchesByHand = (text: string, spot: string, colours: string): boolean =>
  facesOf(spot).some((near) => colours.includes(letterAt(text, near)));

/** Whether the first player, who has four dice, keeps an empty cell beside them. */
function freeByHand(text: string, { first, supply, toPlay }: State): boolean {
  if (first === null || first === toPlay || supply[first] !== 51) return true;
  return besideByHand(text, COLOURS[first] as string).length > 0;
}

/** All builds of the player on turn for a number, as names. */
function buildsByHand(state: State, rolled: number): Set<string> {
  const player = state.toPlay ?? 0;
  const colour = COLOURS[player] as string;
  const size = Math.min(rolled, state.supply[player] as number);
  const hasNone = counts(state.board, colour) === 0;
  const alone = hasNone && (player === state.first || state.options.join === 'own');
  const found = chunksByHand(state.board, size).filter((chunk) => {
    const names = namesOfTexts(chunk).split(' ');
    const after = board({ [colour]: names.join(' ') }, state.board);
    const near = chunk
      .flatMap((spot) =>
        hasNone || state.options.contact === 'face' ? facesOf(spot) : [...facesOf(spot), ...rowOf(spot)],
      )
      .filter((spot) => !chunk.includes(spot));
    const joined = near.some((spot) =>
      hasNone ? letterAt(state.board, spot) !== '.' : letterAt(state.board, spot) === colour,
    );
    // On an empty plate four dice hang together only as a pyramid.
    const isFour = size === 4 && standsOn(new Set(), chunk);
    return (joined || (alone && isFour)) && freeByHand(after, state);
  });
  return new Set(found.map(namesOfTexts));
}

/** The spots that touch one along an edge. */
const rowOf = (spot: string): string[] => {
  const [x, y, z] = spotOf(spot);
  const near = [-1, 0, 1].flatMap((a) => [-1, 0, 1].flatMap((b) => [-1, 0, 1].map((c): Spot => [x + a, y + b, z + c])));
  const isEdge = (other: Spot): boolean => other.filter((part, i) => part !== spotOf(spot)[i]).length === 2;
  return near.filter((other) => isEdge(other) && indexOf(other) >= 0).map(textOf);
};

const four = 'c4 c5 d4 1c4';

/** The start until Player 1 has built a pyramid and Player 2 is to roll. */
const begun = (options: SqueezingOptions = {}): State => play(squeezing, start(options), [roll(0, 4), build(0, four)]);

describe('table', () => {
  it('SQU-1 three players', () => {
    expect(squeezing.playerCount).toEqual({ min: 3, max: 3 });
  });

  it('SQU-2 55 dice each', () => {
    expect(start().supply).toEqual([55, 55, 55]);
    const state = play(squeezing, begun(), [roll(1, 3), build(1, 'b4 b5 1b4')]);
    expect([cells(state.board, 'r'), cells(state.board, 'g')]).toEqual([four, 'b4 b5 1b4']);
    expect(state.supply).toEqual([51, 52, 55]);
  });

  it('SQU-3 player 0 rolls first, then the turn goes round', () => {
    expect(verdict(squeezing, start(), roll(1), 3)).toBe('NOT_YOUR_TURN');
    const turns = [roll(0, 2), roll(1, 6), roll(2, 1)].map((_, i, all) =>
      play(squeezing, start(), all.slice(0, i + 1)),
    );
    expect(turns.map(({ toPlay, turns: finished }) => [toPlay, finished])).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ]);
  });

  it('SQU-4 the first 4 begins, with a pyramid of four in any of 36 places', () => {
    const state = play(squeezing, start(), [roll(0, 3), roll(1, 4)]);
    expect([state.first, state.phase, state.rolled, state.toPlay]).toEqual([1, 'build', 4, 1]);
    expect(listed(state)).toHaveLength(36);
    expect(new Set(listed(state))).toEqual(buildsByHand(state, 4));
    expect(verdict(squeezing, state, build(1, 'c4 c5 c6 1c4'))).toBe('SQU-7');
    expect(verdict(squeezing, state, roll(1), 5)).toBe('SQU-6');
    expect(verdict(squeezing, state, pass(1))).toBe('SQU-13');
    const next = squeezing.reduce(state, build(1, four));
    expect([next.phase, next.toPlay, next.turns]).toEqual(['roll', 2, 2]);
    expect(verdict(squeezing, next, build(2, 'b4 b5 1b4'))).toBe('SQU-6');
  });

  it.each([1, 2, 3, 5, 6])('SQU-4 a %i begins nothing', (rolled) => {
    const state = play(squeezing, start(), [roll(0, rolled)]);
    expect([state.first, state.phase, state.rolled, state.toPlay]).toEqual([null, 'roll', null, 1]);
    expect([...squeezing.legalActions(state)]).toEqual([roll(1)]);
  });

  it('SQU-4 nothing is built before', () => {
    expect(verdict(squeezing, start(), build(0, four))).toBe('SQU-6');
    expect(verdict(squeezing, start(), pass(0))).toBe('SQU-13');
    expect(verdict(squeezing, start(), done(0))).toBe('SQU-11');
    expect(verdict(squeezing, start(), place(0, 'a1'))).toBe('SQU-10');
  });
});

describe('a turn', () => {
  const laid = board({ r: four, g: 'b4 b5 1b4' });

  it.each([
    ['SQU-5 an occupied cell', 3, 'c4 d4 1c3', 'SQU-5'],
    ['SQU-5 nothing below', 2, '2c4 3c4', 'SQU-5'],
    ['SQU-5 on dice of anybody', 2, 'c3 1b3', 'SQU-5'],
    ['SQU-7 too few', 3, 'd3 1c3', 'SQU-7'],
    ['SQU-7 too many', 1, 'c3 d3 1c3', 'SQU-7'],
    ['SQU-7 in pieces', 3, 'c3 d3 a1', 'SQU-7'],
    ['SQU-7 beside each other on the plate', 2, 'd5 d6', 'SQU-7'],
    ['SQU-7 as many as rolled', 3, 'c3 d3 1c3', 'legal'],
    ['SQU-8 beside a foreign die only', 3, 'a5 a6 1a5', 'SQU-8'],
    ['SQU-8 beside no die', 4, 'h1 h2 i1 1h1', 'SQU-8'],
  ])('%s', (_, rolled, names, expected) => {
    expect(verdict(squeezing, position(laid, { rolled }), build(0, names))).toBe(expected);
  });

  it('SQU-7 a player with fewer dice than they rolled builds all of them', () => {
    const many = ALL.slice(0, 53).join(' ');
    const state = position(board({ r: many }), { rolled: 5 });
    expect(state.supply[0]).toBe(2);
    expect(listed(state).every((names) => names.split(' ').length === 2)).toBe(true);
    expect(new Set(listed(state))).toEqual(buildsByHand(state, 5));
  });

  it('SQU-7 an action in any order is the same', () => {
    const state = position(laid, { rolled: 3 });
    expect(squeezing.canonical(build(0, '1c3 d3 c3'))).toEqual(build(0, 'c3 d3 1c3'));
    expect(squeezing.reduce(state, build(0, '1c3 d3 c3'))).toEqual(squeezing.reduce(state, build(0, 'c3 d3 1c3')));
  });

  it('SQU-6 [reroll1=false] a 1 stands', () => {
    const state = play(squeezing, begun(), [roll(1, 1)]);
    expect([...squeezing.legalActions(state)]).toEqual([pass(1)]);
    expect(play(squeezing, start(), [roll(0, 1)]).toPlay).toBe(1);
  });

  it('SQU-6 SQU-13 [reroll1=true] a 1 may be rolled again, also at the start', () => {
    const state = play(squeezing, begun({ reroll1: true }), [roll(1, 1)]);
    expect([...squeezing.legalActions(state)]).toEqual([roll(1)]);
    expect(verdict(squeezing, state, pass(1))).toBe('SQU-13');
    const again = play(squeezing, state, [roll(1, 1), roll(1, 3)]);
    expect([again.toPlay, again.rolled]).toEqual([1, 3]);
    expect(verdict(squeezing, again, roll(1), 2)).toBe('SQU-6');
    const opening = play(squeezing, start({ reroll1: true }), [roll(0, 1)]);
    expect([opening.toPlay, opening.turns, opening.phase]).toEqual([0, 0, 'roll']);
    expect(play(squeezing, opening, [roll(0, 4)]).first).toBe(0);
    for (const other of [2, 3, 5, 6]) {
      expect(play(squeezing, opening, [roll(0, other)])).toMatchObject({ toPlay: 1, turns: 1 });
    }
    expect(verdict(squeezing, position(board({ r: four }), { rolled: 2 }, { reroll1: true }), roll(0), 3)).toBe(
      'SQU-6',
    );
    // A 1 that can be built may be built, too.
    const able = position(board({ r: four, g: 'c3 d3' }), { rolled: 1 }, { reroll1: true });
    expect([...squeezing.legalActions(able)]).toEqual([roll(0), build(0, '1c3')]);
  });

  it('SQU-9 [join=any] beside the first pyramid a 3, 5 or 6 can be built, and no other number', () => {
    const can = [1, 2, 3, 4, 5, 6].filter((rolled) => {
      const state = play(squeezing, begun(), [roll(1, rolled)]);
      const byHand = buildsByHand(state, rolled);
      expect(new Set(listed(state))).toEqual(byHand);
      expect(verdict(squeezing, state, pass(1))).toBe(byHand.size === 0 ? 'legal' : 'SQU-13');
      return byHand.size > 0;
    });
    expect(can).toEqual([3, 5, 6]);
  });

  it('SQU-9 [join=own] a first build need not touch: a 4 goes as well, by itself', () => {
    const can = [1, 2, 3, 4, 5, 6].filter((rolled) => {
      const state = play(squeezing, begun({ join: 'own' }), [roll(1, rolled)]);
      const byHand = buildsByHand(state, rolled);
      expect(new Set(listed(state))).toEqual(byHand);
      expect(verdict(squeezing, state, pass(1))).toBe(byHand.size === 0 ? 'legal' : 'SQU-13');
      return byHand.size > 0;
    });
    expect(can).toEqual([3, 4, 5, 6]);
    const state = play(squeezing, begun({ join: 'own' }), [roll(1, 4)]);
    expect(listed(state)).toHaveLength(36 - 7);
    expect(verdict(squeezing, state, build(1, 'b4 b5 b6 1b4'))).toBe('SQU-7');
    expect(verdict(squeezing, state, build(1, 'b4 b5 a5 1b4'))).toBe('SQU-7');
    expect(verdict(squeezing, state, build(1, 'h1 h2 i1 1h1'))).toBe('legal');
    // Once others lie, four dice can be built in contact with them, too.
    const more = position(board({ r: four, k: 'a5 a6 b4 b6' }), { toPlay: 1, rolled: 4 }, { join: 'own' });
    expect(verdict(squeezing, more, build(1, 'b5 1a5 1b4 1b5'))).toBe('legal');
    // Afterwards own dice must be touched like everybody's.
    const second = position(board({ r: four, g: 'h1 h2 i1 1h1' }), { toPlay: 1, rolled: 4 }, { join: 'own' });
    expect(verdict(squeezing, second, build(1, 'a1 a2 b1 1a1'))).toBe('SQU-8');
  });

  it('SQU-9 [join=own] a single die on the plate is no build', () => {
    const state = play(squeezing, begun({ join: 'own' }), [roll(1, 1)]);
    expect([...squeezing.legalActions(state)]).toEqual([pass(1)]);
    for (const cell of ['c3', 'h1']) expect(verdict(squeezing, state, build(1, cell))).toBe('SQU-9');
    const funnel = position(board({ r: four, k: 'b4 b5' }), { toPlay: 1, rolled: 1 }, { join: 'own' });
    expect(listed(funnel)).toEqual(['1b4']);
  });

  it('SQU-9 no dice but a pyramid of four stand on the plate by themselves', () => {
    const sizes = [2, 3, 4, 5, 6].map((size) => chunksByHand(start().board, size).length);
    expect(sizes).toEqual([0, 0, 36, 0, 0]);
  });

  it('SQU-9 [join=own] every build is drawn, by itself or not', () => {
    const laid = board({ r: four, k: 'a5 a6 b4 b6' });
    const state = position(laid, { toPlay: 1, rolled: 4 }, { join: 'own' });
    const rng = createRng('alone');
    const drawn = new Set<string>();
    for (let i = 0; i < 600; i++) {
      const action = squeezing.sampleAction(state, rng);
      if (action?.type === 'build') drawn.add(action.cells.join(' '));
    }
    expect(drawn).toEqual(buildsByHand(state, 4));
  });

  it('SQU-9 [join=any] the first build touches what lies', () => {
    const state = play(squeezing, begun(), [roll(1, 3)]);
    expect(verdict(squeezing, state, build(1, 'b4 b5 1b4'))).toBe('legal');
    const four = play(squeezing, begun(), [roll(1, 4)]);
    expect(verdict(squeezing, four, build(1, 'h1 h2 i1 1h1'))).toBe('SQU-9');
    // By a face, also where an edge is enough for own dice.
    const single = play(squeezing, begun({ contact: 'edge' }), [roll(1, 1)]);
    expect(verdict(squeezing, single, build(1, 'c3'))).toBe('SQU-9');
  });

  it('SQU-8 [contact=face] [contact=edge] next to an own die on the plate', () => {
    for (const [contact, expected] of [
      ['face', 'SQU-8'],
      ['edge', 'legal'],
    ] as const) {
      const state = position(laid, { rolled: 1 }, { contact });
      for (const cell of ['c3', 'c6', 'd3', 'd5', 'e3', 'e4']) {
        expect(verdict(squeezing, state, build(0, cell))).toBe(expected);
      }
      // Next to a die of another only, and away from all of them.
      for (const cell of ['a4', 'a6', 'h1']) expect(verdict(squeezing, state, build(0, cell))).toBe('SQU-8');
      expect(new Set(listed(state))).toEqual(buildsByHand(state, 1));
      for (const rolled of [2, 3, 4]) {
        const larger = position(laid, { rolled }, { contact });
        expect(new Set(listed(larger))).toEqual(buildsByHand(larger, rolled));
      }
    }
    expect(start().options.contact).toBe('face');
  });

  it('SQU-9 SQU-12 [join=own] a pyramid of four takes no free space of the first one', () => {
    const fours = listed(play(squeezing, start(), [roll(0, 4)]));
    let pairs = 0;
    for (const red of fours) {
      const state = position(board({ r: red }), { toPlay: 1, rolled: 4 }, { join: 'own' });
      const free = besideByHand(state.board, 'r').map((spot) => nameAt(indexOf(spotOf(spot))));
      for (const green of listed(state)) {
        expect(green.split(' ').filter((cell) => free.includes(cell))).toEqual([]);
        pairs++;
      }
    }
    expect(pairs).toBeGreaterThan(36 * 20);
  });

  it('SQU-7 SQU-8 SQU-12 in positions of random games the builds are those tried out', () => {
    const seen = new Set<number>();
    for (const [game, plies] of [24, 20, 28, 36, 30, 26].entries()) {
      const options: SqueezingOptions = [{}, { join: 'own' }, { contact: 'edge' }][game % 3] as SqueezingOptions;
      const { state: reached } = playout(squeezing, { players: 3, seed: `try ${game}`, options, maxActions: plies });
      if (reached.toPlay === null) continue;
      const rolled = 1 + game;
      const state = squeezing.load({ ...reached, phase: 'build', rolled, left: 0, fresh: [] });
      expect(new Set(listed(state))).toEqual(buildsByHand(state, rolled));
      expect(listed(state).length).toBe(new Set(listed(state)).size);
      const byHand = buildsByHand(state, rolled);
      const size = Math.min(rolled, state.supply[state.toPlay as number] as number);
      for (const names of chunksByHand(state.board, size).map(namesOfTexts)) {
        expect(squeezing.check(state, build(state.toPlay as number, names)) === null).toBe(byHand.has(names));
      }
      if (listed(state).length > 0) seen.add(rolled);
      const rng = createRng(`draw ${game}`);
      for (let i = 0; i < 5; i++) {
        const action = squeezing.sampleAction(state, rng);
        if (action?.type === 'build') expect(buildsByHand(state, rolled)).toContain(action.cells.join(' '));
        else expect(listed(state)).toEqual([]);
      }
    }
    expect(seen.size).toBeGreaterThan(3);
  });
});

describe('the free space', () => {
  // The first pyramid, in corner B, has free spaces in 1a2, 1b1 and 2a1; green has filled two of them.
  const laid = board({ r: 'a1 a2 b1 1a1', g: 'a3 b2 c1 1a2 1b1' });

  it('SQU-13 players who can build what they rolled may not pass, nor anybody before the roll or in a bonus', () => {
    const able = [1, 2, 3, 4, 5, 6].filter((rolled) => {
      const state = position(laid, { toPlay: 1, rolled });
      const canBuild = buildsByHand(state, rolled).size > 0;
      expect(verdict(squeezing, state, pass(1))).toBe(canBuild ? 'SQU-13' : 'legal');
      return canBuild;
    });
    expect(able).toEqual([3, 5, 6]);
    expect(verdict(squeezing, position(laid, { toPlay: 1 }), pass(1))).toBe('SQU-13');
    const bonus = position(laid, { toPlay: 1, phase: 'bonus', left: 1, fresh: ['1a2'] });
    expect(verdict(squeezing, bonus, pass(1))).toBe('SQU-13');
  });

  it('SQU-9 SQU-13 [join=own] without a place for a pyramid of four a 4 has to touch', () => {
    // Of the plate three cells are open, in a triangle or in a row; what lies is red and green.
    for (const [open, places] of [
      ['h1 h2 i1', 1],
      ['f1 f2 f3', 0],
    ] as const) {
      const plate = ALL.slice(0, 45).filter((name) => !open.split(' ').includes(name));
      const laid = board({ r: plate.slice(0, 30).join(' '), g: plate.slice(30).join(' ') });
      const [own, any] = (['own', 'any'] as const).map((join) =>
        listed(position(laid, { toPlay: 2, rolled: 4 }, { join })),
      );
      expect(own?.filter((names) => !any?.includes(names))).toHaveLength(places);
      expect(own).toEqual(expect.arrayContaining(any ?? []));
      expect(any?.length).toBeGreaterThan(0);
    }
  });

  it('SQU-12 the others may not fill the last one, its owner may', () => {
    const state = position(laid, { toPlay: 1, rolled: 1 });
    expect(verdict(squeezing, state, build(1, '2a1'))).toBe('SQU-12');
    expect([...squeezing.legalActions(state)]).toEqual([pass(1)]);
    expect(verdict(squeezing, position(laid, { toPlay: 0, rolled: 1 }), build(0, '2a1'))).toBe('legal');
    // Nor one of two dice in it; larger builds beside it are free.
    const three = position(laid, { toPlay: 1, rolled: 3 });
    expect(new Set(listed(three))).toEqual(buildsByHand(three, 3));
    expect(listed(three).some((names) => names.includes('2a1'))).toBe(false);
  });

  it.each([
    [1, laid],
    [2, laid.replaceAll('g', 'k')],
  ])('SQU-12 bonus dice may not fill it either: seat %i', (player, board) => {
    const state = position(board, { toPlay: player, phase: 'bonus', left: 1, fresh: ['1a2'] });
    expect(verdict(squeezing, state, place(player, '2a1'))).toBe('SQU-12');
    expect([...squeezing.legalActions(state)]).toEqual([done(player)]);
  });

  it('SQU-12 once its owner has built again, all may be filled', () => {
    // A fifth die was put on the pyramid, in 2a1, on which only 3a1 is open.
    const more = board({ r: '2a1', g: 'a3 a4 b2 b3 c1 c2 d1 1a2 1a3 1b1 1b2 1c1 2a2 2b1' }, laid);
    const state = position(more, { toPlay: 1, rolled: 1 });
    expect(besideByHand(state.board, 'r')).toHaveLength(1);
    const next = squeezing.reduce(state, build(1, '3a1'));
    expect(besideByHand(next.board, 'r')).toEqual([]);
    expect([...squeezing.legalActions(position(more, { toPlay: 1, rolled: 1 }))]).toContainEqual(build(1, '3a1'));
    // Nor does it concern the first dice of somebody who did not begin.
    const green = board({ g: 'i1' }, laid);
    expect(verdict(squeezing, position(green, { toPlay: 1, rolled: 1, first: 1 }), build(1, '2a1'))).toBe('legal');
  });
});

describe('bonus', () => {
  const nameOf = (x: number, y: number, z: number): string => nameAt(indexOf([x, y, z]));
  /** A column along z from the plate at (3, 0, 5) upwards. */
  const column = (length: number): string => Array.from({ length }, (_, i) => nameOf(3, 0, 5 - i)).join(' ');

  /** All that a column of so many dice stands on, in green, but for a red die beside its foot; black dice as given. */
  function ready(length: number, more = '', options: SqueezingOptions = {}): State {
    const under = spots.filter(([x, y, z]) => x >= 3 && z >= 6 - length && !(x === 3 && y === 0));
    const green = under.map((spot) => nameAt(indexOf(spot)));
    const laid = board({ g: green.join(' '), r: nameOf(3, 1, 4), k: more });
    return position(laid, { first: 1, rolled: length }, options);
  }

  // A place for a bonus die beside the foot, and one above it.
  const one = `${nameOf(2, 1, 5)} ${nameOf(2, 0, 6)}`;
  const two = `${one} ${nameOf(2, 2, 4)} ${nameOf(2, 1, 4)}`;

  it.each([
    [4, 1],
    [5, 2],
    [6, 3],
  ])('SQU-10 a column of %i brings up to %i', (length, dice) => {
    const next = squeezing.reduce(ready(length, one), build(0, column(length)));
    expect([next.phase, next.left, next.toPlay, next.rolled]).toEqual(['bonus', dice, 0, null]);
    expect(next.fresh.join(' ')).toBe(column(length));
  });

  it('SQU-10 a column of three brings none', () => {
    expect(squeezing.reduce(ready(3, one), build(0, column(3))).phase).toBe('roll');
  });

  it('SQU-10 there are no more bonus dice than the player has left', () => {
    const { board: laid } = ready(6, one);
    const green = spots.flatMap((_, i) => (laid[i] === 'g' ? [nameAt(i)] : []));
    const state = position(board({ r: green.slice(0, 47).join(' ') }, laid), { rolled: 6 });
    expect(state.supply[0]).toBe(7);
    const next = squeezing.reduce(state, build(0, column(6)));
    expect([next.phase, next.left, next.supply[0]]).toEqual(['bonus', 1, 1]);
  });

  it('SQU-10 [bonusColumn=part] a column of four in a larger build brings one', () => {
    const state = larger({ bonusColumn: 'part' });
    const next = squeezing.reduce(state, build(0, `${column(4)} ${nameOf(2, 1, 5)} ${nameOf(2, 0, 5)}`));
    expect([next.phase, next.left]).toEqual(['bonus', 1]);
    expect([...squeezing.legalActions(next)]).toEqual([place(0, nameOf(2, 1, 4)), done(0)]);
  });

  it('SQU-10 [bonusColumn=whole] only a build that is nothing but a column brings any', () => {
    const state = larger({ bonusColumn: 'whole' });
    const next = squeezing.reduce(state, build(0, `${column(4)} ${nameOf(2, 1, 5)} ${nameOf(2, 0, 5)}`));
    expect([next.phase, next.left, next.toPlay]).toEqual(['roll', 0, 1]);
    for (const length of [4, 5, 6]) {
      const whole = squeezing.reduce(ready(length, one, { bonusColumn: 'whole' }), build(0, column(length)));
      expect([whole.phase, whole.left]).toEqual(['bonus', length - 3]);
    }
  });

  /** A position to build six in, of which four can be a column. */
  const larger = (options: SqueezingOptions): State =>
    squeezing.load({ ...ready(4, `${nameOf(2, 0, 6)} ${nameOf(2, 2, 4)}`, options), rolled: 6 });

  it.each([
    [4, 1],
    [3, 0],
  ])('SQU-10 a die that lay before does not count: %i dice on it bring %i', (length, dice) => {
    const foot = board({ r: `${nameOf(3, 0, 5)} ${nameOf(2, 0, 5)}`, k: two }, ready(6).board);
    const state = position(foot, { first: 1, rolled: length });
    const above = column(6)
      .split(' ')
      .slice(1, length + 1);
    const next = squeezing.reduce(state, build(0, above.join(' ')));
    expect([next.phase, next.left]).toEqual([dice > 0 ? 'bonus' : 'roll', dice]);
    expect(touchesByHand(next.board, textOf([2, 0, 4]), 'r')).toBe(true);
  });

  it('SQU-11 each touches a die of this turn, one after the other', () => {
    const [first, second] = [nameOf(2, 0, 5), nameOf(2, 0, 4)];
    const state = squeezing.reduce(ready(5, two), build(0, column(5)));
    expect([...squeezing.legalActions(state)]).toEqual([place(0, first), done(0)]);
    expect(verdict(squeezing, state, place(0, 'i1'))).toBe('SQU-11');
    expect(verdict(squeezing, state, place(0, second))).toBe('SQU-5');
    expect(verdict(squeezing, state, roll(0), 3)).toBe('SQU-11');
    expect(verdict(squeezing, state, build(0, first))).toBe('SQU-11');
    const next = squeezing.reduce(state, place(0, first));
    expect([next.phase, next.left]).toEqual(['bonus', 1]);
    expect([...squeezing.legalActions(next)]).toEqual([place(0, second), done(0)]);
    const end = squeezing.reduce(next, place(0, second));
    expect([end.phase, end.toPlay, end.left, end.fresh]).toEqual(['roll', 1, 0, []]);
    // Or fewer are placed.
    expect(squeezing.reduce(state, done(0)).toPlay).toBe(1);
  });

  it('SQU-11 where none can be placed, the turn is over', () => {
    expect(squeezing.reduce(ready(4), build(0, column(4))).phase).toBe('roll');
    const last = squeezing.reduce(squeezing.reduce(ready(6, one), build(0, column(6))), place(0, nameOf(2, 0, 5)));
    expect([last.phase, last.toPlay]).toEqual(['roll', 1]);
  });

  describe('beside a column of five that has room on two sides', () => {
    // The column goes up from (3, 1, 4). Dice can follow on its side x, at (2, 1, 4), and on its side y, at (3, 0, 4).
    const five = [4, 3, 2, 1, 0].map((z) => nameOf(3, 1, z)).join(' ');
    const [onX, onY] = [nameOf(2, 1, 4), nameOf(3, 0, 4)];
    /** Beside the column and on the bonus die in (2, 1, 4); on that bonus die alone; on dice that lay before. */
    const [onBoth, onBonus, onOthers] = [nameOf(2, 1, 3), nameOf(1, 1, 4), nameOf(0, 0, 7)];

    /** The column is built, red dice having begun far from it. */
    function built(options: SqueezingOptions): State {
      const feet: Spot[] = [
        [4, 1, 0],
        [3, 2, 0],
        [2, 2, 3],
        [1, 2, 4],
        [1, 1, 5],
        [3, 0, 5],
        [4, 0, 4],
        [0, 0, 8],
        [1, 0, 7],
        [0, 1, 7],
      ];
      const lying = spots.filter((spot) => feet.some((foot) => foot.every((part, i) => (spot[i] as number) >= part)));
      const names = lying.map((spot) => nameAt(indexOf(spot))).filter((name) => name !== nameOf(4, 1, 3));
      const laid = board({ r: nameOf(4, 1, 3), g: names.slice(0, 50).join(' '), k: names.slice(50).join(' ') });
      return squeezing.reduce(position(laid, { first: 1, rolled: 5 }, options), build(0, five));
    }

    const verdicts = (state: State): string[] =>
      [onX, onY, onBoth, onBonus, onOthers, 'a1'].map((cell) => verdict(squeezing, state, place(0, cell)));

    it.each<[string, SqueezingOptions, string[], string[]]>([
      [
        'SQU-11 [bonusContact=turn] [bonusTouches=either] a built die or a bonus die of this turn',
        { bonusContact: 'turn', bonusTouches: 'either' },
        ['legal', 'legal', 'SQU-5', 'SQU-5', 'SQU-11', 'SQU-11'],
        ['SQU-5', 'legal', 'legal', 'legal', 'SQU-11', 'SQU-11'],
      ],
      [
        'SQU-11 [bonusContact=any] any die that lies',
        { bonusContact: 'any' },
        ['legal', 'legal', 'SQU-5', 'SQU-5', 'legal', 'SQU-11'],
        ['SQU-5', 'legal', 'legal', 'legal', 'legal', 'SQU-11'],
      ],
      [
        'SQU-11 [bonusTouches=both] after the first a bonus die and a built one',
        { bonusTouches: 'both' },
        ['legal', 'legal', 'SQU-5', 'SQU-5', 'SQU-11', 'SQU-11'],
        ['SQU-5', 'SQU-11', 'legal', 'SQU-11', 'SQU-11', 'SQU-11'],
      ],
      [
        'SQU-11 [bonusContact=any] [bonusTouches=both] after the first a bonus die and any other die',
        { bonusContact: 'any', bonusTouches: 'both' },
        ['legal', 'legal', 'SQU-5', 'SQU-5', 'legal', 'SQU-11'],
        ['SQU-5', 'SQU-11', 'legal', 'legal', 'SQU-11', 'SQU-11'],
      ],
    ])('%s', (_, options, first, second) => {
      const state = built(options);
      expect([state.phase, state.left, state.bonus]).toEqual(['bonus', 2, []]);
      expect(verdicts(state)).toEqual(first);
      const next = squeezing.reduce(state, place(0, onX));
      expect([next.phase, next.left, next.bonus, next.fresh]).toEqual(['bonus', 1, [onX], state.fresh]);
      expect(verdicts(next)).toEqual(second);
      for (const now of [state, next]) {
        const all = ALL.filter((cell) => verdict(squeezing, now, place(0, cell)) === 'legal');
        expect([...squeezing.legalActions(now)]).toEqual([...all.map((cell) => place(0, cell)), done(0)]);
      }
    });

    it('SQU-11 [bonusContact=any] every cell above the plate in which a die can lie will do', () => {
      const state = built({ bonusContact: 'any' });
      const pile = pileOf(state.board);
      const open = spots.filter((spot) => canPlace(pile, spot) && depthOf(spot) < 8);
      expect(open.length).toBeGreaterThan(2);
      expect([...squeezing.legalActions(state)]).toEqual([
        ...open.map((spot) => place(0, nameAt(indexOf(spot)))),
        done(0),
      ]);
    });
  });

  it('SQU-10 SQU-11 positions of rules 1 are read, which told bonus dice from no others', () => {
    const { bonusColumn, bonusContact, bonusTouches, ...options } = start().options;
    expect([bonusColumn, bonusContact, bonusTouches]).toEqual(['part', 'turn', 'either']);
    const { bonus, ...state } = squeezing.reduce(
      squeezing.reduce(ready(5, two), build(0, column(5))),
      place(0, nameOf(2, 0, 5)),
    );
    expect(bonus).toEqual([nameOf(2, 0, 5)]);
    const old = squeezing.load({ ...state, fresh: [...state.fresh, ...bonus], rules: 1, options });
    expect([old.rules, old.options, old.bonus]).toEqual([3, start().options, []]);
    expect([...squeezing.legalActions(old)]).toEqual([place(0, nameOf(2, 0, 4)), done(0)]);
  });

  it.each([1, 2])('SQU-9 records of rules %i are replayed', (rules) => {
    const actions = [roll(0, 4), build(0, four), roll(1, 4), pass(1), roll(2, 3), build(2, 'b4 b5 1b4')];
    const record = { format: 'dicewright/1', game: 'squeezing', rules, players: 3, options: {}, actions };
    expect(verifyRecord(record, squeezing)).toMatchObject({ ok: true });
  });

  it('SQU-5 a bonus die rests on what lies, too', () => {
    const state = squeezing.reduce(ready(5, two), build(0, column(5)));
    expect(verdict(squeezing, state, place(0, nameOf(2, 0, 4)))).toBe('SQU-5');
    expect(verdict(squeezing, state, place(0, nameOf(3, 0, 5)))).toBe('SQU-5');
    expect(verdict(squeezing, state, place(0, nameOf(2, 0, 5)))).toBe('legal');
  });

  it.each([
    ['protected', false, 'roll', 0],
    ['not protected any more', true, 'bonus', 1],
  ])('SQU-12 where the only place of a bonus die is the last free space of a pyramid %s', (_, more, phase, left) => {
    // Red's pyramid of four has its top in (4, 3, 0). A column of green dice goes up beside it along the wall z = 0; only
    // (3, 3, 0) can be filled then: the last cell beside a red die.
    const red: Spot[] = [
      [4, 3, 0],
      [5, 3, 0],
      [4, 4, 0],
      [4, 3, 1],
    ];
    const four = [3, 2, 1, 0].map((x): Spot => [x, 4, 0]);
    const feet: Spot[] = [
      [0, 5, 0],
      [0, 4, 1],
      [5, 2, 0],
      [3, 3, 1],
      [4, 2, 1],
      [4, 2, 0],
    ];
    const own = new Set(red.map(textOf));
    const lying = spots.filter((spot) => feet.some((foot) => foot.every((part, i) => (spot[i] as number) >= part)));
    const names = lying.filter((spot) => !own.has(textOf(spot))).map((spot) => nameAt(indexOf(spot)));
    // A red die more, where all round it is full, makes the owner one who has built again.
    const extra = more ? nameOf(0, 7, 1) : '';
    const laid = board({
      g: names
        .filter((name) => name !== extra && name !== nameOf(3, 4, 1))
        .slice(0, 40)
        .join(' '),
      k: names.slice(40).join(' '),
    });
    const whole = board({ g: nameOf(3, 4, 1), r: `${red.map((spot) => nameOf(...spot)).join(' ')} ${extra}` }, laid);
    const state = position(whole, { toPlay: 1, first: 0, rolled: 4 });
    const next = squeezing.reduce(state, build(1, four.map((spot) => nameOf(...spot)).join(' ')));
    expect(besideByHand(next.board, 'r')).toEqual([textOf([3, 3, 0])]);
    expect([next.phase, next.left, next.toPlay]).toEqual([phase, left, more ? 1 : 2]);
  });

  it('SQU-14 the last die may be a bonus die', () => {
    const base = squeezing.reduce(ready(4, one), build(0, column(4)));
    const plate = ALL.slice(0, 45).filter((name) => base.board[at(name)] === '.');
    // The rest of red's dice lie on the plate and above it, wherever they can.
    let laid = board({ r: plate.join(' ') }, base.board);
    for (const name of ALL.slice(45)) {
      const free = laid[at(name)] === '.' && name !== nameOf(2, 0, 5);
      if (!free || counts(laid, 'r') === 54) continue;
      if (
        standsOn(new Set(spots.filter((_, i) => laid[i] !== '.').map((spot) => spot.join(' '))), [
          (spots[at(name)] as Spot).join(' '),
        ])
      ) {
        laid = board({ r: name }, laid);
      }
    }
    const state = position(laid, { first: 1, phase: 'bonus', left: 1, fresh: base.fresh });
    expect(state.supply[0]).toBe(1);
    const end = squeezing.reduce(state, place(0, nameOf(2, 0, 5)));
    expect([end.toPlay, squeezing.result(end)?.winners]).toEqual([null, [0]]);
  });
});

describe('end', () => {
  it('SQU-14 first out wins, at once', () => {
    const laid = board({ r: ALL.slice(0, 54).join(' ') });
    const state = position(laid, { rolled: 6 });
    const end = squeezing.reduce(state, build(0, listed(state)[0] as string));
    expect([end.toPlay, squeezing.playersToAct(end)]).toEqual([null, []]);
    expect(squeezing.result(end)).toEqual({
      winners: [0],
      scores: [0, 55, 55],
      reason: 'Player 1 has used up all dice; 0 dice left are the fewest.',
    });
    expect(verdict(squeezing, end, roll(1), 3)).toBe('GAME_OVER');
  });

  // Red's only die lies in corner B; a green die in 1a1 covers it.
  const covered = board({ r: 'a1', g: 'a2 b1 a3 b2 c1', k: 'i1' });

  it('SQU-15 [ends=all-stuck] a player who is grown over passes, whatever they roll', () => {
    const state = position(covered, { toPlay: 1, first: 1, rolled: 1 });
    const next = squeezing.reduce(state, build(1, '1a1'));
    expect(next.toPlay).toBe(2);
    for (const rolled of [1, 2, 3, 4, 5, 6]) {
      const red = squeezing.load({ ...next, toPlay: 0, phase: 'build', rolled });
      expect([...squeezing.legalActions(red)]).toEqual([pass(0)]);
      expect(buildsByHand(red, rolled).size).toBe(0);
      expect(squeezing.reduce(red, pass(0)).toPlay).toBe(1);
    }
  });

  it.each([
    [3, 6, true],
    [2, 7, false],
  ])(
    'SQU-15 who touches only (%i, 0, 0), where %i dice lack, can build: no more than six can be rolled',
    (x, lack, can) => {
      // All lies but an edge of nine cells. Nobody but red has dice enough for more than two of them.
      const edge = spots.filter(([, y, z]) => y === 0 && z === 0).map(textOf);
      const lying = spots.filter((spot) => !edge.includes(textOf(spot)));
      const beside = lying.filter((spot) => facesOf(textOf(spot)).some((near) => edge.includes(near)));
      const others = lying.filter((spot) => !beside.includes(spot));
      const names = (list: readonly Spot[]): string => list.map((spot) => nameAt(indexOf(spot))).join(' ');
      const laid = board({
        r: names(others.slice(0, 47)),
        g: names(others.slice(47, 101)),
        k: names([...others.slice(101), ...beside]),
      });
      const whole = board({ r: nameAt(indexOf([x, 1, 0])) }, laid);
      const supply = COLOURS.map((letter) => 55 - counts(whole, letter));
      expect(supply).toEqual([7, 1, 1]);
      expect(edge.filter((text) => (spotOf(text)[0] as number) >= x)).toHaveLength(lack);
      const going = { ...start(), board: whole, supply, first: 0, turns: 90 };
      const over = { ...going, toPlay: null };
      expect(() => squeezing.load(can ? over : going)).toThrow(/until the game is over/);
      const state = squeezing.load(can ? going : over);
      if (can) expect(listed(squeezing.reduce(state, roll(0, 6)))).toHaveLength(1);
      else expect(squeezing.result(state)?.reason).toBe('Nobody can build any more; 1 die left is the fewest.');
    },
  );

  it.each(['any', 'own'] as const)('SQU-15 [join=%s] a player with no die there is never grown over', (join) => {
    const options: SqueezingOptions = { join, ends: 'first-stuck' };
    expect(begun(options).toPlay).toBe(1);
    const rng = createRng('nobody is out before having begun');
    for (let heap = 0; heap < 6; heap++) {
      // Red has begun in corner B; green has all dice or fewer above and beside; black none.
      const red = 'a1 a2 b1 1a1'.split(' ');
      const pile = new Set(red.map((name) => textOf(spots[at(name)] as Spot)));
      const green: string[] = [];
      for (let dice = uniformInt(rng, 0, 54); dice > 0; dice--) {
        const open = spots.filter((spot) => canPlace(pile, spot));
        const spot = open[uniformInt(rng, 0, open.length - 1)] as Spot;
        pile.add(textOf(spot));
        green.push(nameAt(indexOf(spot)));
      }
      const laid = board({ r: red.join(' '), g: green.join(' ') });
      // Its last free space may be gone by chance: then red has to have built again.
      if (besideByHand(laid, 'r').length === 0) continue;
      const can = (rolled: number): boolean =>
        buildsByHand(position(laid, { toPlay: 2, rolled }, options), rolled).size > 0;
      expect([1, 2, 3].some(can)).toBe(true);
    }
  });

  it('SQU-9 [join=own] a game of rules 2 that was over stays over, with the same winners', () => {
    // Then a first build was a pyramid of four, and black has no place for one.
    const plate = ALL.slice(0, 45).filter((name) => !['f1', 'f2', 'f3'].includes(name));
    const laid = board({ r: plate.slice(0, 30).join(' '), g: plate.slice(30).join(' ') });
    const supply = COLOURS.map((letter) => 55 - counts(laid, letter));
    const { contact: _, ...options } = start({ join: 'own', ends: 'first-stuck' }).options;
    const old = { ...start(), rules: 2, options, board: laid, supply, first: 0, turns: 90, toPlay: null };
    const state = squeezing.load(old);
    expect(state.options).toEqual({ ...options, contact: 'face', turnLimit: 90 });
    expect(squeezing.result(state)).toEqual({
      winners: [0],
      scores: supply,
      reason: 'The limit of 90 turns is reached; 25 dice left are the fewest.',
    });
    // Others go on as they were.
    const going = { ...begun({ join: 'own' }), rules: 2, options };
    expect(squeezing.load(going)).toEqual({ ...going, rules: 3, options: { ...options, contact: 'face' } });
    const won = { ...old, board: board({ r: ALL.slice(0, 55).join(' ') }), supply: [0, 55, 55] };
    expect(squeezing.load(won).options.turnLimit).toBeNull();
  });

  it.each([0, 1, 2])('SQU-16 [ends=first-stuck] it is over as soon as player %i is grown over', (player) => {
    // The same dice, whose owners have changed seats: the one who covers them is the next one.
    const seat = (one: number): number => (one + player) % 3;
    const laid = [...covered].map((die) => (die === '.' ? die : COLOURS[seat(COLOURS.indexOf(die))])).join('');
    const change = { toPlay: seat(1), first: seat(1), rolled: 1 };
    const end = squeezing.reduce(position(laid, change, { ends: 'first-stuck' }), build(seat(1), '1a1'));
    expect(end.toPlay).toBeNull();
    expect(squeezing.result(end)).toEqual({
      winners: [seat(1)],
      scores: [0, 1, 2].map((one) => (one === seat(1) ? 49 : 54)),
      reason: `Player ${player + 1} cannot build any more; 49 dice left are the fewest.`,
    });
    // The others play on, where that is the rule.
    const on = squeezing.reduce(position(laid, change, { ends: 'all-stuck' }), build(seat(1), '1a1'));
    expect([on.toPlay, squeezing.result(on)]).toEqual([seat(2), null]);
  });

  it('SQU-15 SQU-16 [ends=all-stuck] the game is over when everybody is grown over', () => {
    // Open: the edge from corner A (9 cells) and a cell below the apex. Who touches the lower half of the edge, red, has
    // one die left; the others have four, with which they reach nothing that they touch.
    const hole = spots.filter(([, y, z]) => y === 0 && z === 0);
    const beside = spots.filter(([x, y, z]) => x >= 3 && y + z === 1);
    const top = [0, 1, 0] as Spot;
    const keys = new Set([...hole, top].map(String));
    const others = spots.filter((spot) => !keys.has(String(spot)) && !beside.map(String).includes(String(spot)));
    const names = (list: readonly Spot[]): string => list.map((spot) => nameAt(indexOf(spot))).join(' ');
    const red = 54 - beside.length;
    const laid = board({
      r: names([...beside, ...others.slice(0, red)]),
      g: names(others.slice(red, red + 51)),
      k: names(others.slice(red + 51)),
    });
    const state = position(laid, { toPlay: 2, rolled: 1 });
    expect(state.supply).toEqual([1, 4, 5]);
    for (const toPlay of [0, 1]) {
      for (const rolled of [1, 2, 3, 4, 5, 6]) {
        const seen = { ...state, toPlay, board: board({ k: nameAt(indexOf(top)) }, laid) };
        expect(buildsByHand(seen, rolled).size).toBe(0);
      }
    }
    const end = squeezing.reduce(state, build(2, nameAt(indexOf(top))));
    expect(end.toPlay).toBeNull();
    expect(squeezing.result(end)).toEqual({
      winners: [0],
      scores: [1, 4, 4],
      reason: 'Nobody can build any more; 1 die left is the fewest.',
    });
  });

  it('SQU-17 [turnLimit=3] [turnLimit=null] finished turns are counted, the first rolls too', () => {
    const rolls = [roll(0, 1), roll(1, 2), roll(2, 3)];
    const end = play(squeezing, start({ turnLimit: 3 }), rolls);
    expect(squeezing.result(end)).toEqual({
      winners: [0, 1, 2],
      scores: [55, 55, 55],
      reason: 'The limit of 3 turns is reached; 55 dice left are the fewest.',
    });
    expect(play(squeezing, start({ turnLimit: null }), rolls).toPlay).toBe(0);
    const short = play(squeezing, start({ turnLimit: 2 }), [roll(0, 4), build(0, four), roll(1, 1), pass(1)]);
    expect(squeezing.result(short)?.winners).toEqual([0]);
  });
});

describe('positions', () => {
  const laid = board({ r: four, g: 'b4 b5 1b4' });
  const good = { ...start(), board: laid, supply: [51, 52, 55], first: 0, turns: 2 };
  const squeezed = board({ r: 'a1 a2 b1 1a1', g: 'a3 b2 c1 1a2 1b1 2a1' });

  it.each([
    ['a die on nothing', { ...good, board: board({ r: '2a1' }, laid) }, /lies on nothing/],
    ['a wrong supply', { ...good, supply: [51, 53, 55] }, /expected Player 2 to have 52 dice left, got 53/],
    ['a number without a build', { ...good, rolled: 3 }, /while it is to be built/],
    ['a build without a number', { ...good, phase: 'build' }, /while it is to be built/],
    ['a bonus in another phase', { ...good, left: 1 }, /no bonus in this phase/],
    ['a bonus without dice of this turn', { ...good, phase: 'bonus', left: 1 }, /not those of the player/],
    ['a bonus after dice of others', { ...good, phase: 'bonus', left: 1, fresh: ['b4'] }, /not those of the player/],
    [
      'a bonus die of others',
      { ...good, phase: 'bonus', left: 1, fresh: ['c4'], bonus: ['b4'] },
      /not those of the player/,
    ],
    [
      'a bonus die that was built',
      { ...good, phase: 'bonus', left: 1, fresh: ['c4'], bonus: ['c4'] },
      /not those of the player/,
    ],
    [
      'a bonus die without a build',
      { ...good, phase: 'bonus', left: 1, fresh: [], bonus: ['c4'] },
      /not those of the player/,
    ],
    ['four bonus dice', { ...good, phase: 'bonus', left: 3, fresh: ['c4'], bonus: ['c5'] }, /the bonus is 1 to 3 dice/],
    ['a bonus die in another phase', { ...good, bonus: ['c4'] }, /no bonus in this phase/],
    ['a bonus of none', { ...good, phase: 'bonus', fresh: ['c4'] }, /the bonus is 1 to 3 dice/],
    ['nobody who began', { ...good, first: null }, /somebody has built/],
    ['somebody who began with nothing', { ...good, first: 2 }, /has built four dice/],
    ['an empty plate after the start', { ...start(), first: 0 }, /waits for the first 4/],
    [
      'an empty plate with another number',
      { ...start(), first: 0, phase: 'build', rolled: 3 },
      /waits for the first 4/,
    ],
    ['another start', { ...good, board: board({ r: 'c4 c5 d4 i1' }), supply: [51, 55, 55] }, /are a pyramid/],
    ['no free space', { ...good, board: squeezed, supply: [51, 49, 55] }, /no free space/],
    ['nobody to play', { ...good, toPlay: null }, /until the game is over/],
    ['a phase after the end', { ...good, toPlay: null, phase: 'build', rolled: 2 }, /nothing is to be done/],
    [
      'two who are out',
      {
        ...start(),
        toPlay: null,
        first: 0,
        board: board({ r: ALL.slice(0, 55).join(' '), g: ALL.slice(55, 110).join(' ') }),
        supply: [0, 0, 55],
      },
      /only one player/,
    ],
  ])('%s is refused', (_, value, message) => {
    expect(() => squeezing.load(value)).toThrow(message);
  });

  it('a position set up by hand is taken', () => {
    expect(squeezing.load({ ...good, toPlay: 2 }).board).toBe(laid);
    expect(squeezing.load({ ...good, phase: 'bonus', left: 2, fresh: ['c4'] }).left).toBe(2);
    expect(squeezing.load({ ...good, phase: 'bonus', left: 2, fresh: ['c4'], bonus: ['c5'] }).left).toBe(2);
  });
});

describe('words', () => {
  const said = (state: State, action: SqueezingAction): string =>
    squeezing.describe(state, action, squeezing.reduce(state, action));

  it('says what is rolled and built, and how it ends', () => {
    expect(said(start(), roll(0, 4))).toBe('Player 1 rolls a 4 and begins.');
    expect(said(start(), roll(0, 3))).toBe('Player 1 rolls a 3.');
    expect(said(play(squeezing, start(), [roll(0, 4)]), build(0, '1c4 c4 c5 d4'))).toBe(
      'Player 1 builds 4 dice in c4, c5, d4, 1c4.',
    );
    expect(said(play(squeezing, begun(), [roll(1, 2)]), pass(1))).toBe('Player 2 cannot build with a 2.');
    const bonus = position(board({ r: four, g: 'c3 d3 a1' }), {
      phase: 'bonus',
      left: 1,
      fresh: ['c4'],
    });
    expect(said(bonus, place(0, '1c3'))).toBe('Player 1 places a bonus die in 1c3.');
    expect(said(bonus, done(0))).toBe('Player 1 places no more bonus dice.');
    const last = position(board({ r: ALL.slice(0, 54).join(' ') }), { rolled: 6 });
    expect(said(last, build(0, listed(last)[0] as string))).toMatch(
      /^Player 1 builds a die in \S+\. Player 1 has used up all dice\.$/,
    );
  });

  const laid = board({ r: four, g: 'b4 b5 1b4' });
  const rolled = (number: number): State => position(laid, { rolled: number });
  const bonus = position(laid, { phase: 'bonus', left: 1, fresh: ['c4'] });
  it.each<[State, SqueezingAction, string, string]>([
    [bonus, roll(0), 'SQU-11', 'bonus dice are to be placed'],
    [rolled(2), roll(0), 'SQU-6', 'the number rolled stands'],
    [bonus, build(0, 'c3'), 'SQU-11', 'bonus dice are to be placed'],
    [position(laid), build(0, 'c3'), 'SQU-6', 'a number has to be rolled first'],
    [rolled(3), build(0, 'd3 1c3'), 'SQU-7', 'expected 3 dice, got 2'],
    [rolled(3), build(0, 'c4 d4 1c3'), 'SQU-5', 'a die lies in one of the cells already'],
    [rolled(3), build(0, 'c3 d3 a1'), 'SQU-7', 'the dice do not hang together by their faces'],
    [rolled(2), build(0, '2c4 3c4'), 'SQU-5', 'nothing supports one of the dice'],
    [rolled(3), build(0, 'a5 a6 1a5'), 'SQU-8', 'no die touches one of your own by a face'],
    [rolled(2), place(0, 'c3'), 'SQU-10', 'there is no bonus die to place'],
    [rolled(2), done(0), 'SQU-11', 'there is no bonus die to place'],
    [bonus, place(0, 'i1'), 'SQU-11', 'it touches no die of this turn by a face'],
    [position(laid), pass(0), 'SQU-13', 'there is something else to do'],
    [rolled(3), pass(0), 'SQU-13', 'the number rolled can be built'],
  ])('says why not: %#', (state, action, clause, message) => {
    expect(squeezing.check(state, action)).toMatchObject({ clause, message });
  });

  it('says by the options what a bonus die misses, and that a 1 may be rolled again', () => {
    const why = (options: SqueezingOptions, change: Partial<State>, action: SqueezingAction) =>
      squeezing.check(position(laid, change, options), action)?.message;
    const placed = { phase: 'bonus', left: 1, fresh: ['c4'], bonus: ['1c4'] } as const;
    expect(why({ bonusContact: 'any' }, placed, place(0, 'i1'))).toBe('it touches no die by a face');
    expect(why({ bonusTouches: 'both' }, placed, place(0, 'i1'))).toBe(
      'it must touch a bonus die and another die by a face',
    );
    expect(why({ reroll1: true }, { rolled: 1 }, pass(0))).toBe('a 1 may be rolled again');
    expect(why({ contact: 'edge' }, { rolled: 3 }, build(0, 'a5 a6 1a5'))).toBe(
      'no die touches one of your own by a face or along an edge',
    );
    const first = position(board({ r: four }), { toPlay: 1, rolled: 1 });
    expect(squeezing.check(first, build(1, 'c3'))?.message).toBe('no die touches a lying one by a face');
  });

  it('says that a build brings a bonus, by the length of its column', () => {
    const under = spots.filter(([x, y, z]) => x >= 3 && z >= 2 && !(x === 3 && y === 0));
    const names = (list: readonly Spot[]): string => list.map((spot) => nameAt(indexOf(spot))).join(' ');
    const column = [5, 4, 3, 2].map((z): Spot => [3, 0, z]);
    const green = board({
      g: names(under),
      r: names([[3, 1, 4]]),
      k: names([
        [2, 1, 5],
        [2, 0, 6],
      ]),
    });
    const ready = position(green, { first: 1, rolled: 4 });
    expect(said(ready, build(0, names(column)))).toContain('; a column of 4 brings a bonus.');
  });

  it('draws the number, the free spaces and the dice of a bonus', () => {
    const free = squeezingPicture(play(squeezing, begun(), [roll(1, 3)]), { names: ['Ada', 'Ben', 'Cleo'] });
    expect(free.summary).toContain('Ben builds with a 3.');
    const tones = free.parts.flatMap((part) => (part.kind === 'board' ? part.cells : [])).filter(({ tone }) => tone);
    expect(tones.map(({ tone }) => tone)).toEqual(Array(9).fill('blue'));
    expect(squeezingPicture(start()).summary).toContain('the first 4 begins');
  });
});
