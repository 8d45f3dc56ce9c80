// The same Farkle as in examples/games/farkle, written as a game of boardgame.io: for docs/reference/farkle-side-by-side.md. What dice are
// worth is the same code in both. A test plays both with the same dice.
import { createRequire } from 'node:module';
import type { Ctx, Game, Move } from 'boardgame.io';
import { type FarkleValues, pointsOf, scores } from '../games/farkle/src/scoring.js';

// Node can't import boardgame.io 0.50 by name. Bundlers can: import { INVALID_MOVE } from 'boardgame.io/core'.
const require = createRequire(import.meta.url);
const { INVALID_MOVE } = require('boardgame.io/core') as typeof import('boardgame.io/core');

export interface Options extends FarkleValues {
  readonly goal: number;
  readonly entry: number;
  readonly hotDice: 'may' | 'must';
  readonly threeFarkles: number;
  readonly piggyback: boolean;
  readonly finalRound: boolean;
}

export interface Farkle {
  options: Options;
  banked: number[];
  farkles: number[];
  phase: 'begin' | 'keep' | 'decide';
  atRisk: number;
  dice: number[];
  kept: number[];
  offered: number;
  closer: number | null;
  isOver: boolean;
}

const defaults: Options = {
  goal: 10_000,
  entry: 500,
  threeOnes: 300,
  kinds: 'fixed',
  straight: 1500,
  threePairs: 1500,
  twoTriplets: 2500,
  hotDice: 'may',
  threeFarkles: 0,
  piggyback: false,
  finalRound: true,
};

type Answer = typeof INVALID_MOVE | undefined;
type Events = { endTurn: () => void };

const player = (ctx: Ctx): number => Number(ctx.currentPlayer);

function endTurn(G: Farkle, ctx: Ctx, events: Events): void {
  const next = (player(ctx) + 1) % ctx.numPlayers;
  G.phase = 'begin';
  G.atRisk = 0;
  G.isOver = G.closer !== null && (!G.options.finalRound || next === G.closer);
  events.endTurn();
}

function lay(G: Farkle, ctx: Ctx, events: Events, rolled: number[]): void {
  const { options } = G;
  const own = player(ctx);
  G.dice = rolled;
  G.offered = 0;
  if (scores(rolled, options)) {
    G.phase = 'keep';
    return;
  }
  G.kept = [];
  if (options.threeFarkles > 0) {
    G.farkles[own] = ((G.farkles[own] ?? 0) + 1) % 3;
    if (G.farkles[own] === 0) G.banked[own] = Math.max(0, (G.banked[own] ?? 0) - options.threeFarkles);
  }
  endTurn(G, ctx, events);
}

const roll: Move<Farkle> = ({ G, ctx, random, events }): Answer => {
  if (G.phase === 'keep') return INVALID_MOVE;
  if (G.phase === 'begin') G.kept = [];
  lay(G, ctx, events, random.D6(6 - G.kept.length));
  return undefined;
};

const takeOver: Move<Farkle> = ({ G, ctx, random, events }): Answer => {
  if (G.phase !== 'begin' || G.offered === 0) return INVALID_MOVE;
  G.atRisk = G.offered;
  lay(G, ctx, events, random.D6(6 - G.kept.length));
  return undefined;
};

const keep: Move<Farkle> = ({ G }, places: number[]): Answer => {
  if (G.phase !== 'keep' || !Array.isArray(places) || new Set(places).size < places.length) return INVALID_MOVE;
  if (places.some((place) => !(place in G.dice))) return INVALID_MOVE;
  const named = places.flatMap((place) => G.dice[place] ?? []);
  const points = pointsOf(named, G.options);
  if (points === null) return INVALID_MOVE;
  G.kept.push(...named);
  G.dice = G.dice.filter((_, place) => !places.includes(place));
  if (G.kept.length === 6) G.kept = [];
  G.atRisk += points;
  G.phase = 'decide';
  return undefined;
};

const bank: Move<Farkle> = ({ G, ctx, events }): Answer => {
  const own = player(ctx);
  const { options } = G;
  if (G.phase !== 'decide') return INVALID_MOVE;
  if (G.kept.length === 0 && options.hotDice === 'must') return INVALID_MOVE;
  if (G.banked[own] === 0 && G.atRisk < options.entry) return INVALID_MOVE;
  G.banked[own] = (G.banked[own] ?? 0) + G.atRisk;
  G.farkles[own] = 0;
  G.offered = options.piggyback ? G.atRisk : 0;
  if (!options.piggyback) {
    G.dice = [];
    G.kept = [];
  }
  if (G.closer === null && (G.banked[own] ?? 0) >= options.goal) G.closer = own;
  endTurn(G, ctx, events);
  return undefined;
};

/** What bots and buttons are offered: once more what the moves allow. */
function enumerate(G: Farkle, ctx: Ctx): { move: string; args?: unknown[] }[] {
  const { options, phase } = G;
  if (phase === 'keep') {
    return Array.from({ length: 2 ** G.dice.length - 1 }, (_, i) =>
      G.dice.map((_, place) => place).filter((place) => ((i + 1) >> place) & 1),
    )
      .filter(
        (places) =>
          pointsOf(
            places.flatMap((place) => G.dice[place] ?? []),
            options,
          ) !== null,
      )
      .map((places) => ({ move: 'keep', args: [places] }));
  }
  const moves: { move: string; args?: unknown[] }[] = [{ move: 'roll' }];
  if (phase === 'begin' && G.offered > 0) moves.push({ move: 'takeOver' });
  const isHot = G.kept.length === 0 && options.hotDice === 'must';
  const isLow = G.banked[player(ctx)] === 0 && G.atRisk < options.entry;
  if (phase === 'decide' && !isHot && !isLow) moves.push({ move: 'bank' });
  return moves;
}

export const farkle: Game<Farkle, Record<string, unknown>, Partial<Options>> = {
  name: 'farkle',
  minPlayers: 1,
  maxPlayers: 8,
  setup: ({ ctx }, setupData = {}) => ({
    options: { ...defaults, ...setupData },
    banked: Array.from({ length: ctx.numPlayers }, () => 0),
    farkles: Array.from({ length: ctx.numPlayers }, () => 0),
    phase: 'begin',
    atRisk: 0,
    dice: [],
    kept: [],
    offered: 0,
    closer: null,
    isOver: false,
  }),
  // Dice are drawn where the rules run, and a roll can't be taken back.
  moves: {
    roll: { move: roll, client: false, undoable: false },
    takeOver: { move: takeOver, client: false, undoable: false },
    keep,
    bank,
  },
  endIf: ({ G }) => {
    if (!G.isOver) return undefined;
    const best = Math.max(...G.banked);
    return { winners: G.banked.flatMap((points, own) => (points === best ? [own] : [])), scores: G.banked };
  },
  ai: { enumerate },
};
