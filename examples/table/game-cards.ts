import { anyGame, type Envelope, type Picture, playout } from 'dicewright';
import { games } from 'dicewright/games';
import { loadPicture, renderSvg } from 'dicewright/render';
import type { Plugin } from 'vite';

const NAME = 'virtual:game-cards';
const SEED = 'cards';

interface Card {
  readonly svg: string;
  readonly actions: number;
}

/** A random game: how long it is, and a position in the midst of it. */
async function cardOf(id: keyof typeof games): Promise<Card> {
  const game = anyGame((await games[id].load()) as never);
  const picture = (await loadPicture(id)) as unknown as (view: unknown, options: object) => Picture;
  const { min, max } = game.playerCount;
  const players = game.playersFor().find((count) => count >= 2) ?? Math.min(max, Math.max(min, 2));
  const { actions } = playout(game, { players, seed: SEED, maxActions: 2_000 });
  let state = game.setup({ players }) as Envelope;
  for (const action of actions.slice(0, Math.ceil(actions.length / 2))) state = game.reduce(state, action) as Envelope;
  const drawn = picture(game.view(state, null), { viewer: null });
  const hasBoard = drawn.parts.some(({ kind }) => kind === 'board' || kind === 'stacks');
  const only = hasBoard ? (['board', 'stacks'] as const) : (['dice', 'sheet'] as const);
  return {
    svg: renderSvg(drawn, { width: 360, compact: true, only }),
    actions: rounded(actions.length),
  };
}

/** As people say it. */
const rounded = (count: number): number => (count < 20 ? count : Number(count.toPrecision(count < 100 ? 1 : 2)));

/** For the list of games: pictures and lengths, drawn and played when the page is built. */
export function gameCards(): Plugin {
  let isBuild = false;
  let cards: Promise<readonly (readonly [string, Card])[]> | undefined;
  const all = () => {
    const ids = Object.keys(games) as (keyof typeof games)[];
    cards ??= Promise.all(ids.map(async (id) => [id, await cardOf(id)] as const));
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
      const entries = (await all()).map(([game, { svg, actions }]) => {
        const picture = isBuild
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `${game}.svg`, source: svg })}`
          : JSON.stringify(`data:image/svg+xml,${encodeURIComponent(svg)}`);
        return `${JSON.stringify(game)}: { picture: ${picture}, actions: ${actions} }`;
      });
      return `export const gameCards = { ${entries.join(',\n')} };`;
    },
  };
}
