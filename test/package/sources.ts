import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { runNode } from '../../scripts/lib/package/package-build.js';
import type { Packed } from './packed.js';

/** The part of the language service that follows declaration maps, which its types keep to themselves. */
interface WithSourceMapper {
  getSourceMapper(): {
    tryGetSourcePosition(place: { fileName: string; pos: number }): { fileName: string; pos: number } | undefined;
  };
}

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  types: [],
  strict: true,
  skipLibCheck: true,
};

/** What an editor asks, where the same program is in several files. */
const editorOf = (paths: readonly string[], text: string): ts.LanguageService =>
  ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [...paths],
    getScriptVersion: () => '1',
    getScriptSnapshot: (file) => {
      const content = paths.includes(file) ? text : ts.sys.readFile(file);
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
    },
    getCurrentDirectory: () => join(paths[0] ?? '', '..'),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    realpath: (file) => ts.sys.realpath?.(file) ?? file,
    directoryExists: ts.sys.directoryExists,
  });

/** What an editor shows for each name that a program imports: where its declaration leads. */
function definitions(
  service: ts.LanguageService,
  path: string,
  text: string,
): { name: string; fileName: string; code: string }[] {
  const names = [...text.matchAll(/import \{ (\w+) \}/g)];
  return names.flatMap((match) => {
    const name = match[1] ?? '';
    const position = (match.index ?? 0) + match[0].indexOf(name);
    const [definition] = service.getDefinitionAtPosition(path, position) ?? [];
    if (!definition) return [];
    const place = { fileName: definition.fileName, pos: definition.textSpan.start };
    const found = (service as unknown as WithSourceMapper).getSourceMapper().tryGetSourcePosition(place) ?? place;
    const code = readFileSync(found.fileName, 'utf8').slice(found.pos, found.pos + name.length);
    return [{ name, fileName: found.fileName, code }];
  });
}

const program = `
  import { createReducer } from 'dicewright';
  import { GameError } from 'dicewright';
  import { playout } from 'dicewright';
  import { kiriki } from 'dicewright/kiriki';
  import { rasanto } from 'dicewright/das-spiel';
  import { triops } from 'dicewright/das-spiel/triops';
  import { verifyRecord } from 'dicewright/record';
  import { mctsBot } from 'dicewright/analysis';
  import { gameLaws } from 'dicewright/testing';
`;

const faultyProgram = (load: string): string => `
  const { kiriki } = ${load}('dicewright/kiriki');
  const state = kiriki.setup({ players: 2 });
  try {
    kiriki.describe(state, { type: 'score', player: 1, pattern: 'ones' }, state);
  } catch (error) {
    console.log(error.stack);
  }
`;

/** The calls that a stack names, innermost first: what was called, and the line in the package from which. */
function callsOf(stack: string): { called: string; module: string; code: string }[] {
  const frames = [...stack.matchAll(/^ +at (?:(?:Object\.)?(\w+) \()?(?:file:\/\/)?(.*?):(\d+):\d+\)?$/gm)];
  return frames.slice(1).flatMap(([, , file = '', line], index) => {
    const called = frames[index]?.[1];
    const [, module] = /\/dicewright\/dist\/(?:cjs\/)?(.*)$/.exec(file) ?? [];
    if (called === undefined || module === undefined) return [];
    return [
      { called, module: `${module}:${line}`, code: readFileSync(file, 'utf8').split('\n')[Number(line) - 1] ?? '' },
    ];
  });
}

export function describeSources({ tester }: Packed): void {
  describe('what is shipped', () => {
    const programs = ['definitions.mts', 'definitions.cts'].map((file) => join(tester, file));
    const editor = editorOf(programs, program);
    it.each(programs.map((path) => [basename(path), path]))('leads from declarations to code, for %s', (_, path) => {
      const found = definitions(editor, path, program);
      expect(found.map(({ name }) => name)).toHaveLength(9);
      for (const { name, fileName, code } of found) {
        expect([name, code]).toEqual([name, name]);
        expect(fileName).toMatch(/\/dicewright\/dist\/(?!cjs\/).*(?<!\.d)\.(js|ts)$/);
      }
    });

    it('is where stack traces lead, to the same lines in both formats', () => {
      const [esm, cjs] = [
        { file: 'faulty.mjs', load: 'await import' },
        { file: 'faulty.cjs', load: 'require' },
      ].map(({ file, load }) => {
        writeFileSync(join(tester, file), faultyProgram(load));
        return callsOf(runNode([file], tester));
      });
      expect(esm?.length).toBeGreaterThan(3);
      for (const { called, code } of esm ?? []) expect(code).toContain(`${called}(`);
      expect(cjs).toEqual(esm);
    });

    it('is readable: a line of code is as it was written, and what it is for stands above it', () => {
      const dist = join(tester, 'node_modules/dicewright/dist');
      const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
      const long = files.filter((file) =>
        readFileSync(join(dist, file), 'utf8')
          .split('\n')
          // What CommonJS takes and gives stands in one line.
          .some(
            (line) =>
              line.length > 500 && !/^('use strict'; )?(const \{.*\} = require\(|module\.exports = )/.test(line),
          ),
      );
      expect(long).toEqual([]);
      expect(files.length).toBeGreaterThan(400);
      expect(readFileSync(join(dist, 'play/reducer.js'), 'utf8')).toContain('/**');
    });

    it('is line by line the same in both formats', () => {
      const dist = join(tester, 'node_modules/dicewright/dist');
      for (const file of ['kernel/engine/engine.js', 'games/kiriki/kiriki.js', 'record/verify.js']) {
        const [esm, cjs] = [file, `cjs/${file}`].map((path) => readFileSync(join(dist, path), 'utf8').split('\n'));
        const changed = (esm ?? []).filter((line, index) => line !== cjs?.[index]?.replace(/^'use strict'; /, ''));
        const rewritten = /^(import|export) |^$/;
        expect(changed.filter((line) => !rewritten.test(line))).toEqual([]);
        expect(changed.length).toBeGreaterThan(2);
      }
    });
  });
}
