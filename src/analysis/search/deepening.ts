import type { AnyAction } from '../../kernel/types.js';
import type { Limit } from '../bots/effort.js';
import type { Trial } from '../bots/trial.js';
import { Expectimax, type Horizon } from './expectimax.js';
import type { World } from './imagined.js';
import type { Drawing } from './outcomes.js';
import { gainOf, type Leaf } from './shares.js';
import type { ValuedAction } from './valuation.js';
import { OPEN } from './window.js';

/** What a search found. */
export interface Found {
  /** The best first; those that there was no time for have no values. */
  readonly actions: readonly ValuedAction[];
  /** Turns looked at to their end; 0 where there wasn't even time for the player's own. */
  readonly turns: number;
  /** Whether everything was followed to its end: then the values are exact. */
  readonly isExact: boolean;
}

/** No more actions of a turn are looked at one after the other. */
const LONGEST_TURN = 60;

/** What is worse by more is not valued any further: so what comes out equal is equal. */
const CLEAR = 1e-6;

/** Of an event with more outcomes, a number of drawn ones is looked at. */
export const USUAL_DRAWING = { most: 300, samples: 36 } as const;

/** From where to look ahead, by what, and how far. */
export interface Deepening {
  readonly trial: Trial;
  readonly leaf: Leaf;
  readonly drawing: Omit<Drawing, 'isUsed'>;
  readonly limit: Limit;
  /** Whose actions they are. */
  readonly player: number;
  /** What may be the case. */
  readonly worlds: readonly World[];
  readonly actions: readonly AnyAction[];
  /** Turns to look at, at most. */
  readonly turns: number;
  /** Actions to look at, at most. Default: as many as a turn has. */
  readonly depth?: number;
  /** Whether the values of all actions are wanted, not just which is best. */
  readonly all: boolean;
}

/**
 * Looks one action ahead, then two, to the end of the turn; then to the end of the next turn, and so on, until the limit.
 * The first look is taken whatever it costs. In an unfinished look only what was better than the best so far, which is
 * looked at first, counts.
 */
export function deepened(asked: Deepening): Found {
  const { trial, leaf, drawing, limit, turns: most, depth = LONGEST_TURN, all } = asked;
  const search = new Expectimax(trial, leaf, limit, drawing);
  let found: Found = { actions: asked.actions.map((action) => ({ action, values: [] })), turns: 0, isExact: false };
  let begun: ValuedAction[] = [];
  const isDone = trial.within(limit, () => {
    let actions = 1;
    for (let turns = 0; turns < most; turns++) {
      for (; actions <= depth; actions++) {
        search.begin();
        begun = [];
        limit.isNeeded = turns === 0 && actions === 1;
        look(search, asked, found, { turns, actions }, begun);
        const isExact = !search.isLeaf && !search.drawing.isUsed && asked.worlds.length === 1;
        found = { actions: ranked(begun, asked.player), turns: search.isCut ? turns : turns + 1, isExact };
        if (!search.isCut) break;
      }
      if (!search.isLeaf) break;
    }
  });
  const isFirst = found.actions.every(({ values }) => values.length === 0);
  if (isDone || begun.length === 0 || (all && !isFirst)) return found;
  const others = found.actions.slice(begun.length).map(({ action }) => ({ action, values: [] }));
  return { ...found, actions: [...ranked(begun, asked.player), ...others], isExact: false };
}

const ranked = (actions: readonly ValuedAction[], player: number): ValuedAction[] =>
  [...actions].sort((one, other) => gainOf(other.values, player) - gainOf(one.values, player));

/** Values the actions one after the other. */
function look(
  search: Expectimax,
  { worlds, player, all }: Deepening,
  { actions }: Found,
  horizon: Horizon,
  valued: ValuedAction[],
): void {
  const [known] = worlds.length === 1 ? worlds : [];
  const isNarrow = !all && known?.position.players === 2;
  let best = Number.NEGATIVE_INFINITY;
  for (const { action } of actions) {
    const window = !isNarrow ? OPEN : player === 0 ? { ...OPEN, low: best - CLEAR } : { ...OPEN, high: CLEAR - best };
    const values = known
      ? search.action(known.position, action, horizon, window)
      : search.actionIn(worlds, action, horizon);
    valued.push({ action, values });
    best = Math.max(best, gainOf(values, player));
  }
}
