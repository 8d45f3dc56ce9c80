import { existsSync, readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { catalogueOf, type Entry, entriesOf } from 'dicewright/games';
import type { Plugin } from 'vite';
import { cardPicture } from '../../../examples/table/game-cards.js';
import { moduleBundle } from './module-bundle.js';
import { type ToldGame, toldOf } from './rules-told.js';

const NAME = 'virtual:other-games';

/** A module with games, and where it lies beside the page: `modules/farkle.js`. */
export interface GameModule {
  readonly file: string;
  readonly address: string;
}

const addressOf = (name: string): string => `modules/${name}.js`;

/** The packages of `examples/games`. */
export function packageModules(root: string): GameModule[] {
  const folder = join(root, 'examples/games');
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'package.json')))
    .map((name) => ({ file: join(folder, name, 'src/index.ts'), address: addressOf(name) }));
}

/** A module of one's own. */
export const ownModule = (file: string): GameModule => ({ file, address: addressOf(basename(file, extname(file))) });

/** What the list of games tells of a game of a module. */
type DrawnGame = Pick<Entry, 'id' | 'title' | 'playerCount' | 'traits' | 'facts'> & {
  readonly module: string;
  readonly svg: string;
  readonly told: ToldGame | null;
};

/** What the page tells of the games of a bundled module. @throws GameError (as a rejection) for what is no such module */
async function gamesIn(code: string, module: string): Promise<DrawnGame[]> {
  // It has all that it imports in it.
  const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  const found = await entriesOf((await import(url)) as Record<string, unknown>);
  const entries = Object.values(catalogueOf(Object.values(found)));
  if (entries.length === 0) throw new Error(`${module}: it exports no game`);
  return Promise.all(
    entries.map(async (entry) => {
      const { id, title, playerCount, traits, facts } = entry;
      const [svg, rules] = await Promise.all([cardPicture(entry), entry.part('rulesPage')]);
      return { module, id, title, playerCount, traits, facts, svg, told: rules === undefined ? null : toldOf(rules) };
    }),
  );
}

/**
 * Puts modules with games beside the page, and tells it which there are.
 *
 * @throws Error for two of the same name
 */
export function gameModules(root: string, modules: readonly GameModule[]): Plugin {
  const twice = modules.find(({ address }, i) => modules.findIndex((other) => other.address === address) < i);
  if (twice) throw new Error(`${twice.file}: another module lies at ${twice.address} already: give it another name`);
  let isBuild = false;
  const bundles = new Map<string, Promise<string>>();
  const bundleOf = ({ file, address }: GameModule): Promise<string> => {
    const bundle = bundles.get(address) ?? moduleBundle(root, file);
    bundles.set(address, bundle);
    return bundle;
  };
  return {
    name: 'game-modules',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      const found = await Promise.all(modules.map(async (one) => gamesIn(await bundleOf(one), one.address)));
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
