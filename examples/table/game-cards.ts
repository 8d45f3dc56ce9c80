import { playout } from 'dicewright';
import { type Entry, games } from 'dicewright/games';
import { renderSvg } from 'dicewright/render';
import type { Plugin } from 'vite';

const NAME = 'virtual:game-cards';
const SEED = 'cards';

interface Card {
  readonly svg: string;
  readonly actions: number;
}

/** A random game: how long it is, and a position in the midst of it. */
export async function cardOf(entry: Entry): Promise<Card> {
  const [game, picture] = await Promise.all([entry.load(), entry.part('picture')]);
  const { min, max } = game.playerCount;
  const players = game.playersFor().find((count) => count >= 2) ?? Math.min(max, Math.max(min, 2));
  const { actions } = playout(game, { players, seed: SEED, maxActions: 2_000 });
  let state = game.setup({ players });
  for (const action of actions.slice(0, Math.ceil(actions.length / 2))) state = game.reduce(state, action);
  if (!picture) return { svg: NOTHING, actions: rounded(actions.length) };
  const drawn = picture(game.view(state, null), { viewer: null });
  const hasBoard = drawn.parts.some(({ kind }) => kind === 'board' || kind === 'stacks');
  const only = hasBoard ? (['board', 'stacks'] as const) : (['dice', 'sheet'] as const);
  return {
    svg: renderSvg(drawn, { width: 360, compact: true, only }),
    actions: rounded(actions.length),
  };
}

/** The picture of a game that has none. */
const NOTHING = '<svg xmlns="http://www.w3.org/2000/svg" width="360" height="240"/>';

/** As people say it. */
const rounded = (count: number): number => (count < 20 ? count : Number(count.toPrecision(count < 100 ? 1 : 2)));

/** For the list of games: pictures and lengths, drawn and played when the page is built. */
export function gameCards(): Plugin {
  let isBuild = false;
  let cards: Promise<readonly (readonly [string, Card])[]> | undefined;
  const all = () => {
    const entries: readonly Entry[] = Object.values(games);
    cards ??= Promise.all(entries.map(async (entry) => [entry.id, await cardOf(entry)] as const));
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
