import type { OlderRules } from '../entry/entry.js';
import { type Entry, type GameParts, type OwnEntry, type PartName, partNames } from '../entry/entry.js';
import { asGame, asOlderRules, isEntry, quoted } from '../entry/given-game.js';
import { GameError } from '../kernel/errors.js';
import { deepFreeze, isRecord, read } from '../kernel/plain.js';
import { didYouMean } from '../kernel/suggestion.js';
import type { AnyAction, AnyGame, Game } from '../kernel/types.js';

/** Your own game, and what belongs to it as far as there is any. */
export type OwnParts<G> = { readonly game: G } & { readonly [Name in PartName]?: GameParts<G>[Name] | undefined };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isFunction = (value: unknown): boolean => typeof value === 'function';

/** What a part has to be, in words and as a test. */
const kinds: Readonly<Record<PartName, readonly [expected: string, accepts: (value: unknown) => boolean]>> = {
  picture: ['a function that draws a position', isFunction],
  invariants: ['a list of invariants', Array.isArray],
  worth: ['a function from what a player sees to a number', isFunction],
  analysis: ['an object of what its module exports', isObject],
  golden: ['a list of golden games', Array.isArray],
  versions: ['games by the numbers of their rules', isRecord],
  rulesPage: ['the text of its rules', (value) => typeof value === 'string'],
};

/** The name of a part. @throws `GameError` `INVALID_SETUP` for another one */
export function partName(name: unknown, id: string): PartName {
  const known = partNames.find((one) => one === name);
  if (known) return known;
  const meant = typeof name === 'string' ? ` ${quoted(name)}${didYouMean(name, partNames)}` : ' of no name';
  throw new GameError('INVALID_SETUP', `${quoted(id)}: there is no part${meant}`);
}

function checkPart(name: string, value: unknown, { id, rules }: AnyGame): void {
  const [expected, accepts] = kinds[partName(name, id)];
  if (!read(() => accepts(value)))
    throw new GameError('INVALID_SETUP', `${quoted(id)}: ${quoted(name)}: expected ${expected}`);
  if (name !== 'versions' || !Object.hasOwn(asOlderRules(value, id), rules)) return;
  throw new GameError('INVALID_SETUP', `versions: ${rules}: those are the rules of the game itself`);
}

const factsOf = ({ id, title, rules, playerCount, traits, facts }: AnyGame) =>
  deepFreeze({ id, title, rules, playerCount: { ...playerCount }, traits: { ...traits }, facts: { ...facts } });

/**
 * Your own game with what belongs to it, as one value: whatever takes a game takes it, and finds them.
 *
 * @param own - the game; its picture, invariants, worth, analysis, golden games, older rules and rules page are its own
 * @returns an entry like those of the built-in games, frozen, with the game at hand
 * @throws `GameError` `INVALID_SETUP` for anything but a game, for a part of another name or kind, and for `versions` that
 * are not games of that id with the rules of their numbers
 */
export function entryOf<State, Action extends AnyAction, Options, View>(
  own: OwnParts<Game<State, Action, Options, View>>,
): OwnEntry<Game<State, Action, Options, View>>;
export function entryOf(own: OwnParts<AnyGame>): OwnEntry {
  const { game: given, ...rest } = read(() => (isObject(own) ? { ...own } : undefined)) ?? { game: own };
  const game = asGame(given);
  const parts: { [Name in PartName]?: unknown } & { versions?: OlderRules } = {};
  for (const [name, value] of Object.entries(rest)) {
    if (value === undefined) continue;
    checkPart(name, value, game);
    Object.assign(parts, { [name]: name === 'versions' ? Object.freeze({ ...(value as object) }) : value });
  }
  const part = async (name: string): Promise<unknown> => parts[partName(name, game.id)];
  const { versions } = parts;
  return Object.freeze({ ...factsOf(game), game, versions, load: async () => game, part: part as OwnEntry['part'] });
}

/** An entry as it is, a game as one without parts. @throws `GameError` `INVALID_SETUP` for anything else */
export const asEntry = (given: unknown): Entry => (isEntry(given) ? given : entryOf({ game: asGame(given) }));
