/**
 * DoRa (Domino Rasanto): dice are rolled and placed on the base plate as they lie; the numbers that look into the
 * funnels above say who fills them, and how. 2 or 3 players. Rules and sources: dora.rules.md (clauses DOR-1 to DOR-17).
 *
 * @example
 * ```ts
 * import { createReducer, seededDice } from 'dicewright';
 * import { dora } from 'dicewright/das-spiel';
 *
 * const reducer = createReducer(dora, seededDice('dominoes'));
 * let state = dora.setup({ players: 2 });
 * state = reducer(state, { type: 'roll', player: 0 });
 * state = reducer(state, { type: 'place', player: 0, cell: 'e3' });
 * console.log(state.toPlay, state.supply); // → 1 [ 82, 83 ]
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
import { boardString, emptyBoard, isOccupied, placeDie, poseString } from '../../../../pyramid/board.js';
import { poseRoll } from '../../../../pyramid/deal.js';
import { openedBy } from '../../../../pyramid/heap.js';
import { type Axis, type Cell, PYRAMID_CELLS } from '../../../../pyramid/lattice.js';
import { anyCell, cellName, cellNamed, plateCell } from '../../../../pyramid/names.js';
import { supports } from '../../../../pyramid/neighbours.js';
import { anyPose, type Pose } from '../../../../pyramid/pose.js';
import { type Colour, playerColours } from '../../../../pyramid/stock.js';
import { handOption, poseLabel } from '../../kit/hand.js';
import { nextPlayer } from '../../kit/placing.js';
import { decidedBy } from '../../kit/standing.js';
import { adjacentFields, isAdjacentToDie, sampleAdjacent } from '../plate.js';
import { rolledText } from '../rolled.js';
import { fittingPoses, matches, readFunnel, type Verdict } from './funnels.js';
import { checkState, type DoraOptions, type DoraState, diceFor } from './position.js';

export type { DoraOptions, DoraState } from './position.js';

const PLAYERS = 3;

/** A pose rolled, each equally likely (DOR-4). */
const ROLL = /* @__PURE__ */ poseRoll();

/** The actions of DoRa. */
export type DoraAction =
  | {
      /** The die of a turn is rolled. */
      readonly type: 'roll';
      readonly player: number;
      /** How it lies. */
      readonly outcome?: Pose | undefined;
    }
  | {
      /** The rolled die is placed. */
      readonly type: 'place';
      readonly player: number;
      /** An empty funnel of the base plate beside a die, such as `'c4'`. */
      readonly cell: string;
    }
  | {
      /** A funnel made of dice is filled. */
      readonly type: 'fill';
      readonly player: number;
      /** One of the player's open funnels, such as `'1c3'`. */
      readonly cell: string;
      /** How the filler lies. */
      readonly pose: Pose;
    };

type State = DeepReadonly<DoraState>;

const g = defineGame({
  id: 'dora',
  rules: 2,
  options: { hand: handOption() },
  state: {
    board: boardString('.rgk'),
    poses: poseString(),
    supply: list(natural(83), PLAYERS),
    turn: natural(PLAYERS - 1),
    toPlay: z.nullable(natural(PLAYERS - 1)),
    rolled: z.nullable(anyPose()),
    open: list(z.strictObject({ cell: anyCell(), owner: natural(PLAYERS - 1) }), PYRAMID_CELLS),
  },
});

const colourOf = (player: number): Colour => playerColours[player] as Colour;

const verdictOn = ({ board, poses, players, options }: State, cell: string): Verdict =>
  readFunnel({ board, poses, players, hand: options.hand }, cellNamed(cell));

/** The fields after a die was laid: funnels it completed, who goes on (DOR-14, DOR-15), whether they won (DOR-16). */
function lay(before: State, player: number, cell: Cell, pose: Pose) {
  const { players, options, turn } = before;
  const board = placeDie(before.board, cell, colourOf(player));
  const poses = placeDie(before.poses, cell, pose);
  const table = { board, poses, players, hand: options.hand };
  const completed = openedBy(board, cell).map((funnel) => {
    return { cell: cellName(funnel), owner: readFunnel(table, funnel).owner ?? player };
  });
  const open = [...before.open.filter((funnel) => funnel.cell !== cellName(cell)), ...completed];
  open.sort((one, other) => cellNamed(one.cell) - cellNamed(other.cell));
  const supply = before.supply.map((left, one) => (one === player ? left - 1 : left));
  const fills = (one: number): boolean => open.some(({ owner }) => owner === one);
  const filler = fills(player) ? player : nextPlayer(players, player, fills);
  const isOver = supply[player] === 0;
  const next = filler === null && !isOver ? (turn + 1) % players : turn;
  return { board, poses, supply, open, turn: next, toPlay: isOver ? null : (filler ?? next), rolled: null };
}

const roll = g.action({
  check({ rolled, open }) {
    if (rolled !== null) return illegal('DOR-4', 'the die that was rolled has to be placed first');
    return open.length > 0 ? illegal('DOR-14', 'funnels have to be filled first') : undefined;
  },
  outcome: ROLL.schema,
  chance: () => ROLL,
  apply(draft, _, pose) {
    draft.rolled = pose;
  },
  describe: ({ options }, { player, outcome }) => rolledText(player, outcome, options.hand),
});

/** The words after a die was laid: the end, or the funnels that it completed and who fills them. */
function sequel(before: State, player: number, after: State): string {
  if (after.toPlay === null) return `, and has placed all ${diceFor(after.players)} dice.`;
  const known = new Set(before.open.map(({ cell }) => cell));
  const tasks = Array.from({ length: after.players }, (_, step) => {
    const owner = (player + step) % after.players;
    const cells = after.open.filter((funnel) => funnel.owner === owner && !known.has(funnel.cell));
    return cells.length === 0 ? [] : [`Player ${owner + 1} ${cells.map(({ cell }) => cell).join(' and ')}`];
  }).flat();
  return tasks.length === 0 ? '.' : `; to fill: ${tasks.join(', ')}.`;
}

const place = g.action({
  fields: { cell: plateCell() },
  candidates: ({ board, rolled }) => (rolled === null ? [] : adjacentFields(board)),
  check({ board, rolled }, { cell }) {
    if (rolled === null) return illegal('DOR-4', 'a die is placed only after it was rolled');
    if (isOccupied(board, cellNamed(cell))) return illegal('DOR-5', `a die lies in ${cell} already`);
    return isAdjacentToDie(board, cellNamed(cell)) ? undefined : illegal('DOR-5', `no die lies beside ${cell}`);
  },
  apply(draft, { player, cell }, _, before) {
    Object.assign(draft, lay(before, player, cellNamed(cell), before.rolled as Pose));
  },
  sample: ({ board, rolled }, _player, rng) => (rolled === null ? null : sampleAdjacent(board, rng)),
  describe(before, { player, cell }, after) {
    return `Player ${player + 1} places the die in ${cell}${sequel(before, player, after)}`;
  },
});

const fill = g.action({
  fields: { cell: anyCell(), pose: anyPose() },
  *candidates(view, player) {
    for (const { cell, owner } of view.open) {
      if (owner !== player) continue;
      for (const pose of fittingPoses(verdictOn(view, cell), view.options.hand)) yield { cell, pose };
    }
  },
  check(view, { player, cell, pose }) {
    const funnel = view.open.find((one) => one.cell === cell);
    if (funnel === undefined) return illegal('DOR-7', `${cell} is not an open funnel made of dice`);
    if (funnel.owner !== player) return illegal('DOR-14', `Player ${funnel.owner + 1} fills ${cell}`);
    const verdict = verdictOn(view, cell);
    if (matches(verdict, pose, view.options.hand).length > 0) return undefined;
    // Where several dice can decide, they show the same number.
    const number = verdict.numbers[verdict.deciding[0] as Axis];
    return illegal('DOR-12', `the filler of ${cell} has to touch a ${number} with its own`);
  },
  apply(draft, { player, cell, pose }, _, before) {
    Object.assign(draft, lay(before, player, cellNamed(cell), pose));
  },
  label: poseLabel,
  describe(before, { player, cell, pose }, after) {
    const verdict = verdictOn(before, cell);
    // A filler has each number once, so it touches one of the deciding dice with theirs.
    const axis = matches(verdict, pose, before.options.hand)[0] as Axis;
    const touched = `the ${verdict.numbers[axis]} of ${cellName(supports(cellNamed(cell))[axis] as Cell)}`;
    return `Player ${player + 1} fills ${cell} against ${touched}${sequel(before, player, after)}`;
  },
});

/** The rules of DoRa. */
export const dora: Game<DoraState, DoraAction, DoraOptions> = g.game({
  title: 'DoRa',
  playerCount: { min: 2, max: PLAYERS },
  facts: { number: 26, family: 'construction' },
  variants: [{}, { hand: 'left' }],
  actions: { roll, place, fill },
  setup: ({ players }) => ({
    board: emptyBoard(),
    poses: emptyBoard(),
    supply: new Array<number>(players).fill(diceFor(players)),
    turn: 0,
    toPlay: 0,
    rolled: null,
    open: [],
  }),
  checkState,
  // Rules 1 gave no scores (DOR-16); the positions are the same.
  migrations: { 1: (state) => state },
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result: ({ supply, toPlay }) =>
    toPlay === null ? decidedBy(supply, 'All dice of a player lie', 'dice left', 'fewest') : null,
});
