import { platformHere } from '../../analysis/here.js';
import { isRecord, read } from '../../kernel/plain.js';

/** The databases that have their folder from `embeddedStore`. */
export const ownClients = new WeakSet<object>();

/** Where a database in the process keeps its files: a folder, as PGlite has it; `null` for anything kept elsewhere. */
function folderOf(client: object): string | null {
  const place = read(() => (isRecord(client) ? client.dataDir : undefined));
  if (typeof place !== 'string' || place === '') return null;
  const path = place.replace(/^file:\/\//, '');
  return path.includes('://') ? null : path;
}

/**
 * Makes sure that nobody else has the folder of a database in the process; `null` where it has none.
 *
 * @throws (as a rejection) `GameError` `INVALID_SETUP` where `embeddedStore` has it, in another process or in this one
 */
export function folderIsFree(client: object): Promise<void> | null {
  const folder = ownClients.has(client) ? null : folderOf(client);
  if (folder === null) return null;
  return platformHere().then(({ checkFolder }) => checkFolder(folder));
}
