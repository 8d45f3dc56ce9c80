/**
 * Cui Bono?: take dice from the lowest layer, which those above slide into, and put them back if you can: what you keep
 * counts against you. 2 to 8 players.
 * Rules and sources: cui-bono.rules.md (clauses CUI-1 to CUI-16).
 *
 * @example
 * ```ts
 * import { cuiBono } from 'dicewright/das-spiel';
 *
 * // Layers of one colour each, nearly: green on the plate, then black, then red.
 * const board = `${'g'.repeat(55)}${'k'.repeat(55)}${'r'.repeat(55)}`;
 * let state = cuiBono.reduce(cuiBono.setup({ players: 2 }), { type: 'build', player: 0, outcome: board });
 * console.log([...cuiBono.legalActions(state)].map((action) => action.type === 'take' && action.cell));
 * // → [ 'a1', 'a9', 'i1' ]
 * state = cuiBono.reduce(state, { type: 'take', player: 0, cell: 'i1' });
 * // The edge has slid down, and its green die could lie on the three red ones that are now the top.
 * console.log(state.held, [...cuiBono.legalActions(state)].length); // → g 2
 * state = cuiBono.reduce(state, { type: 'put', player: 0, cell: '8a1' });
 * console.log(state.toPlay, state.puts); // → 1 1
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { pick } from '../../../../kernel/dice/random.js';
import { illegal } from '../../../../kernel/errors.js';
import { integer, list, natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Game } from '../../../../kernel/types.js';
import { boardString, countDice, dieAt, emptyBoard, isOccupied, placeDie } from '../../../../pyramid/board.js';
import { type Cell, levelCells, levelOf } from '../../../../pyramid/lattice.js';
import { anyCell, cellName, cellNamed } from '../../../../pyramid/names.js';
import { colourName } from '../../../../pyramid/stock.js';
import { canBeTaken, slideDown, slidingColumn } from '../../kit/slide.js';
import { decidedBy } from '../../kit/standing.js';
import { emptyCollections, withTaken, worthOf } from '../collections.js';
import { mixedPyramid, SHARE, THREE_SHARES } from '../full-pyramid.js';
import { SEATS } from '../valued.js';
import { type CuiBonoOptions, type CuiBonoState, checkState, mayPut } from './position.js';
import { checkPut, putCells } from './putting.js';

export type { CuiBonoOptions, CuiBonoState } from './position.js';

/** Penalty points of a die of each colour (CUI-13). */
const PENALTIES = { g: 1, k: 2, r: 3 } as const;
/** The most that `putsInRow` can be. */
const MAX_PUTS = 1000;

/** The actions of Cui Bono. */
export type CuiBonoAction =
  | {
      /** The complete pyramid, in the phase `build`. */
      readonly type: 'build';
      readonly player: number;
      /** The board: 165 letters, 55 each of `r`, `g`, `k`. */
      readonly outcome?: string | undefined;
    }
  | {
      readonly type: 'take';
      readonly player: number;
      /** A funnel of the base plate whose die has at least two open upper faces, such as `'a9'`. */
      readonly cell: string;
    }
  | {
      readonly type: 'put';
      readonly player: number;
      /** A funnel made of dice, such as `'8a1'`. */
      readonly cell: string;
    }
  | {
      /** Keeps a die that could be put back. */
      readonly type: 'keep';
      readonly player: number;
    };

type State = DeepReadonly<CuiBonoState>;

const g = defineGame({
  id: 'cui-bono',
  rules: 1,
  options: { putsInRow: z._default(z.nullable(integer(1, MAX_PUTS)), 30) },
  state: {
    phase: z.literal(['build', 'take', 'put']),
    board: boardString('.rgk'),
    taken: list(list(natural(SHARE), THREE_SHARES.length), SEATS),
    held: z.nullable(z.literal(['r', 'g', 'k'])),
    puts: natural(),
    toPlay: z.nullable(natural(SEATS - 1)),
  },
});

const build = g.action({
  check: ({ phase }) => (phase === 'build' ? undefined : illegal('CUI-2', 'the pyramid has already been built')),
  outcome: mixedPyramid.schema,
  chance: () => mixedPyramid,
  apply(draft, _, board) {
    draft.phase = 'take';
    draft.board = board;
  },
  describe: (_, { player }) => `Player ${player + 1} builds the complete pyramid.`,
});

/** The dice that can be taken. */
const takeable = (board: string): Cell[] => levelCells(0).filter((cell) => canBeTaken(board, cell));

const letterAt = (board: string, cell: string) => dieAt(board, cellNamed(cell)) as 'r' | 'g' | 'k';

/** The board after a die was taken and those above it slid (CUI-5). */
function withoutDie(board: string, cell: string): string {
  return slideDown(board, slidingColumn(board, cellNamed(cell)));
}

/** The die goes to the player, and the next one is on, if there is anything left to take. */
function keepDie(draft: CuiBonoState, player: number, letter: string, board: string, { players, taken }: State): void {
  const next = countDice(board) === 0 ? null : (player + 1) % players;
  Object.assign(draft, {
    phase: 'take',
    board,
    taken: withTaken(taken, player, letter),
    held: null,
    puts: 0,
    toPlay: next,
  });
}

const take = g.action({
  fields: { cell: anyCell() },
  *candidates({ board }) {
    for (const cell of takeable(board)) yield { cell: cellName(cell) };
  },
  check({ phase, board }, { cell }) {
    if (phase === 'build') return illegal('CUI-2', 'the pyramid has to be built first');
    if (phase === 'put') return illegal('CUI-6', 'a die is in hand');
    const at = cellNamed(cell);
    if (levelOf(at) > 0) return illegal('CUI-4', 'dice are taken from the lowest layer');
    if (canBeTaken(board, at)) return undefined;
    return illegal(
      'CUI-4',
      isOccupied(board, at) ? `the die in ${cell} shows fewer than two faces` : `no die lies in ${cell}`,
    );
  },
  apply(draft, { player, cell }, _, before) {
    const letter = letterAt(before.board, cell);
    const board = withoutDie(before.board, cell);
    const isPossible = mayPut(before) && putCells(board, letter).next().done !== true;
    if (isPossible) Object.assign(draft, { phase: 'put', board, held: letter });
    else keepDie(draft, player, letter, board, before);
  },
  sample({ phase, board }, _, rng) {
    const cell = phase === 'take' ? pick(rng, takeable(board)) : undefined;
    return cell === undefined ? null : { cell: cellName(cell) };
  },
  describe({ board }, { player, cell }, { phase, toPlay }) {
    const letter = letterAt(board, cell);
    const sliding = slidingColumn(board, cellNamed(cell)).length - 1;
    const slide = sliding === 0 ? '' : `; ${sliding === 1 ? 'one die slides' : `${sliding} dice slide`} down`;
    const taken = `Player ${player + 1} takes the ${colourName(letter)} die of ${cell}${slide}.`;
    return phase === 'put' ? taken : `${taken} It has to be kept: ${penaltyOf(letter)}.${ending(toPlay)}`;
  },
});

const penaltyOf = (letter: 'r' | 'g' | 'k'): string => {
  const points = PENALTIES[letter];
  return `${points} penalty ${points === 1 ? 'point' : 'points'}`;
};
const ending = (toPlay: number | null): string => (toPlay === null ? ' The game is over.' : '');

const put = g.action({
  fields: { cell: anyCell() },
  *candidates({ board, held }) {
    if (held !== null) for (const cell of putCells(board, held)) yield { cell };
  },
  check({ board, held }, { cell }) {
    return held === null ? illegal('CUI-6', 'no die is in hand') : checkPut(board, cell, held);
  },
  apply(draft, { player, cell }, _, { board, held, players, puts }) {
    const after = placeDie(board, cellNamed(cell), held ?? '');
    Object.assign(draft, { phase: 'take', board: after, held: null, puts: puts + 1, toPlay: (player + 1) % players });
  },
  sample({ board, held }, _, rng) {
    const cell = held === null ? undefined : pick(rng, [...putCells(board, held)]);
    return cell === undefined ? null : { cell };
  },
  describe: ({ held }, { player, cell }) => `Player ${player + 1} puts the ${colourName(held ?? 'r')} die in ${cell}.`,
});

const keep = g.action({
  check: ({ held }) => (held === null ? illegal('CUI-6', 'no die is in hand') : undefined),
  apply(draft, { player }, _, before) {
    keepDie(draft, player, before.held ?? '', before.board, before);
  },
  describe({ held }, { player }, { toPlay }) {
    const letter = held ?? 'r';
    return `Player ${player + 1} keeps the ${colourName(letter)} die: ${penaltyOf(letter)}.${ending(toPlay)}`;
  },
});

/** The penalty points of each player (CUI-13). */
export const cuiBonoPoints = (taken: CuiBonoState['taken']): number[] =>
  taken.map((collection) => worthOf(collection, PENALTIES));

/** The rules of Cui Bono?. */
export const cuiBono: Game<CuiBonoState, CuiBonoAction, CuiBonoOptions> = g.game({
  title: 'Cui Bono?',
  playerCount: { min: 2, max: SEATS },
  facts: { number: 44, family: 'demolition' },
  variants: [{}, { putsInRow: 1 }, { putsInRow: null }],
  // With `put` last, random play keeps more dice than it puts back.
  actions: { build, take, keep, put },
  setup: ({ players }) => ({
    phase: 'build' as const,
    board: emptyBoard(),
    taken: emptyCollections(players, THREE_SHARES.length),
    held: null,
    puts: 0,
    toPlay: 0,
  }),
  checkState,
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result: ({ toPlay, taken }) =>
    toPlay === null ? decidedBy(cuiBonoPoints(taken), 'The plate is clear', 'penalty points', 'fewest') : null,
});
