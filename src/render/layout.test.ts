import { describe, expect, it } from 'vitest';
import { readDrawing } from '../../test/helpers/drawn-parts.js';
import { examplePicture } from '../../test/helpers/pictures.js';
import { choosing } from '../choosing/choosing.js';
import { krakatoa } from '../games/krakatoa/krakatoa.js';
import { krakatoaPicture } from '../games/krakatoa/krakatoa.picture.js';
import { playout } from '../play/playout.js';
import { layoutOf } from './layout.js';
import { renderSvg } from './svg.js';

const names = ['Adelheid', 'Bartholomew', 'Cleo', 'Dan'];

describe('layoutOf', () => {
  it('puts four players of Krakatoa into 900 px at 400 px wide, in every position of a game', () => {
    const { actions } = playout(krakatoa, { players: 4, seed: 'low' });
    let state = krakatoa.setup({ players: 4 });
    const heights: number[] = [];
    for (const action of actions) {
      state = krakatoa.reduce(state, action);
      const choice = choosing(krakatoa, state, krakatoa.playersToAct(state)[0] ?? 0);
      heights.push(layoutOf(krakatoaPicture(state, { names }), { width: 400, compact: true, choice }).height);
    }
    expect(heights.length).toBeGreaterThan(20);
    expect(Math.max(...heights)).toBeLessThanOrEqual(900);
  });

  it.each([120, 200, 319, 320, 480, 1000, 2000])('agrees with the drawing at a width of %s', (width) => {
    const state = krakatoa.setup({ players: 2 });
    const picture = krakatoaPicture(state);
    const choice = choosing(krakatoa, state, 0);
    for (const compact of [false, true]) {
      const drawn = readDrawing(renderSvg(picture, { width, compact, choice }));
      const layout = layoutOf(picture, { width, compact, choice });
      expect([layout.width, layout.height]).toEqual([drawn.width, drawn.height]);
      expect(layout.width).toBe(width);
      expect(layout.parts.length).toBeGreaterThanOrEqual(3);
      for (const { x, y, width: wide, height, part } of layout.parts) {
        const isInside = x >= 0 && y >= 0 && x + wide <= width && y + height <= layout.height;
        expect(isInside, `${part} at ${width}`).toBe(true);
      }
    }
  });
});

describe('renderSvg', () => {
  it('draws only the parts that are asked for, without a heading', () => {
    const whole = renderSvg(examplePicture(), { theme: 'light' });
    const dice = renderSvg(examplePicture(), { theme: 'light', only: ['dice'] });
    for (const kind of ['board', 'sheet']) {
      expect(whole).toContain(`data-key="${kind}/`);
      expect(dice).not.toContain(`data-key="${kind}/`);
    }
    expect(dice).toContain('data-key="dice/0/0"');
    expect(dice.match(/>Test of Ada<\/text>/g)).toBeNull();
    expect(whole.match(/>Test of Ada<\/text>/g)).toHaveLength(1);
  });

  it('tells dice apart by letters where that is asked for', () => {
    const cells = (['red', 'green', 'black', 'gold'] as const).map((color, place) => ({
      name: `a${place + 1}`,
      at: [place, 8 - place, 0] as const,
      die: { color },
    }));
    const picture = { title: 't', summary: 's', parts: [{ kind: 'board' as const, cells }] };
    const letters = (svg: string): string[] => [...svg.matchAll(/>([A-Z])<\/text>/g)].map(([, letter = '']) => letter);
    // Beside those of the corners.
    const usual = letters(renderSvg(picture));
    expect(letters(renderSvg(picture, { marks: 'letters' })).sort()).toEqual([...usual, 'G', 'K', 'R', 'Y'].sort());
  });
});
