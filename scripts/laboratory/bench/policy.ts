import { patterns, scorePattern } from 'dicewright/kiriki';
import type { KirikiPattern, KirikiSheet } from '../../../src/games/kiriki/patterns.js';

/** The game that all sides play: two players, the default options. */
export const PLAYERS = 2;

const ALL_PLACES: readonly number[] = [0, 1, 2, 3, 4];

/** The face that most dice show; of several the higher. */
function mostFrequentFace(dice: readonly number[]): number {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const face of dice) counts[face] = (counts[face] ?? 0) + 1;
  let best = 6;
  for (let face = 5; face >= 1; face--) if ((counts[face] ?? 0) > (counts[best] ?? 0)) best = face;
  return best;
}

/** The dice to roll: those that don't show the most frequent face; `null` when it is time to choose a line. */
export function placesToRoll(dice: readonly number[], rolls: number): readonly number[] | null {
  if (rolls === 0) return ALL_PLACES;
  if (rolls === 3) return null;
  const kept = mostFrequentFace(dice);
  const places: number[] = [];
  for (let place = 0; place < 5; place++) if (dice[place] !== kept) places.push(place);
  return places.length === 0 ? null : places;
}

/** The open line in which the dice score most; of several the first on the sheet. */
export function bestLine(sheet: KirikiSheet, dice: readonly number[]): KirikiPattern {
  let best: KirikiPattern = 'chance';
  let most = -1;
  for (const pattern of patterns) {
    const entry = sheet[pattern];
    // A kiriki line with points takes another kiriki.
    const again = pattern === 'kiriki' && entry !== null && entry > 0;
    if (entry !== null && !again) continue;
    const points = scorePattern(dice, pattern);
    if (points > most && !(again && points === 0)) {
      best = pattern;
      most = points;
    }
  }
  return best;
}
