import { platformHere } from '../here.js';
import { type RunSignal, reasonOf } from '../pieces.js';
import { timer } from '../tournament/timer.js';

/** Milliseconds after which others get their turn. No result depends on it. */
const TURN = 50;

/** What happens during a long run. */
export interface Beside<Told> {
  /** What the run is called when it was ended. */
  readonly what: string;
  readonly signal?: RunSignal | undefined;
  /** Called each time others get their turn, with what the run reported last. */
  readonly onTurn?: ((told: Told) => void | Promise<void>) | undefined;
}

/** Runs it to its end, giving others a turn now and then. @throws the signal's reason */
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
