import { basename } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createVitest } from 'vitest/node';
import { root } from '../../../test/helpers/root.js';
import { findGameFolders } from '../games/game-folders.js';
import { checkPlan } from './check-plan.js';

const folders = findGameFolders('src/games', root);
const plan = (...paths: string[]) => checkPlan(paths, folders);
const race = 'src/games/das-spiel/board/race';

describe('what has to be tried again', () => {
  it.each([
    ['a game', `${race}/race.ts`],
    ['its tests', `${race}/race.test.ts`],
    ['a golden game', `${race}/race.golden.json`],
    ['a rules page', `${race}/race.rules.md`],
    ['its generated tests', 'test/games/race.test.ts'],
  ])('is one game after a change in %s', (_, path) => {
    expect(plan(path)).toEqual({ games: ['race'], beneath: [], beside: [] });
  });

  it.each([
    ['the kit of a family', 'src/games/das-spiel/board/moves.ts'],
    ['the kernel', 'src/kernel/engine/engine.ts'],
    ['the laws', 'src/testing/laws/views.ts'],
    ['what is the same for every game', 'test/suites/laws.ts'],
    ['a setting of the tests', 'vitest.config.ts'],
  ])('is all that stands on it after a change in %s', (_, path) => {
    expect(plan(path)).toEqual({ games: [], beneath: [path], beside: [] });
  });

  it('is what imports it after other changes, and nothing after changes in prose', () => {
    expect(plan('src/cli/play.ts', 'docs/host/matches.md')).toEqual({
      games: [],
      beneath: [],
      beside: ['src/cli/play.ts'],
    });
    expect(plan('src/games/kiriki/patterns.ts', `${race}/race.ts`).games).toEqual(['kiriki', 'race']);
  });
});

describe('what imports what', async () => {
  const vitest = await createVitest('test', { root, watch: false, run: true, project: ['quick'] });
  afterAll(() => vitest.close());

  /** The games whose own tests, or those of all games, can reach a file. */
  async function gamesReaching(path: string): Promise<string[]> {
    vitest.config.related = [`${root}/${path}`];
    // No others are looked at, and to walk through what each imports takes long.
    const tests = await vitest.getRelevantTestSpecifications(['test/games/', 'src/games/']);
    const ids = tests.flatMap(({ moduleId }) => /\/test\/games\/([\w-]+)\.test\.ts$/.exec(moduleId)?.[1] ?? []);
    const own = tests.flatMap(
      ({ moduleId }) => /\/src\/games\/.*\/([\w-]+)\/[\w.-]+\.test\.ts$/.exec(moduleId)?.[1] ?? [],
    );
    return [...new Set([...ids, ...own.filter((id) => folders.some((folder) => folder.id === id))])].sort();
  }

  it('ties a game to its own tests alone', async () => {
    expect(await gamesReaching(`${race}/race.ts`)).toEqual(['race']);
    expect(await gamesReaching('src/games/kiriki/patterns.ts')).toEqual(['kiriki']);
  });

  it('ties the kit of a family to games of that family', async () => {
    const reached = await gamesReaching('src/games/das-spiel/board/moves.ts');
    const family = folders.filter(({ folder }) => folder.includes('/board/')).map(({ id }) => id);
    expect(reached.length).toBeGreaterThan(1);
    expect(reached.filter((id) => !family.includes(id))).toEqual([]);
  });

  it.each(['src/kernel/engine/engine.ts', 'src/testing/laws/views.ts', 'test/suites/laws.ts'])(
    'ties %s to all games',
    async (path) => {
      expect(await gamesReaching(path)).toEqual(folders.map(({ folder }) => basename(folder)).sort());
    },
  );
});
