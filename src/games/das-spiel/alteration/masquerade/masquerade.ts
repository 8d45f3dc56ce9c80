/**
 * Masquerade: sort the colours on the edges of a small pyramid by taking dice out below and putting them on top. 2 or 3
 * players.
 * Rules and sources: masquerade.rules.md (clauses MAS-1 to MAS-11).
 *
 * @example
 * ```ts
 * import { createReducer, seededDice } from 'dicewright';
 * import { masquerade } from 'dicewright/das-spiel';
 *
 * const reducer = createReducer(masquerade, seededDice('masks'));
 * let state = reducer(masquerade.setup({ players: 2 }), { type: 'build', player: 0 });
 * console.log([...masquerade.legalActions(state)].length); // → 3
 * state = reducer(state, { type: 'take', player: 0, edge: 'x' });
 * console.log(state.toPlay, state.turns); // → 1 1
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { type Chance, mapped, repeated } from '../../../../kernel/dice/chance.js';
import { shuffled } from '../../../../kernel/dice/shuffle.js';
import type { ChanceSpec } from '../../../../kernel/dice/spec.js';
import { illegal } from '../../../../kernel/errors.js';
import { purposeful } from '../../../../kernel/purpose.js';
import { part } from '../../../../kernel/schemas/part.js';
import { anyOf, natural, readonlyList } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Game } from '../../../../kernel/types.js';
import { boardString, boardText, dieAt, editBoard, emptyBoard, putDie } from '../../../../pyramid/board.js';
import { type Axis, PYRAMID_CELLS } from '../../../../pyramid/lattice.js';
import { cellName } from '../../../../pyramid/names.js';
import { type Colour, colourName } from '../../../../pyramid/stock.js';
import { slideRound } from '../../kit/slide.js';
import { turnLimit } from '../../kit/turn-limit.js';
import { drawnAnew } from '../drawn-anew.js';
import { masqueradeWorth } from './masquerade.heuristic.js';
import {
  BLACK,
  checkState,
  EDGE_COLOURS,
  edgeCells,
  goalExpression,
  isGoal,
  isOver,
  isSorted,
  LEVELS,
  type MasqueradeOptions,
  type MasqueradeState,
  moundOf,
  sortedPlayers,
} from './position.js';

export type { MasqueradeOptions, MasqueradeState } from './position.js';

/** The most players: one for each corner (MAS-1). */
const SEATS = 3;
/** Edges by axis: each runs from the top down along it. */
const EDGES = /* @__PURE__ */ Object.freeze(['x', 'y', 'z'] as const);

/** The actions of Masquerade. */
export type MasqueradeAction =
  | {
      /** The pyramids of all players, in the phase `build`. */
      readonly type: 'build';
      readonly player: number;
      /** The board: 165 letters. */
      readonly outcome?: string | undefined;
    }
  | {
      /** Takes the lowest die of an edge of the player's pyramid and puts it on top. */
      readonly type: 'take';
      readonly player: number;
      /** The edge that runs along this axis. */
      readonly edge: 'x' | 'y' | 'z';
    };

const board = () => boardString('.rgbk');

const g = defineGame({
  id: 'masquerade',
  rules: 3,
  options: {
    variant: z._default(z.literal(['training', 'main']), 'main'),
    start: z._default(z.literal(['mixed', 'any']), 'mixed'),
    alike: z._default(z.boolean(), false),
    sequence: z._default(
      anyOf([z.literal('any'), readonlyList(z.literal(['b', 'r', 'g', 'k']), LEVELS)]),
      Object.freeze(['b', 'r', 'g', 'k'] as const),
    ),
    finishRound: z._default(z.boolean(), false),
    turnLimit: turnLimit(),
  },
  state: {
    phase: z.literal(['build', 'play']),
    board: board(),
    toPlay: z.nullable(natural(SEATS - 1)),
    turns: natural(),
  },
});

type State = DeepReadonly<MasqueradeState>;

const EDGE_DICE = LEVELS - 1;
const flat = (edges: readonly (readonly string[])[]): string => edges.flat().join('');

/** Nine letters, an edge after the other, each from the bottom up (MAS-3). */
function edgeDeal(start: State['options']['start']): Chance<string> {
  const deal = start === 'mixed' ? EDGE_COLOURS : EDGE_COLOURS.flatMap((colour) => [colour, colour, colour]);
  const count = start === 'mixed' ? EDGE_DICE : 1;
  const size = deal.length;
  const deals = repeated(shuffled<string>(deal), count);
  return mapped(
    deals,
    flat,
    (outcome) =>
      typeof outcome === 'string' && outcome.length === size * count
        ? Array.from({ length: count }, (_, i) => [...outcome.slice(i * size, (i + 1) * size)])
        : undefined,
    () => boardString('rgb', size * count),
    () => ({ kind: 'joined', of: deals.spec }),
  );
}

/** The pyramids with these nine letters on the edges of each player's (MAS-2, MAS-3). */
function boardOf(edges: readonly string[]): string {
  const board = editBoard(emptyBoard());
  for (const [player, letters] of edges.entries()) {
    for (const cell of moundOf(player).cells) putDie(board, cell, BLACK);
    for (const [i, cell] of edgeCells(player).entries()) putDie(board, cell, letters.charAt(i));
  }
  return boardText(board);
}

/** Where letters drawn for the edges go: those of each player in turn, or for all of them the same. */
function placed(of: ChanceSpec, players: number, alike: boolean): ChanceSpec {
  const all = Array.from({ length: players }, (_, player) => edgeCells(player));
  const at = alike
    ? edgeCells(0).map((_, i) => all.map((cells) => cells[i] as number))
    : all.flat().map((cell) => [cell]);
  return { kind: 'placed', of, on: boardOf(all.map(() => BLACK.repeat(EDGE_DICE * 3))), at };
}

/** The letters on the edges of that many players; `undefined` for anything but a board. */
const edgesOn = (outcome: unknown, players: number): string[] | undefined =>
  typeof outcome === 'string' && outcome.length === PYRAMID_CELLS
    ? Array.from({ length: players }, (_, player) =>
        edgeCells(player)
          .map((cell) => dieAt(outcome, cell))
          .join(''),
      )
    : undefined;

const builds = new Map<string, Chance<string>>();

/** The pyramids of all players; what is sorted already is drawn anew (MAS-4). */
function buildOf({ players, options }: State): Chance<string> {
  const { variant, start, alike, sequence } = options;
  const key = [players, variant, start, alike, ...sequence].join();
  let chance = builds.get(key);
  if (chance === undefined) {
    const isFair = (letters: string): boolean => {
      const edges = [0, 1, 2].map((edge) => letters.slice(edge * EDGE_DICE, (edge + 1) * EDGE_DICE) + BLACK);
      return !isGoal(edges, options);
    };
    const pyramid = drawnAnew(edgeDeal(start), isFair, () => [{ expression: goalExpression(options) }]);
    const pyramids = repeated(pyramid, players);
    const spec = () => placed(alike ? pyramid.spec : { kind: 'joined', of: pyramids.spec }, players, alike);
    chance = alike
      ? mapped(
          pyramid,
          (letters) => boardOf(new Array<string>(players).fill(letters)),
          (outcome) => edgesOn(outcome, 1)?.[0],
          board,
          spec,
        )
      : mapped(pyramids, boardOf, (outcome) => edgesOn(outcome, players), board, spec);
    builds.set(key, chance);
  }
  return chance;
}

const build = g.action({
  check: ({ phase }) => (phase === 'build' ? undefined : illegal('MAS-2', 'the pyramids stand')),
  outcome: board(),
  chance: (state) => buildOf(state),
  apply(draft, _, board) {
    draft.phase = 'play';
    draft.board = board;
  },
  describe: ({ options }, { player }) =>
    `Player ${player + 1} builds the pyramids, ${options.alike ? 'all with the same edges' : 'with edges in three colours'}.`,
});

/** The edge of a player's pyramid along the axis of this name (MAS-6). */
const edgeOf = (player: number, edge: (typeof EDGES)[number]) =>
  moundOf(player).edges[EDGES.indexOf(edge) as Axis] ?? [];

const take = g.action({
  fields: { edge: part('edge', z.literal(EDGES)) },
  *candidates() {
    for (const edge of EDGES) yield { edge };
  },
  check: ({ phase }) => (phase === 'build' ? illegal('MAS-2', 'the pyramids must be built first') : undefined),
  apply(draft, { player, edge }, _, before) {
    const { players, options } = before;
    const board = slideRound(before.board, edgeOf(player, edge));
    const turns = before.turns + 1;
    draft.toPlay = isOver({ board, players, turns, options }) ? null : turns % players;
    draft.turns = turns;
    draft.board = board;
  },
  describe({ board }, { player, edge }, after) {
    const [cell = 0] = edgeOf(player, edge);
    const colour = colourName(dieAt(board, cell) as Colour);
    const says = `Player ${player + 1} takes the ${colour} die of ${cellName(cell)} and puts it on top.`;
    const sorted = isSorted(after.board, player, after.options) ? `${says} The pyramid is sorted.` : says;
    if (after.toPlay !== null) return sorted;
    const winners = sortedPlayers(after).map((one) => `Player ${one + 1}`);
    if (winners.length === 1) return `${sorted} The game is over: ${winners[0]} wins.`;
    return `${sorted} The game is a draw${winners.length > 0 ? ` of ${winners.join(' and ')}` : ''}.`;
  },
});

/** The rules of Masquerade. */
export const masquerade: Game<MasqueradeState, MasqueradeAction, MasqueradeOptions> = g.game({
  title: 'Masquerade',
  playerCount: { min: 2, max: SEATS },
  facts: { number: 34, family: 'alteration' },
  variants: [
    {},
    { variant: 'training', finishRound: true },
    { variant: 'training', start: 'any', turnLimit: 200 },
    { sequence: 'any', alike: true, finishRound: true, turnLimit: 300 },
    { start: 'any', sequence: ['g', 'b', 'r', 'k'], finishRound: true, turnLimit: 100 },
  ],
  editions: { english: { sequence: 'any' }, french: { sequence: ['b', 'r', 'g', 'k'] } },
  actions: { build, take },
  checkSetup({ options: { sequence } }) {
    if (sequence === 'any') return undefined;
    const colours = [...sequence.slice(0, -1)].sort().join('');
    return sequence.at(-1) === BLACK && colours === 'bgr'
      ? undefined
      : 'a sequence has blue, red and green once each, in any order, and black on top';
  },
  setup: () => ({ phase: 'build', board: emptyBoard(), toPlay: 0, turns: 0 }),
  checkState,
  // In rules 1 pyramids were alike and the first won at once, without options for it (MAS-3, MAS-10). In rules 2 other games
  // were the default (MAS-8, MAS-10); a position says which it is.
  migrations: {
    1: (state) => ({ ...state, options: { ...(state.options as object), alike: true, finishRound: false } }),
    2: (state) => state,
  },
  olderDefaults: { 1: { alike: true, finishRound: false }, 2: { variant: 'training', finishRound: true } },
  purpose: purposeful(masqueradeWorth),
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result(state) {
    const { players, toPlay, turns, options } = state;
    if (toPlay !== null) return null;
    const winners = sortedPlayers(state);
    if (winners.length === 0) {
      return { winners: [...Array(players).keys()], scores: null, reason: `A draw after ${turns} turns.` };
    }
    const what = options.variant === 'training' ? 'every edge has one colour' : 'all edges show the same sequence';
    const reason =
      winners.length === 1 ? `The pyramid is sorted: ${what}.` : `Pyramids were sorted in the same round: ${what}.`;
    return { winners, scores: null, reason };
  },
});
