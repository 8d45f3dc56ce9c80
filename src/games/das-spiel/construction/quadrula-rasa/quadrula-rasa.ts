/**
 * Quadrula Rasa: take chunks of up to ten dice out of your own cube and add them to the pyramid. 2 or 3 players.
 * Rules and sources: quadrula-rasa.rules.md (clauses QUA-1 to QUA-11).
 *
 * @example
 * ```ts
 * import { quadrulaRasa } from 'dicewright/das-spiel';
 *
 * let state = quadrulaRasa.setup({ players: 2 });
 * state = quadrulaRasa.reduce(state, { type: 'add', player: 0, cells: ['c4'], cube: [[0, 0, 0]] });
 * console.log(state.cubes[0]?.slice(0, 4), state.toPlay); // → .rrr 1
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { pick, type RandomGenerator, uniformInt } from '../../../../kernel/dice/random.js';
import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import { place } from '../../../../kernel/schemas/part.js';
import { list, natural, text } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Envelope, Game, Resolved } from '../../../../kernel/types.js';
import {
  boardString,
  countDice,
  editBoard,
  emptyBoard,
  isEmpty,
  placeDice,
  removeDie,
} from '../../../../pyramid/board.js';
import { isConnected } from '../../../../pyramid/connected.js';
import { touches } from '../../../../pyramid/contact.js';
import { isComplete, isHeap } from '../../../../pyramid/heap.js';
import { type Cell, pointOf } from '../../../../pyramid/lattice.js';
import { cellSet, cellsNamed, inCellOrder, namesOf } from '../../../../pyramid/names.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { decidedBy } from '../../kit/standing.js';
import { growChunk, isBuildable } from '../chunks.js';
import { areCongruent, drawInBlock, findInBlock } from '../congruence.js';
import { numberedChunks } from '../numbered-chunks.js';
import { inPlaceOrder, placeSet } from '../place-set.js';
import {
  canAdd,
  cubeOf,
  isLeft,
  LARGEST,
  largerChunks,
  partFinder,
  pointsOf,
  smallChunks,
  startCells,
} from './adding.js';
import { type ChunkSearch, chunksNext } from './completing.js';

/** Options of Quadrula Rasa, as given to `setup`. */
export interface QuadrulaRasaOptions {
  /** Dice along an edge of each cube (QUA-2); 5 goes with two players only. Default 4. */
  readonly edge?: 4 | 5 | undefined;
  /** How a chunk touches the dice that lie: by a face or along an edge, or by a face only (QUA-8). Default `'edge'`. */
  readonly contact?: 'edge' | 'face' | undefined;
}

/** A position of Quadrula Rasa. */
export interface QuadrulaRasaState extends Envelope<'quadrula-rasa', Resolved<QuadrulaRasaOptions>> {
  /** The pyramid: 165 letters, `r`, `g`, `k` dice of players 0, 1, 2, `.` empty. */
  readonly board: string;
  /** What is left of each player's cube: 64 or 125 letters, x running fastest, then y; their colour or `.`. */
  readonly cubes: readonly string[];
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
}

/** An action of Quadrula Rasa. */
export type QuadrulaRasaAction =
  | {
      readonly type: 'add';
      readonly player: number;
      /** The chunk's cells on the pyramid, as a set. */
      readonly cells: readonly string[];
      /** Its places in the cube, as a set; coordinates from 0. */
      readonly cube: readonly (readonly [x: number, y: number, z: number])[];
    }
  | { readonly type: 'pass'; readonly player: number };

const MAX_EDGE = 5;

const g = defineGame({
  id: 'quadrula-rasa',
  rules: 2,
  options: {
    edge: z._default(z.literal([4, 5]), 4),
    contact: z._default(z.literal(['edge', 'face']), 'edge'),
  },
  state: {
    board: boardString('.rgk'),
    cubes: list(text(/^[.rgk]{64,125}$/, 'the places of a cube, each . r g or k'), 3),
    toPlay: z.nullable(natural(2)),
  },
});

type State = DeepReadonly<QuadrulaRasaState>;

const colourOf = (player: number): string => playerColours[player] ?? 'r';
const leftOf = ({ cubes }: Pick<State, 'cubes'>, player: number): string => cubes[player] ?? '';

/** Whether the player can add something (QUA-9). */
const canPlay = ({ board, cubes, options }: Pick<State, 'board' | 'cubes' | 'options'>, player: number): boolean =>
  canAdd(board, cubeOf(options.edge), leftOf({ cubes }, player), options.contact);

/** Why the game is over, `undefined` while it is not (QUA-10, QUA-11). */
function endOf(state: Pick<State, 'board' | 'cubes' | 'options'>): string | undefined {
  if (state.cubes.some((cube) => countDice(cube) === 0)) return 'A cube is used up';
  if (isComplete(state.board)) return 'The pyramid is complete';
  return state.cubes.some((_, player) => canPlay(state, player)) ? undefined : 'No chunk can be added any more';
}

/** The cells of a chunk at random that can be added, of some size that the growth led to; `null` when it failed. */
function drawCells({ board }: State, starts: readonly Cell[], most: number, rng: RandomGenerator): Cell[] | null {
  return growChunk(board, uniformInt(rng, 1, most), starts, rng);
}

const coordinate = place(MAX_EDGE - 1);
const chunks = numberedChunks(LARGEST, cubeOf(MAX_EDGE));

const add = g.action({
  fields: { cells: cellSet(1, LARGEST), cube: placeSet(z.tuple([coordinate, coordinate, coordinate]), 1, LARGEST) },
  *candidates(view, player) {
    const { board, options } = view;
    const cube = cubeOf(options.edge);
    const starts = startCells(board, options.contact);
    const partFor = partFinder(cube, leftOf(view, player));
    const fits = (cells: readonly Cell[]) => partFor(cells) !== undefined;
    for (const chunks of [smallChunks(board, starts), largerChunks(board, starts, fits)]) {
      for (const cells of chunks) {
        const part = partFor(cells);
        if (part !== undefined) yield { cells: namesOf(cells), cube: part };
      }
    }
  },
  check(view, { player, cube: points, cells: names }) {
    const { board, options } = view;
    if (names.length !== points.length)
      return illegal('QUA-6', `${points.length} dice can't fill ${names.length} cells`);
    const cube = cubeOf(options.edge);
    const places = points.map((point) => cube.at(point) ?? -1);
    const left = leftOf(view, player);
    if (places.includes(-1)) return illegal('QUA-5', `a place is outside the cube of ${options.edge}`);
    if (!places.every(isLeft(left))) return illegal('QUA-5', 'one of the places in the cube is empty already');
    if (!isConnected(places, (place) => cube.neighbours[place] ?? [])) {
      return illegal('QUA-5', 'the dice do not hang together in the cube');
    }
    const cells = cellsNamed(names);
    if (!cells.every((cell) => isEmpty(board, cell))) return illegal('QUA-7', 'a die lies in one of the cells already');
    if (!isBuildable(board, cells)) return illegal('QUA-7', 'nothing supports one of the dice');
    if (!areCongruent(points, cells.map(pointOf))) {
      return illegal('QUA-6', 'the chunk has a different shape on the pyramid than in the cube');
    }
    if (!cells.some((cell) => touches(board, cell, options.contact)) && countDice(board) > 0) {
      return illegal('QUA-8', 'no die touches the pyramid');
    }
    return undefined;
  },
  canonical: ({ cells, cube }) => ({ cells: inCellOrder(cells), cube: inPlaceOrder(cube) }),
  apply(draft, { player, cube: points, cells }, _, { board, cubes, options }) {
    const cube = cubeOf(options.edge);
    let rest = leftOf({ cubes }, player);
    for (const point of points) rest = removeDie(rest, cube.at(point) as number);
    const left = cubes.map((one, i) => (i === player ? rest : one));
    const laid = placeDice(board, cellsNamed(cells), colourOf(player));
    const isOver = endOf({ board: laid, cubes: left, options }) !== undefined;
    draft.board = laid;
    draft.cubes = left;
    draft.toPlay = isOver ? null : (player + 1) % left.length;
  },
  *completions(view, player, { cells: names = [], cube: points }) {
    const cube = cubeOf(view.options.edge);
    const isThere = isLeft(leftOf(view, player));
    const partFor = partFinder(cube, leftOf(view, player));
    const taken = cellsNamed(names);
    const pointed = (points ?? []).map((point) => cube.at(point) ?? -1);
    const search: ChunkSearch = {
      board: editBoard(view.board),
      starts: new Set(startCells(view.board, view.options.contact)),
      edge: view.options.edge,
      fits: (cells) => partFor(cells) !== undefined,
    };
    function* partsFor(cells: readonly Cell[]) {
      for (const places of findInBlock(cube, cells.map(pointOf), isThere)) {
        if (pointed.every((place) => places.includes(place))) {
          yield { cells: namesOf(cells), cube: pointsOf(cube, places) };
        }
      }
    }
    if (points === undefined) {
      for (const cells of chunksNext(search, taken)) yield { cells: namesOf(cells), cube: partFor(cells) ?? [] };
      // One chunk per cell: nobody would wait for all of them.
      yield null;
    }
    if (taken.length > 0) yield* partsFor(taken);
  },
  uneven:
    'A size is drawn, then a chunk grows die by die: small ones, and those with many ways to grow, come up more often.',
  sample(view, player, rng) {
    const { board, options } = view;
    const cube = cubeOf(options.edge);
    const left = leftOf(view, player);
    const starts = startCells(board, options.contact);
    const isThere = isLeft(left);
    const draw = (cells: Cell[] | null) => {
      const places = cells && drawInBlock(cube, cells.map(pointOf), isThere, rng);
      return places && cells && { cells: namesOf(cells), cube: pointsOf(cube, places) };
    };
    let most = Math.min(LARGEST, countDice(left));
    for (; most > 0; most = Math.floor(most / 2)) {
      const drawn = draw(drawCells(view, starts, most, rng));
      if (drawn !== null) return drawn;
    }
    const partFor = partFinder(cube, left);
    const small = [...smallChunks(board, starts)].filter((cells) => partFor(cells) !== undefined);
    return draw(pick(rng, small) ?? null);
  },
  numbered: {
    fields: chunks.fields,
    of: ({ cells, cube }) => chunks.of(cells, cube),
    back(numbers) {
      const chunk = chunks.back(numbers);
      return chunk && { cells: chunk.cells, cube: inPlaceOrder(chunk.part) };
    },
  },
  describe(_before, { player, cube, cells }, after) {
    const dice = cube.length === 1 ? 'a die' : `${cube.length} dice`;
    const added = `Player ${player + 1} takes ${dice} out of the cube and adds ${cube.length === 1 ? 'it' : 'them'}`;
    const left = countDice(leftOf(after, player));
    return `${added} in ${inCellOrder(cells).join(', ')}; ${left === 0 ? 'the cube is used up' : `${left} left`}.`;
  },
});

const pass = g.action({
  check: (view, { player }) => (canPlay(view, player) ? illegal('QUA-9', 'a chunk can be added') : undefined),
  apply(draft, { player }, _, { cubes }) {
    draft.toPlay = (player + 1) % cubes.length;
  },
  describe: (_before, { player }) => `Player ${player + 1} cannot add a chunk and passes.`,
});

/** What a state from outside must fulfil besides its schema. */
function checkState(state: State): StateProblem {
  const { board, cubes, toPlay, players, options } = state;
  if (!isHeap(board)) return illegal('QUA-7', 'a die lies on nothing');
  if (cubes.length !== players) return `expected ${players} cubes, got ${cubes.length}`;
  const dice = options.edge ** 3;
  for (const [player, colour] of playerColours.entries()) {
    const cube = leftOf(state, player);
    if (player < players && cube.length !== dice) return `expected a cube of ${dice} dice, got ${cube.length}`;
    if (countDice(cube) !== countDice(cube, colour)) return `the cube of Player ${player + 1} has another colour`;
    const expected = player < players ? dice : 0;
    const got = countDice(cube) + countDice(board, colour);
    if (got !== expected)
      return illegal('QUA-2', `expected Player ${player + 1} to have ${expected} dice in all, got ${got}`);
  }
  if (cubes.filter((cube) => countDice(cube) === 0).length > 1)
    return illegal('QUA-10', 'only one cube can be used up');
  if (toPlay !== null && toPlay >= players) return `expected one of ${players} players, got ${toPlay}`;
  const isOver = endOf(state) !== undefined;
  return (toPlay === null) === isOver
    ? undefined
    : illegal('QUA-10', 'somebody is to play exactly until the game is over');
}

/** The rules of Quadrula Rasa. */
export const quadrulaRasa: Game<QuadrulaRasaState, QuadrulaRasaAction, QuadrulaRasaOptions> = g.game({
  title: 'Quadrula Rasa',
  playerCount: { min: 2, max: 3 },
  traits: { enumerable: false },
  facts: { number: 29, family: 'construction', levelShare: 0.5 },
  variants: [{}, { contact: 'face' }, { edge: 5 }],
  actions: { add, pass },
  setup: ({ players, options }) => ({
    board: emptyBoard(),
    cubes: playerColours.slice(0, players).map((colour) => colour.repeat(options.edge ** 3)),
    toPlay: 0,
  }),
  checkSetup: ({ players, options }) =>
    options.edge === 5 && players > 2 ? 'cubes of 125 dice are for two players only (QUA-2)' : undefined,
  checkState,
  // Under rules 1 contact was by a face unless edges were asked for; saves say which they were begun with (QUA-8).
  migrations: { 1: (state) => state },
  olderDefaults: { 1: { contact: 'face' } },
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result(state) {
    if (state.toPlay !== null) return null;
    const left = state.cubes.map((cube) => countDice(cube));
    return decidedBy(left, endOf(state) ?? '', 'dice left', 'fewest');
  },
});
