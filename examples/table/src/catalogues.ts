import { type CatalogueEntry, catalogueOf, type ExportedGame, games, gamesOf } from 'dicewright/games';
import { messageOf } from './words.js';

/** Games by their ids. */
export type Catalogue = Readonly<Record<string, CatalogueEntry>>;

/**
 * Where a module is that an address names.
 *
 * @param module - its address, seen from the page
 * @throws Error where it is of another origin: what is imported can do all that this page can
 */
export function moduleUrl(module: string): string {
  const url = URL.canParse(module, document.baseURI) ? new URL(module, document.baseURI) : null;
  if (url?.protocol === location.protocol && url.host === location.host) return url.href;
  throw new Error(`“${module}” is not at home where this page is: only modules of its own origin are loaded.`);
}

const modules = new Map<string, Promise<readonly ExportedGame[]>>();

async function load(module: string): Promise<readonly ExportedGame[]> {
  const url = moduleUrl(module);
  const exports = await import(/* @vite-ignore */ url).catch((error) => {
    throw new Error(`The module “${module}” could not be loaded: ${messageOf(error)}`);
  });
  const own = Object.values(gamesOf(exports));
  if (own.length === 0) throw new Error(`The module “${module}” holds no game.`);
  return own;
}

/** The games of a module, imported once. */
function gamesIn(module: string): Promise<readonly ExportedGame[]> {
  const known = modules.get(module) ?? load(module);
  modules.set(module, known);
  // It may be there the next time.
  known.catch(() => modules.delete(module));
  return known;
}

/**
 * The games of a module alone.
 *
 * @throws Error (as a rejection) that says why there are none
 */
export const gamesOfModule = async (module: string): Promise<Catalogue> => catalogueOf({}, await gamesIn(module));

/**
 * The games that an address can name: those of the package, and of a module where it tells one.
 *
 * @throws Error (as a rejection) that says why there are none in the module, or that one has the id of a game of the package
 */
export const catalogueFor = async (module: string | null): Promise<Catalogue> =>
  catalogueOf(games, module === null ? [] : await gamesIn(module));
