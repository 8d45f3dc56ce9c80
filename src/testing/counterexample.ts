import { GameError } from '../kernel/errors.js';
import type { AnyAction } from '../kernel/types.js';

/** An action as a file has it. */
export interface PlainAction extends AnyAction {
  readonly [field: string]: unknown;
}

/**
 * A game on which a law failed, as plain JSON: write it to a file and give it to `replayCounterexample` from then on.
 */
export interface Counterexample {
  readonly format: 'dicewright/1 counterexample';
  /** Id and rules version of the game. */
  readonly game: string;
  readonly rules: number;
  readonly law: string;
  readonly players: number;
  /** As `setup` takes them. */
  readonly options: object;
  readonly actions: readonly PlainAction[];
  /** What the game broke on, if it broke while it was played. */
  readonly attempt?: PlainAction | undefined;
  /** The number from which the law draws at random. */
  readonly noise: number;
  /** With fast-check's seed and path the law finds and shrinks the same game again. */
  readonly seed: number;
  readonly path: string;
  readonly message: string;
}

/** A law does not hold. The message names law, table and what went wrong, and holds the counterexample as JSON. */
export class LawError extends Error {
  override readonly name = 'LawError';
  /** The name of the law. */
  readonly law: string;
  /** The shrunk game on which it fails; `null` when the law saw nothing to check. */
  readonly counterexample: Counterexample | null;

  constructor(law: string, message: string, counterexample: Counterexample | null, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.law = law;
    this.counterexample = counterexample;
  }
}

/** The error with which a law fails on a game. */
export function lawErrorOf(counterexample: Counterexample, cause: unknown): LawError {
  const { law, game, players, options, actions, seed, path, message } = counterexample;
  const lines = [
    `law: ${law}`,
    `game: ${game}, ${players} players, options ${JSON.stringify(options)}, ${actions.length} actions`,
    `failed: ${message}`,
    `seed: ${seed}, path: ${JSON.stringify(path)}`,
    `counterexample: ${JSON.stringify(counterexample)}`,
  ];
  return new LawError(law, lines.join('\n'), counterexample, cause);
}

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'something was thrown that is no error';
  const name =
    error instanceof GameError ? `GameError ${error.code}: ` : error.name === 'Error' ? '' : `${error.name}: `;
  return `${name}${error.message}`.replace(/\s*\n\s*/g, ' ');
}
