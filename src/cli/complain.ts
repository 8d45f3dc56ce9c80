import { cleanText } from '../render/clean.js';
import type { CommandIo } from './io.js';
import { styleOf } from './style.js';

/** Tells on standard error, in one line, what is wrong. */
export async function complain({ stderr, env }: CommandIo, message: string): Promise<void> {
  const { bold, tone } = styleOf(stderr, env);
  await stderr.write(`${bold(tone('dicewright:', 'red'))} ${cleanText(message)}\n`);
}
