import type { Advisor } from '../advice/advice.js';
import { offersOf } from '../analysis/offers.js';
import type { Entry } from '../entry/entry.js';
import { GameError } from '../kernel/errors.js';
import { wrapped } from './answer-text.js';
import { entryAndMore, readArgs } from './args.js';
import type { Command, Flags } from './command.js';
import { messageOf, UsageError } from './errors.js';
import { interruptible } from './interruptible.js';
import type { CommandIo } from './io.js';
import { adviceFor, adviceText, effortFlag, judgeFlags, worthText } from './judgement.js';
import { namesOf } from './names.js';
import { savedTable, tableFileFlags, tableIn, withTableFile } from './offers.js';
import { columns, drawingOf, standingText } from './output.js';
import { moduleFlag } from './own-games.js';
import { type Position, positionFlags, positionOf } from './position.js';
import { styleOf } from './style.js';

const flags = {
  ...moduleFlag,
  ...positionFlags,
  ...judgeFlags,
  ...tableFileFlags,
  json: { type: 'boolean', about: 'as JSON' },
} as const;

type Values = { readonly [flag in keyof typeof flags]?: string | undefined } & Record<string, string | undefined>;

/** A position as the flags of the game's advisor give it. @throws UsageError (as a rejection) */
async function told(entry: Entry, advisor: Advisor, given: Readonly<Record<string, string>>): Promise<Position> {
  try {
    const state = advisor.position(given);
    return { state, game: await entry.load(), names: namesOf(state.players), where: 'as given', last: '' };
  } catch (error) {
    throw error instanceof GameError ? new UsageError(messageOf(error)) : error;
  }
}

async function positionAsked(entry: Entry, advisor: Advisor | null, values: Values, io: CommandIo): Promise<Position> {
  const { record, at, players, edition, options } = values;
  const own = (advisor?.parameters ?? []).flatMap(({ name }) => {
    const text = values[name];
    return text === undefined ? [] : [[name, text] as const];
  });
  const [first] = own.filter(([name]) => name !== 'options');
  const isElsewhere = record !== undefined || at !== undefined || players !== undefined;
  if (first && isElsewhere) throw new UsageError(`--${first[0]}: the position is that of the record`);
  return advisor && !isElsewhere
    ? told(entry, advisor, Object.fromEntries(own))
    : positionOf(entry, { record, at, players, edition, options }, io);
}

/** The flags that give a position, for people. */
function parametersText({ id }: Entry, { parameters }: Advisor): string {
  const rows = parameters.map(({ name, about, default: fallback }) => [
    `  --${name}`,
    `${about}${fallback === undefined || fallback === '' ? '' : ` (${fallback})`}`,
  ]);
  return `\nA position of ${id} can be given by:\n\n${columns(rows)}`;
}

/** The table for the judge to use. @throws UsageError, FileError (as rejections) */
async function tableAsked(advisor: Advisor | null, { state }: Position, { table, save, quiet }: Values, io: CommandIo) {
  if (table !== undefined && save !== undefined) throw new UsageError('--table and --save: expected one of them');
  if (table === undefined && save === undefined) return undefined;
  if (advisor === null) throw new UsageError(`--${save === undefined ? 'table' : 'save'}: the game has no table`);
  if (table !== undefined) {
    const bytes = await tableIn(table, io);
    // What is wrong with it is the file's mistake.
    withTableFile(table, () => advisor.advise(advisor.load(bytes), state));
    return bytes;
  }
  return savedTable(advisor, state, { save: save as string, quiet: quiet !== undefined }, io);
}

export const advise: Command = {
  name: 'advise',
  summary: 'show the best action, and what others lose',
  usage: [
    'GAME [--record FILE [--at n]] [--players n] [--edition NAME] [--options OPTIONS] [--effort x] [--seed s] [--json] [--quiet]',
    'GAME [flags of a position] [--table FILE | --save FILE] [--json] [--quiet]',
  ],
  about: [
    'Shows the best action of the player to act, what it and all others are worth to them, and how that is known: exactly where all that can come was gone through, else by looking ahead, or by playing games out. No seed is looked at, nor what the player may not see. On the board the best action is marked. The position is that of a recorded game, or the start; some games have flags of their own for one, and tables: see dicewright advise GAME --help.',
  ],
  flags,
  words: 'game',
  async moreHelp(args, io) {
    const { entry } = entryAndMore(args, {}, io);
    const { advisor } = await offersOf(entry);
    return advisor === null ? '' : parametersText(entry, advisor);
  },
  async run(args, io) {
    const { entry } = entryAndMore(args, flags, io);
    const { advisor } = await offersOf(entry);
    const own = (advisor?.parameters ?? []).map(({ name }) => [name, { type: 'string', about: '' }] as const);
    const { values, positionals } = readArgs(args, { ...Object.fromEntries(own), ...flags } as Flags);
    if (positionals[1] !== undefined) throw new UsageError(`expected only one GAME, got also ${positionals[1]}`);
    const given = values as Values;
    const judge = { effort: effortFlag(given.effort), seed: given.seed };
    const position = await positionAsked(entry, advisor, given, io);
    const { state, game, names, where, last } = position;
    const style = styleOf(io.stdout, io.env);
    const [player] = game.playersToAct(state);
    if (player === undefined) {
      const over = { game: game.id, where, best: null };
      await io.stdout.write(given.json ? `${JSON.stringify(over)}\n` : standingText(game, state, names, style));
      return 0;
    }
    const table = await tableAsked(advisor, position, given, io);
    const view = game.view(state, player) as Position['state'];
    const quiet = given.quiet !== undefined;
    const advice = await interruptible(io, (signal) =>
      adviceFor({ entry, game, view, player }, { ...judge, table }, { io, quiet, signal }),
    );
    if (given.json) {
      const { action, ...rest } = advice;
      await io.stdout.write(`${JSON.stringify({ game: game.id, where, player, best: action, ...rest })}\n`);
      return 0;
    }
    const [best] = advice.actions;
    const drawing = await drawingOf(entry, game, names, io);
    const heading = wrapped(`${game.title}, ${where}; ${names.join([player])} is to act.`);
    const before = last === '' ? '' : wrapped(last);
    const board = drawing?.marking(view, player, advice.action) ?? '';
    const said = style.bold(wrapped(`Best: ${best?.text}, worth ${worthText(advice.value, state.players)}.`));
    await io.stdout.write(`${heading}${before}${board}${said}\n${adviceText(advice, state.players, style)}`);
    return 0;
  },
};
