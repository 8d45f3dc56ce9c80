import type { Advisor } from '../advice/advice.js';
import { offersOf } from '../analysis/offers.js';
import type { Entry } from '../entry/entry.js';
import { GameError } from '../kernel/errors.js';
import { tableText, wrapped } from './answer-text.js';
import { entryAndMore, readArgs } from './args.js';
import type { Command, Flags } from './command.js';
import { messageOf, UsageError } from './errors.js';
import type { WithGames } from './games-at-hand.js';
import type { CommandIo } from './io.js';
import { namesOf } from './names.js';
import { gamesThat, tableFileFlags, tableOf, withTableFile } from './offers.js';
import { columns, standingText } from './output.js';
import { moduleFlag } from './own-games.js';
import { type Position, positionFlags, positionOf } from './position.js';
import { styleOf, withHeading } from './style.js';

const json = { type: 'boolean', about: 'as JSON' } as const;

const recordFlags = { file: positionFlags.file, at: positionFlags.at } as const;
const flags = { ...moduleFlag, ...recordFlags, ...tableFileFlags, json } as const;

/** The advisor of a game. @throws UsageError (as a rejection) that names the games that have one */
async function advisorOf(entry: Entry, at: WithGames): Promise<Advisor> {
  const { advisor } = await offersOf(entry);
  if (advisor !== null) return advisor;
  const others = await gamesThat((offers) => offers.advisor !== null, at);
  throw new UsageError(`nobody knows what is best in ${entry.id}; there is advice for ${others.join(', ')}`);
}

async function positionTold(entry: Entry, advisor: Advisor, args: readonly string[], io: CommandIo) {
  const told = Object.fromEntries(advisor.parameters.map(({ name }) => [name, { type: 'string', about: '' }] as const));
  const { values, positionals } = readArgs(args, { ...told, ...flags } as Flags);
  if (positionals[1] !== undefined) throw new UsageError(`expected only one GAME, got also ${positionals[1]}`);
  const { json, quiet, table, save, file, at, ...given } = values as Record<string, string | undefined>;
  const rest = { json: json !== undefined, tableArgs: { table, save, quiet: quiet !== undefined } };
  const names = Object.keys(given);
  if (file !== undefined || at !== undefined) {
    if (names[0] !== undefined) throw new UsageError(`--${names[0]}: the position is that of the record`);
    return { position: await positionOf(entry, { file, at }, io), ...rest };
  }
  try {
    const state = advisor.position(given);
    const game = await entry.load();
    const position: Position = { state, game, names: namesOf(state.players), where: 'as told', last: '' };
    return { position, ...rest };
  } catch (error) {
    throw error instanceof GameError ? new UsageError(messageOf(error)) : error;
  }
}

function parametersText({ id }: Entry, { parameters }: Advisor): string {
  const rows = parameters.map(({ name, about, default: fallback }) => [
    `  --${name}`,
    `${about}${fallback === undefined || fallback === '' ? '' : ` (${fallback})`}`,
  ]);
  return `\nA position of ${id} is told by:\n\n${columns(rows)}`;
}

export const advise: Command = {
  name: 'advise',
  summary: 'tell the best action, and what is lost with others',
  usage: [
    'GAME --file RECORD [--at n] [--table FILE | --save FILE] [--json] [--quiet]',
    'GAME [flags of a position] [--table FILE | --save FILE] [--json] [--quiet]',
  ],
  about: [
    'Tells the best action of the player to act, what it is worth, and what is lost with the others. The position is that of a recorded game, or told by flags: dicewright advise GAME --help tells them.',
  ],
  flags,
  words: 'game',
  async moreHelp(args, io) {
    const { entry } = entryAndMore(args, {}, io);
    const { advisor } = await offersOf(entry);
    return advisor === null ? '' : parametersText(entry, advisor);
  },
  async run(args, io) {
    const { entry } = entryAndMore(args, { ...recordFlags, ...tableFileFlags }, io);
    const advisor = await advisorOf(entry, io);
    const { position, json, tableArgs } = await positionTold(entry, advisor, args, io);
    const { state, game, names, where, last } = position;
    const style = styleOf(io.stdout, io.env);
    if (game.result(state) !== null) {
      await io.stdout.write(
        json ? `${JSON.stringify({ game: game.id, where, best: null })}\n` : standingText(game, state, names, style),
      );
      return 0;
    }
    const table = await tableOf(advisor, state, tableArgs, io);
    const advice = withTableFile(tableArgs.table, () => advisor.advise(table, state));
    const actions = (advice?.actions ?? []).map(({ action, value }) => ({
      action,
      words: advisor.inWords(state, action),
      value,
      loss: (advice?.value ?? 0) - value,
    }));
    const [best] = actions;
    if (json || best === undefined) {
      await io.stdout.write(`${JSON.stringify({ game: game.id, where, best: best ?? null, actions })}\n`);
      return 0;
    }
    const who = names.join([best.action.player]);
    const rows = actions.map(({ words, value, loss }) => [words, value, loss]);
    const before = last === '' ? '' : wrapped(last);
    const heading = wrapped(`${game.title}, ${where}; ${who} is to act.`);
    const told = style.bold(wrapped(`Best: ${best.words}, worth ${best.value.toFixed(4)}.`));
    const note = wrapped(`Worth is ${advisor.value}.`);
    await io.stdout.write(
      `${heading}${before}${told}\n${withHeading(tableText(['CHOICE', 'WORTH', 'LOSS'], rows), style)}\n${note}`,
    );
    return 0;
  },
};
