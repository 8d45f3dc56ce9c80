import { GameError } from '../../kernel/errors.js';
import { oneLine, read } from '../../kernel/plain.js';
import { Unreadable } from './mistakes.js';
import type { Token } from './tokens.js';

/** A place in a text where something else was expected. */
export interface Mistake {
  /** The line, from 1. */
  readonly line: number;
  /** The column, from 1, in code points; after the last where something is missing at the end. */
  readonly column: number;
  /** The line itself. */
  readonly text: string;
  /** What was expected there, and what was found, in one line of English. */
  readonly message: string;
}

/** The mistakes that are listed for one text; the others are counted. */
const MAX_MISTAKES = 100;

/** How much of a line is shown on each side of a mistake, in UTF-16 code units. */
const SEEN = 60;

const CONTINUED = '; a line that begins with a blank goes on with the one before';

const columnsOf = (text: string): number => text.replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g, ' ').length;

/** The line around a mistake, and a caret under it. */
function pointedAt({ text }: Mistake, start: number): string {
  const from = Math.max(0, start - SEEN);
  const to = start + SEEN;
  // No half of a surrogate pair.
  const before = text.slice(from, start).replace(/^[\uDC00-\uDFFF]/, '');
  const after = text.slice(start, to).replace(/[\uD800-\uDBFF]$/, '');
  const lead = from > 0 ? '…' : '';
  const line = `    ${lead}${oneLine(before + after)}${to < text.length ? '…' : ''}`;
  return `${line.trimEnd()}\n    ${' '.repeat(columnsOf(lead + before))}^`;
}

const BRAND = Symbol.for('dicewright/1 notation error');
/** Room for a hundred mistakes, each with its line. */
const LONGEST = 100_000;

/**
 * What is wrong with a text that is no record: all mistakes at once. Its message shows them for a terminal, each with its
 * line and a caret under the place.
 */
export class NotationError extends GameError {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return GameError[Symbol.hasInstance](value) && read(() => BRAND in (value as object)) === true;
  }

  /** By line, at most 100. */
  readonly mistakes: readonly Mistake[];
  /** How many more there are. */
  readonly omitted: number;

  /** @param listing - what the message says about each */
  constructor(mistakes: readonly Mistake[], listing: readonly string[], omitted: number) {
    const count = mistakes.length + omitted;
    const told = omitted > 0 ? `, the first ${mistakes.length} of which are` : '';
    const message = [`record: ${count} mistake${count === 1 ? '' : 's'}${told}`, ...listing].join('\n');
    super('INVALID_RECORD', message, {}, LONGEST);
    Object.defineProperty(this, BRAND, { value: true });
    this.mistakes = Object.freeze(mistakes.map((mistake) => Object.freeze(mistake)));
    this.omitted = omitted;
  }
}

/** Collects the mistakes in some lines. */
export class Mistakes {
  readonly #lines: readonly string[];
  readonly #told: Mistake[] = [];
  readonly #listing: string[] = [];
  #omitted = 0;

  constructor(lines: readonly string[]) {
    this.#lines = lines;
  }

  get isNone(): boolean {
    return this.#told.length === 0;
  }

  add({ line: index, start }: Token, message: string): void {
    if (this.#told.length === MAX_MISTAKES) {
      this.#omitted++;
      return;
    }
    const text = (this.#lines[index] ?? '').replace(/\r$/, '');
    const before = text.slice(0, start);
    const hint = index > 0 && /^\s+$/.test(before) ? CONTINUED : '';
    const mistake = { line: index + 1, column: columnsOf(before) + 1, text, message: `${message}${hint}` };
    this.#told.push(mistake);
    this.#listing.push(`${mistake.line}:${mistake.column}: ${mistake.message}\n${pointedAt(mistake, start)}`);
  }

  /** Runs what reads a line; a mistake in it is noted, and gives `undefined`. */
  noting<T>(run: () => T): T | undefined {
    try {
      return run();
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      this.add(error.token, error.message);
      return undefined;
    }
  }

  error(): NotationError {
    return new NotationError(this.#told, this.#listing, this.#omitted);
  }
}
