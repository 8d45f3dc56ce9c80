import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A part of the library below the games: its sources, and the tests that must see what is broken there. */
interface Part {
  readonly sources: readonly string[];
  readonly tests: readonly string[];
}

// Files, or folders with the files in them, but not those of folders below. A test is named where all of it runs in one
// process: memory stores, fakes, PGlite in memory. What starts processes, or servers, takes seconds for each mutant.

const IN_RECORDS = [
  'added-option',
  'commitment',
  'ended',
  'fields',
  'forms',
  'hostile',
  'lines',
  'log-streams',
  'noted',
  'older-defaults',
  'reports',
];
const RECORDS = [
  'src/record',
  ...[...IN_RECORDS, 'replay', 'rules', 'shared', 'verify'].map((name) => `test/record/${name}.test.ts`),
];
// Without what fuzzes, and is made anew for each mutant.
const NOTATION = [
  ...['action-lines', 'declared', 'examples', 'lines', 'mistakes', 'parts', 'schemas', 'there-and-back'].map(
    (name) => `notation/${name}`,
  ),
  ...['commitment', 'ended', 'fields', 'noted', 'shared'],
].map((name) => `test/record/${name}.test.ts`);
const IN_MATCHES = ['clocks', 'ending', 'judging', 'lots', 'opening', 'remote', 'secrets', 'sharing-late', 'silence'];
const MATCHES = [
  ...[...IN_MATCHES, 'incarnation', 'store-laws', 'taking-back', 'telling'].map((name) => `test/match/${name}.test.ts`),
  ...['remote', 'secrets', 'serve', 'store'].map((name) => `test/match/security-${name}.test.ts`),
];
const SHARED = ['sharing', 'sharing-cheats', 'sharing-late', 'sharing-parts'].map(
  (name) => `test/match/${name}.test.ts`,
);
const BOUNDS = ['test/host/bounds.test.ts', 'test/host/secrets.test.ts'];
const HOSTS = ['connection', 'floods', 'host', 'lots', 'parts', 'rematch', 'secrets', 'sharing', 'words'].map(
  (name) => `test/host/${name}.test.ts`,
);
const POINTING = ['test/bags.test.ts', 'src/adapters/react/board.test.ts', 'src/render/text-of.test.ts'];
const QUEUE = ['src/adapters/pg-boss', 'test/queue/parts.test.ts', 'test/queue/tables.test.ts'];

const sourcesIn = (folder: string, ...names: string[]): string[] => names.map((name) => `${folder}/${name}.ts`);

/** Name → sources and tests. A file that one part names belongs to no other that has its folder. */
export const parts: Readonly<Record<string, Part>> = {
  'kernel/dice': { sources: ['src/kernel/dice'], tests: ['src/kernel/dice'] },
  'kernel/engine': {
    sources: ['src/kernel/engine'],
    tests: ['src/kernel/engine', 'src/kernel/define.test.ts', 'src/kernel/editions.test.ts', 'src/play'],
  },
  'kernel/schemas': { sources: ['src/kernel/schemas'], tests: ['src/kernel/schemas', 'src/kernel/define.test.ts'] },
  'kernel/compiled': {
    sources: ['src/kernel/compiled'],
    tests: ['src/kernel/compiled', 'src/kernel/dice/dice-stream.test.ts'],
  },
  'kernel/core': { sources: ['src/kernel'], tests: ['src/kernel', 'src/kernel/engine', 'src/play'] },
  'record/verify': {
    sources: sourcesIn(
      'src/record',
      'canonical',
      'chances',
      'commit',
      'committed',
      'ended',
      'final',
      'lot',
      'older-dice',
      'verify',
    ),
    tests: [...RECORDS, 'test/match/ending.test.ts'],
  },
  'record/shared': {
    sources: sourcesIn('src/record', 'chain', 'shared-dice'),
    tests: sourcesIn('src/record', 'chain.test', 'shared-dice.test'),
  },
  'record/lines': {
    sources: sourcesIn('src/record', 'line-splitter', 'log', 'notes', 'resume-lines', 'told', 'write-lines'),
    tests: [
      'src/record/line-splitter.test.ts',
      ...['forms', 'hostile', 'lines', 'log-streams', 'noted'].map((name) => `test/record/${name}.test.ts`),
    ],
  },
  'record/notation': { sources: ['src/record/notation'], tests: NOTATION },
  'record/core': { sources: ['src/record'], tests: RECORDS },
  'match/ends': {
    sources: sourcesIn('src/match', 'clock', 'ending', 'standing-actions', 'taking-back', 'terms'),
    tests: MATCHES,
  },
  'match/far': {
    sources: sourcesIn('src/match', 'followed', 'received', 'remote', 'serve-seat', 'staleness'),
    tests: ['test/match/received.test.ts', ...MATCHES],
  },
  'match/shared': {
    sources: sourcesIn('src/match', 'remote-shares', 'share-here', 'shared-seen', 'shared', 'shares', 'sharing'),
    tests: SHARED,
  },
  'match/core': {
    sources: ['src/match'],
    tests: [
      ...['parts', 'sharing-cheats', 'sharing-parts'].map((name) => `test/match/${name}.test.ts`),
      ...MATCHES,
      'test/record/added-option.test.ts',
    ],
  },
  choosing: { sources: ['src/choosing'], tests: ['src/choosing', ...POINTING] },
  'host/seats': { sources: sourcesIn('src/host', 'limits', 'pace', 'presence', 'secrets'), tests: BOUNDS },
  'host/core': { sources: ['src/host'], tests: HOSTS },
  postgres: {
    sources: ['src/adapters/postgres'],
    tests: ['parts', 'in-memory'].map((name) => `test/match/postgres/${name}.test.ts`),
  },
  'queue/tables': { sources: sourcesIn('src/adapters/pg-boss', 'sizes', 'tables'), tests: QUEUE },
  'queue/core': { sources: ['src/adapters/pg-boss'], tests: QUEUE },
};

/** Files that no test in one process can judge, with the tests that do. */
export const notMutated: Readonly<Record<string, string>> = {
  'src/host/messages.ts': 'a JSON Schema, against what is said: test/host/connection.test.ts',
  'src/host/thinkers.ts': 'threads: test/host/people.test.ts',
  'src/adapters/postgres/connections.ts': 'connections that break: test/match/postgres/faults.test.ts',
  'src/adapters/postgres/listening.ts': 'connections that break: test/match/postgres/faults.test.ts, silence.test.ts',
  'src/adapters/postgres/waking.ts': 'connections that break: test/match/postgres/faults.test.ts, silence.test.ts',
  'src/adapters/postgres/embedded.ts': 'two processes: test/match/postgres/embedded.test.ts',
  'src/adapters/postgres/folders.ts': 'two processes: test/match/postgres/embedded.test.ts',
  'src/adapters/pg-boss/database.ts': 'a database that is gone: test/queue/killed.test.ts',
  'src/adapters/pg-boss/queue.ts': 'workers: test/queue/commands.test.ts',
  'src/adapters/pg-boss/own-files.ts': 'workers: test/queue/commands.test.ts',
  'src/adapters/pg-boss/player.ts': 'workers: test/queue/poison.test.ts',
  'src/adapters/pg-boss/range-process.ts': 'workers: test/queue/poison.test.ts',
  'src/adapters/pg-boss/work.ts': 'workers: test/queue/poison.test.ts',
};

/** All that takes its time would do so for every mutant that nothing else sees: it is not asked, which no score gains by. */
const BUDGET = 1_500;

const isTest = (file: string): boolean => file.endsWith('.test.ts');

/** The files that are named, and those of folders that are. */
const filesOf = (root: string, named: readonly string[]): string[] =>
  named.flatMap((name) =>
    name.endsWith('.ts')
      ? [name]
      : readdirSync(join(root, name))
          .filter((file) => file.endsWith('.ts') && !file.endsWith('.test-d.ts'))
          .sort()
          .map((file) => `${name}/${file}`),
  );

/** All parts, as targets. */
export function findParts(root: string) {
  const named = new Set(Object.values(parts).flatMap(({ sources }) => sources));
  return Object.entries(parts).map(([name, { sources, tests }]) => ({
    name,
    family: name.replace(/\/.*/, ''),
    sources: filesOf(root, sources).filter((file) => {
      const isSource = !isTest(file) && !file.endsWith('/index.ts') && notMutated[file] === undefined;
      return isSource && (sources.includes(file) || !named.has(file));
    }),
    tests: filesOf(root, tests).filter(isTest),
    budget: BUDGET,
  }));
}
