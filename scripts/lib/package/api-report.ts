import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { distName, publicEntries } from './entries.js';

const quiet = { default: { logLevel: ExtractorLogLevel.None } };

/** `'.'` → `'index.api.md'`, `'./boardgame.io'` → `'boardgame.io.api.md'`. */
const reportName = (subpath: string): string =>
  `${subpath === '.' ? 'index' : subpath.slice(2).replaceAll('/', '-')}.api.md`;

const configure = (folder: string, subpath: keyof typeof publicEntries): ExtractorConfig =>
  ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: join(folder, 'dist', `${distName(publicEntries[subpath])}.d.ts`),
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          include: ['dist/index.d.ts'],
          compilerOptions: {
            module: 'nodenext',
            target: 'es2022',
            lib: ['es2022', 'dom'],
            types: ['node'],
            strict: true,
            skipLibCheck: true,
          },
        },
      },
      apiReport: {
        enabled: true,
        reportFolder: folder,
        reportTempFolder: folder,
        reportFileName: reportName(subpath),
      },
      docModel: { enabled: false },
      messages: {
        compilerMessageReporting: quiet,
        extractorMessageReporting: quiet,
        tsdocMessageReporting: quiet,
      },
    },
  });

/**
 * What every public entry exports, as API Extractor writes it: the text of each report by the name of its file.
 *
 * @param root - the project, in whose modules the types of peers are
 * @param built - a folder with the built package: `package.json` and `dist`
 */
export function apiReports(root: string, built: string): ReadonlyMap<string, string> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'dicewright-reports-')));
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    cpSync(join(built, 'package.json'), join(folder, 'package.json'));
    // Without the maps: API Extractor would follow them to sources that are not there.
    const isRead = (path: string): boolean => !path.endsWith('.map') && !path.endsWith('.js');
    cpSync(join(built, 'dist'), join(folder, 'dist'), { recursive: true, filter: isRead });
    const subpaths = Object.keys(publicEntries) as (keyof typeof publicEntries)[];
    const configs = subpaths.map((subpath) => configure(folder, subpath));
    const [first] = configs;
    if (first === undefined) return new Map();
    const compilerState = CompilerState.create(first, {
      additionalEntryPoints: configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
    });
    return new Map(
      configs.map((config) => {
        Extractor.invoke(config, {
          localBuild: true,
          compilerState,
          messageCallback: (message) => {
            message.handled = true;
          },
        });
        return [basename(config.reportFilePath), readFileSync(config.reportFilePath, 'utf8')];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The names that a report says are exported. */
export const namesIn = (report: string): string[] => [
  ...[...report.matchAll(/^export (?:abstract )?(?:class|const|function|interface|let|type) (\w+)/gm)].map(
    ([, name = '']) => name,
  ),
  ...[...report.matchAll(/^export \{ (?:\w+ as )?(\w+) \}$/gm)].map(([, name = '']) => name),
];

/** How many names each entry exports, by the name of its report, and how many there are, each counted once. */
export function countNames(reports: ReadonlyMap<string, string>): {
  readonly entries: Readonly<Record<string, number>>;
  readonly all: number;
} {
  const names = [...reports].map(([file, text]) => [file.replace(/\.api\.md$/, ''), new Set(namesIn(text))] as const);
  return {
    entries: Object.fromEntries(names.map(([entry, { size }]) => [entry, size])),
    all: new Set(names.flatMap(([, found]) => [...found])).size,
  };
}
