import type { ErasedState, ErasedWorth } from '../../kernel/definition.js';
import { engineOf } from '../../kernel/engine/engine.js';
import { headingFor } from '../../kernel/purpose.js';
import type { GameResult } from '../../kernel/types.js';
import { playout } from '../../play/playout.js';
import { firstOf, viewersOf } from '../ask.js';
import { reasonOf } from '../counterexample.js';
import { type Bench, type LawSpec, spread, whenIn } from '../law.js';
import { nameOf, namesOf } from '../naming.js';
import { keyOf, plainTreeProblem } from '../plain-checks.js';
import type { Action, State } from '../types.js';

const isPlayer = (player: unknown, players: number): boolean =>
  Number.isInteger(player) && (player as number) >= 0 && (player as number) < players;

const isAscending = (list: readonly number[]): boolean => list.every((n, i) => i === 0 || n > (list[i - 1] as number));

function expectWellFormed(bench: Bench, { winners, scores, reason }: GameResult, { players }: State): void {
  const sound = winners.every((winner) => isPlayer(winner, players)) && isAscending(winners);
  bench.expect(sound, () => `winners ${keyOf(winners)} of ${players} players`);
  const scored = scores === null || (scores.length === players && scores.every((score) => Number.isFinite(score)));
  bench.expect(scored, () => `scores ${keyOf(scores)} for ${players} players`);
  bench.expect(typeof reason === 'string' && reason.trim() !== '', () => 'the outcome gives no reason');
  const problem = plainTreeProblem({ winners, scores, reason });
  bench.expect(problem === null, () => `the outcome is not plain: ${problem}`);
}

export const stuckLaw: LawSpec = {
  name: 'nobody is ever stuck',
  source:
    'Unless the game is over somebody may act, and everybody who may act has a legal action. After the end nobody ' +
    'may act and nothing is legal. Nothing that the rules offer makes them break down.',
  check(sample, bench) {
    const { game, rng } = bench;
    if (sample.problem) {
      const { action, error } = sample.problem;
      throw new Error(
        `play broke down at ${action === null ? 'the choice of an action' : keyOf(action)}: ${reasonOf(error)}`,
      );
    }
    for (const state of sample.states) {
      const acting = game.playersToAct(game.view(state, null));
      bench.expect(acting.every((player) => isPlayer(player, state.players)) && isAscending(acting), () => {
        return `playersToAct is ${keyOf(acting)} with ${state.players} players, ${whenIn(sample, state)}`;
      });
      bench.expect(acting.length <= 1 || game.traits.simultaneous, () => {
        return `${namesOf(acting)} may act ${whenIn(sample, state)}, but the game is not declared simultaneous: traits: { simultaneous: true }`;
      });
      bench.expect((game.result(game.view(state, null)) === null) === acting.length > 0, () => {
        const what =
          acting.length > 0 ? 'the game is over, but somebody may act' : 'nobody may act, but the game goes on';
        return `${what}, ${whenIn(sample, state)}`;
      });
    }
    for (const state of spread(rng, sample.states, 6)) {
      const acting = game.playersToAct(game.view(state, null));
      const able = viewersOf(state).filter((player) => {
        return player !== null && firstOf(game.legalActions(game.view(state, player), player), 1).length > 0;
      });
      if (acting.length === 0) {
        bench.expect(able.length === 0, () => `${nameOf(able[0] ?? null)} has a legal action after the end`);
        continue;
      }
      bench.expect(
        able.length === acting.length,
        () =>
          `${namesOf(acting)} may act, but ${namesOf(able)} can, ${whenIn(sample, state)}: let playersToAct name those who have a legal action`,
      );
    }
  },
};

/** Holds that a game comes to an end, from its start or from a position. */
function expectEnd(
  { game, actionBound, rng, worth, spend, expect }: Bench,
  from: { readonly players: number; readonly options: object } | { readonly from: State },
  after: string,
): void {
  const { result, state, actions } = playout(game, { ...from, seed: `${rng.next()}`, maxActions: actionBound });
  spend(actions.length);
  if (result === null && worth) {
    const heading = headingFor(worth as ErasedWorth, engineOf(game));
    const { result: later, actions: more } = playout(game, {
      from: state,
      seed: `${rng.next()}`,
      maxActions: actionBound,
      choose: (view, player, random) => heading(view as ErasedState, random, player) as Action,
    });
    spend(more.length);
    expect(later !== null, () => `no end after ${actionBound} actions${after}, nor after as many more with a purpose`);
  } else expect(result !== null, () => `no end after ${actionBound} actions${after}`);
}

export const progressLaws: readonly LawSpec[] = [
  {
    name: 'the outcome is well formed',
    source:
      'The outcome is null until the end; then winners are players, ascending, each once, scores are null or one ' +
      'number a player, and the reason is given.',
    check(sample, bench) {
      const { game } = bench;
      for (const state of sample.states) {
        const outcome = game.result(game.view(state, null));
        if (outcome !== null) expectWellFormed(bench, outcome, state);
      }
      if (bench.hasSpentAll()) return;
      const { players, options } = sample;
      const seed = `${bench.rng.next()}`;
      const { state, result, actions } = playout(game, { players, options, seed, maxActions: bench.actionBound });
      bench.spend(actions.length);
      if (result !== null) expectWellFormed(bench, result, state);
    },
    share: 0.5,
  },
  {
    name: 'the game ends within its bound',
    source:
      'Random play comes to an end within the bound on the number of actions. Where it is known what is worth heading for, it ' +
      'may be slow, but not in vain: from where it got to, play with that purpose ends within the bound.',
    share: 0.5,
    check(sample, bench) {
      if (bench.hasSpentAll()) return;
      const { players, options, actions, final } = sample;
      expectEnd(bench, { players, options }, '');
      expectEnd(bench, { from: final }, ` and ${actions.length} before them`);
    },
  },
];
