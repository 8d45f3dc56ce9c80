// `npm run speed -- records|scale|workers|c|sizes|import|page|matches`: measures one chapter of docs/reference/speed.md, or of
// docs/host/deploying.md, writes its numbers there and draws the plot of them anew.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  bundle,
  installTarball,
  oneGamePrograms,
  packPackage,
  runNode,
  stagePackage,
} from '../lib/package/package-build.js';
import { bundleProgram } from '../lib/package/program-bundle.js';
import { speedPlace, tableOf, withMeasured } from '../lib/pages/measured-page.js';
import { drawScalePlot } from './plots/scale-plot.js';
import { matchesText } from './speed/match-speed.js';
import { pageText } from './speed/page-speed.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const number = (value: number, digits = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const machine = `Node ${process.version.slice(1)}, ${cpus()[0]?.model.trim() ?? 'an unknown processor'}, CPU time.`;

/** Runs the tasks of scripts/laboratory/speed/measure.ts, each in a process of its own. */
async function measuring<T>(use: (run: (what: string, count: number, file?: string) => never) => T): Promise<T> {
  const program = await bundleProgram(root, 'scripts/laboratory/speed/measure.ts');
  process.env.NODE_ENV = 'production';
  const run = (what: string, count: number, file = '') =>
    JSON.parse(runNode([program, what, String(count), file], root)) as never;
  try {
    return use(run);
  } finally {
    rmSync(program);
  }
}

interface LogCost {
  /** Microseconds. */
  readonly perAction: number;
  /** Bytes, at the most. */
  readonly heap: number;
}

function recordsText(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'dicewright-log-'));
  return measuring((run) => {
    const rows: string[][] = [];
    for (const count of [10_000, 100_000, 1_000_000]) {
      for (const what of ['verify', 'replay', 'resume']) {
        const file = join(folder, what === 'resume' ? 'open' : 'whole');
        if (what !== 'replay') run(what === 'resume' ? 'write open' : 'write', count, file);
        const { perAction, heap } = run(what, count, file) as LogCost;
        const size = number(statSync(file).size / 1e6, 1);
        rows.push([what, number(count), size, number(perAction, 1), number(1e6 / perAction), number(heap / 1e6, 1)]);
        if (count === 1_000_000 && perAction > 10) process.exitCode = 1;
      }
    }
    const head = ['', 'actions', 'MB of log', 'µs an action', 'actions a second', 'MB in use at most'];
    return `${machine} Marathon for two (\`test/toys/marathon.ts\`), every throw drawn from the seed.\n\n${tableOf(head, rows)}`;
  }).finally(() => rmSync(folder, { recursive: true }));
}

function scaleText(): Promise<string> {
  return measuring((run) => {
    const players = [1, 10, 100, 1_000].map((count) => {
      const { perAction, bytes } = run('players', count) as { readonly perAction: number; readonly bytes: number };
      return [number(count), number(perAction, 2), number(bytes)];
    });
    const states = [1_000, 10_000, 100_000].map((count) => [
      number(count),
      number((run('states', count) as { readonly perState: number }).perState),
    ]);
    return [
      machine,
      tableOf(['players of Marathon', 'µs for `reduce`', 'bytes of a state as JSON'], players),
      tableOf(['states kept', 'bytes of memory a state'], states),
    ].join('\n\n');
  });
}

/** Uses the packed package, installed in a folder of its own. */
async function installed<T>(use: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'dicewright-size-'));
  try {
    stagePackage(root, join(folder, 'stage'));
    installTarball(root, packPackage(join(folder, 'stage'), join(folder, 'pack')), folder, ['immer']);
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** How often each is measured; the least time counts, since what else the machine does only adds to it. */
const ROUNDS = 5;
const TOURNAMENT = 30_000;

const workersText = (): Promise<string> =>
  installed((folder) => {
    const counts = [1, 2, 4];
    const seconds = (workers: number): number =>
      Number(
        runNode(
          [
            '--input-type=module',
            '-e',
            `import { tournament } from 'dicewright/analysis';
            import { kiriki } from 'dicewright/kiriki';
            const table = { game: kiriki, bots: ['random', 'random'], seed: 'workers', workers: ${workers} };
            const start = performance.now();
            await tournament({ ...table, games: ${TOURNAMENT} });
            console.log((performance.now() - start) / 1000);`,
          ],
          folder,
        ),
      );
    const best = counts.map(() => Number.POSITIVE_INFINITY);
    for (let round = 0; round < ROUNDS; round++) {
      for (const [i, workers] of counts.entries()) best[i] = Math.min(best[i] ?? Number.NaN, seconds(workers));
    }
    const pace = best.map((least) => TOURNAMENT / least);
    const cores = cpus().length;
    const rows = counts.map((workers, i) => [
      workers > cores ? `${workers}, on ${cores} cores` : String(workers),
      number(pace[i] ?? Number.NaN),
      number((pace[i] ?? Number.NaN) / (pace[0] ?? Number.NaN), 2),
    ]);
    const head = ['workers', 'games a second', 'times as many as with one'];
    const what = `${number(TOURNAMENT)} games of Kiriki between two random bots, the best of ${ROUNDS} runs`;
    return `${machine.replace('CPU time', `${cores} cores`)} ${what}, by the clock, with starting the workers.\n\n${tableOf(head, rows)}`;
  });

/** The compiler, and how many games each loop in C plays. */
const COMPILER = ['gcc', '-O3', '-march=native'] as const;
const LOOPS = { kiriki: 500_000, rasanto: 500_000 } as const;

async function loopsText(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'dicewright-c-'));
  const [compiler, ...flags] = COMPILER;
  const rows = Object.entries(LOOPS).map(([game, games]) => {
    const program = join(folder, game);
    const compiled = spawnSync(compiler, [...flags, '-o', program, join(root, `scripts/laboratory/speed/c/${game}.c`)]);
    if (compiled.status !== 0) throw new Error(`${compiler}: ${compiled.error?.message ?? compiled.stderr}`);
    const times = Array.from({ length: ROUNDS }, () => {
      const { stdout } = spawnSync(program, [String(games)], { encoding: 'utf8' });
      return (JSON.parse(stdout) as { readonly nanoseconds: number }).nanoseconds;
    });
    return [`\`scripts/laboratory/speed/c/${game}.c\``, number(Math.min(...times))];
  });
  rmSync(folder, { recursive: true });
  const version = spawnSync(compiler, ['-dumpfullversion'], { encoding: 'utf8' }).stdout.trim();
  const how = `\`${COMPILER.join(' ')}\` ${version}, ${cpus()[0]?.model.trim() ?? 'an unknown processor'}, CPU time`;
  return `${how}, the best of ${ROUNDS} runs.\n\n${tableOf(['', 'ns a move'], rows)}`;
}

/** What of the packages the kernel imports, alone. */
const pieces = [
  ['immer', "import { Immer } from 'immer'; console.log(new Immer({ autoFreeze: false }).produce);"],
  [
    'zod',
    `import { $ZodArray, $ZodBoolean, $ZodDefault, $ZodLiteral, $ZodNever, $ZodNullable, $ZodNumber, $ZodObject,
      $ZodOptional, $ZodString, $ZodTuple, $ZodUnknown, safeParse } from 'zod/v4/core';
    console.log($ZodArray, $ZodBoolean, $ZodDefault, $ZodLiteral, $ZodNever, $ZodNullable, $ZodNumber, $ZodObject,
      $ZodOptional, $ZodString, $ZodTuple, $ZodUnknown, safeParse);`,
  ],
] as const;

const sizesText = (): Promise<string> =>
  installed(async (folder) => {
    const rows: string[][] = [];
    for (const { title, program } of oneGamePrograms) {
      rows.push([`an application with ${title}`, number((await bundle(folder, program)).size())]);
    }
    for (const [name, program] of pieces) {
      rows.push([`what the kernel takes of ${name}, alone`, number((await bundle(folder, program)).size())]);
    }
    return tableOf(['bundled for a browser, minified', 'bytes of brotli'], rows);
  });

/** The medians of the CPU time in milliseconds that a new process takes for each of the programs, which take turns. */
function coldly(folder: string, programs: readonly string[]): number[] {
  const tell = 'const { user, system } = process.cpuUsage(); console.log((user + system) / 1000);';
  const times: number[][] = programs.map(() => []);
  for (let round = 0; round < 11; round++) {
    for (const [i, program] of programs.entries()) {
      const kind = program.includes('await ') ? 'module' : 'commonjs';
      times[i]?.push(Number(runNode([`--input-type=${kind}`, '-e', `${program}\n${tell}`], folder)));
    }
  }
  return times.map((all) => all.sort((one, other) => one - other)[5] ?? Number.NaN);
}

/** What is there for bundlers, which Node loads as it did before there were chunks. */
const ONE_BY_ONE = './node_modules/dicewright/dist/games/das-spiel/index.js';

const importText = (): Promise<string> =>
  installed((folder) => {
    const names = ['zod/v4/core', 'dicewright', 'dicewright/kiriki', 'dicewright/games'];
    names.push('dicewright/das-spiel/rasanto', 'dicewright/das-spiel', ONE_BY_ONE);
    const imported = names.map((name) => `await import('${name}');`);
    const required = names.slice(0, -1).map((name) => `require('${name}');`);
    const [bare = 0, bareModule = 0, ...taken] = coldly(folder, ['', 'await 0;', ...imported, ...required]);
    const rows = names.map((name, i) => [
      name === ONE_BY_ONE ? 'the modules of `dicewright/das-spiel` one by one' : `\`${name}\``,
      number((taken[i] ?? Number.NaN) - bareModule),
      i < required.length ? number((taken[i + names.length] ?? Number.NaN) - bare) : '',
    ]);
    const head = ['loaded cold', 'ms by `import`', 'ms by `require`'];
    return `${machine} Medians of 11 that take turns; Node alone takes ${number(bareModule)} ms, which are taken off.\n\n${tableOf(head, rows)}`;
  });

const chapters = {
  records: recordsText,
  scale: scaleText,
  workers: workersText,
  c: loopsText,
  sizes: sizesText,
  import: importText,
  page: pageText,
  matches: () => matchesText(root),
} as const;
const [name = ''] = process.argv.slice(2);
if (!Object.hasOwn(chapters, name)) throw new Error(`expected one of ${Object.keys(chapters).join(', ')}`);
const path = join(root, name === 'matches' ? 'docs/host/deploying.md' : 'docs/reference/speed.md');
const text = await chapters[name as keyof typeof chapters]();
console.log(text);
writeFileSync(path, withMeasured(readFileSync(path, 'utf8'), speedPlace(name), text));
const plot = await drawScalePlot(root);
writeFileSync(join(root, plot.path), plot.text);
