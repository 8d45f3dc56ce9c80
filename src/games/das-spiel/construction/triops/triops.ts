/**
 * Triops: three dice per turn, face to face, and a bonus die for a straight column. 2 or 3 players, or as
 * many groups. Rules and sources: triops.rules.md (clauses TRI-1 to TRI-15).
 *
 * @example
 * ```ts
 * import { triops } from 'dicewright/das-spiel';
 *
 * let state = triops.setup({ players: 2 });
 * state = triops.reduce(state, { type: 'place', player: 0, cell: 'c4' });
 * state = triops.reduce(state, { type: 'build', player: 1, cells: ['c5', 'd4', '1c4'] });
 * console.log(state.supply, state.toPlay); // → [ 89, 87 ] 0
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
import { boardString, emptyBoard, isEmpty, isOccupied, placeDice } from '../../../../pyramid/board.js';
import { isConnected } from '../../../../pyramid/connected.js';
import { isComplete, isPlaceable, placeableCells } from '../../../../pyramid/heap.js';
import { type Cell, levelCells, PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { anyCell, cellName, cellNamed, cellSet, cellsNamed, inCellOrder, namesOf } from '../../../../pyramid/names.js';
import { faceNeighbours } from '../../../../pyramid/neighbours.js';
import { type Colour, colourName, playerColours, stock } from '../../../../pyramid/stock.js';
import { firstTurn, forMembers, groupsOf, nextTurn, sideCount, sideOf } from '../../kit/groups.js';
import { facesOfPlayers, mostFaces } from '../../kit/outer-faces.js';
import { growChunk, isBuildable, longestColumn } from '../chunks.js';
import { BUILD, buildSize, buildsOf, emptyTouchingMainHeap, mainHeap } from './building.js';
import { dealtDice, SIDES, stockOf, type TriopsOptions, type TriopsState, triopsStateProblem } from './position.js';

export type { TriopsOptions, TriopsState } from './position.js';

/** An action of Triops. */
export type TriopsAction =
  | {
      readonly type: 'place';
      readonly player: number;
      /** Where the start die goes, on the base plate, or a bonus die. */
      readonly cell: string;
    }
  | {
      readonly type: 'build';
      readonly player: number;
      /** One to three cells, as a set. */
      readonly cells: readonly string[];
    }
  | {
      /** The bonus die is not placed; only where it need not be (TRI-10). */
      readonly type: 'done';
      readonly player: number;
    }
  | { readonly type: 'pass'; readonly player: number };

/** Two or three groups can play in place of players (TRI-1). */
const GROUPS = /* @__PURE__ */ groupsOf({ min: 2, max: SIDES });

const g = defineGame({
  id: 'triops',
  rules: 3,
  options: {
    dice: z._default(integer(1, stock.r), stock.r),
    groups: GROUPS.option,
    groupDice: z._default(z.literal(['own', 'shared']), 'own'),
    bonus: z._default(z.literal(['must', 'may']), 'must'),
  },
  state: {
    board: boardString('.rgk'),
    supply: list(natural(stock.r), GROUPS.playerCount.withGroups),
    start: z.nullable(anyCell()),
    ...GROUPS.turn,
    phase: z.literal(['start', 'build', 'bonus']),
  },
});

type State = DeepReadonly<TriopsState>;
type Table = Pick<State, 'players' | 'options'>;
/** What decides about turns. */
type Position = Table & Pick<State, 'board' | 'supply' | 'start' | 'members'>;

const colourOf = (table: Table, player: number): Colour => playerColours[sideOf(table, player)] ?? 'r';
const leftOf = (position: Table & Pick<State, 'supply'>, player: number): number =>
  position.supply[stockOf(position, player)] ?? 0;

/** The start die's cell, which is known whenever a player builds. */
const startOf = ({ start }: Pick<State, 'start'>): Cell => cellNamed(start ?? '');

const canBuild = (position: Position, player: number): boolean =>
  buildSize(position.board, startOf(position), leftOf(position, player)) > 0;

/** Whether any player who has dice can add one; if not, the game is over (TRI-12, TRI-13). */
const canGoOn = (position: Position): boolean =>
  Array.from({ length: position.players }, (_, player) => player).some((player) => canBuild(position, player));

/** After a player's turn comes the next player who has dice; nobody when the game is over (TRI-1, TRI-3, TRI-13). */
function turnAfter(position: Position, player: number) {
  const next = nextTurn(position, player, (one) => leftOf(position, one) > 0);
  return canGoOn(position) ? next : { ...next, toPlay: null };
}

/** Board and supply after the player has placed dice in the cells. */
function placed(before: State, player: number, cells: readonly Cell[]) {
  const { board, supply, start, players, options, members } = before;
  const used = stockOf(before, player);
  const changed = {
    board: placeDice(board, cells, colourOf(before, player)),
    supply: supply.map((left, one) => (one === used ? left - cells.length : left)),
    start: start ?? cellName(cells[0] ?? 0),
  };
  return { changed, next: { ...changed, players, options, members } };
}

const place = g.action({
  fields: { cell: anyCell() },
  *candidates({ board, phase }) {
    const cells = { start: levelCells(0), bonus: placeableCells(board), build: [] }[phase];
    for (const cell of cells) yield { cell: cellName(cell) };
  },
  check({ board, phase }, { cell }) {
    const at = cellNamed(cell);
    if (phase === 'build') return illegal('TRI-5', 'a turn builds three dice that hang together');
    if (phase === 'start' && at >= PLATE_CELLS) return illegal('TRI-4', 'the start die goes on the base plate');
    if (isOccupied(board, at)) return illegal('TRI-6', `a die lies in ${cell} already`);
    if (!isPlaceable(board, at)) return illegal('TRI-6', `nothing supports a die in ${cell}`);
    return undefined;
  },
  apply(draft, { player, cell }, _, before) {
    const { changed, next } = placed(before, player, [cellNamed(cell)]);
    Object.assign(draft, changed, { phase: 'build' }, turnAfter(next, player));
  },
  describe(before, { player, cell }, after) {
    const die = `${colourName(colourOf(before, player))} die in ${cell}`;
    return before.phase === 'start'
      ? `Player ${player + 1} begins with a ${die}.${ending(after)}`
      : `Player ${player + 1} places a ${die} as a bonus.${ending(after)}`;
  },
});

const build = g.action({
  fields: { cells: cellSet(1, BUILD) },
  *candidates(view, player) {
    if (view.phase !== 'build') return;
    const start = startOf(view);
    const size = buildSize(view.board, start, leftOf(view, player));
    if (size > 0) for (const cells of buildsOf(view.board, start, size)) yield { cells: namesOf(cells) };
  },
  check(view, { player, cells: names }) {
    const { board, phase } = view;
    if (phase === 'start') return illegal('TRI-4', 'the start die is placed first');
    if (phase === 'bonus') return illegal('TRI-10', 'the bonus die comes first');
    const cells = cellsNamed(names);
    const left = leftOf(view, player);
    if (cells.length > left) return illegal('TRI-8', `expected at most ${left} dice, as many as are left`);
    if (!cells.every((cell) => isEmpty(board, cell))) return illegal('TRI-6', 'a die lies in one of the cells already');
    if (!isConnected(cells, faceNeighbours)) return illegal('TRI-5', 'the dice do not hang together by their faces');
    if (!isBuildable(board, cells)) return illegal('TRI-6', 'nothing supports one of the dice');
    const main = mainHeap(board, startOf(view));
    if (!cells.some((cell) => faceNeighbours(cell).some((near) => main.has(near)))) {
      return illegal('TRI-7', 'no die touches a face of the main heap');
    }
    if (cells.length < Math.min(BUILD, left)) {
      const size = buildSize(board, startOf(view), left);
      if (size > cells.length) return illegal(size === BUILD ? 'TRI-8' : 'TRI-9', `there is a place for ${size} dice`);
    }
    return undefined;
  },
  canonical: ({ cells }) => ({ cells: inCellOrder(cells) }),
  apply(draft, { player, cells: names }, _, before) {
    const cells = cellsNamed(names);
    const { changed, next } = placed(before, player, cells);
    const bonus = longestColumn(cells) === BUILD && leftOf(next, player) > 0 && !isComplete(next.board);
    Object.assign(draft, changed, bonus ? { phase: 'bonus' } : { phase: 'build', ...turnAfter(next, player) });
  },
  uneven: 'A build grows die by die from a cell drawn at random, so what can grow in many ways comes up more often.',
  sample(view, player, rng) {
    if (view.phase !== 'build') return null;
    const { board } = view;
    const start = startOf(view);
    const starts = emptyTouchingMainHeap(board, start);
    for (let tries = 0; tries < 8; tries++) {
      const cells = growChunk(board, Math.min(BUILD, leftOf(view, player)), starts, rng);
      if (cells !== null) return { cells: namesOf(cells) };
    }
    const size = buildSize(board, start, leftOf(view, player));
    const drawn = size === 0 ? undefined : pick(rng, [...buildsOf(board, start, size)]);
    return drawn === undefined ? null : { cells: namesOf(drawn) };
  },
  describe(_before, { player, cells: names }, after) {
    const cells = inCellOrder(names);
    const column = longestColumn(cellsNamed(cells)) === BUILD;
    const shape = cells.length === BUILD ? (column ? 'a Triops' : 'a Triangel') : undefined;
    const what = shape ?? (cells.length === 1 ? 'a single die' : 'a column of two');
    const follows = after.options.bonus === 'must' ? 'follows' : 'may follow';
    const bonus = after.phase === 'bonus' ? `; a bonus die ${follows}` : '';
    return `Player ${player + 1} builds ${what} in ${cells.join(', ')}${bonus}.${ending(after)}`;
  },
});

const done = g.action({
  check({ phase, options }) {
    if (phase !== 'bonus') return illegal('TRI-10', 'there is no bonus die to place');
    return options.bonus === 'may' ? undefined : illegal('TRI-10', 'the bonus die has to be placed');
  },
  apply(draft, { player }, _, before) {
    Object.assign(draft, { phase: 'build' }, turnAfter(before, player));
  },
  describe: (_before, { player }, after) => `Player ${player + 1} places no bonus die.${ending(after)}`,
});

const pass = g.action({
  check(view, { player }) {
    if (view.phase !== 'build') return illegal('TRI-12', 'only a player who is to build can pass');
    return canBuild(view, player) ? illegal('TRI-12', 'a die can be added') : undefined;
  },
  apply(draft, { player }, _, before) {
    Object.assign(draft, turnAfter(before, player));
  },
  describe: (_before, { player }) => `Player ${player + 1} cannot add a die and passes.`,
});

/** Why the game is over; only asked when it is (TRI-13). */
function endOf({ board, supply }: State): string {
  if (isComplete(board)) return 'The pyramid is complete';
  return supply.every((left) => left === 0) ? 'Nobody has a die left' : 'No die can be added any more';
}

/** What is said when the game is over, with a space before it. */
function ending(after: State): string {
  if (after.toPlay !== null) return '';
  const faces = facesOfPlayers(after.board, sideCount(after));
  const counts = faces.map((count, side) => `${count} ${colourName(playerColours[side] ?? 'r')}`);
  return ` ${endOf(after)}; outer faces: ${counts.join(', ')}.`;
}

/** The rules of Triops. */
export const triops: Game<TriopsState, TriopsAction, TriopsOptions> = g.game({
  title: 'Triops',
  playerCount: GROUPS.playerCount,
  facts: { number: 32, family: 'construction' },
  variants: [
    {},
    { dice: 55 },
    { dice: 7 },
    { bonus: 'may' },
    { groups: [2, 1], groupDice: 'shared', dice: 20 },
    { groups: [2, 2, 2], dice: 41 },
  ],
  actions: { place, build, done, pass },
  checkSetup: GROUPS.problem,
  setup: (table) => ({
    board: emptyBoard(),
    supply: dealtDice(table),
    start: null,
    ...firstTurn(table),
    phase: 'start' as const,
  }),
  checkState(state) {
    const problem = triopsStateProblem(state);
    if (problem !== undefined || state.start === null) return problem;
    const { phase, toPlay } = state;
    const isRight = phase === 'bonus' || (toPlay !== null) === canGoOn(state);
    if (isRight && (toPlay === null || leftOf(state, toPlay) > 0)) return undefined;
    return illegal('TRI-13', 'somebody is to play, and has dice, exactly until no die can be added');
  },
  olderDefaults: { 1: {}, 2: {} },
  // Rules 1 had no such option (TRI-10); rules 2 had no groups (TRI-1).
  migrations: {
    1: (state) => ({ ...state, options: { ...(state.options as object), bonus: 'must' } }),
    2: (state) => state,
  },
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result: (state) =>
    state.toPlay === null ? forMembers(state, mostFaces(state.board, sideCount(state), endOf(state))) : null,
});
