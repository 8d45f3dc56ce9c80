import type { Violation } from 'dicewright';
import { illegal } from 'dicewright/define';
import { at, BAR, CHECKERS, OFF, opposite, startingCheckers, sum } from './board.js';
import { canPlay, diceToPlay, without } from './plays.js';
import { mayBeaver, mayDouble } from './scoring.js';
import { type BackgammonState, positionOf } from './state.js';

/** Whether these dice can be what is left of a roll. */
function isLeftOf(left: readonly number[], dice: readonly number[]): boolean {
  let rest = diceToPlay(dice);
  for (const die of left) {
    if (!rest.includes(die)) return false;
    rest = without(rest, die);
  }
  return true;
}

/** What a state from outside must fulfil beside its schema. */
export function checkState(state: BackgammonState): Violation | undefined {
  const { checkers, phase, turn, dice, left, cube, score, crawford, last, options } = state;
  const [one = [], other = []] = checkers;
  const best = Math.max(...score);
  const lastHas = last === null ? 0 : at(score, last.winner);
  const isOver = phase === 'over';
  const hasCrawford = options.crawford && options.points > 1;
  const isNear = best === options.points - 1;
  const isStart = checkers.every((own) => `${own}` === `${startingCheckers()}`) && cube.owner === null && turn === 0;
  const isShared = (count: number, place: number): boolean =>
    place > OFF && place < BAR && count > 0 && at(other, opposite(place)) > 0;
  const problems: readonly (readonly [isThere: boolean, clause: string, message: string])[] = [
    [checkers.some((own) => sum(own) !== CHECKERS), 'BGM-2', `expected ${CHECKERS} checkers for each player`],
    [one.some(isShared), 'BGM-9', `both players stand on point ${one.findIndex(isShared)} of player 0`],
    [dice.length === 1 || (dice.length === 0 && left.length > 0), 'BGM-6', 'expected a roll of two dice, or none'],
    [!isLeftOf(left, dice), 'BGM-7', 'dice are left that were not rolled'],
    [(phase === 'move') !== left.length > 0, 'BGM-13', 'dice are left exactly while they are played'],
    [cube.value > 1 && (!options.cube || crawford === 'now'), 'BGM-15', 'the cube is not used'],
    [
      cube.owner === null && cube.value > 2 ** options.automaticDoubles,
      'BGM-17',
      `nobody owns a cube of ${cube.value}`,
    ],
    [cube.owner !== null && cube.value === 1, 'BGM-17', 'a cube of 1 has an owner'],
    [isOver !== best >= options.points, 'BGM-22', `${best} points of ${options.points}: is it over?`],
    [(last === null) !== (sum(score) === 0), 'BGM-20', 'the last game and the score don’t go together'],
    [last !== null && (last.points === 0 || lastHas < last.points), 'BGM-20', 'the last game is not in the score'],
    [isOver && lastHas !== best, 'BGM-22', 'who won the last game?'],
    [!isOver && !hasCrawford && crawford !== 'past', 'BGM-21', 'there is no Crawford game'],
    [!isOver && hasCrawford && crawford === 'ahead' && isNear, 'BGM-21', 'the Crawford game is due'],
    [!isOver && hasCrawford && crawford !== 'ahead' && !isNear, 'BGM-21', 'the Crawford game is not due yet'],
    [!isOver && checkers.some((own) => at(own, OFF) === CHECKERS), 'BGM-14', 'all checkers of a player are off'],
    [phase === 'opening' && !isStart, 'BGM-2', 'a game begins at the starting position'],
    [phase === 'move' && !canPlay(positionOf(state), left), 'BGM-13', 'none of the dice that are left can be played'],
    [phase === 'double' && !mayDouble(state), 'BGM-15', 'there can be no double'],
    [phase === 'beaver' && !(mayDouble(state) && mayBeaver(state)), 'BGM-18', 'there can be no beaver'],
  ];
  const found = problems.find(([isThere]) => isThere);
  return found && illegal(found[1], found[2]);
}
