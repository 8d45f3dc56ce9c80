import { pick, type RandomGenerator, uniformInt } from '../kernel/dice/random.js';
import { engineOf } from '../kernel/engine/engine.js';
import { GameError } from '../kernel/errors.js';
import { plainEqual } from '../kernel/plain.js';
import type { AnyGame } from '../kernel/types.js';
import { firstOf, withoutOutcome } from './ask.js';
import { nameOf } from './naming.js';
import type { Action, State } from './types.js';

/** An action that is legal nearby rather than here, or a mixture of two such; it may be legal here as well. */
export interface NearAction {
  /** Where it comes from, in words, for messages. */
  readonly from: string;
  readonly action: Action;
}

/** Lists from elsewhere are read this far. */
const LISTED_ELSEWHERE = 200;
/** This many pairs of actions exchange a field. */
const MIXED = 4;

/** Any `wanted` of a list; all when there are no more. */
export function anyOf<T>(rng: RandomGenerator, list: readonly T[], wanted: number): readonly T[] {
  if (list.length <= wanted) return list;
  const indices = new Set<number>();
  while (indices.size < wanted) indices.add(uniformInt(rng, 0, list.length - 1));
  return list.filter((_, i) => indices.has(i));
}

type Fields = Readonly<Record<string, unknown>>;
type Options = Fields;

const knownOptions = new WeakMap<AnyGame, Map<number, readonly Options[]>>();

/** The options of the game's variants that allow this many players, with the defaults filled in. */
function variantOptions(game: AnyGame, players: number): readonly Options[] {
  const known = knownOptions.get(game) ?? new Map<number, readonly Options[]>();
  knownOptions.set(game, known);
  const found =
    known.get(players) ??
    game.variants.flatMap((options) => {
      try {
        return [game.setup({ players, options }).options as Options];
      } catch (error) {
        if (error instanceof GameError) return [];
        throw error;
      }
    });
  known.set(players, found);
  return found;
}

/** Other options for the same position: those of every other variant, all at once and one at a time. */
export function otherOptions(game: AnyGame, { players, options }: State): readonly Options[] {
  const own = options as Options;
  const others: Options[] = [];
  for (const variant of variantOptions(game, players)) {
    const differing = Object.keys(variant).filter((name) => !plainEqual(variant[name], own[name]));
    const single = differing.map((name) => ({ ...own, [name]: variant[name] }));
    for (const one of differing.length > 1 ? [variant, ...single] : single) {
      if (!others.some((other) => plainEqual(other, one))) others.push(one);
    }
  }
  return others;
}

/** What differs from the state's own options, as a message names it. */
const namesOf = (own: Options, other: Options): string =>
  Object.keys(other)
    .filter((name) => !plainEqual(other[name], own[name]))
    .map((name) => `${name}: ${JSON.stringify(other[name])}`)
    .join(', ');

/** What is legal for everybody in the same position under other options; nothing where they don't have the position. */
export function legalUnder(game: AnyGame, state: State, options: Options): readonly NearAction[] {
  try {
    const other = game.load({ ...state, options });
    const from = `legal under ${namesOf(state.options as Options, options)}`;
    return game.playersToAct(game.view(other, null)).flatMap((player) =>
      firstOf(game.legalActions(game.view(other, player), player), LISTED_ELSEWHERE).map((action) => ({
        from,
        action,
      })),
    );
  } catch (error) {
    // `load` need not refuse it: a position of other rules may only contradict itself when it is looked at.
    if (error instanceof GameError) return [];
    throw error;
  }
}

/** What would be legal for another player, were it their turn, done by one whose turn it is. */
export function legalForSeat(game: AnyGame, state: State, seat: number, actor: number): readonly NearAction[] {
  const { rulebook } = engineOf(game);
  const from = `legal for ${nameOf(seat)}`;
  try {
    const view = game.view(state, seat) as Parameters<typeof rulebook.legalActions>[0];
    return firstOf(rulebook.legalActions(view, seat), LISTED_ELSEWHERE).map((action) => ({
      from,
      action: { ...action, player: actor } as Action,
    }));
  } catch {
    // No host asks what a player may do out of turn, so a game need not know.
    return [];
  }
}

/** How far to look for an action of a type. */
const FAR = 20;

/** The nearest action of each type, going through actions in this order. */
function nearestOfEach(actions: readonly Action[]): Action[] {
  const types = new Map<string, Action>();
  for (const action of actions) if (!types.has(action.type)) types.set(action.type, action);
  return [...types.values()];
}

/** What was played last of each type and will be played next, done here by one whose turn it is. */
export function playedElsewhere(actions: readonly Action[], at: number, actor: number): readonly NearAction[] {
  const last = nearestOfEach(actions.slice(Math.max(0, at - FAR), at).reverse());
  const next = nearestOfEach(actions.slice(at, at + FAR));
  const here = (played: Action): Action => ({ ...withoutOutcome(played), player: actor });
  return [
    ...last.map((played) => ({ from: 'played earlier in the game', action: here(played) })),
    ...next.map((played) => ({ from: 'played now or later in the game', action: here(played) })),
  ];
}

const fieldsOf = ({ type: _, player: __, outcome: ___, ...fields }: Action): Fields => fields;

/** Actions in which one field is that of another action of their type. */
export function mixtures(rng: RandomGenerator, actions: readonly Action[]): readonly NearAction[] {
  return anyOf(rng, actions, MIXED).flatMap((action) => {
    const fields = fieldsOf(action);
    const names = Object.keys(fields);
    const name = names.length > 1 ? pick(rng, names) : undefined;
    if (name === undefined) return [];
    const values = actions.flatMap((other) => (other.type === action.type ? [fieldsOf(other)[name]] : []));
    const value = pick(
      rng,
      values.filter((one) => one !== undefined && !plainEqual(one, fields[name])),
    );
    return value === undefined
      ? []
      : [{ from: `with ${name} of another action`, action: { ...action, [name]: value } }];
  });
}
