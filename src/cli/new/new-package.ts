import { join } from 'node:path';
import { onlyOne, readArgs } from '../args.js';
import type { Command } from '../command.js';
import { FileError, UsageError } from '../errors.js';
import { exitCodes } from '../exit-codes.js';
import { entryIn } from '../games-at-hand.js';
import type { CommandIo } from '../io.js';
import { type NewNames, nameProblem, prefixOf } from './names.js';
import { packageFiles } from './package-files.js';
import type { Variant } from './variants.js';

const flags = {
  pyramid: { type: 'boolean', about: 'begins with a game on the dice pyramid' },
  secrets: { type: 'boolean', about: 'begins with a game of hidden dice' },
  out: { type: 'string', value: 'DIR', kind: 'file', about: 'where it is written (a folder NAME here)' },
} as const;

/** @throws UsageError for a name that no package can have, or a built-in game has */
function namesArg(name: string): NewNames {
  const problem = nameProblem(name) ?? (entryIn({}, name) && `there is a game ${name} already`);
  if (problem) throw new UsageError(`NAME: ${problem}`);
  return { id: name, prefix: prefixOf(name) };
}

function variantArg({ pyramid, secrets }: { readonly pyramid?: boolean; readonly secrets?: boolean }): Variant {
  if (pyramid && secrets) throw new UsageError('--pyramid and --secrets are two templates: give one of them');
  return pyramid ? 'pyramid' : secrets ? 'secrets' : 'plain';
}

/** @throws FileError (as a rejection) for the first file that is there already */
async function mustBeNew(files: readonly string[], io: CommandIo): Promise<void> {
  for (const file of files) {
    if ((await io.whatIsAt(file)) !== 'nothing') throw new FileError(file, 'is there already; nothing was written');
  }
}

const asWord = (path: string): string => (/^[\w./\\:-]+$/.test(path) ? path : `"${path}"`);

export const newPackage: Command = {
  name: 'new',
  summary: 'write a package with a game of your own',
  usage: ['NAME [--pyramid | --secrets] [--out DIR]'],
  about: [
    'Writes a package that builds, tests and publishes: a small game, its rules page, its picture, what always holds in it, a recorded game, tests of every clause, and the laws of all games. Change it step by step; the tests tell what no longer fits.',
    'NAME is the id of the game, such as pirates-dice; the package is called dicewright-NAME. Nothing is written over.',
  ],
  flags,
  words: [],
  async run(args, io) {
    const { values, positionals } = readArgs(args, flags);
    const names = namesArg(onlyOne(positionals, 'NAME'));
    const folder = values.out ?? names.id;
    const files = await packageFiles(variantArg(values), names, io);
    await mustBeNew(
      files.map(({ path }) => join(folder, path)),
      io,
    );
    for (const { path, text } of files) await io.writeFile(join(folder, path), text);
    const unreleased =
      io.source === null
        ? ''
        : `Before you publish it, let package.json take a release of dicewright, not ${io.source}.\n`;
    const change = join(folder) === '.' ? '' : `cd ${asWord(folder)} && `;
    await io.stdout.write(
      `wrote ${files.length} files to ${folder}\n\nNext:\n  ${change}npm install\n  npm test\n\nThen make it your game: RULES.md and src/${names.id}.ts.\n${unreleased}`,
    );
    return exitCodes.well;
  },
};
