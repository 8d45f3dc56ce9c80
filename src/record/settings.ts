import { GameError } from '../kernel/errors.js';
import { isRecord, type Json, pathText, plainCopy } from '../kernel/plain.js';

/** Settings in plain data; a seed is as short as records can hold. @throws `GameError` `INVALID_SETUP` */
export function settingsOf(value: unknown, known: readonly string[], where: string): { readonly [key: string]: Json } {
  const settings = plainCopy(value ?? null, 'INVALID_SETUP', where);
  if (!isRecord(settings)) {
    throw new GameError('INVALID_SETUP', `${where}: expected an object { ${known.join(', ')} }`);
  }
  for (const key of Object.keys(settings)) {
    if (known.includes(key)) continue;
    throw new GameError('INVALID_SETUP', `${where}: expected only ${known.join(', ')}`, { path: [pathText([key])] });
  }
  const { outcomes = 'verify' } = settings;
  if (outcomes === 'verify' || outcomes === 'refuse') return settings;
  throw new GameError('INVALID_SETUP', `${where}: outcomes: expected "verify" or "refuse"`, { path: ['outcomes'] });
}
