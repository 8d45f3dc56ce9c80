import { readFile } from 'node:fs/promises';
import { UsageError } from '../errors.js';
import type { CommandIo } from '../io.js';
import { fillTemplate, type NewNames, takenName } from './names.js';
import { templatesName, type Variant } from './variants.js';

export interface PackageFile {
  readonly path: string;
  readonly text: string;
}

const OPEN = '"dicewright": "*"';
const filled = (range: string) => (): string => `"dicewright": ${JSON.stringify(range)}`;

/** The template's texts by path. A variant's replace the plain one's. */
async function templateOf(variant: Variant): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(new URL(templatesName, import.meta.url), 'utf8');
  const templates = JSON.parse(text) as Readonly<Record<Variant, Readonly<Record<string, string>>>>;
  return { ...templates.plain, ...templates[variant] };
}

/**
 * The files of a package with a new game.
 *
 * @param version - the version of dicewright from which on the package works
 * @param source - where to install dicewright from, unless it is a release
 * @throws UsageError (as a rejection) for a name that means something else in the game
 */
export async function packageFiles(
  variant: Variant,
  names: NewNames,
  { version, source }: Pick<CommandIo, 'version' | 'source'>,
): Promise<PackageFile[]> {
  const template = await templateOf(variant);
  for (const [path, text] of Object.entries(template)) {
    const taken = path.endsWith('.ts') ? takenName(text, names) : undefined;
    if (taken !== undefined) {
      throw new UsageError(
        `${taken} is the name of something else in the game: choose another, such as ${names.id}-game`,
      );
    }
  }
  const range = `^${version}`;
  return Object.entries(template).map(([path, text]) => ({
    path: fillTemplate(path, names),
    // First of what it works with, then of what it is written with.
    text: fillTemplate(text, names)
      .replace(OPEN, filled(range))
      .replace(OPEN, filled(source ?? range)),
  }));
}
