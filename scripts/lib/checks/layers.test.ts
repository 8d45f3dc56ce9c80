import { describe, expect, it } from 'vitest';
import { checkLayers, type LayersReport } from './layers.js';

const gameFolders = [
  { id: 'red', folder: 'src/games/red' },
  { id: 'blue', folder: 'src/games/box/skill/blue' },
  { id: 'deep-blue', folder: 'src/games/box/skill/deep-blue' },
];

const sound: Readonly<Record<string, string>> = {
  'src/index.ts': "export { define } from './kernel/define.js';",
  'src/kernel/define.ts':
    "import * as z from './schemas/zod.js'; import { pick } from './pick.js'; export const define = [z, pick];",
  'src/kernel/schemas/zod.ts': "import { $ZodNumber } from 'zod/v4/core'; export const number = $ZodNumber;",
  'src/kernel/pick.ts': "import { uniform } from 'pure-rand/uniform'; export const pick = uniform;",
  'src/kernel/drafts.ts': "import { produce } from '../vendor/immer.js'; export const drafted = produce;",
  'src/vendor/immer.ts': "export { produce } from 'immer';",
  'src/pyramid/pose.ts': "import { pick } from '../kernel/pick.js'; export const pose = pick;",
  'src/catalogue.ts': "export { games } from './catalogue/games.js';",
  'src/catalogue/games.ts': "export { games } from './games.generated.js';",
  'src/catalogue/games.generated.ts':
    "import type { red } from '../games/red/red.js'; export const games = [() => import('../games/red/red.js') as typeof red, () => import('../games/red/red.picture.js')];",
  'src/games/red/red.ts': "import { define } from '../../kernel/define.js'; export const red = define;",
  'src/games/red/index.ts': "export { red } from './red.js';",
  'src/games/red/red.test.ts': "import '../box/skill/blue/blue.js';",
  'src/games/red/red.invariants.ts': "import type { pick } from '../../kernel/pick.js'; export type A = typeof pick;",
  'src/games/red/red.picture.ts': "import { pick } from '../../kernel/pick.js'; export const redPicture = pick;",
  'src/games/box/index.ts': "export { blue } from './skill/blue/blue.js';",
  'src/games/box/skill/deep-blue/index.ts': 'export const deepBlue = 1;',
  'src/games/box/skill/wall.ts': "import { pose } from '../../../pyramid/pose.js'; export const wall = pose;",
  'src/games/box/kit/pile.ts': "import { pose } from '../../../pyramid/pose.js'; export const pile = pose;",
  'src/games/box/skill/blue/blue.ts':
    "import { pile } from '../../kit/pile.js'; import { wall } from '../wall.js'; export const blue = [pile, wall];",
  'src/record/replay.ts': "import { pick } from '../kernel/pick.js'; export const replay = pick;",
  'src/render/svg.ts': 'export const box = 1;',
  'src/advice/advice.ts': 'export const advice = 1;',
  'src/games/red/red.analysis.ts':
    "import { advice } from '../../advice/advice.js'; import { odds } from './analysis/odds.js'; export const redAnalysis = [advice, odds];",
  'src/games/red/analysis/odds.ts': "import { pick } from '../../../kernel/pick.js'; export const odds = pick;",
  'src/games/red/red.heuristic.ts': 'export const redWorth = 1;',
  'src/kernel/purpose.ts': 'export const purposeful = 1;',
  'src/testing/laws.ts': "import fc from 'fast-check'; export type Invariant = typeof fc;",
  'src/platform/node.ts': "import 'node:fs'; export const load = (file: string) => import(file);",
  'src/analysis/bots.ts': "import * as z from 'zod/mini'; export const load = () => [z, import('#platform')];",
  'src/cli/main.ts':
    "import { readFileSync } from 'node:fs'; import { replay } from '../record/replay.js'; readFileSync(replay);",
  'examples/a.ts': "import { red } from 'dicewright/red'; import './b.js'; red();",
};

const check = (changes: Readonly<Record<string, string>> = {}): LayersReport =>
  checkLayers({
    files: Object.entries({ ...sound, ...changes }).map(([path, text]) => ({ path, text })),
    gameFolders,
    dependencies: ['zod', 'pure-rand'],
  });

describe('checkLayers', () => {
  it('passes a sound tree and counts what it read', () => {
    expect(check()).toEqual({ modules: 30, edges: 24, packages: 9, violations: [] });
  });

  it('lets a game with a purpose say what is worth heading for', () => {
    const text = "import { purposeful } from '../../kernel/purpose.js'; import { redWorth } from './red.heuristic.js';";
    expect(check({ 'src/games/red/red.ts': `${text} export const red = [purposeful, redWorth];` }).violations).toEqual(
      [],
    );
  });

  it('lets the command load the queue, lazily', () => {
    const queue = { 'src/adapters/pg-boss/queue.ts': 'export const queue = 1;' };
    const loading = (text: string) => check({ ...queue, 'src/cli/queue.ts': text }).violations;
    expect(loading("export const load = () => import('../adapters/pg-boss/queue.js');")).toEqual([]);
    expect(loading("export * from '../adapters/pg-boss/queue.js';")).toEqual([
      expect.stringContaining('cli/ may not import adapters/'),
    ]);
    const elsewhere = "export const load = () => import('../adapters/pg-boss/queue.js');";
    expect(check({ ...queue, 'src/cli/main.ts': elsewhere }).violations).toHaveLength(1);
  });

  it('reads nothing in an empty tree, and says so by its counts', () => {
    const report = checkLayers({ files: [], gameFolders, dependencies: [] });
    expect(report).toEqual({ modules: 0, edges: 0, packages: 0, violations: [] });
  });

  it.each<[law: string, path: string, text: string, says: RegExp]>([
    [
      'kernel imports nothing of ours',
      'src/kernel/a.ts',
      "import '../record/replay.js';",
      /kernel\/ may not import record/,
    ],
    ['kernel knows no catalogue', 'src/kernel/a.ts', "export * from '../catalogue.js';", /may not import catalogue/],
    ['the main barrel is the kernel', 'src/index.ts', "export * from './record/replay.js';", /may not import record/],
    ['types count too', 'src/kernel/a.ts', "export type A = import('../render/svg.js').B;", /may not import render/],
    ['require counts too', 'src/kernel/a.ts', "const a = require('../render/svg.js');", /may not import render/],
    ['no other game', 'src/games/red/a.ts', "import '../box/skill/blue/blue.js';", /another game/],
    ['no game of the same family', 'src/games/box/skill/deep-blue/a.ts', "import '../blue/blue.js';", /another game/],
    ['no kit of another family', 'src/games/red/a.ts', "import '../box/skill/wall.js';", /own family/],
    ['no kit of another collection', 'src/games/red/a.ts', "import '../box/kit/pile.js';", /own family/],
    ['a collection offers its own', 'src/games/box/index.ts', "export * from '../red/red.js';", /its own games only/],
    [
      'and nothing else of them',
      'src/games/box/index.ts',
      "export * from './skill/deep-blue/index.js';",
      /offers its games/,
    ],
    ['and no kit', 'src/games/box/index.ts', "export * from './skill/wall.js';", /offers its games/],
    ['to consumers', 'src/games/box/skill/deep-blue/index.ts', "export * from '../../index.js';", /barrels are for/],
    ['no record in a game', 'src/games/red/a.ts', "import '../../record/replay.js';", /may not import record/],
    ['no render in a game', 'src/games/red/red.ts', "import '../../render/svg.js';", /may not import render/],
    ['a game is free of its picture', 'src/games/red/red.ts', "import './red.picture.js';", /no part of the game/],
    [
      'a game is free of what is worth heading for',
      'src/games/red/red.ts',
      "import './red.heuristic.js';",
      /no part of the game/,
    ],
    ['a barrel is free of invariants', 'src/games/red/index.ts', "export * from './red.invariants.js';", /no part/],
    [
      'a game is free of its mathematics',
      'src/games/red/red.ts',
      "import './analysis/odds.js';",
      /no part of the game/,
    ],
    ['and so is its barrel', 'src/games/red/index.ts', "export * from './red.analysis.js';", /no part of the game/],
    [
      'advice is for its mathematics',
      'src/games/red/red.ts',
      "import '../../advice/advice.js';",
      /may not import advice/,
    ],
    [
      'its mathematics knows no search',
      'src/games/red/analysis/a.ts',
      "import '../../../render/svg.js';",
      /may not import/,
    ],
    [
      'mathematics are loaded when asked for',
      'src/catalogue/games.generated.ts',
      "export * from '../games/red/red.analysis.js';",
      /lazily/,
    ],
    [
      'search knows no game',
      'src/analysis/a.ts',
      "export * from '../games/red/red.analysis.js';",
      /only the generated list/,
    ],
    [
      'invariants know no testing',
      'src/games/red/red.invariants.ts',
      "import '../../testing/laws.js';",
      /may not import/,
    ],
    ['pictures know no testing', 'src/games/red/red.picture.ts', "import '../../testing/laws.js';", /may not import/],
    ['record knows no render', 'src/record/a.ts', "import '../render/svg.js';", /may not import render/],
    ['record knows no catalogue', 'src/record/a.ts', "import '../catalogue/games.js';", /may not import catalogue/],
    ['record knows no game', 'src/record/a.ts', "import '../games/red/red.js';", /only the generated list/],
    ['nor lazily', 'src/record/a.ts', "export const a = () => import('../games/red/red.js');", /only the generated/],
    ['the command neither', 'src/cli/a.ts', "import '../games/red/red.js';", /only the generated list/],
    ['nobody knows the command', 'src/record/a.ts', "import '../cli/main.js';", /may not import cli/],
    [
      'the catalogue is lazy',
      'src/catalogue/games.generated.ts',
      "import { red } from '../games/red/red.js'; red();",
      /lazily/,
    ],
    [
      'the catalogue takes what belongs to a game alone',
      'src/catalogue/games.generated.ts',
      "import('../games/red/analysis/odds.js');",
      /may not reach/,
    ],
    ['barrels are for consumers', 'src/cli/a.ts', "import '../index.js';", /barrels/],
    ['pictures know no renderer', 'src/games/red/red.picture.ts', "import '../../render/svg.js';", /may not import/],
    ['no test in shipped code', 'src/games/red/a.ts', "import './red.test.js';", /imports a test/],
    ['foreign generated list', 'src/record/a.ts', "import '../catalogue/games.generated.js';", /own part/],
    ['zod/mini only', 'src/cli/a.ts', "import * as z from 'zod'; z.x;", /zod\/mini/],
    ['zod/mini as a namespace', 'src/cli/a.ts', "import { z } from 'zod/mini'; z.x;", /zod\/mini/],
    [
      'no zod of their own for rules',
      'src/games/red/a.ts',
      "import * as z from 'zod/mini'; z.x;",
      /kernel\/schemas\/zod/,
    ],
    [
      'not the whole of zod in the kernel',
      'src/kernel/schemas/zod.ts',
      "import * as z from 'zod/mini'; z.x;",
      /zod\/v4\/core/,
    ],
    ['no platform', 'src/kernel/a.ts', "import 'node:fs';", /platform/],
    ['no platform in a browser', 'src/platform/browser.ts', "import 'node:fs';", /may use the platform/],
    ['the platform is chosen when asked for', 'src/analysis/a.ts', "import '#platform';", /loaded when asked for/],
    ['and by analysis alone', 'src/kernel/a.ts', "export const a = () => import('#platform');", /by analysis/],
    ['nobody chooses on their own', 'src/analysis/a.ts', "import '../platform/node.js';", /may not import platform/],
    ['no platform without prefix', 'src/kernel/a.ts', "import 'fs/promises';", /platform/],
    ['no unknown package', 'src/kernel/a.ts', "import 'lodash';", /not among the dependencies/],
    ['what is bundled comes by vendor', 'src/kernel/a.ts', "import 'immer';", /src\/vendor passes on/],
    ['and nothing else does', 'src/vendor/a.ts', "export * from 'pure-rand';", /and nothing else/],
    ['vendor knows nothing of ours', 'src/vendor/a.ts', "import '../kernel/pick.js';", /may not import kernel/],
    ['a game takes nothing from it', 'src/games/red/a.ts', "import '../../vendor/immer.js';", /may not import vendor/],
    ['fast-check in testing only', 'src/kernel/a.ts', "import 'fast-check';", /optional peer/],
    ['the SDK in its command only', 'src/cli/a.ts', "import '@modelcontextprotocol/sdk/types.js';", /optional peer/],
    ['and there lazily', 'src/cli/mcp.ts', "import '@modelcontextprotocol/sdk/types.js';", /lazily/],
    ['no computed import', 'src/kernel/a.ts', 'export const a = (b: string) => import(b);', /string literal/],
    ['no missing file', 'src/kernel/a.ts', "import './none.js';", /no such file/],
    ['no cycle', 'src/kernel/pick.ts', "import './define.js';", /a cycle: src\/kernel\/define\.ts → src\/kernel\/pick/],
    ['no cycle of types', 'src/kernel/pick.ts', "import type { d } from './define.js';", /a cycle/],
    ['no id in shared code', 'src/record/a.ts', "export const a = (g: string) => g === 'deep-blue';", /names a game/],
    ['no property of a game', 'src/cli/a.ts', 'export const a = (g: { deepBlue: 1 }) => g.deepBlue;', /names a game/],
    ['examples use the name', 'examples/a.ts', "import '../src/index.js';", /by its name/],
  ])('catches: %s', (_, path, text, says) => {
    const { violations } = check({ [path]: text });
    expect(violations).toHaveLength(1);
    expect(violations[0]).toMatch(says);
    expect(violations[0]?.startsWith(`${path}:1: `) || /a cycle/.test(violations[0] ?? '')).toBe(true);
  });
});
