import { describeChances } from '../record/chances.js';
import { loadGame } from '../record/given.js';
import { onlyOne, readArgs } from './args.js';
import type { Command } from './command.js';
import { catalogueIn } from './games-at-hand.js';
import { moduleFlag } from './own-games.js';
import { judgingRecord } from './position.js';

const flags = {
  ...moduleFlag,
  out: { type: 'string', value: 'OTHER', kind: 'file', about: 'the file to write; standard output, unless given' },
} as const;

export const chances: Command = {
  name: 'chances',
  summary: 'write down how each outcome of a recorded game is drawn, for programs that know no rules',
  usage: ['FILE [--out OTHER]'],
  about: [
    'Writes the record as JSON with the description of each of its random events, so that a program in any language can draw them again from the seed: examples/verify.py does, with nothing but Python. Which event it was follows from the rules, which are judged on the way.',
  ],
  flags,
  words: 'file',
  async run(args, io) {
    const { values, positionals } = readArgs(args, flags);
    const file = onlyOne(positionals, 'FILE');
    const described = await judgingRecord(io, file, async (record) =>
      describeChances(record, await loadGame(record, catalogueIn(io))),
    );
    const text = `${JSON.stringify(described)}\n`;
    await (values.out === undefined ? io.stdout.write(text) : io.writeFile(values.out, text));
    return 0;
  },
};
