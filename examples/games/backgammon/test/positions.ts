import { backgammon } from '../src/backgammon.js';
import type { Position } from '../src/board.js';
import { diceToPlay } from '../src/plays.js';
import type { BackgammonOptions, BackgammonState } from '../src/state.js';

export type State = BackgammonState;

/** Checkers by where they stand, `'bar:1 24:2 6:5'`; the others are off. */
export function checkersAt(text: string): number[] {
  const checkers = Array.from({ length: 26 }, () => 0);
  for (const word of text.split(' ').filter((one) => one !== '')) {
    const [place = '', count = '1'] = word.split(':');
    checkers[place === 'bar' ? 25 : Number(place)] = Number(count);
  }
  checkers[0] = 15 - checkers.reduce((sum, count) => sum + count, 0);
  return checkers;
}

export const START = '24:2 13:5 8:3 6:5';

export const positionAt = (own: string, other: string): Position => ({
  own: checkersAt(own),
  other: checkersAt(other),
});

/** A state of the middle of a game; player 0 is on turn, unless said otherwise. */
export function state(fields: {
  own?: string;
  other?: string;
  dice?: readonly [number, number];
  options?: BackgammonOptions;
  more?: Partial<BackgammonState>;
}): State {
  const { own = START, other = START, dice, options = {}, more = {} } = fields;
  const turn = more.turn ?? 0;
  const checkers = [checkersAt(own), checkersAt(other)];
  return backgammon.load({
    ...backgammon.setup({ players: 2, options }),
    checkers: turn === 0 ? checkers : checkers.reverse(),
    phase: dice ? 'move' : 'roll',
    dice: dice ?? [],
    left: dice ? diceToPlay(dice) : [],
    ...more,
  });
}

/** Plays moves as they are written: `'24/18 13/8'`. A star for a hit may stand there. */
export function play(before: State, moves: string): State {
  let after = before;
  for (const written of moves.split(' ')) {
    const [from = '', ...stops] = written
      .replaceAll('*', '')
      .replace(/\(\d\)$/, '')
      .split('/');
    const times = Number(/\((\d)\)$/.exec(written)?.[1] ?? 1);
    for (let time = 0; time < times; time++) {
      let at = from;
      for (const to of stops) {
        after = backgammon.reduce(after, {
          type: 'move',
          player: after.turn,
          from: at === 'bar' ? at : Number(at),
          to: to === 'off' ? to : Number(to),
        });
        at = to;
      }
    }
  }
  return after;
}
