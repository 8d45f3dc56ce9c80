import { expect, it } from 'vitest';
import { createRng, uniformInt } from '../../../src/index.js';
import { sureInterval } from './sure.js';

const times = (count: number, value: number): number[] => Array.from({ length: count }, () => value);

it('knows nothing of nothing, and more the more there is', () => {
  expect(sureInterval([])).toEqual({ low: 0, high: 1 });
  expect(sureInterval([1]).low).toBeLessThan(0.05);
  const [few, many] = [sureInterval(times(8, 1)), sureInterval(times(80, 1))];
  expect(few.low).toBeGreaterThan(0.5);
  expect(many.low).toBeGreaterThan(few.low);
  expect([few.high, many.high]).toEqual([1, 1]);
});

it('does not depend on the order, and is turned round with the values', () => {
  const values = [1, 0.5, 0.5, 0.75, 1, 0, 1, 1];
  const { low, high } = sureInterval(values);
  expect(sureInterval([...values].reverse())).toEqual({ low, high });
  const turned = sureInterval(values.map((value) => 1 - value));
  expect(turned.low).toBeCloseTo(1 - high, 3);
  expect(turned.high).toBeCloseTo(1 - low, 3);
});

it('is narrow where values vary little', () => {
  const { low, high } = sureInterval(times(60, 0.5));
  expect(low).toBeGreaterThan(0.4);
  expect(high).toBeLessThan(0.6);
});

it('misses what is the case in fewer than one run of twenty, however often one looks', () => {
  const rng = createRng('sure');
  const runs = 200;
  let misled = 0;
  for (let run = 0; run < runs; run++) {
    const values: number[] = [];
    // Pairs of even games: who looks after each of them with Wilson's interval is misled in far more runs.
    for (let pair = 0; pair < 60; pair++) {
      values.push(uniformInt(rng, 0, 2) / 2);
      const { low, high } = pair % 3 === 2 ? sureInterval(values) : { low: 0, high: 1 };
      if (low > 0.5 || high < 0.5) {
        misled++;
        break;
      }
    }
  }
  expect(misled / runs).toBeLessThan(0.05);
});
