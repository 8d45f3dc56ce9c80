import { deepFreeze } from './kernel/plain.js';
import type { Traits } from './kernel/types.js';

/** What the catalogue tells of a game without loading it. */
export interface CatalogueEntry<G = unknown> {
  /** Kebab-case, for instance `'kiriki'`. */
  readonly id: string;
  /** The name on the box. */
  readonly title: string;
  /** The rules version, an integer from 1. */
  readonly rules: number;
  /** How many can play, both bounds included. */
  readonly playerCount: { readonly min: number; readonly max: number };
  /** Facts by which a host or a bot chooses what it can do with the game. */
  readonly traits: Traits;
  /** What the game declares beside, such as its number in a published collection and its family; often empty. */
  readonly facts: Readonly<Record<string, string | number>>;
  /** Loads the game itself. */
  readonly load: () => Promise<G>;
}

/** The entries, frozen with all that they tell: what one reads, everybody reads. @internal */
export const frozenEntries = <Entries extends object>(entries: Entries): Entries => deepFreeze(entries);
