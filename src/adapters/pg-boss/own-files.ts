import { gamesOfModule, type ModuleGame, moduleParts } from '../../analysis/own-module.js';
import type { Platform } from '../../analysis/tournament/platform.js';
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
  readonly games: ReadonlyMap<string, readonly ModuleGame[]>;
  readonly files: ReadonlyMap<string, string>;
}

/** Reads and loads what a worker was given. @throws GameError, whatever the system says about a file (as rejections) */
export async function belongingsOf({ modules = [], files = [] }: OwnFiles, platform: Platform): Promise<Belongings> {
  const games = new Map<string, readonly ModuleGame[]>();
  for (const module of modules) {
    const digest = fileDigest(await platform.readFile(moduleParts(module).file));
    games.set(digest, [...(games.get(digest) ?? []), ...(await gamesOfModule(module, platform.loadModule))]);
  }
  const digests = new Map<string, string>();
  for (const file of files) digests.set(fileDigest(await platform.readFile(file)), file);
  return { games, files: digests };
}
