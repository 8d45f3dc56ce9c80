import { expect, it } from 'vitest';
import { nodeIo } from './node-io.js';

it.each([
  [0, undefined],
  [undefined, undefined],
  [120, 120],
])('a terminal that says it has %s columns is taken to have %s', (said, taken) => {
  const own = Object.getOwnPropertyDescriptor(process.stdout, 'columns');
  Object.defineProperty(process.stdout, 'columns', { value: said, configurable: true });
  expect(nodeIo().stdout.columns).toBe(taken);
  if (own) Object.defineProperty(process.stdout, 'columns', own);
  else Reflect.deleteProperty(process.stdout, 'columns');
});
