import type {
  ErasedAction,
  ErasedActionSpec,
  ErasedDefinition,
  ErasedFields,
  ErasedState,
  Rulebook,
} from './definition.js';
import type { Violation } from './errors.js';
import { pick, type RandomGenerator, uniformInt } from './random.js';

export type { Rulebook };

const NO_FIELDS: readonly ErasedFields[] = Object.freeze([Object.freeze({})]);

export function rulebookOf(definition: ErasedDefinition): Rulebook {
  const specs = new Map(Object.entries(definition.actions));
  const { playersToAct } = definition;
  const all = [...specs.values()];
  const isCounted = all.every(({ count, sample }) => count && sample);
  const isUneven = definition.traits?.enumerable === false || all.some(({ uneven }) => uneven);

  function turnViolation(view: ErasedState, player: number): Violation | undefined {
    const acting = playersToAct(view);
    if (acting.includes(player)) return undefined;
    if (acting.length === 0) return { code: 'GAME_OVER', message: `${definition.id}: the game is over` };
    const expected = `expected player ${acting.join(' or ')}`;
    const got = player < view.players ? `player ${player}` : `player ${player} of a game for ${view.players}`;
    return { code: 'NOT_YOUR_TURN', message: `${definition.id}: ${expected}, got ${got}` };
  }

  function* legalOfType(type: string, spec: ErasedActionSpec, view: ErasedState, player: number) {
    for (const fields of spec.candidates?.(view, player) ?? NO_FIELDS) {
      const action = { type, player, ...fields };
      if (!spec.check?.(view, action)) yield action;
    }
  }

  function* legalActions(view: ErasedState, player: number): Generator<ErasedAction> {
    for (const [type, spec] of specs) yield* legalOfType(type, spec, view, player);
  }

  function sampled(type: string, spec: ErasedActionSpec, view: ErasedState, rng: RandomGenerator, player: number) {
    const fields = spec.sample?.(view, player, rng);
    return fields ? { type, player, ...fields } : null;
  }

  function sampleByCount(view: ErasedState, rng: RandomGenerator, player: number): ErasedAction | null {
    let total = 0;
    let chosen = '';
    // Each type takes the place of those before it as often as it has choices among theirs.
    for (const [type, spec] of specs) {
      const count = spec.count?.(view, player) as number;
      total += count;
      if (count > 0 && (count === total || uniformInt(rng, 1, total) <= count)) chosen = type;
    }
    return total > 0 ? sampled(chosen, specs.get(chosen) as ErasedActionSpec, view, rng, player) : null;
  }

  function sampleAction(view: ErasedState, rng: RandomGenerator, player: number): ErasedAction | null {
    if (isCounted) return sampleByCount(view, rng, player);
    const found = [...specs].flatMap(([type, spec]) => {
      const list = spec.sample
        ? [sampled(type, spec, view, rng, player) ?? []].flat()
        : [...legalOfType(type, spec, view, player)];
      return list.length > 0 ? { spec, type, list } : [];
    });
    const [only] = found;
    // Where there is but one type of action, nothing else is drawn than by it.
    if (specs.size < 2 && only?.spec.sample) return only.list[0] ?? null;
    if (found.length < 2 || isUneven) {
      return pick(rng, (specs.size < 2 ? only : pick(rng, found))?.list ?? []) ?? null;
    }
    // Of several types each counts as much as it has actions.
    const legal = found.flatMap(({ spec, type, list }) =>
      spec.sample ? [...legalOfType(type, spec, view, player)] : list,
    );
    return pick(rng, legal) ?? null;
  }

  return {
    spec: (type) => specs.get(type),
    check(view, action) {
      return turnViolation(view, action.player) ?? specs.get(action.type)?.check?.(view, action);
    },
    chance: (state, action) => specs.get(action.type)?.chance?.(state, action) ?? null,
    legalActions,
    sampleAction,
  };
}
