import type { ErasedActionSpec, ErasedState } from '../../kernel/definition.js';
import { type RandomGenerator, uniformInt } from '../../kernel/dice/random.js';
import { engineOf } from '../../kernel/engine/engine.js';
import { firstOf } from '../ask.js';
import { fits } from '../chi-square.js';
import { choiceRng } from '../choices.js';
import { type Bench, type LawSpec, some } from '../law.js';
import { keyOf } from '../plain-checks.js';
import type { Action, State } from '../types.js';

const STATES = 2;
/** Longer lists would cost too much. */
const LISTED = 500;
/** The listed actions are dealt into at most this many heaps: each should come as often as its size says. */
const HEAPS = 12;
/** Samples for each heap, and for all of them at least. */
const EACH = 20;
const LEAST = 200;
const COST = 0.5;

/** The heap into which each of the listed actions is dealt, at random. */
function dealt(list: readonly Action[], rng: RandomGenerator): Map<string, number> {
  const keys = list.map(keyOf);
  const heaps = new Map<string, number>();
  for (let heap = 0; keys.length > 0; heap++) {
    const [key = ''] = keys.splice(uniformInt(rng, 0, keys.length - 1), 1);
    heaps.set(key, heap % HEAPS);
  }
  return heaps;
}

/** Compares what is sampled in a position with what is listed. */
function expectFair({ game, rng, expect, spend }: Bench, view: State, player: number, list: readonly Action[]): void {
  const heaps = dealt(list, rng);
  const sizes = [...heaps.values()].reduce<number[]>((counts, heap) => {
    counts[heap] = (counts[heap] ?? 0) + 1;
    return counts;
  }, []);
  const samples = list.length > 1 ? Math.max(LEAST, EACH * sizes.length) : 1;
  spend(COST * samples);
  const counts = sizes.map(() => 0);
  const often = new Map<string, number>();
  for (let i = 0; i < samples; i++) {
    const key = keyOf(game.sampleAction(view, rng, player));
    const heap = heaps.get(key);
    expect(heap !== undefined, () => `${key} was sampled, but is not listed`);
    counts[heap as number] = (counts[heap as number] ?? 0) + 1;
    often.set(key, (often.get(key) ?? 0) + 1);
  }
  expect(fits(counts, sizes), () => {
    const [[key, times] = ['', 0]] = [...often].sort(([, one], [, other]) => other - one);
    return `of ${samples} samples ${times} are ${key}, one of ${list.length} legal actions`;
  });
}

/** Compares what an action says about its choices with those that are listed. */
function expectCounted(
  { expect }: Bench,
  { count, uneven }: ErasedActionSpec,
  type: string,
  view: State,
  player: number,
  list: readonly Action[],
): void {
  if (!count || uneven !== undefined) return;
  const listed = list.filter((action) => action.type === type).length;
  const counted = count(view as ErasedState, player);
  expect(counted === listed, () => `${type} has ${listed} legal choices, but counts ${counted}`);
}

export const samplingLaws: readonly LawSpec[] = [
  {
    name: 'sampling is fair',
    source:
      'Where the legal actions of a player can be listed, sampleAction gives each as often as the others: the worst that ' +
      'chance does is told apart from a way of playing by chi-square. An action that counts its choices counts those ' +
      'listed. An action for which sampling is not fair says how, as `uneven`; in a game whose actions cannot all be listed one does. ' +
      'An action is found even where a generator gives the same number for ever.',
    share: 0.1,
    check(sample, bench) {
      const { game, rng } = bench;
      const specs = Object.entries(engineOf(game).definition.actions);
      for (const [type, { uneven }] of specs) {
        if (uneven !== undefined) bench.expect(/^\S.*\.$/.test(uneven), () => `${type}: uneven is to be a sentence`);
      }
      const uneven = new Set(specs.flatMap(([type, spec]) => (spec.uneven === undefined ? [] : [type])));
      if (!game.traits.enumerable) {
        bench.expect(uneven.size > 0, () => 'its actions are too many to list, but none says how it is uneven');
      }
      const open = sample.states.filter((state) => game.playersToAct(game.view(state, null)).length > 0);
      for (const state of some(rng, open, STATES)) {
        for (const player of some(rng, game.playersToAct(game.view(state, null)), 1)) {
          const view = game.view(state, player);
          // Games are shrunk to what the lowest numbers give, where a loop that waits for another would never end.
          game.sampleAction(view, choiceRng([]), player);
          bench.count();
          if (bench.hasSpentAll()) return;
          if (!game.traits.enumerable) continue;
          const list = firstOf(game.legalActions(view, player), LISTED + 1);
          if (list.length > LISTED) continue;
          for (const [type, spec] of specs) expectCounted(bench, spec, type, view, player, list);
          if (!list.some(({ type }) => uneven.has(type))) expectFair(bench, view, player, list);
        }
      }
    },
  },
];
