import type { Platform } from '../../analysis/tournament/platform.js';
import { GameError } from '../../kernel/errors.js';
import { type AnyGame, anyGame } from '../../kernel/types.js';
import { fileDigest } from './fingerprint.js';

/** What a worker was given on this machine. */
export interface OwnFiles {
  /** Modules of games: `FILE`, or `FILE#EXPORT`. */
  readonly modules?: readonly string[] | undefined;
  /** Modules and other files of bots: paths or `file:` URLs. */
  readonly files?: readonly string[] | undefined;
}

/** What a worker has: SHA-256 → what it belongs to. */
export interface Belongings {
  readonly games: ReadonlyMap<string, readonly AnyGame[]>;
  readonly files: ReadonlyMap<string, string>;
}

const isGame = (value: unknown): value is Parameters<typeof anyGame>[0] =>
  typeof value === 'object' && value !== null && 'rules' in value && 'safeReduce' in value && 'id' in value;

/** @throws GameError `INVALID_SETUP` (as a rejection) when it exports no game; whatever the module throws */
async function gamesOf(module: string, { loadModule }: Platform): Promise<readonly AnyGame[]> {
  const at = module.lastIndexOf('#');
  const [file, name] = at < 0 ? [module, undefined] : [module.slice(0, at), module.slice(at + 1)];
  const exports = await loadModule(file);
  const values = name === undefined ? Object.values(exports) : [exports[name]];
  const found = values.filter(isGame).map(anyGame);
  if (found.length > 0) return found;
  throw new GameError('INVALID_SETUP', `${file} exports no game${name === undefined ? '' : ` ${name}`}`);
}

/** The file of `FILE#EXPORT`. */
export const fileOf = (module: string): string => module.replace(/#[^#]*$/, '');

/** Reads and loads what a worker was given. @throws GameError, whatever the system says of a file (as rejections) */
export async function belongingsOf({ modules = [], files = [] }: OwnFiles, platform: Platform): Promise<Belongings> {
  const games = new Map<string, readonly AnyGame[]>();
  for (const module of modules) {
    const digest = fileDigest(await platform.readFile(fileOf(module)));
    games.set(digest, [...(games.get(digest) ?? []), ...(await gamesOf(module, platform))]);
  }
  const digests = new Map<string, string>();
  for (const file of files) digests.set(fileDigest(await platform.readFile(file)), file);
  return { games, files: digests };
}
