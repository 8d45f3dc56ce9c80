/**
 * Trulla: pour dice onto the pyramid with a ladle. 2 or 3 players or groups.
 * Rules and sources: trulla.rules.md (clauses TRU-1 to TRU-14).
 *
 * @example
 * ```ts
 * import { trulla } from 'dicewright/das-spiel';
 *
 * // At a table the players pour, and the outcome reports what happened.
 * let state = trulla.setup({ players: 2 });
 * const outcome = { placed: ['a1', 'a2', 'b1', '1a1'], fell: 1 };
 * state = trulla.reduce(state, { type: 'attempt', player: 0, dice: 6, outcome });
 * console.log(state.supply, state.toPlay); // → [ 86, 90 ] 1
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import type { Json } from '../../../../kernel/plain.js';
import { integer, list, natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Envelope, Game, Resolved } from '../../../../kernel/types.js';
import { boardString, boardText, countDice, editBoard, emptyBoard } from '../../../../pyramid/board.js';
import { isComplete, isHeap } from '../../../../pyramid/heap.js';
import { cellsNamed } from '../../../../pyramid/names.js';
import { type Colour, colourName, playerColours, stock } from '../../../../pyramid/stock.js';
import { firstTurn, forMembers, groupsOf, nextTurn, sideCount, sideOf, turnProblem } from '../../kit/groups.js';
import { facesOfPlayers, mostFaces } from '../../kit/outer-faces.js';
import { skillOf, skills, skillsProblem } from '../../kit/skill-model.js';
import { limitReached, turnLimit } from '../../kit/turn-limit.js';
import { pouring, pouringSchema, putDice, type TrullaPouring } from './pouring.js';

/** Dice of each colour (TRU-2). */
const DICE = stock.r;

/** Options of Trulla, as given to `setup`. */
export interface TrullaOptions {
  /**
   * How many dice each player has, 1 to 90, and no more (TRU-2). Default `null`: the 90 of their colour, and stand-ins when
   * these are used up (TRU-10).
   */
  readonly dice?: number | null | undefined;
  /** How many dice the ladle takes, 1 to 90 (TRU-3). Default 20. */
  readonly ladle?: number | undefined;
  /** Whether players take as many dice as they like, or always fill the ladle (TRU-5). Default `'any'`. */
  readonly filling?: 'any' | 'full' | undefined;
  /**
   * The players' skill in their order, 0 to 1 in steps of 0.001, for play without a table (TRU-9). Default `[]`: 0.5 for
   * everybody who is not named.
   */
  readonly skill?: readonly number[] | undefined;
  /** After this many finished turns the game ends (TRU-14). Default `null`: it doesn't. */
  readonly turnLimit?: number | null | undefined;
  /**
   * How many members each side has, 1 to 4, where two or three groups play in place of players (TRU-1). Default `[]`: no
   * groups.
   */
  readonly groups?: readonly number[] | undefined;
}

/** A position of Trulla. */
export interface TrullaState extends Envelope<'trulla', Resolved<TrullaOptions>> {
  /** The pyramid: 165 letters, `r`, `g`, `k` dice, `.` empty. */
  readonly board: string;
  /** Dice that each side has left; 0 when stand-ins are in use (TRU-10). */
  readonly supply: readonly number[];
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
  /** For each group, the member who plays its present or next turn, from 0; left out where no groups play. */
  readonly members?: readonly number[] | undefined;
  /** Finished turns of all players. */
  readonly turns: number;
}

/** The only action of Trulla. */
export interface TrullaAction {
  readonly type: 'attempt';
  readonly player: number;
  /** How many dice go into the ladle. */
  readonly dice: number;
  /** What happened to them: reported, or drawn from the model (TRU-9). */
  readonly outcome?: TrullaPouring | undefined;
}

/** Two or three groups can play in place of players (TRU-1). */
const GROUPS = /* @__PURE__ */ groupsOf({ min: 2, max: playerColours.length });

const g = defineGame({
  id: 'trulla',
  rules: 3,
  options: {
    dice: z._default(z.nullable(integer(1, DICE)), null),
    ladle: z._default(integer(1, DICE), 20),
    filling: z._default(z.literal(['any', 'full']), 'any'),
    skill: skills(GROUPS.playerCount.withGroups),
    turnLimit: turnLimit(),
    groups: GROUPS.option,
  },
  state: {
    board: boardString('.rgk'),
    supply: list(natural(DICE), 3),
    ...GROUPS.turn,
    turns: natural(),
  },
});

type State = DeepReadonly<TrullaState>;

const colourOf = (side: number): Colour => playerColours[side] as Colour;

type Table = Pick<State, 'board' | 'supply' | 'turns' | 'options'>;

/** Dice of each player at the start (TRU-2). */
const share = ({ dice }: State['options']): number => dice ?? DICE;

/** Whether stand-ins go on for a colour that is used up: unless the players agreed on a number of dice (TRU-10). */
const hasStandIns = ({ dice }: State['options']): boolean => dice === null;

/** Whether a side has dice to pour: always, where there are stand-ins (TRU-10). */
const hasDice = ({ supply, options }: Pick<Table, 'supply' | 'options'>, side: number): boolean =>
  hasStandIns(options) || supply[side] !== 0;

/** The most dice that go into the ladle (TRU-3, TRU-5). */
const ladleful = (state: State, player: number): number => {
  const { supply, options } = state;
  return hasStandIns(options) ? options.ladle : Math.min(options.ladle, supply[sideOf(state, player)] as number);
};

/** Why the game is over (TRU-11, TRU-12, TRU-14); `undefined` while it runs. */
function endOf({ board, supply, turns, options }: Table) {
  if (isComplete(board)) return 'The pyramid is complete';
  if (!supply.some((_, side) => hasDice({ supply, options }, side))) return 'All dice are used up';
  return limitReached(turns, options.turnLimit) ? 'The turns are over' : undefined;
}

const attempt = g.action({
  fields: { dice: integer(1, DICE) },
  *candidates(state, player) {
    const most = ladleful(state, player);
    for (let dice = 1; dice <= most; dice++) yield { dice };
  },
  check(state, { player, dice }) {
    const { supply, options } = state;
    const most = ladleful(state, player);
    if (dice > options.ladle) return illegal('TRU-3', `the ladle holds ${options.ladle} dice`);
    if (dice > most) return illegal('TRU-5', `there are ${supply[sideOf(state, player)]} dice left`);
    if (options.filling === 'full' && dice < most)
      return illegal('TRU-5', `the ladle has to be filled with ${most} dice`);
    return undefined;
  },
  outcome: pouringSchema(DICE),
  chance: ({ board, options }, { player, dice }) => pouring(board, dice, skillOf(options.skill, player)),
  apply(draft, { player }, { placed }, before) {
    const { board, supply, turns, options } = before;
    const side = sideOf(before, player);
    const buffer = editBoard(board);
    putDice(buffer, cellsNamed(placed), colourOf(side));
    // Beyond the last die of a colour lie stand-ins.
    const left = supply.map((dice, one) => (one === side ? Math.max(0, dice - placed.length) : dice));
    const after = { board: boardText(buffer), supply: left, turns: turns + 1, options };
    draft.board = after.board;
    draft.supply = after.supply;
    draft.turns = after.turns;
    Object.assign(
      draft,
      nextTurn(before, player, (one) => hasDice(after, sideOf(before, one))),
      endOf(after) !== undefined && { toPlay: null },
    );
  },
  describe(before, { player, dice, outcome: { placed, fell } }, after) {
    const kept = dice - placed.length - fell;
    const parts = [
      placed.length === 0 ? 'none comes to rest' : `${placed.length} ${placed.length === 1 ? 'lies' : 'lie'}`,
      ...(fell === 0 ? [] : [`${fell} ${fell === 1 ? 'falls' : 'fall'}`]),
      ...(kept === 0 ? [] : [`${kept} ${kept === 1 ? 'stays' : 'stay'} in the ladle`]),
    ];
    const what = `${dice} ${colourName(colourOf(sideOf(before, player)))} ${dice === 1 ? 'die' : 'dice'}`;
    const end = endOf(after);
    const faces = facesOfPlayers(after.board, sideCount(before)).map(
      (count, side) => `${count} ${colourName(colourOf(side))}`,
    );
    const result = end === undefined ? '' : ` ${end}: outer faces are ${faces.join(', ')}.`;
    return `Player ${player + 1} pours ${what}: ${parts.join(', ')}.${result}`;
  },
});

/** What a state from outside must fulfil besides its schema. */
function checkState(state: State): StateProblem {
  const { players, board, supply, toPlay, turns, options } = state;
  const sides = sideCount(state);
  if (!isHeap(board)) return illegal('TRU-6', 'a die lies on nothing');
  if (supply.length !== sides) return `expected ${sides} supplies, got ${supply.length}`;
  for (const [side, colour] of playerColours.entries()) {
    const left = (side < sides ? share(options) : 0) - countDice(board, colour);
    const expected = side < sides && hasStandIns(options) ? Math.max(0, left) : left;
    if ((supply[side] ?? 0) !== expected)
      return illegal('TRU-2', `expected Player ${side + 1} to have ${expected} dice left`);
  }
  if (options.turnLimit !== null && turns > options.turnLimit) return `there are ${options.turnLimit} turns`;
  if ((endOf(state) === undefined) !== (toPlay !== null))
    return illegal('TRU-11', 'somebody is to play exactly until the game is over');
  if (toPlay !== null && toPlay >= players) return `there is no Player ${toPlay + 1}`;
  const noTurn = turnProblem(state);
  if (noTurn !== undefined || toPlay === null) return noTurn;
  return hasDice(state, sideOf(state, toPlay)) ? undefined : illegal('TRU-10', `Player ${toPlay + 1} has no dice`);
}

/** What each had under rules 1: an even share of the pyramid. */
const evenShare = (players: number): number => (players === 2 ? 83 : 55);

/** Rules 1 knew no stand-ins: `null` was an even share of the pyramid, the number that each player then had (TRU-2). */
function migratedFrom1(state: Record<string, Json>): Record<string, Json> {
  const options = state.options as Record<string, Json>;
  return { ...state, options: { ...options, dice: options.dice ?? evenShare(state.players as number) } };
}

/** The rules of Trulla. */
export const trulla: Game<TrullaState, TrullaAction, TrullaOptions> = g.game({
  title: 'Trulla',
  playerCount: GROUPS.playerCount,
  traits: { dexterity: true },
  facts: { number: 16, family: 'construction' },
  variants: [
    {},
    { dice: 40, ladle: 7, filling: 'full', skill: [1, 0.8] },
    { dice: 90, skill: [0.1, 0.9], turnLimit: 30 },
    { groups: [2, 1], dice: 30, skill: [0.9, 0.8, 0.7] },
    { groups: [2, 2, 2] },
  ],
  editions: { english: { filling: 'any' }, french: { filling: 'full' } },
  actions: { attempt },
  checkSetup: (table) => GROUPS.problem(table) ?? skillsProblem(table.options.skill, table.players),
  setup: (table) => ({
    board: emptyBoard(),
    supply: Array.from({ length: sideCount(table) }, () => share(table.options)),
    ...firstTurn(table),
    turns: 0,
  }),
  checkState,
  // Rules 2 had no groups (TRU-1).
  olderDefaults: { 1: (players) => ({ dice: evenShare(players) }), 2: {} },
  migrations: { 1: migratedFrom1, 2: (state) => state },
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result(state) {
    const end = endOf(state);
    return end === undefined ? null : forMembers(state, mostFaces(state.board, sideCount(state), end));
  },
});
