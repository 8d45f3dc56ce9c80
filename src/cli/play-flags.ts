import { optionsFlagsOf, playersFlag } from './args.js';
import { UsageError } from './errors.js';
import { moduleFlag } from './own-games.js';

/** The flags of `play`. */
export const playFlags = {
  ...moduleFlag,
  seats: {
    type: 'string',
    value: 'SEAT,...',
    kind: 'seats',
    about:
      'who plays: you, you:Ada (as many as you like, at one terminal), or a bot as tournament takes it, such as mcts or random (you, against bots called normal)',
  },
  players: playersFlag,
  seed: { type: 'string', value: 's', about: 'any text; without it a new one is made, and shown' },
  dice: {
    type: 'string',
    value: 'WHOSE',
    kind: ['seed', 'table'],
    about: 'table: you throw them yourselves and type in what they show',
  },
  ...optionsFlagsOf('options of the game, such as repeat=false or \'{"repeat":false}\': see list'),
  save: {
    type: 'string',
    value: 'FILE',
    kind: 'file',
    about: 'keep the game there, with its seed: on s, on q and on Ctrl-C',
  },
  resume: {
    type: 'string',
    value: 'FILE',
    kind: 'file',
    about: 'go on with a game that was kept, to the same file unless --save names another',
  },
  record: {
    type: 'string',
    value: 'FILE',
    kind: 'file',
    about: 'write the record at the end; FILE.ndjson as a log of lines',
  },
  review: {
    type: 'boolean',
    about: 'show at the end what was luck, and what choices cost, without asking',
  },
  every: { type: 'boolean', about: 'show the sheets after every action, not only at the end' },
  svg: {
    type: 'string',
    value: 'OUT',
    kind: 'file',
    about:
      'write pictures, too: OUT is a file that ends with .svg for the last one, or a folder for one of every position (000.svg is the start); what an action changed is marked',
  },
} as const;

export type PlayValues = {
  readonly [flag in Exclude<keyof typeof playFlags, 'module'>]?: string | boolean | undefined;
} & {
  readonly [flag in Exclude<keyof typeof playFlags, 'every' | 'review' | 'module'>]?: string | undefined;
};

/** @throws UsageError for one of the named flags that is given anyway */
export function refuseFlags(values: PlayValues, names: readonly (keyof PlayValues)[], why: string): void {
  const given = names.find((name) => values[name] !== undefined);
  if (given !== undefined) throw new UsageError(`--${given}: ${why}`);
}
