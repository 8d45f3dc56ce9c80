import { describe, expect, it } from 'vitest';
import { sealed } from '../../../test/toys/sealed.js';
import { wolfInASheepsCoatWorth } from '../../games/das-spiel/board/wolf-in-a-sheeps-coat/wolf-in-a-sheeps-coat.heuristic.js';
import { wolfInASheepsCoat as wolf } from '../../games/das-spiel/board/wolf-in-a-sheeps-coat/wolf-in-a-sheeps-coat.js';
import { kiriki } from '../../games/kiriki/kiriki.js';
import { createRng } from '../../kernel/dice/random.js';
import type { AnyGame } from '../../kernel/types.js';
import { expectimaxBot } from '../bots/expectimax-bot.js';
import { greedyBot } from '../bots/greedy-bot.js';
import { Trial } from '../bots/trial.js';
import { imagined } from './imagined.js';

const worldsOf = (game: AnyGame, view: object, most: number) =>
  imagined(new Trial(game), view as never, 0, createRng('worlds'), most);

/** The wolf hides in a meadow with so many bushes; the sheep are the last of its cells. */
function meadow(bushes: number) {
  const start = wolf.setup({ players: 2, options: { bushes } });
  const outcome = 'g'.repeat(bushes) + 'k'.repeat(45 - bushes);
  const state = bushes > 0 ? wolf.reduce(start, { type: 'build', player: 1, outcome }) : start;
  const [hide] = wolf.legalActions(state, 1);
  if (!hide) throw new Error('there is no sheep');
  return wolf.reduce(state, hide);
}

describe('what may be the case', () => {
  it('is all of it where that is little, each about as likely as it is', () => {
    const worlds = worldsOf(wolf as never, wolf.view(meadow(0), 0), 60);
    expect(new Set(worlds.map(({ position }) => (position as unknown as { wolf: string }).wolf)).size).toBe(45);
    expect(worlds.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 12);
    for (const { weight } of worlds) expect(weight).toBeLessThan(3 / 45);
  });

  it('is no more than is asked for, and one position where nothing is hidden', () => {
    const start = sealed.setup({ players: 2 });
    const shaken = [3, 4].reduce(
      (state, outcome, player) => sealed.reduce(state, { type: 'shake', player, outcome }),
      start,
    );
    expect(worldsOf(sealed as never, sealed.view(shaken, 0), 4)).toHaveLength(4);
    expect(worldsOf(sealed as never, sealed.view(shaken, 0), 60)).toHaveLength(6);
    expect(worldsOf(kiriki as never, kiriki.setup({ players: 1 }), 60)).toMatchObject([{ weight: 1 }]);
  });
});

describe('who does not know where the wolf is', () => {
  const goal = { worth: wolfInASheepsCoatWorth };

  it('sends a dog that nearly halves the sheep, and does not gamble', () => {
    const view = wolf.view(meadow(0), 0);
    const { actions } = greedyBot(wolf, goal).explain(view, 0, createRng('dog'));
    expect(actions[0]?.action.type).toBe('dog');
    const question = actions.find(({ action }) => action.type === 'ask');
    expect(question?.loss).toBeGreaterThan(0.04);
  });

  it('does not count on knowing it one action later', () => {
    const state = meadow(42);
    const view = wolf.view(state, 0);
    const { actions } = expectimaxBot(wolf, { ...goal, depth: 1 }).explain(view, 0, createRng('ask'));
    expect(actions[0]?.action.type).toBe('ask');
    // A dog that sees all sheep or none is of no use; after it the wolf is found at once by luck alone.
    const dogs = actions.filter(({ action }) => action.type === 'dog');
    const useless = dogs.at(-1);
    if (useless?.action.type !== 'dog' || state.wolf === null) throw new Error('there is no dog');
    const found = [useless.action, { type: 'ask', player: 0, cell: state.wolf } as const].reduce(wolf.reduce, state);
    const atOnce = (1 + goal.worth(found, 0) - goal.worth(found, 1)) / 2;
    expect(useless.value).toBeLessThan(atOnce - 0.02);
  });
});
