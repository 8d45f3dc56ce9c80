import type { DicePart, PictureDiceRow, PictureDie, PictureFace } from '../picture/picture.js';
import type { TerminalStyle } from './ansi.js';
import { cleanText } from './clean.js';
import { pipPlaces } from './pips.js';
import { padTo, terminalWidth, truncate, wrap } from './terminal-width.js';

const symbols = { skull: '☠', joker: '★' } as const;

// Corners and edges: a cube has square corners, a dodecahedron round ones; a die in use is drawn doubly, one that is
// set aside with a broken line.
const frames = {
  cube: '┌─┐│└┘',
  dodecahedron: '╭─╮│╰╯',
  selected: '╔═╗║╚╝',
  setAside: '┌╌┐╎└┘',
} as const;

function frameOf(die: PictureDie): readonly string[] {
  return [...frames[die.selected ? 'selected' : die.setAside ? 'setAside' : die.shape]];
}

/** What a face shows, in at most three characters. */
export function faceText(face: PictureFace): string {
  if (face.kind === 'letter') return truncate(cleanText(face.text), 3);
  if (face.kind === 'symbol') return symbols[face.symbol];
  if (face.kind === 'pips') return String(face.count);
  return '';
}

/** The lines inside the frame: three with pips, else one. */
function inside(face: PictureFace, tall: boolean): string[] {
  const places = face.kind === 'pips' ? pipPlaces(face.count) : undefined;
  if (places !== undefined) {
    return [0, 3, 6].map((first) => {
      const pip = (column: number): string => (places.includes(first + column) ? '●' : ' ');
      return ` ${pip(0)} ${pip(1)} ${pip(2)} `;
    });
  }
  const text = padTo(faceText(face), tall ? 7 : 3, 'center');
  return tall ? [' '.repeat(7), text, ' '.repeat(7)] : [text];
}

function drawDie(die: PictureDie, tall: boolean, style: TerminalStyle): string[] {
  const [topLeft = '', edge = '', topRight = '', side = '', bottomLeft = '', bottomRight = ''] = frameOf(die);
  const width = tall ? 7 : 3;
  const frameTone = die.setAside ? 'muted' : die.color;
  const toned = (text: string): string => style.tone(text, frameTone);
  const face = (text: string): string => style.tone(text, die.faceColor ?? die.color);
  return [
    toned(topLeft + edge.repeat(width) + topRight),
    ...inside(die.face, tall).map((line) => toned(side) + face(line) + toned(side)),
    toned(bottomLeft + edge.repeat(width) + bottomRight),
  ];
}

function compactDie(die: PictureDie, style: TerminalStyle): string {
  const text =
    die.face.kind === 'pips' && die.face.count >= 1 && die.face.count <= 6
      ? String.fromCodePoint(0x267f + die.face.count)
      : faceText(die.face) || ' ';
  const face = style.tone(text, die.faceColor ?? die.color);
  if (die.selected) return `{${face}}`;
  return die.setAside ? `(${face})` : `[${face}]`;
}

function compactRow(row: PictureDiceRow, labelWidth: number, width: number, style: TerminalStyle): string[] {
  const label = labelWidth === 0 ? '' : `${padTo(cleanText(row.label ?? ''), labelWidth)} `;
  const indent = ' '.repeat(terminalWidth(label));
  const lines: string[] = [];
  const perLine = Math.max(1, Math.floor((width - terminalWidth(label)) / 4));
  for (let first = 0; first < row.dice.length; first += perLine) {
    const dice = row.dice.slice(first, first + perLine).map((die) => compactDie(die, style));
    lines.push((first === 0 ? label : indent) + dice.join(' '));
  }
  if (row.note !== undefined)
    lines.push(...wrap(cleanText(row.note), width - indent.length).map((line) => indent + line));
  return lines;
}

function artRow(row: PictureDiceRow, labelWidth: number, tall: boolean, width: number, style: TerminalStyle): string[] {
  const dice = row.dice.map((die) => drawDie(die, tall, style));
  const middle = tall ? 2 : 1;
  const label = cleanText(row.label ?? '');
  const gap = labelWidth === 0 ? '' : '  ';
  const diceWidth = row.dice.length * (tall ? 10 : 6);
  const note = truncate(cleanText(row.note ?? ''), width - labelWidth - gap.length - diceWidth - 1);
  const lines = Array.from({ length: tall ? 5 : 3 }, (_, line) => {
    const start = padTo(line === middle ? label : '', labelWidth) + gap;
    const end = line === middle && note !== '' ? `  ${note}` : '';
    return (start + dice.map((art) => art[line] ?? '').join(' ') + end).trimEnd();
  });
  // Where all dice were rolled, marking them says nothing.
  if (row.dice.some((die) => die.rolled) && !row.dice.every((die) => die.rolled)) {
    const marks = row.dice.map((die) => padTo(die.rolled ? '▴' : '', tall ? 9 : 5, 'center')).join(' ');
    lines.push((' '.repeat(labelWidth + gap.length) + marks).trimEnd());
  }
  return lines;
}

/** Dice as boxes where they fit into the width, else as single characters in brackets. */
export function textDice(part: DicePart, width: number, style: TerminalStyle): string[] {
  const labels = part.rows.map((row) => terminalWidth(cleanText(row.label ?? '')));
  const labelWidth = Math.min(Math.max(0, ...labels), 16, Math.floor(width / 3));
  const tall = part.rows.some((row) => row.dice.some((die) => die.face.kind === 'pips'));
  const most = Math.max(0, ...part.rows.map((row) => row.dice.length));
  const notes = Math.max(0, ...part.rows.map((row) => terminalWidth(cleanText(row.note ?? ''))));
  const artWidth = labelWidth + 2 + most * (tall ? 10 : 6) + (notes === 0 ? 0 : Math.min(notes, 12) + 2);
  return part.rows.flatMap((row) =>
    artWidth <= width ? artRow(row, labelWidth, tall, width, style) : compactRow(row, labelWidth, width, style),
  );
}
