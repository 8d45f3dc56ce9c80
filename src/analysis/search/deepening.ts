import type { AnyAction } from '../../kernel/types.js';
import type { Position } from '../bots/trial.js';
import { type Expectimax, OutOfTime } from './expectimax.js';
import type { Shares } from './leaf.js';
import { gainOf, OPEN } from './window.js';

/** An action, and what it is worth to everybody. */
export interface ValuedAction {
  readonly action: AnyAction;
  readonly shares: Shares;
}

/** What a search found. */
export interface Found {
  /** The best first. */
  readonly actions: readonly ValuedAction[];
  /** Turns that were looked at to their end; 0 where there was not even time for the player's own. */
  readonly turns: number;
  /** Whether nothing was valued without its end: then the values are exact. */
  readonly isExact: boolean;
}

/** No turn has more actions that are looked at one after the other. */
const LONGEST_TURN = 60;

/** What is worse by more is not valued any further: so what comes out equal is equal. */
const CLEAR = 1e-6;

/** How it is gone on. */
export interface Deepening {
  /** Turns to look at, at most. */
  readonly turns: number;
  /** Whether the values of all actions are wanted, and not only which is the best. */
  readonly all: boolean;
}

/**
 * Looks one action ahead, then two, to the end of the turn; then to the end of the next turn, and so on, as long as there
 * is time. What was not finished doesn't count.
 */
export function deepened(
  search: Expectimax,
  positions: readonly Position[],
  player: number,
  actions: readonly AnyAction[],
  { turns: most, all }: Deepening,
): Found {
  let found: Found = { actions: actions.map((action) => ({ action, shares: [] })), turns: 0, isExact: false };
  try {
    for (let turns = 0; turns < most; turns++) {
      for (let depth = 1; depth <= LONGEST_TURN; depth++) {
        search.begin();
        const order = found.actions.map(({ action }) => action);
        const valued = valuedAt(search, positions, player, order, { turns, actions: depth }, all);
        found = { actions: valued, turns: search.isCut ? turns : turns + 1, isExact: isExact(search, positions) };
        if (!search.isCut) break;
      }
      if (!search.isLeaf) break;
    }
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error;
  }
  return found;
}

const isExact = (search: Expectimax, positions: readonly Position[]): boolean =>
  !search.isLeaf && !search.isSampled && positions.length === 1;

function valuedAt(
  search: Expectimax,
  positions: readonly Position[],
  player: number,
  actions: readonly AnyAction[],
  horizon: { readonly turns: number; readonly actions: number },
  all: boolean,
): ValuedAction[] {
  const valued: ValuedAction[] = [];
  let best = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const isNarrow = !all && positions.length === 1 && positions[0]?.players === 2;
    const window = !isNarrow ? OPEN : player === 0 ? { ...OPEN, low: best - CLEAR } : { ...OPEN, high: CLEAR - best };
    const shares = meanOf(positions.map((position) => search.action(position, action, horizon, window)));
    valued.push({ action, shares });
    best = Math.max(best, gainOf(shares, player));
  }
  return valued.sort((one, other) => gainOf(other.shares, player) - gainOf(one.shares, player));
}

function meanOf(all: readonly Shares[]): Shares {
  const [first = []] = all;
  return first.map((_, seat) => all.reduce((sum, shares) => sum + (shares[seat] as number), 0) / all.length);
}
