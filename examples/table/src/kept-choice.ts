import { useSyncExternalStore } from 'react';

/** Something that readers choose for the page, as a text that their browser keeps. */
export class KeptChoice {
  readonly #key: string;
  readonly #listeners = new Set<() => void>();
  /** Where the browser has no room, it holds until the page is closed. */
  #text: string | null = null;

  constructor(key: string) {
    this.#key = key;
  }

  /** `null` where nothing was chosen. */
  readonly read = (): string | null => this.#text ?? localStorage.getItem(this.#key);

  keep(text: string): void {
    this.#text = text;
    try {
      localStorage.setItem(this.#key, text);
    } catch {
      // It is no more than a choice.
    }
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** What was chosen, kept up to date. */
export const useChosen = ({ subscribe, read }: KeptChoice): string | null => useSyncExternalStore(subscribe, read);
