/**
 * Fire and Water: red and green must not touch; a player who can place neither must place a black die. 2-6 players.
 * Rules and sources: fire-and-water.rules.md (clauses FAW-1 to FAW-12).
 *
 * @example
 * ```ts
 * import { fireAndWater } from 'dicewright/das-spiel';
 *
 * let state = fireAndWater.setup({ players: 4 });
 * state = fireAndWater.reduce(state, { type: 'place', player: 0, cell: 'c4', colour: 'r' });
 * console.log(fireAndWater.check(state, { type: 'place', player: 1, cell: 'c5', colour: 'g' })?.clause); // → FAW-6
 * console.log(state.supply[0], state.toPlay); // → { red: 11, green: 12 } 1
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import { list, natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Envelope, Game, Resolved } from '../../../../kernel/types.js';
import { boardString, countDice, emptyBoard, placeDie } from '../../../../pyramid/board.js';
import { isComplete, isHeap, placeableCells } from '../../../../pyramid/heap.js';
import { anyCell, cellName, cellNamed } from '../../../../pyramid/names.js';
import { type Colour, colourName } from '../../../../pyramid/stock.js';
import { checkPlaceable } from '../../kit/placing.js';
import { decidedBy } from '../../kit/standing.js';
import {
  blackLeft,
  canPlace,
  canPlaceOwn,
  colours,
  type DieColour,
  type FireAndWaterDice,
  foeOf,
  keepsApart,
  leftOf,
  misplaced,
  ownLeft,
  type Position,
} from './placing.js';

const MOST_PLAYERS = 6;
/** Red dice, and as many green ones, of each player, by the number of players (FAW-2). */
const DICE: Readonly<Record<number, number>> = { 2: 24, 3: 15, 4: 12, 5: 9, 6: 8 };
const MOST_DICE = 24;

/** Options of Fire and Water, as given to `setup`. */
export interface FireAndWaterOptions {
  /** Which dice must not touch: red and green ones, or red ones each other (FAW-6). Default `'red-green'`. */
  readonly apart?: 'red-green' | 'red-red' | undefined;
  /** What is touching: by a face or along an edge, or at a corner, too (FAW-7). Default `'edge'`. */
  readonly contact?: 'edge' | 'corner' | undefined;
  /** When black dice are placed: only where no other can be, or in any turn (FAW-9). Default `'forced'`. */
  readonly black?: 'forced' | 'free' | undefined;
}

/** A position of Fire and Water. */
export interface FireAndWaterState extends Envelope<'fire-and-water', Resolved<FireAndWaterOptions>> {
  /** The pyramid: 165 letters, `r`, `g`, `k` dice, whoever placed them, `.` empty. */
  readonly board: string;
  /** Dice that each player has left; of the black ones there are 90 less those on the board. */
  readonly supply: readonly FireAndWaterDice[];
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
}

/** An action of Fire and Water. */
export type FireAndWaterAction =
  | {
      readonly type: 'place';
      readonly player: number;
      /** Any funnel, such as `'c4'` or `'3a2'`. */
      readonly cell: string;
      /** Red, green or black. */
      readonly colour: 'r' | 'g' | 'k';
    }
  | { readonly type: 'pass'; readonly player: number };

const g = defineGame({
  id: 'fire-and-water',
  rules: 2,
  options: {
    apart: z._default(z.literal(['red-green', 'red-red']), 'red-green'),
    contact: z._default(z.literal(['edge', 'corner']), 'edge'),
    black: z._default(z.literal(['forced', 'free']), 'forced'),
  },
  state: {
    board: boardString('.rgk'),
    supply: list(z.strictObject({ red: natural(MOST_DICE), green: natural(MOST_DICE) }), MOST_PLAYERS),
    toPlay: z.nullable(natural(MOST_PLAYERS - 1)),
  },
});

type State = DeepReadonly<FireAndWaterState>;

/** Why the game is over, `undefined` while it is not (FAW-11, FAW-12). */
function endOf(position: Position): string | undefined {
  const { board, supply } = position;
  const out = supply.findIndex((own) => ownLeft(own) === 0);
  if (out >= 0) return `Player ${out + 1} has used up all red and green dice`;
  if (isComplete(board)) return 'The pyramid is complete';
  return supply.some((_, player) => canPlace(position, player)) ? undefined : 'No die can be placed any more';
}

/** Dice that the player has left after placing one of the colour. */
const without = ({ red, green }: FireAndWaterDice, colour: DieColour): FireAndWaterDice => ({
  red: red - (colour === 'r' ? 1 : 0),
  green: green - (colour === 'g' ? 1 : 0),
});

const place = g.action({
  fields: { cell: anyCell(), colour: z.literal(colours) },
  label: (_view, _player, part, field) =>
    field === 'colour' ? colourName(part.slice('value:colour='.length) as Colour) : undefined,
  *candidates(view, player) {
    const { board, options } = view;
    const own = options.black === 'free' ? colours : (['r', 'g'] as const);
    const possible = canPlaceOwn(view, player) ? own : (['k'] as const);
    for (const cell of placeableCells(board)) {
      for (const colour of possible) yield { cell: cellName(cell), colour };
    }
  },
  check(view, { player, cell, colour }) {
    const unplaceable = checkPlaceable(view.board, cell, 'FAW-4');
    if (unplaceable) return unplaceable;
    if (colour === 'k') {
      if (blackLeft(view) === 0) return illegal('FAW-3', 'the black dice are used up');
      if (view.options.black === 'free' || !canPlaceOwn(view, player)) return undefined;
      return illegal('FAW-9', 'a red or a green die can be placed');
    }
    if (leftOf(view, player, colour) === 0) return illegal('FAW-5', `no ${colourName(colour)} die is left`);
    if (keepsApart(view, cellNamed(cell), colour)) return undefined;
    return illegal('FAW-6', `it would touch a ${colourName(foeOf(colour, view.options) ?? 'r')} die`);
  },
  apply(draft, { player, cell, colour }, _, { board, supply, options }) {
    const laid = placeDie(board, cellNamed(cell), colour);
    const left = supply.map((own, i) => (i === player ? without(own, colour) : { ...own }));
    const isOver = endOf({ board: laid, supply: left, options }) !== undefined;
    draft.board = laid;
    // Stryker disable next-line ConditionalExpression: a black die changes no supply, which is then shared with the state before.
    if (colour !== 'k') draft.supply = left;
    draft.toPlay = isOver ? null : (player + 1) % supply.length;
  },
  describe(before, { player, cell, colour }, after) {
    const end = after.toPlay === null ? ` ${endOf(after) ?? ''}.` : '';
    const hasTo = colour === 'k' && !canPlaceOwn(before, player) ? 'has to place' : 'places';
    return `Player ${player + 1} ${hasTo} a ${colourName(colour)} die in ${cell}.${end}`;
  },
});

const pass = g.action({
  check: (view, { player }) => (canPlace(view, player) ? illegal('FAW-10', 'a die can be placed') : undefined),
  apply(draft, { player }, _, { supply }) {
    draft.toPlay = (player + 1) % supply.length;
  },
  describe: (_before, { player }) => `Player ${player + 1} cannot place a die and passes.`,
});

/** What a state from outside must fulfil besides its schema. */
function checkState(state: State): StateProblem {
  const { board, supply, toPlay, players } = state;
  if (!isHeap(board)) return illegal('FAW-4', 'a die lies on nothing');
  if (supply.length !== players) return `expected ${players} supplies, got ${supply.length}`;
  const each = DICE[players] ?? 0;
  if (supply.some(({ red, green }) => red > each || green > each))
    return illegal('FAW-2', `a player has at most ${each} of a colour`);
  for (const colour of ['r', 'g'] as const) {
    const left = supply.reduce((sum, _, player) => sum + leftOf(state, player, colour), 0);
    const dice = left + countDice(board, colour);
    if (dice !== each * players)
      return illegal('FAW-2', `expected ${each * players} ${colourName(colour)} dice in all, got ${dice}`);
  }
  if (blackLeft(state) < 0) return illegal('FAW-2', 'there are 90 black dice');
  const wrong = misplaced(state);
  if (wrong !== undefined) return illegal('FAW-6', `the die in ${cellName(wrong)} touches one that it must not`);
  if (supply.filter((own) => ownLeft(own) === 0).length > 1)
    return illegal('FAW-11', 'only one player can be out first');
  if (toPlay !== null && toPlay >= players) return `expected one of ${players} players, got ${toPlay}`;
  const isOver = endOf(state) !== undefined;
  return (toPlay === null) === isOver
    ? undefined
    : illegal('FAW-11', 'somebody is to play exactly until the game is over');
}

/** The rules of Fire and Water. */
export const fireAndWater: Game<FireAndWaterState, FireAndWaterAction, FireAndWaterOptions> = g.game({
  title: 'Fire and Water',
  playerCount: { min: 2, max: MOST_PLAYERS },
  facts: { number: 30, family: 'construction' },
  variants: [
    {},
    { contact: 'corner' },
    { apart: 'red-red' },
    { black: 'free' },
    { apart: 'red-red', contact: 'corner' },
  ],
  editions: {
    english: { apart: 'red-green', contact: 'edge' },
    french: { apart: 'red-red', contact: 'corner' },
  },
  actions: { place, pass },
  setup({ players }) {
    const dice = DICE[players] ?? 0;
    return {
      board: emptyBoard(),
      supply: Array.from({ length: players }, () => ({ red: dice, green: dice })),
      toPlay: 0,
    };
  },
  checkState,
  olderDefaults: { 1: {} },
  migrations: { 1: (state) => ({ ...state, options: { ...(state.options as object), black: 'forced' } }) },
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result: (state) =>
    state.toPlay === null ? decidedBy(state.supply.map(ownLeft), endOf(state) ?? '', 'dice left', 'fewest') : null,
});
