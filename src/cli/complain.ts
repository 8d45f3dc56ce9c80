import { cleanText } from '../render/clean.js';
import type { FileError } from './errors.js';
import type { CommandIo } from './io.js';
import { styleOf } from './style.js';

export async function complain({ stderr, env }: CommandIo, message: string): Promise<void> {
  const { bold, tone } = styleOf(stderr, env);
  await stderr.write(`${bold(tone('dicewright:', 'red'))} ${cleanText(message)}\n`);
}

/** The same for a file, with further lines about what was found in it. */
export async function complainOfFile(io: CommandIo, { file, message, details }: FileError): Promise<void> {
  await complain(io, `${file}: ${message}`);
  for (const line of details) await io.stderr.write(`${line}\n`);
}
