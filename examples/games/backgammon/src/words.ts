import { at, type From, OFF, opposite, sum, type To } from './board.js';
import { without } from './plays.js';
import { type BackgammonState, opponentOf, placeOf } from './state.js';

const name = (player: number): string => `Player ${player + 1}`;
const points = (count: number): string => `${count} ${count === 1 ? 'point' : 'points'}`;

/** How a game ended, if it ended between the two; a sentence with a space before it. */
function toldEnd(before: BackgammonState, { score, last }: BackgammonState): string {
  if (last === null || sum(score) === sum(before.score)) return '';
  const what = last.win === 'single' ? 'the game' : `a ${last.win}`;
  return ` ${name(last.winner)} wins ${what}: ${points(last.points)}.`;
}

/** `6 5`, or `6 6 6` for what is left of a double. */
const numbers = (dice: readonly number[]): string => dice.join(' ');

/** A roll, and that it can't be played where it can't (BGM-4, BGM-5, BGM-13). */
export function toldRoll(
  before: BackgammonState,
  player: number,
  dice: readonly number[],
  after: BackgammonState,
): string {
  const [one = 0, other = 0] = dice;
  if (before.phase !== 'opening') {
    return `${name(player)} rolls ${numbers(dice)}${after.phase === 'move' ? '' : ' and cannot move'}.`;
  }
  if (one !== other) return `${name(0)} rolls ${one}, ${name(1)} ${other}: ${name(after.turn)} begins with both.`;
  const turned = after.cube.value === before.cube.value ? '' : `, the cube goes to ${after.cube.value}`;
  return `Both roll ${one}${turned}, and roll again.`;
}

/** A move as it is written, a star for a hit: `24/18*`; and what of the roll can't be played (BGM-13). */
export function toldMove(before: BackgammonState, player: number, from: From, to: To, after: BackgammonState): string {
  const place = placeOf(to);
  const isHit = place > OFF && at(before.checkers[opponentOf(player)] ?? [], opposite(place)) === 1;
  const written = `${name(player)} moves ${from}/${to}${isHit ? '*' : ''}`;
  const end = toldEnd(before, after);
  if (end !== '' || after.turn === before.turn) return `${written}.${end}`;
  const distance = placeOf(from) - place;
  const used = before.left.includes(distance) ? distance : Math.min(...before.left.filter((die) => die > distance));
  const unplayed = without(before.left, used);
  return unplayed.length === 0 ? `${written}.` : `${written} and cannot play ${numbers(unplayed)}.`;
}

/** A double that is refused (BGM-16). */
export function toldDrop(player: number, { last }: BackgammonState): string {
  return `${name(player)} drops; ${name(opponentOf(player))} wins ${points(last?.points ?? 0)}.`;
}
