import type { ErasedWorth } from '../../kernel/definition.js';
import { createRng } from '../../kernel/dice/random.js';
import type { AnyGame } from '../../kernel/types.js';
import { Limit } from '../bots/effort.js';
import { actionsOf } from '../bots/thinking.js';
import type { Trial } from '../bots/trial.js';
import { type Aims, aimsOf, playedActions } from '../search/playing.js';
import { positionKey } from '../search/position-key.js';
import { sharesAt } from '../search/shares.js';
import type { Thinking, Valuer } from '../search/valuation.js';

/** Actions tried; of more, a random part. */
const MOST_ACTIONS = 100;
/** Actions after which a game is broken off; then all have the same share. */
const LONGEST = 2_000;

/** How many games are played out. */
export interface Playouts {
  /** Games with each action, at most. */
  readonly rounds: number;
  /** Actions in all of them together, at most. */
  readonly most: number;
  readonly tell: Thinking | undefined;
}

/** By playing games out: heading for what is worth most, or at random where that isn't known. */
export function byPlaying(
  game: AnyGame,
  trial: Trial,
  worth: ErasedWorth | undefined,
  { rounds, most, tell }: Playouts,
  seed: string,
): Valuer {
  // Points count, even where a lone player heads for something else.
  const leaf: Aims['leaf'] = ({ players }, result) => sharesAt(result, players);
  const aims = { ...aimsOf(trial, { worth, maxActions: LONGEST }), leaf };
  return ({ view, player }) => {
    const rng = createRng(`${seed} ${player} ${positionKey(view)}`);
    const actions = actionsOf(trial.rulebook, game.traits, view, player, MOST_ACTIONS, rng);
    const imagine = () => trial.imagine(view, player, rng);
    const limit = new Limit(most, {}, tell);
    const played = playedActions({ trial, aims, player, actions, rng, limit, rounds, imagine });
    const valued = played.filter(({ values }) => values.length > 0);
    if (valued.length > 0) return { kind: 'sampled', actions: valued };
    // Not even one game ended: the actions can't be told apart.
    return { kind: 'sampled', actions: actions.map((action) => ({ action, values: sharesAt(null, view.players) })) };
  };
}
