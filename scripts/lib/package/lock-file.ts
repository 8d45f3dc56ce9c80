/** An entry of package-lock.json, as far as it matters here. */
export interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  /** Another name of a folder of the project. */
  readonly link?: boolean;
  readonly cpu?: readonly string[];
  readonly dev?: boolean;
  readonly libc?: readonly string[];
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** The machines that a platform's package is for, read from its name: `@biomejs/cli-linux-x64-musl`. */
export function platformOf(name: string): Pick<LockedPackage, 'cpu' | 'libc' | 'os'> {
  const words = name.replace(/^.*\//, '').split('-');
  const cpu = processors.find((processor) => words.includes(processor));
  const os = systems.find((system) => words.includes(system));
  if (cpu === undefined || os === undefined) throw new Error(`${name}: for which machines is it?`);
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu'))
      ? 'glibc'
      : null;
  return { cpu: [cpu], ...(os === 'linux' && libc !== null ? { libc: [libc] } : {}), os: [os] };
}

/**
 * The optional packages that others ask for and the lock file does not know, by their place in node_modules. A
 * registry that does not carry the packages of all platforms makes npm leave them out, and `npm ci` then refuses the
 * lock file everywhere.
 */
export function missingOptional({ packages }: LockFile): Record<string, LockedPackage> {
  const missing: Record<string, LockedPackage> = {};
  for (const [parent, { dev, optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const top = `node_modules/${name}`;
      const own = `${parent}/${top}`;
      if (packages[top] !== undefined || packages[own] !== undefined) continue;
      const place = missing[top] === undefined || missing[top].version === version ? top : own;
      missing[place] = { version, ...platformOf(name), ...(dev === true ? { dev } : {}), optional: true };
    }
  }
  return missing;
}

/** The package at a place in node_modules: `'node_modules/a/node_modules/@b/c'` → `'@b/c'`. */
const nameAt = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** What is installed without being compared with what was locked: places in node_modules, each with `name@version`. */
export function unsealed({ packages }: LockFile): [place: string, of: string][] {
  return Object.entries(packages).flatMap(([place, { version, integrity, link }]) =>
    place === '' || link || integrity?.startsWith('sha512-') ? [] : [[place, `${nameAt(place)}@${version}`]],
  );
}
