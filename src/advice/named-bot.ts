import type { RandomGenerator } from '../kernel/dice/random.js';
import type { Worth } from '../kernel/purpose.js';
import type { AnyAction, AnyGame, DeepReadonly, Envelope } from '../kernel/types.js';

/** A setting of a bot, as text. */
export interface BotParameter {
  readonly name: string;
  /** What it is, in a few words. */
  readonly about: string;
  /** What it is when left out; without a default it must be given, unless it is a file. */
  readonly default?: string | undefined;
  /** Whether it names a file: the bot gets its content. */
  readonly isFile?: boolean | undefined;
}

/** What a bot is made for, and with. */
export interface BotMaterial {
  readonly game: AnyGame;
  /** Of the game, defaults filled in. */
  readonly options: object;
  /** The parameters, defaults filled in; files are not among them. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The content of the files, by the name of the parameter; those that were not given are missing. */
  readonly files: Readonly<Record<string, Uint8Array>>;
  /** What is worth heading for in the game, where that is known. */
  readonly worth?: Worth<Envelope> | undefined;
  /** Whether someone waits for it: then a bot with a time limit keeps it, by the clock. */
  readonly isAwaited?: boolean | undefined;
}

/** How a bot chooses; a method, so that bots of any game are named bots. */
interface Policy {
  choose(view: DeepReadonly<Envelope>, player: number, rng: RandomGenerator): AnyAction;
}

/**
 * A bot that is known by a name, so that a thread of its own, or the command, can make it from text. A game offers its own
 * in its `*.analysis.ts`, as an object by name called `<game>Bots`.
 */
export interface NamedBot {
  /** How it plays, in a few words. */
  readonly about: string;
  readonly parameters: readonly BotParameter[];
  /**
   * Works out what would be in missing files: once, for all threads.
   *
   * @param progress - called now and then with how much of all is done
   * @throws GameError or RangeError when the files, or the parameters, are impossible
   */
  readonly prepare?:
    | ((
        material: BotMaterial,
        progress?: (done: number, total: number) => void,
      ) => Readonly<Record<string, Uint8Array>>)
    | undefined;
  /** @throws GameError or RangeError when the files, or the parameters, are impossible */
  readonly create: (material: BotMaterial) => Policy['choose'];
}
