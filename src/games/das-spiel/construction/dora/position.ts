import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import type { DeepReadonly, Envelope, Resolved } from '../../../../kernel/types.js';
import { diceFunnels, isHeap } from '../../../../pyramid/heap.js';
import { cellName } from '../../../../pyramid/names.js';
import { supports } from '../../../../pyramid/neighbours.js';
import type { Handedness, Pose } from '../../../../pyramid/pose.js';
import { posesProblem } from '../../kit/positions.js';
import { ownerOf } from '../filling.js';
import { isPlateConnected } from '../plate.js';
import { supplyProblem } from '../supplies.js';
import { readFunnel } from './funnels.js';

/** Options of DoRa, as given to `setup`. */
export interface DoraOptions {
  /** How 1, 2, 3 run round their corner on the dice: `'right'`, counter-clockwise, the default, or `'left'` (DOR-2). */
  readonly hand?: Handedness | undefined;
}

/** A funnel made of dice that is to be filled. */
export interface DoraFunnel {
  /** Its name, such as `'1c3'`. */
  readonly cell: string;
  /** The player who is to fill it (DOR-8 to DOR-11). */
  readonly owner: number;
}

/** A position of DoRa. */
export interface DoraState extends Envelope<'dora', Resolved<DoraOptions>> {
  /** The pyramid: 165 letters, `r`, `g` and `k` dice, `.` empty. */
  readonly board: string;
  /** How its dice lie: a pose `a` to `x` for each, `.` where none lies. */
  readonly poses: string;
  /** Dice that each player has left, the one that is rolled among them. */
  readonly supply: readonly number[];
  /** Whose turn it is, also while others fill funnels. */
  readonly turn: number;
  /** Who is to roll, place or fill; `null` when the game is over. */
  readonly toPlay: number | null;
  /** How the die lies that was rolled and is to be placed; `null` when none is. */
  readonly rolled: Pose | null;
  /** The funnels that are to be filled, in the order of cells. */
  readonly open: readonly DoraFunnel[];
}

type State = DeepReadonly<DoraState>;

/** Dice of each player (DOR-2). */
export const diceFor = (players: number): number => (players === 2 ? 83 : 55);

/** What is wrong with the list of open funnels: each with its owner, in the order of cells (DOR-7 to DOR-11). */
function openProblem({ board, poses, players, options, open }: State): StateProblem {
  const funnels = diceFunnels(board);
  if (open.length !== funnels.length)
    return illegal('DOR-14', `expected ${funnels.length} open funnels, got ${open.length}`);
  for (const [i, cell] of funnels.entries()) {
    const { cell: name, owner } = open[i] as State['open'][number];
    if (name !== cellName(cell)) return illegal('DOR-14', `expected the open funnel ${cellName(cell)}, got ${name}`);
    const read = readFunnel({ board, poses, players, hand: options.hand }, cell).owner;
    const fits = read === null ? supports(cell).some((below) => ownerOf(board, below) === owner) : owner === read;
    if (!fits) return `Player ${owner + 1} is not to fill ${name}`;
  }
  return undefined;
}

/** What is wrong with whose task it is, and with the task (DOR-3, DOR-4, DOR-14, DOR-16). */
function turnProblem({ supply, turn, toPlay, rolled, open, players }: State): StateProblem {
  if (turn >= players) return `expected the turn of one of ${players} players, got Player ${turn + 1}`;
  const finished = supply.filter((left) => left === 0).length;
  if (finished > 1) return illegal('DOR-16', 'the game was over when the first had no dice');
  if ((toPlay === null) !== (finished === 1))
    return illegal('DOR-16', 'somebody is to play exactly until one has no dice');
  if (rolled !== null && (open.length > 0 || toPlay === null))
    return illegal('DOR-14', 'nobody has rolled in this position');
  if (toPlay === null) return undefined;
  if (open.length === 0) return toPlay === turn ? undefined : illegal('DOR-14', `it is the turn of Player ${turn + 1}`);
  return open.some(({ owner }) => owner === toPlay)
    ? undefined
    : illegal('DOR-14', `Player ${toPlay + 1} has no funnel to fill`);
}

/** What a state from outside must fulfil besides its schema (DOR-2, DOR-5, DOR-14, DOR-16). */
export function checkState(state: State): StateProblem {
  const { board, poses, players } = state;
  if (!isHeap(board)) return illegal('DOR-7', 'a die lies on nothing');
  if (!isPlateConnected(board)) return illegal('DOR-5', 'the dice of the plate lie apart');
  return (
    posesProblem('DOR-6', board, poses) ??
    supplyProblem('DOR-2', state, diceFor(players)) ??
    openProblem(state) ??
    turnProblem(state)
  );
}
