import type { Part } from '../../src/kernel/schemas/part.js';
import type { Picture } from '../../src/picture/picture.js';

/** A group of a drawing that has a key. */
export interface DrawnElement {
  readonly key: string;
  readonly part?: Part | undefined;
  readonly state?: string | undefined;
  /** What it is called, for whoever can't see it. */
  readonly label?: string | undefined;
  /** It is reached by keyboard. */
  readonly isStop: boolean;
}

const plain = (text: string): string => text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');

/** What is marked in an SVG, in the order in which it is painted. */
export function readDrawing(svg: string): { elements: DrawnElement[]; width: number; height: number } {
  const size = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg);
  const elements = [...svg.matchAll(/<g( data-key="[^>]*)>/g)].map(([, written = '']): DrawnElement => {
    const attribute = (name: string): string | undefined => {
      const value = new RegExp(` ${name}="([^"]*)"`).exec(written)?.[1];
      return value === undefined ? undefined : plain(value);
    };
    return {
      key: attribute('data-key') ?? '',
      part: attribute('data-part'),
      state: attribute('data-state'),
      label: attribute('aria-label'),
      isStop: attribute('tabindex') === '0',
    };
  });
  return { elements, width: Number(size?.[1]), height: Number(size?.[2]) };
}

/** Every part that the picture declares, and how it got there. */
function* declarations(picture: Picture): Iterable<{ parts: readonly Part[] | undefined; owners: string }> {
  for (const part of picture.parts) {
    if (part.kind === 'dice') {
      for (const row of part.rows) {
        yield { parts: row.parts, owners: row.label ?? '' };
        for (const die of row.dice) yield { parts: die.parts, owners: row.label ?? '' };
      }
    }
    if (part.kind === 'board') for (const { parts } of part.cells) yield { parts, owners: part.title ?? '' };
    if (part.kind === 'track') for (const { parts, name } of part.places) yield { parts, owners: name };
    if (part.kind === 'grid')
      for (const place of part.rows.flat()) if (place) yield { parts: place.parts, owners: place.name };
    if (part.kind === 'stacks') for (const { parts, name } of part.rows.flat()) yield { parts, owners: name };
    if (part.kind !== 'sheet') continue;
    const title = part.title ?? '';
    const headings = part.columns.map(({ heading = '' }) => `${title} ${heading}`);
    for (const [index, { parts }] of part.columns.entries()) yield { parts, owners: headings[index] ?? '' };
    for (const row of part.rows) {
      if (row.kind === 'section') continue;
      yield { parts: row.parts, owners: `${title} ${row.label}` };
      let column = 0;
      for (const box of row.cells) {
        yield { parts: box?.parts, owners: `${headings[column] ?? ''} ${row.label}` };
        column += box?.span ?? 1;
      }
    }
  }
  for (const part of Object.keys(picture.looks ?? {})) yield { parts: [part], owners: '' };
}

/** All parts that a picture declares. */
export const declaredParts = (picture: Picture): Part[] => [
  ...new Set([...declarations(picture)].flatMap(({ parts = [] }) => parts)),
];

/** Open parts on what bears the name of somebody else, and not the player's. */
export function openPartsOfOthers(
  picture: Picture,
  open: ReadonlySet<Part>,
  names: readonly string[],
  player: number,
): string[] {
  return [...declarations(picture)].flatMap(({ parts = [], owners }) => {
    const named = names.filter((name) => owners.includes(name));
    const isOther = named.length > 0 && !named.includes(names[player] ?? '');
    return isOther ? parts.filter((part) => open.has(part)).map((part) => `${owners}: ${part}`) : [];
  });
}
