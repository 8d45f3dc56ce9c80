import { gamesOfModule } from '../analysis/own-module.js';
import { catalogueOf } from '../catalogue.js';
import { GameError } from '../kernel/errors.js';
import { platform } from '../platform/node.js';
import type { Flags } from './command.js';
import { type GamesAtHand, ofPackage } from './games-at-hand.js';
import { tokensOf } from './tokens.js';

/** What `--module` says everywhere. */
export const moduleFlag = {
  module: {
    type: 'string',
    multiple: true,
    value: 'FILE[#EXPORT]',
    kind: 'file',
    about:
      'a game of your own, which GAME then can name: a module that exports it, and beside it, where it is called farkle, farklePicture, farkleBots, farkleVersions and so on; more than once for several',
  },
} as const;

/** @throws GameError `INVALID_SETUP` (as a rejection) for what can't be loaded, is no game, or has an id that is there */
async function gamesWith(files: readonly string[]): Promise<GamesAtHand> {
  let { catalogue } = ofPackage;
  const modules: Record<string, string> = {};
  for (const file of files) {
    for (const { module, ...own } of await gamesOfModule(file, platform.loadModule)) {
      try {
        catalogue = catalogueOf(catalogue, [own]);
      } catch (error) {
        throw error instanceof GameError ? new GameError(error.code, `${module}: ${error.message}`) : error;
      }
      modules[own.game.id] = module;
    }
  }
  return { catalogue, modules };
}

/**
 * Takes the games of one's own out of the arguments of a command that declares {@link moduleFlag}.
 *
 * @throws GameError `INVALID_SETUP`, UsageError (as rejections)
 */
export async function takeModules(
  args: readonly string[],
  flags: Flags,
): Promise<{ readonly args: readonly string[]; readonly games: GamesAtHand | undefined }> {
  if (flags.module !== moduleFlag.module) return { args, games: undefined };
  const { rest, values } = tokensOf(args, 'module');
  return { args: rest, games: values.length === 0 ? undefined : await gamesWith(values) };
}
