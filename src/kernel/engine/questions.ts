import type { ErasedAction, ErasedDefinition, ErasedState } from '../definition.js';
import { checkRng, pick, type RandomGenerator } from '../dice/random.js';
import { GameError, type Violation } from '../errors.js';
import { deepFreeze } from '../plain.js';
import type { GameResult } from '../types.js';
import type { Rulebook } from './rulebook.js';
import type { Sight } from './sight.js';
import type { Steps } from './steps.js';
import type { Trust } from './trust.js';
import type { Validation } from './validation.js';

/** The action for a caller: what its fields hold may be a table of the game's own, so it is frozen. */
function forCaller(action: ErasedAction): ErasedAction {
  for (const field in action) deepFreeze(action[field]);
  return action;
}

/** The members of a game that ask about a position and change nothing. */
export function questionsOf(
  definition: ErasedDefinition,
  rulebook: Rulebook,
  validation: Validation,
  { hides, isOurs, remember, known, faultOf, guarded }: Trust,
  { seenBy, seat }: Sight,
  { onLegal }: Steps,
) {
  const { complete } = definition;

  /** Asks about a view, or about the state that a host gives for it. */
  function onKnown<T>(given: unknown, ask: (value: ErasedState) => T): T {
    return guarded(given, () => ask(known(given)));
  }

  function* listed(value: ErasedState, player: number | null): Iterable<ErasedAction> {
    try {
      for (const actor of definition.playersToAct(seenBy(value, player))) {
        if (player !== null && actor !== player) continue;
        for (const action of rulebook.legalActions(seenBy(value, actor), actor)) yield forCaller(action);
      }
    } catch (cause) {
      throw faultOf(value, cause);
    }
  }

  return {
    check(given: unknown, input: unknown): Violation | null {
      try {
        const action = validation.action(input);
        return onKnown(given, (value) => rulebook.check(seenBy(value, action.player), action)) ?? null;
      } catch (error) {
        if (error instanceof GameError) return { code: error.code, message: error.message };
        throw error;
      }
    },
    legalActions(given: unknown, player?: number): Iterable<ErasedAction> {
      const value = known(given);
      return listed(value, seat(player ?? null, value));
    },
    sampleAction: (given: unknown, rng: RandomGenerator, player?: number): ErasedAction | null => {
      checkRng(rng);
      return onKnown(given, (value) => {
        const asked = seat(player ?? null, value);
        const acting = definition.playersToAct(seenBy(value, asked));
        const actor = asked ?? (acting.length > 1 ? pick(rng, acting) : acting[0]);
        if (actor === undefined || !acting.includes(actor)) return null;
        const action = rulebook.sampleAction(seenBy(value, actor), rng, actor);
        return action && forCaller(action);
      });
    },
    chance: (state: unknown, action: unknown) => onLegal(state, action, rulebook.chance),
    playersToAct: (given: unknown): readonly number[] =>
      onKnown(given, (value) => definition.playersToAct(seenBy(value, null))),
    result: (given: unknown): GameResult | null => onKnown(given, (value) => definition.result(seenBy(value, null))),
    view: (given: unknown, player: number | null): ErasedState =>
      onKnown(given, (value) => seenBy(value, seat(player, value))),
    ...(complete &&
      hides && {
        complete(given: unknown, player: number, rng: RandomGenerator): ErasedState {
          checkRng(rng);
          return onKnown(given, (value) =>
            remember({ ...complete(seenBy(value, seat(player, value)), player, rng) }, isOurs(value)),
          );
        },
      }),
    canonical(input: unknown): ErasedAction {
      const { type, player, outcome: _, ...fields } = validation.action(input);
      return { type, player, ...(rulebook.spec(type)?.canonical?.(fields) ?? fields) };
    },
    reveals: (given: unknown, input: unknown): boolean =>
      onLegal(given, input, (state, action, { reveals: answer = false }) =>
        typeof answer === 'function' ? answer(state, action) : answer,
      ),
  };
}
