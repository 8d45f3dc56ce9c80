import { describe, expect, it } from 'vitest';
import { checkCasts } from './casts.js';

const judged = (text: string, path = 'src/kernel/a.ts') => checkCasts([{ path, text }]).violations;
const unproved = (line: number) => [`src/kernel/a.ts:${line}: a cast without a comment that says why it is sound`];

describe('checkCasts', () => {
  it.each(['a as never', 'a as any', 'a as unknown as B', '(a as unknown) as B', 'a as object as B', '<never>a'])(
    'wants a comment beside %s',
    (cast) => {
      expect(judged(`const b = ${cast};`)).toEqual(unproved(1));
      expect(judged(`// It is one.\nconst b = ${cast};`)).toEqual([]);
      expect(judged(`const b = ${cast}; // It is one.`)).toEqual([]);
      expect(judged(`/** It is one. */\nconst b = ${cast};`)).toEqual([]);
      expect(judged(`// It is one.\n\nconst b = ${cast};`)).toEqual(unproved(3));
      expect(judged(`// biome-ignore lint: no.\nconst b = ${cast};`)).toEqual(unproved(2));
    },
  );

  it('takes a comment before what is cast, however long that is', () => {
    expect(judged('// It is one.\nconst b = f({\n  a,\n}) as unknown as B;')).toEqual([]);
    expect(judged('const b = f({\n  a,\n}) as unknown as B;')).toEqual(unproved(3));
  });

  it('leaves alone what the compiler checks, words and tests', () => {
    expect(judged("const b = a as B as C;\nconst c = ['as never'] as const;\n// as any\ntype D = never;")).toEqual([]);
    expect(judged('const b = a as never;', 'src/kernel/a.test.ts')).toEqual([]);
  });

  it.each(['src/cli/a.ts', 'examples/a.tsx', 'templates/plain/src/a.ts'])('wants none in %s', (path) => {
    expect(judged('// It is one.\nconst b = a as never;', path)).toEqual([`${path}:2: a cast in what users read`]);
  });

  it('wants none in programs of guides and of doc comments', () => {
    const guide = '# A\n\n```ts\nconst a = 1;\n```\n\n```ts continue\n// It is one.\nf(a as never);\n```\n';
    expect(judged(guide, 'docs/a.md')).toEqual(['docs/a.md:9: a cast in a program that is shown']);
    const source = '/**\n * Does it.\n *\n * ```ts\n * f(a as any);\n * ```\n */\nexport const f = 1;\n';
    expect(judged(source)).toEqual(['src/kernel/a.ts:5: a cast in a program that is shown']);
  });
});
