import type { Seat } from '../address.js';
import { openSession } from '../open-session.js';
import type { OpenGame } from '../use-game.js';
import { namesAt, toldNames } from './opponents.js';

/** The same game with others at its seats: opponents bring their names, and take them away. */
export function seatedAs(open: OpenGame, seats: readonly Seat[]): OpenGame {
  const { game, session } = open;
  const names = namesAt(seats, toldNames(open.seats, session.names));
  if (names.join('\n') === session.names.join('\n')) return { ...open, seats };
  const { names: _, ...record } = session.record;
  const renamed = names.length === 0 ? record : { ...record, names };
  return { ...open, seats, session: openSession(game, renamed) };
}
