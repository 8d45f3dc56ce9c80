import type { Entry, GameFacts, GameParts, PartName } from '../entry/entry.js';
import { deepFreeze } from '../kernel/plain.js';
import { partName } from './entry-of.js';

/** Parts that every built-in game has. */
type Always = 'picture' | 'invariants' | 'rulesPage';

/** The entry of a built-in game, which tells the parts that it has. */
export type BuiltIn<G, Analysis = undefined, Has extends PartName = never> = Entry<
  G,
  {
    readonly [Name in PartName]: Name extends 'analysis'
      ? Analysis
      : Name extends Always | Has
        ? GameParts<G>[Name]
        : undefined;
  }
>;

type Present<Parts> = { [Name in keyof Parts]: Parts[Name] extends undefined ? never : Name }[keyof Parts];

/** What is told of an entry: facts, and how its game and the parts that it has are loaded. */
type Told<E> =
  E extends Entry<infer G, infer Parts>
    ? GameFacts & {
        readonly load: () => Promise<G>;
        readonly parts: { readonly [Name in Present<Parts>]: () => Promise<Parts[Name]> };
      }
    : never;

/** What is told of an entry, whichever it is. */
type ToldOfAny = GameFacts & {
  readonly load: () => Promise<unknown>;
  readonly parts: { readonly [Name in PartName]?: () => Promise<unknown> };
};

function entry({ load, parts, ...facts }: ToldOfAny): object {
  const part = async (name: string): Promise<unknown> => parts[partName(name, facts.id)]?.();
  return Object.freeze({ ...deepFreeze(facts), game: undefined, load, part });
}

/** The entries of games that are loaded when they are asked for, as all of their parts are. @internal */
export function builtInEntries<Games>(told: { readonly [Id in keyof Games]: Told<Games[Id]> }): Games {
  const entries = Object.entries<ToldOfAny>(told as object as Record<string, ToldOfAny>);
  // Each is what its type says: its loaders were checked against it.
  return Object.freeze(Object.fromEntries(entries.map(([id, one]) => [id, entry(one)]))) as unknown as Games;
}
