/**
 * What a lone player who knew all rolls beforehand could have made of a game's dice.
 *
 * What a roll shows follows from its number in the game and from how many dice are rolled, whatever was done before. So all
 * that matters between two turns is the sheet and the number of the next roll, and what a turn can bring each line follows
 * from that number alone. More points in a line are never worse, so only the most that each line can get with one, two and
 * three rolls is followed up; how many rolls makes a difference, since other rolls come after them.
 *
 * @module
 */
import type { Hindsight } from '../../../advice/hindsight.js';
import type { KirikiAction } from '../kiriki.js';
import { FIRST_ROLL } from './keeps.js';
import { type Fall, type Lying, ROLLS_PER_TURN, rollsTo, turnFrom } from './known-turn.js';
import type { KirikiProgress } from './solver.js';
import {
  bonusFrom,
  bonusOf,
  KIRIKI_LINE,
  type KirikiTable,
  LINES,
  SHEETS,
  type SheetState,
  UPPER_LINES,
} from './table.js';
import { patternOf, pointsOfRolls } from './turn-solver.js';

const NONE = -1;
/** The sheet on which all lines are used. */
const FULL = SHEETS - 1;
/** A game has at most this many rolls, unless a kiriki is repeated. */
const USUAL_ROLLS = LINES * ROLLS_PER_TURN;

/** Whether a line of a sheet is empty still. */
const isOpen = (sheet: number): boolean => (sheet & FULL) !== FULL;

/** The most points with which sheets can be reached after a number of rolls. */
class Reached {
  /** By the places that {@link Reached.find} gives, and from there by the upper sum; -1 for what can't be reached. */
  points: Int16Array = new Int16Array();
  /** The least and the highest upper sum of each sheet that is reached. */
  readonly lows = new Int16Array(2 * SHEETS);
  readonly highs = new Int16Array(2 * SHEETS);
  /** All that are reached. */
  readonly sheets: number[] = [];
  readonly #starts = new Int32Array(2 * SHEETS).fill(NONE);
  readonly #sums: number;
  #end = 0;

  /** @param sums - how many upper sums are told apart */
  constructor(sums: number) {
    this.#sums = sums;
  }

  /** Where the points of a sheet begin; -1 where it can't be reached. */
  find(sheet: number): number {
    return this.#starts[sheet] as number;
  }

  /** The same of a sheet that is reached with these upper sums, or some between them. */
  open(sheet: number, low: number, high: number): number {
    const known = this.find(sheet);
    if (known !== NONE) {
      if (low < (this.lows[sheet] as number)) this.lows[sheet] = low;
      if (high > (this.highs[sheet] as number)) this.highs[sheet] = high;
      return known;
    }
    this.sheets.push(sheet);
    this.lows[sheet] = low;
    this.highs[sheet] = high;
    const start = this.#end;
    this.#starts[sheet] = start;
    this.#end += this.#sums;
    if (this.#end > this.points.length) {
      const longer = new Int16Array(2 * this.#end).fill(NONE);
      longer.set(this.points);
      this.points = longer;
    }
    return start;
  }
}

/** Where play can get between two turns. */
interface Place {
  /** How many rolls have been made since the beginning. */
  readonly roll: number;
  /** The bits of used lines, and `SHEETS` where the kiriki line can take another. */
  readonly sheet: number;
  readonly upper: number;
  /** The sum of what is written on the sheet. */
  readonly points: number;
}

/** A turn that leads from a place to another one. */
interface Turn {
  readonly from: Place;
  readonly rolls: number;
  readonly line: number;
  readonly points: number;
}

/** Follows up all that can be done with known dice. */
class Following {
  readonly #fall: Fall;
  readonly #options: KirikiTable['options'];
  readonly #limit: number;
  /** Points of each roll in each line. */
  readonly #points: readonly Uint8Array[];
  /** By the rolls that have been made. */
  readonly #reached: Reached[] = [];
  /** The most that each line can get in a turn from there, with one, two and three rolls. */
  readonly #most: (readonly (readonly number[])[])[] = [];

  constructor(fall: Fall, options: KirikiTable['options']) {
    this.#fall = fall;
    this.#options = options;
    this.#limit = bonusFrom(options);
    this.#points = pointsOfRolls(options);
  }

  /** @returns the full sheet with the most points, without the bonus; {@link Following.wayTo} gives the way there */
  bestEnd({ used, upper, hasKiriki }: SheetState, points: number, progress?: KirikiProgress): Place {
    const first = this.#at(0);
    const sheet = (hasKiriki ? SHEETS : 0) + used;
    const start = first.open(sheet, upper, upper);
    first.points[start + upper] = points;
    let best: Place = { roll: 0, sheet, upper, points: Number.NEGATIVE_INFINITY };
    for (let roll = 0; roll < this.#reached.length; roll++) {
      progress?.(Math.min(roll, USUAL_ROLLS), USUAL_ROLLS);
      for (const end of this.#endsAt(roll)) if (this.total(end) > this.total(best)) best = end;
      this.#goOn(roll);
    }
    progress?.(USUAL_ROLLS, USUAL_ROLLS);
    return best;
  }

  /** The grand total of a full sheet. */
  total({ upper, points }: Place): number {
    return points + bonusOf(upper, this.#options);
  }

  /** All that has to be done to get to a place. */
  wayTo(place: Place): KirikiAction[] {
    const turn = this.#turnTo(place);
    if (turn === null) return [];
    const { from, rolls, line, points } = turn;
    const possible = [...(turnFrom(this.#fall, from.roll)[rolls - 1]?.values() ?? [])];
    const lying = possible.find(({ dice }) => this.#points[line]?.[dice - FIRST_ROLL] === points) as Lying;
    return [
      ...this.wayTo(from),
      ...rollsTo(lying, this.#fall, from.roll),
      { type: 'score', player: 0, pattern: patternOf(line) },
    ];
  }

  #at(roll: number): Reached {
    const reached = this.#reached[roll] ?? new Reached(this.#limit + 1);
    this.#reached[roll] = reached;
    return reached;
  }

  /** The full sheets that are reached then. */
  *#endsAt(roll: number): Generator<Place> {
    for (const sheet of [FULL, FULL + SHEETS]) yield* this.#placesOf(roll, sheet);
  }

  *#placesOf(roll: number, sheet: number): Generator<Place> {
    const reached = this.#reached[roll];
    const start = reached?.find(sheet) ?? NONE;
    if (!reached || start === NONE) return;
    for (let upper = 0; upper <= this.#limit; upper++) {
      const points = reached.points[start + upper] as number;
      if (points !== NONE) yield { roll, sheet, upper, points };
    }
  }

  /** Plays a turn from all sheets that are reached after `roll` rolls. */
  #goOn(roll: number): void {
    const reached = this.#at(roll);
    const sheets = reached.sheets.filter(isOpen);
    if (sheets.length === 0) return;
    const most = turnFrom(this.#fall, roll).map((ways) =>
      this.#points.map((points) =>
        [...ways.keys()].reduce((best, dice) => Math.max(best, points[dice - FIRST_ROLL] as number), 0),
      ),
    );
    this.#most[roll] = most;
    for (const [i, ofLines] of most.entries()) {
      const next = this.#at(roll + i + 1);
      for (const [line, points] of ofLines.entries()) {
        for (const sheet of sheets) {
          const after = this.#sheetAfter(sheet, line, points);
          if (after !== null) this.#carry(reached, sheet, next, after, line, points);
        }
      }
    }
  }

  /** Enters points in a line, whatever the upper sum. */
  #carry(reached: Reached, sheet: number, next: Reached, sheetAfter: number, line: number, more: number): void {
    const limit = this.#limit;
    const raise = line < UPPER_LINES ? more : 0;
    const from = reached.find(sheet);
    const [low, high] = [reached.lows[sheet] as number, reached.highs[sheet] as number];
    const to = next.open(sheetAfter, Math.min(low + raise, limit), Math.min(high + raise, limit));
    const [before, after] = [reached.points, next.points];
    const end = from + high;
    const shift = to + raise - from;
    const most = to + limit;
    for (let at = from + low; at <= end; at++) {
      const points = before[at] as number;
      if (points === NONE) continue;
      const place = Math.min(at + shift, most);
      if (points + more > (after[place] as number)) after[place] = points + more;
    }
  }

  /** The sheet on which a line has got points; `null` where it takes none. */
  #sheetAfter(sheet: number, line: number, points: number): number | null {
    if (!isOpen(sheet)) return null;
    const takesAnother = this.#options.repeat && line === KIRIKI_LINE && points > 0;
    if (((sheet >> line) & 1) === 0) return sheet + (1 << line) + (takesAnother ? SHEETS : 0);
    return takesAnother && sheet >= SHEETS ? sheet : null;
  }

  /** A turn that leads to a place with its points; `null` for that with which it begins. */
  #turnTo(place: Place): Turn | null {
    for (let rolls = 1; rolls <= ROLLS_PER_TURN; rolls++) {
      const roll = place.roll - rolls;
      for (const [line, points] of (this.#most[roll]?.[rolls - 1] ?? []).entries()) {
        // It has lost the line, or nothing; and with the line it may have lost that it takes another.
        for (const lost of [1 << line, (1 << line) + SHEETS, 0]) {
          if (this.#sheetAfter(place.sheet - lost, line, points) !== place.sheet) continue;
          for (const from of this.#placesOf(roll, place.sheet - lost)) {
            const upper = line < UPPER_LINES ? Math.min(from.upper + points, this.#limit) : from.upper;
            if (upper === place.upper && from.points + points === place.points) return { from, rolls, line, points };
          }
        }
      }
    }
    return null;
  }
}

/**
 * The most points that can be made of known dice, from a sheet on, and how.
 *
 * @param fall - of the rolls that are to come, counted from 0
 * @param points - that are written on the sheet
 * @param progress - called with how many rolls are done, of the most that a game without a repeated kiriki has
 */
export function bestInHindsight(
  fall: Fall,
  options: KirikiTable['options'],
  { sheet, points }: { readonly sheet: SheetState; readonly points: number },
  progress?: KirikiProgress,
): Hindsight<KirikiAction> {
  const following = new Following(fall, options);
  const end = following.bestEnd(sheet, points, progress);
  return { points: following.total(end), actions: following.wayTo(end) };
}
