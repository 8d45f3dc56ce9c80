import type { DeepReadonly } from '../../../../kernel/types.js';
import type { LookoutState } from './state.js';

/** What of a position says which dice count. */
export type LookoutRound = DeepReadonly<
  Pick<LookoutState, 'players' | 'options' | 'supply' | 'gold' | 'rolled' | 'placed' | 'late'>
>;

/** The different numbers that count for a player in this round (LOO-7, LOO-8), rising; none before the throw. */
export function countingNumbers({ players, gold, rolled }: LookoutRound, player: number): number[] {
  if (rolled === null) return [];
  const numbers = [rolled.foreign[(player + 1) % players] as number];
  if (player !== gold && rolled.gold !== numbers[0]) numbers.push(rolled.gold);
  return numbers.sort((one, other) => one - other);
}

/** How many dice of the player show numbers that count, placed or not. */
export function countingDice(round: LookoutRound, player: number): number {
  const numbers = countingNumbers(round, player);
  const own = round.rolled?.own[player] ?? [];
  return own.reduce((count, number) => (numbers.includes(number) ? count + 1 : count), 0);
}

/** How many dice the player could still place in this round, if nobody stopped them (LOO-7 to LOO-10). */
export function allowed(round: LookoutRound, player: number): number {
  const unplaced = countingDice(round, player) - (round.placed[player] as number);
  return Math.max(0, Math.min(unplaced, round.supply[player] as number));
}

/** How many dice the player may still place after the stop (LOO-12, LOO-13). */
export function allowedLate(round: LookoutRound, player: number): number {
  const { options, rolled, placed, supply, late } = round;
  const thrown = (rolled?.own[player]?.length ?? 0) - (placed[player] as number);
  const dice = options.lateDice === 'any' ? Math.min(thrown, supply[player] as number) : allowed(round, player);
  return Math.min(late[player] as number, dice);
}

/** The players who may still place dice after the stop. */
export function ableLate(round: LookoutRound): number[] {
  return round.supply.flatMap((_, player) => (allowedLate(round, player) > 0 ? [player] : []));
}
