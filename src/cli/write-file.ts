import { randomBytes } from 'node:crypto';
import { constants, fstatSync, type Stats } from 'node:fs';
import * as promises from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { FileKind } from './io.js';

/** What is used of `node:fs/promises`. */
export type FileSystem = Pick<
  typeof promises,
  'access' | 'lstat' | 'mkdir' | 'open' | 'realpath' | 'rename' | 'rm' | 'stat' | 'writeFile'
>;

export type Content = string | Uint8Array;

const isMissing = (error: unknown): boolean => (error as { readonly code?: unknown } | null)?.code === 'ENOENT';

async function unlessMissing<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Standard output or error, if it writes to this: any other way would overwrite the text before and after. */
function outputAt({ dev, ino }: Stats): NodeJS.WriteStream | undefined {
  return [process.stdout, process.stderr].find(({ fd }) => {
    try {
      const output = fstatSync(fd);
      return output.dev === dev && output.ino === ino;
    } catch {
      return false;
    }
  });
}

/** See {@link CommandIo.whatIsAt}. @throws whatever the system says (as a rejection) */
export async function whatIsAt(file: string, system: FileSystem = promises): Promise<FileKind> {
  const there = await unlessMissing(system.stat(file));
  if (there === null) return 'nothing';
  return there.isFile() && outputAt(there) === undefined ? 'content' : 'stream';
}

const writeTo = (stream: NodeJS.WriteStream, content: Content): Promise<void> =>
  new Promise((resolve, reject) => {
    stream.write(content, (error) => (error ? reject(error) : resolve()));
  });

/** Systems limit names in bytes, and a character has at most four. */
const LONGEST_NAME = 50;

/** A new file beside it: renaming only works within a file system. */
function besideOf(file: string): string {
  const name = `.${basename(file).slice(0, LONGEST_NAME)}.${process.pid}.${randomBytes(4).toString('hex')}.tmp`;
  return join(dirname(file), name);
}

/** The folder, too, should be on the disk, where the system can do that. */
async function syncFolder(folder: string, system: FileSystem): Promise<void> {
  try {
    const handle = await system.open(folder, 'r');
    await handle.sync().finally(() => handle.close());
  } catch {
    // Not every system opens folders; the file itself is safe.
  }
}

/** @param there - the file that is replaced, if there is one */
async function replace(file: string, there: Stats | null, content: Content, system: FileSystem): Promise<void> {
  const beside = besideOf(file);
  try {
    const handle = await system.open(beside, 'wx');
    try {
      if (there) {
        await handle.chmod(there.mode & 0o7777);
        // For an administrator who writes someone else's file: nobody else can.
        await handle.chown(there.uid, there.gid).catch(() => undefined);
      }
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await system.rename(beside, file);
  } catch (error) {
    await system.rm(beside, { force: true }).catch(() => undefined);
    throw error;
  }
  await syncFolder(dirname(file), system);
}

/**
 * Writes a file, and creates the folders above it. What was there stays whole until the new content is on the disk, whatever
 * happens in between: it is written beside it, and renamed. A link keeps its target. Anything without content of its own,
 * such as a pipe, is written to directly.
 *
 * @throws whatever the system says (as a rejection); then nothing has changed
 */
export async function writeFile(file: string, content: Content, system: FileSystem = promises): Promise<void> {
  await system.mkdir(dirname(file), { recursive: true });
  const there = await unlessMissing(system.stat(file));
  if (there === null) {
    // A link to nothing yet: writing makes its target.
    const isLink = (await unlessMissing(system.lstat(file))) !== null;
    return isLink ? system.writeFile(file, content) : replace(file, null, content, system);
  }
  const output = outputAt(there);
  if (output !== undefined) return writeTo(output, content);
  if (!there.isFile()) return system.writeFile(file, content);
  // Renaming asks for the folder's permission alone.
  await system.access(file, constants.W_OK);
  return replace(await system.realpath(file), there, content, system);
}
