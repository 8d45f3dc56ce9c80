import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Runs Vitest at `root`, to its end. @returns its exit code */
export function runVitest(root: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): number {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}
