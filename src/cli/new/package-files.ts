import { readFile } from 'node:fs/promises';
import { UsageError } from '../errors.js';
import { fillTemplate, type NewNames, takenName } from './names.js';

/** A file of a new package: its path in it, and its text. */
export interface PackageFile {
  readonly path: string;
  readonly text: string;
}

/** What a package can begin as: the kinds of game that there is a template of. */
export const variants = ['plain', 'pyramid', 'secrets'] as const;
export type Variant = (typeof variants)[number];

/** The file of all templates beside this module. It is made of the folder `templates` by `npm run gen`. */
export const templatesName = 'templates.json';

/** The template's texts by path. What a variant has stands in the place of the plain one's. */
async function templateOf(variant: Variant): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(new URL(templatesName, import.meta.url), 'utf8');
  const templates = JSON.parse(text) as Readonly<Record<Variant, Readonly<Record<string, string>>>>;
  return { ...templates.plain, ...templates[variant] };
}

/**
 * The files of a package with a new game.
 *
 * @param version - that of dicewright, from which on the package works
 * @throws UsageError (as a rejection) for a name that means something else in the game
 */
export async function packageFiles(variant: Variant, names: NewNames, version: string): Promise<PackageFile[]> {
  const template = await templateOf(variant);
  for (const [path, text] of Object.entries(template)) {
    const taken = path.endsWith('.ts') ? takenName(text, names) : undefined;
    if (taken !== undefined) {
      throw new UsageError(
        `${taken} is the name of something else in the game: choose another, such as ${names.id}-game`,
      );
    }
  }
  return Object.entries(template).map(([path, text]) => ({
    path: fillTemplate(path, names),
    text: fillTemplate(text, names).replaceAll('"dicewright": "*"', `"dicewright": "^${version}"`),
  }));
}
