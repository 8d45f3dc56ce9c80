import { act, createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { create, type ReactTestInstance, type ReactTestRenderer } from 'react-test-renderer';
import { describe, expect, it, vi } from 'vitest';
import { bare } from '../../../test/record/toys.js';
import { entryOf } from '../../catalogue/entry-of.js';
import { kiriki } from '../../games/kiriki/kiriki.js';
import { kirikiPicture } from '../../games/kiriki/kiriki.picture.js';
import { krakatoa } from '../../games/krakatoa/krakatoa.js';
import { defineGame } from '../../kernel/define.js';
import { illegal } from '../../kernel/errors.js';
import { list, text } from '../../kernel/schemas/schema.js';
import type { PictureOptions } from '../../picture/picture.js';
import type { Session } from '../../session/session.js';
import { startGame } from '../../session/start.js';
import { Board, type BoardProps } from './board.js';
import { Position } from './position.js';
import { useGame } from './use-game.js';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A page with a board of whoever is to act. */
function Page({ session, ...rest }: Omit<BoardProps, 'seat'>) {
  const { toAct, canUndo, undo, steps } = useGame(session);
  const board = createElement(Board, { ...rest, session, seat: toAct[0] ?? null });
  const back = createElement('button', { type: 'button', disabled: !canUndo, onClick: undo }, 'Undo');
  return createElement(Fragment, null, board, back, createElement('p', { id: 'steps' }, `${steps.length}`));
}

async function shown(session: Session, props: Partial<BoardProps> = {}) {
  let page: ReactTestRenderer | undefined;
  await act(async () => {
    page = create(createElement(Page, { session, ...props }));
  });
  const root = () => (page as ReactTestRenderer).root;
  const textOf = ({ children }: ReactTestInstance): string =>
    children.filter((child) => typeof child === 'string').join('');
  const named = (label: string) =>
    root().find(({ type, children }) => type === 'button' && children[0] === label).props as {
      disabled: boolean;
      onClick: () => void;
    };
  return {
    status: () => textOf(root().findByProps({ role: 'status' })),
    count: () => textOf(root().findByProps({ id: 'steps' })),
    isOpen: (label: string) => !named(label).disabled,
    press: (label: string) => act(() => named(label).onClick()),
    point: (part: string) => act(() => root().findByType(Position).props.onPart(part)),
    position: () => root().findByType(Position).props,
    fields: () => root().findAllByType('label').map(textOf),
    write: (value: string) =>
      act(() =>
        (root().findByType('input').props as { onChange(event: object): void }).onChange({ target: { value } }),
      ),
    submit: () =>
      act(() =>
        (root().findByType('form').props as { onSubmit(event: object): void }).onSubmit({ preventDefault() {} }),
      ),
    hasPosition: () => root().findAllByType(Position).length > 0,
  };
}

it('plays by pointing, tells what has happened, and takes back', async () => {
  const session = startGame(kiriki, { players: 2, names: ['Ada', 'Ben'], seed: 'x' });
  const page = await shown(session, { picture: kirikiPicture });
  expect([page.status(), page.isOpen('Done'), page.isOpen('Choose again')]).toEqual(['', false, false]);
  page.point('action:roll');
  expect(page.status()).toBe(`Ada rolls ${session.state.dice.join(' ')}.`);
  page.point('die:0');
  expect([page.isOpen('Done'), page.isOpen('Choose again'), page.count()]).toEqual([true, true, '1']);
  page.press('Choose again');
  expect(page.isOpen('Done')).toBe(false);
  page.point('line:chance');
  expect([page.count(), page.isOpen('Undo')]).toEqual(['2', true]);
  page.press('Undo');
  expect([page.count(), session.toAct]).toEqual(['1', [0]]);
  page.point('die:1');
  page.press('Done');
  expect(session.steps.at(-1)?.action).toMatchObject({ type: 'roll', dice: [1] });
});

it('marks what the last step has changed, until it is taken back', async () => {
  const before = vi.fn();
  const picture = (view: never, options: PictureOptions) => {
    before(options.before);
    return kirikiPicture(view, options);
  };
  const session = startGame(kiriki, { players: 2, seed: 'x' });
  const page = await shown(session, { picture });
  expect(before).toHaveBeenLastCalledWith(undefined);
  const start = session.state;
  page.point('action:roll');
  expect(before).toHaveBeenLastCalledWith(start);
  page.point('die:0');
  expect(before).toHaveBeenLastCalledWith(start);
  page.press('Choose again');
  const rolled = session.state;
  page.point('line:chance');
  expect(before).toHaveBeenLastCalledWith(rolled);
  page.press('Undo');
  expect(before).toHaveBeenLastCalledWith(undefined);
});

describe('words', () => {
  const define = defineGame({
    id: 'letters',
    rules: 1,
    options: {},
    state: { written: list(text(/^.{1,99}$/, 'a text'), 9) },
  });
  const write = define.action({
    fields: { text: text(/^[a-z ]{1,99}$/, 'small letters') },
    *candidates() {
      yield { text: 'dear you' };
    },
    check: (_, { text: given }) => (given.length > 12 ? illegal('LET-1', 'too long') : undefined),
    apply: (draft, { text: given }) => void draft.written.push(given),
  });
  const letters = define.game({
    title: 'Letters',
    playerCount: { min: 1, max: 1 },
    actions: { write },
    setup: () => ({ written: [] }),
    playersToAct: () => [0],
    result: () => null,
  });
  const asking = 'value:text=';

  it('are asked for in a field, where they can be put right', async () => {
    const session = startGame(letters, { players: 1 });
    const page = await shown(session, { picture: () => ({ title: '', summary: '', parts: [] }) });
    expect(page.fields()).toEqual([]);
    page.point('action:write');
    page.point(asking);
    expect([page.fields(), page.isOpen('OK')]).toEqual([['text '], false]);
    page.submit();
    page.write('much too long a letter');
    expect(page.isOpen('OK')).toBe(true);
    page.submit();
    expect([page.status(), page.fields(), session.steps.length]).toEqual(['too long', ['text '], 0]);
    page.write('hello');
    page.submit();
    expect([page.fields(), session.state.written]).toEqual([[], ['hello']]);
  });
});

it('says why a part can’t be taken, until something else happens', async () => {
  const session = startGame(kiriki, { players: 1, seed: 'x' });
  const page = await shown(session, { picture: kirikiPicture });
  page.point('line:chance');
  expect([page.status(), page.count()]).toEqual([session.choice(0).refusal('line:chance')?.message, '0']);
  page.point('action:roll');
  expect(page.status()).toMatch(/^Player 1 rolls/);
});

it('follows what is played elsewhere, and shows the end', async () => {
  const session = startGame(bare, { players: 2 });
  const page = await shown(session);
  for (const count of [2, 2, 2, 1])
    act(() => void session.play({ type: 'take', player: session.state.left % 2, count }));
  expect([page.count(), page.status()]).toEqual(['4', 'Nothing is left.']);
  expect(page.position().onPart).toBeUndefined();
});

it('loads the picture of a built-in game and of an entry, and none for another game of the same id', async () => {
  const entry = entryOf({ game: bare, picture: () => ({ title: 'Mine', summary: 'Mine', parts: [] }) });
  const own = await shown(startGame(entry, { players: 2 }));
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(own.position().picture.title).toBe('Mine');
  });
  const builtIn = await shown(startGame(krakatoa, { players: 2, seed: 'x' }));
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(builtIn.hasPosition()).toBe(true);
  });
  expect(builtIn.position().picture.parts.length).toBeGreaterThan(0);
  const alike = await shown(startGame(Object.freeze({ ...krakatoa }), { players: 2, seed: 'x' }));
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(alike.hasPosition()).toBe(true);
  });
  expect(alike.position().picture.parts).toEqual([]);
});

it('is drawn on a server, too, for a spectator without buttons in the drawing', () => {
  const session = startGame(kiriki, { players: 1, seed: 'x' });
  const html = renderToStaticMarkup(createElement(Board, { session, seat: null, picture: kirikiPicture }));
  expect(html).toContain('<svg ');
  expect(html).not.toContain('role="button"');
});
