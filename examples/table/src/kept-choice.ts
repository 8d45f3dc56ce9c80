import { useSyncExternalStore } from 'react';
import { keepText, keptText, onKept } from './kept-texts.js';

/** Something that readers choose for the page, as a text that their browser keeps. */
export class KeptChoice {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  /** `null` where nothing was chosen. */
  readonly read = (): string | null => keptText(this.#key);

  keep(text: string): void {
    keepText(this.#key, text);
  }
}

/** What was chosen, kept up to date. */
export const useChosen = ({ read }: KeptChoice): string | null => useSyncExternalStore(onKept, read);
