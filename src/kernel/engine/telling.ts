import { tried } from '../attempt.js';
import type { ErasedAction, ErasedActionSpec, ErasedDefinition, ErasedState } from '../definition.js';
import type { Dice } from '../dice/dice.js';
import { drawnBy } from '../dice/drawing.js';
import { GameError } from '../errors.js';
import { listenerOf, withNames } from '../naming.js';
import { deepFreeze } from '../plain.js';
import type { AnyAction, Envelope, StepResult } from '../types.js';
import type { Rulebook } from './rulebook.js';
import type { Sight } from './sight.js';
import type { Steps } from './steps.js';
import type { Trust } from './trust.js';
import type { Validation } from './validation.js';

/** The members of a game that describe an action. */
export function tellingOf(
  { id }: ErasedDefinition,
  rulebook: Rulebook,
  validation: Validation,
  { hides, isView, known, guarded }: Trust,
  { seenBy, seat }: Sight,
  { onLegal, checkedOutcome, step }: Steps,
) {
  /** As the viewer may know it. */
  const shown = (
    state: ErasedState,
    action: ErasedAction,
    { conceal }: ErasedActionSpec,
    viewer: number | null,
  ): ErasedAction => {
    const { type, player } = action;
    return conceal ? { ...conceal(action, viewer, state), type, player } : action;
  };

  const viewAction = (given: unknown, input: unknown, viewer: number | null): ErasedAction =>
    onLegal(given, input, (state, action, spec) => {
      const { type, outcome } = action;
      const asked = seat(viewer, state);
      if (outcome !== undefined) checkedOutcome(rulebook.chance(state, action), outcome, type);
      return shown(state, action, spec, asked);
    });

  /** @param told - as the viewer may know it */
  function sentence(
    before: ErasedState,
    told: ErasedAction,
    after: ErasedState,
    viewer: number | null,
    names: readonly string[] | undefined,
  ): string {
    const { describe: tell } = rulebook.spec(told.type) as ErasedActionSpec;
    // Whoever lets a reducer draw does not hold the outcome; where secrets are shown in part, it may be left out anyway.
    const isComplete = hides || told.outcome !== undefined || rulebook.chance(before, told) === null;
    if (!tell || !isComplete) return withNames(`Player ${told.player + 1}: ${told.type}.`, names);
    try {
      return withNames(tell(seenBy(before, viewer), told, seenBy(after, viewer), viewer), names);
    } catch (cause) {
      const message = `${id}: ${told.type}: the action does not belong between these states`;
      throw new GameError('INVALID_ACTION', message, { cause });
    }
  }

  return {
    viewAction,
    describe: (given: unknown, input: unknown, result: unknown, listener?: unknown): string =>
      guarded(given, () => {
        const before = known(given);
        const after = known(result);
        const { viewer, names } = listenerOf(listener);
        const asked = seat(viewer, before);
        const isTold = hides && isView(before);
        const told = isTold ? validation.toldAction(input) : viewAction(before, input, asked);
        return sentence(before, told, after, asked, names);
      }),
    step: (given: unknown, input: unknown, dice?: Dice, listener?: unknown): StepResult<Envelope, AnyAction> =>
      tried(() => {
        const { viewer, names } = listenerOf(listener);
        const { before, spec, sent, outcome, state } = step(given, input, drawnBy(dice, id));
        const asked = seat(viewer, before);
        const action = deepFreeze(outcome === undefined ? sent : { ...sent, outcome });
        const text = sentence(before, shown(before, action, spec, asked), state, asked, names);
        return { ok: true, state, action, text };
      }),
  };
}
