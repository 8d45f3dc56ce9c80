import { asGame, isGame } from '../../entry/given-game.js';
import { plainEqual } from '../../kernel/plain.js';
import type { AnyGame } from '../../kernel/types.js';
import { verifyRecord } from '../../record/verify.js';
import { legalAction } from '../action-arbitrary.js';
import { reasonOf } from '../counterexample.js';
import type { Golden, GoldenSave } from '../golden.js';
import type { Bench, LawSpec } from '../law.js';
import { differenceOf, jsonCopy } from '../plain-checks.js';
import type { Action, State } from '../types.js';

type GoldenGame = Golden<State, Action>;

/** For how many actions a loaded save is played on. */
const FURTHER_ACTIONS = 12;

const nameOf = ({ rules }: GoldenGame, { after }: GoldenSave<State>): string =>
  `the save after ${after} actions under rules ${rules}`;

const advice = ({ rules }: GoldenGame, game: AnyGame): string =>
  rules < game.rules ? `let migrations: { ${rules}: … } make a state of rules ${rules + 1} of it` : 'raise rules';

/** Plays on with what was loaded, and checks that it is still a game. */
function expectSound({ game, invariants, rng, expect }: Bench, loaded: State, what: string, how: string): void {
  let state = loaded;
  let step: { readonly before: State; readonly action: Action } | undefined;
  for (let i = 0; ; i++) {
    for (const { name, clause, holds } of invariants) {
      // An invariant of a first state looks at no step; this is one in the middle.
      expect(step === undefined || holds(state, step) === true, () => `${what} breaks ${clause}: ${name}; ${how}`);
    }
    if (i === FURTHER_ACTIONS) return;
    try {
      const action = legalAction(game, state, rng);
      if (action === null) return;
      step = { before: state, action };
      state = game.reduce(state, action);
    } catch (error) {
      const { cause } = error as { readonly cause?: unknown };
      const why = `${reasonOf(error)}${cause === undefined ? '' : ` (${reasonOf(cause)})`}`;
      throw new Error(`${what} loads, but can't be played on: ${why}: ${how}`, { cause: error });
    }
  }
}

function expectLoads(bench: Bench, golden: GoldenGame, save: GoldenSave<State>): void {
  const { game, expect } = bench;
  const [what, how] = [nameOf(golden, save), advice(golden, game)];
  let loaded: State;
  try {
    loaded = game.load(jsonCopy(save.state));
  } catch (error) {
    throw new Error(`${what} does not load: ${reasonOf(error)}: ${how}`, { cause: error });
  }
  if (golden.rules === game.rules) {
    // Options may have been added since, with a default that holds for the save.
    const saved = { ...save.state, options: { ...(loaded.options as object), ...(save.state.options as object) } };
    expect(plainEqual(loaded, saved), () => {
      const { path, one, other } = differenceOf(saved, loaded);
      return `${what} had ${path}: ${one}, and loads with ${other}: ${how}`;
    });
  }
  expectSound(bench, loaded, what, how);
}

/** The record leads to the saves, under the rules by which it was played. */
function expectSaves({ expect }: Bench, game: AnyGame, golden: GoldenGame, advised: string): void {
  const { players, options, record, saves } = golden;
  let state = game.setup({ players, options });
  const actions = record?.actions ?? [];
  for (let after = 0; after <= actions.length; after++) {
    for (const save of saves.filter((one) => one.after === after)) {
      const saved = { ...save.state, options: { ...(state.options as object), ...(save.state.options as object) } };
      expect(plainEqual(state, saved), () => {
        const { path, one, other } = differenceOf(saved, state);
        return `${nameOf(golden, save)} has ${path}: ${one}, but the same actions now give ${other}: ${advised}`;
      });
    }
    const action = actions[after];
    if (action) state = game.reduce(state, action as Action);
  }
}

const exemption: NonNullable<LawSpec['exemption']> = (_, { golden }) =>
  golden.length > 0 ? null : 'no golden games were given (recordGolden)';

export const goldenLaws: readonly LawSpec[] = [
  {
    name: 'saved games load',
    source:
      'What was saved under the rules of today, or under older ones, still loads: under the same rules as it was, under ' +
      'older ones by migrations, and can be played on. One of the golden games is of the rules of today.',
    exemption,
    share: 0.1,
    check(_, bench) {
      const { game, golden, memory, expect } = bench;
      if (memory.has(game)) return;
      expect(
        golden.some(({ rules }) => rules === game.rules),
        () => `none of the golden games is of rules ${game.rules}: keep one, recordGolden(game), beside the older ones`,
      );
      for (const one of golden) {
        expect(
          one.rules <= game.rules,
          () => `a golden game is of rules ${one.rules}, the game of rules ${game.rules}`,
        );
        for (const save of one.saves) expectLoads(bench, one, save);
      }
      memory.add(game);
    },
  },
  {
    name: 'recorded games are verified',
    source:
      'What was recorded under the rules of today, or under older ones, is verified by them and leads to the states that ' +
      'were saved: older rules are given as versions, or their defaults stand in olderDefaults.',
    exemption: (game, settings) =>
      exemption(game, settings) ??
      (settings.golden.some(({ record }) => record) ? null : 'the golden games were given without their records'),
    share: 0.1,
    check(_, bench) {
      const { game, golden, versions, memory, expect } = bench;
      if (memory.has(game)) return;
      for (const one of golden) {
        const { rules, record } = one;
        if (record === undefined) continue;
        const isOlder = rules !== game.rules;
        const how = isOlder
          ? `say in olderDefaults what its defaults were, or give the game as it was then, versions: { ${rules}: … }`
          : 'raise rules, and say in olderDefaults what the defaults were, or keep the game as it was among the versions';
        const then = isOlder && Object.hasOwn(versions, rules) ? asGame(versions[rules]) : game;
        const { ok, deviations } = verifyRecord(jsonCopy(record), then);
        const [first] = deviations;
        expect(ok, () => {
          return `the record of a game under rules ${rules} is not verified: ${first?.message}: ${how}`;
        });
        // By today's rules with older defaults the states can have fields that older states lacked.
        const same = isOlder ? versions[rules] : game;
        if (isGame(same)) expectSaves(bench, same, one, how);
      }
      memory.add(game);
    },
  },
];
