import { recordError } from '../record-error.js';
import { fail } from './mistakes.js';
import { commentOf, type Token, tokensOf } from './tokens.js';

/** The tokens of one entry, to be read one after another. */
export class Cursor {
  readonly #tokens: readonly Token[];
  /** The end of the last line. */
  readonly end: Token;
  #at = 0;
  /** Those on its lines, and on lines of their own up to the next entry. */
  readonly comments: readonly Token[];

  /** @param tokens - at least one */
  constructor(tokens: readonly Token[], comments: readonly Token[] = []) {
    this.comments = comments;
    const { line, end } = tokens.at(-1) as Token;
    this.#tokens = tokens;
    this.end = { kind: 'end', value: '', line, start: end, end };
  }

  /** What comes next, or `ahead` after that. */
  peek(ahead = 0): Token {
    return this.#tokens[this.#at + ahead] ?? this.end;
  }

  next(): Token {
    const token = this.peek();
    this.#at++;
    return token;
  }

  /** Whether this sign comes next, or `ahead` after that. */
  isSign(sign: string, ahead = 0): boolean {
    const { kind, value } = this.peek(ahead);
    return kind === 'sign' && value === sign;
  }

  /** Goes on behind the sign, if it comes next. */
  skip(sign: string): boolean {
    const isThere = this.isSign(sign);
    if (isThere) this.#at++;
    return isThere;
  }

  expect(sign: string, ...expected: readonly string[]): void {
    if (!this.skip(sign)) fail(this.peek(), ...(expected.length > 0 ? expected : [sign]));
  }

  /** A word or a text in quotes. */
  text(...expected: readonly string[]): Token {
    const token = this.peek();
    if (token.kind !== 'word' && token.kind !== 'quoted') fail(token, ...expected);
    return this.next();
  }

  /** Checks that all of it can be read, whatever it means. */
  expectTokens(): void {
    for (const token of this.#tokens) if (token.kind === 'unreadable') fail(token, token.value);
  }

  /** @param others - what could stand there, too */
  expectEnd(...others: readonly string[]): void {
    if (this.peek().kind !== 'end') fail(this.peek(), ...others, 'the end of the line');
  }
}

/** The lines of a text. @throws `GameError` `INVALID_RECORD` for anything but text */
export function linesOf(text: string): string[] {
  if (typeof text === 'string') return text.replace(/^\uFEFF/, '').split('\n');
  throw recordError(`expected text, got ${typeof text}`);
}

/** The entries of a text: a line that begins with a blank continues the one before. Comment lines are no entries. */
export function* entriesOf(lines: readonly string[]): Generator<Cursor, undefined, undefined> {
  let entry: Token[] = [];
  let comments: Token[] = [];
  for (const [index, line] of lines.entries()) {
    const tokens = tokensOf(line, index);
    if (entry.length > 0 && tokens.length > 0 && !/^\s/.test(line)) {
      yield new Cursor(entry, comments);
      entry = [];
      comments = [];
    }
    // Not spread: a line can have more tokens than a call takes arguments.
    for (const token of tokens) entry.push(token);
    const comment = commentOf(line, index, tokens);
    if (comment) comments.push(comment);
  }
  if (entry.length > 0) yield new Cursor(entry, comments);
  return undefined;
}
