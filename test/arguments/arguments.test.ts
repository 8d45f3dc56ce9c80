import { createElement, isValidElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { publicEntries } from '../../scripts/lib/package/entries.js';
import { GameError } from '../../src/index.js';
import { hostileValues } from '../../src/testing/index.js';
import { keepStacksShort } from '../helpers/short-stacks.js';
import { escapes } from './calls.js';
import { tables } from './tables.js';

keepStacksShort();

type Entry = keyof typeof publicEntries;
type Exports = Readonly<Record<string, (...args: never[]) => unknown>>;

const values = hostileValues();

/** What a program of its own makes wrong, not what others send it: no traps, nothing of a size that nobody waits for. */
const plain = values.filter(
  ({ name }) =>
    !/throws|revoked|longest|claims|endless|nested|changes its mind|a class instance|toJSON|sparse|long|huge|infinity|beyond|many keys|array-like/.test(
      name,
    ),
);

/**
 * Entries with which games are written, where what a function is given stands in the game's own text, and those of games,
 * whose pictures and scores are of what `load` gave.
 */
const ofAuthors: readonly Entry[] = ['./define', './pyramid', './kiriki', './krakatoa', './calavera'];

const loaded = await Promise.all(
  Object.entries(publicEntries).map(
    async ([entry, file]) => [entry as Entry, (await import(`../../${file}`)) as Exports] as const,
  ),
);

/** Calls a hook, or a component, as React does: while it draws. */
const drawn =
  (call: (...args: never[]) => unknown) =>
  (...args: never[]): string =>
    renderToString(
      createElement(() => {
        const given = call(...args);
        return isValidElement(given) ? given : null;
      }),
    );

const isClass = (value: unknown): boolean => /^class\b/.test(String(value));

it('there is a row for every function that the package exports', () => {
  const missing = loaded.flatMap(([entry, exports]) =>
    Object.entries(exports)
      .filter(([, value]) => typeof value === 'function' && !isClass(value))
      .filter(([name]) => !tables[entry]?.[name])
      .map(([name]) => `${entry} ${name}`),
  );
  const rows = Object.values(tables).flatMap((table) => Object.keys(table));
  expect(missing).toEqual([]);
  expect(rows.length).toBeGreaterThan(120);
});

describe.each(loaded)('%s', (entry, exports) => {
  const rows = Object.entries(tables[entry] ?? {});
  it.runIf(rows.length > 0)(
    'refuses whatever is no sound argument, in words that have an end',
    { timeout: 120_000 },
    async () => {
      let count = 0;
      for (const [name, { sound, also, notTexts, isOwn = ofAuthors.includes(entry) }] of rows) {
        const tried = (isOwn ? plain : values).filter(({ value }) => !(notTexts && typeof value === 'string'));
        const exported = exports[name];
        if (!exported) throw new Error(`${entry} exports no ${name}`);
        const call = entry === './react' ? drawn(exported) : exported;
        const allowed = isOwn ? [TypeError, RangeError] : also;
        const { calls, found } = await escapes(call, sound, tried, allowed);
        expect([name, found]).toEqual([name, []]);
        count += calls;
      }
      expect(count).toBeGreaterThan(rows.length);
    },
  );
});

it('a message ends, however long what it tells of', () => {
  const { message } = new GameError('INVALID_SETUP', 'x'.repeat(50_000_000));
  expect([message.length, message.endsWith('x…')]).toEqual([2_000, true]);
});
