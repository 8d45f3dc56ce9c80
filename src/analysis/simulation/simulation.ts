import { entryFor } from '../../catalogue/entry-for.js';
import type { Entry, NamedGame } from '../../entry/entry.js';
import { loadedGame } from '../../entry/given-game.js';
import { optionsIn } from '../../kernel/plain.js';
import type { AnyAction, AnyGame, Envelope } from '../../kernel/types.js';
import { platformHere } from '../here.js';
import {
  checkListeners,
  chunksOf,
  type GamesAsked,
  playHere,
  type RunSignal,
  rangeAsked,
  reasonOf,
  TELLING,
  usualChunk,
} from '../pieces.js';
import { type GameRange, gapsIn, joinedRanges, sizeOf } from '../runs.js';
import { gameLuck, luckTable } from '../tournament/game-luck.js';
import type { Platform } from '../tournament/platform.js';
import { countOf } from '../worlds.js';
import {
  addGame,
  addSimulation,
  emptySimulation,
  resultOf,
  type Simulation,
  type SimulationHead,
  type SimulationResult,
  simulationFrom,
  unitedSimulations,
} from './result.js';
import { type Chosen, simulatedGame, simulationHead } from './simulated-game.js';

/** How far a simulation is. */
export interface SimulationProgress {
  /** Games played in this run. */
  readonly done: number;
  /** Games to be played in this run. */
  readonly total: number;
  /** All that has been played so far, with what was resumed: it can be saved, and resumed later. */
  readonly result: () => SimulationResult;
}

/** A simulation. */
export interface SimulationOptions<State, Action extends AnyAction, Options, View> {
  /** The game, or its entry. */
  readonly game: NamedGame<State, Action, Options, View>;
  /** How many games; or only those from the first number to before the second. */
  readonly games: GamesAsked;
  /** Game i is played with the seed `<seed>/<i>`. */
  readonly seed: string;
  /** Players in a game. Default: two, or the fewest that the game allows. */
  readonly players?: number | undefined;
  /** Options of the game. */
  readonly options?: NoInfer<Options> | undefined;
  /**
   * `'removed'` gives, besides the plain results, those without the luck of the dice (as in {@link tournament}). Each game
   * then takes longer.
   */
  readonly luck?: 'removed' | undefined;
  /** Games played in one go, between two reports. Default: a sixty-fourth of all, 250 at most. */
  readonly chunk?: number | undefined;
  /** The result of an earlier run: games that are in it are not played again, but are in the new result. */
  readonly resume?: SimulationResult | undefined;
  /** Called now and then with how far it is; the simulation waits for it. */
  readonly onProgress?: ((progress: SimulationProgress) => void | Promise<void>) | undefined;
  /** Ends the simulation before it is done: it rejects with the signal's reason. */
  readonly signal?: RunSignal | undefined;
}

/** A simulation of a game of any types. */
export type AnySimulation = SimulationOptions<Envelope, AnyAction, object, Envelope>;

/** Plays a game at random, or by a given policy, and counts it. */
async function playOne(entry: Entry, game: AnyGame, head: SimulationHead, own?: Chosen) {
  const { players, options } = head;
  const start = game.setup({ players, options });
  const table = { entry, game, options };
  const luckOf = await gameLuck(table, head, start, await luckTable({ table, head, start, bots: [] }));
  return (index: number, counts: Simulation): void => {
    const { actions, result } = simulatedGame(game, head, index, own);
    addGame(counts, { index, length: actions.length, result, luck: (result && luckOf?.(actions, index)) ?? null });
  };
}

/** What plays ranges of the simulation's games. */
export async function simulationPlayer(
  entry: Entry,
  head: SimulationHead,
): Promise<(range: GameRange) => SimulationResult> {
  const play = await playOne(entry, await entry.load(), head);
  return (range) => {
    const counts = emptySimulation(head, [range]);
    for (let index = range[0]; index < range[1]; index++) play(index, counts);
    return resultOf(counts);
  };
}

/** {@link simulation} with a given platform and policy. */
export async function simulationOn(
  { pause }: Pick<Platform, 'pause'>,
  given: AnySimulation,
  own?: Chosen,
): Promise<SimulationResult> {
  const { signal, onProgress } = given;
  if (signal?.aborted) throw reasonOf(signal, 'simulation');
  const range = rangeAsked(given.games);
  const entry = await entryFor(given.game);
  const game = await loadedGame(given.game);
  const head = simulationHead(game, given);
  const before = given.resume === undefined ? emptySimulation(head, []) : simulationFrom(given.resume);
  const counted = emptySimulation(head, []);
  const played: GameRange[] = [];
  const result = (): SimulationResult =>
    resultOf(unitedSimulations(before, { ...counted, ranges: joinedRanges(played).ranges }));
  // Whether it is the same simulation shows before anything is played.
  result();
  const gaps = gapsIn(range, before.ranges);
  const total = sizeOf(gaps);
  const chunks = chunksOf(gaps, countOf('chunk', given.chunk, usualChunk(total)));
  await playHere(
    { chunks, telling: given.chunk === undefined ? TELLING : null },
    {
      none: () => emptySimulation(head, []),
      play: await playOne(entry, game, head, own),
      async add(games, counts) {
        addSimulation(counted, counts);
        played.push(games);
        await onProgress?.({ done: sizeOf(played), total, result });
      },
    },
    { pause, signal, what: 'simulation' },
  );
  return result();
}

/**
 * Plays a game with random legal actions, many times over, and counts who wins and with which scores. A game that
 * declares a purpose is played with it: at random it would hardly ever end. See {@link mergeSimulations} for runs in parts.
 *
 * @returns plain JSON, the same for the same seed and games, whatever the parts
 * @throws (all as rejections) GameError `INVALID_SETUP` as `setup`, `INVALID_RECORD` when `resume` belongs to another
 * simulation; RangeError for bad numbers
 * @example
 * ```ts
 * import { simulation } from 'dicewright/analysis';
 * import { kiriki } from 'dicewright/kiriki';
 *
 * const { games, wins, ties } = await simulation({ game: kiriki, games: 100, seed: 'one' });
 * console.log(games, wins.length, (wins[0] ?? 0) + (wins[1] ?? 0) - ties); // → 100 2 100
 * ```
 */
export async function simulation<State, Action extends AnyAction, Options, View>(
  options: SimulationOptions<State, Action, Options, View>,
): Promise<SimulationResult> {
  const asked = optionsIn(options, 'simulation');
  checkListeners({ onProgress: asked.onProgress });
  const platform = await platformHere();
  return simulationOn(platform, asked as AnySimulation);
}
