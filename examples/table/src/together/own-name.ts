const KEY = 'dicewright-name';

/** What somebody here was called last; empty for nothing. */
export const ownName = (): string => localStorage.getItem(KEY)?.trim().slice(0, 100) ?? '';

export const keepOwnName = (name: string): void => localStorage.setItem(KEY, name);
