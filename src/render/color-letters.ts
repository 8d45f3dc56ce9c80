import type { PictureColor } from '../picture/picture.js';

export const colorLetters: Readonly<Record<PictureColor, string>> = {
  red: 'r',
  orange: 'o',
  gold: 'y',
  yellow: 'l',
  green: 'g',
  blue: 'b',
  pink: 'p',
  black: 'k',
  gray: 'e',
  white: 'w',
  muted: 'm',
  accent: 'a',
};
