import { type Consumer, NEWEST } from './consumer.js';
import { typedProgram } from './typings.js';

/** From the oldest that can read the declarations to the newest. */
export const typeScripts = ['5.4.5', '5.9.3', '6.0.3', '7.0.2'] as const;

/** What each way to find modules is asked to compile: where the ending of a file gives its format, both formats. */
const resolutions = {
  node16: { module: 'node16', files: ['esm.mts', 'cjs.cts'] },
  nodenext: { module: 'nodenext', files: ['esm.mts', 'cjs.cts'] },
  bundler: { module: 'esnext', files: ['app.ts'] },
} as const;

const configuration = (resolution: keyof typeof resolutions): string =>
  JSON.stringify({
    compilerOptions: {
      module: resolutions[resolution].module,
      moduleResolution: resolution,
      target: 'es2022',
      lib: ['es2022'],
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      skipLibCheck: true,
    },
    files: resolutions[resolution].files,
  });

const shortName = (version: string): string => version.split('.').slice(0, 2).join('.');

/** Each version of TypeScript with each way to find modules. */
export const typeScriptConsumers: readonly Consumer[] = typeScripts.flatMap((version) =>
  (Object.keys(resolutions) as (keyof typeof resolutions)[]).map((resolution) => ({
    name: `typescript-${shortName(version)}-${resolution}`,
    node: NEWEST,
    packages: { typescript: version, 'fast-check': '4.10.2' },
    files: {
      'tsconfig.json': configuration(resolution),
      ...Object.fromEntries(resolutions[resolution].files.map((file) => [file, typedProgram])),
    },
    steps: [{ command: ['node', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'] }],
  })),
);
