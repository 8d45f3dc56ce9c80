import { readFileSync } from 'node:fs';
import { gameLaws } from 'dicewright/testing';
import { describe, expect, it } from 'vitest';
import { myGame, myGameInvariants } from '../src/index.js';

// Saves and records of each number of the rules, which have to load for ever. Of older rules the games go into `versions`:
// `{ 1: myGameV1 }`.
const file = new URL('../src/my-game.golden.json', import.meta.url);
const golden = JSON.parse(readFileSync(file, 'utf8')) as object[];

// What must hold of every game, tried on random ones. When several fail, begin with the first.
describe('My Game', () => {
  const laws = gameLaws(myGame, { invariants: myGameInvariants, golden, versions: {}, runs: 40 });
  it.each(laws)('keeps the law: $name', (law) => {
    const { checks } = law.run();
    expect(checks > 0 || !law.applies).toBe(true);
  });
});
