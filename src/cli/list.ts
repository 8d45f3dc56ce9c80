import * as z from 'zod/mini';
import { games } from '../catalogue.js';
import type { AnyGame } from '../kernel/types.js';
import { gameArg, readArgs } from './args.js';
import { UsageError } from './errors.js';
import type { Command } from './io.js';
import { columns } from './output.js';

const help = `Usage: dicewright list [--json]

Tells the games: id, title, players, version of the rules, traits, and the
options with their defaults.

  --json   as JSON, the options as a JSON Schema
`;

/** The part of JSON Schema that options are told in. */
interface OptionSchema {
  readonly default?: unknown;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly items?: OptionSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
}

interface Facts {
  readonly id: string;
  readonly title: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly rules: number;
  readonly traits: Readonly<Record<string, boolean>>;
  readonly options: Readonly<Record<string, OptionSchema>>;
}

function factsOf({ id, title, playerCount, rules, traits, schemas }: AnyGame): Facts {
  const { properties } = z.toJSONSchema(schemas.options, { io: 'input', unrepresentable: 'any' }) as {
    readonly properties?: Facts['options'];
  };
  return { id, title, players: playerCount, rules, traits: { ...traits }, options: properties ?? {} };
}

/** Which values an option takes. */
function valuesText(option: OptionSchema): string {
  const { type = 'any', minimum, maximum, multipleOf, items } = option;
  if (option.enum) return option.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (type === 'boolean') return 'true or false';
  if (type === 'array' && items) {
    const { minItems, maxItems } = option;
    const count = minItems === maxItems ? `${maxItems ?? ''}` : `${minItems ?? 0} to ${maxItems ?? 'any number'}`;
    return `array of ${count} times ${valuesText(items)}`.replace('array of  times', 'array of');
  }
  const isSafe = (bound: number | undefined): boolean =>
    bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;
  const range = [isSafe(minimum) ? `from ${minimum}` : '', isSafe(maximum) ? `to ${maximum}` : ''];
  const steps = multipleOf === undefined ? '' : `in steps of ${multipleOf}`;
  return [type, ...range, steps].filter((text) => text !== '').join(' ');
}

/** Two tables; each line begins with the id of the game, so that `grep` finds all about one. */
function tables(facts: readonly Facts[]): string {
  const gameRows = facts.map(({ id, title, players: { min, max }, rules, traits }) => {
    const holding = Object.entries(traits).filter(([, holds]) => holds);
    return [id, title, min === max ? `${min}` : `${min}-${max}`, `${rules}`, holding.map(([name]) => name).join(', ')];
  });
  const optionRows = facts.flatMap(({ id, options }) =>
    Object.entries(options).map(([name, option]) => [id, name, JSON.stringify(option.default), valuesText(option)]),
  );
  const games = columns([['GAME', 'TITLE', 'PLAYERS', 'RULES', 'TRAITS'], ...gameRows]);
  return optionRows.length === 0
    ? games
    : `${games}\n${columns([['GAME', 'OPTION', 'DEFAULT', 'VALUES'], ...optionRows])}`;
}

export const list: Command = {
  name: 'list',
  summary: 'tell the games and their options',
  help,
  async run(args, io) {
    const { values, positionals } = readArgs(args, { json: { type: 'boolean' } });
    if (positionals[0] !== undefined) throw new UsageError(`list takes no arguments, got ${positionals[0]}`);
    const facts: Facts[] = [];
    for (const id of Object.keys(games)) facts.push(factsOf(await gameArg(id)));
    await io.stdout.write(values.json ? `${JSON.stringify(facts, null, 2)}\n` : tables(facts));
    return 0;
  },
};
