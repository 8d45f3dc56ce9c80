import { expect, it } from 'vitest';
import { plain } from '../render/ansi.js';
import { type Advice, adviceText } from './judgement.js';

const action = { type: 'go', player: 0 };
const advised = (values: readonly number[], more: Partial<Advice> = {}): Advice => ({
  kind: 'exact',
  action,
  value: values[0] ?? 0,
  actions: values.map((value, at) => ({ action, value, loss: (values[0] ?? 0) - value, text: `go ${at + 1}` })),
  ...more,
});

it('tells actions that come to the same in one row, and leaves out what is far behind', () => {
  const text = adviceText(advised([0.5, 0.5, 0.5, 0.5, 0.25, 0.125]), 2, plain, 2);
  expect(text.split('\n')).toEqual([
    'CHOICE                          WORTH     LOSS',
    'go 1 · go 2 · go 3, and 1 more  50.000 %  0.000 %',
    'go 5                            25.000 %  25.000 %',
    'and 1 more that is no better',
    '',
    'Worth is the expected share of the victory. It is exact: nothing that can come',
    'was left out.',
    '',
  ]);
});

it.each<[more: Partial<Advice>, players: number, words: string]>([
  [{ kind: 'search', turns: 0 }, 2, 'the turn as far as there was time'],
  [{ kind: 'search', turns: 1 }, 2, 'by looking ahead, one turn;'],
  [{ kind: 'search', turns: 3 }, 2, 'by looking ahead, 3 turns;'],
  [{ kind: 'sampled' }, 1, 'Worth is the expected points. Games were played out'],
])('says what stands behind it: %j', (more, players, words) => {
  expect(adviceText(advised([1, 0], more), players, plain).replaceAll('\n', ' ')).toContain(words);
});
