import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import type { DeepReadonly, Envelope, Resolved } from '../../../../kernel/types.js';
import { limitReached } from '../../kit/turn-limit.js';
import { sparredProblem } from '../spars.js';
import { isMet } from './patterns.js';

/** Options of Slipped, as given to `setup`. */
export interface SlippedOptions {
  /** How the dice are numbered (SLP-3). Default `'right'`. */
  readonly hand?: 'right' | 'left' | undefined;
  /** What is written on the papers: 3 to 24 patterns of 6 to 9 signs, more than there are players (SLP-4). */
  readonly objects?: readonly string[] | undefined;
  /** A die may be turned before it is put on top (SLP-11). Default `false`. */
  readonly turn?: boolean | undefined;
  /**
   * Whose takes need a call (SLP-14). Default `'others'`: players who bring about their own object win without one. With
   * `'all'` only calls win; with `'none'` nobody calls, and whatever object is there first wins.
   */
  readonly calls?: 'others' | 'all' | 'none' | undefined;
  /** After this many finished turns the game is a draw (SLP-17), from 1, or `null`, the default. */
  readonly turnLimit?: number | null | undefined;
}

interface SlippedTable extends Envelope<'slipped', Resolved<SlippedOptions>> {
  /** The pyramid is built, the papers are dealt, dice slide. */
  readonly phase: 'build' | 'deal' | 'play';
  /** 165 letters: `g` on the edges, `k` on the walls, `r` inside; `.` before the pyramid is built. */
  readonly board: string;
  /** How the dice of edges and walls lie: 165 letters `a` to `x`, `.` inside. */
  readonly poses: string;
  /** Whether each player has called in vain and is out. */
  readonly out: readonly boolean[];
  /** Whether each player keeps silent until the next die is taken (SLP-18). */
  readonly done: readonly boolean[];
  /** Who has won; `null` before, and after a draw. */
  readonly winner: number | null;
  /** Whose turn it is to take a die; `null` when the game is over. */
  readonly toPlay: number | null;
  /** Dice that have been taken by all players. */
  readonly turns: number;
  /** Who has taken the last one; `null` before the first. */
  readonly lastTaker: number | null;
}

/** A position of Slipped, with all papers. */
export interface SlippedState extends SlippedTable {
  /** The object of each player; empty before they are dealt. */
  readonly papers: readonly string[];
}

/** What a player knows of a position. */
export interface SlippedView extends SlippedTable {
  /** The object of each player, `''` where the viewer doesn't know it; empty before they are dealt. */
  readonly papers: readonly string[];
}

type Table = DeepReadonly<SlippedTable>;

/** What a view shows of a paper that its viewer hasn't seen. */
export const COVERED = '';

/** Whether the player may call, and would be right, by what they see. */
export const isReady = (view: DeepReadonly<SlippedView>, player: number): boolean =>
  view.turns > 0 && view.options.calls !== 'none' && isMet(view, view.papers[player] ?? COVERED);

/** Players who are still in, ascending. */
export const playersIn = ({ out }: Pick<Table, 'out'>): number[] =>
  out.flatMap((isOut, player) => (isOut ? [] : [player]));

/** Whether a player has shown a paper to all by calling (SLP-8): wrongly, or rightly and not just as the last one in. */
export const hasShown = (table: Table, player: number): boolean =>
  table.out[player] === true || (table.winner === player && playersIn(table).length > 1);

/** How many objects are looked for after a take: first the taker's, then the others' in turn order (SLP-14). */
const lookedFor = ({ players, options }: Table): number => ({ others: 1, all: 0, none: players })[options.calls];

/** Who wins by a take without a call: the first whose object is met, of those looked for (SLP-14). */
export function winnerByTake(state: DeepReadonly<SlippedState>, taker: number): number | undefined {
  const { players, papers } = state;
  const looked = lookedFor(state);
  for (let step = 0; step < looked; step++) {
    const player = (taker + step) % players;
    if (isMet(state, papers[player] ?? COVERED)) return player;
  }
  return undefined;
}

/** Whether a player's object can lie there although they haven't won: not if it has been looked for (SLP-14). */
export function canBeMet(table: Table, player: number): boolean {
  const { players, lastTaker, winner } = table;
  if (lastTaker === null) return true;
  const place = (one: number): number => (one - lastTaker + players) % players;
  return place(player) >= lookedFor(table) || (winner !== null && place(player) > place(winner));
}

/** Why these papers can't have been dealt (SLP-7). */
function papersProblem({ papers, phase, players, options }: DeepReadonly<SlippedState>): string | undefined {
  const expected = phase === 'play' ? players : 0;
  if (papers.length !== expected) return `expected ${expected} papers, got ${papers.length}`;
  if (new Set(papers).size < papers.length) return 'two players have the same object';
  const unknown = papers.find((paper) => !options.objects.includes(paper));
  return unknown === undefined ? undefined : `there is no object ${JSON.stringify(unknown)}`;
}

/** Before the first take nothing is met, and nobody is out (SLP-6, SLP-13). */
function startProblem(state: DeepReadonly<SlippedState>): StateProblem {
  const { phase, toPlay, turns, winner, out, options } = state;
  if (turns > 0 && phase === 'play') return undefined;
  if (turns > 0 || toPlay !== 0) return 'Player 1 begins';
  if (winner !== null || out.includes(true)) return 'nobody can call before the first die is taken';
  if (phase !== 'build' && options.objects.some((pattern) => isMet(state, pattern))) {
    return illegal('SLP-6', 'a start that meets an object is drawn anew');
  }
  return undefined;
}

/** Only players who could call can keep silent, as long as it isn't their turn (SLP-18). */
function silenceProblem({ done, out, toPlay, turns }: DeepReadonly<SlippedState>): string | undefined {
  const wrong = done.findIndex((isDone, player) => isDone && (turns === 0 || toPlay === null || out[player] !== false));
  if (wrong >= 0) return `Player ${wrong + 1} has nothing to be silent about`;
  return toPlay !== null && done[toPlay] ? `Player ${toPlay + 1} is on turn and need not keep silent` : undefined;
}

/** Where nobody calls, nobody is ever out, and turns go round (SLP-14). */
function uncalledProblem({
  players,
  toPlay,
  turns,
  lastTaker,
  out,
  done,
}: DeepReadonly<SlippedState>): string | undefined {
  if (out.includes(true) || done.includes(true)) return 'nobody calls in this game';
  if (toPlay !== null && toPlay !== turns % players) return `it is the turn of Player ${(turns % players) + 1}`;
  return turns === 0 || lastTaker === (turns - 1) % players ? undefined : 'the last die was taken out of turn';
}

/** The last die was taken by the player before the one on turn, apart from players who are out (SLP-9, SLP-15). */
function takerProblem({ players, toPlay, turns, lastTaker, out }: DeepReadonly<SlippedState>): string | undefined {
  if (lastTaker === null) return turns === 0 ? undefined : 'somebody has taken the last die';
  if (turns === 0) return 'nobody has taken a die';
  if (lastTaker >= players) return `there is no Player ${lastTaker + 1}`;
  if (toPlay === null) return undefined;
  const between = (toPlay - lastTaker - 1 + players) % players;
  for (let step = 1; step <= between; step++) {
    const player = (lastTaker + step) % players;
    if (out[player] === false) return `after Player ${lastTaker + 1} it is the turn of Player ${player + 1}`;
  }
  return undefined;
}

/** What a state from outside must meet besides its schema. */
export function checkState(state: DeepReadonly<SlippedState>): StateProblem {
  const { players, phase, toPlay, turns, lastTaker, winner, out, done, papers, options } = state;
  if (out.length !== players) return `expected ${players} players in or out, got ${out.length}`;
  if (done.length !== players) return `expected ${players} players silent or not, got ${done.length}`;
  const problem =
    sparredProblem('SLP-2', state, phase !== 'build') ??
    papersProblem(state) ??
    startProblem(state) ??
    takerProblem(state);
  if (problem !== undefined) return problem;
  const still = playersIn(state);
  if (still.length === 0) return illegal('SLP-16', 'the last one in wins');
  if (still.length === 1 && winner !== still[0]) return illegal('SLP-16', 'the last one in has won');
  if (winner !== null && out[winner] !== false) return `Player ${winner + 1} is out and cannot win`;
  if (winner !== null && still.length > 1 && !isMet(state, papers[winner] ?? COVERED))
    return 'the winner has no object';
  const ready = lastTaker === null ? undefined : winnerByTake(state, lastTaker);
  if (ready !== undefined && winner !== ready) return `the winner is Player ${ready + 1}`;
  if (ready !== undefined && still.length === 1) return `Player ${ready + 1} has won with others in`;
  const isAtLimit = limitReached(turns, options.turnLimit);
  if (isAtLimit && turns !== options.turnLimit) return `there are ${options.turnLimit} turns`;
  if (isAtLimit && winner !== (ready ?? null)) return 'nobody calls after the last turn';
  const over = winner !== null || isAtLimit;
  if ((toPlay === null) !== over)
    return illegal('SLP-16', over ? 'somebody is to play in a game that is over' : 'nobody is to play');
  if (toPlay !== null && out[toPlay] !== false) return `Player ${toPlay + 1} is not in`;
  return options.calls === 'none' ? uncalledProblem(state) : silenceProblem(state);
}
