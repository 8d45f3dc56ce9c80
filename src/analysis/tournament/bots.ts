import type { BotMaterial, NamedBot } from '../../advice/named-bot.js';
import type { Entry } from '../../entry/entry.js';
import { GameError } from '../../kernel/errors.js';
import { oneLine } from '../../kernel/plain.js';
import { didYouMean } from '../../kernel/suggestion.js';
import type { AnyAction, AnyGame, Envelope } from '../../kernel/types.js';
import type { Bot } from '../bots/bot.js';
import { namedBots } from '../bots/named-bots.js';
import { offersOf } from '../offers.js';
import { errorText } from './error-text.js';
import type { Platform } from './platform.js';
import type { Watch } from './watch.js';

/** A bot of your own that worker threads can make, too: a module, and what it exports. */
export interface BotModule {
  /** A path or a `file:` URL. */
  readonly module: string;
  /** The export, a function from a game to a bot. Default `default`. */
  readonly export?: string | undefined;
  /** What it is called in the result. Default: the export and the file. */
  readonly name?: string | undefined;
}

/** A bot that is a function, and what it is called in the result. */
export interface BotFunction<Action, View> {
  readonly name: string;
  readonly choose: Bot<Action, View>;
}

/**
 * Who plays in a tournament:
 *
 * - by name, with parameters: `'random'`, `'greedy'`, `'monteCarlo:playouts=50'`, `'mcts:iterations=200:exploration=1'`,
 *   and what the game's own mathematics offers, such as `'optimal:table=kiriki.table'` for Kiriki;
 * - a module of your own ({@link BotModule}), also as text: `'module:file=./bot.js:export=bot'`;
 * - a function, with a name or without. Functions can't be sent to worker threads.
 */
export type TournamentBot<Action, View> = string | BotModule | BotFunction<Action, View> | Bot<Action, View>;

type Policy = Bot<AnyAction, Envelope>;

/** A bot as data, from which any thread can make it. */
export type BotData =
  | { readonly kind: 'named'; readonly name: string; readonly material: Pick<BotMaterial, 'parameters' | 'files'> }
  | { readonly kind: 'module'; readonly module: string; readonly export: string };

/** A bot, and what it is called. Without a function it can be sent to worker threads. */
export interface DescribedBot {
  /** Different from those of the other bots. */
  readonly name: string;
  /** What it is called in the message when it can't be made: as it was given. */
  readonly label: string;
  readonly maker: BotData | Policy;
}

/** A game with what belongs to it, and the options with which it is played, defaults filled in. */
export interface BotTable {
  readonly entry: Entry;
  /** The game of the entry, under the rules by which it is played. */
  readonly game: AnyGame;
  readonly options: object;
  /** Whether someone waits for what the bots do. */
  readonly isAwaited?: boolean;
}

/** What the bots need from the platform. */
export type BotTools = Pick<Platform, 'readFile' | 'loadModule'>;

/** How far a bot is with what it works out before it plays, once for the whole tournament. */
export interface BotPreparation {
  /** The bot as it was asked for. */
  readonly bot: string;
  /** How much is done, in parts of any kind; 0 at first, `total` in the end. */
  readonly done: number;
  /** How much there is to do. */
  readonly total: number;
}

/** Called now and then with how far a bot's preparation is. */
export type PreparationListener = (preparation: BotPreparation) => void;

function refuse(message: string, cause?: unknown): GameError {
  return new GameError('INVALID_SETUP', message, { cause });
}

/** `name:key=value:key=value`; a part without `=` belongs to the value before it. @throws GameError `INVALID_SETUP` */
export function parseBot(text: string): { readonly name: string; readonly given: Readonly<Record<string, string>> } {
  const [name = '', ...parts] = text.split(':');
  const given: [key: string, value: string][] = [];
  for (const part of parts) {
    const at = part.indexOf('=');
    const last = given.at(-1);
    if (at > 0) given.push([part.slice(0, at), part.slice(at + 1)]);
    else if (last) last[1] += `:${part}`;
    else throw refuse(`bot ${oneLine(text)}: expected name:parameter=value`);
  }
  if (new Set(given.map(([key]) => key)).size < given.length) {
    throw refuse(`bot ${oneLine(text)}: a parameter is there twice`);
  }
  return { name, given: Object.fromEntries(given) };
}

/** The bots that can be named for the game: those for all games, and its own. */
export async function botsFor(entry: Entry): Promise<Readonly<Record<string, NamedBot>>> {
  return { ...namedBots, ...(await offersOf(entry)).bots };
}

/** Reads files and fills in defaults. */
async function materialOf(
  bot: NamedBot,
  given: Readonly<Record<string, string>>,
  { game, options }: BotTable,
  { readFile }: BotTools,
  progress: (done: number, total: number) => void,
): Promise<BotMaterial> {
  const known = bot.parameters.map(({ name }) => name);
  for (const name of Object.keys(given)) {
    if (known.includes(name)) continue;
    const only = known.length === 0 ? 'the name' : known.join(', ');
    throw refuse(`there is no ${oneLine(name)}${didYouMean(name, known)}, only ${only}`);
  }
  const parameters: Record<string, string> = {};
  const files: Record<string, Uint8Array> = {};
  for (const { name, about, default: fallback, isFile } of bot.parameters) {
    const value = given[name] ?? fallback;
    if (isFile) {
      if (value !== undefined) files[name] = await readFile(value);
    } else if (value === undefined) throw refuse(`${name} is missing: ${about}`);
    else parameters[name] = value;
  }
  const material = { game, options, parameters, files };
  return bot.prepare ? { ...material, files: { ...files, ...bot.prepare(material, progress) } } : material;
}

/** The bot that the data describe. */
async function botOf(data: BotData, { entry, game, options, isAwaited }: BotTable, tools: BotTools): Promise<Policy> {
  if (data.kind === 'named') {
    const bot = (await botsFor(entry))[data.name] as NamedBot;
    return bot.create({ game, options, ...data.material, worth: await entry.part('worth'), isAwaited });
  }
  const exports = await tools.loadModule(data.module);
  const make = exports[data.export];
  if (typeof make !== 'function') throw refuse(`${data.module} exports no function ${data.export}`);
  const bot: unknown = await (make as (game: AnyGame) => unknown)(game);
  if (typeof bot !== 'function') throw refuse(`${data.export} of ${data.module} gave no bot: a bot is a function`);
  return bot as Policy;
}

/** What is asked for, as data and with its name; a function is a bot already. */
async function described(
  bot: TournamentBot<AnyAction, Envelope>,
  place: number,
  table: BotTable,
  tools: BotTools,
  listener: PreparationListener | undefined,
): Promise<Omit<DescribedBot, 'label'>> {
  if (typeof bot === 'function') return { name: `bot ${place + 1}`, maker: bot };
  if (typeof bot === 'object' && bot !== null) {
    if ('choose' in bot && typeof bot.choose === 'function') return { name: `${bot.name}`, maker: bot.choose };
    if ('module' in bot && typeof bot.module === 'string') return describedModule(bot);
  }
  if (typeof bot !== 'string') throw refuse('expected a name, a module or a function');
  const { name, given } = parseBot(bot);
  if (name === 'module') {
    const { file, export: exported, ...others } = given;
    const [other] = Object.keys(others);
    if (other !== undefined) throw refuse(`there is no ${oneLine(other)}, only file, export`);
    if (file === undefined) throw refuse('file is missing: the module');
    return describedModule({ module: file, export: exported });
  }
  const known = await botsFor(table.entry);
  const named = Object.hasOwn(known, name) ? known[name] : undefined;
  if (named === undefined) {
    const names = [...Object.keys(known), 'module'];
    const meant = didYouMean(name, names);
    throw refuse(`there is none of that name${meant}: there are ${names.join(', ')}`);
  }
  const { parameters, files } = await materialOf(named, given, table, tools, (done, total) =>
    listener?.({ bot: labelOf(bot, place), done, total }),
  );
  const isFile = (key: string): boolean => named.parameters.some((one) => one.name === key && one.isFile === true);
  // Where a file is doesn't make another bot: the same table may be elsewhere on another machine.
  const told = Object.entries(given).filter(([key]) => !isFile(key));
  return {
    name: [name, ...told.map(([key, value]) => `${key}=${value}`)].join(':'),
    maker: { kind: 'named', name, material: { parameters, files } },
  };
}

function describedModule({ module, export: exported = 'default', name }: BotModule) {
  const file = module.split(/[\\/]/).at(-1) ?? module;
  return { name: name ?? `${exported} of ${file}`, maker: { kind: 'module', module, export: exported } } as const;
}

/** What the bot is called in a message, before its name is known. */
const labelOf = (bot: unknown, place: number): string =>
  typeof bot === 'string' ? oneLine(bot).slice(0, 80) : `${place + 1}`;

/** Bots of the same name get numbers. */
function distinctNames(names: readonly string[]): string[] {
  return names.map((name, place) => {
    const before = names.slice(0, place).filter((other) => other === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}

/** Runs something whose errors name the bot. @throws GameError `INVALID_SETUP` (as a rejection) */
async function about<T>(label: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw refuse(`bot ${label}: ${errorText(error)}`, error);
  }
}

/**
 * Reads what the bots need, and gives them names. No module is run.
 *
 * @throws GameError `INVALID_SETUP` (as a rejection) for what is no bot; it names the bot
 */
export async function describedBots(
  bots: readonly TournamentBot<AnyAction, Envelope>[],
  table: BotTable,
  tools: BotTools,
  listener?: PreparationListener,
): Promise<DescribedBot[]> {
  const found: DescribedBot[] = [];
  for (const [place, bot] of bots.entries()) {
    const label = labelOf(bot, place);
    found.push({ ...(await about(label, () => described(bot, place, table, tools, listener))), label });
  }
  const names = distinctNames(found.map(({ name }) => oneLine(name)));
  return found.map((bot, place) => ({ ...bot, name: names[place] as string }));
}

/**
 * Makes the bots that play, in this thread.
 *
 * @throws GameError `INVALID_SETUP` (as a rejection) for what is no bot; it names the bot
 */
export async function madeBots(
  bots: readonly DescribedBot[],
  table: BotTable,
  tools: BotTools,
  watch?: Watch,
): Promise<Policy[]> {
  const policies: Policy[] = [];
  for (const [place, { label, maker }] of bots.entries()) {
    watch?.making(place);
    policies.push(await about(label, async () => (typeof maker === 'function' ? maker : botOf(maker, table, tools))));
  }
  watch?.resting();
  return policies;
}

/** {@link madeBots} for one that is described, not named. */
export async function madeBot(
  bot: TournamentBot<AnyAction, Envelope>,
  table: BotTable,
  tools?: BotTools,
): Promise<Policy> {
  const used = tools ?? (await import('#platform')).platform;
  const [policy] = await madeBots(await describedBots([bot], table, used), table, used);
  return policy as Policy;
}
