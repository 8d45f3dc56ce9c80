import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { act, createElement, StrictMode } from 'react';
import { create, type ReactTestRenderer } from 'react-test-renderer';
import { describe, expect, it } from 'vitest';
import { Kiriki } from '../examples/react-use-reducer.js';
import { listFiles, readFiles } from '../scripts/lib/sources/source-files.js';
import { exampleFile } from './helpers/compiled.js';
import { root } from './helpers/root.js';

// What an example prints is reviewed like code: `npx vitest run test/examples.test.ts -u` writes it anew.
const isExample = (path: string): boolean => /^examples\/[^/]+\.tsx?$/.test(path);
const examples = listFiles(root, isExample);
const programs = examples.filter((path) => path.endsWith('.ts'));
const outputOf = (path: string): string => path.replace(/^examples\/(.*)\.tsx?$/, 'examples/output/$1.txt');

it('finds examples, and for each what it prints', () => {
  expect(programs.length).toBeGreaterThan(0);
  const outputs = readdirSync(join(root, 'examples/output')).map((name) => `examples/output/${name}`);
  expect(outputs.sort()).toEqual(examples.map(outputOf).sort());
});

it('imports the package by its name and nothing of its insides', () => {
  for (const { path, text } of readFiles(root, isExample)) {
    const specifiers = [...text.matchAll(/\bfrom '([^']+)'/g)].map(([, specifier = '']) => specifier);
    expect([path, specifiers.filter((specifier) => specifier.startsWith('dicewright')).length > 0]).toEqual([
      path,
      true,
    ]);
    expect([path, specifiers.filter((specifier) => /^\.|src\//.test(specifier))]).toEqual([path, []]);
  }
});

it.each(programs)('%s prints what was reviewed', async (path) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [exampleFile(path)], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).not.toBe('');
  expect(existsSync(join(root, outputOf(path)))).toBe(true);
  await expect(stdout).toMatchFileSnapshot(join(root, outputOf(path)));
});

describe('examples/react-use-reducer.tsx', () => {
  // React asks for this flag where nothing but tests renders.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

  const render = async (): Promise<ReactTestRenderer> => {
    let renderer: ReactTestRenderer | undefined;
    await act(async () => {
      renderer = create(createElement(StrictMode, null, createElement(Kiriki)));
    });
    if (!renderer) throw new Error('nothing was rendered');
    return renderer;
  };

  interface Button {
    readonly text: string;
    readonly disabled: boolean;
    readonly title: string | undefined;
    readonly press: () => Promise<void>;
  }

  const buttonsOf = ({ root: tree }: ReactTestRenderer): Button[] =>
    tree.findAllByType('button').map(({ props, children }) => ({
      text: children.join(''),
      disabled: props.disabled as boolean,
      title: props.title as string | undefined,
      press: () => act(async () => (props.onClick as () => void)()),
    }));

  const paragraph = ({ root: tree }: ReactTestRenderer): string => tree.findByType('p').children.join('');

  /** What the player sees: the dice, then every button, why it can't be pressed. */
  const seen = (renderer: ReactTestRenderer): string =>
    [
      paragraph(renderer),
      ...buttonsOf(renderer).map(({ text, disabled, title }) => (disabled ? `(${text}) ${title}` : `[${text}]`)),
    ].join('\n');

  const press = async (renderer: ReactTestRenderer, name: string): Promise<void> => {
    const button = buttonsOf(renderer).find(({ text }) => text.startsWith(name));
    if (!button || button.disabled) throw new Error(`${name} can't be pressed`);
    await button.press();
  };

  it('plays by its buttons in strict mode, the same way each time it is rendered', async () => {
    const transcripts: string[] = [];
    for (let time = 0; time < 2; time++) {
      const renderer = await render();
      const steps = [`At first\n${seen(renderer)}`];
      for (const name of ['Roll', 'Roll', 'chance', 'Roll', 'sixes']) {
        await press(renderer, name);
        steps.push(`After ${name}\n${seen(renderer)}`);
      }
      transcripts.push(`${steps.join('\n\n')}\n`);
      await act(async () => renderer.unmount());
    }
    const [first, second] = transcripts;
    expect(second).toBe(first);
    await expect(first).toMatchFileSnapshot(join(root, 'examples/output/react-use-reducer.txt'));
  });

  it('disables what is not legal and says why', async () => {
    const renderer = await render();
    expect(buttonsOf(renderer).map(({ disabled }) => disabled)).toEqual([false, ...Array(13).fill(true)]);
    expect(buttonsOf(renderer)[1]?.title).toBe('the dice must be rolled before a line is chosen');
    await press(renderer, 'Roll');
    expect(paragraph(renderer)).toMatch(/^[1-6]( [1-6]){4}$/);
    expect(buttonsOf(renderer).some(({ disabled }) => disabled)).toBe(false);
    await act(async () => renderer.unmount());
  });
});
