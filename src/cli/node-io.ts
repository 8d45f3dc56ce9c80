import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { FileError, systemProblem } from './errors.js';
import type { CommandIo, Output } from './io.js';

function codeOf(error: unknown): unknown {
  return (error as { readonly code?: unknown } | null | undefined)?.code;
}

function outputOf(stream: NodeJS.WriteStream, name: string): Output {
  let closed = false;
  // The failure also comes to the callback of `write`; unheard, the event would end the process with a stack trace.
  stream.on('error', () => undefined);
  return {
    isTTY: stream.isTTY === true,
    get columns() {
      return stream.columns;
    },
    isClosed: () => closed,
    write: (text) =>
      new Promise((resolve, reject) => {
        if (closed) return resolve();
        stream.write(text, (error) => {
          if (!error) return resolve();
          closed = true;
          const readerHasGone = codeOf(error) === 'EPIPE' || codeOf(error) === 'ERR_STREAM_DESTROYED';
          if (readerHasGone) resolve();
          else reject(new FileError(name, systemProblem(error), error));
        });
      }),
  };
}

async function* readFile(file: string): AsyncIterable<Uint8Array> {
  try {
    yield* file === '-' ? process.stdin : createReadStream(file);
  } catch (error) {
    throw new FileError(file, systemProblem(error), error);
  }
}

function versionOfPackage(): string {
  const { version } = createRequire(import.meta.url)('dicewright/package.json') as { readonly version: string };
  return version;
}

/** The real world. */
export function nodeIo(): CommandIo {
  return {
    stdout: outputOf(process.stdout, 'standard output'),
    stderr: outputOf(process.stderr, 'standard error'),
    env: process.env,
    get version() {
      return versionOfPackage();
    },
    readFile,
    async writeFile(file, content) {
      try {
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, content);
      } catch (error) {
        throw new FileError(file, systemProblem(error), error);
      }
    },
    freshSeed: () => randomBytes(16).toString('hex'),
  };
}
