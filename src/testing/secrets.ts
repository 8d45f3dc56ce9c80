import { createRng } from '../kernel/dice/random.js';
import { definitionOf } from '../kernel/schemas/definition.js';
import type { AnyGame } from '../kernel/types.js';
import type { Bench } from './law.js';
import type { State } from './types.js';

/** Why a law about secrets does not concern a game. */
export const exemption = ({ traits }: AnyGame): string | null =>
  traits.hiddenInformation ? null : 'the game hides nothing';

export const playersOf = ({ players }: State): number[] => [...Array(players).keys()];

export function completed({ game, rng }: Bench, state: State, player: number): State {
  if (!game.complete) throw new Error('the game hides something, but has no complete');
  return game.complete(game.view(state, player), player, createRng(`${rng.next()}`));
}

/** The fields of a state that a view replaces: those that have another schema there. */
export function openFields({ schemas }: AnyGame): string[] {
  const { shape: state = {} } = definitionOf(schemas.state);
  const { shape: view = {} } = definitionOf(schemas.view);
  const envelope = ['game', 'rules', 'players', 'options', 'events'];
  return Object.keys(state).filter((field) => envelope.includes(field) || state[field] === view[field]);
}

/** The fields of a state that a view replaces. */
export function hiddenFields(game: AnyGame, state: State): string[] {
  const open = openFields(game);
  return Object.keys(state).filter((field) => !open.includes(field));
}
