import { gamesOfModule } from '../analysis/own-module.js';
import { catalogueOf } from '../catalogue/catalogue-of.js';
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
      'a game of your own, which GAME then names by its id: a module that exports it, or its entry, with what belongs to it; more than once for several',
  },
} as const;

/**
 * Games of one's own, each in the place of a built-in one of its id.
 *
 * @throws GameError `INVALID_SETUP` (as a rejection) for what can't be loaded, is no game, or two games of one id
 */
async function gamesWith(files: readonly string[]): Promise<GamesAtHand> {
  const own = (await Promise.all(files.map((file) => gamesOfModule(file, platform.loadModule)))).flat();
  const catalogue = { ...ofPackage.catalogue, ...catalogueOf(own.map(({ entry }) => entry)) };
  return { catalogue, modules: new Map(own.map(({ entry, module }) => [entry, module])) };
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
