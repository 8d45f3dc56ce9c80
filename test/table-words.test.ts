import { startGame } from 'dicewright';
import { calavera } from 'dicewright/calavera';
import { choosing } from 'dicewright/choosing';
import { rasanto } from 'dicewright/das-spiel';
import { games } from 'dicewright/games';
import { kiriki } from 'dicewright/kiriki';
import { describe, expect, it } from 'vitest';
import { deedsOf } from '../examples/table/src/deeds.js';
import { withKeptDice } from '../examples/table/src/kept-dice.js';
import { oddsOf } from '../examples/table/src/odds.js';
import { aboutsIn } from '../examples/table/src/option-texts.js';
import { refusalText } from '../examples/table/src/refused.js';
import { addressed } from '../examples/table/src/words-of-deeds.js';

const rolled = kiriki.reduce(kiriki.setup({ players: 2 }), {
  type: 'roll',
  player: 0,
  dice: [0, 1, 2, 3, 4],
  outcome: [2, 5, 5, 2, 5],
});
const start = () => withKeptDice(kiriki, rolled, choosing(kiriki, rolled, 0) as never);

describe('what is said of a player is said to them', () => {
  it.each([
    ['Player 1 builds the pyramid.', 'build the pyramid.', 'build the pyramid'],
    ['Player 1 rolls: the first 4 begins.', 'roll: the first 4 begins.', 'roll'],
    [
      'Player 1 takes a green die and puts it on top.',
      'take a green die and put it on top.',
      'take a green die and put it on top',
    ],
    [
      'Player 1 moves an officer or catches smugglers.',
      'move an officer or catch smugglers.',
      'move an officer or catch smugglers',
    ],
    [
      'Player 1 places a red or a green die. Black dice left: 9.',
      'place a red or a green die. Black dice left: 9.',
      'place a red or a green die',
    ],
    ['Player 1 has made roll 1 of 3.', 'you have made roll 1 of 3.', null],
    [
      'Roll 1 of 3: Player 1 rolls dice again or chooses a line.',
      'Roll 1 of 3: roll dice again or choose a line.',
      'roll dice again or choose a line',
    ],
    [
      'Roll 2 of 3: Player 1 rolls dice again or uses a colour of them.',
      'Roll 2 of 3: roll dice again or use a colour of them.',
      'roll dice again or use a colour of them',
    ],
    ['Player 1 may take one more die.', 'you may take one more die.', null],
    ['Player 1, Player 2: roll and place, all at once.', 'roll and place, all at once.', 'roll and place, all at once'],
    ['Player 2, Player 1 look for the mole.', 'look for the mole.', 'look for the mole'],
    ['Round 1, throw 5: Player 1 throws lava.', 'Round 1, throw 5: throw lava.', 'throw lava'],
  ])('%s', (sentence, words, deed) => {
    expect(addressed(sentence, 0)).toEqual({ words, deed });
  });

  it('and not what is said of others', () => {
    for (const other of [
      'Player 2 rolls.',
      'Player 10 rolls.',
      'The master rolls.',
      'Player 2, Player 3 look for it.',
      '',
    ])
      expect(addressed(other, 0)).toBeNull();
    expect(addressed('Ada places a die.', 0, ['Ada'])?.deed).toBe('place a die');
  });
});

describe('dice that are pointed at are kept', () => {
  it('the others are thrown, and lines stay open meanwhile', () => {
    const kept = start().take('die:1').take('die:2');
    expect(kept.action).toEqual({ type: 'roll', player: 0, dice: [0, 3, 4] });
    expect(kept.taken.map(({ part }) => part)).toEqual(['die:1', 'die:2']);
    const open = kept.options.map(({ part }) => part);
    expect(open).toEqual(expect.arrayContaining(['die:0', 'line:fives', 'action:roll']));
    expect(open).not.toContain('die:1');
    expect(kept.take('line:fives').action).toEqual({ type: 'score', player: 0, pattern: 'fives' });
    expect(kept.take('action:roll')).toMatchObject({ action: { dice: [0, 3, 4] }, options: [] });
    expect(kept.take('die:1').action).toMatchObject({ dice: [0, 1, 3, 4] });
    expect(kept.back().action).toMatchObject({ dice: [0, 2, 3, 4] });
  });

  it('all of them leave nothing to throw', () => {
    const all = ['die:0', 'die:1', 'die:2', 'die:3', 'die:4'].reduce((choice, die) => choice.take(die), start());
    expect(all.action).toBeNull();
    expect(all.options.some(({ part }) => part === 'action:roll' || part.startsWith('die:'))).toBe(false);
    expect(all.refusal('hill:1')).toMatchObject({ code: 'ILLEGAL' });
    expect(all.refusal('die:3')).toBeNull();
  });

  it('but not where all are thrown, or where none are', () => {
    const begun = kiriki.setup({ players: 2 });
    const first = choosing(kiriki, begun, 0) as never;
    expect(withKeptDice(kiriki, begun, first)).toBe(first);
    const board = rasanto.setup({ players: 2 });
    const place = choosing(rasanto, board, 0) as never;
    expect(withKeptDice(rasanto, board, place)).toBe(place);
  });

  it('skulls of Calavera stay where they are', () => {
    const session = startGame(calavera, { players: 2, seed: 'skulls' });
    session.play({ type: 'roll', player: 0, dice: [0, 1, 2, 3, 4, 5] });
    const { dice } = session.state;
    const free = dice.flatMap((face, place) => (face === 'skull' ? [] : place));
    const choice = withKeptDice(calavera, session.state, choosing(calavera, session.state, 0) as never);
    expect(free.length).toBeLessThan(6);
    expect(choice.action).toMatchObject({ dice: free });
  });
});

describe('the one button says what it does', () => {
  const nothing: ReadonlySet<string> = new Set();

  it('and how many dice are thrown', () => {
    const drawn = new Set(start().options.flatMap(({ part }) => (part.startsWith('action:') ? [] : part)));
    const said = (choice: ReturnType<typeof start>) => deedsOf(kiriki, rolled, choice, drawn, null).main;
    expect(said(start())).toBe('Roll 5 dice again');
    expect(said(start().take('die:0').take('die:3').take('die:1'))).toBe('Roll 2 dice again');
    expect(said(start().take('die:0').take('die:3').take('die:1').take('die:2'))).toBe('Roll one die again');
    expect(deedsOf(kiriki, rolled, start(), drawn, null)).toMatchObject({ mainPart: 'action:roll', others: [] });
  });

  it('in the words of the game', () => {
    const begun = kiriki.setup({ players: 2 });
    const todo = addressed('Player 1 rolls all five dice.', 0);
    const choice = choosing(kiriki, begun, 0) as never;
    const dice = new Set([0, 1, 2, 3, 4].map((place) => `die:${place}`));
    expect(deedsOf(kiriki, begun, choice, dice, todo).main).toBe('Roll all five dice');
    const board = rasanto.setup({ players: 2 });
    const whole = choosing(rasanto, board, 0).take('cell:c4') as never;
    expect(deedsOf(rasanto, board, whole, nothing, null).main).toMatch(/^Place a red die in c4/);
  });

  it('or what is to be chosen first', () => {
    const board = rasanto.setup({ players: 2 });
    const cells = choosing(rasanto, board, 0).options.map(({ part }) => part);
    const deeds = deedsOf(rasanto, board, choosing(rasanto, board, 0) as never, new Set(cells), null);
    expect(deeds).toMatchObject({ main: null, others: [], wanted: 'Choose a cell' });
  });
});

describe('a refusal is a sentence', () => {
  it.each([
    ["smuggling: cell:b6 can't be chosen here", "b6 can't be chosen now."],
    ["kiriki: die:2 can't be chosen here", "die 3 can't be chosen now."],
    ["kiriki: line:fullHouse can't be chosen here", "full house can't be chosen now."],
    ['smallStraight has already been used', 'small straight has already been used.'],
    ["kiriki: it is Player 2's turn, not Player 1's", "it is Ben's turn, not Ada's."],
  ])('%s', (message, sentence) => {
    expect(refusalText({ code: 'ILLEGAL', message }, ['Ada', 'Ben'])).toBe(sentence);
  });
});

it('tells the odds of lines, which add up to what they take on average', async () => {
  const action = { type: 'roll', player: 0, dice: [0, 3] } as const;
  const odds = await oddsOf(kiriki, rolled, action, new AbortController().signal);
  const threes = odds?.lines?.find(({ label }) => label === 'Kiriki');
  expect(threes?.share).toBeCloseTo(1 / 36);
  expect(threes?.mean).toBeCloseTo(50 / 36);
  expect(odds?.lines?.find(({ label }) => label === 'Chance')?.mean).toBeCloseTo(15 + 7);
  expect(odds?.lines).toHaveLength(13);
});

it('says of every option of every game what it chooses', async () => {
  let count = 0;
  for (const entry of Object.values(games)) {
    const game = await entry.load();
    const { options } = game.setup({ players: game.playersFor()[0] ?? 2 });
    const abouts = aboutsIn((await entry.part('rulesPage')) ?? '');
    for (const name of Object.keys(options as object)) {
      expect(abouts.get(name), `${game.id} ${name}`).toMatch(/^[A-Z].*: \S/);
      count++;
    }
  }
  expect(count).toBeGreaterThan(100);
});
