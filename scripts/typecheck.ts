import { fileURLToPath } from 'node:url';
import { checkTypes, typedProjects } from './lib/typecheck.js';

const root = fileURLToPath(new URL('..', import.meta.url));
for (const config of typedProjects) {
  const { status, output } = checkTypes(root, config);
  process.stdout.write(output);
  if (status !== 0) process.exitCode = 1;
}
