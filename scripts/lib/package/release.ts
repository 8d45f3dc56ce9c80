/** What a release is refused for, or changes: package.json, package-lock.json, and CHANGELOG.md. */
export interface ReleaseFiles {
  readonly manifest: string;
  readonly lock: string;
  readonly changelog: string;
}

interface Versioned {
  version: string;
  readonly packages?: Record<string, { version?: string }>;
}

const parts = (version: string): number[] => version.split('.').map(Number);

/** Whether `version` comes after `before`, both `major.minor.patch`. */
function isLater(version: string, before: string): boolean {
  const [now, then] = [parts(version), parts(before)];
  const at = now.findIndex((part, index) => part !== then[index]);
  return at >= 0 && (now[at] ?? 0) > (then[at] ?? 0);
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The files of a release: the version in both manifests, and what was *Unreleased* under the version's heading.
 *
 * @param date - `2030-01-31`
 * @throws Error for anything but a version later than the present one, and where nothing is unreleased
 */
export function released(files: ReleaseFiles, version: string, date: string): ReleaseFiles {
  const manifest = JSON.parse(files.manifest) as Versioned;
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`expected a version such as 1.2.3, got ${version}`);
  if (!isLater(version, manifest.version)) throw new Error(`${version} does not come after ${manifest.version}`);
  const [, unreleased = ''] = /^## \[Unreleased\]\n([\s\S]*?)(?=^## \[|^\[Unreleased\]: )/m.exec(files.changelog) ?? [];
  if (unreleased.trim() === '') throw new Error('CHANGELOG.md: nothing is unreleased');
  const lock = JSON.parse(files.lock) as Versioned;
  lock.version = version;
  const own = lock.packages?.[''];
  if (own) own.version = version;
  return {
    manifest: json({ ...manifest, version }),
    lock: json(lock),
    changelog: files.changelog.replace('## [Unreleased]\n', `## [Unreleased]\n\n## [${version}] - ${date}\n`),
  };
}
