import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chosenSources, entrySources } from '../package/entries.js';
import type { SourceFile } from '../sources/source-files.js';
import { databaseFlags } from './engine-flags.js';
import { nativeCompiler, runCompiler } from './typecheck.js';

/** A program in a guide. */
export interface Snippet {
  readonly path: string;
  /** Of the first line of code, from 1. */
  readonly line: number;
  /** With the code of the blocks that it continues before it. */
  readonly code: string;
  /** A component (`tsx`) is compiled only. */
  readonly language: 'ts' | 'tsx';
  readonly run: boolean;
  /** The lines that `// →` comments promise; empty when it promises none. */
  readonly expected: readonly string[];
  /** How many lines of code stand before its own, taken over from the blocks that it continues. */
  readonly inherited: number;
  /** The file of a package that it goes on with; `null` for a program beside those files. */
  readonly file: string | null;
  /** As far as the guide has written them: files of a package, by their paths in this project. */
  readonly files: Readonly<Record<string, string>>;
}

const filePath = /^[\w./-]+\/[\w.-]+\.ts$/;

const fence = /^```(tsx?)\b(.*)$/;
const arrow = /\/\/ → ?(.*)$/;

/** The doc comments of a TypeScript file with everything else blanked, so that lines keep their numbers. */
function docComments(text: string): string {
  let inside = false;
  const lines = text.split('\n').map((line) => {
    if (!inside) {
      inside = /^\s*\/\*\*/.test(line) && !line.includes('*/');
      return '';
    }
    inside = !line.includes('*/');
    return inside ? line.replace(/^\s*\* ?/, '') : '';
  });
  return lines.join('\n');
}

/**
 * The ```` ```ts ```` and ```` ```tsx ```` blocks of a guide, or of the doc comments of a TypeScript file. Words behind `ts`: `no-run` compiles only, `continue` goes on where the block
 * before ended, the path of a file goes on with that file, an empty line between; what follows can import it. `// → text` promises a line of output; `// → …` stands for any lines.
 * @throws Error for any other word, and for a block that is not closed
 */
export function findSnippets({ path, text }: SourceFile): Snippet[] {
  const snippets: Snippet[] = [];
  let files: Snippet['files'] = {};
  const lines = (path.endsWith('.ts') ? docComments(text) : text).split(/\r?\n/);
  for (let index = 0; index < lines.length; index += 1) {
    const opening = fence.exec(lines[index] ?? '');
    if (opening === null) continue;
    const words = (opening[2] ?? '').split(/\s+/).filter((word) => word !== '');
    const file = words.find((word) => filePath.test(word)) ?? null;
    const unknown = words.find((word) => word !== 'no-run' && word !== 'continue' && word !== file);
    if (unknown !== undefined) throw new Error(`${path}:${index + 1}: what is \`ts ${unknown}\`?`);
    const end = lines.indexOf('```', index + 1);
    if (end < 0) throw new Error(`${path}:${index + 1}: the block is not closed`);
    const own = lines.slice(index + 1, end).join('\n');
    const before = words.includes('continue') ? snippets.at(-1) : undefined;
    if (words.includes('continue') && before === undefined) throw new Error(`${path}:${index + 1}: continues nothing`);
    const begun = file === null ? before?.code : files[file] && `${files[file]}\n`;
    const code = begun === undefined ? own : `${begun}\n${own}`;
    if (file !== null) files = { ...files, [file]: code };
    snippets.push({
      path,
      line: index + 2,
      code,
      language: opening[1] as Snippet['language'],
      run: opening[1] === 'ts' && !words.includes('no-run'),
      // A file prints nothing when it is loaded; its comments hold examples.
      expected: file === null ? code.split('\n').flatMap((content) => arrow.exec(content)?.[1]?.trimEnd() ?? []) : [],
      inherited: begun === undefined ? 0 : begun.split('\n').length,
      file,
      files,
    });
    index = end;
  }
  return snippets;
}

/** Whether the output is what was promised, where a promised `…` stands for any lines. */
export function matchesOutput(expected: readonly string[], actual: readonly string[]): boolean {
  const [first, ...rest] = expected;
  if (first === undefined) return actual.length === 0;
  if (first === '…') return actual.some((_, index) => matchesOutput(rest, actual.slice(index))) || rest.length === 0;
  return actual[0] === first && matchesOutput(rest, actual.slice(1));
}

/** Where it lies: alone, or among the files of the package that its guide writes. */
function fileName({ language, file, files }: Snippet, index: number): string {
  const [first] = Object.keys(files);
  if (first === undefined) return `snippet-${index}.${language}`;
  return `snippet-${index}/${file ?? `${dirname(first)}/program.${language}`}`;
}

/** The package to which a file in its sources or tests belongs. */
const packageOf = (file: string): string => dirname(dirname(file));

const place = ({ path, line, inherited }: Snippet, row: number): string => `${path}:${line + row - inherited}`;

/** Writes the snippets into an empty folder, where the package's name stands for the sources of the project at `root`. */
export function writeSnippets(folder: string, root: string, snippets: readonly Snippet[]): void {
  mkdirSync(folder, { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  const modules = [...entrySources, ...chosenSources('node')];
  const paths = Object.fromEntries(modules.map(([name, file]) => [name, [join(root, file)]]));
  const files = [...snippets.map(fileName), join(root, 'templates/markdown.d.ts')];
  const config = { extends: join(root, 'tsconfig.json'), compilerOptions: { paths }, include: [], files };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  for (const [index, snippet] of snippets.entries()) {
    // What the guide does not write, the package has.
    for (const path of new Set(Object.keys(snippet.files).map(packageOf)))
      cpSync(join(root, path), join(folder, `snippet-${index}`, path), { recursive: true });
    for (const [path, code] of Object.entries(snippet.files))
      writeFileSync(join(folder, `snippet-${index}`, path), `${code}\n`);
    writeFileSync(join(folder, fileName(snippet, index)), `${snippet.code}\n`);
  }
}

/** `snippet-12.ts(3,5): error TS2322: Type …`, as the compiler prints it, of a program or a file. */
const complaint = /^snippet-(\d+)[^()]*\.tsx?\((\d+),\d+\): error TS\d+: (.*)$/;

/** What the compiler says about the snippets of {@link writeSnippets}, at their places in the guides. */
export function compileSnippets(folder: string, root: string, snippets: readonly Snippet[]): string[] {
  // A snippet need not use all that it shows.
  const flags = ['--noEmit', '--noUnusedLocals', 'false', '--noUnusedParameters', 'false'];
  const told = ['--pretty', 'false', '--listFiles', '--singleThreaded'];
  const args = ['-p', 'tsconfig.json', ...flags, ...told];
  const { status, stdout, stderr } = runCompiler(root, nativeCompiler, args, folder);
  const lines = stdout.trim().split(/\r?\n/);
  const problems: string[] = [];
  for (const line of lines) {
    const [, index, row, message] = complaint.exec(line) ?? [];
    const snippet = snippets[Number(index)];
    if (snippet !== undefined) problems.push(`${place(snippet, Number(row) - 1)}: ${message}`);
    // An indented line says more about the one before.
    else if (/^\s/.test(line) && problems.length > 0) problems.push(`${problems.pop()} ${line.trim()}`);
    else if (!isAbsolute(line)) problems.push(line);
  }
  if (status !== 0 && problems.length === 0) throw new Error(`the snippets could not be compiled: ${stdout}${stderr}`);
  for (const [index, snippet] of snippets.entries()) {
    if (!lines.some((line) => line.endsWith(`/${fileName(snippet, index)}`)))
      throw new Error(`${snippet.path}:${snippet.line} was not compiled`);
  }
  return problems;
}

const runner = `
import { format } from 'node:util';
const results = [];
for (const file of JSON.parse(process.argv[2])) {
  const output = [];
  for (const name of ['log', 'info', 'warn', 'error']) console[name] = (...args) => output.push(...format(...args).split('\\n'));
  let error = null;
  try {
    await import(file);
  } catch (caught) {
    error = caught instanceof Error ? String(caught.stack).replace(/\\n +at (?!.*snippet-).*/g, '') : String(caught);
  }
  results.push({ output, error });
}
process.stdout.write('\\n' + JSON.stringify(results));
`;

/**
 * Runs the snippets of {@link writeSnippets} one after the other and compares what they print with what they promise.
 * A snippet that promises nothing may print what it likes.
 */
export function runSnippets(folder: string, root: string, snippets: readonly Snippet[]): string[] {
  const runnable = snippets.map((snippet, index) => ({ snippet, index })).filter(({ snippet }) => snippet.run);
  writeFileSync(join(folder, 'run.mjs'), runner);
  const files = runnable.map(({ snippet, index }) => pathToFileURL(join(folder, fileName(snippet, index))).href);
  const [tsx, pages] = ['node_modules/tsx/dist/loader.mjs', 'test/loading.mjs'].map(
    (path) => pathToFileURL(join(root, path)).href,
  );
  const args = [...databaseFlags, `--import=${tsx}`, `--import=${pages}`, 'run.mjs', JSON.stringify(files)];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, TSX_TSCONFIG_PATH: join(folder, 'tsconfig.json') },
    encoding: 'utf8',
    timeout: 120_000,
  });
  if (status !== 0) return [`the snippets could not be run: ${stderr}`];
  const results = JSON.parse(stdout.slice(stdout.lastIndexOf('\n'))) as { output: string[]; error: string | null }[];
  return runnable.flatMap(({ snippet }, index) => {
    const { output, error } = results[index] ?? { output: [], error: 'was not run' };
    if (error !== null) return [`${place(snippet, snippet.inherited)}: ${error}`];
    if (snippet.expected.length === 0 || matchesOutput(snippet.expected, output)) return [];
    const show = (lines: readonly string[]): string => lines.map((line) => `\n    ${line}`).join('');
    return [`${place(snippet, snippet.inherited)}: promises${show(snippet.expected)}\n  prints${show(output)}`];
  });
}
