import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Where there is no `process` there is no development build either; bundlers still know the phrase. */
export const guardProcess: Plugin = {
  name: 'guard-process',
  setup({ onLoad }) {
    onLoad({ filter: /node_modules[\\/].*\.m?js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(
        'process.env.NODE_ENV !== "production"',
        '(typeof process === "object" && process.env.NODE_ENV !== "production")',
      ),
    }));
  },
};

/** The folder of the package that a file belongs to: `'node_modules/@scope/name/sub.js'` → `'node_modules/@scope/name'`. */
export const packageFolder = (file: string): string | undefined =>
  /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0];

/** What stands beside a bundle: the name, the version and the licence of each package in it. */
function licenceText(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')) as Record<string, string>;
  return `${name} ${version}\n\n${readFileSync(resolve(folder, 'LICENSE'), 'utf8')}`;
}

/** Writes beside each bundle the licences of what is in it: `vendor/immer.LICENSE`. */
export const writeLicences: Plugin = {
  name: 'write-licences',
  setup({ onEnd }) {
    onEnd(({ metafile }) => {
      for (const [output, { inputs }] of Object.entries(metafile?.outputs ?? {})) {
        const folders = new Set(Object.keys(inputs).flatMap((file) => packageFolder(file) ?? []));
        if (folders.size === 0) throw new Error(`${output}: nothing of another package is in it`);
        mkdirSync(dirname(output), { recursive: true });
        writeFileSync(output.replace(/\.js$/, '.LICENSE'), [...folders].map(licenceText).join('\n'));
      }
    });
  },
};
