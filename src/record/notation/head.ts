import { isInteger } from '../../kernel/plain.js';
import { MAX_NAME } from '../fields.js';
import { NOTED_FORMAT, RECORD_FORMAT, type RecordHeader } from '../types.js';
import type { Cursor } from './lines.js';
import { fail } from './mistakes.js';
import type { Token } from './tokens.js';
import { isNumber } from './words.js';

/** The first line: which format, which game, which rules. */
export interface Head {
  readonly format: RecordHeader['format'];
  readonly game: string;
  readonly rules: number;
  readonly comments: readonly Token[];
  readonly tokens: { readonly game: Token; readonly rules: Token };
}

/** Whether the text means to be a record, of this version or of another. */
export const isHead = (cursor: Cursor): boolean => cursor.peek().value === 'dicewright' && cursor.isSign('/', 1);

const formats: readonly RecordHeader['format'][] = [RECORD_FORMAT, NOTED_FORMAT];

/** @throws Unreadable */
export function readHead(cursor: Cursor): Head {
  const expected = `${RECORD_FORMAT}, a game and the number of its rules`;
  const name = cursor.peek();
  if (!isHead(cursor)) fail(name, expected);
  cursor.next();
  cursor.next();
  const version = cursor.text(expected);
  const written = `${name.value}/${version.value}`;
  const isGlued = version.end - name.start === written.length;
  const format = formats.find((one) => isGlued && one === written) ?? fail({ ...name, value: written }, ...formats);
  const game = cursor.text('the id of a game');
  if (game.value === '' || game.value.length > MAX_NAME) fail(game, 'the id of a game');
  const rules = cursor.text('the number of its rules');
  if (!isNumber(rules.value) || !isInteger(Number(rules.value), 1)) fail(rules, 'the number of its rules');
  cursor.expectEnd();
  return { format, game: game.value, rules: Number(rules.value), comments: cursor.comments, tokens: { game, rules } };
}
