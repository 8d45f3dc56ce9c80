import { combinationPoints, type KrakatoaCombination, throwOffMarks } from '../scoring.js';
import { lies, SET_TOTAL } from './lying.js';

/** A combination, and how likely three rolled dice make it. */
export interface KrakatoaSetOdds {
  readonly combination: KrakatoaCombination;
  /** What it scores. */
  readonly points: number;
  /** What it marks in the throw-off (KRK-14). */
  readonly marks: 0 | 1 | 2;
  /** How many of `total` equally likely ways make it. */
  readonly favourable: number;
  /** 12 × 12 × 12 = 1728. */
  readonly total: number;
}

/** The odds of what three dice of a set make when they are rolled, the dearest combination first. */
export function setOdds(): readonly KrakatoaSetOdds[] {
  return (Object.keys(combinationPoints) as KrakatoaCombination[]).map((combination) => ({
    combination,
    points: combinationPoints[combination],
    marks: throwOffMarks[combination],
    favourable: lies.reduce((sum, lie) => sum + (lie.combination === combination ? lie.weight : 0), 0),
    total: SET_TOTAL,
  }));
}
