import { at, BAR, CHECKERS, type Checkers, OFF, opposite, startingCheckers } from './board.js';
import { canPlay, diceToPlay, without } from './plays.js';
import { mayBeaver, mayDouble } from './scoring.js';
import { type BackgammonState, MOST_CUBE, positionOf } from './state.js';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

function boardProblem([one = [], other = []]: readonly Checkers[]): string | undefined {
  if (sum(one) !== CHECKERS || sum(other) !== CHECKERS) return `expected ${CHECKERS} checkers for each player`;
  const shared = one.findIndex(
    (count, place) => place > OFF && place < BAR && count > 0 && at(other, opposite(place)) > 0,
  );
  return shared < 0 ? undefined : `both players stand on point ${shared} of player 0`;
}

/** Whether these dice can be what is left of a roll. */
function isLeftOf(left: readonly number[], dice: readonly number[]): boolean {
  let rest = diceToPlay(dice);
  for (const die of left) {
    if (!rest.includes(die)) return false;
    rest = without(rest, die);
  }
  return true;
}

function diceProblem({ dice, left, phase }: BackgammonState): string | undefined {
  if (dice.length === 1 || (dice.length === 0 && left.length > 0)) return 'expected a roll of two dice, or none';
  if (!isLeftOf(left, dice)) return 'dice are left that were not rolled';
  return (phase === 'move') === left.length > 0 ? undefined : 'dice are left exactly while they are played';
}

function cubeProblem({ cube: { value, owner }, options, crawford }: BackgammonState): string | undefined {
  const automatic = 2 ** options.automaticDoubles;
  const isUsed = options.cube && crawford !== 'now';
  if (value > 1 && !isUsed) return 'the cube is not used';
  if (owner === null) return value <= automatic ? undefined : `nobody owns a cube of ${value}`;
  return value > 1 ? undefined : 'a cube of 1 has an owner';
}

function matchProblem({ score, phase, options, crawford, last }: BackgammonState): string | undefined {
  const best = Math.max(...score);
  if ((phase === 'over') !== best >= options.points) return `${best} points of ${options.points}: is it over?`;
  if ((last === null) !== (sum(score) === 0)) return 'the last game and the score don’t go together';
  if (last && (last.points === 0 || at(score, last.winner) < last.points)) return 'the last game is not in the score';
  if (phase === 'over') return last && at(score, last.winner) === best ? undefined : 'who won the last game?';
  if (!options.crawford || options.points === 1) return crawford === 'past' ? undefined : 'there is no Crawford game';
  const isNear = best === options.points - 1;
  if (crawford === 'ahead') return isNear ? 'the Crawford game is due' : undefined;
  return isNear ? undefined : 'the Crawford game is not due yet';
}

function phaseProblem(state: BackgammonState): string | undefined {
  const { phase, checkers, cube } = state;
  if (phase !== 'over' && checkers.some((own) => at(own, OFF) === CHECKERS)) return 'all checkers of a player are off';
  switch (phase) {
    case 'opening': {
      const isStart = checkers.every((own) => `${own}` === `${startingCheckers()}`);
      return isStart && cube.owner === null && state.turn === 0 ? undefined : 'a game begins at the starting position';
    }
    case 'move':
      return canPlay(positionOf(state), state.left) ? undefined : 'none of the dice that are left can be played';
    case 'double':
      return mayDouble(state) ? undefined : 'there can be no double';
    case 'beaver':
      return mayDouble(state) && mayBeaver(state) && cube.value < MOST_CUBE ? undefined : 'there can be no beaver';
    default:
      return undefined;
  }
}

/** What a state from outside must fulfil beside its schema. */
export function checkState(state: BackgammonState): string | undefined {
  return (
    boardProblem(state.checkers) ??
    diceProblem(state) ??
    cubeProblem(state) ??
    matchProblem(state) ??
    phaseProblem(state)
  );
}
