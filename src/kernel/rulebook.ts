import type {
  ErasedAction,
  ErasedActionSpec,
  ErasedDefinition,
  ErasedFields,
  ErasedState,
  Rulebook,
} from './definition.js';
import type { Violation } from './errors.js';
import { type RandomGenerator, uniformInt } from './random.js';

export type { Rulebook };

const NO_FIELDS: readonly ErasedFields[] = Object.freeze([Object.freeze({})]);

export function rulebookOf(definition: ErasedDefinition): Rulebook {
  const specs = new Map(Object.entries(definition.actions));
  const { id, playersToAct } = definition;

  function turnViolation(view: ErasedState, player: number): Violation | undefined {
    const acting = playersToAct(view);
    if (acting.includes(player)) return undefined;
    if (acting.length === 0) return { code: 'GAME_OVER', message: `${id}: the game is over` };
    const expected = `expected player ${acting.join(' or ')}`;
    const got = player < view.players ? `player ${player}` : `player ${player} of a game for ${view.players}`;
    return { code: 'NOT_YOUR_TURN', message: `${id}: ${expected}, got ${got}` };
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

  function sampleAction(view: ErasedState, rng: RandomGenerator, player: number): ErasedAction | null {
    const found = [...specs].flatMap(([type, spec]) => {
      const fields = spec.sample?.(view, player, rng);
      const list = fields
        ? [{ type, player, ...fields }]
        : spec.sample
          ? []
          : [...legalOfType(type, spec, view, player)];
      return list.length > 0 ? [{ type, spec, list }] : [];
    });
    const weights = found.map(({ type, spec, list }) => {
      if (found.length < 2 || spec.uneven || !spec.sample) return list.length;
      return spec.count?.(view, player) ?? [...legalOfType(type, spec, view, player)].length;
    });
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    let at = total > 1 ? uniformInt(rng, 0, total - 1) : 0;
    const chosen = found.find((_, i) => {
      at -= weights[i] as number;
      return at < 0;
    });
    // One that was sampled stands for all of its type.
    return chosen?.list.at(at) ?? chosen?.list[0] ?? null;
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
