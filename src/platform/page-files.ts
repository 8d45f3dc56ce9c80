import type { Platform } from '../analysis/tournament/platform.js';

// Present wherever this runs, but no part of the language.
declare const fetch: (
  url: string,
) => Promise<{ readonly ok: boolean; readonly status: number; readonly arrayBuffer: () => Promise<ArrayBuffer> }>;

export const without = (what: string) => async (): Promise<never> => {
  throw new Error(`${what} are for Node: here the bots are functions, and play in this thread`);
};

/** The content of a file, which comes over the network. @throws Error (as a rejection) when the server has none */
export const readFile: Platform['readFile'] = async (file) => {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: the server answers ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

/** The module at a URL. @throws whatever it throws (as a rejection) */
export const loadModule: Platform['loadModule'] = (url) => import(/* @vite-ignore */ /* webpackIgnore: true */ url);
