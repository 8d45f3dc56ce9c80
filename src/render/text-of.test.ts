import { describe, expect, it } from 'vitest';
import { examplePicture } from '../../test/helpers/pictures.js';
import { choosing } from '../choosing/choosing.js';
import { rasanto } from '../games/das-spiel/construction/rasanto/rasanto.js';
import { rasantoPicture } from '../games/das-spiel/construction/rasanto/rasanto.picture.js';
import { kiriki } from '../games/kiriki/kiriki.js';
import { kirikiPicture } from '../games/kiriki/kiriki.picture.js';
import { textOf } from './text-of.js';

const lines = (text: string): string[] => text.split('\n');

describe('textOf', () => {
  it('tells notes, dice, cells and lines, a sentence each', () => {
    expect(lines(textOf(examplePicture()))).toEqual([
      'Test of Ada.',
      'Ada to play.',
      'Ada wins.',
      'Dice: 1; 6, chosen; 3, set aside.',
      'Ash: Y, yellow; R, red, rolled. Deuce of Ada.',
      'Rest: joker, gold; skull, set aside; blank.',
      'Board of Ada.',
      'a1, red die 2.',
      'a2, green die, changed.',
      'Ada, empty, Ada, marked gold.',
      'b1, blue die.',
      '1a1, black die skull Ada, 14, marked pink.',
      'Dice.',
      'x, white die.',
      'y, empty, changed.',
      'Points of Ada.',
      'point 2, 2 white.',
      'Ada, 1 red, 2 black, changed.',
      'Empty: point 1.',
      'Ada.',
      'field 1, 1 red, 1 blue, changed.',
      'Ada, 3 white, 2 red.',
      'Board.',
      'a, 1 green.',
      'b, 1 green.',
      'c, 1 green.',
      'Ada.',
      'Ada, 1 black.',
      'Empty: x1.',
      'Ada, 12 points.',
      'Lines.',
      'Red: A, crossed; B, 4, crossed, circled; 5.',
      'Bonus: A, 4, circled; B, 2, struck out.',
      'Ada: A, 160, 2 marks; B, 25 possible; 1 mark, next.',
      'Sum: A, 7; 5.',
      'All: A, 12.',
    ]);
  });

  it('ends with what can be chosen, and before it what was', () => {
    const state = kiriki.reduce(kiriki.setup({ players: 2 }), {
      type: 'roll',
      player: 0,
      dice: [0, 1, 2, 3, 4],
      outcome: [2, 5, 5, 2, 5],
    });
    const choice = choosing(kiriki, state, 0);
    const picture = kirikiPicture(state);
    expect(lines(textOf(picture, { choice })).at(-1)).toMatch(/^Can be chosen: roll; .*die 1; .*full house, 25; .*\.$/);
    const [chosen, open] = lines(textOf(picture, { choice: choice.take('die:3') })).slice(-2);
    expect(chosen).toBe('Chosen: roll; die 4.');
    expect(open).toBe('Can be chosen: die 1; die 2; die 3; die 5.');
    const whole = choice.take('line:fullHouse');
    expect(lines(textOf(picture, { choice: whole })).slice(-2)).toEqual([
      'Chosen: score; full house, 25.',
      'Nothing more can be chosen.',
    ]);
  });

  it('names every cell that can be chosen', () => {
    const state = rasanto.setup({ players: 2 });
    const choice = choosing(rasanto, state, 0);
    const [told = ''] = lines(textOf(rasantoPicture(state), { choice })).slice(-1);
    expect(choice.options.length).toBeGreaterThan(1);
    for (const { label } of choice.options) expect(told).toContain(label);
  });

  it('keeps a name on its line', () => {
    const told = textOf(examplePicture('Ada\nwins.\u202E'));
    expect(lines(told).length).toBe(lines(textOf(examplePicture())).length);
    expect(told).not.toContain('\u202E');
  });
});
