import { type Answered, refused } from './answers.js';

// The two shapes that requests have on platforms, as far as they are used here.

/** A request of Node, such as its `IncomingMessage`. */
export interface NodeRequest extends AsyncIterable<unknown> {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** Its answer, such as Node's `ServerResponse`. */
export interface NodeResponse {
  writeHead(status: number, headers: Record<string, string>): unknown;
  end(text: string): unknown;
}

/** A `Request` of `fetch`. */
export interface FetchRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: { get(name: string): string | null };
  readonly body: { getReader(): FetchReader } | null;
}

interface FetchReader {
  read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
  cancel(): Promise<unknown>;
}

/** What platforms call `Response`; something else where there is none. */
export type FetchResponse = typeof globalThis extends { Response: { prototype: infer R } } ? R : Answered;

// Present wherever this runs, but not part of the language.
declare const TextDecoder: new () => { readonly decode: (bytes: Uint8Array) => string };
declare const Response: new (text: string, init: object) => FetchResponse;

export const HEADERS: Record<string, string> = {
  'content-type': 'application/json',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** `'http://host/matches?a'`, `'/matches?a'` → `'/matches'`. */
export const pathIn = (url: string): string => url.replace(/^[a-z]+:\/\/[^/?]*/, '').replace(/\?.*/s, '') || '/';

async function* chunksOf(reader: FetchReader): AsyncGenerator<Uint8Array> {
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || !value) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** @throws where it is longer than that, in bytes */
async function textOf(chunks: AsyncIterable<unknown>, most: number): Promise<string> {
  const read: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    const bytes = chunk as Uint8Array;
    length += bytes.length;
    if (length > most) throw refused(413, 'TOO_LARGE', `expected ${most} bytes at most`);
    read.push(bytes);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const bytes of read) {
    all.set(bytes, at);
    at += bytes.length;
  }
  return new TextDecoder().decode(all);
}

const nothing = async function* (): AsyncGenerator<Uint8Array> {};

export const bodyOfNode = (request: NodeRequest, most: number) => (): Promise<string> => textOf(request, most);
export const bodyOfFetch = (request: FetchRequest, most: number) => (): Promise<string> =>
  textOf(request.body ? chunksOf(request.body.getReader()) : nothing(), most);

export function fetchResponse({ status, text }: Answered): FetchResponse {
  return new Response(text, { status, headers: HEADERS });
}
