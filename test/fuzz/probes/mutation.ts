import { pick, type RandomGenerator, uniformInt } from '../../../src/kernel/dice/random.js';
import type { AnyAction, AnyGame } from '../../../src/kernel/types.js';
import { readRecord, replay, verifyRecord } from '../../../src/record/index.js';
import type { GameRecord } from '../../../src/record/types.js';
import type { DeviationKind } from '../../../src/record/verify.js';
import { recordLines } from '../../../src/record/write-lines.js';
import { resumeGame } from '../../../src/session/resume.js';
import { mutated } from '../../../src/testing/mutate.js';
import { jsonCopy, keyOf } from '../../../src/testing/plain-checks.js';
import { judged } from '../judge.js';
import { always, probe } from '../probe.js';
import { recordOf } from '../records.js';
import { answerOf } from '../refusal.js';

const MUTANTS = 8;

type Outcoming = AnyAction & { readonly outcome?: unknown };
type Mutation = (record: GameRecord, rng: RandomGenerator, game: AnyGame) => unknown;

/** A change of the list of actions; `at` is an index in it. */
const inActions =
  (change: (actions: Outcoming[], at: number, rng: RandomGenerator) => unknown): Mutation =>
  (record, rng) => {
    const actions: Outcoming[] = [...record.actions];
    if (actions.length > 0) change(actions, uniformInt(rng, 0, actions.length - 1), rng);
    return { ...record, actions };
  };

/** The state before an action that the record has. */
function stateBefore(game: AnyGame, { players, options, actions }: GameRecord, at: number) {
  let state = game.setup({ players, options });
  for (const action of actions.slice(0, at)) state = game.reduce(state, action);
  return state;
}

/** What can happen to a record on its way: accidents, and what a cheat would try. */
const mutations: Readonly<Record<string, Mutation>> = {
  'something anywhere': (record, rng) => mutated(record, rng).value,
  'something beside the actions': ({ actions, ...rest }, rng) => ({ actions, ...(mutated(rest, rng).value as object) }),
  'something in an action': inActions((actions, at, rng) => {
    actions[at] = mutated(actions[at] as object, rng).value as AnyAction;
  }),
  'something in the result': (record, rng) =>
    record.result ? { ...record, result: mutated(record.result, rng).value } : mutated(record, rng).value,
  'an action left out': inActions((actions, at) => actions.splice(at, 1)),
  'an action twice': inActions((actions, at) => actions.splice(at, 0, actions[at] as AnyAction)),
  'an action elsewhere': inActions((actions, at, rng) => {
    const [moved] = actions.splice(at, 1);
    actions.splice(uniformInt(rng, 0, actions.length), 0, moved as AnyAction);
  }),
  'two neighbours swapped': inActions((actions, at) => actions.splice(at, 2, ...actions.slice(at, at + 2).reverse())),
  'two outcomes swapped': inActions((actions, at, rng) => {
    const other = uniformInt(rng, 0, actions.length - 1);
    const [one, two] = [actions[at], actions[other]] as [Outcoming, Outcoming];
    actions[at] = { ...one, outcome: two.outcome } as AnyAction;
    actions[other] = { ...two, outcome: one.outcome } as AnyAction;
  }),
  'another player': inActions((actions, at, rng) => {
    actions[at] = { ...(actions[at] as AnyAction), player: uniformInt(rng, 0, 6) };
  }),
  'the end left out': inActions((actions, at) => actions.splice(at)),
  'more after the end': inActions((actions, at) => actions.push(actions[at] as AnyAction)),
  'better dice': (record, rng, game) => {
    const at = uniformInt(rng, 0, Math.max(0, record.actions.length - 1));
    const action = record.actions[at];
    const chance = action && game.chance(stateBefore(game, record, at), action);
    if (!chance) return record;
    const actions = record.actions.map((one, i) => (i === at ? { ...one, outcome: chance.sample(rng) } : one));
    return { ...record, actions };
  },
  'another seed': (record, rng) => ({ ...record, seed: `fuzz ${uniformInt(rng, 0, 999)} ü` }),
  'another commitment': (record, rng) => ({
    ...record,
    commitment: `sha256:${uniformInt(rng, 0, 9)}${(record.commitment ?? `sha256:${'0'.repeat(64)}`).slice(8)}`,
  }),
  'other options': (record, rng, game) => ({ ...record, options: pick(rng, game.variants) }),
  'other players': (record, rng) => ({ ...record, players: uniformInt(rng, 1, 6) }),
  'another winner': (record, rng) => {
    const { result } = record;
    return result ? { ...record, result: { ...result, winners: [uniformInt(rng, 0, record.players - 1)] } } : record;
  },
  nothing: (record) => record,
};

interface Input {
  readonly mutation: string;
  readonly record: unknown;
}

/** What the report should say, as far as the verdict goes. */
function expectReport({ game }: { readonly game: AnyGame }, { mutation, record }: Input, expect: Expect): boolean {
  const verdict = judged(record, game);
  const answer = answerOf('verifyRecord', () => verifyRecord(record, game));
  if (!('value' in answer)) throw new Error('verifyRecord throws instead of reporting');
  const { ok, deviations, state } = answer.value;
  const told = `${mutation}: reported are ${keyOf(deviations.slice(0, 3))}, found was ${keyOf(verdict)}`;
  const has = (wanted: DeviationKind) => deviations.some(({ kind }) => kind === wanted);
  expect(has('header') === (verdict.header !== 'good'), () => told);
  expect((state === null) === (verdict.header === 'fatal'), () => told);
  const isValid =
    verdict.header === 'good' && !verdict.commitment && verdict.action === null && verdict.result === false;
  expect(ok === isValid, () => told);
  if (verdict.header === 'fatal') return false;
  expect(has('commitment') === verdict.commitment, () => told);
  const first = deviations.find(({ index }) => index !== null);
  expect(first?.index === verdict.action?.index && first?.kind === verdict.action?.kind, () => told);
  if (verdict.result !== null) expect(has('result') === verdict.result, () => told);
  return isValid;
}
type Expect = (holds: boolean, why: () => string) => void;

export const mutationProbe = probe<Input>({
  name: 'a mutated record is valid, or its deviation is named',
  area: 'records',
  applies: always,
  *draw({ game }, sample, rng) {
    const record = recordOf(game, sample, rng);
    for (let i = 0; i < MUTANTS; i++) {
      const mutation = pick(rng, Object.keys(mutations)) as string;
      yield { mutation, record: jsonCopy(mutations[mutation]?.(record, rng, game)) };
    }
  },
  check(subject, input, { expect }) {
    const { game } = subject;
    const isValid = expectReport(subject, input, expect);
    const { mutation, record } = input;
    const resumed = answerOf('resumeGame', () => resumeGame(record, game));
    expect('value' in resumed === isValid, () => `${mutation}: resumeGame and the verdict (${isValid}) differ`);
    const replayed = answerOf('replay', () => [...replay(record, game)].length);
    expect(!isValid || 'value' in replayed, () => `${mutation}: the record is valid, but can't be replayed`);
    if (!isValid) return;
    const read = readRecord([...recordLines(record)]);
    expect(keyOf(read) === keyOf(readRecord(record)), () => `${mutation}: the log tells another record`);
  },
});
