import { createRng } from '../../kernel/dice/random.js';
import { plainEqual } from '../../kernel/plain.js';
import { legalAction } from '../action-arbitrary.js';
import { drawn, firstOf, refusalOf, viewersOf } from '../ask.js';
import type { Sample } from '../game-sample.js';
import { type Bench, type LawSpec, type Step, spread, stepsOf } from '../law.js';
import { mutated } from '../mutate.js';
import { nameOf } from '../naming.js';
import { asText, differenceOf, jsonCopy, keyOf, plainTreeProblem } from '../plain-checks.js';
import { completed, exemption, openFields, playersOf } from '../secrets.js';
import type { Action, State } from '../types.js';

const NO_OTHERS =
  'every completion of a view was the state that there was: does view show everything, or does complete not draw what ' +
  'the view leaves open?';

const STATES = 4;
const STEPS = 5;

interface Alternative {
  readonly step: Step;
  readonly viewer: number;
  /** The state before the step, completed differently, and where the same action leads from there. */
  readonly before: State;
  readonly after: State;
}

/** Steps that, as far as some player knows, could have begun in another state where they were possible, too. */
function* alternatives(sample: Sample, bench: Bench): Generator<Alternative> {
  for (const step of spread(bench.rng, stepsOf(sample), STEPS)) {
    for (const viewer of playersOf(step.before)) {
      const before = completed(bench, step.before, viewer);
      if (plainEqual(before, step.before)) continue;
      const result = bench.game.safeReduce(before, step.action);
      if (result.ok) yield { step, viewer, before, after: result.state };
    }
  }
}

function expectConcealment(bench: Bench, { before, action, after }: Step, viewer: number | null): void {
  const { game, rng } = bench;
  const told: Action = game.viewAction(before, action, viewer) as Action;
  const name = `${keyOf(action)}, shown to ${nameOf(viewer)} as ${keyOf(told)}`;
  bench.expect(told.type === action.type && told.player === action.player, () => `${name}: another action`);
  const own: Readonly<Record<string, unknown>> = { ...action };
  // Part of an outcome can be shown: the cards of one hand, out of all that were dealt.
  const isPart = (key: string) => key === 'outcome' && Object.hasOwn(own, key);
  const foreign = Object.entries(told).find(([key, value]) => !isPart(key) && !plainEqual(own[key], value));
  bench.expect(foreign === undefined, () => `${name}: ${foreign?.[0]} is not what was played`);
  if (viewer === action.player) {
    const missing = Object.keys(action).find((key) => key !== 'outcome' && !Object.hasOwn(told, key));
    bench.expect(missing === undefined, () => `${name}: ${missing} is kept from whoever did it`);
    return;
  }
  // Another choice, or other dice: where the viewer sees no difference afterwards, they must be shown none.
  for (const other of [legalAction(game, before, rng), drawn(game, before, action, rng)]) {
    if (other === null || other.player !== action.player || other.type !== action.type) continue;
    const next = game.reduce(before, other);
    if (plainEqual(next, after) || !plainEqual(game.view(next, viewer), game.view(after, viewer))) continue;
    const otherTold = game.viewAction(before, other, viewer);
    bench.expect(plainEqual(told, otherTold), () => {
      return `${name}, but ${keyOf(other)} as ${keyOf(otherTold)}, though their views show no difference: conceal it`;
    });
  }
}

export const viewLaws: readonly LawSpec[] = [
  {
    name: 'a view shows nothing of what is hidden',
    source:
      'States that differ only in what is hidden from a player give them equal views: any two completions of their view, ' +
      'and the state itself. A spectator sees no difference between them either. Fields that are not declared hidden ' +
      'are shown as they are.',
    exemption,
    blind: NO_OTHERS,
    check(sample, bench) {
      const { game, rng } = bench;
      const open = openFields(game);
      for (const state of spread(rng, sample.states, STATES)) {
        for (const viewer of viewersOf(state)) {
          const view = game.view(state, viewer) as Record<string, unknown>;
          const all = state as Record<string, unknown>;
          const field = open.find((one) => !plainEqual(view[one], all[one]));
          if (field !== undefined)
            throw new Error(
              `${field} is ${asText(all[field])}, but ${nameOf(viewer)} sees ${asText(view[field])}: declare it hidden, or ` +
                'let view leave it as it is',
            );
        }
        for (const player of playersOf(state)) {
          const first = completed(bench, state, player);
          const second = completed(bench, state, player);
          for (const [a, b] of [[first, second] as const, [state, first] as const]) {
            if (plainEqual(a, b)) continue;
            for (const viewer of [player, null]) {
              const same = plainEqual(game.view(a, viewer), game.view(b, viewer));
              bench.expect(same, () => {
                const { path, one, other } = differenceOf(game.view(a, viewer), game.view(b, viewer));
                const who = viewer === player ? 'they' : nameOf(player);
                return (
                  `${nameOf(viewer)} sees ${path}: ${one} in one state, ${other} in another that ${who} can't tell from ` +
                  'it: let view cover it, or complete leave it as it is'
                );
              });
            }
          }
        }
      }
    },
  },
  {
    name: 'legality is decided on the view',
    source:
      'Who acts and whether the game is over is the same on every view. For a player who may act, check and ' +
      'legalActions say the same about their view, about that view loaded from JSON and about every completion of it, ' +
      'and safeReduce follows them on every completion.',
    exemption,
    check(sample, bench) {
      const { game, rng } = bench;
      for (const state of spread(rng, sample.states, STATES)) {
        const acting = game.playersToAct(game.view(state, null));
        const outcome = game.result(game.view(state, null));
        for (const viewer of viewersOf(state)) {
          const view = game.view(state, viewer);
          bench.expect(plainEqual(game.playersToAct(view), acting), () => `${nameOf(viewer)} sees others to act`);
          bench.expect(plainEqual(game.result(view), outcome), () => `${nameOf(viewer)} sees another outcome`);
        }
        for (const player of acting) {
          const view = game.view(state, player);
          const list = firstOf(game.legalActions(view, player), 300);
          const copy = game.loadView(jsonCopy(view));
          const other = completed(bench, state, player);
          for (const [seen, what] of [
            [copy, 'the loaded view'],
            [game.view(other, player), 'a completion'],
          ] as const) {
            const again = firstOf(game.legalActions(seen, player), 300);
            bench.expect(
              plainEqual(list, again),
              () =>
                `${nameOf(player)} has other legal actions on ${what}: let check and candidates read what they see alone`,
            );
          }
          const legal = game.sampleAction(view, rng, player);
          if (legal === null) continue;
          for (const action of [legal, mutated(legal, rng).value as Action]) {
            // What another player may do is decided by what they see.
            if (action.player !== player && acting.includes(action.player)) continue;
            const violation = game.check(view, action);
            const onCopy = game.check(copy, action);
            bench.expect(violation?.code === onCopy?.code && violation?.clause === onCopy?.clause, () => {
              return `${keyOf(action)}: another verdict on the loaded view`;
            });
            for (const whole of [state, other]) {
              const random = violation === null ? drawn(game, whole, action, rng) : action;
              const result = game.safeReduce(whole, random);
              bench.expect(result.ok === (violation === null), () => {
                return `${keyOf(action)} is ${violation === null ? '' : 'not '}legal on the view, but not so to reduce`;
              });
            }
          }
        }
      }
    },
  },
  {
    name: 'a completed view is a state with that view',
    source:
      'complete makes, of what a player sees, a state that load takes and that holds every invariant; viewed by that ' +
      'player it is the view again, also where the view came from JSON.',
    exemption,
    check(sample, bench) {
      const { game, rng, invariants } = bench;
      for (const state of spread(rng, sample.states, STATES)) {
        for (const player of playersOf(state)) {
          const view = game.view(state, player);
          const whole = completed(bench, state, player);
          bench.expect(plainEqual(game.view(whole, player), view), () => {
            const { path, one, other } = differenceOf(view, game.view(whole, player));
            return `${nameOf(player)} sees ${path}: ${one}, but ${other} once their view is completed: let complete keep it`;
          });
          const problem = plainTreeProblem(whole);
          bench.expect(problem === null, () => `a completed view is no plain tree: ${problem}`);
          const refusal = refusalOf(() => game.load(jsonCopy(whole)));
          bench.expect(refusal === null, () => {
            return `load refuses what ${nameOf(player)} completes: ${refusal}: ${keyOf(whole)}`;
          });
          for (const { name, clause, holds } of invariants) {
            bench.expect(holds(whole) === true, () => `what ${nameOf(player)} completes breaks ${clause}: ${name}`);
          }
          const copy = game.loadView(jsonCopy(view));
          const again = game.complete?.(copy, player, createRng(`${rng.next()}`));
          bench.expect(again !== undefined && plainEqual(game.view(again, player), view), () => {
            return `${nameOf(player)}: the loaded view is completed to something else`;
          });
        }
      }
    },
  },
  {
    name: 'what shows something new says that it reveals',
    source:
      'When an action leads from two states that a player cannot tell apart to two that they can, it shows them ' +
      'something: it says reveals in both, so that it is not taken back.',
    exemption,
    blind: NO_OTHERS,
    check(sample, bench) {
      const { game } = bench;
      for (const { step, viewer, before, after } of alternatives(sample, bench)) {
        const same = plainEqual(game.view(after, viewer), game.view(step.after, viewer));
        const says = game.reveals(before, step.action) && game.reveals(step.before, step.action);
        bench.expect(
          same || says,
          () => `${keyOf(step.action)} shows ${nameOf(viewer)} something new, but does not say that it reveals`,
        );
      }
    },
  },
  {
    name: 'descriptions give away nothing that is hidden',
    source:
      'An action is described in the same words from two states that the viewer cannot tell apart, unless it reveals; ' +
      'and from states, as a host does it, in the same words as from the views that a client holds.',
    exemption,
    check(sample, bench) {
      const { game, rng } = bench;
      for (const { before, action, after } of spread(rng, stepsOf(sample), STEPS)) {
        for (const viewer of viewersOf(before)) {
          const told = game.viewAction(before, action, viewer) as Action;
          const ofViews = game.describe(game.view(before, viewer), told, game.view(after, viewer), viewer);
          const ofStates = game.describe(before, action, after, viewer);
          bench.expect(
            ofViews === ofStates,
            () => `${nameOf(viewer)}: "${ofStates}" from states, "${ofViews}" from views`,
          );
        }
      }
      for (const { step, viewer, before, after } of alternatives(sample, bench)) {
        if (!plainEqual(game.view(after, viewer), game.view(step.after, viewer))) continue;
        const texts = [
          game.describe(step.before, step.action, step.after, viewer),
          game.describe(before, step.action, after, viewer),
        ];
        bench.expect(texts[0] === texts[1], () => `${nameOf(viewer)} is shown "${texts[0]}" or "${texts[1]}"`);
      }
    },
  },
  {
    name: 'actions are concealed as the views are',
    source:
      'What viewAction leaves of an action are fields of it, all of them for whoever did it; of an outcome it may leave a ' +
      'part. It leaves the same from two states that the viewer cannot tell apart. Where two actions of a type leave ' +
      'them with equal views of different states they are shown the same: else they would know more than their view says.',
    exemption,
    check(sample, bench) {
      const { game, rng } = bench;
      for (const step of spread(rng, stepsOf(sample), STEPS)) {
        for (const viewer of viewersOf(step.before)) expectConcealment(bench, step, viewer);
      }
      for (const { step, viewer, before, after } of alternatives(sample, bench)) {
        if (!plainEqual(game.view(after, viewer), game.view(step.after, viewer))) continue;
        const [told, otherwise] = [
          game.viewAction(step.before, step.action, viewer),
          game.viewAction(before, step.action, viewer),
        ];
        bench.expect(plainEqual(told, otherwise), () => {
          return `${nameOf(viewer)} is shown ${keyOf(told)} or ${keyOf(otherwise)}, depending on what is hidden from them`;
        });
      }
    },
  },
];
