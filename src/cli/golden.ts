import type { Entry } from '../entry/entry.js';
import { isRecord, plainEqual } from '../kernel/plain.js';
import type { AnyGame } from '../kernel/types.js';
import { verifyRecord } from '../record/verify.js';
import type { Golden } from '../testing/golden.js';
import { entryArg, naturalFlag, onlyOne, optionsFlagsOf, playersFlag, readArgs, tableFlags } from './args.js';
import type { Command } from './command.js';
import { FileError } from './errors.js';
import { exitCodes } from './exit-codes.js';
import type { CommandIo } from './io.js';
import { moduleFlag } from './own-games.js';
import { readJson } from './read-file.js';

const flags = {
  ...moduleFlag,
  out: { type: 'string', value: 'FILE', kind: 'file', about: 'where golden games are kept (GAME.golden.json)' },
  players: playersFlag,
  ...optionsFlagsOf('as JSON, or name=value,... (the defaults)'),
  seed: { type: 'string', value: 'TEXT', about: 'the same seed, the same game (golden)' },
  saves: { type: 'string', value: 'n', about: 'states that are kept on the way (3)' },
  replace: {
    type: 'boolean',
    about: 'in the place of the one of today’s rules: while nobody has saves yet, before the first release',
  },
} as const;

type Kept = readonly Golden[];

/** What is kept in the file. @throws FileError (as a rejection) unless those are golden games of the game */
async function keptIn(file: string, { id }: AnyGame, io: CommandIo): Promise<Kept> {
  if ((await io.whatIsAt(file)) === 'nothing') return [];
  const found = await readJson(io, file);
  const isGolden = (one: unknown): boolean => isRecord(one) && one.game === id && Array.isArray(one.saves);
  if (Array.isArray(found) && found.every(isGolden)) return found as Kept;
  throw new FileError(file, `expected a list of golden games of ${id}`);
}

/** Whether today's rules still play it the same way. */
function holds({ saves, record }: Golden, entry: Entry, game: AnyGame): boolean {
  const isLoaded = saves.every(({ state }) => {
    try {
      const loaded = game.load(state);
      return plainEqual(loaded, { ...state, options: loaded.options });
    } catch {
      return false;
    }
  });
  const again = record && verifyRecord(record, entry.game ?? game);
  return isLoaded && again?.ok !== false;
}

/** The list as a file: one golden game per line, so that a change can be reviewed. */
const textOf = (all: Kept): string => `[\n${all.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`;

export const golden: Command = {
  name: 'golden',
  summary: 'keep a game as it is under the rules of today',
  usage: ['GAME [--module FILE] [--out FILE] [--players n] [--options OPTIONS] [--replace]'],
  about: [
    'Plays a game with seeded dice and keeps its record and some states of it, in a line of a file: one for each number of the rules. The laws load them for ever, play on from them and verify the records, so that what people have saved still works when the rules have changed.',
    'What is kept of the rules of today stays: where the same actions now lead elsewhere, raise the number of the rules, then run it again.',
  ],
  flags,
  notes: ['Exit code 1 where what is kept of the rules of today no longer holds.'],
  words: 'game',
  async run(args, io) {
    const { values, positionals } = readArgs(args, flags);
    const entry = entryArg(onlyOne(positionals, 'GAME'), io);
    const game = await entry.load();
    const { players, options } = tableFlags(game, values);
    const saves = naturalFlag(values.saves, '--saves', 1);
    const file = values.out ?? `${entry.id}.golden.json`;
    const { recordGolden } = await import('../testing/golden.js');
    const kept = await keptIn(file, game, io);
    const known = kept.find(({ rules }) => rules === game.rules);
    if (known && !values.replace) {
      const isHolding = holds(known, entry, game);
      await io.stdout.write(
        isHolding
          ? `${file} has a golden game of rules ${game.rules}, which still holds; nothing was written\n`
          : `${file}: the golden game of rules ${game.rules} no longer holds: the same actions give another game. Raise rules, or, before the first release, --replace it; nothing was written\n`,
      );
      return isHolding ? exitCodes.well : exitCodes.deviates;
    }
    const made: Golden = recordGolden(game, { players, options, seed: values.seed, saves });
    const all = [...kept.filter((one) => one !== known), made].sort((one, other) => one.rules - other.rules);
    await io.writeFile(file, textOf(all));
    const actions = made.record?.actions.length ?? 0;
    await io.stdout.write(
      `${file}: rules ${game.rules}, ${actions} actions, ${made.saves.length} saves; golden games of rules ${all.map(({ rules }) => rules).join(', ')}\n`,
    );
    return exitCodes.well;
  },
};
