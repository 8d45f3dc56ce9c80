import { readdirSync } from 'node:fs';
import { basename, join, posix, relative, sep } from 'node:path';

/** One game, found by its rules page `<id>.rules.md`; the other names follow from the folder's. */
export interface GameFolder {
  /** The folder's name and the game's id: `'das-spiel-game'`. */
  readonly id: string;
  /** The id in camel case: how the game module exports the game. */
  readonly exportName: string;
  /** The folder, with forward slashes, relative to the project's root: `'src/games/kiriki'`. */
  readonly folder: string;
  /** `<folder>/<id>.ts`. */
  readonly module: string;
  readonly rulesPage: string;
  readonly invariants: string;
  readonly picture: string;
  /** Its mathematics, which not every game has. */
  readonly analysis: string;
  /** What is worth heading for in it, which not every game says. */
  readonly heuristic: string;
  /** Its golden games and saves. */
  readonly golden: string;
}

/** `'cui-bono'` → `'cuiBono'`. */
export const camelCase = (id: string): string =>
  id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const slashes = (path: string): string => path.split(sep).join(posix.sep);

/**
 * The game folders below `start`, at any depth, sorted by id. A folder is a game's when it holds a rules page named
 * like itself; a rules page of another name is a mistake and throws, as does an id that two folders share.
 */
export function findGameFolders(start: string, root = '.'): GameFolder[] {
  const found: GameFolder[] = [];
  for (const entry of readdirSync(join(root, start), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.rules.md')) continue;
    const id = entry.name.slice(0, -'.rules.md'.length);
    const folder = slashes(relative(root, entry.parentPath));
    if (basename(folder) !== id) throw new Error(`${folder}/${entry.name}: a rules page is named after its folder`);
    const file = (ending: string): string => slashes(join(folder, `${id}${ending}`));
    found.push({
      id,
      exportName: camelCase(id),
      folder,
      module: file('.ts'),
      rulesPage: file('.rules.md'),
      invariants: file('.invariants.ts'),
      picture: file('.picture.ts'),
      analysis: file('.analysis.ts'),
      heuristic: file('.heuristic.ts'),
      golden: file('.golden.json'),
    });
  }
  found.sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const [i, game] of found.entries()) {
    const twin = found[i + 1];
    if (twin?.id === game.id) throw new Error(`two game folders are called ${game.id}: ${game.folder}, ${twin.folder}`);
  }
  return found;
}
