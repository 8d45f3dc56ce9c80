import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findGameFolders } from '../scripts/lib/games/game-folders.js';
import { loadGame } from '../scripts/lib/games/project.js';
import { games } from '../src/catalogue.js';
import { root } from './helpers/root.js';

const FOLDER = 'src/games/das-spiel';

/** The games of the book, in its order, by family: their ids are their English titles. */
const families: Readonly<Record<string, readonly string[]>> = {
  skill: [
    'captain-flints-skeleton-trick',
    'dune',
    'faraday',
    'coulomb',
    'emag',
    'dice-mikado',
    'flickers',
    'mounting',
    'hide-away',
  ],
  chance: ['the-most-simple-game', 'the-green-amoeba', 'the-forbidden-number', 'up-and-down'],
  special: ['the-clever-mole', 'storing-scores'],
  construction: [
    'trulla',
    'the-vain-guinea-fowl',
    'spotted-cow',
    'dishing-up',
    'malicious-pleasure',
    'acquire',
    'golden-centre',
    'rasanto',
    'summit-storm',
    'ruins',
    'dora',
    'mucho',
    'tabula-rasa',
    'quadrula-rasa',
    'fire-and-water',
    'squeezing',
    'triops',
    'lookout',
  ],
  alteration: ['masquerade', 'slide', 'slipped', 'mound-mover', 'diebylon'],
  demolition: ['el-dado', 'asparagus', 'doubles', 'favourite', 'greedy-grabber', 'cui-bono'],
  board: [
    'sandwich',
    'reducto',
    'wolf-in-a-sheeps-coat',
    'witches-dance',
    'smuggling',
    'the-pharaohs-curse',
    'steps-to-the-throne',
    'race',
    'triangle',
    'falling-rocks',
  ],
  space: ['flea-chase', 'finish', 'the-fire-red-devil'],
};

const book = Object.entries(families)
  .flatMap(([family, ids]) => ids.map((id) => ({ id, family })))
  .map((game, index) => ({ ...game, number: index + 1 }));

const folders = findGameFolders(FOLDER, root);

describe('the list of the book', () => {
  it('has 57 games, numbered by family as in the contents', () => {
    expect([book.length, new Set(book.map(({ id }) => id)).size]).toEqual([57, 57]);
    const numberOf = (id: string): number | undefined => book.find((game) => game.id === id)?.number;
    const known = ['emag', 'the-most-simple-game', 'the-clever-mole', 'trulla', 'rasanto', 'masquerade', 'el-dado'];
    expect(known.map(numberOf)).toEqual([5, 10, 14, 16, 23, 34, 39]);
    expect(['sandwich', 'falling-rocks', 'flea-chase', 'the-fire-red-devil'].map(numberOf)).toEqual([45, 54, 55, 57]);
  });
});

describe('the folder of Das Spiel', () => {
  it('holds its families, what they share, and the module that offers them', () => {
    expect(readdirSync(join(root, FOLDER)).sort()).toEqual([...Object.keys(families), 'index.ts', 'kit'].sort());
  });
});

describe('the games of Das Spiel that are there', () => {
  it('are seen, and are all in the catalogue', () => {
    expect(folders.length).toBeGreaterThan(0);
    for (const { id } of folders) expect(Object.keys(games)).toContain(id);
  });

  it.each(folders)('$id is a game of the book, in the folder of its family, and says so', async (folder) => {
    const listed = book.find(({ id }) => id === folder.id);
    expect(listed, `no game of the book is called ${folder.id}`).toBeDefined();
    expect(folder.folder).toBe(`${FOLDER}/${listed?.family}/${folder.id}`);
    const game = await loadGame(root, folder);
    expect(game?.facts).toMatchObject({ number: listed?.number, family: listed?.family });
  });

  it('are all in the module that offers them', () => {
    const text = readFileSync(join(root, FOLDER, 'index.ts'), 'utf8');
    const exported = [...text.matchAll(/from '\.\/(.+)\.js';$/gm)].map(([, path]) => `${FOLDER}/${path}.ts`);
    expect(exported.sort()).toEqual(folders.map(({ module }) => module).sort());
  });
});
