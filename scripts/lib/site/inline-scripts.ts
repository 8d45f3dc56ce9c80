import { createHash } from 'node:crypto';

/** What a page of the site may load: nothing from elsewhere, and scripts from files only. */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  // Colours of code stand in attributes of its words.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'none'",
].join('; ');

/** A page without scripts in it. */
export interface Externalised {
  readonly html: string;
  /** The scripts that it loads now: path in the site → code. */
  readonly scripts: ReadonlyMap<string, string>;
}

/**
 * Moves the scripts of a built page into files, in the order in which they stand, and lets the page load nothing else.
 * @throws Error for a page without a head to say so in
 */
export function withoutInlineScripts(html: string, base: string): Externalised {
  const scripts = new Map<string, string>();
  const moved = html.replace(
    /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g,
    (_, attributes: string, code: string) => {
      const path = `assets/inline.${createHash('sha256').update(code).digest('hex').slice(0, 12)}.js`;
      scripts.set(path, code);
      return `<script${attributes} src="${base}${path}"></script>`;
    },
  );
  const head = moved.replace(
    /<meta charset="utf-8">/i,
    (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
  if (head === moved) throw new Error('a page without <meta charset="utf-8">');
  return { html: head, scripts };
}
