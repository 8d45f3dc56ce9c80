import { describe, expect, it } from 'vitest';
import { gameLaws } from '../../src/testing/game-laws.js';
import { recordGolden } from '../../src/testing/golden.js';
import { anyGame } from '../helpers/any-game.js';
import { keepStacksShort } from '../helpers/short-stacks.js';
import { counter } from '../toys/counter.js';
import { dealGame } from '../toys/deal.js';
import { flickGame } from '../toys/flick.js';
import { rush } from '../toys/rush.js';
import { sealed } from '../toys/sealed.js';
import { snail, snailWorth } from '../toys/snail.js';
import { stones } from '../toys/stones.js';
import { tiles } from '../toys/tiles.js';

keepStacksShort();

/** Random games for each law and variant of a toy. */
const RUNS = 25;

const toys = [stones, sealed, dealGame, rush, tiles, flickGame, counter].map((toy) => anyGame(toy as never));

describe.each(toys.map((toy) => [toy.id, toy] as const))('%s', (_, toy) => {
  // A counter without limit is the one toy that never ends.
  const endless = toy.variants.some((options) => toy.id === 'counter' && Object.keys(options).length === 0);
  const laws = gameLaws(toy, { runs: RUNS, actionBound: 500, golden: [recordGolden(toy, { maxActions: 20 })] });

  it.each(laws.map((law) => [law.name, law] as const))('%s', (name, law) => {
    if (endless && name === 'the game ends within its bound') {
      expect(() => law.run()).toThrow('no end after 500 actions');
      return;
    }
    const { checks } = law.run();
    expect(checks > 0).toBe(law.applies);
    expect(law.exemption === null).toBe(law.applies);
  });
});

it('says of each law that it applies to some toy', () => {
  const names = gameLaws(stones).map(({ name }) => name);
  const without = names.filter((name) => {
    return !toys.some((toy) =>
      gameLaws(toy, { golden: [recordGolden(toy, { maxActions: 20 })] }).some(
        (law) => law.name === name && law.applies,
      ),
    );
  });
  expect(without).toEqual([]);
});

describe('the game ends within its bound', () => {
  const run = (options: object, worth?: typeof snailWorth) => {
    const laws = gameLaws(snail, { runs: 2, actionBound: 5_000, variants: [options], worth });
    return () => laws.find(({ name }) => name === 'the game ends within its bound')?.run().checks;
  };

  it('at random, unless it is known what is worth heading for', () => {
    expect(run({})).toThrow('no end after 5000 actions');
    expect(run({}, snailWorth)()).toBeGreaterThan(1);
  });

  it('with a purpose, too, where play at random gets nowhere', () => {
    expect(run({ slippery: true }, snailWorth)).toThrow(
      'no end after 5000 actions, nor after as many more with a purpose',
    );
  });
});
