import type { Part } from '../kernel/schemas/part.js';
import { typePart } from './action-fields.js';
import type { ChoiceOption, TakenPart } from './choice.js';
import { labelOf } from './labels.js';
import { type Next, nextOf } from './progress.js';
import { type Candidate, candidateOf } from './segments.js';
import { completed, listed, shapeNamed, specNamed, type Table } from './table.js';
import { fieldsTaken } from './values.js';

export interface Position {
  readonly taken: readonly TakenPart[];
  readonly candidates: readonly Candidate[];
  /** There are no others: what these have in common, all have. */
  readonly isAll: boolean;
}

export interface Step {
  readonly part: Part;
  readonly field: string;
  /** The type that is taken before the part, where none is yet. */
  readonly type: Part | null;
  /** The first action that has it. */
  readonly candidate: Candidate;
  readonly isWords: boolean;
}

export interface Outlook {
  readonly steps: ReadonlyMap<Part, Step>;
  readonly whole: Candidate | null;
}

const stepOf = (candidate: Candidate, { field, how }: Next, part: Part, type: Part | null): Step => ({
  part,
  field,
  type,
  candidate,
  isWords: how === 'words',
});

/** Parts of the first field that only one type has, while the type is open. */
function openings(candidates: readonly Candidate[]): Map<Part, Step | null> {
  const found = new Map<Part, Step | null>();
  for (const candidate of candidates) {
    const [type, first] = candidate.segments;
    const [part = ''] = type?.parts ?? [];
    if (!first) continue;
    const next = { ...first, index: 1 };
    for (const one of first.how === 'set' ? first.parts : first.parts.slice(0, 1)) {
      const known = found.get(one);
      if (known === undefined) found.set(one, stepOf(candidate, next, one, part));
      else if (known && known.type !== part) found.set(one, null);
    }
  }
  return found;
}

export function outlookOf({ taken, candidates }: Position): Outlook {
  const steps = new Map<Part, Step>();
  let whole: Candidate | null = null;
  for (const candidate of candidates) {
    const next = nextOf(candidate, taken);
    if (next === null) whole ??= candidate;
    else if (next) {
      for (const part of next.parts) if (!steps.has(part)) steps.set(part, stepOf(candidate, next, part, null));
    }
  }
  if (taken.length === 0) {
    for (const [part, step] of openings(candidates))
      if (step?.isWords === false && !steps.has(part)) steps.set(part, step);
  }
  return { steps, whole };
}

/** The part that everything still possible has, if nothing is whole. */
function common({ taken, candidates }: Position, mayComplete: boolean): TakenPart | null {
  let shared: { field: string; parts: readonly Part[] } | null = null;
  for (const candidate of candidates) {
    const next = nextOf(candidate, taken);
    if (!next || next.how === 'words') return null;
    const parts: readonly Part[] = shared ? shared.parts.filter((part) => next.parts.includes(part)) : next.parts;
    if (parts.length === 0 || (shared && shared.field !== next.field)) return null;
    shared = { field: next.field, parts };
  }
  const [part] = shared?.parts ?? [];
  if (!shared || part === undefined) return null;
  const step = { part, field: shared.field, own: false };
  const isWhole = (candidate: Candidate) => nextOf(candidate, [...taken, step]) === null;
  return mayComplete || !candidates.some(isWhole) ? step : null;
}

/** What is known to be possible with one more part. */
function narrowed(table: Table, { candidates }: Position, taken: readonly TakenPart[]): Position {
  const known = candidates.filter((candidate) => !specNamed(table, candidate.action.type)?.completions);
  const { candidates: more, isAll } = completed(table, taken);
  return {
    taken,
    candidates: [...known, ...more].filter((candidate) => nextOf(candidate, taken) !== undefined),
    isAll,
  };
}

/** The position after everything without an alternative was taken by itself. */
function settled(position: Position): Position {
  const hasBegun = position.taken.some(({ own }) => own);
  let at = position;
  while (at.isAll && (hasBegun || at.candidates.length > 1)) {
    const step = common(at, hasBegun);
    if (!step) break;
    at = { ...at, taken: [...at.taken, step] };
  }
  return at;
}

export function beginning(table: Table): Position {
  const { candidates, isAll } = completed(table, []);
  return settled({ taken: [], candidates: [...listed(table), ...candidates], isAll });
}

/** After taking parts, `null` where no action is known to have them. */
export function advanced(table: Table, position: Position, parts: readonly TakenPart[]): Position | null {
  const next = narrowed(table, position, [...position.taken, ...parts]);
  return next.candidates.length > 0 ? settled(next) : null;
}

/** The position of a whole legal action that nothing lists; `null` where there is none. */
export function unlisted({ game, view, player, shapes }: Table, taken: readonly TakenPart[]): Position | null {
  const shape = [...shapes.values()].find((one) => typePart(one) === taken[0]?.part);
  if (!shape) return null;
  const action = { type: shape.type, player, ...fieldsTaken(shape, taken) };
  if (game.check(view, action) !== null) return null;
  return { taken, candidates: [candidateOf(shape, action)], isAll: false };
}

/** What a person reads on a part of the candidate. */
function labelIn(
  table: Table,
  { action: { type } }: Candidate,
  { part, field }: Pick<TakenPart, 'part' | 'field'>,
): string {
  const rules = { shape: shapeNamed(table, type), spec: specNamed(table, type) };
  return labelOf(rules, table.view, table.player, part, field);
}

/** What is taken, with what a person reads on it. */
export const labelled = (table: Table, { taken, candidates: [first] }: Position): readonly TakenPart[] =>
  taken.map((one) => ({ ...one, label: labelIn(table, first as Candidate, one) }));

export function optionsOf(table: Table, steps: Iterable<Step>): readonly ChoiceOption[] {
  return Array.from(steps, ({ part, field, candidate, isWords }): ChoiceOption => {
    const label = labelIn(table, candidate, { part, field });
    return Object.freeze(isWords ? { part, label, input: 'text' as const } : { part, label });
  });
}
