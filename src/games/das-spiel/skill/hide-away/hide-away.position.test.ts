import { describe, expect, it } from 'vitest';
import { board } from '../../../../../test/helpers/das-spiel.js';
import {
  apply,
  attempt,
  BASES,
  built,
  found,
  heap,
  position,
  ROUND,
  type State,
  start,
  TOPS,
} from '../../../../../test/helpers/hide-away.js';
import { type HideAwayAction, hideAway } from './hide-away.js';
import { hideAwayPicture } from './hide-away.picture.js';

describe('positions', () => {
  const others = { object: 'others' } as const;
  const one = apply(start(), found(0, '1c3'));
  const two = built();
  const three = built(3, others);
  const over = apply(two, attempt(0, 'a1', [1]));

  it('one set up by hand, one that begins and one that is over are taken', () => {
    const value = { ...two, board: board({ k: `${ROUND} 1c4` }, two.board), toPlay: 1, turns: 41 };
    expect(hideAway.load(value)).toEqual(value);
    for (const state of [start(), one, over]) expect(hideAway.load({ ...state })).toEqual(state);
    const late = { ...three, turns: 9, hidden: [9, 3, 9], toPlay: null };
    expect(hideAway.load(late)).toEqual(late);
    const long = { ...three, turns: 5000, hidden: [null, 4999, null], toPlay: 0 };
    expect(hideAway.load(long)).toEqual(long);
    const shared = { ...built(3), turns: 7, hidden: [null, 7, 7], toPlay: null };
    expect(hideAway.load(shared)).toEqual(shared);
    const lastIn = { ...three, turns: 2, hidden: [null, 1, 2], toPlay: null };
    expect(hideAway.load(lastIn)).toEqual(lastIn);
  });

  it('HID-6 those saved before throws could be aimed are taken', () => {
    const saved = { ...two, board: board({ k: 'a1' }, two.board), toPlay: 1, turns: 1 };
    expect(hideAway.load({ ...saved, rules: 1 })).toEqual(saved);
    expect(() => hideAway.load({ ...saved, rules: 1, toPlay: 2 })).toThrow(/another player is on/);
  });

  it('HID-11 those saved when dice lay where they were thrown are taken', () => {
    const saved = { ...two, board: board({ k: 'a1' }, two.board), toPlay: 1, turns: 1 };
    expect(hideAway.load({ ...saved, rules: 2 })).toEqual(saved);
    expect(hideAway.load({ ...saved, rules: 2 }).rules).toBe(4);
  });

  it('HID-2 those saved when there were no handfuls are taken', () => {
    const { hands: _, options, ...rest } = two;
    const { handful: __, ...older } = options;
    expect(hideAway.load({ ...rest, rules: 3, options: older })).toEqual(two);
  });

  const hands = built(2, { handful: 9 });
  it.each([
    ['hands without a handful', { ...two, hands: [9, 9] }, /hands exactly when there is a handful/],
    ['a handful without hands', { ...hands, hands: null }, /hands exactly when there is a handful/],
    ['a hand too many', { ...hands, hands: [9, 9, 0] }, /expected 2 hands/],
    ['a black die too few', { ...hands, hands: [9, 8] }, /expected 18 black dice in all, got 17/],
    ['a handful begun', { ...start(2, { handful: 9 }), hands: [8, 10] }, /a whole handful/],
    ['more than there are', { ...hands, options: { ...hands.options, handful: 46 } }, /to 45|<=45/],
    ['a pyramid with a hole', { ...two, board: board({ '.': '1c3' }, two.board) }, /Player 1 has no top/],
    ['a pyramid of other dice', { ...two, board: board({ k: 'c4' }, two.board) }, /not have exactly its four/],
    [
      'a pyramid with a die elsewhere',
      { ...two, board: board({ k: 'd3', g: 'a1' }, two.board) },
      /Player 1 does not have exactly its four/,
    ],
    ['a die too many', { ...two, board: board({ g: 'a1' }, two.board) }, /not have exactly its four/],
    [
      'a pyramid at the border',
      { ...two, board: board({ '.': `${BASES[0]} 1c3`, g: 'a1 a2 b1 1a1' }, two.board) },
      /at the border/,
    ],
    ['a colour of nobody', { ...two, board: board({ b: 'a1' }, two.board) }, /no blue dice can lie yet/],
    ['a pyramid too early', { ...one, toPlay: 0 }, /no green dice can lie yet/],
    ['a pyramid too late', { ...one, phase: 'throw', toPlay: 0 }, /Player 2 has no top/],
    ['black dice too early', { ...one, board: board({ k: 'a1' }, one.board) }, /before all pyramids stand/],
    ['turns too early', { ...one, turns: 1 }, /before all pyramids stand/],
    ['nobody to build', { ...one, toPlay: null }, /still to build/],
    ['a die on nothing', { ...two, board: board({ k: '1a1' }, two.board) }, /lies on nothing/],
    ['somebody who is not there', { ...two, toPlay: 2 }, /after 0 turns another player is on/],
    ['somebody who is not there to build', { ...one, toPlay: 2 }, /no Player 3/],
    ['a turn of another', { ...two, turns: 1 }, /after 1 turns another player is on/],
    [
      'a turn of another after one is out',
      { ...three, turns: 5, hidden: [null, 2, null], toPlay: 2 },
      /another player/,
    ],
    ['nobody to play', { ...two, toPlay: null }, /until the game is over/],
    ['turns beyond the limit', { ...built(2, { turnLimit: 3 }), turns: 3 }, /until the game is over/],
    ['a game that goes on', { ...over, toPlay: 1 }, /until the game is over/],
    ['a pyramid too many', { ...two, hidden: [null, null, null] }, /expected to know of 2 pyramids/],
    ['a pyramid too few', { ...two, hidden: [null] }, /expected to know of 2 pyramids/],
    ['a pyramid hidden in a turn to come', { ...two, turns: 1, hidden: [null, 2] }, /after turn 1/],
    ['two first ones', { ...over, turns: 2, hidden: [1, 2] }, /ended in turn 1, not 2/],
    ['turns after the end', { ...over, turns: 2 }, /ended in turn 1, not 2/],
    ['a turn of one who is out', { ...three, turns: 3, hidden: [2, null, null] }, /after 3 turns another player is on/],
    ['a last one hidden later', { ...three, turns: 3, hidden: [1, 2, 3], toPlay: null }, /ended in turn 2, not 3/],
    [
      'a game that one’s own pyramid has ended',
      { ...built(3, { object: 'another' }), turns: 1, hidden: [1, null, null], toPlay: null },
      /until the game is over/,
    ],
    [
      'a game after another’s pyramid was hidden',
      { ...built(3, { object: 'another' }), turns: 2, hidden: [null, 1, null], toPlay: 2 },
      /ended in turn 1, not 2/,
    ],
    ['a turn without number', { ...three, turns: 3, hidden: [0, null, null], toPlay: 1 }, /from 1/],
  ])('%s is refused', (_, value, message) => {
    expect(() => hideAway.load(value)).toThrow(message);
  });

  it('91 black dice are refused', () => {
    expect(() => hideAway.load({ ...two, board: board({ k: heap(91, 2) }, two.board) })).toThrow(/at most 90 black/);
  });
});

describe('words and picture', () => {
  it('says why something can’t be done', () => {
    const why = (state: State, action: HideAwayAction): string | undefined => hideAway.check(state, action)?.message;
    const one = apply(start(), found(0, '1c3'));
    expect(why(built(), found(0, '1f2'))).toMatch(/a die has to be thrown$/);
    expect(why(one, found(1, '1a1'))).toMatch(/^1a1 is not the top .* off the border$/);
    expect(why(one, found(1, '1c4'))).toMatch(/its top in 1c4 would be in the way of another$/);
    expect(why(one, attempt(1, 'a1'))).toMatch(/a pyramid has to be built first$/);
    expect(why(built(), { type: 'attempt', player: 0, at: 2 })).toMatch(/at pyramids that can be seen$/);
    expect(hideAway).toMatchObject({ title: 'Hide Away', traits: { dexterity: true } });
  });

  const tell = (state: State, action: HideAwayAction): string => hideAway.describe(state, action, apply(state, action));

  it('says where pyramids and dice lie, what is hidden and what is destroyed', () => {
    expect(tell(start(), found(0, '1c3'))).toBe('Player 1 builds a small green pyramid with its top in 1c3.');
    expect(tell(built(), attempt(0, 'a1'))).toBe('Player 1 throws a black die: it lies in a1.');
    expect(tell(built(), attempt(0, null))).toBe('Player 1 throws a black die: it falls.');
    const aimed = (at: number): HideAwayAction => ({ ...attempt(0, 'a1'), at }) as HideAwayAction;
    expect(tell(built(), aimed(0))).toBe('Player 1 throws a black die at their own pyramid: it lies in a1.');
    expect(tell(built(), aimed(1))).toBe('Player 1 throws a black die at the pyramid of Player 2: it lies in a1.');
    const next = apply(built(3), attempt(0, null));
    const aimedBy1 = (at: number): HideAwayAction => ({ ...attempt(1, 'a1'), at }) as HideAwayAction;
    expect(tell(next, aimedBy1(1))).toBe('Player 2 throws a black die at their own pyramid: it lies in a1.');
    expect(tell(next, aimedBy1(0))).toBe('Player 2 throws a black die at the pyramid of Player 1: it lies in a1.');
    expect(tell(next, attempt(1, null, [], [2]))).toBe(
      'Player 2 throws a black die: it falls. The pyramid of Player 3 is destroyed and rebuilt.',
    );
    expect(tell(built(3), attempt(0, 'a1', [2, 1]))).toBe(
      'Player 1 throws a black die: it lies in a1. The pyramid of Player 2 is hidden. ' +
        'The pyramid of Player 3 is hidden.',
    );
    expect(tell(position(`${ROUND} 1c4 1b4`), attempt(0, 'i1', [], [0]))).toBe(
      'Player 1 throws a black die: it lies in i1. The pyramid of Player 1 is destroyed and rebuilt. ' +
        '2 black dice come off.',
    );
    expect(tell(position(`${ROUND} 1c4`), attempt(0, null, [], [0]))).toMatch(/1 black die comes off\.$/);
  });

  it('HID-2 HID-3 shows the dice that lie, each pyramid’s places in its colour, and whose turn it is', () => {
    const { parts } = hideAwayPicture(apply(built(3), attempt(0, 'a1')));
    const sheet = parts.find(({ kind }) => kind === 'sheet');
    expect(sheet?.kind === 'sheet' && sheet.columns.map(({ current }) => current)).toEqual([false, true, false]);
    const part = parts.find(({ kind }) => kind === 'board');
    const drawn = part?.kind === 'board' ? part.cells : [];
    for (const [player, tone] of ['green', 'red', 'blue'].entries()) {
      const places = `${BASES[player]} ${TOPS[player]}`.split(' ').sort();
      expect(drawn.flatMap((cell) => (cell.tone === tone ? [cell.name] : [])).sort()).toEqual(places);
      expect(drawn.flatMap(({ name, die }) => (die?.color === tone ? [name] : [])).sort()).toEqual(places);
    }
    expect(drawn.flatMap(({ name, die }) => (die?.color === 'black' ? [name] : []))).toEqual(['a1']);
  });

  it('shows what can be seen of the pyramids, and the stock', () => {
    expect(hideAwayPicture(apply(start(), found(0, '1c3')), { names: ['Ada', 'Ben'] }).summary).toBe(
      'Ben builds a small red pyramid. Colour: green, red. Faces to see: 9, –.',
    );
    expect(hideAwayPicture(position(`${ROUND} 1c4`)).summary).toBe(
      'Player 1 throws a black die. There are 80 dice in the stock. Colour: green, red. Faces to see: 8, 9.',
    );
    const over = apply(built(), attempt(0, 'a1', [1]));
    expect(hideAwayPicture(over).summary).toMatch(/^Player 2 wins\. .* Faces to see: 9, hidden\.$/);
  });
});
