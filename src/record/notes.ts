import { lazy } from '../kernel/lazy.js';
import { deepFreeze, MAX_NODES, plainCopy, read } from '../kernel/plain.js';
import { checkOf, list, natural, parse } from '../kernel/schemas/schema.js';
import * as z from '../kernel/schemas/zod.js';
import { COMMENT, isAction, isComment } from './fields.js';
import { MAX_ACTIONS, type Mark, type Note, type Remark } from './types.js';

/** How many values everything said about one action may have: a variation can be a whole game. */
const MOST_VALUES = 20 * MAX_NODES;

/** As notation writes them. */
export const marks: Readonly<Record<Mark, string>> = { blunder: '??', mistake: '?', inaccuracy: '?!', good: '!' };

const that = (holds: (value: unknown) => boolean, expected: string) =>
  checkOf(({ value, issues }) => {
    if (!holds(value)) issues.push({ code: 'custom', input: value, expected });
  });

/** Whether they are for actions of a list of this length, one each, in order. */
export const areNotesOf = (length: number, notes: readonly Note[]): boolean =>
  notes.every(({ index }, i) => index < length && index > (notes[i - 1]?.index ?? -1));
export const NOTES = 'notes of its actions, by their indices';

const schema = /* @__PURE__ */ lazy(() => {
  const comment = z.optional(z.unknown(that(isComment, COMMENT.expected)));
  const action = z.unknown(that(isAction, 'an action { type, player, … }'));
  const variation: z.$ZodType = z.strictObject(
    {
      comment,
      actions: list(action, MAX_ACTIONS, 1),
      get notes() {
        return z.optional(list(note, MAX_ACTIONS, 1));
      },
    },
    that((value) => {
      const { actions, notes = [] } = value as { actions: unknown[]; notes?: Note[] };
      return areNotesOf(actions.length, notes);
    }, NOTES),
  );
  const note = z.strictObject(
    {
      index: natural(MAX_ACTIONS),
      comment,
      mark: z.optional(z.literal(Object.keys(marks))),
      variations: z.optional(list(variation, MAX_ACTIONS, 1)),
    },
    that((value) => Object.keys(value as object).length > 1, 'a comment, a mark or variations'),
  );
  return note;
});

/** A frozen copy of what is said about an action. @throws `GameError` `INVALID_RECORD` */
export function readNote(value: unknown, where: string): Note {
  const plain = plainCopy(value, 'INVALID_RECORD', where, MOST_VALUES);
  return deepFreeze(parse(schema(), plain, 'INVALID_RECORD', where)) as Note;
}

/** The same without an index, for a note beside its action. @throws `GameError` `INVALID_RECORD` */
export function readRemark(value: object, where: string): Remark {
  const own = read(() => ({ ...value, index: Object.hasOwn(value, 'index') ? null : 0 }));
  const { index: _, ...remark } = readNote(own, where);
  return remark;
}
