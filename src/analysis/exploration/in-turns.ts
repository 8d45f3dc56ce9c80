import { platformHere } from '../here.js';
import { type RunSignal, reasonOf } from '../pieces.js';
import { timer } from '../tournament/timer.js';

/** Milliseconds after which others have their turn. Nothing that is found depends on it. */
const TURN = 50;

/** What is done beside a long run. */
export interface Beside<Told> {
  /** What the run is called where it was ended. */
  readonly what: string;
  readonly signal?: RunSignal | undefined;
  /** Called each time others have their turn, with what was told last. */
  readonly onTurn?: ((told: Told) => void | Promise<void>) | undefined;
}

/** Runs it to its end, and lets others have their turn now and then. @throws the signal's reason */
export async function inTurns<Told, T>(
  next: () => IteratorResult<Told, T>,
  { what, signal, onTurn }: Beside<Told>,
): Promise<T> {
  const { pause } = await platformHere();
  const turn = timer();
  for (;;) {
    if (signal?.aborted) throw reasonOf(signal, what);
    const step = next();
    if (step.done === true) return step.value;
    if (turn.passed() < TURN) continue;
    await onTurn?.(step.value);
    await pause();
    turn.restart();
  }
}
