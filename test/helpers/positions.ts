import { type AnyGame, GameError, playout } from '../../src/index.js';
import { chosenIds, isFiltered, loadAnyGame } from './chosen-games.js';
import { hands, race, vote } from './toys.js';
import { usualPlayers } from './usual-players.js';

const toys = isFiltered ? [] : [race, hands, vote].map((game) => game as unknown as AnyGame);
/** The games of the catalogue, and toys of every kind. */
export const allGames = [...(await Promise.all(chosenIds.map(loadAnyGame))), ...toys];
/** {@link allGames}, for `describe.each`. */
export const everyGame = allGames.map((game) => [game.id, game] as const);

/** A game in progress: a state, a legal action in it with its outcome, and what comes of it. */
export interface Position {
  readonly before: ReturnType<AnyGame['setup']>;
  readonly action: Parameters<AnyGame['reduce']>[1];
  readonly after: ReturnType<AnyGame['setup']>;
}

/** Games played for positions, at most: some end with the first action that succeeds. */
const GAMES = 12;

/** Positions of random games: the first one, some on the way, the last one with somebody to act. */
export function positionsOf(game: AnyGame, count: number): Position[] {
  const players = usualPlayers(game);
  const steps: Position[] = [];
  for (let i = 0; i < GAMES && steps.length < count; i++) {
    const { actions } = playout(game, { players, seed: `hostile ${game.id} ${i}`, maxActions: 400 });
    let before = game.setup({ players });
    for (const action of actions) {
      const after = game.reduce(before, action);
      steps.push({ before, action, after });
      before = after;
    }
  }
  const places = Array.from({ length: count }, (_, i) => Math.round((i * (steps.length - 1)) / (count - 1)));
  return [...new Set(places)].map((place) => steps[place] as Position);
}

/** What else than a GameError comes out of a call; what a hostile value throws may not be looked at. */
export function escaping(call: () => unknown, ...alsoAllowed: (typeof TypeError | typeof RangeError)[]): string | null {
  try {
    call();
    return null;
  } catch (error) {
    const ours = [GameError, ...alsoAllowed].some((kind) => {
      try {
        return error instanceof kind;
      } catch {
        return false;
      }
    });
    if (ours) return null;
    try {
      return error instanceof Error ? String(error.stack).slice(0, 500) : `a ${typeof error}`;
    } catch {
      return 'something that may not be looked at';
    }
  }
}
