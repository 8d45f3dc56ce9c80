/**
 * Dishing Up: throw dice onto a core pyramid until one falls off; what it shows says who is next. 3-6 players.
 * Rules and sources: dishing-up.rules.md (clauses DIS-1 to DIS-13).
 *
 * @example
 * ```ts
 * import { dishingUp } from 'dicewright/das-spiel';
 *
 * // At a table the players throw, and the outcome reports what happened.
 * let state = dishingUp.setup({ players: 4 });
 * state = dishingUp.reduce(state, { type: 'attempt', player: 0, outcome: { landed: 'a1', number: null } });
 * state = dishingUp.reduce(state, { type: 'attempt', player: 0, outcome: { landed: null, number: 3 } });
 * console.log(state.supply, state.toPlay); // → [ 26, 27, 27, 27 ] 2
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
import { boardString, countDice, dieAt, emptyBoard, placeDice, placeDie } from '../../../../pyramid/board.js';
import { isHeap } from '../../../../pyramid/heap.js';
import { cellOf } from '../../../../pyramid/lattice.js';
import { cellName, cellNamed } from '../../../../pyramid/names.js';
import { pyramidUnder } from '../../../../pyramid/shapes.js';
import { evenShare } from '../../../../pyramid/stock.js';
import { skillOf, skills, skillsProblem } from '../../kit/skill-model.js';
import { decidedBy } from '../../kit/standing.js';
import { limitReached, turnLimit } from '../../kit/turn-limit.js';
import { type DishingUpThrow, throwAt, throwSchema } from './throws.js';

/** Dice that are shared out (DIS-3). */
const DICE = 108;
const MIN_PLAYERS = 3;
const MAX_PLAYERS = 6;

const THROWN = 'r';
const CORE = 'k';

/** Options of Dishing Up, as given to `setup`. */
export interface DishingUpOptions {
  /**
   * The players' skill in their order, 0 to 1 in steps of 0.001, for play without a table (DIS-9). Default `[]`: 0.5 for
   * everybody who is not named.
   */
  readonly skill?: readonly number[] | undefined;
  /** After this many finished turns the game ends (DIS-13). Default `null`: it doesn't. */
  readonly turnLimit?: number | null | undefined;
}

/** A position of Dishing Up. */
export interface DishingUpState extends Envelope<'dishing-up', Resolved<DishingUpOptions>> {
  /** The pyramid: 165 letters, `k` the core, `r` dice that were thrown, `.` empty. */
  readonly board: string;
  /** Dice that each player has left. */
  readonly supply: readonly number[];
  /** Who throws; `null` when the game is over. */
  readonly toPlay: number | null;
  /** Finished turns of all players. */
  readonly turns: number;
}

/** The only action of Dishing Up: a throw. */
export interface DishingUpAction {
  readonly type: 'attempt';
  readonly player: number;
  /** What happened: reported, or drawn from the model (DIS-9). */
  readonly outcome?: DishingUpThrow | undefined;
}

const g = defineGame({
  id: 'dishing-up',
  rules: 2,
  options: { skill: skills(MAX_PLAYERS), turnLimit: turnLimit() },
  state: {
    board: boardString(`.${THROWN}${CORE}`),
    supply: list(natural(DICE / MIN_PLAYERS), MAX_PLAYERS),
    toPlay: z.nullable(natural(MAX_PLAYERS - 1)),
    turns: natural(),
  },
});

type State = DeepReadonly<DishingUpState>;

/** The player to whom the number belongs (DIS-4), `undefined` for a number that belongs to nobody. */
function ownerOf(number: number, players: number): number | undefined {
  const owner = players === 3 ? (number - 1) % 3 : number - 1;
  return owner < players ? owner : undefined;
}

/** The numbers of each player, as text (DIS-4). */
export function numbersOfPlayers(players: number): string[] {
  const numbers = [1, 2, 3, 4, 5, 6];
  return Array.from({ length: players }, (_, player) =>
    numbers.filter((number) => ownerOf(number, players) === player).join(', '),
  );
}

/** A throw: the player goes on until a die falls (DIS-5). */
const attempt = g.action({
  outcome: throwSchema(),
  chance: ({ board, options }, { player }) => throwAt(board, skillOf(options.skill, player)),
  apply(draft, { player }, { landed, number }, { board, supply, players, turns, options }) {
    if (landed !== null) {
      const left = supply.map((dice, one) => (one === player ? dice - 1 : dice));
      draft.board = placeDie(board, cellNamed(landed), THROWN);
      draft.supply = left;
      if (left[player] !== 0) return;
      // The last die ends the turn as well as the game (DIS-12).
      draft.turns = turns + 1;
      draft.toPlay = null;
      return;
    }
    // Whose number it is (DIS-10); a number of nobody: clockwise (DIS-11).
    const next = ownerOf(number ?? 0, players) ?? (player + 1) % players;
    draft.turns = turns + 1;
    draft.toPlay = limitReached(turns + 1, options.turnLimit) ? null : next;
  },
  describe({ players }, { player, outcome: { landed, number } }, { supply, toPlay }) {
    const name = `Player ${player + 1}`;
    if (landed !== null) {
      const left = supply[player] ?? 0;
      return `${name} throws a die: it lies in ${landed}. ${left === 0 ? 'That was the last one.' : `${left} are left.`}`;
    }
    const whose = ownerOf(number ?? 0, players) === undefined ? ', which is nobody’s number' : '';
    const next = toPlay === player ? `${name} goes on` : `Player ${(toPlay ?? 0) + 1} is next`;
    return `${name} throws a die: one falls off and shows a ${number}${whose}${toPlay === null ? '' : `; ${next}`}.`;
  },
});

/** The core: its cells (DIS-2). */
let core: readonly number[] | undefined;
function coreCells(): readonly number[] {
  core ??= pyramidUnder(cellOf([1, 1, 1]));
  return core;
}

/** What a state from outside must fulfil besides its schema. */
function checkState({ players, board, supply, toPlay, turns, options }: State): StateProblem {
  const hollow = coreCells().find((cell) => dieAt(board, cell) !== CORE);
  if (hollow !== undefined) return illegal('DIS-2', `the core has no die in ${cellName(hollow)}`);
  if (countDice(board, CORE) !== coreCells().length) return illegal('DIS-2', 'the black dice belong to the core');
  if (!isHeap(board)) return illegal('DIS-6', 'a die lies on nothing');
  if (supply.length !== players) return `expected ${players} supplies, got ${supply.length}`;
  const share = evenShare(DICE, players);
  if (supply.some((left) => left > share)) return illegal('DIS-3', `a player has at most ${share} dice`);
  const thrown = supply.reduce((sum, left) => sum - left, share * players);
  if (countDice(board, THROWN) !== thrown) return illegal('DIS-3', `expected ${thrown} thrown dice on the board`);
  if (supply.indexOf(0) !== supply.lastIndexOf(0)) return 'only one player can be the first without dice';
  if (options.turnLimit !== null && turns > options.turnLimit) return `there are ${options.turnLimit} turns`;
  const isOver = supply.includes(0) || limitReached(turns, options.turnLimit);
  if (isOver !== (toPlay === null)) return illegal('DIS-12', 'somebody is to play exactly until the game is over');
  return toPlay !== null && toPlay >= players ? `there is no Player ${toPlay + 1}` : undefined;
}

/** The rules of Dishing Up. */
export const dishingUp: Game<DishingUpState, DishingUpAction, DishingUpOptions> = g.game({
  title: 'Dishing Up',
  playerCount: { min: MIN_PLAYERS, max: MAX_PLAYERS },
  traits: { dexterity: true },
  facts: { number: 19, family: 'construction' },
  variants: [{}, { skill: [0, 0.5, 1] }, { turnLimit: 30 }],
  actions: { attempt },
  checkSetup: ({ players, options }) => skillsProblem(options.skill, players),
  setup: ({ players }) => ({
    board: placeDice(emptyBoard(), coreCells(), CORE),
    supply: Array.from({ length: players }, () => evenShare(DICE, players)),
    toPlay: 0,
    turns: 0,
  }),
  checkState,
  migrations: {
    // Rules 1 left the turn that ended the game uncounted (DIS-12).
    1: (state) => {
      const { supply, turns } = state as { supply: number[]; turns: number };
      return { ...state, turns: supply.includes(0) ? turns + 1 : turns };
    },
  },
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result({ toPlay, supply }) {
    if (toPlay !== null) return null;
    const why = supply.includes(0) ? 'All dice of a player lie' : 'The turns are over';
    return decidedBy(supply, why, 'dice left', 'fewest');
  },
});
