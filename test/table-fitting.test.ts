import { type AnyGame, playout } from 'dicewright';
import type { Picture } from 'dicewright/define';
import { games } from 'dicewright/games';
import { renderSvg } from 'dicewright/render';
import { describe, expect, it } from 'vitest';
import { type Fitting, fitted, GAP, refitted } from '../examples/table/src/fitting.js';

/** A position in a random game, without what the page says itself. */
async function pictured(id: keyof typeof games): Promise<Picture> {
  const game: AnyGame = (await games[id].load()) as never;
  const picture = (await games[id].part('picture')) as (view: unknown, options: object) => Picture;
  const players = game.playersFor().find((count) => count >= 2) ?? game.playerCount.min;
  const { state } = playout(game, { players, seed: 'fitting', maxActions: 9 });
  const drawn = picture(game.view(state, 0), { viewer: 0 });
  return { ...drawn, parts: drawn.parts.filter((part) => part.kind !== 'note') };
}

/** How large each drawing is shown, against what it was laid out for. */
const scalesOf = ({ sheets }: Fitting): number[] => sheets.map(({ shown, layout }) => shown / layout);

/** A telephone, and the same while the page asks what came of a throw. */
const PHONE = { width: 336, height: 470 };
const ASKED = { width: 336, height: 250 };

describe('a board and its scores on a telephone', () => {
  it.each(['dune', 'rasanto', 'krakatoa', 'tabula-rasa', 'mucho'] as const)('can be read: %s', async (id) => {
    expect(Math.min(...scalesOf(fitted(await pictured(id), PHONE)))).toBeGreaterThan(0.55);
  });

  it.each(['dune', 'rasanto'] as const)('can be read where something is asked, too: %s', async (id) => {
    const fitting = fitted(await pictured(id), ASKED);
    expect(Math.min(...scalesOf(fitting).slice(-1))).toBeGreaterThan(0.65);
  });

  it('lie below each other where one of them would be too small beside the other', async () => {
    const picture = await pictured('asparagus');
    const fitting = fitted(picture, PHONE);
    expect(fitting.isStacked).toBe(true);
    const [board, scores] = fitting.sheets;
    expect(Math.min(...scalesOf(fitting))).toBeGreaterThan(0.8);
    const high = fitting.sheets.reduce((sum, { most }) => sum + most.height, 0);
    expect(high + GAP).toBeCloseTo(PHONE.height);
    for (const sheet of [board, scores]) expect(sheet?.shown).toBeLessThanOrEqual(PHONE.width);
    // What is looked at does not jump about, and never lies outside.
    expect(refitted(picture, PHONE, fitting).sheets.map(({ shown }) => shown)).toEqual([board?.shown, scores?.shown]);
    expect(refitted(picture, { ...PHONE, height: 400 }, fitting)).toEqual(fitted(picture, { ...PHONE, height: 400 }));
  });

  it.each(Object.keys(games) as (keyof typeof games)[])('cut no words: %s', async (id) => {
    const picture = await pictured(id);
    for (const { only, layout, compact } of fitted(picture, PHONE).sheets) {
      const svg = renderSvg(picture, { width: layout, compact, only });
      expect([...svg.matchAll(/>([^<]*…)</g)].map(([, words]) => words)).toEqual([]);
    }
  });

  it('lie side by side on a wide screen', async () => {
    const { sheets, isStacked } = fitted(await pictured('rasanto'), { width: 960, height: 480 });
    expect([sheets.length, isStacked]).toEqual([2, false]);
  });
});
