import { colored, plain, type TerminalStyle } from '../render/ansi.js';
import type { CommandIo, Output } from './io.js';

/** The one place that decides about colours: only where a person looks, unless `NO_COLOR` or `FORCE_COLOR` decide. */
export function wantsColor({ isTTY }: Output, { NO_COLOR, FORCE_COLOR, TERM }: CommandIo['env']): boolean {
  if (NO_COLOR) return false;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return isTTY && TERM !== 'dumb';
}

export const styleOf = (output: Output, env: CommandIo['env']): TerminalStyle =>
  wantsColor(output, env) ? colored : plain;

export function withHeading(table: string, { bold }: TerminalStyle): string {
  const end = table.indexOf('\n');
  return end < 0 ? bold(table) : `${bold(table.slice(0, end))}${table.slice(end)}`;
}
