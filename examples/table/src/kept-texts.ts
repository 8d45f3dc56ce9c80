import { useSyncExternalStore } from 'react';

/** What the browser had no room for. */
const here = new Map<string, string>();
const listeners = new Set<() => void>();

/** What is kept under a key; `null` for nothing. */
export const keptText = (key: string): string | null => here.get(key) ?? localStorage.getItem(key);

/** The keys with this beginning under which something is kept. */
export const keptKeys = (beginning: string): readonly string[] =>
  [...new Set([...Object.keys(localStorage), ...here.keys()])].filter((key) => key.startsWith(beginning));

/** Keeps a text in the browser; where that has no room, it holds until the page is closed. */
export function keepText(key: string, text: string): void {
  if (text === localStorage.getItem(key) && !here.has(key)) return;
  try {
    localStorage.setItem(key, text);
    here.delete(key);
  } catch {
    here.set(key, text);
  }
  tell();
}

export function forgetText(key: string): void {
  here.delete(key);
  localStorage.removeItem(key);
  tell();
}

function tell(): void {
  // Something may be kept while a part of the page is drawn, and others are not drawn within that.
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}

/** Calls the listener after something was kept. @returns what ends it */
export function onKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the browser has no room for something whose key has this in it. */
export const useLacksRoom = (about: string): boolean =>
  useSyncExternalStore(onKept, () => [...here.keys()].some((key) => key.includes(about)));
