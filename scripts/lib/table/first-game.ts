import type { Plugin, Rolldown } from 'vite';

type ModuleInfo = (id: string) => { readonly importedIds: readonly string[] } | null;

/** The module and all that it imports, also by way of others. */
function closureOf(id: string, infoOf: ModuleInfo, known = new Set<string>()): Set<string> {
  if (known.has(id)) return known;
  known.add(id);
  for (const next of infoOf(id)?.importedIds ?? []) closureOf(next, infoOf, known);
  return known;
}

/** A file of the package that is in the folder of a game: the folder, and whether it is the game or its picture. */
const GAME_FILE = /\/src\/games\/(?:.*\/)?([\w-]+)\/([\w-]+)(\.picture)?\.ts$/;

/** `'kiriki'` for the module that is the game or draws it. */
function gameIn(id: string): string | null {
  const [, folder = '', file] = GAME_FILE.exec(id) ?? [];
  return folder !== '' && folder === file ? folder : null;
}

/** What the first game needs, as the build has found it. */
interface Needs {
  /** Loaded with the page, whatever it shows. */
  readonly page: ReadonlySet<string>;
  /** Loaded with the table at which a game is played. */
  readonly table: ReadonlySet<string>;
  /** Loaded with a game, by its name. */
  readonly games: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * In which file a module is that has to be there before the first game can be played; `null` for any other.
 *
 * A slow network takes longer for a request that follows from another than for some kilobytes. So there are three steps: the document;
 * the page and the table, `play`; the game with its picture, a file, and what games on the pyramid share, `pyramid`.
 */
export function fileFor(id: string, { page, table, games }: Needs): string | null {
  if (page.has(id)) return null;
  if (table.has(id)) return 'play';
  const users = [...games].filter(([, needed]) => needed.has(id)).map(([name]) => name);
  const [only] = users;
  if (only === undefined) return null;
  if (!id.includes('/src/games/')) return id.includes('/src/pyramid/') ? 'pyramid' : 'play';
  const isOwn = users.length === 1 && id.includes(`/${only}/`);
  return isOwn ? only : 'pyramid';
}

/** Parts of a game that playing it doesn't ask for. */
const ASIDE = /\.(?:picture|invariants|rules|golden)\b/;

/**
 * In which file of the worker that thinks for bots a module is: a file for each game with what is known about it, one for what the
 * games on the pyramid share; `null` for any other.
 */
export function workerFileFor(id: string): string | null {
  const [, path = ''] = /\/src\/(games\/das-spiel\/.+|games\/.+|pyramid\/.+)\.ts$/.exec(id) ?? [];
  if (path === '' || ASIDE.test(path)) return null;
  if (path.startsWith('pyramid/') || /^games\/das-spiel\/(?:[\w-]+\/)?kit\//.test(path)) return 'pyramid';
  return /^games\/(?:das-spiel\/[\w-]+\/)?([\w-]+)\//.exec(path)?.[1] ?? null;
}

/** How the worker is put into files. */
export const workerFiles = {
  output: {
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ name: (id: string) => workerFileFor(id), debugName: 'worker' }],
    },
  },
};

/** The files of a chunk and of all that it imports. */
function withImports(bundle: Rolldown.OutputBundle, name: string): string[] {
  const files = new Set<string>();
  const add = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || files.has(file)) return;
    files.add(file);
    for (const next of chunk.imports) add(next);
  };
  for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.name === name) add(file.fileName);
  return [...files];
}

/**
 * What is fetched together with a file, so that it need not be found out from that: all where it is the document; what games on the
 * pyramid share with each of them. Of other files the list of all would be longer than what it saves.
 */
export const fetchedWith = (needed: readonly string[], isDocument: boolean): string[] =>
  needed.filter((file) => isDocument || /\/pyramid-/.test(file));

/**
 * Puts what the first game needs into few files, and names the table's in the document, so that the browser fetches it with the page.
 *
 * @param root - the folder of the page's sources, with a slash at its end
 */
export function firstGame(root: string): Plugin {
  let found: Needs | null = null;
  function needsOf(infoOf: ModuleInfo, ids: Iterable<string>): Needs {
    const games = [...ids].flatMap((id) => {
      const name = gameIn(id);
      return name === null ? [] : [[name, id] as const];
    });
    const needed = new Map<string, Set<string>>();
    for (const [name, id] of games) needed.set(name, closureOf(id, infoOf, needed.get(name)));
    const of = (file: string): Set<string> => closureOf(`${root}src/${file}`, infoOf);
    return { page: of('main.tsx'), table: of('game-page.tsx'), games: needed };
  }
  const name: Rolldown.CodeSplittingNameFunction = (id) => (found === null ? null : fileFor(id, found));
  return {
    name: 'first-game',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { includeDependenciesRecursively: false, groups: [{ name, debugName: 'first game' }] },
          },
        },
      },
    }),
    buildEnd() {
      found = needsOf((id) => this.getModuleInfo(id), this.getModuleIds());
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        withImports(bundle, 'play')
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
            injectTo: 'head' as const,
          })),
    },
  };
}
