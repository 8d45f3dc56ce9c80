import { type AnyAction, type AnyGame, schemasOf } from 'dicewright';

/** What of a JSON Schema is looked at here. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** What a person may tell for a part of an outcome. */
export type Kind =
  | { readonly kind: 'time' }
  | { readonly kind: 'yes-or-no' }
  | { readonly kind: 'count'; readonly least: number; readonly most: number }
  | { readonly kind: 'cell' }
  | { readonly kind: 'player'; readonly most: number }
  | { readonly kind: 'word'; readonly words: readonly string[] };

/** A part of an outcome. */
export interface Field {
  readonly name: string;
  readonly what: Kind;
  /** Whether it can be `null`: it failed, or there is none. */
  readonly mayBeNone: boolean;
  /** Whether there can be several, in their order. */
  readonly isList: boolean;
}

/** Names of cells of the plate and the levels above, as schemas have them. */
const CELL = '^[1-8]?[a-i][1-9]$';

/** A unit in a name says what a number is of. */
const TIME = 'milliseconds';

function kindOf(name: string, { type, pattern, enum: words, minimum, maximum }: Schema, isItem: boolean): Kind | null {
  if (type === 'boolean') return { kind: 'yes-or-no' };
  if (type === 'integer' && name === TIME) return { kind: 'time' };
  if (type === 'integer' && minimum !== undefined && maximum !== undefined) {
    // What comes in lists and counts from 0 is players.
    return isItem && minimum === 0
      ? { kind: 'player', most: maximum }
      : { kind: 'count', least: minimum, most: maximum };
  }
  if (type !== 'string') return null;
  if (words) return { kind: 'word', words };
  return pattern === CELL ? { kind: 'cell' } : null;
}

function fieldOf(name: string, schema: Schema): Field | null {
  const possible = schema.anyOf ?? [schema];
  const [only, ...others] = possible.filter(({ type }) => type !== 'null');
  if (!only || others.length > 0) return null;
  const isList = only.type === 'array';
  const what = kindOf(name, isList ? (only.items ?? {}) : only, isList);
  return what && { name, what, mayBeNone: possible.some(({ type }) => type === 'null'), isList };
}

/**
 * What is to be told of how an action came out, as the game's schema has it.
 *
 * @returns `null` where a form can't ask for it: then it is written in notation
 */
export function fieldsOf(game: AnyGame, { type }: AnyAction): readonly Field[] | null {
  const { oneOf = [] } = schemasOf(game).action as Schema;
  const outcome = oneOf.find(({ properties }) => properties?.type?.const === type)?.properties?.outcome;
  const fields = Object.entries(outcome?.properties ?? {}).map(([name, schema]) => fieldOf(name, schema));
  const known = fields.flatMap((field) => field ?? []);
  return known.length === 0 || known.length < fields.length ? null : known;
}

/** All names of cells, from the plate up. */
export const cellNames: readonly string[] = ['', ...'12345678'].flatMap((level) =>
  [...'abcdefghi'].flatMap((letter) => [...'123456789'].map((number) => `${level}${letter}${number}`)),
);

const questions: Readonly<Record<string, string>> = {
  stands: 'Does it stand?',
  on: 'Did it stay on the plate?',
  landed: 'Where did it come to rest?',
  cell: 'Where did it come to rest?',
  placed: 'Where did dice come to rest, one after the other?',
  knockedOff: 'What was knocked off?',
  fell: 'How many fell off?',
  number: 'What does the die show that fell?',
  pose: 'What does it show?',
  hidden: 'Whose pyramid is hidden now?',
  destroyed: 'Whose pyramid was knocked apart?',
  height: 'How many dice stood?',
  taken: 'How many dice were taken?',
  mounted: 'How many dice stood on it?',
  [TIME]: 'How long did it take?',
};

/** What a person is asked about a part of an outcome. @param said - how the game calls it, where nobody has a better word */
export const questionOf = (name: string, said: string): string => questions[name] ?? said;
