import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, inject } from 'vitest';

/** A file of the project that `test/compiled.ts` makes. */
const compiledFile = (path: string): string => join(inject('compiled'), path.replace(/\.ts$/, '.js'));

/** A module of the sources: `'src/cli/main.ts'` → what Node runs. */
const moduleFile = (source: string): string => compiledFile(source.replace(/^src/, 'node_modules/dicewright/dist'));

/** What Node runs as the command. */
export const commandFile: string = moduleFile('src/cli/main.ts');

/** An entry of the package, or what `test/compiled.ts` has beside them: `'src/cli/write-file.ts'` → what a program imports. */
export const moduleUrl = (source: string): string => pathToFileURL(moduleFile(source)).href;

/**
 * The module as workers load it. A test whose workers are many imports from there: each loads the package anew. A game is
 * known by itself, so games come from there, too.
 */
export const load = async <Module>(source: string): Promise<Module> => (await import(moduleUrl(source))) as Module;

/** Workers get the flags of the process: those of tests make what runs for a second slower, and need a loader. */
export function startWorkersWithoutFlags(): void {
  const { execArgv } = process;
  beforeAll(() => {
    process.execArgv = [];
  });
  afterAll(() => {
    process.execArgv = execArgv;
  });
}

/** `'test/fixtures/games/hop.ts'` → the module of a game of one's own. */
export const fixtureFile = (path: string): string => compiledFile(path);

/** `'examples/tournament.ts'` → what Node runs. */
export const exampleFile = (path: string): string => compiledFile(path);
