import { CHECKERS, OFF, type Position } from './board.js';
import { type Play, playsOf } from './plays.js';

/** How many turns are looked at more closely. */
const WIDTH = 6;
/** Turns that are worth so much less than the best at first sight are left out. */
const MARGIN = 0.25;

/** The 21 rolls: the dice to play, and how often they come in 36. */
const ROLLS = Array.from({ length: 6 }, (_, i) => i + 1).flatMap((one) =>
  Array.from({ length: one }, (_, i) => i + 1).map((two) =>
    one === two ? ({ dice: [one, one, one, one], weight: 1 } as const) : ({ dice: [one, two], weight: 2 } as const),
  ),
);

/** What a position is worth to who has just moved, when the other rolls and plays what is best at first sight. */
function afterReply({ own, other }: Position, worthOf: (position: Position) => number): number {
  if (own[OFF] === CHECKERS) return worthOf({ own, other });
  let sum = 0;
  for (const { dice, weight } of ROLLS) {
    let most = Number.NEGATIVE_INFINITY;
    for (const reply of playsOf({ own: other, other: own }, dice)) most = Math.max(most, worthOf(reply));
    sum -= weight * most;
  }
  return sum / 36;
}

/** The whole turn that is best when every reply of the other has been looked at; of few that look good at first sight. */
export function bestTurn(position: Position, dice: readonly number[], worthOf: (position: Position) => number): Play {
  const rated = playsOf(position, dice)
    .map((play) => ({ play, worth: worthOf(play) }))
    .sort((one, other) => other.worth - one.worth);
  const [first] = rated;
  if (first === undefined) throw new RangeError('there is nothing to play');
  const looked = rated.slice(0, WIDTH).filter(({ worth }) => worth > first.worth - MARGIN);
  if (looked.length === 1) return first.play;
  let best = first.play;
  let most = Number.NEGATIVE_INFINITY;
  for (const { play } of looked) {
    const worth = afterReply(play, worthOf);
    if (worth > most) [most, best] = [worth, play];
  }
  return best;
}
