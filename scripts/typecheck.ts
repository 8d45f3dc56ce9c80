import { fileURLToPath } from 'node:url';
import { checkTypes, nativeCompiler, typedProjects, usualCompiler } from './lib/typecheck.js';

// `npm test` looks with the quicker one alone.
const root = fileURLToPath(new URL('..', import.meta.url));
for (const compiler of [nativeCompiler, usualCompiler] as const) {
  for (const config of typedProjects) {
    const { status, output } = checkTypes(root, config, [], compiler);
    process.stdout.write(output);
    if (status !== 0) process.exitCode = 1;
  }
}
