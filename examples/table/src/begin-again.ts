import { gameHash } from './address.js';
import { GameSession, newSeed } from './game-session.js';
import type { NewTable } from './new-game-fields.js';
import { namesAt, toldNames } from './opponents/opponents.js';
import { setAside } from './saved-games.js';
import { rollThemselves } from './seats.js';
import type { OpenGame } from './use-game.js';

/** Who plays what in a game that was opened, with new dice. */
export const tableOf = ({ session, seats }: OpenGame): NewTable => ({
  seats,
  names: toldNames(seats, session.names),
  options: { ...session.record.options },
  seed: '',
  rollsThemselves: !session.hasDice,
});

/**
 * Begins another game of the same kind.
 *
 * @param hash - of the page now
 * @throws `GameError` for players, options or names that do not go
 */
export function beginAgain(open: OpenGame, table: NewTable, hash: string, setOpen: (open: OpenGame) => void): void {
  const { entry, game, picture, module, moduleUrl, bots } = open;
  const { seats, names, options, seed, rollsThemselves } = table;
  const players = seats.length;
  const hasNames = names.some((name) => name.trim() !== '');
  const named = hasNames ? seats.map((_, player) => names[player] ?? '') : [];
  const called = namesAt(seats, named);
  const session = GameSession.start(game, {
    players,
    options,
    ...(called.length > 0 && { names: called }),
    ...(!rollsThemselves && { seed: seed || newSeed() }),
  });
  // Told only where it is not as it is usual for the game.
  const isUsual = rollsThemselves === rollThemselves(game, { rollsThemselves: null, seed: seed || null });
  const next = gameHash(game.id, {
    module,
    players,
    seats,
    names: named,
    seed,
    rollsThemselves: isUsual ? null : rollsThemselves,
    options,
  });
  // What was played there before is not lost by it.
  setAside(next);
  // The address of this very game: then nothing but the game itself is another one.
  if (next === hash) setOpen({ entry, game, picture, module, moduleUrl, bots, session, seats });
  else location.hash = next;
}
