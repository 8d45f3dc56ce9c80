import { createRequire } from 'node:module';

export function versionOfPackage(): string {
  const { version } = createRequire(import.meta.url)('dicewright/package.json') as { readonly version: string };
  return version;
}
