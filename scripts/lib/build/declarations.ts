import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix, sep } from 'node:path';
import { addSegment, GenMapping, toEncodedMap } from '@jridgewell/gen-mapping';
import ts from 'typescript';
import { compileFiles } from '../checks/typecheck.js';
import { parseJavaScript } from './javascript.js';

/** The name of a declaration, and where it stands. */
interface Named {
  readonly name: string;
  readonly node: ts.Node;
}

/** What a module declares that is there when it runs, with the members of its classes: `GameError`, `GameError.path`. */
function* namesOf(source: ts.SourceFile): Iterable<Named> {
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations) {
        if (ts.isIdentifier(name)) yield { name: name.text, node: name };
      }
    } else if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name) {
      const { text } = statement.name;
      yield { name: text, node: statement.name };
      if (!ts.isClassDeclaration(statement)) continue;
      for (const { name } of statement.members) {
        if (name && ts.isIdentifier(name)) yield { name: `${text}.${name.text}`, node: name };
      }
    }
  }
}

/**
 * The map from a declaration file to the JavaScript that it is of: every function, constant and class leads to its code, and
 * nothing else leads anywhere, since shapes are all in the declaration.
 *
 * @param up - from the declaration's folder to that of the JavaScript
 * @returns `undefined` where there is nothing to lead to
 */
export function declarationMap(name: string, declaration: string, javascript: string, up = ''): string | undefined {
  const from = ts.createSourceFile(`${name}.d.ts`, declaration, ts.ScriptTarget.ES2022, false);
  const to = parseJavaScript(`${name}.js`, javascript);
  const places = new Map([...namesOf(to)].map((named) => [named.name, named.node.getStart(to)]));
  const file = posix.basename(name);
  const map = new GenMapping({ file: `${file}.d.ts` });
  let count = 0;
  for (const named of namesOf(from)) {
    const place = places.get(named.name);
    if (place === undefined) continue;
    const [start, end] = [named.node.getStart(from), named.node.getEnd()].map((position) =>
      from.getLineAndCharacterOfPosition(position),
    ) as [ts.LineAndCharacter, ts.LineAndCharacter];
    const code = to.getLineAndCharacterOfPosition(place);
    // A reader that finds nothing at a place takes the next: so nothing is said before each name and after it.
    if (start.character > 0) addSegment(map, start.line, start.character - 1);
    addSegment(map, start.line, start.character, posix.join(up, `${file}.js`), code.line, code.character);
    addSegment(map, end.line, end.character);
    count++;
  }
  if (count === 0) return undefined;
  const { version, sources, names, mappings } = toEncodedMap(map);
  return JSON.stringify({ version, file: `${file}.d.ts`, sources, names, mappings });
}

/** What the compiler writes of a module. */
export interface Written {
  readonly javascript: string;
  readonly declaration: string;
}

const NO_TEXT: Written = { javascript: '', declaration: '' };

/**
 * JavaScript, comments and all, and declarations of modules and of all that they load, by name: `'kernel/define'`.
 * @throws Error with what the compiler says
 */
export function writtenModules(root: string, entries: readonly string[]): Map<string, Written> {
  const folder = mkdtempSync(join(tmpdir(), 'dicewright-written-'));
  try {
    const options = {
      // Whether it compiles is not asked again here: `npm run typecheck` and the tests do that.
      noCheck: true,
      noEmit: false,
      types: [],
      declaration: true,
      newLine: 'lf',
      rootDir: join(root, 'src'),
      outDir: folder,
    };
    compileFiles(root, entries, options);
    const all = new Map<string, Written>();
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const [name = '', kind] = file
        .split(sep)
        .join(posix.sep)
        .split(/(\.d\.ts|\.js)$/);
      if (kind === undefined) continue;
      const text = readFileSync(join(folder, file), 'utf8');
      const written = all.get(name) ?? NO_TEXT;
      all.set(name, kind === '.js' ? { ...written, javascript: text } : { ...written, declaration: text });
    }
    return all;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The declarations of modules and of all that they name, by name of the module. */
export function declarationsOf(written: ReadonlyMap<string, Written>, entries: readonly string[]): Map<string, string> {
  const reached = new Map<string, string>();
  const queue = entries.map((entry) => entry.replace(/^src\//, '').replace(/\.ts$/, ''));
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (reached.has(name)) continue;
    const text = written.get(name)?.declaration;
    if (text === undefined) throw new Error(`${name} has no declarations`);
    reached.set(name, text);
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) {
      if (fileName.startsWith('.')) queue.push(posix.join(posix.dirname(name), fileName).replace(/\.js$/, ''));
    }
  }
  return reached;
}
