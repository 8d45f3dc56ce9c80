import { join } from 'node:path';
import { didYouMean } from '../../kernel/suggestion.js';
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
  track: { type: 'boolean', about: 'begins with a race on a board, a track of fields' },
  pyramid: { type: 'boolean', about: 'begins with a game on the dice pyramid' },
  secrets: { type: 'boolean', about: 'begins with a game of hidden dice' },
  has: {
    type: 'string',
    value: 'WORDS',
    about: 'what your game has, of board, pyramid, sheet, dice, secrets: begins with the game that is most like it',
  },
  out: { type: 'string', value: 'DIR', kind: 'file', about: 'where it is written (a folder NAME here)' },
} as const;

/** @throws UsageError for a name that no package can have, or a built-in game has */
function namesArg(name: string): NewNames {
  const problem = nameProblem(name) ?? (entryIn({}, name) && `there is a game ${name} already`);
  if (problem) throw new UsageError(`NAME: ${problem}`);
  return { id: name, prefix: prefixOf(name) };
}

/** What a game can have, and which template begins with it. */
const features: Readonly<Record<string, Variant>> = {
  board: 'track',
  pyramid: 'pyramid',
  sheet: 'plain',
  dice: 'plain',
  secrets: 'secrets',
};

const QUESTION = `What does your game have? (${Object.keys(features).join(', ')}; Enter: dice and a sheet)`;

/** The template that is most like a game with all this. @throws UsageError for something else */
function variantOf(words: string): Variant {
  const named = words
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '' && word !== 'and' && word !== 'a');
  const unknown = named.find((word) => !Object.hasOwn(features, word));
  if (unknown !== undefined) {
    throw new UsageError(
      `expected some of ${Object.keys(features).join(', ')}, got ${unknown}${didYouMean(unknown, Object.keys(features))}`,
    );
  }
  const wanted = named.map((word) => features[word] as Variant);
  // Secrets change most of a game, then what it is played on.
  return (['secrets', 'pyramid', 'track'] as const).find((variant) => wanted.includes(variant)) ?? 'plain';
}

interface Asked {
  readonly track?: boolean;
  readonly pyramid?: boolean;
  readonly secrets?: boolean;
  readonly has?: string;
}

/** As the flags say; a person at a terminal who gave none is asked. @throws UsageError (as a rejection) */
async function variantArg({ track, pyramid, secrets, has }: Asked, { terminal }: CommandIo): Promise<Variant> {
  if ([track, pyramid, secrets, has].filter((flag) => flag !== undefined).length > 1) {
    throw new UsageError('--track, --pyramid, --secrets and --has name templates: give one of them');
  }
  if (track) return 'track';
  if (pyramid) return 'pyramid';
  if (secrets) return 'secrets';
  if (has !== undefined) return variantOf(has);
  return variantOf((await terminal?.ask(QUESTION, new AbortController().signal)) ?? '');
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
  usage: ['NAME [--track | --pyramid | --secrets | --has WORDS] [--out DIR]'],
  about: [
    'Writes a package that builds, tests and publishes: a small game, its rules page, its picture, what always holds in it, tests of every clause, and the laws of all games. At a terminal it asks what your game has. Change it step by step; the tests show what no longer fits.',
    'NAME is the id of the game, such as pirates-dice; the package is called dicewright-NAME. Nothing is written over.',
  ],
  flags,
  words: [],
  async run(args, io) {
    const { values, positionals } = readArgs(args, flags);
    const names = namesArg(onlyOne(positionals, 'NAME'));
    const folder = values.out ?? names.id;
    const files = await packageFiles(await variantArg(values, io), names, io);
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
