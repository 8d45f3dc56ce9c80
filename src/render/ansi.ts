import type { PictureColor } from '../picture/picture.js';

// Codes of the 256-colour table only where the basic sixteen have nothing near.
const foreground: Readonly<Record<PictureColor, string>> = {
  red: '31',
  orange: '38;5;208',
  gold: '33',
  yellow: '93',
  green: '32',
  blue: '94',
  pink: '38;5;205',
  black: '1',
  gray: '90',
  white: '97',
  muted: '2',
  accent: '36',
};

/** Puts colour and weight on a text that is already cut and filled: the codes take no columns. */
export interface TerminalStyle {
  readonly tone: (text: string, color: PictureColor | undefined) => string;
  readonly bold: (text: string) => string;
}

// Spaces round the text stay outside the codes, so that the end of a line can still be trimmed.
const style = (code: string, text: string): string =>
  text.replace(/\S(?:.*\S)?/su, (inner) => `\u001b[${code}m${inner}\u001b[0m`);

export const colored: TerminalStyle = {
  tone: (text, color) => (color === undefined ? text : style(foreground[color], text)),
  bold: (text) => style('1', text),
};

export const plain: TerminalStyle = {
  tone: (text) => text,
  bold: (text) => text,
};
