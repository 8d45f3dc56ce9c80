import { posix } from 'node:path';
import { fillTemplate, nameProblem, prefixOf, takenName } from '../../../src/cli/new/names.js';
import type { Variant } from '../../../src/cli/new/variants.js';
import { templateFiles } from '../package/package-templates.js';
import { collectionOf } from './collections.js';
import { inHouse } from './in-house.js';

export interface NewGame {
  /** Kebab-case: `'cui-bono'`. */
  readonly id: string;
  /** The folder below src/games that holds the game's own, such as `'das-spiel/skill'`; empty for none. */
  readonly within: string;
  /** Of the clauses: `'CUI'`. */
  readonly prefix: string;
  readonly variant: Variant;
  /** Whether it gets a public entry of its own. */
  readonly hasEntry: boolean;
}

const usage =
  'npm run new-game -- <name-in-kebab-case> [--pyramid | --secrets] [--in <folder below src/games>] [--prefix <ABC>] [--entry]';

/** @throws Error that says what is expected */
function refuse(problem: string): never {
  throw new Error(`${problem}\n${usage}`);
}

/**
 * Reads `name [--pyramid | --secrets] [--in folder] [--prefix ABC] [--entry]`.
 * @throws Error that says what is expected
 */
export function parseArguments(args: readonly string[]): NewGame {
  const values: Record<string, string> = {};
  const flags = new Set<string>();
  let id: string | undefined;
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    if (arg === '--in' || arg === '--prefix') {
      index += 1;
      values[arg] = args[index] ?? '';
    } else if (arg === '--pyramid' || arg === '--secrets' || arg === '--entry') flags.add(arg);
    else if (id === undefined && !arg.startsWith('-')) id = arg;
    else refuse(`what is ${arg}?`);
  }
  if (id === undefined) refuse('a name is missing');
  const problem = nameProblem(id);
  if (problem) refuse(problem);
  const within = values['--in'] ?? '';
  if (!/^([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(within)) refuse(`--in takes a folder, not ${within}`);
  const prefix = values['--prefix'] ?? prefixOf(id);
  if (!/^[A-Z]{2,5}$/.test(prefix)) refuse(`--prefix takes 2 to 5 capitals, not ${prefix}`);
  if (flags.has('--pyramid') && flags.has('--secrets')) refuse('--pyramid and --secrets are two templates');
  const hasEntry = flags.has('--entry');
  if (hasEntry && collectionOf({ folder: `src/games/${within}/${id}` })) refuse('its collection is its entry');
  const variant = flags.has('--pyramid') ? 'pyramid' : flags.has('--secrets') ? 'secrets' : 'plain';
  return { id, within, prefix, variant, hasEntry };
}

/** Where its files lie, from the project's root. */
export const folderOf = ({ within, id }: Pick<NewGame, 'within' | 'id'>): string => posix.join('src/games', within, id);

/** The path of a template's file in the folder of a game; those of a package that are not here belong to no game. */
const places: Readonly<Record<string, string>> = {
  'RULES.md': 'my-game.rules.md',
  'src/my-game.ts': 'my-game.ts',
  'src/my-game.invariants.ts': 'my-game.invariants.ts',
  'src/my-game.picture.ts': 'my-game.picture.ts',
  'test/my-game.test.ts': 'my-game.test.ts',
};

/** What is above the clauses until it is written: a draft that says what to write. */
const howToPlayDraft = (picture: string): string => `## How to play

**The goal.** Say in a sentence or two what everybody is after, as you would say it to a family who have never seen the game.

**Your turn.** Say what you do when it is your turn, from the first die to the last, in the order in which it happens. Leave out
what seldom happens: that is for the clauses below. Players are you and the others, or Player 1 where seats differ.

**The end.** Say when the game is over, who wins then, and what happens when several are equal.

![Say what this picture of a position shows, so that one knows what to look at.](${picture})

## Sources and words
`;

/** The rules of a game of this package begin with how to play it. */
const withHowToPlay = (page: string, picture: string): string =>
  page.replace(/^Sources:\n/m, () => howToPlayDraft(picture));

/** What the game's entry offers: without what laws and tests alone ask for. */
const barrelOf = (index: string): string =>
  index
    .split('\n')
    .filter((line) => line.startsWith('export') && !/\.(invariants|entry)\.js'/.test(line))
    .join('\n');

/** Its number is to be written; the folder is that of its family. */
const factsOf = (within: string): string => `  facts: { number: 0, family: '${posix.basename(within)}' },\n`;

/**
 * The files of a new game's folder, by path from the root: the game that `dicewright new` writes, as one of this package.
 *
 * @throws Error for a name that means something else in the game
 */
export function gameFiles(root: string, game: NewGame): { readonly path: string; readonly text: string }[] {
  const template = { ...templateFiles(root, 'plain'), ...templateFiles(root, game.variant) };
  const folder = folderOf(game);
  const facts = collectionOf({ folder }) === undefined ? '' : factsOf(game.within);
  const files = Object.entries(places).map(([from, to]) => {
    const text = (template[from] ?? '').replaceAll('../src/', './').replaceAll('RULES.md', 'my-game.rules.md');
    const path = posix.join(folder, fillTemplate(to, game));
    if (!path.endsWith('.ts')) {
      const picture = posix.relative(folder, `docs/pictures/games/${game.id}.svg`);
      return { path, text: withHowToPlay(text, picture) };
    }
    const taken = takenName(text, game);
    if (taken !== undefined) throw new Error(`${taken} is the name of something else in the game: choose another`);
    const told = text.replace("  title: 'My Game',\n  playerCount", `  title: 'My Game',\n${facts}  playerCount`);
    return { path, text: inHouse(root, path, told) };
  });
  // A collection offers the modules of its games.
  if (collectionOf({ folder }) === undefined) {
    files.push({ path: posix.join(folder, 'index.ts'), text: `${barrelOf(template['src/index.ts'] ?? '')}\n` });
  }
  return files.map(({ path, text }) => ({ path, text: fillTemplate(text, game) }));
}
