import { gainOf } from '../search/shares.js';
import { components } from './paths.js';
import type { SolvedGraph } from './solve-graph.js';

/** Values that differ by less are the same. */
const SAME = 1e-13;

/** Rounds after which a cycle that still moves is left as it is: its values are then off by less than anyone can see. */
const ROUNDS = 1_000_000;

/** Positions after which it pauses. */
const PAUSE = 10_000;

/** {@link valuing} in one go. */
export function valuesOf(graph: SolvedGraph): Float64Array {
  const steps = valuing(graph);
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

/**
 * What positions are worth to all players when each plays for their own share: of the victory, or, alone, points. Positions
 * are valued after all that they lead to; those that lead to each other, round by round until nothing moves: a game that
 * goes on forever is won by nobody. Pauses now and then.
 *
 * @returns the shares, `players` numbers per position
 */
export function* valuing(graph: SolvedGraph): Generator<void, Float64Array> {
  const { players, successors } = graph;
  const values = new Float64Array(players * successors.length);
  values.set(graph.ends.subarray(0, values.length));
  let done = 0;
  for (const members of components(successors)) {
    const [only] = members;
    if (members.length === 1 && !isLoop(graph, only as number)) {
      update(graph, values, only as number);
      if (++done % PAUSE === 0) yield;
      continue;
    }
    for (let round = 0; round < ROUNDS; round++) {
      let moved = 0;
      for (const member of members) moved = Math.max(moved, update(graph, values, member));
      if (moved < SAME) break;
      yield;
    }
  }
  return values;
}

function isLoop({ successors }: SolvedGraph, node: number): boolean {
  for (let edge = successors.startOf(node); edge < successors.endOf(node); edge++) {
    if (successors.at(edge) === node) return true;
  }
  return false;
}

/** Values the position by those that it leads to. @returns by how much that moved */
function update(graph: SolvedGraph, values: Float64Array, node: number): number {
  const { players, moves, weights, successors, mover } = graph;
  const player = mover.at(node);
  if (player < 0) return 0;
  let best: readonly number[] | null = null;
  let bestGain = Number.NEGATIVE_INFINITY;
  let edge = successors.startOf(node);
  for (let move = moves.startOf(node); move < moves.endOf(node); move++) {
    const shares = new Array<number>(players).fill(0);
    let total = 0;
    for (const end = edge + moves.at(move); edge < end; edge++) {
      const weight = weights.at(edge);
      const to = successors.at(edge) * players;
      total += weight;
      for (let seat = 0; seat < players; seat++) {
        shares[seat] = (shares[seat] as number) + weight * (values[to + seat] as number);
      }
    }
    for (let seat = 0; seat < players; seat++) shares[seat] = (shares[seat] as number) / total;
    const gain = gainOf(shares, player);
    if (gain > bestGain + SAME) {
      bestGain = gain;
      best = shares;
    }
  }
  let moved = 0;
  for (let seat = 0; seat < players; seat++) {
    const at = node * players + seat;
    const value = best?.[seat] ?? 0;
    moved = Math.max(moved, Math.abs(value - (values[at] as number)));
    values[at] = value;
  }
  return moved;
}
