/**
 * Diebylon: jump with exactly the number rolled to rebuild the pyramid in another corner. 3 players.
 * Rules and sources: diebylon.rules.md (clauses DIE-1 to DIE-16).
 *
 * @example
 * ```ts
 * import { diebylon } from 'dicewright/das-spiel';
 *
 * let state = diebylon.setup({ players: 3 });
 * state = diebylon.reduce(state, { type: 'roll', player: 0, outcome: 4 });
 * state = diebylon.reduce(state, { type: 'move', player: 0, from: '2a7', path: ['d6'] });
 * console.log(state.toPlay, state.rolled); // → 1 null
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { die } from '../../../../kernel/dice/chance.js';
import { pick } from '../../../../kernel/dice/random.js';
import { illegal, type Violation } from '../../../../kernel/errors.js';
import { purposeful } from '../../../../kernel/purpose.js';
import { integer, list, natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Game } from '../../../../kernel/types.js';
import { boardString, diceCells, dieAt, moveDie, removeDie, swapDice } from '../../../../pyramid/board.js';
import { isFree } from '../../../../pyramid/heap.js';
import { type Jump, jumpChains, jumpLength, jumpsFrom } from '../../../../pyramid/jump.js';
import { anyCell, cellName, cellNamed, cellsNamed, namesOf } from '../../../../pyramid/names.js';
import { type Colour, colourName } from '../../../../pyramid/stock.js';
import { jumpsOf } from '../../kit/jumping.js';
import { limitReached, turnLimit } from '../../kit/turn-limit.js';
import { diebylonWorth } from './diebylon.heuristic.js';
import {
  canUseUp,
  checkState,
  type DiebylonOptions,
  type DiebylonState,
  isOver,
  isStuck,
  letterOf,
  liesOn,
  PLAYERS,
  SWAP,
  startBoard,
  swapsOf,
  winnerOf,
} from './position.js';

export type { DiebylonOptions, DiebylonState } from './position.js';

/** The actions of Diebylon. */
export type DiebylonAction =
  | {
      readonly type: 'roll';
      readonly player: number;
      /** The number rolled, 1 to 6. */
      readonly outcome?: number | undefined;
    }
  | {
      readonly type: 'move';
      readonly player: number;
      /** The cell of one of the player's dice that carries no other. */
      readonly from: string;
      /**
       * Where it lands, jump by jump; the lengths of the jumps add up to the number rolled. Where several dice share the
       * number (DIE-6), one jump.
       */
      readonly path: readonly string[];
    }
  | {
      /** With a 1. */
      readonly type: 'swap';
      readonly player: number;
      /** The cell of one of the player's dice. */
      readonly cell: string;
      /** The cell of another player's die that lies on it. */
      readonly with: string;
    }
  | {
      /** Only when nothing can be done with the number rolled. */
      readonly type: 'pass';
      readonly player: number;
    };

type State = DeepReadonly<DiebylonState>;

const D6 = /* @__PURE__ */ die(6);
/** Jumps have a length of 2 at least, so a 6 is used up by three. */
const MOST_JUMPS = 3;

const g = defineGame({
  id: 'diebylon',
  rules: 2,
  options: {
    severalDice: z._default(z.boolean(), false),
    fast: z._default(z.boolean(), false),
    turnLimit: turnLimit(),
  },
  state: {
    board: boardString('.rgk'),
    toPlay: z.nullable(natural(PLAYERS - 1)),
    rolled: z.nullable(integer(1, 6)),
    left: natural(6),
    turns: natural(),
  },
});

const notRolled = (): Violation => illegal('DIE-5', 'the die must be rolled first');

/** The fields that a finished turn leaves (DIE-3, DIE-13 to DIE-16). */
function nextTurn({ turns, options }: State, player: number, board: string) {
  const after = { board, turns: turns + 1, options };
  return { board, toPlay: isOver(after) ? null : (player + 1) % PLAYERS, rolled: null, left: 0, turns: turns + 1 };
}

interface Move {
  readonly from: number;
  readonly path: readonly number[];
}

type Rolled = Pick<State, 'board' | 'left' | 'options'>;

/** Every way in which the player can use their steps for jumps: all of them, or those of the next jump (DIE-6, DIE-9). */
function* movesOf({ board, left, options }: Rolled, player: number): Generator<Move> {
  if (!options.severalDice) {
    for (const from of diceCells(board, letterOf(player))) {
      for (const path of jumpChains(board, from, left)) yield { from, path };
    }
    return;
  }
  for (const jump of jumpsOf(board, letterOf(player))) {
    if (leavesUse(board, player, jump, left)) yield { from: jump.from, path: [jump.to] };
  }
}

/** Whether the steps that a jump leaves can be used up. */
const leavesUse = (board: string, player: number, jump: Jump, left: number): boolean =>
  // Stryker disable next-line ConditionalExpression: spares a search that finds nothing
  jumpLength(jump) <= left && canUseUp(moveDie(board, jump.from, jump.to), player, left - jumpLength(jump));

const moveFields = ({ from, path }: Move): { from: string; path: string[] } => ({
  from: cellName(from),
  path: namesOf(path),
});

/** The length of all jumps of a die along the path, `undefined` when one of them can't be made (DIE-7 to DIE-9). */
function lengthOf(board: string, from: number, path: readonly number[]): number | undefined {
  const lifted = removeDie(board, from);
  let [at, length] = [from, 0];
  for (const to of path) {
    const jump = jumpsFrom(lifted, at).find((one) => one.to === to);
    if (jump === undefined) return undefined;
    length += jumpLength(jump);
    at = to;
  }
  return length;
}

/** Whether the player can do anything with the number (DIE-12); stops at the first way. */
function canUse(state: Rolled, player: number): boolean {
  for (const _ of state.left === SWAP ? swapsOf(state.board, player) : movesOf(state, player)) return true;
  return false;
}

/** What is said after a turn that has ended the game. */
function lastWords({ board, toPlay, options }: State): string {
  if (toPlay !== null) return '';
  const winner = winnerOf(board, options);
  return winner === undefined ? ' The game is over.' : ` Player ${winner + 1} has won.`;
}

/** What several dice still have to use. */
const restWords = ({ left }: State): string => (left === 0 ? '' : ` ${left} steps are left.`);

const roll = g.action({
  check: ({ rolled }) => (rolled === null ? undefined : illegal('DIE-5', `a ${rolled} has already been rolled`)),
  outcome: D6.schema,
  chance: () => D6,
  apply(draft, _, rolled) {
    draft.rolled = rolled;
    draft.left = rolled;
  },
  describe: (_, { player, outcome }) => `Player ${player + 1} rolls a ${outcome}.`,
});

const move = g.action({
  fields: { from: anyCell(), path: list(anyCell(), MOST_JUMPS) },
  *candidates(view, player) {
    if (view.rolled === null) return;
    for (const one of movesOf(view, player)) yield moveFields(one);
  },
  check({ board, rolled, left, options }, { player, from, path }) {
    if (rolled === null) return notRolled();
    if (rolled === SWAP) return illegal('DIE-11', 'nobody jumps with a 1');
    const start = cellNamed(from);
    if (dieAt(board, start) !== letterOf(player)) return illegal('DIE-6', `none of your dice lies in ${from}`);
    if (!isFree(board, start)) return illegal('DIE-6', `the die in ${from} carries another`);
    const cells = cellsNamed(path);
    if (options.severalDice && cells.length !== 1) return illegal('DIE-6', 'a move is one jump, of whichever die');
    const length = lengthOf(board, start, cells);
    if (length === undefined) return illegal('DIE-8', `there are no such jumps from ${from}`);
    if (!options.severalDice) {
      return length === left ? undefined : illegal('DIE-9', `the jumps count ${length}, not ${left}`);
    }
    if (length > left) return illegal('DIE-9', `the jump counts ${length}, and ${left} are left`);
    const after = moveDie(board, start, cells[0] ?? start);
    return canUseUp(after, player, left - length)
      ? undefined
      : illegal('DIE-9', `the ${left - length} that would be left could not be used`);
  },
  apply(draft, { player, from, path }, _, before) {
    const start = cellNamed(from);
    const cells = cellsNamed(path);
    const board = moveDie(before.board, start, cells.at(-1) ?? start);
    const left = before.left - (lengthOf(before.board, start, cells) ?? 0);
    Object.assign(draft, left > 0 ? { board, left } : nextTurn(before, player, board));
  },
  sample(view, player, rng) {
    const picked = view.rolled === null ? undefined : pick(rng, [...movesOf(view, player)]);
    return picked === undefined ? null : moveFields(picked);
  },
  describe(_, { player, from, path }, after) {
    const over = path.slice(0, -1).map((cell) => ` over ${cell}`);
    return `Player ${player + 1} jumps from ${from}${over.join('')} to ${path.at(-1)}.${restWords(after)}${lastWords(after)}`;
  },
});

const swap = g.action({
  fields: { cell: anyCell(), with: anyCell() },
  *candidates({ board, rolled }, player) {
    if (rolled !== SWAP) return;
    for (const { cell, with: above } of swapsOf(board, player)) yield { cell: cellName(cell), with: cellName(above) };
  },
  check({ board, rolled }, { player, cell, with: above }) {
    if (rolled === null) return notRolled();
    if (rolled !== SWAP) return illegal('DIE-11', `a ${rolled} swaps nothing`);
    const [own, other] = [cellNamed(cell), cellNamed(above)];
    if (dieAt(board, own) !== letterOf(player)) return illegal('DIE-11', `none of your dice lies in ${cell}`);
    for (const one of swapsOf(board, player)) if (one.cell === own && one.with === other) return undefined;
    const what = liesOn(other, own) ? 'is one of your own, or there is none' : `does not lie on the one in ${cell}`;
    return illegal('DIE-11', `the die in ${above} ${what}`);
  },
  apply(draft, { player, cell, with: above }, _, before) {
    Object.assign(draft, nextTurn(before, player, swapDice(before.board, cellNamed(cell), cellNamed(above))));
  },
  sample({ board, rolled }, player, rng) {
    const swaps = rolled === SWAP ? [...swapsOf(board, player)] : [];
    const one = pick(rng, swaps);
    return one === undefined ? null : { cell: cellName(one.cell), with: cellName(one.with) };
  },
  describe({ board }, { player, cell, with: above }, after) {
    const colour = colourName(dieAt(board, cellNamed(above)) as Colour);
    return `Player ${player + 1} swaps the die in ${cell} with the ${colour} one on it in ${above}.${lastWords(after)}`;
  },
});

const pass = g.action({
  check(view, { player }) {
    const { rolled } = view;
    if (rolled === null) return notRolled();
    return canUse(view, player) ? illegal('DIE-12', `the ${rolled} can be used`) : undefined;
  },
  apply(draft, { player }, _, before) {
    Object.assign(draft, nextTurn(before, player, before.board));
  },
  describe: ({ rolled }, { player }, after) =>
    `Player ${player + 1} can do nothing with the ${rolled} and passes.${lastWords(after)}`,
});

/** The rules of Diebylon. */
export const diebylon: Game<DiebylonState, DiebylonAction, DiebylonOptions> = g.game({
  title: 'Diebylon',
  playerCount: { min: PLAYERS, max: PLAYERS },
  facts: { number: 38, family: 'alteration' },
  variants: [{}, { turnLimit: 60 }, { severalDice: true, turnLimit: 60 }, { fast: true }],
  actions: { roll, move, swap, pass },
  setup: () => ({ board: startBoard(), toPlay: 0, rolled: null, left: 0, turns: 0 }),
  checkState,
  migrations: {
    1: (state) => ({
      ...state,
      options: { ...(state.options as object), severalDice: false },
      left: state.rolled ?? 0,
    }),
  },
  purpose: purposeful(diebylonWorth),
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result({ board, toPlay, turns, options }) {
    if (toPlay !== null) return null;
    const winner = winnerOf(board, options);
    if (winner !== undefined) {
      const name = `Player ${winner + 1}`;
      const reason = options.fast
        ? `A die of ${name} lies on top of a pyramid in another corner.`
        : `The pyramid of ${name} stands in another corner.`;
      return { winners: [winner], scores: null, reason };
    }
    const why =
      limitReached(turns, options.turnLimit) && !isStuck(board) ? 'The turn limit is reached' : 'No roll helps anybody';
    return { winners: [0, 1, 2], scores: null, reason: `${why}: a draw.` };
  },
});
