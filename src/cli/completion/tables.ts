import { botsFor } from '../../analysis/tournament/bots.js';
import type { AnyGame } from '../../kernel/types.js';
import type { Command, Flag, ValueKind } from '../command.js';
import { catalogueIn } from '../games-at-hand.js';
import { namedValues, optionSchemas } from '../option-values.js';

/** A flag as a shell completes it. */
export interface FlagTable {
  /** With its dashes. */
  readonly name: string;
  readonly about: string;
  /** `undefined` for a flag without a value, `[]` where nothing can be proposed. */
  readonly kind: ValueKind | undefined;
}

/** A command as a shell completes it. */
export interface CommandTable {
  readonly name: string;
  readonly summary: string;
  readonly flags: readonly FlagTable[];
  /** What its words are that are no flags. */
  readonly words: ValueKind;
}

/** A game, and what depends on it. */
export interface GameTable {
  readonly id: string;
  readonly title: string;
  /** `repeat=true`, `upperBonus=`: options with the values that can be listed, else without one. */
  readonly options: readonly string[];
  /** Names of its editions. */
  readonly editions: readonly string[];
  /** Names of bots that it has beside those of all games. */
  readonly bots: readonly string[];
}

/** All that a shell completes. */
export interface CompletionTables {
  readonly commands: readonly CommandTable[];
  readonly games: readonly GameTable[];
  /** Names of bots that all games have. */
  readonly bots: readonly string[];
}

const kindOf = ({ type, kind }: Flag): ValueKind | undefined => (type === 'string' ? (kind ?? []) : undefined);

function commandTable({ name, summary, flags, words = [] }: Command): CommandTable {
  const own = Object.entries(flags).map(([flag, told]) => ({
    name: `--${flag}`,
    about: told.about,
    kind: kindOf(told),
  }));
  const help = { name: '--help', about: 'tell about the command', kind: undefined };
  return { name, summary, flags: [...own, help], words };
}

function optionPairs(game: AnyGame): string[] {
  return Object.entries(optionSchemas(game)).flatMap(([name, option]) => {
    const values = namedValues(option);
    return values.length === 0 ? [`${name}=`] : values.map((value) => `${name}=${value}`);
  });
}

/** What there is to complete, as the commands and the games declare it. */
export async function completionTables(commands: readonly Command[]): Promise<CompletionTables> {
  const entries = Object.values(catalogueIn({}));
  const loaded = await Promise.all(entries.map((entry) => entry.load()));
  const botsOf = await Promise.all(entries.map(async (entry) => Object.keys(await botsFor(entry))));
  const bots = (botsOf[0] ?? []).filter((name) => botsOf.every((names) => names.includes(name)));
  return {
    commands: commands.map(commandTable),
    games: loaded.map((game, i) => ({
      id: game.id,
      title: game.title,
      options: optionPairs(game),
      editions: Object.keys(game.editions),
      bots: (botsOf[i] ?? []).filter((name) => !bots.includes(name)),
    })),
    bots,
  };
}
