import { build } from 'esbuild';

/** Where a bundled module finds what it imports, beside what is installed where it lies. */
interface Surroundings {
  /** Where the module is looked for, a package too. */
  readonly folder: string;
  /** Folders of packages for modules that have none of their own. */
  readonly nodePaths?: string[] | undefined;
  readonly alias?: Record<string, string> | undefined;
}

/**
 * A module with games as one file for pages, with all that it imports, dicewright too.
 *
 * @param module - a file, TypeScript or JavaScript, or a package
 * @throws Error (as a rejection) that says what can't be bundled
 */
export async function moduleBundle(module: string, { folder, nodePaths, alias }: Surroundings): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [module],
    absWorkingDir: folder,
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    loader: { '.md': 'text' },
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    ...(nodePaths && { nodePaths }),
    ...(alias && { alias }),
  });
  return outputFiles[0]?.text ?? '';
}
