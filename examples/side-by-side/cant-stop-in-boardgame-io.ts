// The same game as in examples/games/cant-stop, written as a game of boardgame.io: for docs/reference/cant-stop-side-by-side.md. Columns
// and cuts are the same code in both. A test plays both with the same dice.
import { createRequire } from 'node:module';
import type { Ctx, Game, Move } from 'boardgame.io';
import { columns, cutsOf, lengthOf, RUNNERS, topOf } from '../games/cant-stop/src/columns.js';

// Node can't import boardgame.io 0.50 by name. Bundlers can: import { INVALID_MOVE } from 'boardgame.io/core'.
const require = createRequire(import.meta.url);
const { INVALID_MOVE } = require('boardgame.io/core') as typeof import('boardgame.io/core');

export interface Options {
  readonly goal: number;
  readonly both: boolean;
}

export interface CantStop {
  options: Options;
  markers: number[][];
  runners: number[];
  dice: number[];
}

const defaults: Options = { goal: 3, both: true };

type Answer = typeof INVALID_MOVE | undefined;

const player = (ctx: Ctx): number => Number(ctx.currentPlayer);
const wonBy = (own: readonly number[]): number => columns.filter((column) => topOf(own, column)).length;

/** The runners after a step in each of the columns; `null` where there is no such step. */
function climbed(G: CantStop, ctx: Ctx, steps: readonly number[]): number[] | null {
  const runners = [...G.runners];
  let free = RUNNERS - runners.filter((height) => height > 0).length;
  for (const column of steps) {
    const height = runners[column - 2] ?? 0;
    if (G.markers.some((own) => topOf(own, column))) return null;
    if (height === lengthOf(column) || (height === 0 && free === 0)) return null;
    if (height === 0) free--;
    runners[column - 2] = (height || (G.markers[player(ctx)]?.[column - 2] ?? 0)) + 1;
  }
  return runners;
}

/** All that can be climbed with the dice. */
function climbsOf(G: CantStop, ctx: Ctx): number[][] {
  const all = cutsOf(G.dice).flatMap((cut) => {
    const both = climbed(G, ctx, cut) !== null;
    const parts = both && G.options.both ? [cut] : [cut, ...cut.map((column) => [column])];
    return parts.filter((part) => climbed(G, ctx, part) !== null);
  });
  return all.filter((climb, at) => all.findIndex((other) => other.join() === climb.join()) === at);
}

const roll: Move<CantStop> = ({ G, ctx, random, events }): Answer => {
  if (G.dice.length > 0) return INVALID_MOVE;
  G.dice = random.D6(4).sort();
  if (climbsOf(G, ctx).length > 0) return undefined;
  G.dice = [];
  G.runners = columns.map(() => 0);
  events.endTurn();
  return undefined;
};

const climb: Move<CantStop> = ({ G, ctx }, told: number[]): Answer => {
  const steps = [...told].sort((one, other) => one - other);
  if (!climbsOf(G, ctx).some((possible) => possible.join() === steps.join())) return INVALID_MOVE;
  G.runners = climbed(G, ctx, steps) ?? [];
  G.dice = [];
  return undefined;
};

const stop: Move<CantStop> = ({ G, ctx, events }): Answer => {
  if (G.dice.length > 0 || G.runners.every((height) => height === 0)) return INVALID_MOVE;
  const own = columns.map((column) => G.runners[column - 2] || (G.markers[player(ctx)]?.[column - 2] ?? 0));
  G.markers = G.markers.map((others, other) =>
    other === player(ctx) ? own : others.map((height, i) => (topOf(own, i + 2) ? 0 : height)),
  );
  G.runners = columns.map(() => 0);
  events.endTurn();
  return undefined;
};

/** What bots and buttons are offered: once more what the moves allow. */
function enumerate(G: CantStop, ctx: Ctx): { move: string; args?: unknown[] }[] {
  if (G.dice.length > 0) return climbsOf(G, ctx).map((steps) => ({ move: 'climb', args: [steps] }));
  return [{ move: 'roll' }, ...(G.runners.some((height) => height > 0) ? [{ move: 'stop' }] : [])];
}

export const cantStop: Game<CantStop, Record<string, unknown>, Partial<Options>> = {
  name: 'cant-stop',
  minPlayers: 2,
  maxPlayers: 4,
  setup: ({ ctx }, setupData = {}) => ({
    options: { ...defaults, ...setupData },
    markers: Array.from({ length: ctx.numPlayers }, () => columns.map(() => 0)),
    runners: columns.map(() => 0),
    dice: [],
  }),
  // Dice are drawn where the rules run, and a roll can't be taken back.
  moves: { roll: { move: roll, client: false, undoable: false }, climb, stop },
  endIf: ({ G }) => {
    const winner = G.markers.findIndex((own) => wonBy(own) >= G.options.goal);
    return winner < 0 ? undefined : { winners: [winner], scores: G.markers.map(wonBy) };
  },
  ai: { enumerate },
};
