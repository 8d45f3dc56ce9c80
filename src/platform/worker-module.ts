import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Whether this runs from the sources, as tests do. */
const isSource = import.meta.url.endsWith('.ts');

interface Manifest {
  readonly imports: { readonly '#platform': { readonly node: string } };
}

/**
 * The file of a module of this folder that runs in a process or a thread of its own. Where it is, package.json says: a build
 * may put this code into any file.
 */
export function workerModule(name: string): string {
  if (isSource) return fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  const own = createRequire(import.meta.url);
  const { imports } = own('dicewright/package.json') as Manifest;
  return join(dirname(own.resolve('dicewright/package.json')), dirname(imports['#platform'].node), `${name}.js`);
}

/** Node's flags that say what this process runs, or how it is inspected. */
const OWN_FLAG = /^(-e|--eval|-p|--print|-pe|--input-type|--test.*|--watch.*|--inspect.*|--cpu-prof.*|--heap-prof.*)$/;
/** Those whose value may be the next word. */
const WITH_VALUE = /^(-e|--eval|-p|--print|-pe|--input-type)$/;

/** The flags that our processes get: this one's, except what is its own alone. */
export const workerFlags = (): string[] =>
  isSource
    ? ['--import', new URL('../../scripts/lib/register-tsx.mjs', import.meta.url).href]
    : flagsFrom(process.execArgv);

export function flagsFrom(execArgv: readonly string[]): string[] {
  const flags: string[] = [];
  for (let i = 0; i < execArgv.length; i++) {
    const word = execArgv[i] as string;
    const [flag = ''] = word.split('=', 1);
    if (!OWN_FLAG.test(flag)) flags.push(word);
    // `-p -e 1`: a value that begins with `-` is a flag.
    else if (WITH_VALUE.test(word) && !execArgv[i + 1]?.startsWith('-')) i++;
  }
  return flags;
}
