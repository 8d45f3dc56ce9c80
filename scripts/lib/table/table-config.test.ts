import { expect, it } from 'vitest';
import { tableConfig } from './table-config.js';

/** Where an import leads. */
function resolved(name: string): string {
  const { alias } = tableConfig('out', []).resolve ?? {};
  for (const { find, replacement } of alias as { find: string | RegExp; replacement: string }[]) {
    if (name.match(find)) return name.replace(find, replacement);
  }
  return name;
}

it.each(['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'])(
  'draws with the small implementation of React, built or worked on: %s',
  (name) => expect(resolved(name)).toMatch(/^preact\//),
);
