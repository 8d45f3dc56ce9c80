import type { BoardPart } from '../kernel/picture.js';
import type { TerminalStyle } from './ansi.js';

export function textBoard(_part: BoardPart, _width: number, _style: TerminalStyle): string[] {
  return [];
}
