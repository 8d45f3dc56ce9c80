import type { Violation } from 'dicewright';
import { illegal } from 'dicewright/define';
import { at, BAR, HOME, isBlocked, OFF, rearmost } from './board.js';
import { stepsOf } from './plays.js';
import { type BackgammonState, positionOf } from './state.js';

const called = (place: number): string => (place === BAR ? 'the bar' : place === OFF ? 'off' : `point ${place}`);

/** Why a checker can't be moved so: the first rule that forbids it. */
export function refusalOf(view: BackgammonState, from: number, to: number): Violation {
  const { phase, left } = view;
  const position = positionOf(view);
  const { own, other } = position;
  if (phase !== 'move') return illegal('BGM-6', 'the dice are rolled before a checker is moved');
  if (at(own, from) === 0) return illegal('BGM-9', `no checker of yours stands on ${called(from)}`);
  if (from !== BAR && at(own, BAR) > 0) return illegal('BGM-11', 'the checkers on the bar come first');
  if (to === from) return illegal('BGM-7', `say where the checker on ${called(from)} is to go`);
  if (to > from) return illegal('BGM-3', `from ${called(from)} to ${called(to)} is no way forward`);
  if (to === OFF && rearmost(own) > HOME) return illegal('BGM-12', 'not all checkers are in the home board yet');
  if (!left.includes(from - to) && !(to === OFF && left.some((die) => die > from))) {
    return illegal('BGM-7', `no die that is left goes from ${called(from)} to ${called(to)}`);
  }
  if (to > OFF && isBlocked(other, to)) return illegal('BGM-9', `point ${to} is held by two checkers or more`);
  if (!stepsOf(position, left).some((step) => step.from === from && step.to === to)) {
    return illegal('BGM-12', `a checker farther back, on ${called(rearmost(own))}, comes first`);
  }
  return illegal('BGM-8', 'both dice must be played if they can be, else the larger');
}
