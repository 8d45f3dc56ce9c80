import type { BesideGame, CatalogueEntry } from './catalogue-entry.js';
import { GameError } from './kernel/errors.js';
import { asGame, asOlderRules, isGame, quoted } from './kernel/given-game.js';
import type { AnyGame } from './kernel/types.js';

/** A game of one's own with what belongs to it. */
export interface OwnGame extends BesideGame {
  readonly game: object;
}

/** A catalogue with games of one's own: their entries load what was given. */
export type CatalogueWith<Games> = Games & Readonly<Record<string, CatalogueEntry<AnyGame>>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const tests: Readonly<
  Record<keyof BesideGame, { readonly expected: string; readonly accepts: (value: unknown) => boolean }>
> = {
  versions: { expected: 'games by the numbers of their rules', accepts: isObject },
  picture: { expected: 'a function that draws a position', accepts: (value) => typeof value === 'function' },
  invariants: { expected: 'a list of invariants', accepts: Array.isArray },
  golden: { expected: 'a list of golden games', accepts: Array.isArray },
  analysis: { expected: 'an object of what its module exports', accepts: isObject },
};

/** What belongs to a game, as far as it is there. @throws `GameError` `INVALID_SETUP` */
function besideOf(own: OwnGame, { id, rules }: AnyGame): BesideGame {
  const beside: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(own)) {
    if (key === 'game' || value === undefined) continue;
    const test = Object.hasOwn(tests, key) ? tests[key as keyof BesideGame] : undefined;
    const problem = test ? !test.accepts(value) && `expected ${test.expected}` : 'expected nothing of that name';
    if (problem) throw new GameError('INVALID_SETUP', `catalogue: ${quoted(id)}: ${quoted(key)}: ${problem}`);
    beside[key] = value;
  }
  if (beside.versions === undefined) return beside;
  const versions = asOlderRules(beside.versions, id);
  if (Object.hasOwn(versions, rules)) {
    throw new GameError('INVALID_SETUP', `versions: ${rules}: those are the rules of the game itself`);
  }
  return { ...beside, versions: Object.freeze({ ...versions }) };
}

/** @throws `GameError` `INVALID_SETUP` */
function entryOf(own: unknown): CatalogueEntry<AnyGame> {
  const game = asGame(isObject(own) && !isGame(own) && 'game' in own ? own.game : own);
  const { id, title, rules, playerCount, traits, facts } = game;
  const beside = isGame(own) ? {} : besideOf(own as OwnGame, game);
  return Object.freeze({ id, title, rules, playerCount, traits, facts, load: async () => game, ...beside });
}

/**
 * A catalogue of other games beside those of a catalogue: for whatever finds games by their ids, such as
 * `verifyRecord(record, { games })`. The catalogue that was given stays as it is; nothing is registered anywhere.
 *
 * @param games - a catalogue, such as that of this package, or `{}`
 * @param own - games, or games with what belongs to them
 * @returns a new catalogue, frozen
 * @throws `GameError` `INVALID_SETUP` for what is no game, for an id that is there already, and for `versions` that are not
 * games of that id with the rules of their numbers
 * @example
 * ```ts
 * import { catalogueOf, games } from 'dicewright/games';
 * import { kiriki } from 'dicewright/kiriki';
 * import { verifyRecord } from 'dicewright/record';
 *
 * const mine = catalogueOf({}, [kiriki]);
 * const record = { format: 'dicewright/1', game: 'kiriki', rules: 1, players: 1, options: {}, actions: [] };
 * console.log((await verifyRecord(record, { games: mine })).ok, Object.keys(mine)); // → true [ 'kiriki' ]
 * try {
 *   catalogueOf(games, [kiriki]);
 * } catch (error) {
 *   console.log(String(error)); // → GameError: catalogue: "kiriki" is there already
 * }
 * ```
 */
export function catalogueOf<Games extends object>(
  games: Games,
  own: readonly (OwnGame | { readonly safeReduce: unknown })[],
): CatalogueWith<Games> {
  if (!isObject(games) || !Array.isArray(own)) {
    throw new GameError('INVALID_SETUP', 'catalogue: expected a catalogue and a list of games');
  }
  const catalogue: Record<string, unknown> = Object.fromEntries(Object.entries(games));
  for (const entry of own.map(entryOf)) {
    if (Object.hasOwn(catalogue, entry.id)) {
      throw new GameError('INVALID_SETUP', `catalogue: ${quoted(entry.id)} is there already`);
    }
    catalogue[entry.id] = entry;
  }
  return Object.freeze(catalogue) as CatalogueWith<Games>;
}
