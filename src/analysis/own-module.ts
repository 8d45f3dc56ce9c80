import type { OwnGame } from '../catalogue.js';
import { GameError } from '../kernel/errors.js';
import { isGame } from '../kernel/given-game.js';
import type { AnyGame } from '../kernel/types.js';
import { errorText } from './tournament/error-text.js';
import type { Platform } from './tournament/platform.js';

// Games of one's own in modules: `FILE`, or `FILE#EXPORT` where it exports several. Beside a game that is exported as
// `farkle` belong the exports `farklePicture`, `farkleInvariants`, `farkleVersions`, `farkleGolden`; and to its analysis whatever
// `dicewright/analysis` has such endings for.

type Exports = Readonly<Record<string, unknown>>;

/** A game that a module exports, with what is exported beside it. */
export interface ModuleGame extends OwnGame {
  readonly game: AnyGame;
  /** The module, with the export of this game. */
  readonly module: string;
}

const ofAnalysis = ['Analysis', 'Bots', 'Questions', 'Advisor'] as const;

/** The file and the export of `FILE#EXPORT`; what follows another `#` belongs to the name of the file. */
export function moduleParts(module: string): { readonly file: string; readonly name: string | undefined } {
  const [, file = module, name] = /^(.*)#([\p{ID_Start}$_][\p{ID_Continue}$]*)$/su.exec(module) ?? [];
  return { file, name };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const camelCase = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** What belongs to the game of a name. */
function besideOf(exports: Exports, name: string): Omit<OwnGame, 'game'> {
  const find = (ending: string): never => exports[`${name}${ending}`] as never;
  const analysis = ofAnalysis.map((ending) => [`${name}${ending}`, find(ending)] as const).filter(([, value]) => value);
  return {
    versions: find('Versions'),
    picture: find('Picture'),
    invariants: find('Invariants'),
    golden: find('Golden'),
    analysis: analysis.length === 0 ? undefined : Object.fromEntries(analysis),
  };
}

/** What the system says of a module, so that a person can do something about it. */
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
    return isObject(whole) && !isGame(whole) ? { ...whole, ...exports } : exports;
  } catch (cause) {
    throw new GameError('INVALID_SETUP', `${file}: ${loadProblem(file, cause)}`, { cause });
  }
}

/**
 * The games of a module, each once, but for older rules of others.
 *
 * @param module - `FILE`, for all that it exports, or `FILE#EXPORT`; a path or a URL
 * @throws GameError `INVALID_SETUP` (as a rejection) when it can't be loaded, or exports no game
 */
export async function gamesOfModule(module: string, loadModule: Platform['loadModule']): Promise<ModuleGame[]> {
  const { file, name } = moduleParts(module);
  const exports = await exportsOf(file, loadModule);
  const names = Object.keys(exports).filter((one) => isGame(exports[one]));
  if (name !== undefined && !names.includes(name)) {
    const others = names.length === 0 ? 'none' : names.join(', ');
    throw new GameError('INVALID_SETUP', `${file} exports no game ${name}; the games that it exports: ${others}`);
  }
  // Under its own name rather than as the default.
  const named =
    name === undefined ? [...names].sort((a, b) => Number(a === 'default') - Number(b === 'default')) : [name];
  const found = new Map<AnyGame, ModuleGame>();
  for (const one of named) {
    const game = exports[one] as AnyGame;
    if (found.has(game)) continue;
    const beside = besideOf(exports, one === 'default' ? camelCase(game.id) : one);
    found.set(game, { game, module: `${file}#${one}`, ...beside });
  }
  const older = new Set([...found.values()].flatMap(({ versions = {} }) => Object.values(versions)));
  const games = [...found.values()].filter(({ game }) => !older.has(game));
  const twice = games.find(({ game }, i) => games.findIndex((other) => other.game.id === game.id) < i);
  if (twice)
    throw new GameError('INVALID_SETUP', `${file} exports two games ${twice.game.id}: say which, as FILE#EXPORT`);
  if (games.length > 0) return games;
  throw new GameError('INVALID_SETUP', `${file} exports no game: expected one made by defineGame`);
}

/** The game of an id of a module. @throws GameError `INVALID_SETUP` (as a rejection) */
export async function gameOfModule(
  module: string,
  id: string,
  loadModule: Platform['loadModule'],
): Promise<ModuleGame> {
  const games = await gamesOfModule(module, loadModule);
  const found = games.find(({ game }) => game.id === id);
  if (found) return found;
  throw new GameError(
    'INVALID_SETUP',
    `${module} exports no game of the id ${id}: ${games.map(({ game }) => game.id).join(', ')}`,
  );
}
