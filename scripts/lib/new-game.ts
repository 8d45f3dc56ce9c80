import { posix } from 'node:path';
import { collectionOf } from './collections.js';
import { camelCase } from './game-folders.js';

export interface NewGame {
  /** Kebab-case: `'cui-bono'`. */
  readonly id: string;
  /** The folder below src/games that holds the game's own, such as `'das-spiel/skill'`; empty for none. */
  readonly within: string;
  /** Of the clauses: `'CUI'`. */
  readonly prefix: string;
}

/** The files of a new game's folder and the templates that they are made of. */
export const templates = ['rules.md', 'ts', 'test.ts', 'invariants.ts', 'picture.ts'] as const;

/**
 * Reads `name [--in folder] [--prefix ABC]`.
 * @throws Error that says what is expected
 */
export function parseArguments(args: readonly string[]): NewGame {
  const usage = 'npm run new-game -- <name-in-kebab-case> [--in <folder below src/games>] [--prefix <ABC>]';
  let id: string | null = null;
  let within = '';
  let prefix: string | null = null;
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    if (arg === '--in' || arg === '--prefix') {
      index += 1;
      const value = args[index] ?? '';
      if (arg === '--in') within = value;
      else prefix = value;
    } else if (id === null && !arg.startsWith('-')) id = arg;
    else throw new Error(`what is ${arg}?\n${usage}`);
  }
  if (id === null || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) throw new Error(usage);
  if (!/^([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(within)) throw new Error(`--in takes a folder, not ${within}\n${usage}`);
  const own =
    prefix ??
    id
      .replaceAll(/[^a-z]/g, '')
      .slice(0, 3)
      .toUpperCase();
  if (!/^[A-Z]{2,5}$/.test(own)) throw new Error(`--prefix takes 2 to 5 capitals, not ${own}\n${usage}`);
  return { id, within, prefix: own };
}

/** `'cui-bono'` → `'Cui Bono'`. */
const titleOf = (id: string): string =>
  id.replace(/(^|-)([a-z0-9])/g, (_, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`);

/** Turns a template, which is written for a game called my-game in src/games/my-game, into a file of the new game. */
export function fillTemplate(text: string, { id, within, prefix }: NewGame): string {
  const camel = camelCase(id);
  const collection = collectionOf({ folder: `src/games/${within}/${id}` });
  // A number of its own; the folder is that of its family.
  const facts = collection === undefined ? '' : `  facts: { number: 0, family: '${posix.basename(within)}' },\n`;
  const up = posix.join('../..', ...(within === '' ? [] : within.split('/').map(() => '..')));
  return text
    .replace("  title: 'My Game',\n  playerCount", `  title: 'My Game',\n${facts}  playerCount`)
    .replaceAll('MyGame', `${camel.slice(0, 1).toUpperCase()}${camel.slice(1)}`)
    .replaceAll('myGame', camel)
    .replaceAll('my-game', id)
    .replaceAll('My Game', titleOf(id))
    .replaceAll('MYG-', `${prefix}-`)
    .replaceAll("'../../kernel/", `'${up}/kernel/`);
}
