import { expect, it } from 'vitest';
import { rasanto } from '../games/das-spiel/construction/rasanto/rasanto.js';
import { kiriki } from '../games/kiriki/kiriki.js';
import { actionsInWords } from './actions-in-words.js';

const begun = kiriki.setup({ players: 2 });
const rolled = kiriki.reduce(begun, { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4], outcome: [2, 5, 5, 2, 5] });

it('says an action as who points at its parts reads it, again and again', () => {
  const inWords = actionsInWords(kiriki as never, rolled as never, 0);
  for (let n = 0; n < 2; n++) {
    expect(inWords({ type: 'roll', player: 0, dice: [0, 3] } as never)).toBe('roll: die 1, die 4');
    expect(inWords({ type: 'roll', player: 0, dice: [4] } as never)).toBe('roll: die 5');
    expect(inWords({ type: 'score', player: 0, pattern: 'fullHouse' } as never)).toBe('score: full house, 25');
    expect(inWords({ type: 'score', player: 0, pattern: 'ones' } as never)).toBe('score: ones, 0');
  }
});

it('leaves out what is taken by itself', () => {
  const all = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] } as const;
  expect(actionsInWords(kiriki as never, begun as never, 0)(all as never)).toBe('roll');
  const place = { type: 'place', player: 0, cell: 'c4' } as const;
  expect(actionsInWords(rasanto as never, rasanto.setup({ players: 2 }) as never, 0)(place as never)).toBe('c4');
});

it('calls an action that can’t be pointed at by its type', () => {
  expect(actionsInWords(kiriki as never, rolled as never, 1)({ type: 'roll', player: 1, dice: [0] } as never)).toBe(
    'roll',
  );
});
