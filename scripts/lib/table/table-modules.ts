import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { chosenSources, entrySources } from '../package/entries.js';
import { type GameModule, moduleAddresses } from './module-addresses.js';
import { moduleBundle } from './module-bundle.js';
import { type DrawnGame, gamesIn } from './module-games.js';

const NAME = 'virtual:other-games';

/** The packages of `examples/games`, then your own modules. */
export function modulesBeside(root: string, own: readonly string[]): GameModule[] {
  const folder = join(root, 'examples/games');
  const packages = readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'package.json')))
    .map((name) => join(folder, name, 'src/index.ts'));
  return moduleAddresses([...packages, ...own], root);
}

/** Puts modules with games beside the page, and lists them for it. Their dicewright is that of this project. */
export function gameModules(root: string, modules: readonly GameModule[]): Plugin {
  let isBuild = false;
  const sources = [...chosenSources('browser'), ...entrySources].map(
    ([name, file]) => [name, join(root, file)] as const,
  );
  const bundles = new Map<string, Promise<string>>();
  const bundleOf = ({ file, address }: GameModule): Promise<string> => {
    const bundle =
      bundles.get(address) ??
      moduleBundle(file, {
        folder: root,
        nodePaths: [join(root, 'node_modules')],
        alias: Object.fromEntries(sources),
      });
    bundles.set(address, bundle);
    return bundle;
  };
  const gamesOf = async (module: GameModule): Promise<DrawnGame[]> => {
    try {
      return await gamesIn(await bundleOf(module), module.address);
    } catch (error) {
      throw new Error(`${module.file}: ${(error as Error).message}`, { cause: error });
    }
  };
  return {
    name: 'game-modules',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      const found = await Promise.all(modules.map(gamesOf));
      const entries = found.flat().map(({ svg, ...game }) => {
        const picture = isBuild
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `${game.id}.svg`, source: svg })}`
          : JSON.stringify(`data:image/svg+xml,${encodeURIComponent(svg)}`);
        return `{ ...${JSON.stringify(game)}, picture: ${picture} }`;
      });
      return `export const otherGames = [${entries.join(',\n')}];`;
    },
    async generateBundle() {
      for (const one of modules) {
        this.emitFile({ type: 'asset', fileName: one.address, source: await bundleOf(one) });
      }
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://page').pathname.slice(1);
        const module = modules.find(({ address }) => address === path);
        if (!module) return next();
        response.setHeader('content-type', 'text/javascript');
        response.end(await bundleOf(module));
      });
    },
  };
}

/** For a page whose server says which modules there are: it is asked when the page begins. */
export function askedModules(): Plugin {
  return {
    name: 'asked-modules',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) =>
      id === `\0${NAME}`
        ? "export const otherGames = await (await fetch(new URL('modules/games.json', document.baseURI))).json();"
        : null,
  };
}
