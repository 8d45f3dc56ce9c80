import { readdir } from 'node:fs/promises';
import { join, posix } from 'node:path';

/** Folders in which nobody writes by hand. */
const leftOut: readonly string[] = ['node_modules', 'dist', 'coverage', 'build'];

/** See {@link CommandIo.filesIn}; with forward slashes. @throws whatever the system says (as a rejection) */
export async function filesIn(folder: string): Promise<string[]> {
  const paths: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.name.startsWith('.') || leftOut.includes(entry.name)) continue;
    if (entry.isFile()) paths.push(entry.name);
    if (!entry.isDirectory()) continue;
    for (const path of await filesIn(join(folder, entry.name))) paths.push(posix.join(entry.name, path));
  }
  return paths;
}
