import { useSyncExternalStore } from 'react';

export type Theme = 'auto' | 'light' | 'dark';

const KEY = 'dicewright-theme';
const listeners = new Set<() => void>();

const isTheme = (text: string | null): text is Theme => text === 'light' || text === 'dark';

function read(): Theme {
  const kept = localStorage.getItem(KEY);
  return isTheme(kept) ? kept : 'auto';
}

/** Shows the page in light or dark, or as the reader's system has it. */
export function setTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme);
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

document.documentElement.dataset.theme = read();

export const useTheme = (): Theme =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, read);
