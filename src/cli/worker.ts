import { naturalFlag, readArgs } from './args.js';
import type { Command } from './command.js';
import { complain } from './complain.js';
import { Interrupted, UsageError } from './errors.js';
import type { Interrupt } from './io.js';
import { moduleHere } from './own-games.js';
import { queueFlag, withQueue } from './queue.js';

const flags = {
  ...queueFlag,
  module: {
    type: 'string',
    multiple: true,
    value: 'FILE|PACKAGE[#EXPORT]',
    kind: 'file',
    about: 'a game of your own, which runs may be of; more than once for several',
  },
  'bot-file': {
    type: 'string',
    multiple: true,
    value: 'FILE',
    kind: 'file',
    about: 'a file of a bot, its module or its table, which runs may need; more than once for several',
  },
  'range-timeout': {
    type: 'string',
    value: 's',
    about: 'a range that takes longer than so many seconds is held to hang (600)',
  },
  'worker-memory': { type: 'string', value: 'n', about: 'MiB for the heap of what plays (512)' },
} as const;

export const worker: Command = {
  name: 'worker',
  summary: 'play what others have put into a queue',
  usage: [
    '--queue URL [--module FILE|PACKAGE[#EXPORT]]... [--bot-file FILE]... [--range-timeout s] [--worker-memory n]',
  ],
  about: [
    'Plays ranges of the runs that tournament and simulate have put into a queue, one after the other, until it is interrupted. One worker keeps one core busy: start one for each, on as many machines as there are.',
    'It only loads what is given here. A run that needs another module or file, another version of this package, of Node or of the rules is left alone, which is reported once.',
    'Games are played in a process of their own: a range that ends it, takes more memory or does not come back is tried once more, and the second time fails its run. Other runs go on.',
  ],
  flags,
  async run(args, io) {
    const { values, positionals } = readArgs(args, flags);
    const [word] = positionals;
    if (word !== undefined) throw new UsageError(`expected flags alone, got ${word}`);
    const { queue: address, module: named, 'bot-file': files } = values;
    const seconds = naturalFlag(values['range-timeout'], '--range-timeout', 1);
    const rangeTimeout = seconds === undefined ? undefined : seconds * 1000;
    const workerMemory = naturalFlag(values['worker-memory'], '--worker-memory', 1);
    const modules = named?.map((module) => moduleHere(module, io.folder));
    if (address === undefined) throw new UsageError('--queue is missing: the database');
    return withQueue(address, io, async (queue) => {
      let interrupt: Interrupt | undefined;
      const stop = new AbortController();
      const unheard = io.onInterrupt((signal) => {
        interrupt = signal;
        stop.abort();
      });
      await complain(io, 'working');
      try {
        return await queue.work({ modules, files, rangeTimeout, workerMemory, signal: stop.signal });
      } catch (error) {
        throw interrupt === undefined ? error : new Interrupted(interrupt, ': what was being played is given back');
      } finally {
        unheard();
      }
    });
  },
};
