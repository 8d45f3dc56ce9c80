import type {
  ErasedAction,
  ErasedActionSpec,
  ErasedDefinition,
  ErasedFields,
  ErasedState,
  Rulebook,
} from '../definition.js';
import { type RandomGenerator, uniformInt } from '../dice/random.js';
import type { Violation } from '../errors.js';

export type { Rulebook };

const NO_FIELDS: readonly ErasedFields[] = Object.freeze([Object.freeze({})]);

export function rulebookOf(definition: ErasedDefinition): Rulebook {
  const specs = new Map(Object.entries(definition.actions));
  const { id, playersToAct } = definition;
  const entries = [...specs];
  const only = entries[1] ? undefined : entries[0];

  function turnViolation(view: ErasedState, player: number): Violation | undefined {
    const acting = playersToAct(view);
    if (acting.includes(player)) return undefined;
    if (acting.length === 0) return { code: 'GAME_OVER', message: `${id}: the game is over` };
    if (player >= view.players) {
      return {
        code: 'NOT_YOUR_TURN',
        message: `${id}: there is no Player ${player + 1} in a game for ${view.players}`,
      };
    }
    const whose = acting.map((one) => `Player ${one + 1}'s`).join(' or ');
    return { code: 'NOT_YOUR_TURN', message: `${id}: it is ${whose} turn, not Player ${player + 1}'s` };
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
    const sampled = (type: string, { sample }: ErasedActionSpec): ErasedAction | null => {
      const fields = sample?.(view, player, rng);
      return fields ? { type, player, ...fields } : null;
    };
    if (only?.[1].sample) return sampled(...only);
    const found: { type: string; spec: ErasedActionSpec; list: ErasedAction[] | null; choices: number }[] = [];
    for (const [type, spec] of entries) {
      const { sample, count } = spec;
      const one = sample && !count ? sampled(type, spec) : null;
      const list = count ? null : one ? [one] : sample ? [] : [...legalOfType(type, spec, view, player)];
      const choices = list?.length ?? count?.(view, player) ?? 0;
      if (choices > 0) found.push({ type, spec, list, choices });
    }
    let total = 0;
    for (const one of found) {
      // Beside other types, what was sampled stands for all of its own type.
      if (found[1] && one.list && one.spec.sample) {
        one.choices = [...legalOfType(one.type, one.spec, view, player)].length;
      }
      total += one.choices;
    }
    let at = total > 1 ? uniformInt(rng, 0, total - 1) : 0;
    for (const { type, spec, list, choices } of found) {
      if (at < choices) return list ? (list[at] ?? (list[0] as ErasedAction)) : sampled(type, spec);
      at -= choices;
    }
    return null;
  }

  return {
    spec: (type) => specs.get(type),
    check: (view, action) => turnViolation(view, action.player) ?? specs.get(action.type)?.check?.(view, action),
    chance: (state, action) => specs.get(action.type)?.chance?.(state, action) ?? null,
    legalActions,
    legalOfType,
    sampleAction,
  };
}
