import { expect } from 'vitest';
import { createRng } from '../../src/kernel/dice/random.js';
import type { AnyAction, DeepReadonly, Game } from '../../src/kernel/types.js';
import { playout } from '../../src/play/playout.js';
import { indexOf, type Spot, spots } from './pyramid-by-hand.js';

// What tests of games on the pyramid share. Nothing here uses src/pyramid: names are read from their definition.

/** A cell's place in a board by its name, from what the name says: level, row (z), place in the row (x). */
export function at(name: string): number {
  const [, level = '', row = '', place = ''] = /^([1-8]?)([a-i])([1-9])$/.exec(name) ?? [];
  const z = row.charCodeAt(0) - 'a'.charCodeAt(0);
  const x = Number(place) - 1;
  const index = indexOf([x, 8 - Number(level || 0) - x - z, z]);
  if (index < 0) throw new Error(`no cell is called ${name}`);
  return index;
}

/** The name of a cell, from its definition. */
export function nameAt(index: number): string {
  const [x, y, z] = spots[index] as Spot;
  const level = 8 - x - y - z;
  return `${level === 0 ? '' : level}${String.fromCharCode('a'.charCodeAt(0) + z)}${x + 1}`;
}

/** A board from letters and the cells that bear them: `board({ r: 'a1 b1', g: 'a2' })`; others as on `base`. */
export function board(dice: Readonly<Record<string, string>>, base = '.'.repeat(165)): string {
  const letters = [...base];
  for (const [letter, names] of Object.entries(dice)) {
    for (const name of names.split(' ').filter(Boolean)) letters[at(name)] = letter;
  }
  return letters.join('');
}

/** The names of the cells that bear the letter, in the order of cells. */
export function cells(text: string, letter: string): string {
  return [...text].flatMap((one, index) => (one === letter ? [nameAt(index)] : [])).join(' ');
}

/**
 * `'legal'`, or the clause (else the code) that forbids the action, on which `check` and `safeReduce` agree.
 *
 * @param outcome - of a random action, some outcome that can happen
 */
export function verdict<State, Action extends AnyAction, Options, View>(
  game: Game<State, Action, Options, View>,
  state: DeepReadonly<State>,
  action: DeepReadonly<Action>,
  outcome?: unknown,
): string {
  // The whole state in place of a view: it is looked at through the eyes of whoever acts.
  const violation = game.check(state as unknown as DeepReadonly<View>, action);
  const full = (outcome === undefined ? action : { ...action, outcome }) as DeepReadonly<Action>;
  const result = game.safeReduce(state, full);
  const word = violation === null ? 'legal' : (violation.clause ?? violation.code);
  expect(result.ok ? 'legal' : (result.error.clause ?? result.error.code)).toBe(word);
  return word;
}

/** The state after the actions, one after the other. */
export function play<State, Action extends AnyAction, Options, View>(
  game: Game<State, Action, Options, View>,
  state: DeepReadonly<State>,
  actions: Iterable<DeepReadonly<Action>>,
): DeepReadonly<State> {
  let now = state;
  for (const action of actions) now = game.reduce(now, action);
  return now;
}

/** The number of sequences of `depth` legal actions (of fewer, where the game is over before), by the engine. */
export function perft<State, Action extends AnyAction, Options>(
  game: Game<State, Action, Options>,
  state: DeepReadonly<State>,
  depth: number,
): number {
  if (depth === 0 || game.result(state) !== null) return 1;
  // The last actions need only be listed: that they can be played is a law of all games.
  if (depth === 1) return [...game.legalActions(state)].length;
  let count = 0;
  for (const action of game.legalActions(state)) {
    count += perft(game, game.reduce(state, action as DeepReadonly<Action>), depth - 1);
  }
  return count;
}

/** How often random play takes which action of the player, in so many tries; actions as texts of their fields. */
export function sampled<State, Action extends AnyAction, Options, View>(
  game: Game<State, Action, Options, View>,
  view: DeepReadonly<View>,
  player: number,
  tries = 200,
): Record<string, number> {
  const counts: Record<string, number> = {};
  const rng = createRng('sampled');
  for (let i = 0; i < tries; i++) {
    const { type, player: _, ...fields } = game.sampleAction(view, rng, player) as AnyAction;
    const text = [type, ...Object.values(fields)].join(' ');
    counts[text] = (counts[text] ?? 0) + 1;
  }
  return counts;
}

/** Reads every so many positions of a random game as if from outside, the first and the last one among them. */
export function readsItsPositions<State, Action extends AnyAction, Options extends object, View>(
  game: Game<State, Action, Options, View>,
  setup: { readonly players: number; readonly options?: Options },
): void {
  let read = 0;
  // Some games are over soon.
  for (const seed of ['read', 'read on', 'read again']) {
    const { actions } = playout(game, { ...setup, seed, maxActions: 3000 });
    let state = game.setup(setup);
    for (const [index, action] of [null, ...actions].entries()) {
      if (action !== null) state = game.reduce(state, action as DeepReadonly<Action>);
      if (index % 7 > 1 && index < actions.length) continue;
      expect(game.load(JSON.parse(JSON.stringify(state)))).toEqual(state);
      read++;
    }
    if (read > 10) break;
  }
  expect(read).toBeGreaterThan(10);
}
