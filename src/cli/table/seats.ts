import { botsFor, describedBots, madeBots } from '../../analysis/tournament/bots.js';
import type { Entry } from '../../entry/entry.js';
import type { RandomGenerator } from '../../kernel/dice/random.js';
import { GameError } from '../../kernel/errors.js';
import { didYouMean } from '../../kernel/suggestion.js';
import type { AnyAction, AnyGame, DeepReadonly, Envelope } from '../../kernel/types.js';
import { platform } from '../../platform/node.js';
import { UsageError } from '../errors.js';
import type { CommandIo } from '../io.js';
import { readBytes } from '../read-file.js';

export type Policy = (view: DeepReadonly<Envelope>, player: number, rng: RandomGenerator) => AnyAction;

/** Who sits in a seat: a person at the terminal, or a bot. */
export interface Seat {
  readonly name: string;
  /** `null` for a person. */
  readonly bot: Policy | null;
}

/** No table or other file of a bot is larger. */
const MAX_BOT_BYTES = 256 * 2 ** 20;

/** How a person is written: `you`, `you:Ada`. */
const PERSON = /^you(?::(.*))?$/is;

/** The seats as they are written, one text each. */
export const seatTexts = (flag: string): string[] => flag.split(',').map((text) => text.trim());

export const isPerson = (text: string): boolean => PERSON.test(text);

/** What people without a name are called: a single one is You, several are told apart by their seats. */
function personName(text: string, seat: number, isOnly: boolean): string {
  const name = PERSON.exec(text)?.[1]?.trim() ?? '';
  return name !== '' ? name : isOnly ? 'You' : `Player ${seat + 1}`;
}

/** @throws UsageError (as a rejection) for a word that is neither a person nor a bot */
async function checkName(entry: Entry, text: string): Promise<void> {
  const [word = ''] = text.split(':');
  const names = [...Object.keys(await botsFor(entry)), 'module', 'you'];
  if (names.includes(word)) return;
  throw new UsageError(
    `--seats: there is no ${word || 'bot without a name'}${didYouMean(word, names)}; there are ${names.join(', ')}`,
  );
}

/**
 * Those who play. People without a name get `named`'s, from the game that goes on.
 *
 * @throws UsageError (as a rejection)
 */
export async function seatsOf(
  entry: Entry,
  game: AnyGame,
  texts: readonly string[],
  options: object,
  io: CommandIo,
  named: readonly string[] = [],
): Promise<Seat[]> {
  for (const text of texts) if (!isPerson(text)) await checkName(entry, text);
  const isOnly = texts.filter(isPerson).length === 1;
  const table = { entry, game, options };
  const tools = { ...platform, readFile: (file: string) => readBytes(file, io.readFile(file), MAX_BOT_BYTES) };
  try {
    const described = await describedBots(
      texts.filter((text) => !isPerson(text)),
      table,
      tools,
    );
    const policies = await madeBots(described, table, tools);
    const bots = described.map(({ name }, i) => ({ name, bot: policies[i] as Policy }));
    return texts.map((text, seat) => {
      const who = isPerson(text) ? { name: personName(text, seat, isOnly), bot: null } : (bots.shift() as Seat);
      return { ...who, name: named[seat] ?? who.name };
    });
  } catch (error) {
    throw error instanceof GameError ? new UsageError(`--seats: ${error.message}`, { cause: error }) : error;
  }
}
