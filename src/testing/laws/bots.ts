import { createRng, type RandomGenerator } from '../../kernel/dice/random.js';
import { plainEqual } from '../../kernel/plain.js';
import type { AnyAction, AnyGame } from '../../kernel/types.js';
import { drawn } from '../ask.js';
import type { Sample } from '../game-sample.js';
import { type Bench, type LawSpec, some, spread } from '../law.js';
import { nameOf } from '../naming.js';
import { jsonCopy, keyOf, plainTreeProblem, unfrozenPart } from '../plain-checks.js';
import { withoutAmbience } from '../traps.js';
import type { State } from '../types.js';

export type Bot = (view: State, player: number, rng: RandomGenerator) => AnyAction;
/** Makes it for a host that knows this. */
export type BotOf = (secrets: { readonly seed: string; readonly state: State }) => Bot;

/** How many players are asked in a position where several may act. */
const PLAYERS = 2;

interface Question {
  readonly state: State;
  readonly player: number;
  readonly view: State;
  /** The bot's generator is made from it. */
  readonly salt: string;
  /** Seeds that the dice could have. */
  readonly seeds: readonly [string, string];
}

/** What a bot does, and how it leaves its generator. */
interface Answer {
  readonly action: AnyAction;
  readonly left: readonly number[];
}

const actingIn = (game: AnyGame, state: State): readonly number[] => game.playersToAct(game.view(state, null));

function questionsOf({ states }: Sample, { game, rng }: Bench, positions: number): Question[] {
  const open = states.filter((state) => actingIn(game, state).length > 0);
  return spread(rng, open, positions).flatMap((state) =>
    some(rng, actingIn(game, state), PLAYERS).map((player) => ({
      state,
      player,
      view: game.view(state, player),
      salt: `${rng.next()}`,
      seeds: [`${rng.next()}`, `${rng.next()}`],
    })),
  );
}

function answerOf(bot: Bot, { view, player, salt }: Pick<Question, 'view' | 'player' | 'salt'>): Answer {
  const rng = createRng(salt);
  const action = bot(view, player, rng);
  return { action, left: rng.getState() };
}

const answers = (a: Answer, b: Answer): string => `${keyOf(a.action)}, then ${keyOf(b.action)}`;

function expectSame({ expect }: Bench, first: Answer, second: Answer, where: string): void {
  expect(plainEqual(first.action, second.action), () => `another choice ${where}: ${answers(first, second)}`);
  expect(plainEqual(first.left, second.left), () => `the choice ${where} is the same, but draws other numbers`);
}

/** Another world in which the player sees the same: other dice are to come, and anything hidden differs. */
function otherWorld({ game, rng }: Bench, { state, view, player }: Question): State {
  return game.complete ? game.complete(view, player, createRng(`${rng.next()}`)) : state;
}

/** The laws for the bots that a maker makes, each tried at this many positions of a game. */
export const botLawsFor = (botOf: BotOf, positions: number): readonly LawSpec[] => [
  {
    name: 'a bot plays by the rules',
    source:
      'For every player who may act it gives a legal action of theirs, without an outcome, as plain data; the view that it ' +
      'was given is as it was, and not frozen.',
    check(sample, bench) {
      const { game, rng, expect } = bench;
      for (const { state, player, view, salt, seeds } of questionsOf(sample, bench, positions)) {
        const mine = jsonCopy(view);
        const { action } = answerOf(botOf({ seed: seeds[0], state }), { view: mine, player, salt });
        expect(keyOf(mine) === keyOf(view), () => 'the view is not what it was');
        expect(unfrozenPart(mine) !== null, () => 'the view was frozen');
        const problem = plainTreeProblem(action);
        expect(problem === null, () => `the action is no plain data: ${problem}`);
        expect(action.player === player, () => `${keyOf(action)}: ${nameOf(player)} was asked`);
        expect(!('outcome' in action), () => `${keyOf(action)}: a bot does not roll the dice`);
        const violation = game.check(view, action);
        expect(violation === null, () => `${keyOf(action)}: ${violation?.message}`);
        const result = game.safeReduce(state, drawn(game, state, action, rng));
        expect(result.ok, () => `${keyOf(action)} is refused`);
      }
    },
  },
  {
    name: 'a bot knows no more than its player',
    source:
      'Two worlds with the same view give the same choice: from the view, from that view loaded from JSON, and from the ' +
      'views of other states that it allows, whatever the seed of the dice, a generator in the same state leads to the ' +
      'same action and is left in the same state.',
    check(sample, bench) {
      const { game } = bench;
      for (const question of questionsOf(sample, bench, positions)) {
        const { state, player, view, seeds } = question;
        const [seed, otherSeed] = seeds;
        const answer = answerOf(botOf({ seed, state }), question);
        const loaded = { ...question, view: game.loadView(jsonCopy(view)) };
        expectSame(bench, answer, answerOf(botOf({ seed: otherSeed, state }), loaded), 'with another seed of the dice');
        const other = otherWorld(bench, question);
        const there = { ...question, view: game.view(other, player) };
        if (other !== state) {
          expectSame(bench, answer, answerOf(botOf({ seed, state: other }), there), 'in a world that looks alike');
        }
      }
    },
  },
  {
    name: 'a bot is a function of view and generator',
    source:
      'Asked again with an equal generator it gives the same action; it uses no other randomness and no clock (these are ' +
      'trapped), and remembers nothing: whatever it was asked before, it answers as a new one does.',
    check(sample, bench) {
      const questions = questionsOf(sample, bench, positions);
      const [first] = questions;
      if (first === undefined) return;
      const make = () => botOf({ seed: first.seeds[0], state: first.state });
      const fresh = questions.map((question) => withoutAmbience(() => answerOf(make(), question)));
      // The last question comes twice in a row, all others with something between.
      const bot = make();
      const order = [...questions.keys()];
      for (const at of [...order, ...order.reverse()]) {
        const again = answerOf(bot, questions[at] as Question);
        expectSame(bench, fresh[at] as Answer, again, 'of a bot that was asked before');
      }
    },
  },
];
