import { entriesOf } from '../catalogue/entries-of.js';
import { asEntry } from '../catalogue/entry-of.js';
import type { Entry } from '../entry/entry.js';
import { isEntry, isGame } from '../entry/given-game.js';
import { GameError } from '../kernel/errors.js';
import { errorText } from './tournament/error-text.js';
import type { Platform } from './tournament/platform.js';

// Your own games in modules: `FILE`, or `FILE#EXPORT` where it exports several.

type Exports = Readonly<Record<string, unknown>>;

/** A game that a module exports. */
export interface ModuleGame {
  readonly entry: Entry;
  /** The module, with the export of this game. */
  readonly module: string;
}

/** The file and the export of `FILE#EXPORT`; what follows another `#` belongs to the name of the file. */
export function moduleParts(module: string): { readonly file: string; readonly name: string | undefined } {
  const [, file = module, name] = /^(.*)#([\p{ID_Start}$_][\p{ID_Continue}$]*)$/su.exec(module) ?? [];
  return { file, name };
}

/** Whether it is a game, or its entry. */
const isOne = (value: unknown): boolean => isGame(value) || isEntry(value);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What the system says about a module, so that a person can do something about it. */
function loadProblem(file: string, error: unknown): string {
  const { code, message = '' } = (isObject(error) ? error : {}) as {
    readonly code?: unknown;
    readonly message?: string;
  };
  const [, missing] = /^(?:Cannot find (?:module|package)|Failed to load url) '?([^' ]+)/.exec(message) ?? [];
  const last = (path: string): string => path.split(/[\\/]/).at(-1) as string;
  if (code === 'ENOENT' || (missing !== undefined && last(missing) === last(file))) return 'there is no such file';
  if (missing !== undefined) return `it imports ${missing}, which is not there`;
  if (code === 'ERR_UNKNOWN_FILE_EXTENSION') return 'it is no JavaScript: give what it is built to';
  return `the module can’t be loaded: ${errorText(error)}`;
}

/** @throws GameError `INVALID_SETUP` (as a rejection) that says why there are none */
async function exportsOf(file: string, loadModule: Platform['loadModule']): Promise<Exports> {
  try {
    const exports = await loadModule(file);
    // What CommonJS exports is the default.
    const { default: whole } = exports;
    return isObject(whole) && !isOne(whole) ? { ...exports, ...whole } : exports;
  } catch (cause) {
    throw new GameError('INVALID_SETUP', `${file}: ${loadProblem(file, cause)}`, { cause });
  }
}

/** What an export names: an entry, or a game, with what belongs to it where the module has its entry. */
async function entryOfExport(
  file: string,
  name: string,
  exports: Exports,
  found: readonly (readonly [name: string, entry: Entry])[],
): Promise<Entry> {
  const asked = exports[name];
  if (isOne(asked)) {
    for (const [, entry] of found) if (entry === asked || (await entry.load()) === asked) return entry;
    return asEntry(asked);
  }
  const names = Object.keys(exports).filter((one) => isOne(exports[one]));
  const others = names.length === 0 ? 'none' : names.join(', ');
  throw new GameError('INVALID_SETUP', `${file} exports no game ${name}; the games that it exports: ${others}`);
}

/**
 * The games of a module, each once, without older rules of others.
 *
 * @param module - `FILE`, for all that it exports, or `FILE#EXPORT`; a path or a URL
 * @throws GameError `INVALID_SETUP` (as a rejection) when it can't be loaded, or exports no game
 */
export async function gamesOfModule(module: string, loadModule: Platform['loadModule']): Promise<ModuleGame[]> {
  const { file, name } = moduleParts(module);
  const exports = await exportsOf(file, loadModule);
  const found = Object.entries(await entriesOf(exports));
  const asked = name === undefined ? found : [[name, await entryOfExport(file, name, exports, found)] as const];
  const games = asked.map(([key, entry]) => ({ entry, module: `${file}#${key}` }));
  const twice = games.find(({ entry }, i) => games.findIndex((other) => other.entry.id === entry.id) < i);
  if (twice)
    throw new GameError('INVALID_SETUP', `${file} exports two games ${twice.entry.id}: say which, as FILE#EXPORT`);
  if (games.length > 0) return games;
  throw new GameError('INVALID_SETUP', `${file} exports no game: expected one made by defineGame, or its entry`);
}
