/**
 * Ruins: place beside other dice on the base plate; funnels above fill against those who lie round them, or never.
 * 3 players. Rules and sources: ruins.rules.md (clauses RUI-1 to RUI-13).
 *
 * @example
 * ```ts
 * import { ruins } from 'dicewright/das-spiel';
 *
 * let state = ruins.setup({ players: 3 });
 * for (const [i, cell] of ['a1', 'c1', 'b1'].entries()) {
 *   const refused = ruins.check(state, { type: 'place', player: state.toPlay ?? 0, cell });
 *   if (refused) console.log(i, refused.clause); // → 1 RUI-4
 *   else state = ruins.reduce(state, { type: 'place', player: state.toPlay ?? 0, cell });
 * }
 * console.log(state.toPlay, state.supply); // → 2 [ 54, 54, 55 ]
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
import {
  type BoardLike,
  boardString,
  boardText,
  countDice,
  editBoard,
  emptyBoard,
  isOccupied,
} from '../../../../pyramid/board.js';
import { diceFunnels, isHeap, openedBy } from '../../../../pyramid/heap.js';
import { cellName, cellNamed, plateCell } from '../../../../pyramid/names.js';
import { type Colour, colourName, playerColours } from '../../../../pyramid/stock.js';
import { nextPlayer } from '../../kit/placing.js';
import { decidedBy } from '../../kit/standing.js';
import { diceRound, fillFunnels, putOwn } from '../filling.js';
import { adjacentFields, isAdjacentToDie, isPlateConnected, isPlateFull, sampleAdjacent } from '../plate.js';
import { supplyProblem } from '../supplies.js';
import { fillerBy, PLAYERS } from './filler.js';

/** Dice of each player (RUI-2). */
const DICE = 55;

/** Options of Ruins, as given to `setup`. */
export interface RuinsOptions {
  /** What happens when a player has no dice on their turn (RUI-12): `'ends'`, the default, or `'passes'`. */
  readonly withoutDice?: 'ends' | 'passes' | undefined;
}

/** A position of Ruins. */
export interface RuinsState extends Envelope<'ruins', Resolved<RuinsOptions>> {
  /** The pyramid: 165 letters, `r`, `g` and `k` dice, `.` empty. */
  readonly board: string;
  /** Dice that each player has left, 0 to 55. */
  readonly supply: readonly number[];
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
}

/** The only action of Ruins. */
export interface RuinsAction {
  readonly type: 'place';
  readonly player: number;
  /** An empty funnel of the base plate beside a die, such as `'c4'`. */
  readonly cell: string;
}

type State = DeepReadonly<RuinsState>;

const g = defineGame({
  id: 'ruins',
  rules: 1,
  options: { withoutDice: z._default(z.literal(['ends', 'passes']), 'ends') },
  state: {
    board: boardString('.rgk'),
    supply: list(natural(DICE), PLAYERS),
    toPlay: z.nullable(natural(PLAYERS - 1)),
  },
});

/** Whose turn comes next, `null` for the end (RUI-11, RUI-12). */
function nextTurn(board: BoardLike, supply: readonly number[], player: number, passes: boolean): number | null {
  if (isPlateFull(board)) return null;
  const next = (player + 1) % PLAYERS;
  if (passes) return nextPlayer(PLAYERS, player, (one) => supply[one] !== 0);
  return supply[next] === 0 ? null : next;
}

const place = g.action({
  fields: { cell: plateCell() },
  candidates: ({ board }) => adjacentFields(board),
  check({ board }, { cell }) {
    if (isOccupied(board, cellNamed(cell))) return illegal('RUI-4', `a die lies in ${cell} already`);
    return isAdjacentToDie(board, cellNamed(cell)) ? undefined : illegal('RUI-4', `no die lies beside ${cell}`);
  },
  apply(draft, { player, cell }, _, { board, supply, options }) {
    const buffer = editBoard(board);
    const left = [...supply];
    putOwn(buffer, left, cellNamed(cell), player);
    // In the order of cells, since a player's last die can only go into one of them (RUI-10).
    fillFunnels(buffer, openedBy(buffer, cellNamed(cell)), true, (funnel) => {
      const filler = fillerBy(diceRound(buffer, funnel, PLAYERS));
      if (filler === null || left[filler] === 0) return false;
      putOwn(buffer, left, funnel, filler);
      return true;
    });
    draft.board = boardText(buffer);
    draft.supply = left;
    draft.toPlay = nextTurn(buffer, left, player, options.withoutDice === 'passes');
  },
  sample: ({ board }, _player, rng) => sampleAdjacent(board, rng),
  describe(before, { player, cell }, after) {
    const placed = `Player ${player + 1} places a ${colourName(playerColours[player] as Colour)} die in ${cell}`;
    const filled = countDice(after.board) - countDice(before.board) - 1;
    const ruined = diceFunnels(after.board).length - diceFunnels(before.board).length;
    const fills = filled === 0 ? '' : `; ${filled === 1 ? 'one funnel is' : `${filled} funnels are`} filled`;
    const stays = ruined === 0 ? '' : `; ${ruined === 1 ? 'one stays' : `${ruined} stay`} open`;
    if (after.toPlay !== null) return `${placed}${fills}${stays}.`;
    const [red, green, black] = after.supply.map((left) => DICE - left);
    return `${placed}${fills}${stays}. It is over: ${red} red dice are used, ${green} green ones, ${black} black ones.`;
  },
});

/** What a state from outside must fulfil besides its schema. */
function checkState(state: State): StateProblem {
  const { board, supply, toPlay, options } = state;
  if (!isHeap(board)) return illegal('RUI-9', 'a die lies on nothing');
  if (!isPlateConnected(board)) return illegal('RUI-4', 'the dice of the plate lie apart');
  const wrong = supplyProblem('RUI-2', state, DICE);
  if (wrong !== undefined) return wrong;
  for (const funnel of diceFunnels(board)) {
    const filler = fillerBy(diceRound(board, funnel, PLAYERS));
    if (filler !== null && supply[filler] !== 0) return illegal('RUI-8', `funnel ${cellName(funnel)} is not filled`);
  }
  if (toPlay !== null && isPlateFull(board)) return illegal('RUI-11', 'the game is over when the plate is full');
  if (toPlay !== null && supply[toPlay] === 0) return illegal('RUI-11', `Player ${toPlay + 1} has no dice`);
  const isOver = isPlateFull(board) || (options.withoutDice === 'ends' && supply.includes(0));
  return toPlay === null && !isOver ? 'somebody is to play' : undefined;
}

/** The rules of Ruins. */
export const ruins: Game<RuinsState, RuinsAction, RuinsOptions> = g.game({
  title: 'Ruins',
  playerCount: { min: PLAYERS, max: PLAYERS },
  facts: { number: 25, family: 'construction' },
  variants: [{}, { withoutDice: 'passes' }],
  actions: { place },
  setup: () => ({ board: emptyBoard(), supply: [DICE, DICE, DICE], toPlay: 0 }),
  checkState,
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result({ board, supply, toPlay }) {
    if (toPlay !== null) return null;
    const why = isPlateFull(board) ? 'The plate is full' : 'The player whose turn it is has no dice';
    return decidedBy(
      supply.map((left) => DICE - left),
      why,
      'dice used',
    );
  },
});
