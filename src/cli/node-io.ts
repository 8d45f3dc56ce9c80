import { createReadStream } from 'node:fs';
import { createSeed } from '../kernel/dice/seed.js';
import { sourceOfPackage } from '../platform/package-source.js';
import { versionOfPackage } from '../platform/version.js';
import { FileError, systemProblem } from './errors.js';
import { filesIn } from './files-in.js';
import { type CommandIo, type Interrupt, interrupts, type Output } from './io.js';
import { nodeTerminal } from './node-terminal.js';
import { whatIsAt, writeFile } from './write-file.js';

function codeOf(error: unknown): unknown {
  return (error as { readonly code?: unknown } | null | undefined)?.code;
}

function outputOf(stream: NodeJS.WriteStream, name: string): Output {
  let closed = false;
  // The failure also reaches `write`'s callback; without a listener, the event would end the process with a stack trace.
  stream.on('error', () => undefined);
  return {
    isTTY: stream.isTTY === true,
    get columns() {
      // Some terminals report a width of 0: they don't know theirs.
      return stream.columns || undefined;
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

async function using<T>(file: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw new FileError(file, systemProblem(error), error);
  }
}

function onInterrupt(told: (signal: Interrupt) => void): () => void {
  const names = Object.keys(interrupts) as Interrupt[];
  const stop = (): void => {
    for (const name of names) process.off(name, listener);
  };
  // Nobody listens for a second one, so that it ends the process, as it does by default.
  const listener = (signal: NodeJS.Signals): void => {
    stop();
    told(signal as Interrupt);
  };
  for (const name of names) process.on(name, listener);
  return stop;
}

export function nodeIo(): CommandIo {
  return {
    stdout: outputOf(process.stdout, 'standard output'),
    stderr: outputOf(process.stderr, 'standard error'),
    terminal: process.stdin.isTTY === true && process.stdout.isTTY === true ? nodeTerminal() : null,
    env: process.env,
    get version() {
      return versionOfPackage();
    },
    get source() {
      return sourceOfPackage();
    },
    folder: process.cwd(),
    readFile,
    writeFile: (file, content) => using(file, () => writeFile(file, content)),
    filesIn: (folder) => using(folder, () => filesIn(folder)),
    whatIsAt: (file) => using(file, () => whatIsAt(file)),
    clock: () => performance.now(),
    onInterrupt,
    freshSeed: createSeed,
  };
}
