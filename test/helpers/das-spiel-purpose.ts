import { purposefulBot } from '../../src/analysis/bots/purposeful-bot.js';
import { createRng } from '../../src/kernel/dice/random.js';
import type { AnyAction, DeepReadonly, Game } from '../../src/kernel/types.js';

type Worth<State> = (state: DeepReadonly<State>, player: number) => number;

/** Of a thousand purposeful choices of the first player, how many gain as much as any does; by a worth that isn't declared. */
export function bestGains<State, Action extends AnyAction, Options>(
  game: Game<State, Action, Options>,
  state: DeepReadonly<State>,
  gain: (action: Action) => number,
  worth?: Worth<State>,
): number {
  const rng = createRng('purpose');
  const choose = purposefulBot(game, { worth });
  const gains = Array.from({ length: 1000 }, () => gain(choose(state, 0, rng)));
  const most = Math.max(...gains);
  return gains.filter((one) => one === most).length;
}

/** The first player's action that leads to the greatest worth, how much more that is, and what twenty bots choose. */
export function bestByWorth<State, Action extends AnyAction, Options>(
  game: Game<State, Action, Options>,
  state: DeepReadonly<State>,
  worth: Worth<State>,
) {
  const tried = [...game.legalActions(state, 0)].map((action) => ({
    action,
    gained: worth(game.reduce(state, action as DeepReadonly<Action>), 0) - worth(state, 0),
  }));
  const [best] = tried.sort((one, other) => other.gained - one.gained);
  const choices = Array.from({ length: 20 }, (_, i) =>
    purposefulBot(game, { worth })(state, 0, createRng(`best ${i}`)),
  );
  return { ...best, choices };
}
