/**
 * Hide Away: throw black dice until a small pyramid is hidden under them. 2-3 players.
 * Rules and sources: hide-away.rules.md (clauses HID-1 to HID-14).
 *
 * @example
 * ```ts
 * import { hideAway } from 'dicewright/das-spiel';
 *
 * let state = hideAway.setup({ players: 2 });
 * state = hideAway.reduce(state, { type: 'found', player: 0, cell: '1b2' });
 * state = hideAway.reduce(state, { type: 'found', player: 1, cell: '1d4' });
 * // At a table the players throw, and the outcome reports what happened.
 * const lies = { landed: 'a1', hidden: [], destroyed: [] };
 * state = hideAway.reduce(state, { type: 'attempt', player: 0, outcome: lies });
 * console.log(state.board.slice(0, 9), state.toPlay); // → k........ 1
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { illegal } from '../../../../kernel/errors.js';
import { part, place } from '../../../../kernel/schemas/part.js';
import { integer, list, natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Game } from '../../../../kernel/types.js';
import { boardString, emptyBoard, isOccupied, placeDice } from '../../../../pyramid/board.js';
import { anyCell, cellName, cellNamed } from '../../../../pyramid/names.js';
import { colourName } from '../../../../pyramid/stock.js';
import { nextPlayer } from '../../kit/placing.js';
import { skillOf, skills, skillsProblem } from '../../kit/skill-model.js';
import { turnLimit } from '../../kit/turn-limit.js';
import {
  BLACK_DICE,
  blackLeft,
  colourOf,
  type HideAwayOptions,
  type HideAwayState,
  hiderOfAnother,
  isOver,
  isUsedUp,
  playersIn,
  positionProblem,
  smallPyramid,
  topCells,
  winnersOf,
} from './position.js';
import { type HideAwayThrow, throwAt, thrown, throwSchema } from './throws.js';

export type { HideAwayOptions, HideAwayState } from './position.js';

const MAX_PLAYERS = 3;

/** The actions of Hide Away. */
export type HideAwayAction =
  | {
      /** Builds the player's small pyramid (HID-3). */
      readonly type: 'found';
      readonly player: number;
      /** Where its top lies, on level 1, such as `'1c3'`. */
      readonly cell: string;
    }
  | {
      /** Throws a black die at the plate (HID-6). */
      readonly type: 'attempt';
      readonly player: number;
      /** The player whose pyramid the die is thrown at; without it, nobody's in particular (HID-6). */
      readonly at?: number | undefined;
      /** What happened: reported, or drawn from the model (HID-11). */
      readonly outcome?: HideAwayThrow | undefined;
    }
  | {
      /** A player whose handful is used up throws nothing (HID-2). */
      readonly type: 'pass';
      readonly player: number;
    };

const g = defineGame({
  id: 'hide-away',
  rules: 4,
  options: {
    object: z._default(z.literal(['own', 'others', 'another']), 'own'),
    handful: z._default(z.nullable(integer(1, BLACK_DICE / 2)), null),
    skill: skills(MAX_PLAYERS),
    turnLimit: turnLimit(),
  },
  state: {
    board: boardString('.grbk'),
    phase: z.literal(['found', 'throw']),
    hands: z.nullable(list(natural(BLACK_DICE), MAX_PLAYERS)),
    hidden: list(z.nullable(integer(1, Number.MAX_SAFE_INTEGER)), MAX_PLAYERS),
    toPlay: z.nullable(natural(MAX_PLAYERS - 1)),
    turns: natural(),
  },
});

type State = DeepReadonly<HideAwayState>;

const found = g.action({
  fields: { cell: anyCell() },
  candidates: () => topCells().map((top) => ({ cell: cellName(top) })),
  check({ phase, board }, { cell }) {
    if (phase !== 'found') return illegal('HID-6', 'all pyramids stand; a die has to be thrown');
    const top = cellNamed(cell);
    if (!topCells().includes(top))
      return illegal('HID-4', `${cell} is not the top of a small pyramid that stands off the border`);
    return smallPyramid(top).some((one) => isOccupied(board, one))
      ? illegal('HID-5', `a pyramid with its top in ${cell} would be in the way of another`)
      : undefined;
  },
  apply(draft, { player, cell }, _, { board, players }) {
    draft.board = placeDice(board, smallPyramid(cellNamed(cell)), colourOf(player));
    const isLast = player === players - 1;
    draft.toPlay = isLast ? 0 : player + 1;
    if (isLast) draft.phase = 'throw';
  },
  describe: (_, { player, cell }) =>
    `Player ${player + 1} builds a small ${colourName(colourOf(player))} pyramid with its top in ${cell}.`,
});

/** Whose turn it is after one of the player's (HID-6); nobody's when the game is over. */
function nextToPlay({ players, options }: State, player: number, now: Omit<Parameters<typeof isOver>[0], 'options'>) {
  return isOver({ ...now, options }) ? null : nextPlayer(players, player, (one) => now.hidden[one] === null);
}

const attempt = g.action({
  fields: { at: z.optional(part('player', place(MAX_PLAYERS - 1))) },
  candidates: ({ hidden }) => [{}, ...playersIn(hidden).map((at) => ({ at }))],
  check({ phase, hidden, hands }, { player, at }) {
    if (phase !== 'throw') return illegal('HID-3', 'a pyramid has to be built first');
    if (hands?.[player] === 0) return illegal('HID-2', 'the handful is used up');
    return at === undefined || hidden[at] === null
      ? undefined
      : illegal('HID-6', 'dice are thrown at pyramids that can be seen');
  },
  outcome: throwSchema(),
  chance: ({ board, hidden, options }, { player, at = null }) =>
    throwAt(board, outOf(hidden), skillOf(options.skill, player), at),
  apply(draft, { player }, outcome, before) {
    const board = thrown(before.board, outcome);
    const turns = before.turns + 1;
    const hidden = before.hidden.map((turn, one) => (outcome.hidden.includes(one) ? turns : turn));
    const used = blackLeft(before.board) - blackLeft(board);
    const hands = before.hands?.map((dice, one) => (one === player ? dice - used : dice)) ?? null;
    draft.board = board;
    draft.hands = hands;
    draft.hidden = hidden;
    draft.turns = turns;
    draft.toPlay = nextToPlay(before, player, { board, hands, hidden, turns });
  },
  describe({ board }, { player, at, outcome: { landed, hidden, destroyed } }, after) {
    const whose = at === player ? 'their own pyramid' : `the pyramid of Player ${(at ?? 0) + 1}`;
    const aim = at === undefined ? '' : ` at ${whose}`;
    const sentences = [
      `Player ${player + 1} throws a black die${aim}: it ${landed === null ? 'falls' : `lies in ${landed}`}.`,
      ...destroyed.map((one) => `The pyramid of Player ${one + 1} is destroyed and rebuilt.`),
    ];
    const off = blackLeft(after.board) - blackLeft(board) + (landed === null ? 0 : 1);
    if (off > 0) sentences.push(`${off} black ${off === 1 ? 'die comes' : 'dice come'} off.`);
    for (const one of [...hidden].sort()) sentences.push(`The pyramid of Player ${one + 1} is hidden.`);
    return sentences.join(' ');
  },
});

const pass = g.action({
  check({ phase, hands }, { player }) {
    if (phase !== 'throw') return illegal('HID-3', 'a pyramid has to be built first');
    return hands?.[player] === 0 ? undefined : illegal('HID-6', 'a black die can be thrown');
  },
  apply(draft, { player }, _, before) {
    const turns = before.turns + 1;
    draft.turns = turns;
    draft.toPlay = nextToPlay(before, player, { ...before, turns });
  },
  describe: (_, { player }) => `Player ${player + 1} has no black die left and passes.`,
});

/** Players whose pyramids are hidden, a digit each. */
function outOf(hidden: State['hidden']): string {
  return hidden.map((turn, player) => (turn === null ? '' : player)).join('');
}

/** Why the game is over, when it is. */
function reasonOf(state: State): string {
  const { hands, hidden, options } = state;
  if (winnersOf({ hidden, options }).length === 0) {
    const usedUp = hands === null ? 'All black dice lie' : 'Nobody has a black die left';
    const why = isUsedUp(state) ? usedUp : 'The turns are over';
    return `${why}, and pyramids can still be seen.`;
  }
  if (options.object === 'own') return 'A small pyramid is hidden.';
  if (options.object === 'another' && hiderOfAnother(hidden) !== undefined)
    return 'A player has hidden the pyramid of another one.';
  return playersIn(hidden).length === 1
    ? 'Only one small pyramid can still be seen.'
    : 'The last small pyramids were hidden by one throw.';
}

/** The rules of Hide Away. */
export const hideAway: Game<HideAwayState, HideAwayAction, HideAwayOptions> = g.game({
  title: 'Hide Away',
  playerCount: { min: 2, max: MAX_PLAYERS },
  traits: { dexterity: true },
  facts: { number: 9, family: 'skill' },
  variants: [
    {},
    { object: 'others', skill: [1, 0.8] },
    { handful: 12 },
    { object: 'another', skill: [0, 1], turnLimit: 100 },
  ],
  editions: { english: { object: 'own' }, french: { object: 'others' } },
  actions: { found, attempt, pass },
  checkSetup: ({ players, options: { skill, handful } }) =>
    players * (handful ?? 0) > BLACK_DICE
      ? `${BLACK_DICE} black dice are not enough for ${players} handfuls of ${handful} (HID-2)`
      : skillsProblem(skill, players),
  setup: ({ players, options: { handful } }) => ({
    board: emptyBoard(),
    phase: 'found',
    hands: handful === null ? null : Array.from({ length: players }, () => handful),
    hidden: Array.from({ length: players }, () => null),
    toPlay: 0,
    turns: 0,
  }),
  checkState: positionProblem,
  olderDefaults: { 3: {} },
  migrations: {
    // Rules 1 knew no aims (HID-6), and under rules 2 dice lay where they were thrown (HID-11); the positions are the same.
    1: (state) => state,
    2: (state) => state,
    // Under rules 3 all threw dice of one stock (HID-2).
    3: (state) => ({ ...state, hands: null, options: { ...(state.options as object), handful: null } }),
  },
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result(state) {
    if (state.toPlay !== null) return null;
    const won = winnersOf(state);
    return { winners: won.length > 0 ? won : playersIn(state.hidden), scores: null, reason: reasonOf(state) };
  },
});
