import { describe, expect, it } from 'vitest';
import { hop, hopEntry, hopV1, hopVersions } from '../../test/fixtures/games/hop.js';
import { stones } from '../../test/toys/stones.js';
import { games } from '../catalogue.js';
import { entryNamed } from './entry-named.js';
import { gamesOfModule, moduleParts } from './own-module.js';

const exporting = (exports: object) => async () => exports as Readonly<Record<string, unknown>>;
const failing = (message: string, code?: string) => async () => {
  throw Object.assign(new Error(message), { code });
};
const all = { hop, hopV1, hopVersions, hopEntry };

describe('gamesOfModule', () => {
  it('finds entries, and games that no entry has', async () => {
    const [found, other, ...none] = await gamesOfModule('a.js', exporting({ ...all, stones }));
    expect(found).toEqual({ entry: hopEntry, module: 'a.js#hopEntry' });
    expect([other?.entry.game, other?.module, none]).toEqual([stones, 'a.js#stones', []]);
  });

  it.each(['hop', 'hopEntry'])('finds one by its export, with what belongs to it: %s', async (name) => {
    const found = await gamesOfModule(`a.js#${name}`, exporting({ ...all, stones }));
    expect(found).toEqual([{ entry: hopEntry, module: `a.js#${name}` }]);
  });

  it('finds a game of older rules by its export', async () => {
    const [old, ...none] = await gamesOfModule('a.js#hopV1', exporting(all));
    expect([old?.entry.game, old?.module, none]).toEqual([hopV1, 'a.js#hopV1', []]);
  });

  it('takes a default, and what CommonJS exports', async () => {
    const entries = async (exports: object) => gamesOfModule('a.js', exporting(exports));
    expect(await entries({ default: hopEntry })).toEqual([{ entry: hopEntry, module: 'a.js#default' }]);
    expect(await entries({ default: hop, hop })).toMatchObject([{ module: 'a.js#hop' }]);
    expect(await entries({ default: all })).toEqual([{ entry: hopEntry, module: 'a.js#hopEntry' }]);
    expect(await entries({ default: { default: hopEntry, hop } })).toEqual([
      { entry: hopEntry, module: 'a.js#default' },
    ]);
  });

  it.each([
    ['a.js', exporting({}), 'a.js exports no game: expected one made by defineGame, or its entry'],
    ['a.js', exporting({ hop, hopV1 }), 'a.js exports two games hop: say which, as FILE#EXPORT'],
    ['a.js#pig', exporting({ hop }), 'a.js exports no game pig; the games that it exports: hop'],
    ['a.js#pig', exporting({}), 'the games that it exports: none'],
    ['a.js', failing("Cannot find module '/b/a.js' imported from /c"), 'a.js: there is no such file'],
    ['a.js', failing("Cannot find package 'zod' imported from /b/a.js"), 'a.js: it imports zod, which is not there'],
    ['a.ts', failing('Unknown file extension', 'ERR_UNKNOWN_FILE_EXTENSION'), 'a.ts: it is no JavaScript'],
    ['a.js', failing('my mistake'), 'a.js: the module can’t be loaded: my mistake'],
  ])('%s: refuses %#', async (module, load, message) => {
    await expect(gamesOfModule(module, load)).rejects.toMatchObject({
      code: 'INVALID_SETUP',
      message: expect.stringContaining(message),
    });
  });
});

it('entryNamed finds the one of an id, of a module or a built-in one', async () => {
  expect(await entryNamed('hop', 'a.js', exporting({ hopEntry, stones }))).toBe(hopEntry);
  expect(await entryNamed('kiriki', undefined, failing('nothing is loaded'))).toBe(games.kiriki);
  await expect(entryNamed('pig', 'a.js', exporting({ hop, stones }))).rejects.toThrow(
    'a.js exports no game of the id pig: hop, stones',
  );
});

it('moduleParts parts the export from the file', () => {
  expect(moduleParts('a.js')).toEqual({ file: 'a.js', name: undefined });
  expect(moduleParts('C:\\a#b\\c.js#farkle')).toEqual({ file: 'C:\\a#b\\c.js', name: 'farkle' });
  expect(moduleParts('/a#b/c.js')).toEqual({ file: '/a#b/c.js', name: undefined });
});
