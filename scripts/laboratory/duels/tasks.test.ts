import { expect, it } from 'vitest';
import { noResults } from './results.js';
import { isDecided, nextTask, tasksFor } from './tasks.js';

const tasks = tasksFor(['greedy;random', 'thumb;random'], true);
const times = (count: number, value: number): number[] => Array.from({ length: count }, () => value);

it('has no duel of a bot that is not there', () => {
  expect(tasksFor(['thumb;random'], false).map(({ of }) => of)).toEqual(['greedy', 'easy']);
});

it('begins with what was not played at all, and goes on where least time was spent', () => {
  const results = noResults(1);
  expect(nextTask(results, tasks)?.of).toBe('greedy;random');
  results.duels['greedy;random'] = [1, 0];
  results.seconds['duel greedy;random'] = 4;
  // What was never tried may take much longer.
  expect(nextTask(results, tasks)?.of).toBe('greedy;random');
  results.duels['thumb;random'] = [1, 0];
  Object.assign(results.seconds, { 'duel thumb;random': 1, 'alike greedy': 9, 'alike easy': 9 });
  expect(nextTask(results, tasks)?.of).toBe('thumb;random');
});

it('ends when all is decided, or was played often enough', () => {
  const results = noResults(1);
  Object.assign(results.duels, { 'greedy;random': times(20, 1), 'thumb;random': times(400, 1 / 2) });
  const won = times(200, 1).map(() => [1, 0]);
  Object.assign(results.seats, { greedy: won, easy: won });
  expect(isDecided(results.duels['thumb;random'] ?? [])).toBe(false);
  expect(nextTask(results, tasks)).toBeNull();
});
