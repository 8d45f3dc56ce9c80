import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { usualPlay } from '../../../src/analysis/bots/purposeful-bot.js';
import { type AnyGame, createReducer, createRng, type Envelope, startGame } from '../../../src/index.js';
import { DICE_VERSION, type Dice, type DiceVersion } from '../../../src/kernel/dice/dice.js';
import { happened } from '../../../src/play/happened.js';
import { diceOf } from '../../../src/record/table.js';
import type { Golden } from '../../../src/testing/golden.js';
import type { GoldenGame, GoldenPly } from './golden-file.js';

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, child]) => [key, sorted(child)]),
  );
}

/** 64 bits of the SHA-256 of the state as JSON with sorted keys, in hex. */
export function stateHash(state: object): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(state)))
    .digest('hex')
    .slice(0, 16);
}

const facts = (game: AnyGame, state: Envelope) => ({
  legal: [...game.legalActions(state)].length,
  state: stateHash(state),
});

/** How golden games are played: with a purpose where there is one, so that they are short, else at random. */
export type GoldenPlay = ReturnType<typeof usualPlay>;

/** The game that a seed gives: its dice, choices by the play. `null` when it takes too many plies. */
export function goldenGame(
  game: AnyGame,
  next: GoldenPlay,
  players: number,
  options: object,
  seed: string,
  maxPlies: number,
  version: DiceVersion = DICE_VERSION,
): GoldenGame | null {
  const dice = diceOf({ dice: version }, seed) as Dice;
  const reducer = createReducer(game, dice);
  const rng = createRng(`golden ${seed}`);
  const first = game.setup({ players, options });
  const plies: GoldenPly[] = [];
  let state = first;
  for (let action = next(state, rng); action !== null; action = next(state, rng)) {
    if (plies.length === maxPlies) return null;
    const event = state.events;
    const chance = game.chance(state, action);
    const played = chance === null ? action : { ...action, outcome: dice.draw(chance, event) };
    const next = reducer(state, action);
    plies.push({ action: played, text: game.describe(state, played, next), ...facts(game, next) });
    state = next;
  }
  const outcome = game.result(state);
  if (outcome === null) throw new Error(`${game.id}: nobody can act, but the game is not over`);
  const { winners, scores } = outcome;
  const start = facts(game, first);
  const head = { game: game.id, rules: game.rules, players, options, seed, dice: version };
  return { ...head, start, plies, result: { winners, scores } };
}

/** Whether the recorded actions still lead to the recorded states and to the same end, whoever chose them. */
export function isStillSo(game: AnyGame, { players, options, start, plies, result }: GoldenGame): boolean {
  let state = game.setup({ players, options });
  if (stateHash(state) !== start.state) return false;
  for (const { action, ...after } of plies) {
    const played = game.safeReduce(state, action);
    if (!played.ok || stateHash(played.state) !== after.state || facts(game, played.state).legal !== after.legal)
      return false;
    state = played.state;
  }
  const { winners, scores } = game.result(state) ?? {};
  return isDeepStrictEqual({ winners, scores }, result);
}

/** What two golden games of the same rules must agree in: all but the wording of `describe`. */
export function withoutWording({ plies, ...rest }: GoldenGame): object {
  return { ...rest, plies: plies.map(({ text: _, ...ply }) => ply) };
}

/** The shortest of the games that the seeds 1 to `seeds` give, so that people can read it. */
export function shortestGolden(
  game: AnyGame,
  next: GoldenPlay,
  players: number,
  options: object,
  seeds: number,
): GoldenGame {
  let best: GoldenGame | null = null;
  for (let seed = 1; seed <= seeds; seed++) {
    best = goldenGame(game, next, players, options, String(seed), best ? best.plies.length - 1 : 20_000) ?? best;
  }
  if (best === null) throw new Error(`${game.id}: no seed gives a game that ends`);
  return best;
}

/**
 * The tables of a game's golden games: the defaults with the two smallest numbers of players, the last variant, and the
 * other variants that `isKept` wants by the names of their tables.
 */
export function goldenTables(
  game: AnyGame,
  isKept: (name: string) => boolean,
): { name: string; players: number; options: object }[] {
  const tablesOf = (variant: number, count: number) => {
    const options = game.variants[variant] ?? {};
    const seats = game.playersFor(options);
    const suffix = variant === 0 ? '' : `-variant-${variant}`;
    return seats.slice(0, count).map((players) => ({ name: `${players}-players${suffix}`, players, options }));
  };
  const last = game.variants.length - 1;
  return game.variants.flatMap((_, variant) =>
    tablesOf(variant, variant === 0 ? 2 : 1).filter(({ name }) => variant === 0 || variant === last || isKept(name)),
  );
}

/** How many states of a golden game are kept as saves. */
const SAVES = 2;

/**
 * A golden game as its rules know it, the record and states on the way: what readers of records and `load` take from then
 * on.
 */
export function goldenSaves(game: AnyGame, { players, options, plies }: GoldenGame): Golden {
  const saves: { after: number; state: Envelope }[] = [];
  const wanted = Array.from({ length: SAVES }, (_, i) => Math.ceil(((i + 1) * plies.length) / (SAVES + 1)));
  const session = startGame(game, { players, options });
  for (const [i, { action }] of plies.entries()) {
    const { state } = happened(session.play(action));
    if (wanted.includes(i + 1)) saves.push({ after: i + 1, state });
  }
  const record = session.toRecord();
  return { format: 'dicewright/1 golden', game: game.id, rules: game.rules, players, options, saves, record };
}
