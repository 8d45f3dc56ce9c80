import { GameError } from '../../kernel/errors.js';
import type { Position, Trial } from '../bots/trial.js';
import { movesFrom } from '../search/outcomes.js';
import { positionKey } from '../search/position-key.js';
import { sharesAt } from '../search/shares.js';
import { GrowingIntegers, GrowingLists } from './growing.js';

/** All positions of a game and what they lead to. */
export interface SolvedGraph {
  readonly players: number;
  /** The number of each position, by its key. */
  readonly numbers: ReadonlyMap<string, number>;
  /** Who acts in each position; -1 where the game is over. */
  readonly mover: GrowingIntegers;
  /** For each position, in how many ways each of its moves can turn out. */
  readonly moves: GrowingLists;
  /** For each position, where its moves lead, one after the other. */
  readonly successors: GrowingLists;
  /** The weight of each of those ways. */
  readonly weights: GrowingIntegers;
  /** The shares of all players where the game is over, `players` numbers per position. */
  readonly ends: Float64Array;
}

/** How far the search is. */
export interface Found {
  readonly states: number;
  /** Positions that have not been followed yet. */
  readonly waiting: number;
  /** Actions from the first to those looked at now. */
  readonly depth: number;
}

/** How many ways in which actions turn out are followed, per position that may be looked at. */
const WAYS = 30;

/**
 * Goes to every position that can be reached; pauses after each, and yields how many were found and how many of them wait.
 *
 * @returns `null` when there are more than `limit`
 * @throws GameError `INVALID_SETUP` where several may act at once, or outcomes can't be listed
 */
export function* graphFrom(trial: Trial, start: Position, limit: number): Generator<Found, SolvedGraph | null> {
  const players = start.players;
  const numbers = new Map([[positionKey(start), 0]]);
  const mover = new GrowingIntegers();
  const moves = new GrowingLists();
  const successors = new GrowingLists();
  const weights = new GrowingIntegers();
  const ends: number[] = [];
  let level = [start];
  for (let depth = 0; level.length > 0; depth++) {
    const next: Position[] = [];
    for (const [at, position] of level.entries()) {
      moves.begin();
      successors.begin();
      const result = trial.result(position);
      const acting = result ? [] : trial.playersToAct(position);
      if (acting.length > 1) throw new GameError('INVALID_SETUP', `${position.game}: several players act at once`);
      mover.push(acting[0] ?? -1);
      ends.push(...(result ? sharesAt(result, players) : new Array<number>(players).fill(0)));
      if (!result) {
        for (const { branches } of movesFrom(trial, position)) {
          let ways = 0;
          for (const { weight, position: reached } of branches) {
            const key = positionKey(reached);
            let number = numbers.get(key);
            if (number === undefined) {
              number = numbers.size;
              if (number === limit) return null;
              numbers.set(key, number);
              next.push(reached);
            }
            successors.push(number);
            weights.push(weight);
            ways++;
            if (weights.length > WAYS * limit) return null;
          }
          moves.push(ways);
        }
      }
      yield { states: numbers.size, waiting: level.length - at - 1 + next.length, depth };
    }
    level = next;
  }
  return { players, numbers, mover, moves, successors, weights, ends: Float64Array.from(ends) };
}
