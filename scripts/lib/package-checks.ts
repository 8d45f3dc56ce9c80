import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { readManifest, runNode } from './package-build.js';

/** What publint says about a tarball, suggestions included. */
export async function runPublint(tarball: string, installed: string): Promise<string[]> {
  const { buffer, byteOffset, byteLength } = readFileSync(tarball);
  const { messages } = await publint({
    pack: { tarball: buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer },
    strict: true,
  });
  const manifest = readManifest(installed);
  return messages.map((message) => formatMessage(message, { ...manifest }) ?? message.code);
}

/**
 * Runs arethetypeswrong over a tarball and returns its report.
 * @throws Error with the report when it finds a problem
 */
export const runAttw = (root: string, tarball: string): string =>
  runNode(
    [
      join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js'),
      tarball,
      '--profile',
      'node16',
      '--no-color',
      '-f',
      'ascii',
    ],
    root,
  );
