import { type Catalogue, catalogueOf, entriesOf } from 'dicewright/games';
import { urlOf } from './played-game.js';
import { messageOf } from './words.js';

/**
 * Where a module is that an address names.
 *
 * @param module - its address, seen from the page
 * @throws Error where it is of another origin: what is imported can do all that this page can
 */
function moduleUrl(module: string): string {
  const url = URL.canParse(module, document.baseURI) ? new URL(urlOf(module)) : null;
  if (url?.protocol === location.protocol && url.host === location.host) return url.href;
  throw new Error(`“${module}” is not at home where this page is: only modules of its own origin are loaded.`);
}

const modules = new Map<string, Promise<Catalogue>>();

async function load(module: string): Promise<Catalogue> {
  const url = moduleUrl(module);
  const exports = await import(/* @vite-ignore */ url).catch((error) => {
    throw new Error(`The module “${module}” could not be loaded: ${messageOf(error)}`);
  });
  const own = Object.values(await entriesOf(exports));
  if (own.length === 0) throw new Error(`The module “${module}” holds no game.`);
  return catalogueOf(own);
}

/**
 * The games of a module, imported once.
 *
 * @throws Error (as a rejection) that says why there are none
 */
export function gamesOfModule(module: string): Promise<Catalogue> {
  const known = modules.get(module) ?? load(module);
  modules.set(module, known);
  // It may be there the next time.
  known.catch(() => modules.delete(module));
  return known;
}
