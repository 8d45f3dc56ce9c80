import { existsSync, readFileSync } from 'node:fs';
import { playout } from 'dicewright';
import { renderSvg, renderText } from 'dicewright/render';
import { gameLaws } from 'dicewright/testing';
import { describe, expect, it } from 'vitest';
import { myGameInvariants, myGamePicture } from '../src/index.js';
import { myGame } from '../src/my-game.js';

// Saves and records of each number of the rules, which have to load for ever: `npm run golden` keeps them, from the first
// release on. Of older rules the games go into `versions`: `{ 1: myGameV1 }`.
const kept = new URL('../my-game.golden.json', import.meta.url);
const golden = existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as object[]) : [];

// What must hold of every game, tried on random ones. When several fail, begin with the first.
describe('the laws', () => {
  const laws = gameLaws(myGame, { invariants: myGameInvariants, golden, versions: {}, runs: 40 });
  it.each(laws)('$name', (law) => {
    const { checks } = law.run();
    expect(checks > 0 || !law.applies).toBe(true);
  });
});

it('the picture can be drawn from the first position to the last, for a page and for a terminal', () => {
  const first = myGame.setup({ players: myGame.playersFor()[0] ?? 2 });
  for (const state of [first, playout(myGame, { from: first, seed: 'picture' }).state]) {
    const picture = myGamePicture(myGame.view(state, null));
    expect(renderSvg(picture)).toMatch(/^<svg/);
    expect(renderText(picture)).toContain(picture.title);
  }
});
