import { explore } from '../../../src/analysis/exploration/explore.js';
import { solve } from '../../../src/analysis/exploration/solve.js';
import type { GameId } from '../../../src/catalogue/games.generated.js';
import { games } from '../../../src/catalogue.js';
import type { AnyGame } from '../../../src/index.js';
import { playout } from '../../../src/play/playout.js';

/** Something that is solved: a game, or its end. */
export interface SolvedRow {
  readonly game: GameId;
  readonly players: number;
  readonly options?: object;
  /** So many actions before the end of the random game of the seed `solved`; without it the start. */
  readonly before?: number;
}

/** What is solved in a moment: tests do it anew. */
export const small: readonly SolvedRow[] = [
  { game: 'emag', players: 1 },
  { game: 'emag', players: 2 },
  { game: 'emag', players: 2, options: { attempts: 3 } },
  { game: 'witches-dance', players: 2, before: 6 },
  { game: 'witches-dance', players: 2, before: 12 },
  { game: 'steps-to-the-throne', players: 2, before: 2 },
];

/** What takes longer. */
export const large: readonly SolvedRow[] = [
  { game: 'emag', players: 3 },
  { game: 'witches-dance', players: 2, before: 20 },
  { game: 'kiriki', players: 1, before: 2 },
];

export const rowText = ({ game, players, options = {}, before }: SolvedRow): string =>
  `${game} of ${players}, ${JSON.stringify(options)}, ${before === undefined ? 'start' : `${before} before the end`}`;

/** Positions that are gone through, at most. */
const LIMIT = 100_000;

function positionOf(game: AnyGame, { players, options = {}, before }: SolvedRow) {
  if (before === undefined) return game.setup({ players, options });
  const table = { players, options, seed: 'solved', trusted: true };
  const { actions } = playout(game, table);
  return playout(game, { ...table, maxActions: Math.max(0, actions.length - before) }).state;
}

/** The cells of its row: how many positions, how long the longest game is, and what it is worth to all. */
export async function solvedRow(row: SolvedRow): Promise<string[]> {
  const { game: id, players, options = {}, before } = row;
  const entry = games[id];
  const game: AnyGame = await entry.load();
  const from = positionOf(game, row);
  const solved = await solve(game, { players, options, from, limit: LIMIT });
  const about = [id, `${players}`, `\`${JSON.stringify(options)}\``, before === undefined ? 'the start' : `−${before}`];
  if (solved === null) return [...about, `more than ${LIMIT}`, '', ''];
  const { depth, longest } = await explore(game, { players, options, from, limit: LIMIT, invariants: [] });
  const values = solved.values.map((value) => value.toFixed(5)).join(', ');
  return [...about, `${solved.states}`, longest === null ? `${depth}, without end` : `${longest}`, values];
}
