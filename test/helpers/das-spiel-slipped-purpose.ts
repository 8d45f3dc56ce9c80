import { createRng, pick, type RandomGenerator, uniformInt } from '../../src/kernel/dice/random.js';
import { shuffled } from '../../src/kernel/dice/shuffle.js';
import { numberByHand } from './das-spiel-poses.js';
import { allPoses } from './poses-by-hand.js';

// Players of Slipped who head for their own object and for nothing else, fast enough for thousands of games: three
// columns of dice from the bottom up, the top die lying on all of them. No src/pyramid, no rules.

/** Dice of an edge, the top one among them. */
const DICE = 9;
const TOP = DICE - 1;
const AXES = [0, 1, 2];
/** Takes after which a game is given up. */
const LONG = 2_000;

/** What each pose shows on each wall. */
const SHOWN: readonly (readonly number[])[] = [...allPoses].map((pose) => AXES.map((wall) => numberByHand(pose, wall)));

/** A sign that is tied: to a number, or to the sign of an earlier place. */
interface Tie {
  readonly at: number;
  readonly number: number | null;
  readonly as: number;
}

interface Paper {
  readonly signs: number;
  readonly ties: readonly Tie[];
}

function paperOf(object: string): Paper {
  const ties = [...object].flatMap((sign, at): Tie[] => {
    if (/\d/.test(sign)) return [{ at, number: Number(sign), as: at }];
    const as = object.indexOf(sign);
    return as < at ? [{ at, number: null, as }] : [];
  });
  return { signs: object.length, ties };
}

/** The dice of the three edges, from the bottom up, the top die on each of them. */
type Columns = readonly number[][];

/** How many ties of the paper hold from a place of a line on. */
function holding(line: ArrayLike<number>, first: number, ties: readonly Tie[]): number {
  let count = 0;
  for (const { at, number, as } of ties) if (line[first + at] === (number ?? line[first + as])) count++;
  return count;
}

/** The most ties that hold on a line, on places from `from` to `to`. */
function most(line: ArrayLike<number>, { ties }: Paper, from: number, to: number): number {
  let best = 0;
  for (let first = from; first <= to; first++) best = Math.max(best, holding(line, first, ties));
  return best;
}

const shown = (die: number | undefined, wall: number): number => (SHOWN[die ?? 0] as readonly number[])[wall] as number;

/** An edge as one of its two walls sees it. */
const LINES = AXES.flatMap((axis) => AXES.filter((wall) => wall !== axis).map((wall) => ({ axis, wall })));

/** Takes a die, slides those above it down, and puts it on top. */
function take(columns: Columns, axis: number, level: number): void {
  const column = columns[axis] as number[];
  const [die = 0] = column.splice(level, 1);
  column.push(die);
  for (const other of columns) other[TOP] = die;
}

const isMet = (columns: Columns, paper: Paper): boolean =>
  LINES.some(({ axis, wall }) => {
    const line = (columns[axis] as number[]).map((die) => shown(die, wall));
    return most(line, paper, 0, DICE - paper.signs) === paper.ties.length;
  });

/** Room for the numbers of a line, which is read hundreds of times a turn. */
const room = new Int8Array(DICE);

/** How much of the paper holds somewhere after each take, edge by edge from the bottom up. */
function worths(columns: Columns, paper: Paper): number[] {
  const last = DICE - paper.signs;
  const lines = LINES.map(({ axis, wall }) => Int8Array.from(columns[axis] as number[], (die) => shown(die, wall)));
  // What a take from another edge leaves as it is: all but the places that reach up to the top.
  const below = lines.map((line) => most(line, paper, 0, last - 1));
  const values: number[] = [];
  for (const axis of AXES) {
    for (let level = 0; level < TOP; level++) {
      const die = (columns[axis] as number[])[level];
      let value = 0;
      for (let i = 0; i < LINES.length; i++) {
        const { axis: other, wall } = LINES[i] as (typeof LINES)[number];
        room.set(lines[i] as Int8Array);
        if (other === axis) room.copyWithin(level, level + 1);
        room[TOP] = shown(die, wall);
        const from = other === axis ? 0 : last;
        value = Math.max(value, other === axis ? 0 : (below[i] as number), most(room, paper, from, last));
      }
      values.push(value);
    }
  }
  return values;
}

/** How many takes ahead a player looks: their own one, or another one of theirs as well. */
type Ahead = 1 | 2;

/** A take after which most of the own paper holds somewhere, or will after the next one: of all such ones any. */
function headFor(columns: Columns, paper: Paper, ahead: Ahead, rng: RandomGenerator): number {
  const next = (way: number, now: number): number => {
    if (ahead === 1 || now === paper.ties.length) return now * DICE;
    const after = columns.map((column) => [...column]);
    take(after, Math.floor(way / TOP), way % TOP);
    return Math.max(...worths(after, paper)) * DICE + now;
  };
  const now = worths(columns, paper);
  // Who can win does.
  const isWon = now.includes(paper.ties.length);
  const values = now.map((value, way) => (isWon ? value : next(way, value)));
  const best = Math.max(...values);
  return pick(
    rng,
    [...values.keys()].filter((way) => values[way] === best),
  ) as number;
}

/** Dice as they may fall at the start: none of the papers is met. */
function thrown(papers: readonly Paper[], rng: RandomGenerator): Columns {
  for (;;) {
    const die = (): number => uniformInt(rng, 0, SHOWN.length - 1);
    const top = die();
    const columns = AXES.map(() => [...Array.from({ length: TOP }, die), top]);
    if (!papers.some((paper) => isMet(columns, paper))) return columns;
  }
}

/** Who of the players brings their own paper about first; `null` when the game is given up. */
function winnerOf(columns: Columns, papers: readonly Paper[], ahead: Ahead, rng: RandomGenerator): number | null {
  for (let turn = 0; turn < LONG; turn++) {
    const player = turn % papers.length;
    const paper = papers[player] as Paper;
    const way = headFor(columns, paper, ahead, rng);
    take(columns, Math.floor(way / TOP), way % TOP);
    if (isMet(columns, paper)) return player;
  }
  return null;
}

/**
 * How often each paper has won, and how often somebody had it, in games of two or three players, and how many of them
 * have ended. All papers are dealt equally often, with others in turn and in every seat.
 */
export function papersWon(
  objects: readonly string[],
  games: number,
  seed: string,
  { players = 3, ahead = 1 }: { players?: number; ahead?: Ahead } = {},
) {
  const rng = createRng(seed);
  const papers = objects.map(paperOf);
  const count = objects.length;
  const won = objects.map(() => 0);
  const had = objects.map(() => 0);
  let decided = 0;
  let order: readonly number[] = [];
  for (let game = 0; game < games; game++) {
    // In so many games with the papers in the same order each comes once into every hand.
    if (game % count === 0) order = shuffled([...papers.keys()]).sample(rng);
    const dealt = Array.from({ length: players }, (_, seat) => order[(game + seat) % count] as number);
    for (const paper of dealt) had[paper] = (had[paper] ?? 0) + 1;
    const winner = winnerOf(
      thrown(papers, rng),
      dealt.map((paper) => papers[paper] as Paper),
      ahead,
      rng,
    );
    if (winner === null) continue;
    const paper = dealt[winner] as number;
    won[paper] = (won[paper] ?? 0) + 1;
    decided++;
  }
  return { won, had, decided };
}

/** How many times the smallest number the largest is. */
export const ratio = (numbers: readonly number[]): number => Math.max(...numbers) / Math.min(...numbers);
