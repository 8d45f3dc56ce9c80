import { type ActionShape, actionShapes } from '../../choosing/action-fields.js';
import type { Choice, ChoiceOption } from '../../choosing/choice.js';
import { choosing } from '../../choosing/choosing.js';
import { candidateOf, partsOf } from '../../choosing/segments.js';
import { pick, uniformInt } from '../../kernel/dice/random.js';
import { shuffled } from '../../kernel/dice/shuffle.js';
import { engineOf } from '../../kernel/engine/engine.js';
import { plainEqual } from '../../kernel/plain.js';
import { firstOf } from '../ask.js';
import { type Bench, type LawSpec, some } from '../law.js';
import { nameOf } from '../naming.js';
import { keyOf } from '../plain-checks.js';
import type { Action, State } from '../types.js';

const STATES = 2;
const REBUILT = 2;
/** Lists are read this far at most. */
const LISTED = 400;
/** Nobody points at more parts for one action. */
const LONGEST_WALK = 60;
/** Words for an option that asks for them. */
const WORDS = 'three hills in a row';

const partToTake = ({ part, input }: ChoiceOption): string => (input ? part + WORDS : part);

const seenIn = ({ taken, options, action }: Choice<Action>) => ({ taken, options, action });

const namesIn = ({ taken }: Choice<Action>): string => taken.map(({ part }) => part).join(' ');

function expectDistinct({ game, expect }: Bench, list: readonly Action[]): void {
  const known = new Map<string, string>();
  for (const action of list) {
    const parts = partsOf(game, action).join(' ');
    const key = keyOf(game.canonical(action));
    const other = known.get(parts);
    expect(other === undefined || other === key, () => `${key} and ${other} have the same parts`);
    known.set(parts, key);
  }
}

/** The parts of an action, those of a set or a bag in any order. */
function pointedAt({ game, rng }: Bench, action: Action): string[] {
  const shape = actionShapes(game).get(action.type) as ActionShape;
  return candidateOf(shape, action).segments.flatMap(({ how, parts }) =>
    how === 'set' ? shuffled(parts).sample(rng) : parts,
  );
}

function expectRebuilt(bench: Bench, view: State, action: Action): void {
  const { game, expect } = bench;
  const key = keyOf(game.canonical(action));
  for (const parts of [partsOf(game, action), pointedAt(bench, action)]) {
    const choice = choosing(game, view, action.player, parts);
    const rebuilt = choice.action && keyOf(game.canonical(choice.action));
    expect(rebuilt === key, () => `${parts.join(' ')} of ${key} lead to ${rebuilt}, taken: ${namesIn(choice)}`);
  }
}

/** Takes the option and checks `back`, `refusal` and giving back against it. */
function stepTo({ expect }: Bench, choice: Choice<Action>, option: ChoiceOption): Choice<Action> {
  const part = partToTake(option);
  expect(choice.refusal(part) === null, () => `${part} is an option, but refused after ${namesIn(choice)}`);
  const next = choice.take(part);
  const isTaken = next.taken.some((one) => one.own && one.part === part);
  expect(isTaken, () => `${part} is not among what is taken: ${namesIn(next)}`);
  expect(plainEqual(seenIn(next.back()), seenIn(choice)), () => `back does not undo ${part} after ${namesIn(choice)}`);
  const isOption = next.options.some((one) => one.part === part);
  if (!isOption && next.refusal(part) === null) {
    const given = next.take(part);
    const timesIn = ({ taken }: Choice<Action>): number => taken.filter((one) => one.own && one.part === part).length;
    const isGone = timesIn(given) === timesIn(next) - 1;
    expect(isGone, () => `${part}, given back, is still taken: ${namesIn(given)}`);
    expect(plainEqual(seenIn(given.back()), seenIn(next)), () => `back does not undo that ${part} was given back`);
  }
  return next;
}

/** Points at options at random until an action is whole. */
function walk(bench: Bench, view: State, begun: Choice<Action>): void {
  const { game, rng, expect } = bench;
  let choice = begun;
  for (let steps = 0; steps < LONGEST_WALK && choice.options.length > 0; steps++) {
    if (choice.action && uniformInt(rng, 1, 3) === 1) break;
    choice = stepTo(bench, choice, pick(rng, choice.options) as ChoiceOption);
    const { action } = choice;
    const violation = action && game.check(view, action);
    expect(!violation, () => `${keyOf(action)} was chosen, but is refused: ${violation?.message}`);
  }
  expect(choice.action !== null, () => `no action can be chosen after ${namesIn(choice)}`);
}

function expectChosen(bench: Bench, view: State, player: number): void {
  const { game, rng, expect } = bench;
  const begun: Choice<Action> = choosing(game, view, player);
  const all = firstOf(game.legalActions(view, player), LISTED);
  const drawn = game.sampleAction(view, rng, player);
  expect(begun.action === null, () => `${keyOf(begun.action)} is whole before anybody has pointed`);
  expect(
    begun.options.length > 0 === all.length > 0,
    () => `${begun.options.length} options for ${all.length} actions`,
  );
  expectDistinct(bench, all);
  for (const action of some(rng, all, REBUILT)) expectRebuilt(bench, view, action);
  if (drawn) expectRebuilt(bench, view, drawn);
  if (all.length > 0) walk(bench, view, begun);
  // What takes time to find need not be found in the same time again.
  if (Object.values(engineOf(game).definition.actions).some(({ completions }) => completions)) return;
  const again = choosing(game, view, player);
  expect(plainEqual(seenIn(again), seenIn(begun)), () => 'the same view gives another choice');
}

export const choosingLaws: readonly LawSpec[] = [
  {
    name: 'what can be pointed at leads to actions',
    source:
      'The parts of a legal action, listed or sampled, lead to it in choosing, those of a set or a bag in any order, and no ' +
      'two actions have the same; nothing is ' +
      'whole before somebody has pointed; whatever is chosen is legal; every option lies in a legal action; back undoes ' +
      'take, giving back included; the same view gives the same choice.',
    share: 0.2,
    check(sample, bench) {
      const { game, rng, expect } = bench;
      for (const state of some(rng, sample.states, STATES)) {
        if (bench.hasSpentAll()) return;
        const acting = game.playersToAct(game.view(state, null));
        for (const player of some(rng, acting, 1)) {
          bench.spend(30);
          expectChosen(bench, game.view(state, player), player);
        }
        const idle = [...Array(state.players).keys()].find((player) => !acting.includes(player));
        if (idle === undefined) continue;
        const none = choosing(game, game.view(state, idle), idle);
        expect(none.options.length === 0, () => `${nameOf(idle)} may not act, but can choose`);
        expect(none.refusal('action:any') !== null, () => `${nameOf(idle)} may not act, but nothing is refused`);
      }
    },
  },
];
