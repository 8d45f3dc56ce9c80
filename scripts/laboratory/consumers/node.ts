import { type Consumer, majorOf, nodeVersions } from './consumer.js';
import { byImport, byRequire, DONE, play, playAll, program, workersAnswer } from './programs.js';

const files = {
  'play.mjs': program(playAll(byImport)),
  'play.cjs': program(playAll(byRequire)),
};

/** Of the entries one stands on a library that its users have. */
const peers = { react: '19.3.1' };

/** Each line of Node, in both formats, and without its loading of ES modules by `require`. */
export const nodeConsumers: readonly Consumer[] = nodeVersions.flatMap((node): Consumer[] => {
  const name = `node-${majorOf(node)}`;
  const flag = '--no-experimental-require-module';
  return [
    { name: `${name}-esm`, node, packages: peers, files, steps: [{ command: ['node', 'play.mjs'], prints: DONE }] },
    { name: `${name}-cjs`, node, packages: peers, files, steps: [{ command: ['node', 'play.cjs'], prints: DONE }] },
    {
      name: `${name}-no-require-esm`,
      node,
      packages: peers,
      files,
      steps: [
        { command: ['node', flag, 'play.cjs'], prints: DONE },
        { command: ['node', flag, 'play.mjs'], prints: DONE },
      ],
    },
  ];
});

// Tests that load slowly on a slow machine have not failed: they are given time.
const jestTest = `
test('the package plays', async () => {
${play(byRequire).replace('const expect', 'const holds').replaceAll('expect(', 'holds(')}
}, 120_000);
test('the laws hold', () => {
  const { gameLaws } = require('dicewright/testing');
  const { calavera } = require('dicewright/calavera');
  const laws = gameLaws(calavera, { runs: 1 }).filter((law) => law.applies);
  for (const law of laws) expect(law.run().checks).toBeGreaterThan(0);
  expect(laws.length).toBeGreaterThan(10);
}, 120_000);
`;

/** Jest as it comes, which loads CommonJS itself. */
export const jestConsumers: readonly Consumer[] = nodeVersions.map((node) => ({
  name: `jest-30-node-${majorOf(node)}`,
  node,
  packages: { jest: '30.5.2', 'fast-check': '4.10.2' },
  files: { 'play.test.js': jestTest },
  steps: [{ command: ['node', 'node_modules/jest/bin/jest.js', '--ci'] }],
}));

const platform = `${process.platform}-${process.arch}`;
const bun = `@oven/bun-${process.platform}-${process.arch === 'arm64' ? 'aarch64' : process.arch}`;
const deno = `@deno/${platform}${process.platform === 'linux' ? '-glibc' : ''}`;

/** Runtimes that aren't Node. */
export const runtimeConsumers: readonly Consumer[] = [
  {
    name: 'bun',
    packages: { [bun]: '1.4.5', ...peers },
    files,
    steps: ['play.mjs', 'play.cjs'].map((file) => ({
      command: [`./node_modules/${bun}/bin/bun`, file],
      prints: DONE,
    })),
  },
  {
    name: 'deno',
    packages: { [deno]: '2.9.6' },
    files: { 'play.mjs': program(`${play(byImport)}${workersAnswer}`), 'play.cjs': program(play(byRequire)) },
    steps: ['play.mjs', 'play.cjs'].map((file) => ({
      command: [`./node_modules/${deno}/deno`, 'run', '--allow-all', file],
      prints: DONE,
      patience: 120,
    })),
  },
];
