import type { ErasedState } from '../../kernel/definition.js';
import type { RandomGenerator } from '../../kernel/dice/random.js';
import { engineOf } from '../../kernel/engine/engine.js';
import { errorOf, type GameError } from '../../kernel/errors.js';
import type { AnyAction, AnyGame, DeepReadonly } from '../../kernel/types.js';
import { type State, sightOf } from '../worlds.js';

/**
 * Who plays: a pure function from what the player sees, and a generator of his own, to his action. It fits `choose` of
 * `playout`. It never holds a seed, nor a state that his view does not show: the same view and the same numbers give the
 * same action, whatever lies hidden and whatever the dice will show.
 *
 * @throws `GameError` `NOT_YOUR_TURN` or `GAME_OVER` when the player is not to act
 */
export type Bot<Action, View> = (view: DeepReadonly<View>, player: number, rng: RandomGenerator) => Action;

/** What a bot thinks about: his view as a copy, and what he may do. */
export interface Position {
  readonly game: AnyGame;
  readonly sight: State;
  readonly player: number;
}

/** How a bot thinks: which of the legal actions it takes; there are two at least. */
export type Choice = (position: Position, actions: readonly AnyAction[], rng: RandomGenerator) => AnyAction;

/** Who knows what can be done in a position. */
interface Lister {
  readonly legalActions: (view: never, player: number) => Iterable<AnyAction>;
  readonly sampleAction: (view: never, rng: RandomGenerator, player: number) => AnyAction | null;
}

/** The legal actions of the player; where there are more than `most`, or the game cannot list them all, a random part. */
export function actionsOf(
  game: Lister,
  { enumerable }: AnyGame['traits'],
  view: State,
  player: number,
  most: number,
  rng: RandomGenerator,
): AnyAction[] {
  const listed: AnyAction[] = [];
  for (const action of game.legalActions(view as never, player)) {
    listed.push(action);
    if (listed.length > most) break;
  }
  if (enumerable && listed.length <= most) return listed;
  // What comes first in the list says nothing about what is good.
  const kept = enumerable ? [] : listed.slice(0, Math.floor(most / 2));
  const found = new Map(kept.map((action) => [JSON.stringify(action), action]));
  // The same comes more than once: so somewhat more are drawn than are wanted.
  for (let i = 0; i < 2 * most && found.size < most; i++) {
    const action = game.sampleAction(view as never, rng, player);
    if (action === null) break;
    found.set(JSON.stringify(action), action);
  }
  return [...found.values()];
}

/** The bot that chooses so; where there is no choice it does not think. */
export function botOf(game: AnyGame, most: number, choice: Choice): Bot<AnyAction, State> {
  return (view, player, rng) => {
    const sight = sightOf(game, view as State, player);
    const actions = actionsOf(game, game.traits, sight, player, most, rng);
    const [first] = actions;
    if (first === undefined) throw noAction(game, sight, player);
    return actions.length === 1 ? first : choice({ game, sight, player }, actions, rng);
  };
}

/** Why a bot cannot act. */
export const noAction = (game: AnyGame, sight: State, player: number): GameError =>
  errorOf(
    engineOf(game).rulebook.check(sight as unknown as ErasedState, { type: '', player }) ?? {
      code: 'ILLEGAL',
      message: `${game.id}: Player ${player + 1} has no legal action`,
    },
  );
