import type { ChoiceOption } from '../../choosing/choice.js';
import { cleanText } from '../../render/clean.js';
import { padTo, terminalWidth } from '../../render/terminal-width.js';

/** Up to this many options are listed one below the other. */
const FEW = 8;
const GAP = 2;

export function menuText(options: readonly ChoiceOption[], width: number): string {
  const digits = String(options.length).length;
  const items = options.map(({ label }, i) => `${String(i + 1).padStart(digits + 1)}  ${cleanText(label)}`);
  const cell = Math.min(width, Math.max(0, ...items.map(terminalWidth)));
  const columns = items.length <= FEW ? 1 : Math.max(1, Math.floor((width + GAP) / (cell + GAP)));
  const rows = Math.ceil(items.length / columns);
  return Array.from({ length: rows }, (_, row) => {
    const line = Array.from({ length: columns }, (_, column) => padTo(items[column * rows + row] ?? '', cell));
    return `${line.join(' '.repeat(GAP)).trimEnd()}\n`;
  }).join('');
}
