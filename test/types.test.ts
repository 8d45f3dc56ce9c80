import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { browserProject, checkTypes, typedProjects } from '../scripts/lib/checks/typecheck.js';
import { root } from './helpers/root.js';

/** What the compiler prints, on one core: the other one runs tests. */
function compile(config: string): {
  readonly files: string[];
  readonly problems: string[];
  readonly status: number | null;
} {
  const { status, output } = checkTypes(root, config, ['--listFiles', '--pretty', 'false', '--singleThreaded']);
  const lines = output.trim().split('\n');
  const isRead = (line: string): boolean => line.startsWith('/') || /^[A-Za-z]:\//.test(line);
  return { files: lines.filter(isRead), problems: lines.filter((line) => !isRead(line)), status };
}

// What runs in browsers is compiled again without the types of Node: `browser-types.test.ts`.
const projects = typedProjects.filter((config) => config !== browserProject);

it.each(projects)('compiles strictly: %s', (config) => {
  const { files, problems, status } = compile(config);
  expect([problems, status]).toEqual([[], 0]);
  expect(files.filter((file) => file.startsWith(`${root}/src/`)).length).toBeGreaterThan(20);
  if (config !== 'tsconfig.json') return;
  // The type tests are among them: every drift that they name is an error.
  const drifts = files.filter((file) => file.endsWith('.test-d.ts')).map((file) => readFileSync(file, 'utf8'));
  expect(drifts.join('').match(/@ts-expect-error/g)?.length).toBeGreaterThan(30);
});
