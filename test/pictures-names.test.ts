import { expect, it } from 'vitest';
import { textOf } from '../src/render/text-of.js';
import { loadAnyGame } from './helpers/chosen-games.js';
import { drawnIds, loadAnyPicture, positions, spread, starts } from './helpers/drawn-games.js';

const POSITIONS = 6;

/** `You rolls`, `You has`: a verb in the third person right behind the pronoun. */
const wrong = /\b(?:You|Me|I|We) (?:has|is|was|\p{Ll}+(?<!s)s)\b/u;

it('finds what is wrong', () => {
  for (const words of ['You rolls', 'it is so. You has', 'You wins with 3.']) expect(words).toMatch(wrong);
  expect('Player 1 (You) rolls').not.toMatch(wrong);
});

it.each(drawnIds)('the sentences on %s are right for whoever is called You', async (id) => {
  const game = await loadAnyGame(id);
  const draw = await loadAnyPicture(id);
  const names = ['You', 'Ben', 'Me', 'we', 'I', 'Fred'];
  let told = 0;
  for (const [index, start] of starts(game).entries()) {
    for (const state of spread([...positions(game, start, `names ${index}`)], POSITIONS)) {
      for (const viewer of [null, 0]) {
        const picture = draw(game.view(state, viewer), { names, viewer });
        for (const words of [picture.summary, textOf(picture)]) {
          expect(words).not.toMatch(wrong);
          if (words.includes('(You)')) told++;
        }
      }
    }
  }
  expect(told).toBeGreaterThan(0);
});
