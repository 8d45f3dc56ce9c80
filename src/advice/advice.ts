/**
 * What a game's analysis can offer apps and the command: questions with ready-made answers, and an advisor that knows the
 * best action in every position. Shared code asks them without knowing which game it is.
 *
 * @module
 */
import { GameError } from '../kernel/errors.js';
import type { AnyAction, DeepReadonly, Envelope } from '../kernel/types.js';

/** An exact probability: `favourable` of `total` equally likely ways, both integers, not reduced. */
export interface ExactChance {
  readonly favourable: number;
  readonly total: number;
}

/** What stands in one place of a table: words, a number, or a probability. */
export type AnswerCell = string | number | ExactChance;

/** A table of plain cells with named columns. */
export interface AnswerTable {
  /** What it shows, as a heading. */
  readonly title: string;
  readonly columns: readonly string[];
  /** One cell for each column. */
  readonly rows: readonly (readonly AnswerCell[])[];
  /** What must be known to read it, one sentence each. */
  readonly notes?: readonly string[] | undefined;
}

/** Something that a question, or a position, is given as text: a flag of the command. */
export interface GivenParameter {
  /** In lower case: `'dice'` is `--dice` for the command. */
  readonly name: string;
  /** What it is and how it is written, in a few words. */
  readonly about: string;
  /** What it is when left out; without a default it must be given. */
  readonly default?: string | undefined;
}

/** Parameters as texts, by name. */
export type Given = Readonly<Record<string, string | undefined>>;

/** A question about a game that has a ready-made answer. */
export interface OddsQuestion<Table = unknown> {
  /** One word in lower case, unique in its game. */
  readonly name: string;
  /** One line. */
  readonly about: string;
  /** `options`, where there is such a parameter, are always the options of the game as JSON. */
  readonly parameters: readonly GivenParameter[];
  /**
   * Whether the answer needs the table of the game's {@link Advisor}; then the parameters are those of a position, as
   * {@link Advisor.position} reads them.
   */
  readonly needsTable: boolean;
  /**
   * @param given - what is left out has its default
   * @param table - where {@link OddsQuestion.needsTable} is true
   * @throws `GameError` `INVALID_SETUP` for parameters that are missing, unknown or impossible; RangeError for a table made
   * for something else
   */
  readonly answer: (given: Given, table?: Table) => readonly AnswerTable[];
}

/** An action and what it is worth. */
export interface AdvisedAction<Action = AnyAction> {
  readonly action: Action;
  /** See {@link Advisor.value}. */
  readonly value: number;
}

/** What a player does best. */
export interface Advice<Action = AnyAction> extends AdvisedAction<Action> {
  /** All that they can do, the best first. Actions that come to the same are listed once. */
  readonly actions: readonly AdvisedAction<Action>[];
}

/**
 * Knows the best action in every position of a game.
 *
 * @typeParam Table - what it has worked out beforehand; the same for all positions of a game with the same options
 */
export interface Advisor<
  Table = unknown,
  View = Envelope,
  Action extends AnyAction = AnyAction,
  Options extends object = object,
> {
  /** What the values of actions are, as the end of `values are …`. */
  readonly value: string;
  /**
   * Works out the table, which may take some seconds.
   *
   * @param options - of the game, defaults filled in
   * @param progress - called now and then with how much of all is done
   * @param view - if given, the table need only do for this position and what can follow, which may be much quicker
   */
  readonly prepare: (
    options: Options,
    progress?: (done: number, total: number) => void,
    view?: DeepReadonly<View>,
  ) => Table;
  /** The table as bytes. */
  readonly save: (table: Table) => Uint8Array;
  /** A saved table. @throws RangeError for other bytes, or a table cut short */
  readonly load: (bytes: Uint8Array) => Table;
  /**
   * The best action of the player on turn; `null` when nobody is.
   * @throws RangeError when the table was made for other options
   */
  readonly advise: (table: Table, view: DeepReadonly<View>) => Advice<Action> | null;
  /** The action as advice: `keep 5 5 and roll 3 dice`. */
  readonly inWords: (view: DeepReadonly<View>, action: DeepReadonly<Action>) => string;
  /** What {@link Advisor.position} wants. */
  readonly parameters: readonly GivenParameter[];
  /** A position given in a few words. @throws `GameError` `INVALID_SETUP` for an impossible one */
  readonly position: (given: Given) => DeepReadonly<View>;
}

const refuse = (message: string): never => {
  throw new GameError('INVALID_SETUP', message);
};

/** The text, or what stands for it in a message. */
const quoted = (text: string): string => (text.length > 60 ? 'a long text' : JSON.stringify(text));

/**
 * What is given, with all defaults.
 *
 * @throws `GameError` `INVALID_SETUP` for parameters that are missing or not known
 */
export function completed(parameters: readonly GivenParameter[], given: Given): Readonly<Record<string, string>> {
  const names = parameters.map(({ name }) => name);
  for (const [name, text] of Object.entries(given)) {
    if (text === undefined) continue;
    if (!names.includes(name)) refuse(`there is no ${quoted(name)}; there are ${names.join(', ')}`);
    if (typeof text !== 'string') refuse(`${name}: expected a text`);
  }
  return Object.fromEntries(
    parameters.map(({ name, about, default: fallback }) => {
      const text = Object.hasOwn(given, name) ? given[name] : undefined;
      return [name, text ?? fallback ?? refuse(`${name} is missing: ${about}`)];
    }),
  );
}

/** Makes a question whose `answer` finds all parameters given. */
export function oddsQuestion<Table>(
  question: Omit<OddsQuestion<Table>, 'needsTable' | 'answer'> & {
    readonly needsTable?: boolean;
    readonly answer: (given: Readonly<Record<string, string>>, table: Table) => readonly AnswerTable[];
  },
): OddsQuestion<Table> {
  const { parameters, needsTable = false, answer } = question;
  return {
    ...question,
    needsTable,
    answer(given, table) {
      const whole = completed(parameters, given);
      if (needsTable && table === undefined) refuse('the answer needs the table of the advisor');
      return answer(whole, table as Table);
    },
  };
}

/** A whole number of the range. @throws `GameError` `INVALID_SETUP` */
export function readInteger(name: string, text: string, least: number, most: number): number {
  const number = /^-?\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number === 0 ? 0 : number;
  return refuse(`${name}: expected a whole number from ${least} to ${most}, got ${quoted(text)}`);
}

/** One of the words, or a beginning of it that no other has. @throws `GameError` `INVALID_SETUP` */
export function readWord<const Word extends string>(name: string, text: string, words: readonly Word[]): Word {
  const wanted = text.trim().toLowerCase();
  const exact = words.find((word) => word.toLowerCase() === wanted);
  const fitting = words.filter((word) => wanted !== '' && word.toLowerCase().startsWith(wanted));
  const found = exact ?? (fitting.length === 1 ? fitting[0] : undefined);
  return found ?? refuse(`${name}: expected one of ${words.join(', ')}, got ${quoted(text)}`);
}

/** Parts between commas or blanks; none for an empty text. */
export function readList(text: string): string[] {
  return text.split(/[\s,]+/).filter((part) => part !== '');
}

/** JSON. @throws `GameError` `INVALID_SETUP` */
export function readJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse(`${name}: expected JSON, got ${quoted(text)}`);
  }
}

/** Options of the game, for {@link readStart}. */
export const optionsParameter: GivenParameter = {
  name: 'options',
  about: 'options of the game, as JSON',
  default: '{}',
};

/** What the game's `setup` makes of its options, given as {@link optionsParameter}. @throws `GameError` `INVALID_SETUP` */
export function readStart<Options, Start>(text: string, setup: (options: Options) => Start): Start {
  const options = readJson('options', text) as Options;
  return readAs('options', () => setup(options));
}

/** What `read` gives; its errors name the parameter. @throws `GameError` `INVALID_SETUP` */
export function readAs<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof GameError || error instanceof RangeError) return refuse(`${name}: ${error.message}`);
    throw error;
  }
}
