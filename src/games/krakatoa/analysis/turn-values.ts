import { type KrakatoaSet, marksForNext, marksForSecond, multiplierOf, quakeOf, sets } from '../scoring.js';
import { knockedLies, lies, nines, places, rolledLies, SET_TOTAL, type WeightedLie, withoutSet } from './lying.js';
import type { WholeSpot } from './spot.js';

/** The first of up to three bonus throws, after throws 1 to 5. */
export const FIRST_BONUS = 6;
/** One more than the last bonus throw. */
export const STAGES: number = FIRST_BONUS + 3;
/** Ways in which nine dice lie. */
const NINES = 1000;
/** Quakes look at two digits of the total. */
const TOTALS = 100;

/** Marks that the colours of nine dice give to the next box, and to the one after. */
const colourMarks = /* @__PURE__ */ (() => ({
  next: Uint8Array.from(nines, ({ bonus }) => marksForNext(bonus === null ? [] : [bonus])),
  second: Uint8Array.from(nines, ({ bonus }) => marksForSecond(bonus === null ? [] : [bonus])),
}))();

/** Marks for the last two digits of a total that has changed. */
const quakeMarks = /* @__PURE__ */ (() =>
  Uint8Array.from({ length: TOTALS }, (_, digits) => {
    const quake = quakeOf(-1, digits);
    return marksForNext(quake === null ? [] : [quake]);
  }))();

/** Where a turn stands before a throw. */
export interface Stage {
  /** Throw 1 to 5, or a bonus throw from {@link FIRST_BONUS} on. */
  readonly stage: number;
  readonly nine: number;
  /** The last two digits of the total. */
  readonly total: number;
  readonly marks: number;
  readonly nextMarks: number;
}

/** Expected points of a throw, and up to the end of the turn. */
export interface Worth {
  readonly points: number;
  readonly turn: number;
}

/** Ways in which a throw falls that differ in what follows, side by side. */
interface Falls {
  /** The dice as they lie after it, but for the set that is thrown next. */
  readonly nine: Uint16Array;
  readonly points: Uint8Array;
  readonly next: Uint8Array;
  readonly second: Uint8Array;
  /** They add up to 1. */
  readonly share: Float64Array;
  /** The mean of the points. */
  readonly mean: number;
}

/** Works out turns, and remembers what it has worked out. */
export class TurnValues {
  readonly #scratchChance: number;
  readonly #isBasic: boolean;
  /** Boxes after the last throw of the round that the turn can still use. */
  readonly #bonusBoxes: number;
  /** Whether only marks that throw 5 earns itself give a bonus throw (KRK-46). */
  readonly #mustEarn: boolean;
  readonly #knocked: readonly (readonly WeightedLie[])[];
  readonly #knockedTotal: number;
  readonly #falls = new Map<number, Falls>();
  /** Values by stage, nine dice and marks of two boxes; then by total. */
  readonly #pages = new Map<number, Float64Array>();

  constructor({ bonusBoxes, options }: Pick<WholeSpot, 'bonusBoxes' | 'options'>) {
    this.#scratchChance = options.scratchChance;
    this.#isBasic = options.rules === 'basic';
    this.#bonusBoxes = bonusBoxes ?? 0;
    this.#mustEarn = options.bonusBoxFrom === 'final-throw';
    const all = lies.map((_, lie) => knockedLies(lie, Math.round(options.knockChance * 1000)));
    this.#knocked = all.map((one) => one.lies);
    this.#knockedTotal = all[0]?.total ?? 1;
  }

  /** How many boxes the side has in this turn after the one of the stage. */
  #boxesAfter(stage: number): number {
    return FIRST_BONUS - 1 - stage + this.#bonusBoxes;
  }

  /** The dice as far as they matter: the set that must be thrown next makes no difference as it lies. */
  #mattering(nine: number, stage: number): number {
    return stage > 2 && stage < FIRST_BONUS ? withoutSet(nine, sets[stage - 3] as KrakatoaSet) : nine;
  }

  /** Expected points from a stage to the end of the turn. */
  #best(stage: number, nine: number, total: number, marks: number, nextMarks: number): number {
    if (this.#boxesAfter(stage) < 0 || (stage >= FIRST_BONUS && marks === 0)) return 0;
    const key = ((stage * NINES + nine) * 3 + marks) * 3 + nextMarks;
    let page = this.#pages.get(key);
    if (page === undefined) {
      page = new Float64Array(TOTALS).fill(Number.NaN);
      this.#pages.set(key, page);
    }
    let value = page[total] as number;
    if (Number.isNaN(value)) {
      value = 0;
      const isFree = stage === 2 || stage >= FIRST_BONUS;
      for (const set of isFree ? sets : [sets[stage - 3] as KrakatoaSet]) {
        value = Math.max(value, this.throwing(set, { stage, nine, total, marks, nextMarks }).turn);
      }
      page[total] = value;
    }
    return value;
  }

  /** What nine dice that lie after a throw are worth. */
  after(nine: number, from: Stage, scratch = false): Worth {
    const points = scratch ? 0 : (nines[nine]?.points ?? 0);
    const next = scratch ? 0 : (colourMarks.next[nine] as number);
    const second = scratch ? 0 : (colourMarks.second[nine] as number);
    const one = {
      nine: Uint16Array.of(this.#mattering(nine, from.stage + 1)),
      points: Uint8Array.of(points),
      next: Uint8Array.of(next),
      second: Uint8Array.of(second),
      share: Float64Array.of(1),
      mean: points,
    };
    return { points: points * multiplierOf(from.marks as 0 | 1 | 2), turn: this.#mean(one, from) };
  }

  /** Expected points from a throw to the end of the turn. */
  #mean({ nine, points, next, second, share, mean }: Falls, { stage, total, marks, nextMarks }: Stage): number {
    const factor = multiplierOf(marks as 0 | 1 | 2);
    const boxes = this.#boxesAfter(stage);
    // In other rounds than the last the marks of throw 5 run on into the next round, which is not looked at.
    if (boxes <= 0) return mean * factor;
    let follows = 0;
    for (let i = 0; i < share.length; i++) {
      let worth: number;
      if (this.#isBasic) worth = this.#best(stage + 1, nine[i] as number, 0, 0, 0);
      else {
        const gained = (points[i] as number) * factor;
        const digits = (total + gained) % TOTALS;
        const quake = gained > 0 ? (quakeMarks[digits] as number) : 0;
        const earned = quake + (next[i] as number);
        const marked = Math.min(2, nextMarks + earned);
        // A bonus box without a mark ends the turn (KRK-49), and so does one whose mark is lost.
        if (marked === 0 && stage >= FIRST_BONUS - 1) continue;
        if (this.#mustEarn && earned === 0 && stage === FIRST_BONUS - 1) continue;
        worth = this.#best(stage + 1, nine[i] as number, digits, marked, boxes > 1 ? (second[i] as number) : 0);
      }
      follows += (share[i] as number) * worth;
    }
    return mean * factor + follows;
  }

  /** What it is worth to throw a set. */
  throwing(set: KrakatoaSet, from: Stage): Worth {
    const struck = this.#fallsOf(set, from, false);
    const hit = 1 - this.#scratchChance;
    const missed = hit < 1 ? this.#mean(this.#fallsOf(set, from, true), from) : 0;
    return {
      points: hit * struck.mean * multiplierOf(from.marks as 0 | 1 | 2),
      turn: hit * this.#mean(struck, from) + this.#scratchChance * missed,
    };
  }

  /** How a set falls, and how the others lie then; found once for all totals and marks. */
  #fallsOf(set: KrakatoaSet, { stage, nine }: Stage, scratch: boolean): Falls {
    const others = withoutSet(nine, set);
    const key = ((stage * sets.length + sets.indexOf(set)) * 2 + Number(scratch)) * NINES + others;
    const known = this.#falls.get(key);
    if (known !== undefined) return known;
    const [steam = [], ash = [], lava = []] = sets.map((each): readonly WeightedLie[] => {
      if (each === set) return rolledLies;
      const lie = Math.floor(nine / places[each]) % 10;
      return scratch ? [{ lie, weight: 1 }] : (this.#knocked[lie] ?? []);
    });
    const shares = new Map<number, number>();
    const scale = 1 / (SET_TOTAL * (scratch ? 1 : this.#knockedTotal ** 2));
    for (const one of steam) {
      for (const two of ash) {
        for (const three of lava) {
          const fallen = one.lie * places.steam + two.lie * places.ash + three.lie * places.lava;
          const points = scratch ? 0 : (nines[fallen]?.points ?? 0);
          const next = scratch ? 0 : (colourMarks.next[fallen] as number);
          const second = scratch ? 0 : (colourMarks.second[fallen] as number);
          const code = ((this.#mattering(fallen, stage + 1) * 32 + points) * 3 + next) * 3 + second;
          shares.set(code, (shares.get(code) ?? 0) + one.weight * two.weight * three.weight * scale);
        }
      }
    }
    const codes = [...shares.keys()];
    const points = Uint8Array.from(codes, (code) => Math.floor(code / 9) % 32);
    const share = Float64Array.from(shares.values());
    const falls: Falls = {
      nine: Uint16Array.from(codes, (code) => Math.floor(code / 288)),
      points,
      next: Uint8Array.from(codes, (code) => Math.floor(code / 3) % 3),
      second: Uint8Array.from(codes, (code) => code % 3),
      share,
      mean: share.reduce((sum, each, i) => sum + each * (points[i] as number), 0),
    };
    this.#falls.set(key, falls);
    return falls;
  }

  /** What it is worth to throw all nine and keep them or, the first time, to do what is best with them. */
  throwingAll(from: Stage, mayThrowAgain: boolean): Worth {
    const again = mayThrowAgain ? this.throwingAll(from, false) : { points: 0, turn: Number.NEGATIVE_INFINITY };
    let points = 0;
    let turn = 0;
    for (let nine = 0; nine < NINES; nine++) {
      const kept = this.after(nine, from);
      const best = kept.turn >= again.turn ? kept : again;
      const weight = sets.reduce(
        (share, set) => (share * (lies[Math.floor(nine / places[set]) % 10]?.weight ?? 0)) / SET_TOTAL,
        1,
      );
      points += weight * best.points;
      turn += weight * best.turn;
    }
    return { points, turn };
  }
}
