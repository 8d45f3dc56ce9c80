import { describe, expect, it } from 'vitest';
import { d6, die } from '../../kernel/dice/chance.js';
import { createRng } from '../../kernel/dice/random.js';
import { bestEdge, type Edge, mostTried, newEdge, outcomeAt, Scale } from './tree.js';

const edge = (visits: number, sum: number, available = visits): Edge => ({
  ...newEdge({ type: 'a', player: 0 }),
  visits,
  available,
  sums: [sum],
});
const scale = new Scale();
scale.add([0, 1]);

describe('the edge to follow', () => {
  it('is one never taken before any other', () => {
    const fresh = edge(0, 0);
    expect(bestEdge([edge(5, 5), fresh], 1, scale, createRng('edge'))).toBe(fresh);
  });

  it('has the highest upper confidence bound', () => {
    const [good, rare] = [edge(90, 54, 99), edge(9, 4.5, 99)];
    // 0.6 + c √(ln 100 / 90) against 0.5 + c √(ln 100 / 9): they meet at c ≈ 0.205.
    expect(bestEdge([good, rare], 0.2, scale, createRng('edge'))).toBe(good);
    expect([good.available, rare.available]).toEqual([100, 100]);
    expect(bestEdge([good, rare], 0.22, scale, createRng('edge'))).toBe(rare);
  });

  it('does not depend on the unit of the rewards', () => {
    const wide = new Scale();
    wide.add([-500, 1500]);
    expect([wide.of(-500), wide.of(500), wide.of(1500)]).toEqual([0, 0.5, 1]);
    expect(new Scale().of(7)).toBe(0.5);
  });
});

describe('the edge that was tried most', () => {
  it('is taken, before others that did better', () => {
    expect(mostTried([edge(3, 3), edge(7, 1), edge(0, 0)], createRng('edge'))).toMatchObject({ visits: 7 });
  });

  it('is the better of equal ones, and any where they did the same', () => {
    const [poor, good, same] = [edge(4, 1), edge(4, 2), edge(4, 2)];
    expect(mostTried([poor, good], createRng('edge'))).toBe(good);
    const rng = createRng('edge');
    const taken = new Set(Array.from({ length: 30 }, () => mostTried([poor, good, same], rng)));
    expect([taken.has(poor), taken.has(good), taken.has(same)]).toEqual([false, true, true]);
  });
});

describe('the outcomes of an event with many', () => {
  const draw = (event: Parameters<typeof outcomeAt>[2], times: number) => {
    const rng = createRng('outcomes');
    const drawn: unknown[] = [];
    const got = Array.from({ length: times }, (_, visits) => outcomeAt(drawn, visits, event, rng));
    return { drawn, got };
  };

  it('are few, and come again', () => {
    const { drawn, got } = draw(d6(5), 400);
    expect(drawn).toHaveLength(40);
    expect(new Set(got.map((one) => JSON.stringify(one))).size).toBeLessThanOrEqual(40);
  });

  it('are drawn anew where there are few anyway', () => {
    const { drawn, got } = draw(die(6), 100);
    expect([drawn.length, new Set(got).size]).toEqual([0, 6]);
  });
});
