/**
 * The Fire-Red Devil: the devil chases the angel over a landscape that grows with every jump. 2 players.
 * Rules and sources: the-fire-red-devil.rules.md (clauses DEV-1 to DEV-16).
 *
 * @example
 * ```ts
 * import { theFireRedDevil } from 'dicewright/das-spiel';
 *
 * let state = theFireRedDevil.setup({ players: 2 });
 * state = theFireRedDevil.reduce(state, { type: 'land', player: 0, outcome: { angel: 'a1', devil: 'a9' } });
 * state = theFireRedDevil.reduce(state, { type: 'move', player: 0, to: 'b1' });
 * console.log(state.supply, state.toPlay); // → 89 1
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { type Chance, uniform } from '../../../../kernel/dice/chance.js';
import { illegal } from '../../../../kernel/errors.js';
import { integer, natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Game, GameResult } from '../../../../kernel/types.js';
import { boardString, moveDie, placeDie } from '../../../../pyramid/board.js';
import { anyCell, cellName, cellNamed, plateCell } from '../../../../pyramid/names.js';
import { checkJump } from '../../kit/jumping.js';
import { turnLimit } from '../../kit/turn-limit.js';
import {
  ANGEL,
  canMove,
  cellOfPlayer,
  checkState,
  DEVIL,
  DICE,
  type Ending,
  endingOf,
  isOnto,
  isSeized,
  jumpsOfPlayer,
  landingCells,
  letterOf,
  MOST_DICE,
  PLAYERS,
  startBoard,
  type TheFireRedDevilOptions,
  type TheFireRedDevilState,
} from './position.js';

export type { TheFireRedDevilOptions, TheFireRedDevilState } from './position.js';

/** Where the two dice land, by the names of funnels. */
export interface TheFireRedDevilLanding {
  readonly angel: string;
  readonly devil: string;
}

/** The actions of The Fire-Red Devil. */
export type TheFireRedDevilAction =
  | {
      /** Rolls the angel and the devil onto the plate, in the phase `setup`. */
      readonly type: 'land';
      readonly player: number;
      /** Two different empty funnels of the plate. */
      readonly outcome?: TheFireRedDevilLanding | undefined;
    }
  | {
      readonly type: 'move';
      readonly player: number;
      /** The funnel that the player's die jumps into. */
      readonly to: string;
    }
  | {
      /** Only when there is no jump. */
      readonly type: 'pass';
      readonly player: number;
    };

type State = DeepReadonly<TheFireRedDevilState>;

const g = defineGame({
  id: 'the-fire-red-devil',
  rules: 2,
  options: {
    dice: z._default(integer(1, MOST_DICE), DICE),
    walled: z._default(z.literal(['caught', 'pass']), 'caught'),
    ontoDevil: z._default(z.literal(['allowed', 'forbidden']), 'forbidden'),
    turnLimit: turnLimit(),
  },
  state: {
    phase: z.literal(['setup', 'play']),
    board: boardString('.rgky'),
    supply: natural(2 * MOST_DICE),
    toPlay: z.nullable(natural(PLAYERS - 1)),
    turns: natural(),
  },
});

const NAMES = ['The angel', 'The devil'] as const;
const nameOf = (player: number): string => NAMES[player] ?? '';

const notLanded = () => illegal('DEV-4', 'the angel and the devil must land first');

let landings: Chance<TheFireRedDevilLanding> | undefined;

/** Every pair of two different empty funnels of the plate is equally likely (DEV-4). */
function landingChance(): Chance<TheFireRedDevilLanding> {
  const names = landingCells().map(cellName);
  landings ??= uniform(
    names.flatMap((angel) => names.filter((devil) => devil !== angel).map((devil) => ({ angel, devil }))),
  );
  return landings;
}

/** Ends the turn, or the game (DEV-5, DEV-11 to DEV-16). */
function endTurn(draft: TheFireRedDevilState, player: number, board: string, supply: number): void {
  Object.assign(draft, { board, supply, turns: draft.turns + 1 });
  Object.assign(draft, { toPlay: endingOf(draft) === undefined ? 1 - player : null });
}

const land = g.action({
  check: ({ phase }) =>
    phase === 'setup' ? undefined : illegal('DEV-4', 'the angel and the devil have already landed'),
  outcome: z.strictObject({ angel: plateCell(), devil: plateCell() }),
  chance: landingChance,
  apply(draft, _, { angel, devil }, { board }) {
    const landed = placeDie(placeDie(board, cellNamed(angel), 'y'), cellNamed(devil), 'r');
    Object.assign(draft, { phase: 'play', board: landed });
  },
  describe: (_, { outcome }) => `The angel lands in ${outcome.angel}, the devil in ${outcome.devil}.`,
});

const move = g.action({
  fields: { to: anyCell() },
  *candidates(view, player) {
    if (view.phase === 'setup') return;
    for (const { to } of jumpsOfPlayer(view, player)) yield { to: cellName(to) };
  },
  check({ phase, board, options }, { player, to }) {
    if (phase === 'setup') return notLanded();
    const from = cellName(cellOfPlayer(board, player));
    if (player === ANGEL && options.ontoDevil === 'forbidden' && isOnto(board, cellNamed(to), DEVIL))
      return illegal('DEV-12', 'the angel may not jump onto the devil');
    return checkJump(board, letterOf(player), { from, to }, { own: 'DEV-6', blocked: 'DEV-9', jump: 'DEV-8' });
  },
  apply(draft, { player, to }, _, { board, supply }) {
    const from = cellOfPlayer(board, player);
    const jumped = moveDie(board, from, cellNamed(to));
    if (isSeized(jumped)) endTurn(draft, player, jumped, supply);
    else endTurn(draft, player, placeDie(jumped, from, 'g'), supply - 1);
  },
  describe({ board }, { player, to }, after) {
    const from = cellName(cellOfPlayer(board, player));
    const jumped = `${nameOf(player)} jumps from ${from} to ${to}`;
    if (isSeized(after.board)) return `${jumped}, onto the angel, who is caught.`;
    return `${jumped}; a green die fills ${from}.${lastWords(after)}`;
  },
});

const pass = g.action({
  check(view, { player }) {
    if (view.phase === 'setup') return notLanded();
    return canMove(view, player) ? illegal('DEV-6', 'a player who can jump must jump') : undefined;
  },
  apply(draft, { player }, _, { board, supply }) {
    endTurn(draft, player, board, supply);
  },
  describe: (_, { player }, after) => `${nameOf(player)} cannot jump and passes.${lastWords(after)}`,
});

const REASONS: Readonly<Record<Ending, string>> = {
  seized: 'The devil lies on the angel.',
  escaped: 'The last green die is placed, and the angel is free.',
  walled: 'The angel cannot jump any more.',
  stuck: 'Neither can jump: a draw.',
  limit: 'The turn limit is reached: a draw.',
};

/** What is said when a turn has ended the game. */
function lastWords(after: State): string {
  const ending = after.toPlay === null ? endingOf(after) : undefined;
  return ending === undefined ? '' : ` ${REASONS[ending]}`;
}

const WINNERS: Readonly<Record<Ending, readonly number[]>> = {
  seized: [DEVIL],
  escaped: [ANGEL],
  walled: [DEVIL],
  stuck: [ANGEL, DEVIL],
  limit: [ANGEL, DEVIL],
};

function result(state: State): GameResult | null {
  const ending = state.toPlay === null ? endingOf(state) : undefined;
  return ending === undefined ? null : { winners: [...WINNERS[ending]], scores: null, reason: REASONS[ending] };
}

/** The rules of The Fire-Red Devil. */
export const theFireRedDevil: Game<TheFireRedDevilState, TheFireRedDevilAction, TheFireRedDevilOptions> = g.game({
  title: 'The Fire-Red Devil',
  playerCount: { min: PLAYERS, max: PLAYERS },
  facts: { number: 57, family: 'space' },
  variants: [{}, { dice: 75, walled: 'pass' }, { ontoDevil: 'allowed', turnLimit: 100 }, { dice: 20 }],
  actions: { land, move, pass },
  setup: ({ options }) => ({
    phase: 'setup',
    board: startBoard(),
    supply: 2 * options.dice,
    toPlay: ANGEL,
    turns: 0,
  }),
  checkState,
  // In rules 1 the angel could jump onto the devil by default (DEV-12); a position says what holds in its game.
  migrations: { 1: (state) => state },
  olderDefaults: { 1: { ontoDevil: 'allowed' } },
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result,
});
