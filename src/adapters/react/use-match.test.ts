import { act, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { create, type ReactTestRenderer } from 'react-test-renderer';
import { expect, it } from 'vitest';
import { kiriki } from '../../games/kiriki/kiriki.js';
import { kirikiPicture } from '../../games/kiriki/kiriki.picture.js';
import { Position } from './position.js';
import { type MatchSource, useMatch } from './use-match.js';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

interface Seen {
  readonly seat: number | null;
  readonly version: number;
}

/** A match in which nothing but the version changes. */
class Table implements MatchSource<Seen> {
  readonly listeners = new Map<() => void, number | null>();
  version = 0;
  views = 0;

  readonly view = (seat: number | null): Seen => {
    this.views++;
    return { seat, version: this.version };
  };

  readonly subscribe = (seat: number | null, listener: () => void) => {
    this.listeners.set(listener, seat);
    return () => this.listeners.delete(listener);
  };

  happen(): void {
    this.version++;
    for (const listener of this.listeners.keys()) listener();
  }
}

function Shown({ table, seat }: { readonly table: Table; readonly seat: number | null }) {
  return createElement('p', null, JSON.stringify(useMatch(table, seat)));
}

it('shows what a seat sees, once for each version, and lets go of the match at the end', () => {
  const table = new Table();
  let shown: ReactTestRenderer | undefined;
  act(() => {
    shown = create(createElement(Shown, { table, seat: 1 }));
  });
  expect(shown?.toJSON()).toMatchObject({ children: ['{"seat":1,"version":0}'] });
  expect([...table.listeners.values()]).toEqual([1]);
  act(() => table.happen());
  expect(shown?.toJSON()).toMatchObject({ children: ['{"seat":1,"version":1}'] });
  expect(table.views).toBe(2);
  act(() => shown?.update(createElement(Shown, { table, seat: null })));
  expect(shown?.toJSON()).toMatchObject({ children: ['{"seat":null,"version":1}'] });
  expect([...table.listeners.values()]).toEqual([null]);
  act(() => shown?.unmount());
  expect(table.listeners.size).toBe(0);
});

it('draws a position on a server, too, with buttons only where somebody listens', () => {
  const picture = kirikiPicture(kiriki.setup({ players: 1 }));
  const still = renderToStaticMarkup(createElement(Position, { picture, className: 'board' }));
  expect(still).toMatch(/^<div class="board"><svg /);
  expect(still).not.toContain('role="button"');
  expect(renderToStaticMarkup(createElement(Position, { picture, onPart: () => {} }))).toContain('role="button"');
});
