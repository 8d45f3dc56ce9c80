import type { Versions } from '../../analysis/tournament/platform.js';
import { hashOf } from '../../kernel/dice/hash.js';

/** What results of a run could depend on besides the run: equal for all who play it. */
export interface Fingerprint extends Versions {
  readonly rules: number;
  /** The SHA-256 of modules and files, ascending. */
  readonly files: readonly string[];
}

/** The SHA-256 of a file's content, in hexadecimal digits. */
export const fileDigest = (bytes: Uint8Array): string =>
  Array.from(hashOf(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** What differs here from what a run asks for; `null` when nothing does. */
export function differenceOf(run: Fingerprint, here: Fingerprint): string | null {
  const differs: string[] = [];
  const compare = (what: string, there: string | number, own: string | number): void => {
    if (there !== own) differs.push(`${what} ${there}, here is ${own}`);
  };
  compare('dicewright', run.dicewright, here.dicewright);
  compare('Node', run.node, here.node);
  compare('rules', run.rules, here.rules);
  const missing = run.files.filter((file) => !here.files.includes(file)).map((file) => file.slice(0, 12));
  if (missing.length > 0) differs.push(`modules or files of bots that are not here: SHA-256 ${missing.join(', ')}`);
  return differs.length === 0 ? null : differs.join('; ');
}
