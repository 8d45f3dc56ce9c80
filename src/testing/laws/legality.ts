import * as z from 'zod/mini';
import type { ErasedFields } from '../../kernel/definition.js';
import { createRng } from '../../kernel/dice/random.js';
import { engineOf } from '../../kernel/engine/engine.js';
import { errorCodes, GameError, type Violation } from '../../kernel/errors.js';
import { isTree, plainEqual } from '../../kernel/plain.js';
import { actionKinds, legalAction, type TaggedAction, taggedAction } from '../action-arbitrary.js';
import { drawn, firstOf, withoutOutcome } from '../ask.js';
import type { Sample } from '../game-sample.js';
import { asJson, costOf, judge, LISTED, listOf, verdictOf } from '../judging.js';
import { type Bench, evenlySpaced, type LawSpec, some, spread } from '../law.js';
import { otherOrders } from '../mutate.js';
import { nameOf } from '../naming.js';
import { keyOf, plainTreeProblem } from '../plain-checks.js';
import type { Action, State } from '../types.js';

const STATES = 3;
const TRIES = 10;
const ROUNDS = 3;
/** At most this many of a game's actions are checked against the rules once more. */
const PLAYED = 20;
/** For this many listed actions, lists in them are reversed. */
const TURNED = 8;
/** Lists are read this far when many have been read already. */
const LISTED_LATER = 100;

const statesToAsk = (sample: Sample, { rng }: Bench, wanted = STATES): readonly State[] =>
  spread(rng, sample.states, wanted);

/** Actions to try, some of them accepted: legal ones, near ones and what the schema lets pass. */
function tries({ game, rng }: Bench, state: State, kinds = actionKinds): TaggedAction[] {
  return Array.from({ length: TRIES }, (_, i) => taggedAction(game, state, kinds[i % kinds.length] ?? 'legal', rng));
}

/** The tries that the rules accept; if there are none, those of some more. */
function acceptedOf(bench: Bench, state: State): Action[] {
  for (let round = 0; round < ROUNDS; round++) {
    const accepted = tries(bench, state, ['mutated', 'wellFormed']).filter(
      ({ action }) => judge(bench, state, action) === null,
    );
    if (accepted.length > 0) return accepted.map(({ action }) => action as Action);
  }
  return [];
}

function expectRefusal(bench: Bench, refusal: Violation | GameError, what: string): void {
  const { code, clause, message } = refusal;
  bench.expect(errorCodes.includes(code), () => `${what}: ${String(code)} is no code`);
  bench.expect((code === 'ILLEGAL') === (typeof clause === 'string' && clause.trim() !== ''), () =>
    code === 'ILLEGAL' ? `${what}: ILLEGAL names no clause` : `${what}: ${code} names a clause`,
  );
  bench.expect(typeof message === 'string' && message.trim() !== '', () => `${what}: the refusal says nothing`);
}

/** `check`, `safeReduce` and `reduce` say the same about an action, and a refusal says why. */
function expectAgreement(bench: Bench, state: State, { kind, what, action }: TaggedAction): void {
  const { game } = bench;
  const tag = kind === what ? '' : ` (${what})`;
  const name = `${kind} action${tag}${kind === 'garbage' ? '' : ` ${asJson(action)}`}`;
  const violation = judge(bench, state, action);
  const result = game.safeReduce(state, action as Action);
  if (result.ok) {
    bench.expect(violation === null, () => `${name}: reduce accepts it, check says ${verdictOf(violation)}`);
    bench.expect(
      game.reduce(state, action as Action) !== state,
      () => `${name}: the next state is the old one; apply changes nothing in its draft`,
    );
    return;
  }
  const { error } = result;
  bench.expect(kind !== 'legal', () => `${name}: ${verdictOf(error)}: ${error.message}`);
  bench.expect(error instanceof GameError, () => `${name}: refused with something that is no GameError`);
  expectRefusal(bench, error, name);
  if (violation === null) {
    bench.expect(error.code === 'INVALID_OUTCOME', () => `${name}: check accepts it, reduce: ${verdictOf(error)}`);
  } else {
    expectRefusal(bench, violation, name);
    const same = violation.code === error.code && violation.clause === error.clause;
    bench.expect(same, () => `${name}: check says ${verdictOf(violation)}, reduce says ${verdictOf(error)}`);
  }
  let thrown: unknown;
  try {
    game.reduce(state, action as Action);
  } catch (caught) {
    thrown = caught;
  }
  const throws = thrown instanceof GameError && thrown.code === error.code && thrown.clause === error.clause;
  bench.expect(throws, () => `${name}: reduce does not throw what safeReduce gives`);
}

/** Where the order of a list makes no difference to what is legal, `canonical` says which form is listed. */
function expectOneOrder(bench: Bench, state: State, action: Action, keys: ReadonlySet<string>): void {
  for (const { field, value } of otherOrders(action)) {
    if (judge(bench, state, value) !== null) continue;
    bench.expect(keys.has(keyOf(bench.game.canonical(value as Action))), () => {
      return (
        `${asJson(value)} is accepted, and of the two only ${asJson(action)} is listed: give canonical, if the order of ` +
        `${field} does not matter; else list both, or let check refuse one`
      );
    });
  }
}

/** The stand-ins for an action's fields in its number lead back to them. */
function expectNumbered({ game, expect }: Bench, { type, player, ...fields }: Action): void {
  const { numbered } = engineOf(game).definition.actions[type] ?? {};
  if (!numbered) return;
  const numbers = numbered.of({ type, player, ...fields });
  const told = () => `${type}: numbered gives ${asJson(numbers)} for ${asJson(fields)}`;
  expect(
    z.safeParse(z.strictObject(numbered.fields), numbers).success,
    () => `${told()}, which its fields don't let pass`,
  );
  const back = numbered.back(numbers as ErasedFields);
  expect(keyOf(back) === keyOf(fields), () => `${told()}, but for that ${asJson(back)}`);
}

export const legalityLaws: readonly LawSpec[] = [
  {
    name: 'listed actions are accepted',
    source:
      'Whatever legalActions lists, each action once, in canonical form and without outcome, passes check and, with ' +
      'any outcome that can happen, reduce. For one player it lists that player’s part of the list. Where other fields stand ' +
      'for those of an action (`numbered`), they lead back to it.',
    check(sample, bench) {
      const { game, rng } = bench;
      for (const state of statesToAsk(sample, bench)) {
        const seen = new Set<string>();
        for (const player of game.playersToAct(game.view(state, null))) {
          const view = game.view(state, player);
          const list = firstOf(game.legalActions(view, player), bench.hasSpentAll() ? LISTED_LATER : LISTED);
          bench.spend(costOf(list));
          for (const action of list) {
            const key = keyOf(action);
            bench.expect(!seen.has(key), () => `${key} is listed twice`);
            seen.add(key);
            bench.expect(action.player === player, () => `${key} is listed for ${nameOf(player)}`);
            bench.expect(plainTreeProblem(action) === null, () => `${key}: ${plainTreeProblem(action)}`);
            bench.expect(keyOf(game.canonical(action)) === key, () => `${key} is not in canonical form`);
            const violation = game.check(view, action);
            bench.expect(violation === null, () => `${key} is listed, but ${verdictOf(violation)}`);
            expectNumbered(bench, action);
          }
          for (const action of some(rng, list, 8)) {
            const result = game.safeReduce(state, drawn(game, state, action, rng));
            bench.expect(result.ok, () => `${keyOf(action)} is listed, but reduce refuses it`);
          }
        }
        if (game.traits.hiddenInformation || bench.hasSpentAll()) continue;
        const together = listOf(bench, state);
        if (together === null) continue;
        const all = firstOf(game.legalActions(state), LISTED);
        bench.expect(plainEqual(all, together), () => 'the list for all is not the lists of each, one after the other');
      }
    },
  },
  {
    name: 'accepted actions are listed',
    source:
      'When the actions of a game can be listed, the canonical form of every action that check accepts is in the ' +
      'list: legal actions with one thing changed, and what the schema lets pass, are tried.',
    exemption: ({ traits }) => (traits.enumerable ? null : 'the actions of the game are too many to list'),
    check(sample, bench) {
      const { game } = bench;
      for (const state of statesToAsk(sample, bench)) {
        if (bench.hasSpentAll()) return;
        const list = listOf(bench, state);
        if (list === null) continue;
        const keys = new Set(list.map(keyOf));
        for (const action of acceptedOf(bench, state)) {
          const key = keyOf(game.canonical(action));
          const form = key === keyOf(action) ? '' : `, in its canonical form ${key},`;
          bench.expect(keys.has(key), () => {
            return `${asJson(action)} is accepted, but${form} not listed: let candidates list it, or check refuse it`;
          });
        }
        const ordered = list.filter((action) => Object.values(action).some(isTree));
        for (const action of some(bench.rng, ordered, TURNED)) expectOneOrder(bench, state, action, keys);
      }
      for (const i of evenlySpaced(8, sample.actions, PLAYED)) {
        if (bench.hasSpentAll()) return;
        const list = listOf(bench, sample.states[i] as State);
        if (list === null) continue;
        const played = game.canonical(sample.actions[i] as Action);
        bench.expect(
          list.some((one) => plainEqual(one, played)),
          () => `${keyOf(played)} was played, but is not listed`,
        );
      }
    },
  },
  {
    name: 'all else is refused, and the refusal says why',
    source:
      'check, safeReduce and reduce agree about legal actions, such with one thing changed, well-formed ones and ' +
      'garbage. A refusal has one of the codes, a message and, where a rule forbids the action, the clause. check ' +
      'accepts what reduce refuses only for the sake of an outcome that is missing or impossible.',
    check(sample, bench) {
      for (const state of statesToAsk(sample, bench)) {
        const before = keyOf(state);
        for (const action of tries(bench, state)) expectAgreement(bench, state, action);
        bench.expect(keyOf(state) === before, () => 'the state is not what it was');
      }
    },
  },
  {
    name: 'only who may act is allowed to',
    source:
      'An action of a player who may not act is refused with NOT_YOUR_TURN, of anybody after the end with GAME_OVER, ' +
      'of a player who is not there with one of these or INVALID_ACTION.',
    check(sample, bench) {
      const { game } = bench;
      for (const i of evenlySpaced(4, sample.actions, PLAYED)) {
        const [state, action] = [sample.states[i] as State, sample.actions[i] as Action];
        const acting = game.playersToAct(game.view(state, null));
        for (let player = 0; player <= state.players; player++) {
          if (acting.includes(player)) continue;
          const codes = player < state.players ? ['NOT_YOUR_TURN'] : ['NOT_YOUR_TURN', 'INVALID_ACTION'];
          const violation = judge(bench, state, { ...action, player });
          bench.expect(violation !== null && codes.includes(violation.code), () => {
            return `${nameOf(player)} is not to act, but their action is ${verdictOf(violation)}`;
          });
        }
      }
      const last = sample.actions.at(-1);
      if (last === undefined || game.result(game.view(sample.final, null)) === null) return;
      for (let player = 0; player < sample.players; player++) {
        const violation = judge(bench, sample.final, { ...last, player });
        bench.expect(violation?.code === 'GAME_OVER', () => `after the end an action is ${verdictOf(violation)}`);
      }
    },
  },
  {
    name: 'sampled actions are legal',
    source:
      'sampleAction gives a legal action in canonical form, without outcome, of the player who was asked for, and one ' +
      'of the listed where all are listed; null exactly when the list is empty.',
    check(sample, bench) {
      const { game, rng } = bench;
      for (const state of statesToAsk(sample, bench)) {
        for (const player of game.playersToAct(game.view(state, null))) {
          const view = game.view(state, player);
          const most = bench.hasSpentAll() ? 1 : LISTED;
          const list = firstOf(game.legalActions(view, player), most);
          const keys = list.length === most ? null : new Set(list.map(keyOf));
          bench.spend(costOf(list));
          for (let i = 0; i < 4; i++) {
            const action: Action | null = game.sampleAction(view, createRng(`${rng.next()}`), player);
            if (action === null) {
              bench.expect(list.length === 0, () => `nothing was sampled for ${nameOf(player)}, who has legal actions`);
              continue;
            }
            const key = keyOf(action);
            bench.expect(action.player === player, () => `${key} was sampled for ${nameOf(player)}`);
            bench.expect(action.outcome === undefined, () => `${key} was sampled with an outcome`);
            const violation = game.check(view, action);
            bench.expect(violation === null, () => `${key} was sampled, but is ${verdictOf(violation)}`);
            bench.expect(keyOf(game.canonical(action)) === key, () => `${key} was sampled, but is not canonical`);
            const known = !game.traits.enumerable || keys === null || keys.has(key);
            bench.expect(known, () => `${key} was sampled, but is not listed`);
            const result = game.safeReduce(state, drawn(game, state, action, rng));
            bench.expect(result.ok, () => `${key} was sampled, but reduce refuses it`);
          }
        }
        const anyone = game.sampleAction(game.view(state, null), rng);
        if (game.playersToAct(game.view(state, null)).length === 0) {
          bench.expect(anyone === null, () => 'an action was sampled after the end');
        }
      }
    },
  },
  {
    name: 'equivalent forms do the same',
    source:
      'The canonical form of an action is its own canonical form and has the outcome left out; it is as legal as the ' +
      'action itself, as random, and, where nothing is random, leads to the same state.',
    share: 0.5,
    check(sample, bench) {
      const { game, rng } = bench;
      for (const state of statesToAsk(sample, bench)) {
        const legal = legalAction(game, state, rng);
        for (const action of [...acceptedOf(bench, state), ...(legal ? [legal] : [])]) {
          const name = asJson(action);
          const canonical: Action = game.canonical(action);
          bench.expect(canonical.outcome === undefined, () => `${name}: the canonical form has an outcome`);
          const again = game.canonical(canonical);
          bench.expect(plainEqual(canonical, again), () => `${name}: ${asJson(canonical)} is not canonical itself`);
          const violation = judge(bench, state, canonical);
          bench.expect(
            violation === null,
            () => `${name} is accepted, ${asJson(canonical)} is ${verdictOf(violation)}`,
          );
          const [chance, same] = [game.chance(state, action), game.chance(state, canonical)];
          bench.expect(chance?.total === same?.total, () => `${name}: the canonical form is random in another way`);
          if (chance !== null) continue;
          const next = game.reduce(state, withoutOutcome(action));
          bench.expect(plainEqual(next, game.reduce(state, canonical)), () => {
            return `${name} and ${asJson(canonical)} lead to different states`;
          });
        }
      }
    },
  },
];
