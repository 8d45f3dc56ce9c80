/**
 * Witches' Dance: one die moves, and fills each funnel that it leaves. 2 players.
 * Rules and sources: witches-dance.rules.md (clauses WIT-1 to WIT-9).
 *
 * @example
 * ```ts
 * import { witchesDance } from 'dicewright/das-spiel';
 *
 * let state = witchesDance.setup({ players: 2 });
 * state = witchesDance.reduce(state, { type: 'move', player: 0, to: 'a8' });
 * console.log(state.movers, state.board.slice(0, 9)); // → [ 'a8', 'a1' ] g.k.k.krr
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { illegal } from '../../../../kernel/errors.js';
import { list, natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Game } from '../../../../kernel/types.js';
import { boardString, emptyBoard, placeDice, placeDie } from '../../../../pyramid/board.js';
import { PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { cellName, cellNamed, namesOf, plateCell } from '../../../../pyramid/names.js';
import { decidedBy } from '../../kit/standing.js';
import { checkMove, jumpedOver, moveTargets } from '../moves.js';
import {
  blackCells,
  colourOf,
  countedFillers,
  isMobile,
  isTurnAhead,
  moverOf,
  nextToPlay,
  PLAYERS,
  STARTS,
  type WitchesDanceOptions,
  type WitchesDanceState,
  witchesDanceStateProblem,
} from './position.js';

export type { WitchesDanceOptions, WitchesDanceState } from './position.js';

/** An action of Witches' Dance. */
export type WitchesDanceAction =
  | {
      readonly type: 'move';
      readonly player: number;
      /** The empty funnel to which the moving die goes: a neighbour, or the one behind a neighbour with a die. */
      readonly to: string;
    }
  | { readonly type: 'pass'; readonly player: number };

type State = DeepReadonly<WitchesDanceState>;

const g = defineGame({
  id: 'witches-dance',
  rules: 2,
  options: {
    ends: z._default(z.literal(['all-stuck', 'first-stuck']), 'all-stuck'),
    equalTurns: z._default(z.boolean(), true),
  },
  state: {
    board: boardString('.rgk', PLATE_CELLS),
    movers: list(plateCell(), PLAYERS),
    toPlay: z.nullable(natural(PLAYERS - 1)),
  },
});

const move = g.action({
  fields: { to: plateCell() },
  *candidates(view, player) {
    for (const cell of moveTargets(view.board, moverOf(view, player))) yield { to: cellName(cell) };
  },
  check: (view, { player, to }) =>
    checkMove(view.board, view.movers[player] ?? '', to, { step: 'WIT-4', jump: 'WIT-5' }),
  apply(draft, { player, to }, _, before) {
    // The filler that stays behind has the moving die's colour, so the board only gains a die (WIT-6).
    const board = placeDie(before.board, cellNamed(to), colourOf(player));
    const movers = before.movers.map((mover, one) => (one === player ? to : mover));
    Object.assign(draft, { board, movers, toPlay: nextToPlay({ board, movers }, player, before.options.ends) });
  },
  describe(before, { player, to }, after) {
    const from = moverOf(before, player);
    const over = jumpedOver(before.board, from, cellNamed(to));
    const how = over === undefined ? 'moves' : `jumps over ${cellName(over)}`;
    const end = after.toPlay === null ? ` ${endOf(after)}.` : '';
    return `Player ${player + 1} ${how} to ${to}; ${cellName(from)} is filled.${end}`;
  },
});

const pass = g.action({
  check: (view, { player }) => (isMobile(view, player) ? illegal('WIT-7', 'the moving die can move') : undefined),
  apply(draft, { player }, _, before) {
    draft.toPlay = nextToPlay(before, player, before.options.ends);
  },
  describe: (_, { player }) => `Player ${player + 1} cannot move and passes.`,
});

/** Why the game is over; only asked when it is (WIT-8). */
const endOf = ({ options }: State): string =>
  options.ends === 'all-stuck' ? 'Neither die can move' : 'The die on turn cannot move';

function firstBoard(): string {
  const dark = placeDice(emptyBoard(PLATE_CELLS), blackCells(), 'k');
  return STARTS.reduce((board, cell, player) => placeDie(board, cell, colourOf(player)), dark);
}

/** The rules of Witches' Dance. */
export const witchesDance: Game<WitchesDanceState, WitchesDanceAction, WitchesDanceOptions> = g.game({
  title: "Witches' Dance",
  playerCount: { min: PLAYERS, max: PLAYERS },
  facts: { number: 48, family: 'board' },
  variants: [{}, { equalTurns: false }, { ends: 'first-stuck' }],
  actions: { move, pass },
  setup: () => ({ board: firstBoard(), movers: namesOf(STARTS), toPlay: 0 }),
  checkState: witchesDanceStateProblem,
  // In rules 1 all fillers counted (WIT-9).
  migrations: { 1: (state) => ({ ...state, options: { ...(state.options as object), equalTurns: false } }) },
  olderDefaults: { 1: { equalTurns: false } },
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result(state) {
    if (state.toPlay !== null) return null;
    const left = isTurnAhead(state) ? ', and the turn that Player 1 is ahead does not count' : '';
    return decidedBy(countedFillers(state), `${endOf(state)}${left}`, 'fillers');
  },
});
