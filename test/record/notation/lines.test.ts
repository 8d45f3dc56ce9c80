import { readRecord, toText } from 'dicewright/record';
import { describe, expect, it } from 'vitest';
import { actionShapes } from '../../../src/choosing/action-fields.js';
import { definitionOf } from '../../../src/kernel/schemas/definition.js';
import { gameOf } from './texts.js';

/** The action of a line, and how it is written; Ada and Ben play. */
function readLine(id: string, line: string) {
  const game = gameOf(id);
  const record = readRecord(`dicewright/1 ${id} ${game.rules}\nplayers Ada, Ben\n${line}`, game);
  const { player, ...action } = record.actions[0] as { readonly player: number };
  expect(player).toBe(/^\W?(Ada|1)/.test(line) ? 0 : 1);
  const written = toText(record, game).split('\n')[2];
  return { action, written };
}

it.each<[string, string, object]>([
  ['kiriki', 'Ada roll 1-5 = 3 2 2 2 1', { type: 'roll', dice: [0, 1, 2, 3, 4], outcome: [3, 2, 2, 2, 1] }],
  ['kiriki', 'Ada roll 3 = 1', { type: 'roll', dice: [2], outcome: [1] }],
  ['kiriki', 'Ada score threeOfAKind', { type: 'score', pattern: 'threeOfAKind' }],
  ['krakatoa', 'Ada throwOff ash = Y Y B', { type: 'throwOff', set: 'ash', outcome: ['Y', 'Y', 'B'] }],
  [
    'krakatoa',
    'Ada throw all = scratch: false, faces: (steam: Y B B, ash: R Y B, lava: R Y Y)',
    {
      type: 'throw',
      set: 'all',
      outcome: {
        scratch: false,
        faces: { steam: ['Y', 'B', 'B'], ash: ['R', 'Y', 'B'], lava: ['R', 'Y', 'Y'] },
      },
    },
  ],
  [
    'krakatoa',
    'Ada throw steam = scratch: true, faces: (steam: R R R, ash: R B R, lava: Y B B)',
    {
      type: 'throw',
      set: 'steam',
      outcome: { scratch: true, faces: { steam: ['R', 'R', 'R'], ash: ['R', 'B', 'R'], lava: ['Y', 'B', 'B'] } },
    },
  ],
  [
    'calavera',
    'Ada roll 1-3 6 = pink joker black black',
    { type: 'roll', dice: [0, 1, 2, 5], outcome: ['pink', 'joker', 'black', 'black'] },
  ],
  ['calavera', 'Ada mark orange orange', { type: 'mark', dice: 'orange', row: 'orange' }],
  ['slipped', 'Ada deal = aabbccdd 112233', { type: 'deal', outcome: ['aabbccdd', '112233'] }],
  ['slipped', 'Ada deal = "" 112233', { type: 'deal', outcome: ['', '112233'] }],
  ['slipped', 'Ben claim', { type: 'claim' }],
  [
    'the-clever-mole',
    'Ada hide 5 (kind: below, points: 15)',
    { type: 'hide', hill: 4, clue: { kind: 'below', points: 15 } },
  ],
  ['the-clever-mole', 'Ada hide ? (kind: below, points: 15)', { type: 'hide', clue: { kind: 'below', points: 15 } }],
  [
    'the-clever-mole',
    'Ada hide 5 (kind: text, text: "I am thinking of one of the hills.")',
    { type: 'hide', hill: 4, clue: { kind: 'text', text: 'I am thinking of one of the hills.' } },
  ],
  ['trulla', 'Ada attempt 17 = placed: [], fell: 1', { type: 'attempt', dice: 17, outcome: { placed: [], fell: 1 } }],
  [
    'trulla',
    'Ben attempt 16 = placed: e1 h2, fell: 1',
    { type: 'attempt', dice: 16, outcome: { placed: ['e1', 'h2'], fell: 1 } },
  ],
  [
    'quadrula-rasa',
    'Ada add b5 b6 c5 1b5 / 1.2.1 2.1.1 2.2.1 2.2.2',
    {
      type: 'add',
      cells: ['b5', 'b6', 'c5', '1b5'],
      cube: [
        [0, 1, 0],
        [1, 0, 0],
        [1, 1, 0],
        [1, 1, 1],
      ],
    },
  ],
  [
    'triangle',
    'Ada rotate a3 b2 c1 / a3 clockwise',
    { type: 'rotate', piece: ['a3', 'b2', 'c1'], pivot: 'a3', direction: 'clockwise' },
  ],
  ['asparagus', 'Ben remove 7a1 axis=y count=2', { type: 'remove', cell: '7a1', axis: 'y', count: 2 }],
  ['hide-away', 'Ada attempt at=2', { type: 'attempt', at: 1 }],
])('%s: %s', (id, line, action) => {
  expect(readLine(id, line)).toEqual({ action, written: line });
});

it.each<[string, string, string]>([
  ['kiriki', 'Ada roll all = 1 2 3 4 5', 'Ada roll 1-5 = 1 2 3 4 5'],
  ['calavera', 'Ada roll all', 'Ada roll 1-6'],
  ['kiriki', 'Ada roll 1 2 3=[1 2 3]', 'Ada roll 1-3 = 1 2 3'],
  ['kiriki', '1 roll 1-2 = 1 2 # Ada', 'Ada roll 1 2 = 1 2'],
  ['kiriki', '"Ada" "roll" 5 1 = 1 2', 'Ada roll 5 1 = 1 2'],
  ['kiriki', 'Ada roll\n 1-5\n # and\n\t= 1 2\n   3 4 5', 'Ada roll 1-5 = 1 2 3 4 5'],
  ['asparagus', 'Ben remove 7a1 count = 2 axis = "y"', 'Ben remove 7a1 axis=y count=2'],
  ['summit-storm', 'Ada roll = [1 2]', 'Ada roll = [[1 2]]'],
  ['krakatoa', 'Ada throw all = (scratch: false, faces: ())', 'Ada throw all = scratch: false, faces: ()'],
])('%s: %s means %s', (id, line, written) => {
  expect(readLine(id, line).written).toBe(written);
});

describe('all', () => {
  it('is every place that the schema of a set knows', () => {
    let sets = 0;
    for (const { fields } of actionShapes(gameOf('quadrula-rasa')).values()) {
      for (const { name, kind, how, schema } of fields) {
        if (how !== 'set' || kind !== 'place') continue;
        const counts = (definitionOf(schema).items ?? []).map(({ _zod: { bag } }) => Number(bag.maximum) + 1);
        const { action } = readLine('quadrula-rasa', 'Ada add c1 / all');
        const places = (action as unknown as Record<string, number[][]>)[name] ?? [];
        expect(places.length).toBe(counts.reduce((product, count) => product * count, 1));
        expect(new Set(places.map(String)).size).toBe(places.length);
        sets++;
      }
    }
    expect(sets).toBe(1);
  });
});
