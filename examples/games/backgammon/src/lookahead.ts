import { CHECKERS, OFF, type Position } from './board.js';
import { type Play, playsOf } from './plays.js';

type WorthOf = (position: Position) => number;

/** How many turns are looked at more closely. */
const WIDTH = 6;
/** Turns that are worth so much less than the best at first sight are left out. */
const MARGIN = 0.25;

/** The 21 rolls: the dice to play, and how often they come in 36. */
const ROLLS = [1, 2, 3, 4, 5, 6].flatMap((one) =>
  Array.from({ length: one }, (_, i) => i + 1).map((two) =>
    one === two ? ({ dice: [one, one, one, one], weight: 1 } as const) : ({ dice: [one, two], weight: 2 } as const),
  ),
);

/** The turn that leads to the best position; of equal ones the first. */
export function bestOf(plays: readonly Play[], worthOf: WorthOf): Play {
  let best: Play | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const play of plays) {
    const worth = worthOf(play);
    if (worth > most) [most, best] = [worth, play];
  }
  if (best === undefined) throw new RangeError('there is nothing to play');
  return best;
}

/** What a position is worth to whoever has just moved, when the other rolls and plays what is best at first sight. */
function afterReply({ own, other }: Position, [worthOf, worthToOther]: readonly [WorthOf, WorthOf]): number {
  if (own[OFF] === CHECKERS) return worthOf({ own, other });
  let sum = 0;
  for (const { dice, weight } of ROLLS) {
    sum -= weight * worthToOther(bestOf(playsOf({ own: other, other: own }, dice), worthToOther));
  }
  return sum / 36;
}

/**
 * The whole turn that is best when every reply of the other has been looked at; of few that look good at first sight.
 *
 * @param worths - what a position is worth to whoever has just moved there: the player, the other
 */
export function bestTurn(position: Position, dice: readonly number[], worths: readonly [WorthOf, WorthOf]): Play {
  const [worthOf] = worths;
  const rated = playsOf(position, dice)
    .map((play) => ({ play, worth: worthOf(play) }))
    .sort((one, other) => other.worth - one.worth);
  const looked = rated.slice(0, WIDTH).filter(({ worth }) => worth > (rated[0]?.worth ?? 0) - MARGIN);
  const plays = looked.map(({ play }) => play);
  return plays.length === 1 ? bestOf(plays, () => 0) : bestOf(plays, (play) => afterReply(play, worths));
}
