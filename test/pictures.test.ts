import { describe, expect, it } from 'vitest';
import { pictures } from '../src/render/pictures.generated.js';
import { renderSvg } from '../src/render/svg.js';
import { terminalWidth } from '../src/render/terminal-width.js';
import { renderText } from '../src/render/text.js';
import { textOf } from '../src/render/text-of.js';
import { isChosen, loadAnyGame } from './helpers/chosen-games.js';
import { drawnIds, loadAnyPicture, positions, type State, spread, starts } from './helpers/drawn-games.js';
import { readXml } from './helpers/well-formed.js';

const names = ['Ada', '<b>Ben & Co</b>', '林さん', 'A name that is much too long for a sheet', '👩🏽‍🔬', 'F'];

/** How many positions of a game are drawn, over all its tables: more of each when there are few. */
const POSITIONS = Number(process.env.POSITIONS ?? 60);
/** So many in any case. */
const LEAST_DRAWN = 40;
/** So many of each table at least. */
const LEAST = 8;

const nonsense = /undefined|NaN|Infinity|\[object/;

describe('pictures', () => {
  it('are listed', () => {
    expect(drawnIds.length).toBeGreaterThan(0);
    expect(drawnIds).toEqual(Object.keys(pictures).filter((id) => isChosen({ id })));
  });

  it.each(drawnIds)('draw positions of random games of %s', async (id) => {
    const game = await loadAnyGame(id);
    const draw = await loadAnyPicture(id);
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
      expect(textOf(picture)).not.toMatch(nonsense);
      expect(textOf(picture)).toMatch(/^(\S.*[.!?…]\n?)+$/);
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
