import type { StepResult } from '../kernel/types.js';

/** A step that has happened. */
export type Happened<State, Action> = Extract<StepResult<State, Action>, { readonly ok: true }>;

/** The step, where it has happened. @throws `GameError` why it has not */
export function happened<State, Action>(step: StepResult<State, Action>): Happened<State, Action> {
  if (step.ok) return step;
  throw step.error;
}
