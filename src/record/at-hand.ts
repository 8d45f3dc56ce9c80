import type { OlderRules, OwnEntry } from '../entry/entry.js';
import { asOlderRules, gameAtHand, isEntry, quoted } from '../entry/given-game.js';
import { GameError } from '../kernel/errors.js';
import type { AnyGame } from '../kernel/types.js';
import { type GameNow, type GameOfRecord, matching } from './game-of.js';

/** Where the game of a record, or of a match, is found: looked for under `versions`, then `game`, then in `games`. */
export interface GameSource<G = unknown> {
  /** The game. */
  readonly game?: G | undefined;
  /** A catalogue: entries with `load` by the ids of the games. That of this package, unless given. */
  readonly games?: object | undefined;
  /** The game under older rules, by their numbers: what was begun under them is judged by them, and goes on under them. */
  readonly versions?: OlderRules | undefined;
}

const versionOf = ({ game, rules }: GameOfRecord, versions: unknown = {}): AnyGame | undefined => {
  const checked = asOlderRules(versions, game);
  return Object.hasOwn(checked, rules) ? checked[rules] : undefined;
};

/** The older rules that an entry has at hand. */
const olderRulesOf = (given: unknown): OlderRules | undefined =>
  isEntry(given) ? (given as Partial<OwnEntry>).versions : undefined;

/** The game under the rules of the header, if it is at hand. */
export function atHand(header: GameOfRecord, { game, versions }: GameSource): AnyGame | undefined {
  if (game === undefined) return versionOf(header, versions);
  const rules = gameAtHand(game);
  const version = versionOf({ ...header, game: rules.id }, versions === undefined ? olderRulesOf(game) : versions);
  return matching(header, header.game === rules.id && version ? version : rules);
}

function refuseRules({ game: id, rules }: GameOfRecord, versions: object = {}): never {
  const given = Object.keys(versions).join(', ') || 'none';
  const message = `record: rules: recorded under rules ${rules} of ${quoted(id)}; those at hand: ${given}`;
  throw new GameError('INVALID_RECORD', message, { path: ['rules'] });
}

/**
 * How a game at hand, by itself or with its older rules, is found.
 *
 * @throws `GameError` `INVALID_SETUP` for what is no game
 */
export function findAtHand(source: GameSource): { readonly now: GameNow; readonly likely: AnyGame | undefined } {
  const likely = source.game === undefined ? undefined : gameAtHand(source.game);
  return { now: (header) => atHand(header, source) ?? refuseRules(header, source.versions), likely };
}
