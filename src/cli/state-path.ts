import type { AnyGame } from '../kernel/types.js';
import { UsageError } from './errors.js';
import { plainValue } from './options-flag.js';

type State = ReturnType<AnyGame['setup']>;

/** What is at a place in a state; `length` of a list is its length. */
function valueAt(state: State, path: readonly string[]): unknown {
  let value: unknown = state;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
  return value;
}

/** @throws UsageError for a path that doesn't begin with something that states of the game have */
function pathOf(text: string, flag: string, state: State): readonly string[] {
  const path = text.split('.');
  const [first = ''] = path;
  if (Object.hasOwn(state, first) && !path.includes('')) return path;
  throw new UsageError(`${flag}: there is no ${text} in a state; there are ${Object.keys(state).join(', ')}`);
}

const kindOf = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list (add .length, or the number of a place from 0)';
  if (typeof value === 'object' && value !== null) return `an object (add one of .${Object.keys(value).join(', .')})`;
  return JSON.stringify(value);
};

/**
 * A number of a state, such as `dice.0`, `sheets.0.ones` or `dice.length`; true and false are 1 and 0.
 *
 * @param example - any state of the game
 * @returns a function that throws a UsageError where there is no number
 */
export function numberOf(text: string, example: State): (state: State) => number {
  const path = pathOf(text, '--value', example);
  return (state) => {
    const value = valueAt(state, path);
    if (typeof value === 'number' || typeof value === 'boolean') return Number(value);
    throw new UsageError(`--value: after the action ${text} can be ${kindOf(value)}, which is no number`);
  };
}

const OPERATORS = /^([^\s<>=!]+)\s*(<=|>=|!=|==|=|<|>)\s*(\S.*)$/;

/**
 * Something that is true of a state or not, such as `dice.0 >= 3` or `phase = over`.
 *
 * @param example - any state of the game
 * @throws UsageError for anything else
 */
export function eventOf(text: string, example: State): (state: State) => boolean {
  const [, left = '', operator = '', right = ''] = OPERATORS.exec(text.trim()) ?? [];
  if (left === '') throw new UsageError(`--event: expected such as 'sheets.0.ones >= 3', got ${text}`);
  const path = pathOf(left, '--event', example);
  const wanted = plainValue(right.trim());
  if (/[<>]/.test(operator) && typeof wanted !== 'number') {
    throw new UsageError(`--event: expected a number after ${operator}, got ${right.trim()}`);
  }
  if (typeof wanted === 'object' && wanted !== null) {
    throw new UsageError(`--event: expected a number or a word after ${operator}, got ${right.trim()}`);
  }
  return (state) => {
    const found = valueAt(state, path);
    if (typeof found === 'object' && found !== null) {
      throw new UsageError(`--event: after the action ${left} can be ${kindOf(found)}, which can't be compared`);
    }
    if (operator === '=' || operator === '==') return found === wanted;
    if (operator === '!=') return found !== wanted;
    // Anything but a number is neither less nor more.
    if (typeof found !== 'number' || typeof wanted !== 'number') return false;
    if (operator === '<') return found < wanted;
    if (operator === '>') return found > wanted;
    return operator === '<=' ? found <= wanted : found >= wanted;
  };
}
