import type { GridPart, LyingPlace, TrackPart } from '../picture/picture.js';
import type { TerminalStyle } from './ansi.js';
import { cleanText } from './clean.js';
import { padTo, terminalWidth, truncate } from './terminal-width.js';
import { stackText } from './text-stacks.js';

/** What lies in a place; the label of an empty one, else a dot. */
function placeText(place: LyingPlace): string {
  const label = truncate(cleanText(place.label ?? ''), 4);
  if (place.dice?.length || place.pieces?.length || label === '') return stackText(place);
  return place.changed ? `[${label}]` : label;
}

const toned = (place: LyingPlace, width: number, style: TerminalStyle): string =>
  style.tone(
    padTo(placeText(place), width, 'center'),
    place.pieces?.at(-1) ?? place.dice?.[0]?.color ?? place.tone ?? 'muted',
  );

const widthOf = (places: readonly (LyingPlace | null)[]): number =>
  Math.max(2, ...places.map((place) => (place ? terminalWidth(placeText(place)) : 0)));

const headed = (title: string | undefined, lines: string[], width: number, style: TerminalStyle): string[] => {
  const heading = truncate(cleanText(title ?? ''), width);
  return heading === '' ? lines : [style.bold(heading), ...lines];
};

/** The places of a track in their order, as many in a line as fit; an arrow leads on, and back to the first of a ring. */
export function textTrack({ title, places, ring }: TrackPart, width: number, style: TerminalStyle): string[] {
  const own = widthOf(places);
  const perLine = Math.max(1, Math.floor((width - 1) / (own + 1)));
  const lines: string[] = [];
  for (let first = 0; first < places.length; first += perLine) {
    const row = places.slice(first, first + perLine).map((place) => toned(place, own, style));
    const isLast = first + perLine >= places.length;
    const on = isLast ? (ring ? ' ↺' : '') : ' ↵';
    lines.push(`${row.join(' ')}${style.tone(on, 'muted')}`.trimEnd());
  }
  return headed(title, lines, width, style);
}

/** The rows of a grid; of hexagons every second is moved by half a place. Rows that are too long are cut by the terminal. */
export function textGrid({ title, rows, shape }: GridPart, width: number, style: TerminalStyle): string[] {
  const own = widthOf(rows.flat());
  const lines = rows.map((row, y) => {
    const shift = shape === 'hexagons' && y % 2 === 1 ? ' '.repeat(Math.ceil((own + 1) / 2)) : '';
    const places = row.map((place) => (place ? toned(place, own, style) : ' '.repeat(own)));
    return `${shift}${places.join(' ')}`.trimEnd();
  });
  return headed(title, lines, width, style);
}
