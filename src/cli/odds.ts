import type { OddsQuestion } from '../advice/advice.js';
import { type Confidence, type Distribution, distribution, type Odds, odds as oddsOf } from '../analysis/odds.js';
import { type Offers, offersOf } from '../analysis/offers.js';
import { usualPlayers } from '../analysis/seats.js';
import type { Entry } from '../entry/entry.js';
import { GameError } from '../kernel/errors.js';
import { didYouMean } from '../kernel/suggestion.js';
import type { AnyAction, AnyGame } from '../kernel/types.js';
import type { TerminalStyle } from '../render/ansi.js';
import { cleanText } from '../render/clean.js';
import { answerText, fractionText, percentText, tableText, wrapped } from './answer-text.js';
import { entryAndMore, naturalFlag, readArgs } from './args.js';
import type { Command, Flags } from './command.js';
import { messageOf, UsageError } from './errors.js';
import type { CommandIo } from './io.js';
import { tableFileFlags, tableOf, withTableFile } from './offers.js';
import { columns } from './output.js';
import { moduleFlag } from './own-games.js';
import { positionFlags, positionOf } from './position.js';
import { eventOf, numberOf } from './state-path.js';
import { styleOf, withHeading } from './style.js';

const levels = [0.9, 0.95, 0.99, 0.999] as const;

const actionFlags = {
  action: { type: 'string', value: 'JSON', about: 'the action, such as \'{"type":"roll","player":0,"dice":[0,1]}\'' },
  value: {
    type: 'string',
    value: 'PATH',
    about: 'how a number of the state is distributed after it: dice.0, sheets.0.ones, dice.length',
  },
  event: { type: 'string', value: 'EVENT', about: "how likely it is that 'dice.0 >= 3' or 'phase = over'" },
  ...positionFlags,
  samples: { type: 'string', value: 'n', about: 'games that are tried where not all can be listed (10000)' },
  seed: { type: 'string', value: 's', about: 'seed of these (odds)' },
  confidence: {
    type: 'string',
    value: 'c',
    kind: levels.map(String),
    about: `${levels.slice(0, -1).join(', ')} or ${levels.at(-1)}: of the intervals (0.95)`,
  },
  json: { type: 'boolean', about: 'as JSON' },
} as const;

/** An action at the start, as an example; none where it would be long. */
function exampleOf(game: AnyGame): string {
  const players = usualPlayers(game);
  if (players === undefined) return '';
  const state = game.setup({ players });
  const [action] = game.legalActions(state);
  const text = JSON.stringify(action) ?? '';
  return action === undefined || text.length > 60 ? '' : `; for instance\n  --action '${text}'`;
}

function questionsText(game: AnyGame, { questions }: Offers): string {
  const { id, title } = game;
  const lines = [`${title}: what can be asked`, ''];
  for (const { name, about, parameters, needsTable } of questions) {
    lines.push(`dicewright odds ${id} ${name}`, `  ${about}`);
    const rows = parameters.map((one) => {
      const fallback = one.default === undefined ? ' (needed)' : one.default === '' ? '' : ` (${one.default})`;
      return [`    --${one.name}`, `${one.about}${fallback}`];
    });
    if (needsTable) rows.push(['    --table', 'the file of a table that advise --save has kept']);
    const told = columns(rows).split('\n');
    lines.push(...told.filter((line) => line !== ''), '');
  }
  lines.push(`dicewright odds ${id} --action JSON (--value PATH | --event EVENT)`);
  lines.push(`  what an action leads to: see dicewright odds --help${exampleOf(game)}`);
  return lines.map((line) => `${line}\n`).join('');
}

async function ask(
  game: AnyGame,
  { advisor }: Offers,
  question: OddsQuestion,
  args: readonly string[],
  io: CommandIo,
): Promise<void> {
  const own = question.parameters.map(({ name }) => [name, { type: 'string', about: '' }] as const);
  const flags = {
    ...Object.fromEntries(own),
    ...(question.needsTable ? tableFileFlags : {}),
    json: actionFlags.json,
  };
  const { values, positionals } = readArgs(args, flags as Flags);
  if (positionals.length > 2) throw new UsageError(`expected only one question, got also ${positionals[2]}`);
  const { json, quiet, table: file, save, ...given } = values as Record<string, string | undefined>;
  const tables = await judged(async () => {
    if (!question.needsTable || advisor === null) return question.answer(given);
    const table = await tableOf(
      advisor,
      advisor.position(given),
      { table: file, save, quiet: quiet !== undefined },
      io,
    );
    return withTableFile(file, () => question.answer(given, table));
  });
  const told = { game: game.id, question: question.name, given, tables };
  await io.stdout.write(
    json
      ? `${JSON.stringify(told)}\n`
      : tables.map((table) => answerText(table, styleOf(io.stdout, io.env))).join('\n'),
  );
}

/** Runs what judges flags: a mistake in them is one of usage. */
async function judged<T>(run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof GameError ? new UsageError(messageOf(error)) : error;
  }
}

function actionOf(text: string): AnyAction {
  let action: unknown;
  try {
    action = JSON.parse(text);
  } catch {
    action = undefined;
  }
  if (typeof action === 'object' && action !== null && !Array.isArray(action)) return action as AnyAction;
  throw new UsageError(`--action: expected a JSON object such as '{"type":"roll","player":0}', got ${text}`);
}

function confidenceFlag(text: string | undefined): Confidence | undefined {
  const found = levels.find((level) => `${level}` === text);
  if (text !== undefined && found === undefined) {
    const meant = didYouMean(text, levels.map(String));
    throw new UsageError(`--confidence: expected one of ${levels.join(', ')}, got ${text}${meant}`);
  }
  return found;
}

const shareText = (low: number, high: number): string => `${percentText(low)} to ${percentText(high)}`;

function distributionText(found: Distribution, path: string, seed: string, style: TerminalStyle): string {
  if (found.kind === 'exact') {
    const { values, total, mean } = found;
    const rows = values.map(({ value, weight }) => [value, { favourable: weight, total }]);
    const table = withHeading(tableText([path, 'CHANCE'], rows), style);
    return `${table}\nMean ${Number(mean.toFixed(6))}. Exact: all that can happen was listed.\n`;
  }
  const { values, samples, confidence, mean, standardError } = found;
  const rows = values.map(({ value, weight, interval: { low, high } }) => [
    value,
    percentText(weight / samples),
    shareText(low, high),
  ]);
  const table = withHeading(tableText([path, 'ABOUT', `INTERVAL (${100 * confidence} %)`], rows), style);
  const tried = `Sampled: ${samples} games tried with the seed ${JSON.stringify(seed)}.`;
  return `${table}\nMean ${mean.toFixed(4)}, standard error ${standardError.toFixed(4)}. ${tried}\n`;
}

function oddsText(found: Odds, event: string, seed: string): string {
  if (found.kind === 'exact') {
    const percent = percentText(found.favourable / found.total);
    return `${event}: ${fractionText(found)}, that is ${percent}\nExact: all that can happen was listed.\n`;
  }
  const { favourable, samples, interval, confidence } = found;
  const about = `${event}: about ${percentText(favourable / samples)}`;
  const sure = `${shareText(interval.low, interval.high)} with ${100 * confidence} % confidence`;
  return `${about} (${sure})\nSampled: ${favourable} of ${samples} games tried with the seed ${JSON.stringify(seed)}.\n`;
}

async function foresee(entry: Entry, args: readonly string[], io: CommandIo): Promise<void> {
  const { values } = readArgs(args, actionFlags);
  if (values.action === undefined) throw new UsageError('--action is missing: the action whose odds are asked for');
  if ((values.value === undefined) === (values.event === undefined)) {
    throw new UsageError('expected either --value or --event');
  }
  const action = actionOf(values.action);
  const samples = naturalFlag(values.samples, '--samples', 1);
  const seed = values.seed ?? 'odds';
  const options = { samples, seed, confidence: confidenceFlag(values.confidence) };
  const { state, game, where, last } = await positionOf(entry, values, io);
  const { value: path = '', event = '' } = values;
  const head = { game: game.id, where, action };
  const found = await judged(() => {
    const problem = game.check(state, action);
    if (problem !== null) throw new UsageError(`--action: ${messageOf(problem)}`);
    if (values.event === undefined) return distribution(game, state, action, numberOf(path, state), options);
    return oddsOf(game, state, action, eventOf(event, state), options);
  });
  if (values.json) {
    const asked = values.event === undefined ? { value: path } : { event };
    await io.stdout.write(`${JSON.stringify({ ...head, ...asked, ...found })}\n`);
    return;
  }
  const before = last === '' ? '' : wrapped(last);
  const heading = cleanText(`${game.title}, ${where}: ${JSON.stringify(action)}`);
  const text =
    'values' in found
      ? distributionText(found, cleanText(path), cleanText(seed), styleOf(io.stdout, io.env))
      : oddsText(found, cleanText(event), cleanText(seed));
  await io.stdout.write(`${heading}\n${before}\n${text}`);
}

export const odds: Command = {
  name: 'odds',
  summary: 'show how likely something is, exactly where possible',
  usage: [
    'GAME',
    'GAME QUESTION [flags of the question] [--json]',
    'GAME --action JSON (--value PATH | --event EVENT) [--record FILE [--at n]] [--players n] [--edition NAME] [--options OPTIONS] [--samples n] [--seed s] [--confidence c] [--json]',
  ],
  about: [
    'Tells how likely something is. A game alone: which questions it answers ready-made, and with which flags. Any game can be asked what an action leads to, exactly where all that can happen can be listed, else by games that are tried. What is hidden from the player of the action is not looked at.',
  ],
  flags: {
    ...moduleFlag,
    ...actionFlags,
    ...tableFileFlags,
    table: { ...tableFileFlags.table, about: 'where a question needs a table: see advise' },
    save: { ...tableFileFlags.save, about: 'the same: keeps the table that is worked out' },
  },
  words: 'game',
  async run(args, io) {
    const { entry, more } = entryAndMore(args, { ...actionFlags, ...tableFileFlags }, io);
    const game = await entry.load();
    const offers = await offersOf(entry);
    const question = offers.questions.find(({ name }) => more.includes(name));
    if (question !== undefined) await ask(game, offers, question, args, io);
    else if (args.some((arg) => /^--(action|value|event)(=|$)/.test(arg))) await foresee(entry, args, io);
    else if (more[0] !== undefined) {
      const names = offers.questions.map(({ name }) => name);
      const meant = didYouMean(more[0], names);
      const others = names.length === 0 ? '' : `; it has ${names.join(', ')}`;
      throw new UsageError(`${game.id} has no question ${more[0]}${meant}${others}`);
    } else {
      readArgs(args, { json: actionFlags.json });
      const { questions } = offers;
      const listed = questions.map(({ name, about, parameters, needsTable }) => ({
        name,
        about,
        parameters,
        needsTable,
      }));
      const text = args.includes('--json')
        ? `${JSON.stringify({ game: game.id, questions: listed })}\n`
        : questionsText(game, offers);
      await io.stdout.write(text);
    }
    return 0;
  },
};
