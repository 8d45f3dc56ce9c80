import { createReducer, type DeepReadonly, playout, seededDice } from 'dicewright';
import { type KirikiAction, type KirikiState, kiriki, patterns } from 'dicewright/kiriki';
import type { KirikiSheet } from '../../../../src/games/kiriki/patterns.js';
import { add, nothingPlayed, type Played } from '../checksum.js';
import { bestLine, PLAYERS, placesToRoll } from '../policy.js';

/** The shared policy, as a policy for `playout`. */
export function choose(view: DeepReadonly<KirikiState>, player: number): KirikiAction {
  const places = placesToRoll(view.dice, view.rolls);
  if (places) return { type: 'roll', player, dice: places };
  return { type: 'score', player, pattern: bestLine(view.sheets[player] as KirikiSheet, view.dice) };
}

/** Plays a game for each seed on the immutable path: validated actions, frozen states, the dice of `seededDice`. */
export function playReducer(seeds: readonly string[]): Played {
  const played = nothingPlayed();
  for (const seed of seeds) {
    const reducer = createReducer(kiriki, seededDice(seed));
    let moves = 0;
    let state = kiriki.setup({ players: PLAYERS });
    while (state.toPlay !== null) {
      state = reducer(state, choose(state, state.toPlay));
      moves++;
    }
    add(played, moves, state.sheets);
  }
  return played;
}

/** The number of actions of a finished game: its rolls, its lines, and every kiriki after the first (KIR-24). */
export function movesOf({ events, sheets }: DeepReadonly<KirikiState>): number {
  return sheets.reduce(
    (sum, { kiriki: points }) => sum + patterns.length + Math.max((points ?? 0) / 50 - 1, 0),
    events,
  );
}

/** Plays a game for each seed in place, with the shared policy. */
export function playPolicy(seeds: readonly string[]): Played {
  const played = nothingPlayed();
  for (const seed of seeds) {
    const { state } = playout(kiriki, { players: PLAYERS, seed, choose, trusted: true });
    add(played, movesOf(state), state.sheets);
  }
  return played;
}

/** As {@link playPolicy}, but the policy is shown a copy, and what it gives is read. */
export function playForeignPolicy(seeds: readonly string[]): Played {
  const played = nothingPlayed();
  for (const seed of seeds) {
    const { state } = playout(kiriki, { players: PLAYERS, seed, choose });
    add(played, movesOf(state), state.sheets);
  }
  return played;
}

/** As {@link playPolicy}, but the actions are asked for as well. */
export function playPolicyAndList(seeds: readonly string[]): Played {
  const played = nothingPlayed();
  for (const seed of seeds) {
    const { state, actions } = playout(kiriki, { players: PLAYERS, seed, choose, trusted: true });
    add(played, actions.length, state.sheets);
  }
  return played;
}

/** Plays a random game for each seed in place. */
export function playRandom(seeds: readonly string[]): Played {
  const played = nothingPlayed();
  for (const seed of seeds) {
    const { state } = playout(kiriki, { players: PLAYERS, seed });
    add(played, movesOf(state), state.sheets);
  }
  return played;
}
