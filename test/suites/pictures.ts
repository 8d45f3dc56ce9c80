import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderSvg } from '../../src/render/svg.js';
import { terminalWidth } from '../../src/render/terminal-width.js';
import { renderText } from '../../src/render/text.js';
import { textOf } from '../../src/render/text-of.js';
import { positions, type State, spread, starts } from '../helpers/drawn-games.js';
import { readXml } from '../helpers/well-formed.js';
import type { Subject } from './subject.js';

const names = ['Ada', '<b>Ben & Co</b>', '林さん', 'A name that is much too long for a sheet', '👩🏽‍🔬', 'F'];

/** How many positions of a game are drawn, over all its tables: more of each when there are few. */
const POSITIONS = Number(process.env.POSITIONS ?? 60);
/** So many in any case. */
const LEAST_DRAWN = 40;
/** So many of each table at least. */
const LEAST = 8;
/** So many of each table for the sentences on them. */
const TOLD = 6;

const nonsense = /undefined|NaN|Infinity|\[object/;

/** `You rolls`, `You has`: a verb in the third person right behind the pronoun. */
export const wrong = /\b(?:You|Me|I|We) (?:has|is|was|\p{Ll}+(?<!s)s)\b/u;

export function testPictures({ game, draw }: Subject): void {
  describe('pictures', () => {
    /** A random game of each table. */
    let games: State[][] = [];

    const play = (round: number): State[][] =>
      starts(game).map((start, index) => [...positions(game, start, `picture ${round} ${index}`)]);

    beforeAll(() => {
      games = play(0);
    });
    afterAll(() => {
      games = [];
    });

    it('draw positions of random games', () => {
      const viewers = game.traits.hiddenInformation ? [null, 0] : [null];
      const wanted = Math.max(LEAST, Math.ceil(POSITIONS / games.length));
      let drawn = 0;
      let ended = 0;

      function expectDrawn(state: State, viewer: number | null): void {
        const view = game.view(state, viewer);
        const picture = draw(view, { names, viewer });
        const text = renderText(picture, { width: 100 });
        expect(text).not.toMatch(nonsense);
        expect(Math.max(...text.split('\n').map(terminalWidth))).toBeLessThanOrEqual(100);
        const told = textOf(picture);
        expect(told).not.toMatch(nonsense);
        expect(told).toMatch(/^(\S.*[.!?…]\n?)+$/);
        expect(picture.summary).toMatch(/^\S.*\.$/);
        expect(picture.parts.length).toBeGreaterThan(0);
        const over = game.result(view) !== null;
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
        for (const states of round === 0 ? games : play(round)) {
          for (const state of spread(states, wanted)) for (const viewer of viewers) expectDrawn(state, viewer);
        }
      }
      expect(drawn).toBeGreaterThan(LEAST_DRAWN);
      expect(ended).toBeGreaterThan(0);
    });

    it('have sentences that are right for whoever is called You', () => {
      const people = ['You', 'Ben', 'Me', 'we', 'I', 'Fred'];
      let told = 0;
      for (const state of games.flatMap((states) => spread(states, TOLD))) {
        for (const viewer of [null, 0]) {
          const picture = draw(game.view(state, viewer), { names: people, viewer });
          for (const words of [picture.summary, textOf(picture)]) {
            expect(words).not.toMatch(wrong);
            if (words.includes('(You)')) told++;
          }
        }
      }
      expect(told).toBeGreaterThan(0);
    });
  });
}
