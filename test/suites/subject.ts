import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRulesPage, type RulesPage } from '../../src/cli/tracing/rules-page.js';
import type { Worth } from '../../src/kernel/purpose.js';
import type { AnyAction, AnyGame, Envelope, Invariant } from '../../src/kernel/types.js';
import type { Picture, PictureOptions } from '../../src/picture/picture.js';
import { root } from '../helpers/root.js';

export type DrawAny = (view: unknown, options?: PictureOptions) => Picture;

/** A built-in game with what stands beside it in its folder. */
export interface Subject {
  readonly game: AnyGame;
  /** With forward slashes, relative to the project's root: `'src/games/kiriki'`. */
  readonly folder: string;
  readonly invariants: readonly Invariant<Envelope, AnyAction>[];
  readonly draw: DrawAny;
  readonly worth: Worth<Envelope> | undefined;
}

/** The text of its rules page. */
export const rulesText = ({ game, folder }: Subject): string =>
  readFileSync(join(root, folder, `${game.id}.rules.md`), 'utf8');

export const rulesPage = (subject: Subject): RulesPage =>
  parseRulesPage(`${subject.folder}/${subject.game.id}.rules.md`, rulesText(subject));
