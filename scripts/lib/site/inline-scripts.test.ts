import { expect, it } from 'vitest';
import { withoutInlineScripts } from './inline-scripts.js';

const page = (body: string): string => `<head>\n    <meta charset="utf-8">${body}</head>`;

it('moves scripts into files, in their order, and leaves those that are files', () => {
  const text = page('<script id="a">one()</script><script type="module" src="/x.js"></script><script>two()</script>');
  const { html, scripts } = withoutInlineScripts(text, '/dice/');
  const [[first, one] = [], [second, two] = []] = [...scripts];
  expect([one, two]).toEqual(['one()', 'two()']);
  expect(html).toContain(
    `<script id="a" src="/dice/${first}"></script><script type="module" src="/x.js"></script><script src="/dice/${second}"></script>`,
  );
});

it('says that nothing else may be loaded, before anything is', () => {
  const { html } = withoutInlineScripts(page('<link href="/a.css">'), '/');
  expect(html).toMatch(
    /<meta charset="utf-8">\s*<meta http-equiv="Content-Security-Policy" content="[^"]*script-src 'self';/,
  );
  expect(() => withoutInlineScripts('<head></head>', '/')).toThrow('charset');
});

it('calls a script alike on all pages', () => {
  const names = ['', '<link href="/a.css">'].map((other) => [
    ...withoutInlineScripts(page(`${other}<script>one()</script>`), '/').scripts.keys(),
  ]);
  expect(names[0]).toEqual(names[1]);
});
