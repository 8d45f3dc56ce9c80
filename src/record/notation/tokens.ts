/** A piece of a line: what stands between blanks, and the signs that separate. */
export interface Token {
  readonly kind: 'word' | 'quoted' | 'sign' | 'unreadable' | 'comment' | 'end';
  /** What it says; for quoted text, what it quotes; for something unreadable, what was expected; for a comment, its text. */
  readonly value: string;
  /** The index of its line. */
  readonly line: number;
  /** Where it begins in that line and where it ends, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}

const BLANKS = /\s*/y;
const WORD = /[^\s"#[\](),:=/?]+/y;

/** Where a match of a sticky pattern that begins here ends. */
function endOf(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  return start + (pattern.exec(text)?.[0].length ?? 0);
}

/** The index after the quotation mark that closes the one at `start`; 0 where none does. */
function endOfQuoted(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    if (text[i] === '"') return i + 1;
    if (text[i] === '\\') i++;
  }
  return 0;
}

function quotedToken(text: string, line: number, start: number): Token {
  const end = endOfQuoted(text, start);
  if (end === 0) {
    return { kind: 'unreadable', value: 'a " at the end of the text that begins here', line, start, end: text.length };
  }
  try {
    return { kind: 'quoted', value: JSON.parse(text.slice(start, end)) as string, line, start, end };
  } catch {
    return { kind: 'unreadable', value: 'a text in quotes as JSON has it', line, start, end };
  }
}

function tokenAt(text: string, line: number, start: number): Token {
  if (text[start] === '"') return quotedToken(text, line, start);
  const end = endOf(WORD, text, start);
  if (end > start) return { kind: 'word', value: text.slice(start, end), line, start, end };
  return { kind: 'sign', value: text.charAt(start), line, start, end: start + 1 };
}

/** The tokens of a line, without its comment. Nothing is read after what is unreadable. */
export function tokensOf(text: string, line: number): Token[] {
  const tokens: Token[] = [];
  for (let at = endOf(BLANKS, text, 0); at < text.length && text[at] !== '#'; ) {
    const token = tokenAt(text, line, at);
    tokens.push(token);
    if (token.kind === 'unreadable') break;
    at = endOf(BLANKS, text, token.end);
  }
  return tokens;
}

/** The comment behind the tokens of a line, if there is one. */
export function commentOf(text: string, line: number, tokens: readonly Token[]): Token | undefined {
  const start = endOf(BLANKS, text, tokens.at(-1)?.end ?? 0);
  if (text[start] !== '#') return undefined;
  const value = text.slice(start + 1).replace(/^ |\r$/g, '');
  return { kind: 'comment', value, line, start, end: text.length };
}
