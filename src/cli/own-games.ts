import { gamesOfModule, moduleParts } from '../analysis/own-module.js';
import { catalogueOf } from '../catalogue/catalogue-of.js';
import { moduleFile } from '../platform/installed.js';
import { platform } from '../platform/node.js';
import type { Flags } from './command.js';
import { type GamesAtHand, ofPackage } from './games-at-hand.js';
import { tokensOf } from './tokens.js';

/** What `--module` says everywhere. */
export const moduleFlag = {
  module: {
    type: 'string',
    multiple: true,
    value: 'FILE|PACKAGE[#EXPORT]',
    kind: 'file',
    about:
      'games of your own, which GAME then names by their ids: a module that exports them, or their entries, or a package that is installed here; more than once for several',
  },
} as const;

/** `FILE`, or `FILE#EXPORT`, from what may name one of the folder's packages. */
export function moduleHere(module: string, folder: string): string {
  const { file, name } = moduleParts(module);
  const found = moduleFile(file, folder);
  return name === undefined ? found : `${found}#${name}`;
}

/**
 * Your own games, each in place of a built-in one with its id.
 *
 * @throws GameError `INVALID_SETUP` (as a rejection) for what can't be loaded, is not a game, or two games with one id
 */
async function gamesWith(modules: readonly string[], folder: string): Promise<GamesAtHand> {
  const files = modules.map((module) => moduleHere(module, folder));
  const own = (await Promise.all(files.map((file) => gamesOfModule(file, platform.loadModule)))).flat();
  const catalogue = { ...ofPackage.catalogue, ...catalogueOf(own.map(({ entry }) => entry)) };
  return { catalogue, modules: new Map(own.map(({ entry, module }) => [entry, module])) };
}

/**
 * Takes your own games out of the arguments of a command that declares {@link moduleFlag}.
 *
 * @throws GameError `INVALID_SETUP`, UsageError (as rejections)
 */
export async function takeModules(
  args: readonly string[],
  flags: Flags,
  folder: string,
): Promise<{ readonly args: readonly string[]; readonly games: GamesAtHand | undefined }> {
  if (flags.module !== moduleFlag.module) return { args, games: undefined };
  const { rest, values } = tokensOf(args, 'module');
  return { args: rest, games: values.length === 0 ? undefined : await gamesWith(values, folder) };
}
