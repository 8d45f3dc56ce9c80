import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '../../test/helpers/root.js';
import { sourceOf, sourceOfPackage } from './package-source.js';

let project = '';
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'dicewright-source-'));
  mkdirSync(join(project, 'node_modules/dice'), { recursive: true });
});
afterEach(() => rmSync(project, { recursive: true }));

const installed = (manifest: object | null): string | null => {
  if (manifest) writeFileSync(join(project, 'package.json'), JSON.stringify(manifest));
  return sourceOf(join(project, 'node_modules/dice'), 'dice');
};

it('is the file that a project names', () => {
  expect(installed({ dependencies: { dice: 'file:packed/dice-1.0.0.tgz' } })).toBe(
    `file:${join(project, 'packed/dice-1.0.0.tgz')}`,
  );
  expect(installed({ devDependencies: { dice: 'file:../dice' } })).toBe(`file:${join(project, '../dice')}`);
});

it.each([null, {}, { dependencies: { dice: '^1.0.0' } }, { dependencies: { other: 'file:x' } }])(
  'is none of %j',
  (manifest) => expect(installed(manifest)).toBeNull(),
);

it('is a checkout itself', () => expect(sourceOfPackage()).toBe(`file:${root}`));
