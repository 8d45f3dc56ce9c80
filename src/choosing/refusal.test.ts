import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineGame } from '../kernel/define.js';
import { illegal } from '../kernel/errors.js';
import { part, place } from '../kernel/schemas/part.js';
import { oneToAct } from '../kernel/turns.js';
import { choosing } from './choosing.js';

const g = defineGame({ id: 'piles', rules: 1, options: {}, state: {} });
/** How many candidates of each type were asked for. */
const asked = { endless: 0 };

const give = g.action({
  fields: { from: part('pile', place(5)), to: part('bin', place(5)) },
  *candidates() {
    // A superset: the rules refuse those from the third pile.
    for (const from of [0, 1, 2]) for (const to of [0, 1]) yield { from, to };
  },
  check(_, { from, to }) {
    if (from === 2) return illegal('PIL-1', 'the third pile is empty');
    if (to === 5) return illegal('PIL-2', 'the last bin is full');
    return from === 4 ? illegal('PIL-3', 'that pile is not yours') : undefined;
  },
  apply: () => undefined,
});
const swap = g.action({
  fields: { card: part('card', z.literal(['a', 'b'])), with: z.optional(part('card', z.literal(['a', 'b']))) },
  candidates: () => [{ card: 'a' as const, with: 'b' as const }],
  check: (_, { with: other }) => (other === undefined ? illegal('PIL-4', 'it must be with another') : undefined),
  apply: () => undefined,
});
const endless = g.action({
  fields: { far: part('star', place()), near: part('moon', place(1)) },
  *candidates() {
    for (let far = 0; ; far++) {
      asked.endless++;
      yield { far: far % 2, near: 0 };
      if (far === 6_000) return;
    }
  },
  check: (_, { far }) => (far === 9 ? illegal('PIL-5', 'too far') : undefined),
  apply: () => undefined,
});
const piles = g.game({
  title: 'Piles',
  playerCount: { min: 2, max: 2 },
  actions: { give, swap, wait: g.action({ apply: () => undefined }) },
  setup: () => ({}),
  playersToAct: () => oneToAct(0),
  result: () => null,
});
const start = choosing(piles, piles.setup({ players: 2 }), 0);
const no = (named: string) => ({ code: 'ILLEGAL', message: `piles: ${named} can't be chosen here` });

describe('why a part can’t be taken', () => {
  it('is what the rules say of the candidates that have it', () => {
    expect(start.refusal('pile:2')).toEqual({ code: 'ILLEGAL', message: 'the third pile is empty', clause: 'PIL-1' });
    expect(() => start.take('pile:2')).toThrow('the third pile is empty');
  });

  it('or of the legal actions with it in the place of theirs', () => {
    expect(start.refusal('pile:4')).toMatchObject({ clause: 'PIL-3' });
    expect(start.take('pile:1').refusal('bin:5')).toMatchObject({ clause: 'PIL-2' });
  });

  it('or of the action that it would complete', () => {
    expect(start.refusal('card:b')).toMatchObject({ clause: 'PIL-4' });
  });

  it('or that it can’t, where the rules say nothing', () => {
    expect(start.refusal('pile:3')).toEqual(no('pile:3'));
    expect(start.refusal('pile:6')).toEqual(no('pile:6'));
    expect(start.take('pile:1').refusal('pile:0')).toEqual(no('pile:0'));
    expect(start.take('action:wait').refusal('pile:0')).toEqual(no('pile:0'));
    expect(start.refusal('a\nb')).toEqual(no('a�b'));
    expect(start.refusal('x'.repeat(40))).toEqual(no('x'.repeat(40)));
    expect(start.refusal('x'.repeat(41))).toEqual(no('a long name'));
  });

  it('is not looked for through endless lists', () => {
    const stars = g.game({
      title: 'Stars',
      playerCount: { min: 1, max: 1 },
      actions: { endless },
      setup: () => ({}),
      playersToAct: () => oneToAct(0),
      result: () => null,
    });
    const choice = choosing(stars, stars.setup({ players: 1 }), 0);
    asked.endless = 0;
    expect(choice.refusal('star:3')).toMatchObject({ message: "piles: star:3 can't be chosen here" });
    // Five thousand of those that could have it, fifty with it in the place of their own, and the one more of each.
    expect(asked.endless).toBe(5_052);
    expect(choice.refusal('star:9')).toMatchObject({ clause: 'PIL-5' });
  });
});
