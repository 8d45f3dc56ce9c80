import { describe, expect, it } from 'vitest';
import { seededDice } from '../src/kernel/dice.js';
import { GameError } from '../src/kernel/errors.js';
import type { Picture, PictureOptions } from '../src/kernel/picture.js';
import { createRng } from '../src/kernel/random.js';
import { createReducer } from '../src/kernel/reducer.js';
import type { AnyGame } from '../src/kernel/types.js';
import { pictures } from '../src/render/pictures.generated.js';
import { hasPicture } from '../src/render/pictures.js';
import { renderSvg } from '../src/render/svg.js';
import { terminalWidth } from '../src/render/terminal-width.js';
import { renderText } from '../src/render/text.js';
import { chosenIds, isChosen, loadAnyGame } from './helpers/chosen-games.js';
import { readXml } from './helpers/well-formed.js';

type DrawAny = (view: unknown, options?: PictureOptions) => Picture;

const names = ['Ada', '<b>Ben & Co</b>', '林さん', 'A name that is much too long for a sheet', '👩🏽‍🔬', 'F'];

type State = ReturnType<AnyGame['setup']>;

/** Every position of a random game, the first and the last included. */
function* positions(game: AnyGame, start: State, seed: string): Generator<State> {
  const reducer = createReducer(game, seededDice(seed));
  const rng = createRng(seed);
  let state = start;
  yield state;
  for (let actions = 0; actions < 20_000; actions++) {
    const [player] = game.playersToAct(game.view(state, null));
    if (player === undefined) return;
    const action = game.sampleAction(game.view(state, player), rng, player);
    if (action === null) throw new Error(`${game.id}: player ${player} is to act but has no action`);
    state = reducer(state, action);
    yield state;
  }
}

/** First states: the default variant with every number of players, the others with the most that they allow. */
function starts(game: AnyGame): State[] {
  const { min, max } = game.playerCount;
  const counts = Array.from({ length: max - min + 1 }, (_, index) => max - index);
  return game.variants.flatMap((options, index) => {
    const possible = counts.flatMap((players) => {
      try {
        return [game.setup({ players, options })];
      } catch (error) {
        // Not every variant goes with every number of players.
        if (error instanceof GameError) return [];
        throw error;
      }
    });
    expect(possible.length).toBeGreaterThan(0);
    return index === 0 ? possible : possible.slice(0, 1);
  });
}

/** How many positions of a game are drawn, over all its tables: more of each when there are few. */
const POSITIONS = Number(process.env.POSITIONS ?? 60);
/** So many in any case. */
const LEAST_DRAWN = 40;
/** So many of each table at least. */
const LEAST = 8;

/** So many of a list, evenly spread, with the first and the last. */
function spread<T>(list: readonly T[], wanted: number): readonly T[] {
  if (list.length <= wanted) return list;
  return Array.from({ length: wanted }, (_, i) => list[Math.round((i * (list.length - 1)) / (wanted - 1))] as T);
}

const ids = chosenIds.filter((id): id is keyof typeof pictures => hasPicture(id));
const nonsense = /undefined|NaN|Infinity|\[object/;

describe('pictures', () => {
  it('are listed', () => {
    expect(ids.length).toBeGreaterThan(0);
    expect(ids).toEqual(Object.keys(pictures).filter((id) => isChosen({ id })));
  });

  it.each(ids)('draw positions of random games of %s', async (id) => {
    const game = await loadAnyGame(id);
    const draw = (await pictures[id]()) as DrawAny;
    const viewers = game.traits.hiddenInformation ? [null, 0] : [null];
    const tables = starts(game);
    const wanted = Math.max(LEAST, Math.ceil(POSITIONS / tables.length));
    let drawn = 0;
    let ended = 0;

    function expectDrawn(state: State, viewer: number | null): void {
      const view = game.view(state, viewer);
      const picture = draw(view, { names, viewer });
      const text = renderText(picture, { width: 100 });
      expect(text).not.toMatch(nonsense);
      expect(Math.max(...text.split('\n').map(terminalWidth))).toBeLessThanOrEqual(100);
      expect(picture.summary).toMatch(/^\S.*\.$/);
      expect(picture.parts.length).toBeGreaterThan(0);
      const over = game.outcome(view) !== null;
      // Reading SVG costs ten times as much as text; what could go wrong in it comes up often enough.
      if (drawn % 20 === 0 || over) {
        const svg = renderSvg(picture);
        expect(svg).not.toMatch(nonsense);
        expect(readXml(svg).elements).toBeGreaterThan(20);
        expect(renderSvg(draw(structuredClone(view), { names, viewer }))).toBe(svg);
      }
      drawn++;
      if (over) ended++;
    }

    // Short games are played again and again, until there is something to see.
    for (let round = 0; round === 0 || (drawn <= LEAST_DRAWN && round < LEAST_DRAWN); round++) {
      for (const [index, start] of tables.entries()) {
        for (const state of spread([...positions(game, start, `picture ${round} ${index}`)], wanted)) {
          for (const viewer of viewers) expectDrawn(state, viewer);
        }
      }
    }
    expect(drawn).toBeGreaterThan(LEAST_DRAWN);
    expect(ended).toBeGreaterThan(0);
  });
});
