import { pick } from '../../kernel/dice/random.js';
import { isTree, plainEqual } from '../../kernel/plain.js';
import { drawn, viewersOf } from '../ask.js';
import type { Sample } from '../game-sample.js';
import { type Bench, type LawSpec, some, spread, stepsOf } from '../law.js';
import { nameOf } from '../naming.js';
import { differenceOf, keyOf } from '../plain-checks.js';
import { completed, exemption, hiddenFields, playersOf } from '../secrets.js';
import type { Action, State } from '../types.js';

const VIEWERS = 4;
/** Other games beside one, for a player who must not be able to tell them apart. */
const WORLDS = 6;
/** Positions of a game at which completions are compared with them. */
const POSITIONS = 3;
/** How many completions are made where they seem too much alike. */
const COMPLETIONS = 300;
/** A longer text is a board, or another list, written as one. */
const LONGEST_NAME = 12;
const COST = 0.2;

const TOLD_ALL =
  'all that happened in the games was shown to everybody, so that nothing could have happened differently: an action with a ' +
  'choice or an outcome that is hidden from somebody needs conceal';

/**
 * Another action of the same type that looks the same to the viewer: it may differ in what they aren't shown. Where none is
 * found, because they are shown more than chance gives twice, the action itself.
 */
function disguised(bench: Bench, state: State, original: Action, told: unknown, viewer: number | null): Action | null {
  const { game, rng } = bench;
  const { type, player } = original;
  if (plainEqual(told, original)) return game.safeReduce(state, original).ok ? original : null;
  for (let i = 0; i < 12; i++) {
    const action = game.sampleAction(game.view(state, player), rng, player);
    if (action === null) return null;
    if (action.type !== type) continue;
    const whole = drawn(game, state, action, rng);
    if (plainEqual(game.viewAction(state, whole, viewer), told)) return whole;
  }
  if (!game.safeReduce(state, original).ok) return null;
  return plainEqual(game.viewAction(state, original, viewer), told) ? original : null;
}

/** Plays the game again beside itself: all that the viewer isn't shown happens differently, and they must not notice. */
function expectIndistinguishable(bench: Bench, sample: Sample, viewer: number | null): void {
  const { game } = bench;
  let other = sample.states[0] as State;
  for (const { before, action, after } of stepsOf(sample)) {
    const told = game.viewAction(before, action, viewer);
    const disguise = disguised(bench, other, action, told, viewer);
    if (disguise === null) return;
    const reveals = game.reveals(before, action) || game.reveals(other, disguise);
    other = game.reduce(other, disguise);
    const same = plainEqual(game.view(other, viewer), game.view(after, viewer));
    if (reveals && !same) return;
    if (plainEqual(other, after)) continue;
    bench.expect(same, () => {
      const { path, one, other: seen } = differenceOf(game.view(after, viewer), game.view(other, viewer));
      return (
        `${nameOf(viewer)} sees ${path}: ${one} in one state, ${seen} in another that they can't tell from it, being shown ` +
        `${keyOf(told)} in both: ` +
        'view shows too much, conceal shows too little, or the action has to say that it reveals'
      );
    });
  }
}

/** A position, and others that the viewer can't tell from it: there, all that they aren't shown happened differently. */
interface Crossroads {
  readonly state: State;
  readonly worlds: readonly State[];
}

/** The positions of a game with others beside them. Where the viewer would notice, a world begins anew. */
function* crossroadsOf(bench: Bench, sample: Sample, viewer: number): Generator<Crossroads> {
  const { game } = bench;
  let worlds: readonly State[] = Array.from({ length: WORLDS }, () => sample.states[0] as State);
  for (const { before, action, after } of stepsOf(sample)) {
    const told = game.viewAction(before, action, viewer);
    const view = game.view(after, viewer);
    worlds = worlds.map((world) => {
      const disguise = disguised(bench, world, action, told, viewer);
      const next = disguise && game.reduce(world, disguise);
      return next && plainEqual(game.view(next, viewer), view) ? next : after;
    });
    // Where all that is concealed shows differently, nothing can be compared, but there was something to look for.
    if (!plainEqual(told, action)) bench.count();
    bench.spend(2 * WORLDS);
    yield { state: after, worlds };
  }
}

/** Adds what is at each place of what is hidden. */
function addPlaces(seen: Map<string, Set<string>>, value: unknown, path: string): void {
  if (isTree(value)) {
    for (const [key, part] of Object.entries(value)) addPlaces(seen, part, `${path}.${key}`);
    return;
  }
  if (typeof value === 'string' && value.length > LONGEST_NAME) {
    addPlaces(seen, [...value], path);
    return;
  }
  const values = seen.get(path) ?? new Set();
  seen.set(path, values.add(keyOf(value)));
}

function placesIn(fields: readonly string[], states: Iterable<State>): Map<string, Set<string>> {
  const seen = new Map<string, Set<string>>();
  for (const state of states) {
    for (const field of fields) addPlaces(seen, (state as Record<string, unknown>)[field], field);
  }
  return seen;
}

const listed = (values: Iterable<string>): string => [...values].sort().join(', ');

/** Whatever can be at a place, as true games show, `complete` must be able to put there: not always the same, nor less. */
function expectBroad(bench: Bench, { state, worlds }: Crossroads, viewer: number): void {
  const fields = hiddenFields(bench.game, state);
  const places = [...placesIn(fields, [state, ...worlds])].filter(([, values]) => values.size > 1);
  if (places.length === 0) return;
  const given = new Map<string, Set<string>>();
  const valuesAt = (path: string) => given.get(path) ?? new Set();
  let made = 0;
  for (; made < COMPLETIONS; made++) {
    if (places.every(([path, values]) => valuesAt(path).size >= values.size)) break;
    const whole = completed(bench, state, viewer) as Record<string, unknown>;
    for (const field of fields) addPlaces(given, whole[field], field);
  }
  bench.spend(COST * made);
  for (const [path, values] of places) {
    const found = valuesAt(path);
    bench.expect(found.size >= values.size, () => {
      return (
        `${nameOf(viewer)} sees nothing of ${path}, where there can be ${listed(values)}, but in ${made} completions of ` +
        `their view there is ${found.size === 1 ? 'always' : 'only'} ${listed(found) || 'nothing'}: let complete draw what the view leaves open`
      );
    });
  }
}

export const worldLaws: readonly LawSpec[] = [
  {
    name: 'players who are shown the same actions see the same',
    source:
      'A game is played a second time, in which everything that a player, or a spectator, is not shown happens ' +
      'differently: concealed choices and outcomes. Up to an action that says that it reveals, their views are the same.',
    exemption,
    blind: TOLD_ALL,
    check(sample, bench) {
      // Each costs a game; the spectator is always among them.
      for (const viewer of some(bench.rng, viewersOf(sample.final), VIEWERS)) {
        if (bench.hasSpentAll()) return;
        bench.spend(2 * sample.actions.length);
        expectIndistinguishable(bench, sample, viewer);
      }
    },
  },
  {
    name: 'complete can give what may be there',
    source:
      'A game is played several times more, in each of which everything that a player is not shown happens differently. ' +
      'What differs in these games is hidden from them, and complete gives at least as many different values for it.',
    exemption,
    blind: TOLD_ALL,
    share: 0.3,
    check(sample, bench) {
      if (bench.hasSpentAll()) return;
      const viewer = pick(bench.rng, playersOf(sample.final)) as number;
      const positions = new Set(spread(bench.rng, sample.states, POSITIONS));
      for (const crossroads of crossroadsOf(bench, sample, viewer)) {
        if (positions.has(crossroads.state)) expectBroad(bench, crossroads, viewer);
      }
    },
  },
];
