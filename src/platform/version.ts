import { createRequire } from 'node:module';

/** The version of this package. */
export function versionOfPackage(): string {
  const { version } = createRequire(import.meta.url)('dicewright/package.json') as { readonly version: string };
  return version;
}
