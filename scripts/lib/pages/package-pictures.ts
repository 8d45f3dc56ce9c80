import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gamesOfModule } from '../../../src/analysis/own-module.js';
import { howToPlayOf } from '../../../src/cli/tracing/how-to-play.js';
import type { GameParts } from '../../../src/entry/entry.js';
import { readRecord, stateAt } from '../../../src/record/index.js';
import { renderSvg } from '../../../src/render/index.js';
import { modulesBeside } from '../table/table-modules.js';

type Exports = Readonly<Record<string, unknown>>;

/** What its rules page and its README show: a third of its recorded game played, as Player 1 sees it. */
async function drawPackage(root: string, folder: string) {
  const id = folder.slice(folder.lastIndexOf('/') + 1);
  const page = readFileSync(join(root, folder, 'RULES.md'), 'utf8');
  if (howToPlayOf(page) === null) return [];
  const load = (file: string): Promise<Exports> => import(pathToFileURL(join(root, folder, 'src', file)).href);
  // Not the whole package: that imports its rules page, which bundlers know how to do.
  const [found] = await gamesOfModule(`${id}.ts`, load);
  const [picture] = Object.entries(await load(`${id}.picture.ts`)).flatMap(([name, value]) =>
    name.endsWith('Picture') ? [value as GameParts['picture']] : [],
  );
  if (!found || !picture) throw new Error(`${folder}: there is nothing to draw`);
  const game = await found.entry.load();
  const record = readRecord(readFileSync(join(root, folder, `records/${id}.dice`), 'utf8'), game);
  const state = stateAt(record, Math.floor(record.actions.length / 3), game);
  const svg = renderSvg(picture(game.view(state, 0), { names: record.names, viewer: 0 }), { width: 480, id });
  return [{ path: `${folder}/${id}.svg`, text: `${svg}\n` }];
}

/** The pictures of the packages of `examples/games` that show how to play. */
export async function drawPackages(root: string): Promise<{ readonly path: string; readonly text: string }[]> {
  const folders = modulesBeside(root, []).map(({ file }) => relative(root, dirname(dirname(file))));
  return (await Promise.all(folders.map((folder) => drawPackage(root, folder)))).flat();
}
