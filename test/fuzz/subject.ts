import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { games } from '../../src/catalogue.js';
import type { Entry } from '../../src/entry/entry.js';
import type { Worth } from '../../src/kernel/purpose.js';
import type { AnyAction, AnyGame, Envelope, Invariant } from '../../src/kernel/types.js';
import { root } from '../helpers/root.js';
import type { Referee } from '../oracles/versus.js';

/** A game to be fuzzed, and what helps to judge it. */
export interface Subject {
  readonly game: AnyGame;
  readonly invariants: readonly Invariant<Envelope, AnyAction>[];
  /** What is worth heading for: every third game is played with that purpose. */
  readonly worth?: Worth<Envelope> | undefined;
  /** An independent judge of the rules, where the game has one. */
  readonly referee: ((options: object, players: number) => Referee) | null;
  /** Whether the game is found by its id, as the command does it. */
  readonly inCatalogue: boolean;
}

async function refereeOf(id: string): Promise<Subject['referee']> {
  const file = join(root, 'test/oracles', `${id}.referee.ts`);
  if (!existsSync(file)) return null;
  const module = (await import(pathToFileURL(file).href)) as { readonly referee: NonNullable<Subject['referee']> };
  return module.referee;
}

/** All built-in games. */
export function catalogueSubjects(): Promise<Subject[]> {
  const entries: readonly Entry[] = Object.values(games);
  return Promise.all(
    entries.map(async (entry) => ({
      game: await entry.load(),
      invariants: (await entry.part('invariants')) ?? [],
      worth: await entry.part('worth'),
      referee: await refereeOf(entry.id),
      inCatalogue: true,
    })),
  );
}
