import type { ErasedAction, ErasedActionSpec, ErasedState, Rulebook } from '../kernel/definition.js';
import { engineOf } from '../kernel/engine/engine.js';
import { deepFreeze } from '../kernel/plain.js';
import type { AnyAction, AnyGame, Envelope } from '../kernel/types.js';
import { type ActionShape, actionShapes } from './action-fields.js';
import type { TakenPart } from './choice.js';
import { type Candidate, candidateOf } from './segments.js';
import { fieldsTaken } from './values.js';

export interface Table {
  readonly game: AnyGame;
  readonly view: ErasedState;
  readonly player: number;
  readonly rulebook: Rulebook;
  readonly shapes: ReadonlyMap<string, ActionShape>;
  /** Runs what asks the rules: what they throw on a foreign view is blamed on the view. */
  readonly guarded: <T>(run: () => T) => T;
}

/** At most this many completions are looked at for one step; a definition may offer any number. */
const MOST_COMPLETIONS = 2_000;
/** And for at most this long, in milliseconds: what isn't found by then isn't listed, but can be taken. */
const LONGEST_SEARCH = 30;

export function tableOf(game: AnyGame, given: unknown, player: number): Table {
  const { rulebook, guarded } = engineOf(game);
  const view = game.view(given as Envelope, player) as ErasedState;
  return { game, view, player, rulebook, shapes: actionShapes(game), guarded: (run) => guarded(view, run) };
}

export const shapeNamed = ({ shapes }: Table, type: string): ActionShape => shapes.get(type) as ActionShape;

export const specNamed = ({ rulebook }: Table, type: string): ErasedActionSpec | undefined => rulebook.spec(type);

const mayAct = ({ rulebook, view, player }: Table): boolean => !rulebook.check(view, { type: '', player });

/** What its fields hold may be a table of the game's own, and can't be changed. */
const candidate = (shape: ActionShape, action: AnyAction): Candidate => candidateOf(shape, deepFreeze(action));

/** The legal actions, except those of types whose completions are asked for at every step. */
export function listed(table: Table): readonly Candidate[] {
  const found: Candidate[] = [];
  if (!mayAct(table)) return found;
  const { view, player, rulebook } = table;
  for (const [type, shape] of table.shapes) {
    const spec = rulebook.spec(type);
    if (!spec || spec.completions) continue;
    for (const action of rulebook.legalOfType(type, spec, view, player)) found.push(candidate(shape, action));
  }
  return found;
}

export interface Found {
  readonly candidates: readonly Candidate[];
  /** There are no others. */
  readonly isAll: boolean;
}

/** Legal actions that go on from what is taken, of the types that can't list all of theirs. */
export function completed(table: Table, taken: readonly TakenPart[]): Found {
  const { view, player, game } = table;
  const candidates: Candidate[] = [];
  let isAll = true;
  if (!mayAct(table)) return { candidates, isAll };
  const [first] = taken;
  for (const [type, shape] of table.shapes) {
    if (first && first.part !== `action:${type}`) continue;
    const completions = specNamed(table, type)?.completions;
    if (!completions) continue;
    const until = Date.now() + LONGEST_SEARCH;
    let left = MOST_COMPLETIONS;
    for (const fields of completions(view, player, fieldsTaken(shape, taken))) {
      isAll &&= fields !== null;
      if (fields === null) continue;
      const action: ErasedAction = { type, player, ...fields };
      if (game.check(view, action) === null) candidates.push(candidate(shape, game.canonical(action)));
      if (--left > 0 && Date.now() < until) continue;
      isAll = false;
      break;
    }
  }
  return { candidates, isAll };
}
