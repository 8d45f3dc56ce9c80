import type { GameFacts } from '../entry/entry.js';
import { deepFreeze } from '../kernel/plain.js';
import type { Traits } from '../kernel/types.js';
import { partName } from './entry-of.js';
import { textAt } from './text-at.js';

/** `'cui-bono'` → `'cuiBono'`: the name under which a game is exported. */
export type ExportName<Id> = Id extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<ExportName<Rest>>}` : Id;

const exportName = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

export type Facts = Omit<GameFacts, 'id'>;

/** Makes facts of those in a list: of the traits, those that the game has. @internal */
export function facts(
  title: string,
  rules: number,
  [min, max, withGroups]: readonly [min: number, max: number, withGroups?: number],
  traits: string,
  more: GameFacts['facts'] = {},
): Facts {
  const has = (trait: keyof Traits): boolean => traits.split(' ').includes(trait);
  return {
    title,
    rules,
    playerCount: withGroups === undefined ? { min, max } : { min, max, withGroups },
    traits: {
      chance: has('chance'),
      hiddenInformation: has('hiddenInformation'),
      simultaneous: has('simultaneous'),
      dexterity: has('dexterity'),
      enumerable: has('enumerable'),
      purposeful: has('purposeful'),
    },
    facts: more,
  };
}

/** How something of some games is loaded, by the ids of the games. */
export type Loaders<Id extends string = string> = { readonly [One in Id]?: () => Promise<object> };

/** Loaders, without the types of their modules. @internal */
export const loaders = <Id extends string>(all: { readonly [One in Id]: () => Promise<object> }): Loaders<Id> => all;

interface Sources {
  readonly game: Loaders;
  readonly picture: Loaders;
  readonly invariants: Loaders;
  readonly worth: Loaders;
  readonly analysis: Loaders;
  readonly rulesPage: { readonly [Id in string]?: () => { readonly href: string } };
}

/** What the name of an export adds to that of its game. */
const endings = { picture: 'Picture', invariants: 'Invariants', worth: 'Worth' } as const;

function entry(id: string, known: Facts, sources: Sources): object {
  const member = async (list: Loaders, ending = ''): Promise<unknown> =>
    ((await list[id]?.()) as Readonly<Record<string, unknown>> | undefined)?.[`${exportName(id)}${ending}`];
  const part = async (name: string): Promise<unknown> => {
    const asked = partName(name, id);
    if (asked === 'golden' || asked === 'versions') return undefined;
    if (asked === 'analysis') return sources.analysis[id]?.();
    if (asked !== 'rulesPage') return member(sources[asked], endings[asked]);
    const page = sources.rulesPage[id]?.();
    return page && textAt(page);
  };
  return Object.freeze({ ...deepFreeze({ id, ...known }), game: undefined, load: () => member(sources.game), part });
}

/** The entries of games that are loaded when asked for, like all of their parts. @internal */
export function builtInEntries<Games>(list: Readonly<Record<keyof Games & string, Facts>>, sources: Sources): Games {
  const entries = Object.entries<Facts>(list).map(([id, known]) => [id, entry(id, known, sources)]);
  // Each is what its type says: tests load them all.
  return Object.freeze(Object.fromEntries(entries)) as Games;
}
