import { describe, expect, it } from 'vitest';
import {
  hop,
  hopBots,
  hopInvariants,
  hopPicture,
  hopQuestions,
  hopV1,
  hopVersions,
} from '../../test/fixtures/games/hop.js';
import { stones } from '../../test/toys/stones.js';
import { gameOfModule, gamesOfModule, moduleParts } from './own-module.js';

const exporting = (exports: object) => async () => exports as Readonly<Record<string, unknown>>;
const failing = (message: string, code?: string) => async () => {
  throw Object.assign(new Error(message), { code });
};
const all = { hop, hopV1, hopVersions, hopPicture, hopInvariants, hopBots, hopQuestions };
const beside = {
  versions: { 1: hopV1 },
  picture: hopPicture,
  invariants: hopInvariants,
  analysis: { hopBots, hopQuestions },
};

describe('gamesOfModule', () => {
  it('finds the games and what is beside them, older rules apart', async () => {
    expect(await gamesOfModule('a.js', exporting({ ...all, stones }))).toEqual([
      { game: hop, module: 'a.js#hop', ...beside },
      { game: stones, module: 'a.js#stones' },
    ]);
  });

  it('finds one by its export, also one of older rules', async () => {
    expect(await gamesOfModule('a.js#hop', exporting({ ...all, stones }))).toMatchObject([{ game: hop, ...beside }]);
    const [old] = await gamesOfModule('a.js#hopV1', exporting(all));
    expect(old).toEqual({ game: hopV1, module: 'a.js#hopV1' });
  });

  it('takes a default, by whose id is found what is beside it, and what CommonJS exports', async () => {
    expect(await gamesOfModule('a.js', exporting({ default: hop, hopPicture }))).toEqual([
      { game: hop, module: 'a.js#default', picture: hopPicture },
    ]);
    expect(await gamesOfModule('a.js', exporting({ default: hop, hop }))).toMatchObject([{ module: 'a.js#hop' }]);
    expect(await gamesOfModule('a.cjs', exporting({ default: all }))).toMatchObject([{ game: hop, ...beside }]);
  });

  it.each([
    ['a.js', exporting({}), 'a.js exports no game: expected one made by defineGame'],
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

it('gameOfModule finds the one of an id', async () => {
  expect(await gameOfModule('a.js', 'stones', exporting({ hop, stones }))).toMatchObject({ game: stones });
  await expect(gameOfModule('a.js', 'pig', exporting({ hop, stones }))).rejects.toThrow(
    'a.js exports no game of the id pig: hop, stones',
  );
});

it('moduleParts parts the export from the file', () => {
  expect(moduleParts('a.js')).toEqual({ file: 'a.js', name: undefined });
  expect(moduleParts('C:\\a#b\\c.js#farkle')).toEqual({ file: 'C:\\a#b\\c.js', name: 'farkle' });
  expect(moduleParts('/a#b/c.js')).toEqual({ file: '/a#b/c.js', name: undefined });
});
