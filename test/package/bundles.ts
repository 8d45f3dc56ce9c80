import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { specifier } from '../../scripts/lib/package/entries.js';
import { bundle, oneGamePrograms, runNode } from '../../scripts/lib/package/package-build.js';
import { games, type Packed, subpaths } from './packed.js';

/** One game of each family of each collection: what keeps one game out of a bundle keeps out all of its kind. */
const collected = [
  ...new Map(games.flatMap((game) => (game.collection ? [[dirname(game.folder), game] as const] : []))).values(),
];

export function describeBundles({ stranger, tester }: Packed): void {
  describe('a bundle', () => {
    /**
     * Games whose code is in a bundle: those that define their id, and those of which a clause is cited. The catalogue
     * names every id, too, but as the first of its facts, before a title and the version of the rules.
     */
    const present = (code: string): string[] =>
      games
        .filter(({ id, prefix }) => {
          const defined = new RegExp(`\\bid:(["'\`])${id}\\1(?!,title:(?:"[^"]*"|'[^']*'|\`[^\`]*\`),rules:)`);
          // The hash in a chunk's name may end with a prefix, so a number has to follow, and nothing may stand before.
          return defined.test(code) || new RegExp(`\\b${prefix}-\\d`).test(code);
        })
        .map(({ id }) => id);

    it.each(oneGamePrograms)(
      'with $title stays within its budget',
      async ({ program, budget, without = [], isAlone = false }) => {
        const { code, size: count, all } = await bundle(stranger, program);
        const size = count();
        expect(present(code)).toEqual(['kiriki']);
        if (isAlone) expect(present(all)).toEqual(['kiriki']);
        expect(size).toBeGreaterThan(1_000);
        expect(size).toBeLessThanOrEqual(budget);
        // A budget that is not used up hides the next growth.
        expect(size).toBeGreaterThan(budget - 500);
        for (const words of without) expect(code).not.toContain(words);
      },
    );

    it('with the mathematics of a game has its words, so that they are missed elsewhere', async () => {
      const program = "import { games } from 'dicewright/games'; console.log(games.kiriki.part('analysis'));";
      const { code, all } = await bundle(stranger, program);
      expect([code.includes('kiriki table'), all.includes('kiriki table')]).toEqual([false, true]);
    });

    it.each(subpaths.map(specifier))('of %s has the code of no game but its own', async (entry) => {
      const { code } = await bundle(tester, `import * as all from '${entry}'; console.log(all);`);
      const own = games.filter(({ id, collection }) => `dicewright/${id}` === entry || collection === entry);
      expect(present(code)).toEqual(own.map(({ id }) => id));
    });

    it.each(collected)('with $id of a collection has no other game of it', async ({ exportName, collection, id }) => {
      const program = `import { ${exportName} } from '${collection}'; console.log(${exportName}.setup({ players: 2 }));`;
      const { code } = await bundle(stranger, program);
      expect(present(code)).toEqual([id]);
    });

    it('for a browser plays tournaments, and knows nothing of Node', async () => {
      const outdir = join(stranger, 'browser');
      const { errors, warnings, metafile } = await build({
        stdin: {
          contents: `
          import { mctsBot, standings, tournament } from 'dicewright/analysis';
          import { calavera } from 'dicewright/calavera';
          const bots = [mctsBot(calavera, { iterations: 3 }), 'random'];
          const result = await tournament({ game: calavera, bots, games: 2, seed: 'browser' });
          console.log(standings(result).bots.length, result.games);
          await tournament({ game: calavera, bots: ['random'], games: 1, seed: '', workers: 1 }).catch(console.log);
        `,
          resolveDir: stranger,
        },
        absWorkingDir: stranger,
        outdir,
        outExtension: { '.js': '.mjs' },
        bundle: true,
        splitting: true,
        format: 'esm',
        platform: 'browser',
        metafile: true,
        logLevel: 'silent',
      });
      expect([errors, warnings]).toEqual([[], []]);
      expect(Object.keys(metafile.inputs).filter((file) => /platform\/(node|worker)/.test(file))).toEqual([]);
      const printed = runNode([join(outdir, 'stdin.mjs')], stranger);
      expect(printed).toMatch(/^2 2\n/);
      expect(printed).toContain('workers are for Node');
    });

    it('of records has the games that are passed along: with the catalogue all, which are missed elsewhere', async () => {
      const program = "import { verifyRecord } from 'dicewright/record'; console.log(verifyRecord";
      expect(present((await bundle(stranger, `${program});`)).all)).toEqual([]);
      const found = await bundle(stranger, `import { games } from 'dicewright/games'; ${program}({}, games));`);
      expect(present(found.code)).toEqual([]);
      expect(present(found.all)).toEqual(games.map(({ id }) => id));
    });

    it('of the kernel drops what is not used', async () => {
      const { size } = await bundle(stranger, "import { GameError } from 'dicewright'; console.log(GameError);");
      expect(size()).toBeLessThan(1_500);
    });
  });
}
