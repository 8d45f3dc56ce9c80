import { type Chances, forOther } from './network.js';
import { mayDouble } from './scoring.js';
import { type BackgammonState, opponentOf } from './state.js';

/** What it brings a player to win so many points, or, below 0, to lose them. */
export type Bring = (points: number) => number;

/** Of games that are won so many are gammons. */
const GAMMONS = 1 / 4;
/** The chance to win a match for whoever needs so many points, the other one, after the Crawford game: each game is worth two. */
const CHASER: number[] = [1];
for (let away = 1; away < 100; away++) {
  CHASER.push(((1 - GAMMONS) * (CHASER[away - 2] ?? 1) + GAMMONS * (CHASER[away - 4] ?? 1)) / 2);
}
const chaser = (away: number): number => CHASER[Math.max(0, away)] as number;

/** The same with the Crawford game still to come: it is worth one. */
const beforeCrawford = (away: number): number => ((1 - GAMMONS) * chaser(away - 1) + GAMMONS * chaser(away - 2)) / 2;

/**
 * The chance of equals to win the match, for whoever needs so many points; the other needs so many (BGM-20).
 *
 * @param isPast - whether the Crawford game is over, or there is none
 */
export function matchChance(own: number, other: number, isPast: boolean): number {
  if (own <= 0 || other <= 0) return own <= 0 ? 1 : 0;
  if (own === other) return 1 / 2;
  if (own === 1 || other === 1) {
    const behind = (isPast ? chaser : beforeCrawford)(Math.max(own, other));
    return own === 1 ? 1 - behind : behind;
  }
  // Janowski's formula.
  return 1 / 2 + (0.85 * (other - own)) / (Math.max(own, other) + 6);
}

/** What points bring in a match: the chance to win it. A single game is won by one point. */
export const inMatch = ({ score, options, crawford }: BackgammonState, player: number): Bring => {
  const [own = 0, other = 0] = [score[player], score[opponentOf(player)]];
  return (points) => {
    const [needs, others] = [options.points - own - Math.max(0, points), options.points - other + Math.min(0, points)];
    return matchChance(needs, others, crawford !== 'ahead');
  };
};

/** What points bring to whoever is on turn: in a match the chance to win it, else themselves. */
const bringOf = (view: BackgammonState): Bring =>
  view.options.points === 1 ? (points) => points : inMatch(view, view.turn);

/** How much of the cube's use comes in time: 0 if it were never turned, 1 if always at the best moment (Janowski). */
const LIFE = 0.68;

/** A cube, and who of the two, the player first, may turn it. */
interface Turnable {
  readonly value: number;
  readonly may: readonly [own: boolean, other: boolean];
}

/** What a game brings to a player with such chances. */
function withCube(
  [wins = 0, gammons = 0, lost = 0]: Chances,
  bring: Bring,
  { value, may: [own, other] }: Turnable,
): number {
  const dead =
    (wins - gammons) * bring(value) +
    gammons * bring(2 * value) +
    (1 - wins - lost) * bring(-value) +
    lost * bring(-2 * value);
  // Nobody turns it where more points are of no use.
  const ownUse = own && bring(2 * value) > bring(value) ? wins : 0;
  const otherUse = other && bring(-2 * value) < bring(-value) ? 1 - wins : 0;
  const use = (LIFE / 4) * (bring(value) - bring(-value)) * (ownUse - otherUse);
  // Whoever may turn it can always have the game dropped, and need not go on for more.
  return Math.min(Math.max(dead, bring(value)), Math.max(Math.min(dead, bring(-value)), dead + use));
}

/** How a game stands for whoever is on turn, as the cube is. @param chances - of whoever is on turn */
export function standing(view: BackgammonState, chances: Chances, bring = bringOf(view)): number {
  const { cube, options, turn } = view;
  const may = [mayDouble(view), mayDouble({ ...view, turn: opponentOf(turn) })] as const;
  // By Jacoby's rule gammons don't count yet.
  const counted = options.jacoby && cube.owner === null ? chances.slice(0, 1) : chances;
  return withCube(counted, bring, { value: cube.value, may });
}

/** The same for a player who has just moved, as a part of what the game is worth as the cube is; for the other it is the opposite. */
export function standingAfter(view: BackgammonState, player: number): (chances: Chances) => number {
  const next = { ...view, turn: opponentOf(player) };
  const { value } = view.cube;
  const bring = bringOf(next);
  const half = (bring(value) - bring(-value)) / 2;
  return (chances) => (bring(0) - standing(next, forOther(chances), bring)) / half;
}

/** What becomes of a game if the cube is turned, for whoever is on turn. */
export function turning(view: BackgammonState, chances: Chances, bring = bringOf(view)) {
  const { value } = view.cube;
  const turned = (to: number): number => withCube(chances, bring, { value: to, may: [false, true] });
  return {
    taken: turned(2 * value),
    dropped: bring(value),
    beavered: turned(4 * value),
    beaverDropped: bring(-2 * value),
  };
}
