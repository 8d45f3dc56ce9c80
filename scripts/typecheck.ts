// `npm run typecheck`: with the quicker compiler. `npm run typecheck -- --all`: with the one that most users have, too.
import { fileURLToPath } from 'node:url';
import { checkTypes, nativeCompiler, typedProjects, usualCompiler } from './lib/checks/typecheck.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const compilers = [nativeCompiler, usualCompiler] as const;
for (const compiler of process.argv.includes('--all') ? compilers : compilers.slice(0, 1)) {
  for (const config of typedProjects) {
    const { status, output } = checkTypes(root, config, [], compiler);
    process.stdout.write(output);
    if (status !== 0) process.exitCode = 1;
  }
}
