/**
 * Tabula Rasa: break chunks off your own flat block and add them to the pyramid, until nothing is left. 3 players.
 * Rules and sources: tabula-rasa.rules.md (clauses TAB-1 to TAB-11).
 *
 * @example
 * ```ts
 * import { tabulaRasa } from 'dicewright/das-spiel';
 *
 * let state = tabulaRasa.setup({ players: 3 });
 * state = tabulaRasa.reduce(state, { type: 'add', player: 0, cells: ['c4'], block: [[0, 0]] });
 * console.log(state.blocks[0]?.slice(0, 11), state.toPlay); // → .rrrrrrrrrr 1
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { pick, type RandomGenerator, uniformInt } from '../../../../kernel/dice/random.js';
import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import { place } from '../../../../kernel/schemas/part.js';
import { list, natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Envelope, Game, Resolved } from '../../../../kernel/types.js';
import { boardString, countDice, emptyBoard, isEmpty, placeDice } from '../../../../pyramid/board.js';
import { isConnected } from '../../../../pyramid/connected.js';
import { touches } from '../../../../pyramid/contact.js';
import { isHeap, placeableCells } from '../../../../pyramid/heap.js';
import { type Axis, type Cell, PYRAMID_CELLS } from '../../../../pyramid/lattice.js';
import { cellSet, cellsNamed, inCellOrder, namesOf } from '../../../../pyramid/names.js';
import { faceNeighbours } from '../../../../pyramid/neighbours.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { decidedBy } from '../../kit/standing.js';
import { makeBlock } from '../block.js';
import { growChunk, isBuildable } from '../chunks.js';
import { numberedChunks } from '../numbered-chunks.js';
import { inPlaceOrder, placeSet } from '../place-set.js';
import {
  areSpots,
  bitsOf,
  blockWithout,
  COLUMNS,
  DICE,
  drawPart,
  hangTogether,
  holdsAll,
  listedPart,
  partsOf,
  ROWS,
  rowsOf,
  without,
} from './block.js';
import { flatAxes, flatChunks, flatSpots } from './flat.js';
import { type FlatShape, shapeOf } from './shapes.js';

const PLAYERS = 3;
/** How many dice a chunk may have (TAB-4). */
const SIZES: readonly number[] = [1, 3, 6];
const LARGEST = 6;

/** Options of Tabula Rasa, as given to `setup`. */
export interface TabulaRasaOptions {
  /** Whether a chunk must touch dice that lie: `'edge'` is along an edge or by a face (TAB-9). Default `'none'`. */
  readonly contact?: 'none' | 'edge' | undefined;
}

/** A position of Tabula Rasa. */
export interface TabulaRasaState extends Envelope<'tabula-rasa', Resolved<TabulaRasaOptions>> {
  /** The pyramid: 165 letters, `r`, `g`, `k` dice of players 0, 1, 2, `.` empty. */
  readonly board: string;
  /** What is left of each player's block: 55 letters, row by row, their colour or `.`. */
  readonly blocks: readonly string[];
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
}

/** The only action of Tabula Rasa: a chunk goes from the block to the pyramid. */
export interface TabulaRasaAction {
  readonly type: 'add';
  readonly player: number;
  /** The chunk's cells on the pyramid, as a set. */
  readonly cells: readonly string[];
  /** Its places in the block, as a set: rows 0 to 4, columns 0 to 10. */
  readonly block: readonly (readonly [row: number, column: number])[];
}

const g = defineGame({
  id: 'tabula-rasa',
  rules: 1,
  options: { contact: z._default(z.literal(['none', 'edge']), 'none') },
  state: {
    board: boardString('.rgk'),
    blocks: list(boardString('.rgk', DICE), PLAYERS),
    toPlay: z.nullable(natural(PLAYERS - 1)),
  },
});

type State = DeepReadonly<TabulaRasaState>;

const colourOf = (player: number): string => playerColours[player] ?? 'r';
const blockOf = ({ blocks }: Pick<State, 'blocks'>, player: number): string => blocks[player] ?? '';

const EMPTY_BOARD = emptyBoard();
const NOTHING_LEFT = emptyBoard(DICE);
const ALL_CELLS: readonly Cell[] = [...Array(PYRAMID_CELLS).keys()];

/** Whether the chunk touches what lies, where that is asked for (TAB-9). */
function hasContact({ board, options }: State, cells: readonly Cell[]): boolean {
  return options.contact === 'none' || board === EMPTY_BOARD || cells.some((cell) => touches(board, cell, 'edge'));
}

/** Cells that are to be filled together. */
interface Chunk {
  readonly cells: readonly Cell[];
  /** Whether they hang together by their faces. */
  readonly isWhole: boolean;
  /** `undefined` where they aren't whole or flat. */
  readonly shape: FlatShape | undefined;
}

function readChunk(names: readonly string[]): Chunk {
  const cells = cellsNamed(names);
  const isWhole = isConnected(cells, faceNeighbours);
  const axis = isWhole ? flatAxes(cells)[0] : undefined;
  return { cells, isWhole, shape: axis === undefined ? undefined : shapeOf(flatSpots(cells, axis)) };
}

// The actions of a list that add the same chunk share its names, and follow each other.
let lastNames: readonly string[] = [];
let lastChunk: Chunk = { cells: [], isWhole: false, shape: undefined };

function chunkOf(names: readonly string[]): Chunk {
  if (names === lastNames) return lastChunk;
  const chunk = readChunk(names);
  if (Object.isFrozen(names)) [lastNames, lastChunk] = [names, chunk];
  return chunk;
}

/** A flat chunk that can be added, at random; `null` when none was found. */
function drawChunk(view: State, size: number, rng: RandomGenerator): { cells: Cell[]; axis: Axis } | null {
  const axis = uniformInt(rng, 0, 2) as Axis;
  const cells = growChunk(view.board, size, ALL_CELLS, rng, axis);
  return cells !== null && hasContact(view, cells) ? { cells, axis } : null;
}

const chunks = numberedChunks(LARGEST, makeBlock([ROWS, COLUMNS, 1]));

const add = g.action({
  fields: {
    cells: cellSet(1, LARGEST),
    block: placeSet(z.tuple([place(ROWS - 1), place(COLUMNS - 1)]), 1, LARGEST),
  },
  *candidates(view, player) {
    const left = blockOf(view, player);
    for (const size of SIZES) {
      for (const { cells, axis } of flatChunks(view.board, size)) {
        if (!hasContact(view, cells)) continue;
        // Frozen, so that thousands of actions can share it.
        const names = Object.freeze(namesOf(cells));
        for (const block of partsOf(left, shapeOf(flatSpots(cells, axis)))) yield { cells: names, block };
      }
    }
  },
  check(view, { player, block, cells: names }) {
    const { board } = view;
    if (!SIZES.includes(block.length)) return illegal('TAB-4', `expected 1, 3 or 6 dice, got ${block.length}`);
    if (names.length !== block.length) return illegal('TAB-7', `${block.length} dice can't fill ${names.length} cells`);
    // What is listed is recognised by identity: a list has thousands of actions.
    const listed = listedPart(block);
    if (!listed && !areSpots(block)) return illegal('TAB-5', 'expected different places of the block');
    const rows = rowsOf(blockOf(view, player));
    const part = listed?.rows ?? bitsOf(block);
    if (!holdsAll(rows, part)) return illegal('TAB-5', 'one of the places in the block is empty already');
    if (!hangTogether(part)) return illegal('TAB-5', 'the dice do not hang together in the block');
    if (!hangTogether(without(rows, part))) return illegal('TAB-6', 'the rest of the block would fall apart');
    const { cells, isWhole, shape } = chunkOf(names);
    if (!isWhole) return illegal('TAB-7', 'the cells do not hang together by their faces');
    if (shape === undefined || shape !== (listed?.shape ?? shapeOf(block))) {
      return illegal('TAB-7', 'the chunk has a different shape on the pyramid than in the block');
    }
    if (!cells.every((cell) => isEmpty(board, cell))) return illegal('TAB-8', 'a die lies in one of the cells already');
    if (!isBuildable(board, cells)) return illegal('TAB-8', 'nothing supports one of the dice');
    if (!hasContact(view, cells)) return illegal('TAB-9', 'no die touches the pyramid');
    return undefined;
  },
  canonical: ({ cells, block }) => ({ cells: inCellOrder(cells), block: inPlaceOrder(block) }),
  apply(draft, { player, block, cells }, _, { board, blocks }) {
    const left = blockWithout(blocks[player] ?? '', block);
    draft.board = placeDice(board, cellsNamed(cells), colourOf(player));
    draft.blocks = blocks.map((one, i) => (i === player ? left : one));
    draft.toPlay = left === NOTHING_LEFT ? null : (player + 1) % PLAYERS;
  },
  uneven:
    'A size and a direction are drawn, then a chunk grows die by die: what can grow in many ways comes up more often.',
  sample(view, player, rng) {
    const left = rowsOf(blockOf(view, player));
    const draw = (chunk: { cells: Cell[]; axis: Axis } | null) => {
      const block = chunk && drawPart(left, shapeOf(flatSpots(chunk.cells, chunk.axis)), rng);
      return block && { cells: namesOf(chunk.cells), block };
    };
    for (let tries = 0; tries < 4; tries++) {
      const drawn = draw(drawChunk(view, SIZES[uniformInt(rng, 0, SIZES.length - 1)] ?? 1, rng));
      if (drawn !== null) return drawn;
    }
    // A single die can always be added (TAB-10).
    const cell = pick(
      rng,
      placeableCells(view.board).filter((one) => hasContact(view, [one])),
    );
    return cell === undefined ? null : draw({ cells: [cell], axis: 0 });
  },
  numbered: {
    fields: chunks.fields,
    of({ cells, block }) {
      return chunks.of(
        cells,
        block.map(([row, column]) => [row, column, 0]),
      );
    },
    back(numbers) {
      const chunk = chunks.back(numbers);
      const block = chunk?.part.map(([row, column]) => [row, column] as const);
      return chunk && block ? { cells: chunk.cells, block: inPlaceOrder(block) } : null;
    },
  },
  describe(_before, { player, block, cells }, after) {
    const dice = block.length === 1 ? 'a die' : `${block.length} dice`;
    const added = `Player ${player + 1} breaks off ${dice} and adds ${block.length === 1 ? 'it' : 'them'}`;
    const left = countDice(blockOf(after, player));
    return `${added} in ${inCellOrder(cells).join(', ')}; ${left === 0 ? 'the block is used up' : `${left} left`}.`;
  },
});

/** What a state from outside must fulfil besides its schema. */
function checkState({ board, blocks, toPlay }: State): StateProblem {
  if (!isHeap(board)) return illegal('TAB-8', 'a die lies on nothing');
  if (blocks.length !== PLAYERS) return `expected ${PLAYERS} blocks, got ${blocks.length}`;
  for (const [player, block] of blocks.entries()) {
    const colour = colourOf(player);
    if (countDice(block) !== countDice(block, colour))
      return illegal('TAB-2', `the block of Player ${player + 1} has another colour`);
    const dice = countDice(block) + countDice(board, colour);
    if (dice !== DICE)
      return illegal('TAB-2', `expected Player ${player + 1} to have ${DICE} dice in all, got ${dice}`);
    if (!hangTogether(rowsOf(block))) return illegal('TAB-6', `the block of Player ${player + 1} has fallen apart`);
  }
  const usedUp = blocks.filter((block) => countDice(block) === 0).length;
  if (usedUp > 1) return illegal('TAB-11', 'only one block can be used up');
  return (toPlay === null) === (usedUp === 1)
    ? undefined
    : illegal('TAB-11', 'somebody is to play exactly until a block is used up');
}

/** The rules of Tabula Rasa. */
export const tabulaRasa: Game<TabulaRasaState, TabulaRasaAction, TabulaRasaOptions> = g.game({
  title: 'Tabula Rasa',
  playerCount: { min: PLAYERS, max: PLAYERS },
  facts: { number: 28, family: 'construction' },
  variants: [{}, { contact: 'edge' }],
  actions: { add },
  setup: () => ({
    board: EMPTY_BOARD,
    blocks: playerColours.map((colour) => colour.repeat(DICE)),
    toPlay: 0,
  }),
  checkState,
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result: ({ blocks, toPlay }) =>
    toPlay === null
      ? decidedBy(
          blocks.map((block) => countDice(block)),
          'A block is used up',
          'dice left',
          'fewest',
        )
      : null,
});
