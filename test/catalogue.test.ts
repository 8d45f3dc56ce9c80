import { GameError } from 'dicewright';
import { catalogueOf, type Entry, entriesOf, entryOf, games, loadGame } from 'dicewright/games';
import { kiriki } from 'dicewright/kiriki';
import { renderText } from 'dicewright/render';
import { describe, expect, it } from 'vitest';
import { entryFor, isBuiltIn } from '../src/catalogue/entry-for.js';
import { partNames } from '../src/entry/entry.js';
import { gameAtHand } from '../src/entry/given-game.js';
import { kirikiPicture } from '../src/games/kiriki/kiriki.picture.js';
import { counter } from './toys/counter.js';
import { walk } from './toys/walk.js';

const [v1, v2, v3] = [walk(1), walk(2), walk(3)];
const refusal = expect.objectContaining({ name: 'GameError', code: 'INVALID_SETUP' });
const all: readonly Entry[] = Object.values(games);

/** All that belongs to a game. */
const parts = {
  picture: () => ({ title: 'Walk', summary: 'nothing', parts: [] }),
  invariants: [{ name: 'is somewhere', clause: 'WLK-1', holds: () => true }],
  worth: () => 0.5,
  analysis: { walkQuestions: [] },
  golden: [],
  versions: { 1: v1, 2: v2 },
  rulesPage: '### WLK-1 To walk',
};

describe('an own entry', () => {
  const own = entryOf({ game: v3, ...parts });

  it('has the game at hand, its facts, and its parts', async () => {
    expect(own).toMatchObject({ id: 'walk', title: 'Walk', rules: 3, playerCount: { min: 1, max: 1 } });
    expect([own.game, await own.load()]).toEqual([v3, v3]);
    for (const name of partNames) expect(await own.part(name), name).toEqual(parts[name]);
  });

  it('has none of what was not given', async () => {
    const bare = entryOf({ game: counter, picture: undefined });
    for (const name of partNames) expect(await bare.part(name), name).toBeUndefined();
  });

  it('is frozen', async () => {
    for (const part of [own, own.facts, own.traits, own.playerCount, await own.part('versions')]) {
      expect(Object.isFrozen(part)).toBe(true);
    }
  });

  it.each([
    ['no game', { game: {} }],
    ['nothing', null],
    ['a game by itself', v3],
    ['older rules of another number', { game: v3, versions: { 1: v2 } }],
    ['its own rules as older ones', { game: v3, versions: { 3: v3 } }],
    ['versions that are none', { game: v3, versions: [] }],
    ['a picture that is none', { game: v3, picture: {} }],
    ['invariants that are none', { game: v3, invariants: {} }],
    ['worth that is none', { game: v3, worth: 1 }],
    ['analysis that is none', { game: v3, analysis: 7 }],
    ['golden games that are none', { game: v3, golden: {} }],
    ['a page that is none', { game: v3, rulesPage: 7 }],
    ['a part of another name', { game: v3, pictures: () => null }],
    ['a part that an object has of itself', { game: v3, toString: 7 }],
  ])('is not made of %s', (_, given) => {
    expect(() => entryOf(given as never)).toThrow(refusal);
  });

  it('says which part was meant', () => {
    expect(() => entryOf({ game: v3, pictur: () => null } as never)).toThrow(
      '"walk": there is no part "pictur" (did you mean picture?)',
    );
  });
});

describe('a built-in entry', () => {
  it.each(all.map((entry) => [entry.id, entry] as const))('%s tells what its game does', async (_, entry) => {
    const { id, title, rules, playerCount, traits, facts } = await entry.load();
    expect(entry).toMatchObject({ id, title, rules, playerCount, traits, facts, game: undefined });
    expect(isBuiltIn(entry)).toBe(true);
    for (const part of [entry, entry.facts, entry.traits, entry.playerCount]) expect(Object.isFrozen(part)).toBe(true);
    expect(await entry.part('picture')).toBeTypeOf('function');
    expect((await entry.part('invariants'))?.length).toBeGreaterThan(0);
    expect(await entry.part('rulesPage')).toMatch(/^### [A-Z]+-1 /m);
  });

  it('gives parts that draw, judge and tell without a cast', async () => {
    const picture = await games.kiriki.part('picture');
    expect(picture).toBe(kirikiPicture);
    expect(renderText(picture(kiriki.setup({ players: 2 })))).toContain('Full house');
    const worth = await games.finish.part('worth');
    // A quarter of the way by where the dice lie, and half of a jump of two half rows of 56.
    expect(worth((await games.finish.load()).setup({ players: 3 }), 1)).toBeCloseTo(15 / 56, 10);
    const { kirikiBots } = await games.kiriki.part('analysis');
    expect(Object.keys(kirikiBots)).toContain('optimal');
    const none: undefined = await games.emag.part('worth');
    expect(none).toBeUndefined();
  });

  it.each(['pictures', '', 'toString', '__proto__', 7, undefined])('has no part %j, and says so', async (name) => {
    await expect(games.kiriki.part(name as never)).rejects.toThrow(refusal);
    await expect(entryOf({ game: v3 }).part(name as never)).rejects.toThrow(refusal);
  });
});

describe('loadGame', () => {
  it('loads a game by an id that is known at run time only', async () => {
    expect(await loadGame('kiriki')).toBe(kiriki);
  });

  it.each(['', 'chess', 'toString', '__proto__', 7, null, undefined])('refuses %j', async (id) => {
    await expect(loadGame(id as never)).rejects.toThrow(refusal);
  });

  it('says which was meant', async () => {
    await expect(loadGame('kirki')).rejects.toThrow('there is no game "kirki" (did you mean kiriki?)');
  });
});

describe('catalogueOf', () => {
  const own = entryOf({ game: v3, ...parts });

  it('has entries as they are, and games as entries', () => {
    const mine = catalogueOf([own, counter]);
    expect(Object.keys(mine)).toEqual(['walk', 'counter']);
    expect(mine.walk).toBe(own);
    expect(mine.counter?.game).toBe(counter);
    expect(Object.isFrozen(mine)).toBe(true);
    expect(Object.keys({ ...games, ...mine })).toEqual([...Object.keys(games), 'walk', 'counter']);
  });

  it.each([
    ['two games of one id', [v1, v2]],
    ['a game and its entry', [v3, own]],
    ['no list', v3],
    ['what is no game', [{}]],
    ['nothing', [null]],
  ])('refuses %s', (_, given) => {
    expect(() => catalogueOf(given as never)).toThrow(refusal);
  });
});

describe('entriesOf', () => {
  const walkEntry = entryOf({ game: v3, ...parts });

  it('finds entries, and games that no entry has, each once', async () => {
    const found = await entriesOf({
      default: walkEntry,
      walkEntry,
      walk: v3,
      walkV1: v1,
      counter,
      some: 7,
      none: null,
    });
    expect(Object.keys(found)).toEqual(['walkEntry', 'counter']);
    expect(found.walkEntry).toBe(walkEntry);
    expect(found.counter?.game).toBe(counter);
  });

  it('finds nothing where there is nothing', async () => expect(await entriesOf({ some: 7 })).toEqual({}));
});

describe('who takes a game', () => {
  it('takes an entry as it is', async () => {
    const own = entryOf({ game: kiriki });
    expect([await entryFor(own), await entryFor(games.kiriki)]).toEqual([own, games.kiriki]);
    expect([gameAtHand(own), gameAtHand(kiriki)]).toEqual([kiriki, kiriki]);
  });

  it('knows a built-in game by itself', async () => {
    expect(await entryFor(kiriki)).toBe(games.kiriki);
    const other = { ...kiriki };
    const bare = await entryFor(other);
    expect([isBuiltIn(bare), bare.game, await bare.part('worth')]).toEqual([false, other, undefined]);
  });

  it('says how to load a game that is not at hand', () => {
    expect(() => gameAtHand(games.kiriki)).toThrow(
      new GameError('INVALID_SETUP', '"kiriki" is not at hand: expected a game, such as await entry.load()'),
    );
  });
});
