import { describe, expect, it } from 'vitest';
import { fetchedWith, fileFor, workerFileFor } from './first-game.js';

const needs = {
  page: new Set(['/t/src/main.tsx', '/t/src/header.tsx']),
  table: new Set(['/t/src/main.tsx', '/t/src/game-page.tsx', '/p/src/kernel/engine.ts']),
  games: new Map([
    [
      'kiriki',
      new Set(['/p/src/games/kiriki/kiriki.ts', '/p/src/games/kiriki/patterns.ts', '/p/src/kernel/chance.ts']),
    ],
    [
      'race',
      new Set([
        '/p/src/games/das-spiel/board/race/race.ts',
        '/p/src/pyramid/heap.ts',
        '/p/src/games/das-spiel/kit/turns.ts',
      ]),
    ],
    ['mucho', new Set(['/p/src/games/das-spiel/construction/mucho/mucho.ts', '/p/src/games/das-spiel/kit/turns.ts'])],
  ]),
};

describe('a module', () => {
  it.each([
    ['/t/src/header.tsx', null],
    ['/t/src/game-page.tsx', 'play'],
    ['/p/src/kernel/engine.ts', 'play'],
    ['/p/src/kernel/chance.ts', 'play'],
    ['/p/src/games/kiriki/kiriki.ts', 'kiriki'],
    ['/p/src/games/kiriki/patterns.ts', 'kiriki'],
    ['/p/src/pyramid/heap.ts', 'pyramid'],
    ['/p/src/games/das-spiel/kit/turns.ts', 'pyramid'],
    ['/p/src/games/das-spiel/construction/mucho/mucho.ts', 'mucho'],
    ['/p/src/games/kiriki/kiriki.analysis.ts', null],
  ])('%s is in %s', (id, file) => {
    expect(fileFor(id, needs)).toBe(file);
  });
});

it('fetches with a game what it shares with others, and with the document all', () => {
  const needed = ['assets/race-a.js', 'assets/pyramid-b.js', 'assets/play-c.js'];
  expect(fetchedWith(needed, false)).toEqual(['assets/pyramid-b.js']);
  expect(fetchedWith(needed, true)).toEqual(needed);
});

it.each([
  ['/p/src/games/kiriki/kiriki.analysis.ts', 'kiriki'],
  ['/p/src/games/kiriki/analysis/turns.ts', 'kiriki'],
  ['/p/src/games/das-spiel/board/race/race.heuristic.ts', 'race'],
  ['/p/src/games/das-spiel/kit/turns.ts', 'pyramid'],
  ['/p/src/pyramid/heap.ts', 'pyramid'],
  ['/p/src/games/kiriki/kiriki.invariants.ts', null],
  ['/p/src/games/das-spiel/board/race/race.picture.ts', null],
  ['/p/src/analysis/judge/judge.ts', null],
])('where bots think, %s is in %s', (id, file) => {
  expect(workerFileFor(id)).toBe(file);
});
