import { expect } from 'vitest';
import {
  type HideAwayAction,
  type HideAwayOptions,
  type HideAwayState,
  hideAway,
} from '../../src/games/das-spiel/skill/hide-away/hide-away.js';
import type { DeepReadonly } from '../../src/kernel/types.js';
import { board, nameAt } from './das-spiel.js';
import { spots } from './pyramid-by-hand.js';

export type State = DeepReadonly<HideAwayState>;

export const start = (players = 2, options: HideAwayOptions = {}): State => hideAway.setup({ players, options });

export const found = (player: number, cell: string): HideAwayAction => ({ type: 'found', player, cell });
export const attempt = (player: number, landed: string | null, hidden: number[] = [], destroyed: number[] = []) =>
  ({ type: 'attempt', player, outcome: { landed, hidden, destroyed } }) as HideAwayAction;

export const apply = (state: State, ...actions: HideAwayAction[]): State =>
  actions.reduce((now, action) => hideAway.reduce(now, action), state);

/** Where the pyramids of the three stand in these tests, and what lies below their tops. */
export const TOPS = ['1c3', '1b6', '1f2'];
export const BASES = ['c4 c3 d3', 'b7 b6 c6', 'f3 f2 g2'];

export const built = (players = 2, options: HideAwayOptions = {}): State =>
  apply(start(players, options), ...TOPS.slice(0, players).map((cell, player) => found(player, cell)));

/** A position with black dice before a throw. */
export const position = (black: string, { players = 2, options = {}, ...rest }: Setting = {}): State => {
  const state = built(players, options);
  return hideAway.load({ ...state, board: board({ k: black }, state.board), ...rest });
};

export interface Setting {
  readonly players?: number;
  readonly options?: HideAwayOptions;
  readonly toPlay?: number | null;
  readonly turns?: number;
  readonly hidden?: readonly (number | null)[];
  readonly hands?: readonly number[];
}

/** What lies round the pyramid with the top 1c3 so that a die in 1c4, 1b4 or 2c3 has a place. */
export const ROUND = 'b3 b4 b5 c2 c5 d2 d4 e2 e3';

/** So many cells for black dice that bear each other, away from the pyramids’ own. */
export const heap = (dice: number, players: number): string => {
  const taken = built(players).board;
  const names: string[] = [];
  let laid = taken;
  for (const [cell, spot] of spots.entries()) {
    const holds = spot[0] + spot[1] + spot[2] === 8;
    const below = spots.flatMap((other, i) => {
      const step = [0, 1, 2].map((axis) => (other[axis] ?? 0) - (spot[axis] ?? 0));
      return step.every((d) => d >= 0) && step.reduce((sum, d) => sum + d, 0) === 1 ? [i] : [];
    });
    if (names.length === dice || laid[cell] !== '.') continue;
    if (!holds && !below.every((i) => laid[i] !== '.')) continue;
    names.push(nameAt(cell));
    laid = board({ k: nameAt(cell) }, laid);
  }
  expect(names.length).toBe(dice);
  return names.join(' ');
};
