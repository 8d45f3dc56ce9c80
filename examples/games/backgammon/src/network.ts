import { CHECKERS, OFF, type Position } from './board.js';
import { FEATURES, featuresOf } from './features.js';

/** What comes of a game, from 0 to 1: the chance to win it, to win a gammon, to lose one. */
export type Chances = readonly number[];

/** Learnt weights, as `npm run learn -- backgammon` writes them. */
interface Learnt {
  readonly hidden: number;
  readonly weights: string;
}

const OUTCOMES = 3;

const squeezed = (sum: number): number => 1 / (1 + Math.exp(-sum));

/** What a position is worth on average to whoever has just moved, in points of a game without the cube. */
export const equityOf = ([wins = 0, gammons = 0, lost = 0]: Chances): number => 2 * wins - 1 + gammons - lost;

/** What the chances are for the other. */
export const forOther = ([wins = 0, gammons = 0, lost = 0]: Chances): Chances => [1 - wins, lost, gammons];

/** A network by its weights: of a position it tells the chances of the player who has just moved. */
export function networkOf({ hidden, weights: text }: Learnt): (position: Position) => Chances {
  const weights = Float64Array.from(text.split(' '), Number);
  const told = new Float64Array(FEATURES);
  const units = new Float64Array(hidden);
  return (position) => {
    if (position.own[OFF] === CHECKERS) return [1, position.other[OFF] === 0 ? 1 : 0, 0];
    featuresOf(position, told);
    units.set(weights.subarray(0, hidden));
    for (let i = 0; i < FEATURES; i++) {
      const input = told[i] as number;
      if (input === 0) continue;
      for (let unit = 0, at = (i + 1) * hidden; unit < hidden; unit++, at++) {
        units[unit] = (units[unit] as number) + input * (weights[at] as number);
      }
    }
    // Once for all outcomes.
    for (let unit = 0; unit < hidden; unit++) units[unit] = squeezed(units[unit] as number);
    let at = (FEATURES + 1) * hidden;
    return Array.from({ length: OUTCOMES }, () => {
      let sum = weights[at++] as number;
      for (let unit = 0; unit < hidden; unit++) sum += (weights[at++] as number) * (units[unit] as number);
      return squeezed(sum);
    });
  };
}
