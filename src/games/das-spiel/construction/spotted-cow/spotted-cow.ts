/**
 * Spotted Cow: three dice give a total; the first to see a funnel showing it puts a die there. 2 to 6 players, in real
 * time.
 * Rules and sources: spotted-cow.rules.md (clauses COW-1 to COW-17).
 *
 * @example
 * ```ts
 * import { spottedCow } from 'dicewright/das-spiel';
 *
 * // Every black die shows 1, 3, 2 on its upper faces, so each funnel shows 6.
 * let state = spottedCow.setup({ players: 2 });
 * state = spottedCow.reduce(state, { type: 'build', player: 0, outcome: 'a'.repeat(45) });
 * state = spottedCow.reduce(state, { type: 'roll', player: 0, outcome: [1, 2, 3] });
 * state = spottedCow.reduce(state, { type: 'claim', player: 1, cell: '1c3', outcome: 'b' });
 * console.log(state.supply, state.phase); // → [ 60, 59 ] roll
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { d6 } from '../../../../kernel/dice/chance.js';
import { pick } from '../../../../kernel/dice/random.js';
import { illegal, type Violation } from '../../../../kernel/errors.js';
import { integer, list, natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Game } from '../../../../kernel/types.js';
import { boardString, emptyBoard, placeDie, poseString } from '../../../../pyramid/board.js';
import { poseRoll, poseRolls } from '../../../../pyramid/deal.js';
import { funnelNumbers } from '../../../../pyramid/funnel.js';
import { diceFunnels, isDiceFunnel } from '../../../../pyramid/heap.js';
import { type Cell, PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { anyCell, cellName, cellNamed } from '../../../../pyramid/names.js';
import { poses as allPoses, anyPose, type Pose, upperNumbers } from '../../../../pyramid/pose.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { handOption, poseLabel } from '../../kit/hand.js';
import { playersWho } from '../../kit/real-time.js';
import { decidedBy } from '../../kit/standing.js';
import { limitReached, turnLimit } from '../../kit/turn-limit.js';
import { checkState, fits, isBlank, type SpottedCowOptions, type SpottedCowState } from './position.js';
import { DICE, PLAYED_DICE, SEATS, shareOf } from './table.js';

export type { SpottedCowOptions, SpottedCowState } from './position.js';

/** What a player of Spotted Cow can do; real time: the order of actions is that of events. */
export type SpottedCowAction =
  | {
      /** The plate is filled; the outcome are 45 poses (COW-4). */
      readonly type: 'build';
      readonly player: number;
      readonly outcome?: string | undefined;
    }
  | {
      /** The three dice of the master are rolled (COW-6). */
      readonly type: 'roll';
      readonly player: number;
      readonly outcome?: readonly number[] | undefined;
    }
  | {
      /** A player calls a funnel and puts a die there; the outcome is its pose, if the call is right and it is rolled (COW-8). */
      readonly type: 'claim';
      readonly player: number;
      readonly cell: string;
      readonly outcome?: Pose | undefined;
    }
  | {
      /** A player calls "Blank!"; if that is right, they put a die into the funnel; the outcome is its pose (COW-9). */
      readonly type: 'blank';
      readonly player: number;
      readonly cell: string;
      readonly outcome?: Pose | undefined;
    }
  | {
      /** The player who has called rightly says how the die lies, where that is chosen (COW-14). */
      readonly type: 'lay';
      readonly player: number;
      readonly pose: Pose;
    };

const g = defineGame({
  id: 'spotted-cow',
  rules: 2,
  options: {
    wrongClaim: z._default(z.literal(['penalty', 'nothing']), 'penalty'),
    lastDie: z._default(z.literal(['kept', 'paid']), 'kept'),
    poses: z._default(z.literal(['rolled', 'chosen']), 'rolled'),
    hand: handOption(),
    turnLimit: turnLimit(),
  },
  state: {
    board: boardString('.rgk'),
    poses: poseString(),
    supply: list(natural(PLAYED_DICE), SEATS),
    phase: z.literal(['setup', 'roll', 'claim', 'lay', 'over']),
    rolled: list(integer(1, 6), DICE),
    out: list(z.boolean(), SEATS),
    called: z.nullable(z.strictObject({ player: natural(SEATS - 1), cell: anyCell() })),
    turns: natural(),
  },
});

type State = DeepReadonly<SpottedCowState>;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Whether a placed die lies as it falls (COW-14). */
const isRolled = ({ options }: State): boolean => options.poses === 'rolled';

/** The player puts a die there, and the round is over (COW-8, COW-9). */
function place(draft: SpottedCowDraft, before: State, player: number, cell: Cell, pose: string): void {
  const { board, poses, supply } = before;
  const left = supply.map((dice, seat) => dice - (seat === player ? 1 : 0));
  draft.board = placeDie(board, cell, playerColours[player % playerColours.length] ?? 'k');
  draft.poses = placeDie(poses, cell, pose);
  endRound(draft, before, left);
}

/** A right call: its die is placed at once as it was rolled, or waits to be laid as the caller likes (COW-14). */
function succeed(draft: SpottedCowDraft, before: State, player: number, cell: string, pose: Pose | undefined): void {
  if (pose !== undefined) {
    place(draft, before, player, cellNamed(cell), pose);
  } else {
    draft.called = { player, cell };
    draft.phase = 'lay';
  }
}

/** The other players give a die each (COW-10, COW-13), and the caller is out of the round, which may end it (COW-12). */
function pay(draft: SpottedCowDraft, before: State, player: number, isPenalty: boolean): void {
  const { supply, out, options } = before;
  const least = options.lastDie === 'kept' ? 1 : 0;
  const gives = (seat: number) => isPenalty && seat !== player && (supply[seat] ?? 0) > least;
  const count = supply.filter((_, seat) => gives(seat)).length;
  const left = supply.map((dice, seat) => (seat === player ? dice + count : dice - (gives(seat) ? 1 : 0)));
  const nowOut = out.map((isOut, seat) => isOut || seat === player);
  if (!nowOut.includes(false) || left.includes(0)) {
    endRound(draft, before, left);
  } else {
    draft.supply = left;
    draft.out = nowOut;
  }
}

type SpottedCowDraft = {
  -readonly [K in 'board' | 'poses' | 'phase' | 'turns']: SpottedCowState[K];
} & { supply: number[]; rolled: number[]; out: boolean[]; called: { player: number; cell: string } | null };

function endRound(draft: SpottedCowDraft, { turns, options, out }: State, left: number[]): void {
  draft.supply = left;
  draft.rolled = [];
  draft.out = out.map(() => false);
  draft.called = null;
  draft.turns = turns + 1;
  draft.phase = left.includes(0) || limitReached(turns + 1, options.turnLimit) ? 'over' : 'roll';
}

const build = g.action({
  check: ({ phase }) => (phase === 'setup' ? undefined : illegal('COW-4', 'the plate is full')),
  outcome: poseRolls(PLATE_CELLS).schema,
  chance: () => poseRolls(PLATE_CELLS),
  apply(draft, _, outcome) {
    const above = emptyBoard().slice(PLATE_CELLS);
    draft.board = 'k'.repeat(PLATE_CELLS) + above;
    draft.poses = outcome + above;
    draft.phase = 'roll';
  },
  describe: (_, { player }) => `Player ${player + 1} fills the plate.`,
});

const roll = g.action({
  check({ phase }) {
    if (phase === 'roll') return undefined;
    return illegal('COW-6', phase === 'setup' ? 'the plate is empty' : 'a total stands');
  },
  outcome: d6(DICE).schema,
  chance: () => d6(DICE),
  apply(draft, _, outcome) {
    draft.rolled = [...outcome];
    draft.phase = 'claim';
  },
  describe: (_, { outcome }) => `The master rolls ${outcome.join(', ')}: ${sum(outcome)}.`,
});

/** Whether a funnel can be called; that it shows the total is what the call says, not what makes it legal (COW-8). */
function callProblem({ phase, board }: State, cell: string): Violation | undefined {
  if (phase !== 'claim') return illegal('COW-8', 'no total stands');
  return isDiceFunnel(board, cellNamed(cell)) ? undefined : illegal('COW-7', `${cell} is not a funnel of dice`);
}

function* funnelsToCall({ board }: State): Generator<{ cell: string }> {
  for (const cell of diceFunnels(board)) yield { cell: cellName(cell) };
}

/** The end of a sentence about what a wrong call has cost. */
function costWords(before: State, after: State, player: number): string {
  const count = (after.supply[player] ?? 0) - (before.supply[player] ?? 0);
  const nobody = count === 0 ? '' : ` and gets ${count === 1 ? 'a die' : `${count} dice`} from the others`;
  return `is wrong${nobody}`;
}

const claim = g.action({
  fields: { cell: anyCell() },
  candidates: funnelsToCall,
  check: (state, { cell }) => callProblem(state, cell),
  sample(state, _player, rng) {
    const { phase, board } = state;
    if (phase !== 'claim') return null;
    const cell = pick(rng, diceFunnels(board));
    return cell === undefined ? null : { cell: cellName(cell) };
  },
  outcome: poseRoll().schema,
  chance: (state, { cell }) => (isRolled(state) && fits(state, cellNamed(cell)) ? poseRoll() : null),
  apply(draft, { player, cell }, pose, before) {
    if (fits(before, cellNamed(cell))) succeed(draft, before, player, cell, pose);
    else pay(draft, before, player, before.options.wrongClaim === 'penalty');
  },
  describe(before, { player, cell }, after) {
    const shown = funnelNumbers(before.poses, cellNamed(cell), before.options.hand);
    const says = `Player ${player + 1} calls ${cell} (${shown.join(', ')} make ${sum(shown)})`;
    if (!fits(before, cellNamed(cell))) return `${says}, ${costWords(before, after, player)}.`;
    return after.phase === 'lay' ? `${says}: right.` : `${says} and puts a die there: ${after.supply[player]} left.`;
  },
});

const blank = g.action({
  fields: { cell: anyCell() },
  candidates: funnelsToCall,
  check: (state, { cell }) => callProblem(state, cell),
  outcome: poseRoll().schema,
  chance: (state) => (isRolled(state) && isBlank(state) ? poseRoll() : null),
  apply(draft, { player, cell }, pose, before) {
    if (isBlank(before)) succeed(draft, before, player, cell, pose);
    else pay(draft, before, player, true);
  },
  describe(before, { player, cell }, after) {
    const says = `Player ${player + 1} calls “Blank!”`;
    if (!isBlank(before)) return `${says}, ${costWords(before, after, player)}.`;
    if (after.phase === 'lay') return `${says}, which is right, for ${cell}.`;
    return `${says} and puts a die into ${cell}: ${after.supply[player]} left.`;
  },
});

const lay = g.action({
  fields: { pose: anyPose() },
  candidates: () => allPoses.map((pose) => ({ pose })),
  // Only the player who has called rightly may act then.
  check: ({ phase }) => (phase === 'lay' ? undefined : illegal('COW-14', 'no funnel has been called rightly')),
  apply(draft, { player, pose }, _, before) {
    place(draft, before, player, cellNamed(before.called?.cell ?? ''), pose);
  },
  label: poseLabel,
  describe(before, { player, pose }, after) {
    const shown = upperNumbers(pose, before.options.hand).join(', ');
    return `Player ${player + 1} puts a die into ${before.called?.cell}, showing ${shown}: ${after.supply[player]} left.`;
  },
});

/** The rules of Spotted Cow. */
export const spottedCow: Game<SpottedCowState, SpottedCowAction, SpottedCowOptions> = g.game({
  title: 'Spotted Cow',
  playerCount: { min: 2, max: SEATS },
  traits: { simultaneous: true },
  facts: { number: 18, family: 'construction' },
  variants: [
    {},
    { wrongClaim: 'nothing', hand: 'left', turnLimit: 40 },
    { poses: 'chosen', turnLimit: 40 },
    { lastDie: 'paid', turnLimit: 40 },
  ],
  actions: { build, roll, claim, blank, lay },
  setup: ({ players }) => ({
    board: emptyBoard(),
    poses: emptyBoard(),
    supply: Array.from({ length: players }, () => shareOf(players)),
    phase: 'setup' as const,
    rolled: [],
    out: Array.from({ length: players }, () => false),
    called: null,
    turns: 0,
  }),
  checkState,
  olderDefaults: { 1: {} },
  migrations: {
    1: (state) => ({ ...state, called: null, options: { ...(state.options as object), poses: 'rolled' } }),
  },
  playersToAct({ phase, players, out, called }) {
    if (phase === 'over') return oneToAct(null);
    if (phase === 'lay') return oneToAct(called?.player ?? null);
    if (phase === 'setup') return oneToAct(0);
    return playersWho(players, (player) => out[player] === false);
  },
  result({ phase, supply, turns }) {
    if (phase !== 'over') return null;
    const why = supply.includes(0)
      ? 'All dice of a player are gone'
      : `${turns} ${turns === 1 ? 'round is' : 'rounds are'} over`;
    return decidedBy(supply, why, 'dice left', 'fewest');
  },
});
