import type { RandomGenerator } from '../kernel/dice/random.js';
import type { Worth } from '../kernel/purpose.js';
import type { AnyAction, AnyGame, DeepReadonly, Envelope } from '../kernel/types.js';

/** What a bot can be told, as text. */
export interface BotParameter {
  readonly name: string;
  /** What it is, in a few words. */
  readonly about: string;
  /** What is taken when it is left out; without a default it must be given, a file apart. */
  readonly default?: string | undefined;
  /** Whether it names a file: the bot gets what stands in it. */
  readonly isFile?: boolean | undefined;
}

/** What a bot is made for, and with. */
export interface BotMaterial {
  readonly game: AnyGame;
  /** Of the game, defaults filled in. */
  readonly options: object;
  /** The parameters, defaults filled in; files are not among them. */
  readonly parameters: Readonly<Record<string, string>>;
  /** What stands in the files, by the name of the parameter; those that were not given are missing. */
  readonly files: Readonly<Record<string, Uint8Array>>;
  /** What is worth heading for in the game, where that is known. */
  readonly worth?: Worth<Envelope> | undefined;
  /** Whether somebody waits for it: then a bot that has a time of its own keeps it, by the clock. */
  readonly isAwaited?: boolean | undefined;
}

/** How a bot chooses; a method, so that bots of any game are named bots. */
interface Policy {
  choose(view: DeepReadonly<Envelope>, player: number, rng: RandomGenerator): AnyAction;
}

/**
 * A bot that is known by a name, so that a thread of its own, or the command, can make it from text. A game offers its own
 * in its `*.analysis.ts`, as an object by their names that is called `<game>Bots`.
 */
export interface NamedBot {
  /** How it plays, in a few words. */
  readonly about: string;
  readonly parameters: readonly BotParameter[];
  /**
   * Works out what would be in the files that are missing: once, for all threads.
   *
   * @param progress - told now and then how much of all is done
   * @throws GameError or RangeError when the files, or the parameters, cannot be
   */
  readonly prepare?:
    | ((
        material: BotMaterial,
        progress?: (done: number, total: number) => void,
      ) => Readonly<Record<string, Uint8Array>>)
    | undefined;
  /** @throws GameError or RangeError when the files, or the parameters, cannot be */
  readonly create: (material: BotMaterial) => Policy['choose'];
}
