import { oneLine } from '../../kernel/plain.js';
import { kindOf } from '../../kernel/schemas/schema.js';
import type { Token } from './tokens.js';

function foundAt({ kind, value }: Token): string {
  if (kind === 'end') return 'the end of the line';
  return kind === 'sign' ? value : kindOf(value);
}

/** `a, b or c`. */
export const alternatives = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** Thrown while a line is read; nobody outside sees it. */
export class Unreadable {
  readonly token: Token;
  /** What could have stood there. */
  readonly expected: readonly string[];
  /** The field that it would have belonged to. */
  readonly field: string | undefined;

  constructor(token: Token, expected: readonly string[], field?: string) {
    this.token = token;
    this.expected = expected;
    this.field = field;
  }

  get message(): string {
    const { token, expected, field } = this;
    const found = token.kind === 'unreadable' ? '' : `, got ${foundAt(token)}`;
    return oneLine(
      `${field === undefined ? '' : `${field}: `}expected ${alternatives([...new Set(expected)])}${found}`,
    );
  }
}

/** Something else was expected at a token. */
export function fail(token: Token, ...expected: readonly string[]): never {
  throw new Unreadable(token, token.kind === 'unreadable' ? [token.value] : expected);
}

/** What is read, a mistake in it being attributed to this field. */
export function naming<T>(field: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof Unreadable) throw new Unreadable(error.token, error.expected, field);
    throw error;
  }
}

/** Whether one token stands behind another. */
const isBehind = (a: Token, b: Token): boolean => a.line > b.line || (a.line === b.line && a.start > b.start);

/**
 * What the first reading that succeeds gives. Of their mistakes, the one furthest on is that of what was meant; where there
 * are several, anything that they expected could stand there.
 */
export function firstOf<T>(readings: readonly (() => T)[]): T {
  let last: Unreadable | undefined;
  for (const read of readings) {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      const { token, expected } = error;
      if (!last || isBehind(token, last.token)) last = error;
      else if (!isBehind(last.token, token)) last = new Unreadable(token, [...last.expected, ...expected]);
    }
  }
  throw last;
}
