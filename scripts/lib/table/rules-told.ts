import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { KnownBots } from '../../../examples/table/src/opponents/character.js';
import type { NamedBot } from '../../../src/advice/named-bot.js';
import { games } from '../../../src/catalogue.js';
import type { Entry } from '../../../src/entry/entry.js';
import type { AnyGame } from '../../../src/index.js';
import { findGameFolders } from '../games/game-folders.js';
import { pageFiles } from '../pages/game-pages.js';
import { type Lesson, lessonsOf } from '../rules/lessons.js';
import { betterIn, toldOf } from './told.js';

/** The rule that the `thumb` of a game follows. */
async function thumbOf(entry: Entry): Promise<string | null> {
  const parts = Object.entries((await entry.part('analysis')) ?? {});
  const bots = parts.flatMap(([name, value]) => (name.endsWith('Bots') ? [value as Record<string, NamedBot>] : []));
  return bots.find(({ thumb }) => thumb)?.thumb?.about ?? null;
}

const TOLD = 'virtual:told-games';
const KNOWN_BOTS = 'virtual:known-bots';
const BY_HAND = 'virtual:games-by-hand';
const HOW = 'virtual:how-to-play';
const LESSONS = 'virtual:lessons';

/** The names of files with positions begin with it. */
export const POSITION = 'position-';

const lessonsIn = async (entry: Entry): Promise<Lesson[]> => {
  const [game, page = ''] = await Promise.all([entry.load(), entry.part('rulesPage')]);
  return lessonsOf(game as AnyGame, page);
};

/**
 * Gives the page what rules pages say besides rules: facts for the list, which games are played by hand, how to play, and
 * what can be tried in positions that are drawn there.
 */
export function rulesTold(root: string): Plugin {
  let isBuild = false;
  const folders = findGameFolders('src/games', root);
  const told = () =>
    folders.map(({ id, rulesPage }) => [id, toldOf(readFileSync(join(root, rulesPage), 'utf8'))] as const);
  const entries = Object.values(games as Readonly<Record<string, Entry>>);
  const thumbs = () => Promise.all(entries.map(async (entry) => [entry.id, await thumbOf(entry)] as const));
  const [, picturePath = ''] = pageFiles('*');
  return {
    name: 'rules-told',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => ([TOLD, BY_HAND, HOW, LESSONS, KNOWN_BOTS].includes(id) ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${TOLD}`) return `export const toldGames = ${JSON.stringify(Object.fromEntries(told()))};`;
      if (id === `\0${BY_HAND}`) {
        // Where hands come first there is nothing to play without them.
        const byHand = told().flatMap(([game, { decides }]) => (decides[0] === 'dexterity' ? game : []));
        const without = (await thumbs()).flatMap(([game, rule]) => (rule === null ? game : []));
        return `export const gamesByHand = ${JSON.stringify(byHand)};
export const gamesWithoutThumb = ${JSON.stringify(without)};`;
      }
      if (id === `\0${KNOWN_BOTS}`) {
        const rules = new Map(await thumbs());
        const known = folders.map(({ id: game, rulesPage }) => {
          const better = betterIn(readFileSync(join(root, rulesPage), 'utf8'));
          return [game, { thumb: rules.get(game) ?? null, better } satisfies KnownBots];
        });
        return `export const knownBots = ${JSON.stringify(Object.fromEntries(known))};`;
      }
      if (id === `\0${LESSONS}`) {
        const all = await Promise.all(entries.map(async (entry) => [entry.id, await lessonsIn(entry)] as const));
        return `export const lessons = ${JSON.stringify(Object.fromEntries(all.filter(([, found]) => found.length > 0)))};`;
      }
      if (id !== `\0${HOW}`) return null;
      const pictures = folders.map(({ id: game }) => {
        const source = readFileSync(join(root, picturePath.replace('*', game)), 'utf8');
        const picture = isBuild
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `${POSITION}${game}.svg`, source })}`
          : JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`);
        return `${JSON.stringify(game)}: ${picture}`;
      });
      return `export { howToPlayOf } from ${JSON.stringify(join(root, 'src/cli/tracing/how-to-play.ts'))};
export const positionPictures = { ${pictures.join(',\n')} };`;
    },
  };
}
