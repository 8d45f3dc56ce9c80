import { schemasOf } from '../kernel/schemas/json-schemas.js';
import { didYouMean } from '../kernel/suggestion.js';
import { gameArg, onlyOne, readArgs } from './args.js';
import type { Command } from './command.js';
import { UsageError } from './errors.js';
import { exitCodes } from './exit-codes.js';
import { moduleFlag } from './own-games.js';

const parts = ['options', 'state', 'view', 'action'] as const;

const flags = {
  part: { type: 'string', value: 'PART', kind: parts, about: `one of them alone: ${parts.join(', ')}` },
  ...moduleFlag,
} as const;

/** @throws UsageError for anything but a part */
function partOf(asked: string): (typeof parts)[number] {
  const part = parts.find((one) => one === asked);
  if (part) return part;
  throw new UsageError(`--part: expected one of ${parts.join(', ')}, got ${asked}${didYouMean(asked, parts)}`);
}

export const schema: Command = {
  name: 'schema',
  summary: 'show what goes in and out of a game, as JSON Schema',
  usage: ['GAME [--part PART]'],
  about: [
    'Tells the JSON Schemas (draft 2020-12) of a game: of its options, of a state, of what a player sees, and of an action with its outcome. Each has an $id, dicewright:GAME/RULES/PART. Without --part it is an object of all four.',
    'What a schema refuses, the game refuses. Not the other way round: what ties fields together only the rules know.',
  ],
  flags,
  words: 'game',
  async run(args, io) {
    const { values, positionals } = readArgs(args, flags);
    const part = values.part === undefined ? undefined : partOf(values.part);
    const schemas = schemasOf(await gameArg(onlyOne(positionals, 'GAME'), io));
    await io.stdout.write(`${JSON.stringify(part === undefined ? schemas : schemas[part], null, 2)}\n`);
    return exitCodes.well;
  },
};
