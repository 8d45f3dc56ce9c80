import type { AnyAction, AnyGame, DeepReadonly, Envelope } from '../kernel/types.js';
import type { Action, State } from './types.js';

/** Where the play of a sample halted outside the rules: the game is broken there. */
export interface SampleProblem<Action = AnyAction> {
  /** What was to be played; `null` when nothing could be chosen. */
  readonly action: DeepReadonly<Action> | null;
  /** What the game threw, or why nothing could be chosen. */
  readonly error: unknown;
}

/** A game, or the beginning of one, as `gameArbitrary` plays it. All of it is frozen, plain data. */
export interface GameSample<State = Envelope, Action = AnyAction, Options = object> {
  readonly players: number;
  /** As `setup` took them, without the defaults. */
  readonly options: DeepReadonly<Options>;
  /** What was played, with outcomes. */
  readonly actions: readonly DeepReadonly<Action>[];
  /** The first state and the one after each action: one more than there are actions. */
  readonly states: readonly DeepReadonly<State>[];
  readonly final: DeepReadonly<State>;
  /** A number from which whoever looks at the sample draws anything else at random. */
  readonly noise: number;
  /** Set only when the game itself broke while it was played. */
  readonly problem?: SampleProblem<Action> | undefined;
}

/** A sample of a game of unknown types. */
export type Sample = GameSample<Envelope, Action>;

export function sampleOf(
  game: AnyGame,
  { players, options, actions, noise }: Pick<Sample, 'players' | 'options' | 'actions' | 'noise'>,
  attempt?: Action,
): Sample {
  const states: State[] = [game.setup({ players, options })];
  const played: Action[] = [];
  let problem: SampleProblem<Action> | undefined;
  for (const action of attempt === undefined ? actions : [...actions, attempt]) {
    try {
      states.push(game.reduce(states.at(-1) as State, action));
      played.push(action);
    } catch (error) {
      problem = { action, error };
      break;
    }
  }
  return { players, options, actions: played, states, final: states.at(-1) as State, noise, problem };
}
