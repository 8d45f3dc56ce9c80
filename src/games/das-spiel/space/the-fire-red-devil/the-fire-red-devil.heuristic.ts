import type { DeepReadonly } from '../../../../kernel/types.js';
import { axes, coordinate } from '../../../../pyramid/lattice.js';
import { ANGEL, cellOfPlayer, DEVIL, isOnto, isSeized, jumpsOfPlayer, type TheFireRedDevilState } from './position.js';

/** What a jump of the angel's counts, of the devil's, and all green dice placed, in steps of distance. */
const OWN = 3;
const OTHERS = 2;
const PLACED = 10;
/** What it counts that the devil could seize the angel. */
const THREAT = 10;
/** Steps more or fewer that nearly decide the game. */
const MANY = 10;

/**
 * How safe the angel is: how many jumps they have, and how few the devil, none of which should come down on the angel, how far
 * away the devil is, and how many green dice are placed. The devil wants the opposite.
 */
export function theFireRedDevilWorth(view: DeepReadonly<TheFireRedDevilState>, player: number): number {
  const { board, phase, supply, options } = view;
  if (phase === 'setup') return 1 / 2;
  const [angel, devil] = [cellOfPlayer(board, ANGEL), cellOfPlayer(board, DEVIL)];
  const attacks = jumpsOfPlayer(view, DEVIL);
  const threat = isSeized(board) || attacks.some(({ to }) => isOnto(board, to, ANGEL));
  const away = axes.reduce((sum: number, axis) => sum + Math.abs(coordinate(angel, axis) - coordinate(devil, axis)), 0);
  const safe =
    OWN * jumpsOfPlayer(view, ANGEL).length -
    OTHERS * attacks.length +
    away +
    PLACED * (1 - supply / (2 * options.dice)) -
    (threat ? THREAT : 0);
  const worth = 1 / (1 + Math.exp((MANY - safe) / MANY));
  return player === ANGEL ? worth : 1 - worth;
}
