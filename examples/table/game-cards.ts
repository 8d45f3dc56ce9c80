import { playout } from 'dicewright';
import { type Entry, games } from 'dicewright/games';
import { renderSvg } from 'dicewright/render';
import type { Plugin } from 'vite';

const NAME = 'virtual:game-cards';
const SEED = 'cards';

/** A position in the midst of a random game, drawn. */
export async function cardPicture(entry: Entry): Promise<string> {
  const [game, picture] = await Promise.all([entry.load(), entry.part('picture')]);
  const { min, max } = game.playerCount;
  const players = game.playersFor().find((count) => count >= 2) ?? Math.min(max, Math.max(min, 2));
  const { actions } = playout(game, { players, seed: SEED, maxActions: 2_000 });
  let state = game.setup({ players });
  for (const action of actions.slice(0, Math.ceil(actions.length / 2))) state = game.reduce(state, action);
  if (!picture) return NOTHING;
  const drawn = picture(game.view(state, null), { viewer: null });
  const boards = ['board', 'grid', 'stacks', 'track'] as const;
  const hasBoard = drawn.parts.some(({ kind }) => boards.some((one) => one === kind));
  const only = hasBoard ? boards : (['dice', 'sheet'] as const);
  return renderSvg(drawn, { width: 360, compact: true, only });
}

/** The picture of a game that has none. */
const NOTHING = '<svg xmlns="http://www.w3.org/2000/svg" width="360" height="240"/>';

/** For the list of games: their pictures, drawn when the page is built. */
export function gameCards(): Plugin {
  let isBuild = false;
  let cards: Promise<readonly (readonly [string, string])[]> | undefined;
  const all = () => {
    const entries: readonly Entry[] = Object.values(games);
    cards ??= Promise.all(entries.map(async (entry) => [entry.id, await cardPicture(entry)] as const));
    return cards;
  };
  return {
    name: 'game-cards',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      const entries = (await all()).map(([game, svg]) => {
        const picture = isBuild
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `${game}.svg`, source: svg })}`
          : JSON.stringify(`data:image/svg+xml,${encodeURIComponent(svg)}`);
        return `${JSON.stringify(game)}: ${picture}`;
      });
      return `export const cardPictures = { ${entries.join(',\n')} };`;
    },
  };
}
