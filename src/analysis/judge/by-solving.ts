import { GameError } from '../../kernel/errors.js';
import type { AnyGame } from '../../kernel/types.js';
import type { Position, Trial } from '../bots/trial.js';
import { valuesOf } from '../exploration/game-values.js';
import { graphFrom, type SolvedGraph } from '../exploration/solve-graph.js';
import { type Branch, movesFrom } from '../search/outcomes.js';
import { positionKey } from '../search/position-key.js';
import type { ValuedAction, Valuer } from '../search/valuation.js';

/** Whether a position of the game has one value for all who see it, which going everywhere can find. */
const isSolvable = ({ traits }: AnyGame): boolean =>
  traits.enumerable && !traits.hiddenInformation && !traits.simultaneous && !traits.dexterity;

/** After this share of the positions it is judged whether they look like coming to an end; */
const TRIED = 0.1;
/** they don't where this share of them is still waiting. */
const OPEN = 0.7;

/** All positions that come after one, unless there are too many, or early on it looks like it. */
function graphOf(trial: Trial, start: Position, limit: number): SolvedGraph | null {
  const steps = graphFrom(trial, start, limit);
  let isTried = false;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    const { states, waiting } = step.value;
    if (isTried || states < TRIED * limit) continue;
    isTried = true;
    if (waiting > OPEN * states) return null;
  }
}

/** The value of every position that has been solved, by table and key. */
class Solved {
  readonly #values = new Map<string, readonly number[]>();

  add(table: string, graph: SolvedGraph): void {
    const { players, numbers } = graph;
    const values = valuesOf(graph);
    for (const [key, number] of numbers) {
      this.#values.set(`${table} ${key}`, [...values.subarray(number * players, (number + 1) * players)]);
    }
  }

  of(table: string, position: Position): readonly number[] | undefined {
    return this.#values.get(`${table} ${positionKey(position)}`);
  }
}

/** By going everywhere: exact where no more than `limit` positions can follow. */
export function bySolving(game: AnyGame, trial: Trial, limit: number): Valuer {
  if (!isSolvable(game)) return () => null;
  const solved = new Solved();
  /** Positions that too much can follow. */
  const failed = new Set<string>();
  const meanOver = (table: string, branches: Iterable<Branch>): number[] => {
    let total = 0;
    const sums: number[] = [];
    for (const { weight, position } of branches) {
      total += weight;
      for (const [seat, value] of (solved.of(table, position) as readonly number[]).entries()) {
        sums[seat] = (sums[seat] ?? 0) + weight * value;
      }
    }
    return sums.map((sum) => sum / total);
  };
  return ({ view }) => {
    const start = trial.copyOf(view);
    const table = `${start.players} ${JSON.stringify(start.options)}`;
    const place = `${table} ${positionKey(start)}`;
    if (failed.has(place)) return null;
    if (!solved.of(table, start)) {
      const graph = attempted(() => graphOf(trial, start, limit));
      if (!graph) {
        failed.add(place);
        return null;
      }
      solved.add(table, graph);
    }
    const actions: ValuedAction[] = [];
    for (const { action, branches } of movesFrom(trial, start)) {
      actions.push({ action, values: meanOver(table, branches) });
    }
    return { kind: 'exact', actions };
  };
}

/** `null` where outcomes turn out not to be listable. */
function attempted(run: () => SolvedGraph | null): SolvedGraph | null {
  try {
    return run();
  } catch (error) {
    if (error instanceof GameError && error.code === 'INVALID_SETUP') return null;
    throw error;
  }
}
