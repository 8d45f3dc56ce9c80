import type { NamedGame } from '../../entry/entry.js';
import { loadedGame } from '../../entry/given-game.js';
import { GameError } from '../../kernel/errors.js';
import { optionsIn } from '../../kernel/plain.js';
import type { AnyAction, DeepReadonly } from '../../kernel/types.js';
import { Trial } from '../bots/trial.js';
import { checkListeners, type RunSignal } from '../pieces.js';
import { checkListable } from '../search/outcomes.js';
import { positionKey } from '../search/position-key.js';
import { countOf } from '../worlds.js';
import type { ExploreProgress } from './explore.js';
import { valuing } from './game-values.js';
import { inTurns } from './in-turns.js';
import { graphFrom } from './solve-graph.js';
import { startOf, USUAL_LIMIT } from './start.js';

/** What to solve. */
export interface SolveOptions<State, Options> {
  readonly players: number;
  readonly options?: Options | undefined;
  /** The position to begin at. Default: that of the setup. */
  readonly from?: DeepReadonly<State> | undefined;
  /** Positions looked at, at most. Default 1,000,000, which can take some gigabytes. */
  readonly limit?: number | undefined;
  /** Called now and then. */
  readonly onProgress?: ((progress: ExploreProgress) => void | Promise<void>) | undefined;
  /** Ends it before it is done: it rejects with the signal's reason. */
  readonly signal?: RunSignal | undefined;
}

/** A solved game. */
export interface Solved<State> {
  /** How many positions there are. */
  readonly states: number;
  /** What the first position is worth to each player: the expected share of the victory; alone, the expected points. */
  readonly values: readonly number[];
  /** The same for another position; `null` for one that can't come after the first. */
  valueOf(state: DeepReadonly<State>): readonly number[] | null;
}

/**
 * What each position is worth when everybody plays perfectly. Each plays for their own share, and would rather have nobody
 * win than someone else; between actions that bring them the same they take the first. A game that goes on forever is won by
 * nobody.
 *
 * @returns `null` when there are more positions than the limit
 * @throws (as rejections) GameError `INVALID_SETUP` for an impossible table, and for games that hide something, in which
 * several act at once, or whose actions or outcomes cannot all be listed; `INVALID_STATE` for `from`; the signal's reason
 * @example
 * ```ts
 * import { solve } from 'dicewright/analysis';
 * import { kiriki } from 'dicewright/kiriki';
 *
 * // One line is left, and one roll: the sixes.
 * const lines = Object.keys(kiriki.setup({ players: 1 }).sheets[0] ?? {});
 * const sheet = Object.fromEntries(lines.map((line) => [line, line === 'sixes' ? null : 0]));
 * const from = kiriki.load({ ...kiriki.setup({ players: 1 }), sheets: [sheet], rolls: 2, dice: [6, 6, 6, 1, 2] });
 * const solved = await solve(kiriki, { players: 1, from });
 * console.log(solved?.values); // → [ 20 ]
 * ```
 */
export async function solve<State, Action extends AnyAction, Options, View>(
  game: NamedGame<State, Action, Options, View>,
  input: SolveOptions<NoInfer<State>, NoInfer<Options>>,
): Promise<Solved<State> | null> {
  const given = optionsIn(input, 'solve');
  checkListeners({ onProgress: given.onProgress });
  const rules = await loadedGame(game);
  checkListable(rules);
  if (rules.traits.hiddenInformation) {
    throw new GameError('INVALID_SETUP', `${rules.id}: players do not see the whole position`);
  }
  const start = startOf(rules, given.players, given.options as object | undefined, given.from);
  const trial = new Trial(rules);
  const growing = graphFrom(trial, trial.copyOf(start), countOf('limit', given.limit, USUAL_LIMIT));
  const graph = await inTurns(() => trial.guard(() => growing.next()), {
    what: 'solution',
    signal: given.signal,
    onTurn: ({ states, depth }) => given.onProgress?.({ states, depth }),
  });
  if (graph === null) return null;
  const steps = valuing(graph);
  const values = await inTurns(() => steps.next(), { what: 'solution', signal: given.signal });
  const sharesOf = (number: number): number[] => [
    ...values.subarray(number * graph.players, (number + 1) * graph.players),
  ];
  return {
    states: graph.numbers.size,
    values: sharesOf(0),
    valueOf(state) {
      const loaded = rules.load(state);
      const number = loaded.players === graph.players ? graph.numbers.get(positionKey(loaded)) : undefined;
      return number === undefined ? null : sharesOf(number);
    },
  };
}
