import { botsFor, parseBot, type TournamentBot } from '../../analysis/tournament/bots.js';
import type { Entry } from '../../entry/entry.js';
import { GameError } from '../../kernel/errors.js';
import type { AnyAction, Envelope } from '../../kernel/types.js';
import { fileDigest } from './fingerprint.js';
import type { RunBot } from './run.js';

type AnyBot = TournamentBot<AnyAction, Envelope>;
type ReadFile = (file: string) => Promise<Uint8Array>;

const refuse = (message: string): GameError => new GameError('INVALID_SETUP', message);

/** The parameters of the named bot that are files. @throws GameError `INVALID_SETUP` (as a rejection) */
async function fileParameters(name: string, entry: Entry): Promise<string[]> {
  const known = await botsFor(entry);
  const bot = Object.hasOwn(known, name) ? known[name] : undefined;
  if (bot === undefined) throw refuse(`there is no bot ${name}`);
  return bot.parameters.filter(({ isFile }) => isFile).map((parameter) => parameter.name);
}

const textOf = (name: string, parameters: readonly (readonly [key: string, value: string])[]): string =>
  [name, ...parameters.map(([key, value]) => `${key}=${value}`)].join(':');

/**
 * A bot as data: files are replaced by their digests.
 *
 * @throws GameError `INVALID_SETUP` (as a rejection) for a function; whatever the system says about a file
 */
export async function botAsData(bot: AnyBot, entry: Entry, readFile: ReadFile): Promise<RunBot> {
  if (typeof bot === 'function' || (typeof bot === 'object' && 'choose' in bot)) {
    throw refuse('a bot is a function, which can’t be put into a queue: give a module');
  }
  if (typeof bot === 'object') {
    const { module, export: exported = 'default', name } = bot;
    const file = module.split(/[\\/]/).at(-1);
    return { module: fileDigest(await readFile(module)), export: exported, name: name ?? `${exported} of ${file}` };
  }
  const { name, given } = parseBot(bot);
  if (name === 'module') {
    const { file = '', export: exported } = given;
    return botAsData({ module: file, export: exported }, entry, readFile);
  }
  const fileNames = await fileParameters(name, entry);
  const entries = Object.entries(given);
  const files: Record<string, string> = {};
  for (const [key, file] of entries) if (fileNames.includes(key)) files[key] = fileDigest(await readFile(file));
  return {
    text: textOf(
      name,
      entries.filter(([key]) => !fileNames.includes(key)),
    ),
    files,
  };
}

export const digestsOf = (bot: RunBot): string[] => ('module' in bot ? [bot.module] : Object.values(bot.files));

/**
 * The bot that the data describe, from files that are here.
 *
 * @param files - digest → where the file lies
 * @throws GameError `INVALID_SETUP` (as a rejection) for a file that is not here, or that the data name by its place
 */
export async function botFromData(bot: RunBot, entry: Entry, files: ReadonlyMap<string, string>): Promise<AnyBot> {
  const fileOf = (digest: string): string => {
    const file = files.get(digest);
    if (file === undefined) throw refuse(`the file with the SHA-256 ${digest} is not here`);
    return file;
  };
  if ('module' in bot) return { module: fileOf(bot.module), export: bot.export, name: bot.name };
  const { name, given } = parseBot(bot.text);
  const fileNames = await fileParameters(name, entry);
  const named = Object.keys(given).find((key) => fileNames.includes(key));
  if (named !== undefined) throw refuse(`bot ${name}: ${named} is the place of a file, which a run may not name`);
  const paths = Object.entries(bot.files).map(([key, digest]) => {
    if (!fileNames.includes(key)) throw refuse(`bot ${name}: there is no file ${key}`);
    return [key, fileOf(digest)] as const;
  });
  return textOf(name, [...Object.entries(given), ...paths]);
}
