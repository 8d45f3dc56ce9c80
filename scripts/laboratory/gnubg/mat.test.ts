import { expect, it } from 'vitest';
import { matOf } from './mat.js';

it('writes games as backgammon programs read them: a row a turn of each, the cube, who wins', () => {
  const text = matOf([
    {
      actions: [
        { type: 'roll', player: 0, outcome: [2, 2] },
        { type: 'roll', player: 0, outcome: [3, 1] },
        { type: 'move', player: 0, from: 8, to: 5 },
        { type: 'move', player: 0, from: 6, to: 5 },
        { type: 'double', player: 1 },
        { type: 'take', player: 0 },
        { type: 'roll', player: 1, outcome: [6, 6] },
        { type: 'move', player: 1, from: 'bar', to: 19 },
        { type: 'double', player: 0 },
        { type: 'drop', player: 1 },
      ],
      winner: 0,
      points: 2,
    },
  ]);
  expect(text.split('\n').map((line) => line.trimEnd().replaceAll(/ +/g, ' '))).toEqual([
    ' 0 point match',
    '',
    ' Game 1',
    ' A : 0 B : 0',
    ' 1) 31: 8/5 6/5 Doubles => 2',
    ' 2) Takes 66: bar/19',
    ' 3) Doubles => 4 Drops',
    ' Wins 2 points',
    '',
  ]);
});
