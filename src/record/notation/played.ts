import { MAX_STRING } from '../../kernel/plain.js';
import type { AnyAction } from '../../kernel/types.js';
import { COMMENT, isComment } from '../fields.js';
import { MAX_ACTIONS, type Mark, type Note, type Variation } from '../types.js';
import { fail } from './mistakes.js';
import type { Token } from './tokens.js';

/** Variations within one another: more would be deeper than anything from outside may be. */
const MOST_NESTED = 7;

/** What is said about an action, while more may come. */
interface Said {
  readonly comments: Token[];
  readonly variations: Sequence[];
  mark: Mark | undefined;
}

/** Actions one after another, and what is said about each. */
interface Sequence {
  readonly comments: Token[];
  readonly actions: AnyAction[];
  readonly said: Said[];
}

const begun = (): Sequence => ({ comments: [], actions: [], said: [] });

/** What comments say together. @throws Unreadable */
function commentIn(comments: readonly Token[]): { readonly comment?: string } {
  const comment = comments.map(({ value }) => value).join('\n');
  if (comment.length > MAX_STRING) fail(comments[0] as Token, COMMENT.expected);
  return comment === '' ? {} : { comment };
}

function noteIn({ comments, mark, variations }: Said, index: number): Note[] {
  const among = variations.map(variationIn);
  const note = { index, ...commentIn(comments), ...(mark && { mark }), ...(among.length > 0 && { variations: among }) };
  return Object.keys(note).length > 1 ? [note] : [];
}

function variationIn({ comments, actions, said }: Sequence): Variation {
  const notes = said.flatMap(noteIn);
  return { ...commentIn(comments), actions, ...(notes.length > 0 && { notes }) };
}

/** What is played, with its variations, while it is read. */
export class Played {
  readonly #main = begun();
  /** The variations that are open, the innermost last. */
  readonly #open: Sequence[] = [];
  #count = 0;

  get isOpen(): boolean {
    return this.#open.length > 0;
  }

  /** What the comments of a line that is no action are about. */
  #about(): Token[] {
    const sequence = this.#open.at(-1) ?? this.#main;
    return (sequence.said.at(-1) ?? sequence).comments;
  }

  /** @throws Unreadable for what may not be a comment */
  comment(comments: readonly Token[]): void {
    for (const comment of comments) {
      if (comment.value !== '' && !isComment(comment.value)) fail(comment, COMMENT.expected);
      this.#about().push(comment);
    }
  }

  /** What `read` reads, which follows the action before it. @throws Unreadable */
  act(token: Token, read: () => { readonly action: AnyAction; readonly mark: Mark | undefined } | undefined): void {
    if (this.#count++ === MAX_ACTIONS) fail(token, `at most ${MAX_ACTIONS} actions`);
    const { actions, said } = this.#open.at(-1) ?? this.#main;
    // Even if it can't be read, something may be said about it.
    const about: Said = { comments: [], variations: [], mark: undefined };
    said.push(about);
    const one = read();
    if (!one) return;
    actions.push(one.action);
    about.mark = one.mark;
  }

  /** What follows could have been played in place of the last action. @throws Unreadable */
  open(token: Token): void {
    const about = (this.#open.at(-1) ?? this.#main).said.at(-1) ?? fail(token, 'an action before its variation');
    if (this.#open.length === MOST_NESTED) fail(token, `at most ${MOST_NESTED} variations within one another`);
    const variation = begun();
    about.variations.push(variation);
    this.#open.push(variation);
  }

  /** @throws Unreadable */
  close(token: Token): void {
    const variation = this.#open.pop() ?? fail(token, 'a variation before its end');
    if (variation.said.length === 0) fail(token, 'an action');
  }

  /** @throws Unreadable */
  all(): Variation {
    return variationIn(this.#main);
  }
}
