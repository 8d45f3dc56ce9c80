import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadGames } from '../scripts/lib/games/project.js';
import { type Lesson, lessonsOf, tasksIn } from '../scripts/lib/rules/lessons.js';
import type { AnyGame } from '../src/index.js';
import { readRecord, stateAt } from '../src/record/index.js';
import { root } from './helpers/root.js';

const all: { id: string; step: number; game: AnyGame; lesson: Lesson }[] = [];
for (const { folder, game: found } of await loadGames(root)) {
  const game = found as unknown as AnyGame;
  const page = readFileSync(join(root, folder.rulesPage), 'utf8');
  for (const [index, lesson] of lessonsOf(game, page).entries())
    all.push({ id: folder.id, step: index + 1, game, lesson });
}

it('gives a first lesson for at least a dozen games', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBeGreaterThanOrEqual(12);
});

it('counts lines from 1', () => {
  expect([...tasksIn('<!-- lesson exactly: Step aside. -->\n\n```diagram\nPlayer 1: move\n```')]).toEqual([
    [4, { task: 'Step aside.', closeness: 'exactly' }],
  ]);
});

describe.each(all)('$id, step $step', ({ game, lesson }) => {
  const { task, closeness, answer, record } = lesson;

  it('asks in a sentence or two for people', () => {
    expect(task).toMatch(/^[A-Z].{20,160}\.$/);
    expect(task).not.toMatch(/\b[A-Z]{2,5}-\d|\b\d?[a-i][1-9]\b|player \d|funnel|[`*]/);
  });

  it('begins where somebody is to act, who can do it, and something else', () => {
    const opened = readRecord(JSON.stringify(record), game);
    const state = stateAt(opened, 0, game);
    expect(game.playersToAct(state)).toEqual([answer.player]);
    const legal = [...game.legalActions(state as never, answer.player)];
    expect(legal).toContainEqual(answer);
    // Where anything will do, it is a step to be seen, not one to be found.
    if (closeness === 'exactly') expect(legal.length).toBeGreaterThan(1);
  });
});
