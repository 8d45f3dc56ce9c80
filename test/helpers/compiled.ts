import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';

/** A file of the project that `test/compiled.ts` makes. */
const compiledFile = (path: string): string => join(inject('compiled'), path.replace(/\.ts$/, '.js'));

/** A module of the sources: `'src/cli/main.ts'` → what Node runs. */
const moduleFile = (source: string): string => compiledFile(source.replace(/^src/, 'node_modules/dicewright/dist'));

/** What Node runs as the command. */
export const commandFile: string = moduleFile('src/cli/main.ts');

/** `'src/cli/write-file.ts'` → what a program imports. */
export const moduleUrl = (source: string): string => pathToFileURL(moduleFile(source)).href;

/** `'test/fixtures/games/hop.ts'` → the module of a game of one's own. */
export const fixtureFile = (path: string): string => compiledFile(path);

/** `'examples/tournament.ts'` → what Node runs. */
export const exampleFile = (path: string): string => compiledFile(path);
