import { KeptChoice, useChosen } from './kept-choice.js';

export type Theme = 'auto' | 'light' | 'dark';

const chosen = new KeptChoice('dicewright-theme');

const themeOf = (text: string | null): Theme => (text === 'light' || text === 'dark' ? text : 'auto');

/** Shows the page in light or dark, or as the reader's system has it. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  chosen.keep(theme);
}

document.documentElement.dataset.theme = themeOf(chosen.read());

export const useTheme = (): Theme => themeOf(useChosen(chosen));
