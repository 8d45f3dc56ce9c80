/** A command that a consumer runs, in its folder. */
export interface Step {
  /**
   * What is run: the words of the command, without a shell. A first word that starts with `./` lies in the consumer's
   * folder; `node` is the Node of {@link Consumer.node}.
   */
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** What has to be in what it prints. Default: nothing, it is enough that it ends well. */
  readonly prints?: string;
  /** So many seconds may it take. Default 300. */
  readonly patience?: number;
}

/** A project that uses the packed package, and what has to work in it. */
export interface Consumer {
  /** The row's name: `'node-20-esm'`. */
  readonly name: string;
  /** The version of Node that runs it. Default: the one that runs the script. */
  readonly node?: NodeVersion;
  /** Exact versions by name, besides the package itself. */
  readonly packages?: Readonly<Record<string, string>>;
  /** Other members of its package.json. */
  readonly manifest?: Readonly<Record<string, unknown>>;
  /** Its files, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** How it gets its packages. Default: npm, from its package.json. */
  readonly install?: (tarball: string) => readonly Step[];
  readonly steps: readonly Step[];
}

/** The versions of Node that are tried: the newest of each line at the time of writing. */
export const nodeVersions = ['20.20.2', '22.23.3', '24.21.0'] as const;
export type NodeVersion = (typeof nodeVersions)[number];

/** What the newest tools run on. */
export const NEWEST: NodeVersion = '24.21.0';

/** `'20.20.2'` → `'20'` */
export const majorOf = (version: string): string => version.split('.')[0] ?? version;
