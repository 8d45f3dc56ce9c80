import { at, BAR, type Checkers, HOME, OFF, opposite, startingCheckers } from './board.js';
import {
  type BackgammonCube,
  type BackgammonResult,
  type BackgammonState,
  type BackgammonWin,
  MOST_CUBE,
  opponentOf,
} from './state.js';

/** Whether the player on turn may double before they roll (BGM-15, BGM-17, BGM-21). */
export function mayDouble({ options, cube, crawford, turn }: BackgammonState): boolean {
  if (!options.cube || crawford === 'now') return false;
  return cube.value < MOST_CUBE && (cube.owner === null || cube.owner === turn);
}

/** Whether who is doubled may beaver (BGM-18). */
export const mayBeaver = ({ options, cube }: BackgammonState): boolean =>
  options.beavers && cube.value * 4 <= MOST_CUBE;

/** What it is called that a player lost who has these checkers left (BGM-14). */
export function winOver(loser: Checkers): Exclude<BackgammonWin, 'drop'> {
  if (at(loser, OFF) > 0) return 'single';
  const isFarBack = loser.some((count, place) => count > 0 && (place === BAR || place >= opposite(HOME)));
  return isFarBack ? 'backgammon' : 'gammon';
}

const factors: Readonly<Record<BackgammonWin, number>> = { single: 1, drop: 1, gammon: 2, backgammon: 3 };

/** The points of a game that was played to its end (BGM-14, BGM-19). */
export function pointsOf({ options, cube }: BackgammonState, win: BackgammonWin): number {
  const isCounted = !options.jacoby || cube.owner !== null;
  return cube.value * (isCounted ? factors[win] : 1);
}

/** The fields with which a game begins (BGM-2, BGM-4). */
export const newGame = () => ({
  checkers: [startingCheckers(), startingCheckers()],
  phase: 'opening' as const,
  turn: 0,
  dice: [] as number[],
  left: [] as number[],
  cube: { value: 1, owner: null } as BackgammonCube,
});

/** Whether the next game is the Crawford game (BGM-21). */
function nextCrawford({ crawford, options }: BackgammonState, score: readonly number[]): BackgammonState['crawford'] {
  if (crawford !== 'ahead') return 'past';
  return Math.max(...score) === options.points - 1 ? 'now' : 'ahead';
}

/** The fields that change when a game is won: the match goes on, or it is over (BGM-20, BGM-22). */
export function afterGame(
  before: BackgammonState,
  { winner, win, points }: BackgammonResult,
): Partial<BackgammonState> {
  const score = before.score.map((own, player) => (player === winner ? own + points : own));
  const ended = { score, last: { winner, win, points } };
  if (Math.max(...score) >= before.options.points) return { ...ended, phase: 'over', left: [] };
  return { ...ended, ...newGame(), crawford: nextCrawford(before, score) };
}

/** What a drop is worth to the other: the cube before the double that is refused (BGM-16, BGM-18). */
export function dropped(before: BackgammonState, player: number): BackgammonResult {
  const points = before.phase === 'beaver' ? before.cube.value * 2 : before.cube.value;
  return { winner: opponentOf(player), win: 'drop', points };
}
