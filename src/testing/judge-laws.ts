import type { GivenGame } from '../entry/entry.js';
import { gameAtHand } from '../entry/given-game.js';
import { createRng } from '../kernel/dice/random.js';
import type { AnyAction } from '../kernel/types.js';
import { type Law, lawsOf } from './battery.js';
import { settingsOf } from './game-laws.js';
import { type Bench, type LawSpec, some, spread } from './law.js';
import { nameOf } from './naming.js';
import { differenceOf, jsonCopy, keyOf } from './plain-checks.js';
import { exemption, playersOf } from './secrets.js';
import type { State } from './types.js';

/** Knows what positions are worth. */
export interface LawfulJudge {
  readonly value: (view: never, player: number) => unknown;
  readonly advise: (view: never, player: number) => unknown;
}

const POSITIONS = 2;
const PLAYERS = 1;
/** How many states that the player can’t tell from the real one. */
const WORLDS = 1;

/** All that the judge says to a player. */
function saidTo({ game }: Bench, judge: LawfulJudge, seen: State, player: number): object {
  const isActing = game.result(seen) === null && game.playersToAct(seen).includes(player);
  // Of whatever type its views are, they are those of the game that it judges.
  const knowing = judge as { readonly [K in keyof LawfulJudge]: (view: State, player: number) => unknown };
  return { value: knowing.value(seen, player), advice: isActing ? knowing.advise(seen, player) : null };
}

const lawFor = (judge: LawfulJudge): LawSpec => ({
  name: 'a judge knows no more than its player',
  source:
    'All states that a player can’t tell apart get the same value and the same advice, to the last digit: the state that there ' +
    'is, the player’s view of it, that view as it was read from JSON, and other states that it allows.',
  exemption,
  check({ states }, bench) {
    const { game, rng, expect } = bench;
    for (const state of spread(rng, states, POSITIONS)) {
      for (const player of some(rng, playersOf(state), PLAYERS)) {
        const view = game.view(state, player);
        const loaded = game.loadView(jsonCopy(view));
        const said = saidTo(bench, judge, view, player);
        const others = Array.from({ length: WORLDS }, () =>
          game.complete ? game.complete(view, player, createRng(`${rng.next()}`)) : state,
        );
        for (const seen of [loaded, state, ...others]) {
          const again = saidTo(bench, judge, seen as State, player);
          expect(keyOf(said) === keyOf(again), () => {
            const { path, one, other } = differenceOf(said, again);
            return `${nameOf(player)} gets ${path}: ${one}, and ${other} in a state that looks the same`;
          });
        }
      }
    }
  },
});

/**
 * The law that every judge of a game with secrets must keep, to be run on positions of random games: nothing that it says
 * depends on what the player may not know.
 */
export function judgeLaws<S, Action extends AnyAction, Options, View>(
  game: GivenGame<S, Action, Options, View>,
  judge: LawfulJudge,
  { runs = 5, seed }: { readonly runs?: number | undefined; readonly seed?: number | undefined } = {},
): readonly Law[] {
  const rules = gameAtHand(game);
  return lawsOf([lawFor(judge)], settingsOf(rules, { runs, seed, variants: rules.variants.slice(0, 1) }));
}
