import { readFile as read } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

/** A URL as it is, else a path; a Windows drive is no scheme. */
const urlOf = (file: string): URL => (/^[a-z][a-z\d+.-]+:/i.test(file) ? new URL(file) : pathToFileURL(file));

/** The content of a file. @throws Error (as a rejection) of the system */
export const readFile = async (file: string): Promise<Uint8Array> => read(urlOf(file));

/** The module of a file. @throws whatever it throws (as a rejection) */
export async function loadModule(file: string): Promise<Readonly<Record<string, unknown>>> {
  return (await import(urlOf(file).href)) as Readonly<Record<string, unknown>>;
}
