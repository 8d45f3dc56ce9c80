import { readFileSync } from 'node:fs';
import { createRng, playout, uniformInt } from 'dicewright';
import { describe, expect, it } from 'vitest';
import { backgammon } from '../src/backgammon.js';
import type { Position } from '../src/board.js';
import { diceToPlay, playsOf } from '../src/plays.js';
import { type BackgammonState, positionOf } from '../src/state.js';
import { checkersAt, play, positionAt, START, state } from './positions.js';
import { type Men, settingsAfter } from './second-program.js';

type Roll = readonly [number, number];

const menOf = (checkers: readonly number[]): Men =>
  checkers.flatMap((count, place) => Array.from({ length: count }, () => place)).reverse();

const nameOf = ({ own, other }: Position): string => `${menOf(own).join(' ')} | ${menOf(other).join(' ')}`;

const rolls: Roll[] = [1, 2, 3, 4, 5, 6].flatMap((one) =>
  [1, 2, 3, 4, 5, 6].filter((other) => other >= one).map((other): Roll => [one, other]),
);

/** The positions that a roll can lead to, as the game says and as the second program says. */
function compared(position: Position, roll: Roll): { game: string[]; second: string[] } {
  const plays = playsOf(position, diceToPlay(roll)).map(nameOf);
  const second = settingsAfter({ mine: menOf(position.own), yours: menOf(position.other) }, roll);
  return { game: plays.sort(), second: [...second].sort() };
}

/** The positions at the end of all turns that the rules allow, one action after the other. */
function byActions(before: BackgammonState): Set<string> {
  const found = new Set<string>();
  const visit = (at: BackgammonState): void => {
    if (at.phase !== 'move' || at.turn !== before.turn) {
      found.add(nameOf(positionOf({ checkers: at.checkers, turn: before.turn })));
      return;
    }
    for (const action of backgammon.legalActions(at)) visit(backgammon.reduce(at, action));
  };
  visit(before);
  return found;
}

// How many, in the order of `rolls`, as both programs count them.
const OPENING = [
  ['1-1', 42],
  ['1-2', 15],
  ['1-3', 16],
  ['1-4', 14],
  ['1-5', 8],
  ['1-6', 10],
  ['2-2', 75],
  ['2-3', 17],
  ['2-4', 18],
  ['2-5', 8],
  ['2-6', 14],
  ['3-3', 73],
  ['3-4', 17],
  ['3-5', 9],
  ['3-6', 14],
  ['4-4', 52],
  ['4-5', 9],
  ['4-6', 14],
  ['5-5', 4],
  ['5-6', 7],
  ['6-6', 11],
] as const;

describe('plays from the start', () => {
  const start = positionAt(START, START);

  it.each(rolls)('BGM-7 %i-%i: as many as the second program finds, and the same', (...roll) => {
    const { game, second } = compared(start, roll);
    expect(game).toEqual(second);
    expect([`${roll[0]}-${roll[1]}`, game.length]).toEqual(OPENING[rolls.findIndex((one) => `${one}` === `${roll}`)]);
  });

  it.each([
    [6, 5],
    [3, 1],
    [6, 6],
    [1, 1],
  ] as const)('BGM-8 %i-%i: the same, action by action', (...roll) => {
    const found = byActions(state({ dice: roll }));
    expect([...found].sort()).toEqual(compared(start, roll).game);
  });
});

it('BGM-7 the table in README.md says the same', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const rows = [...readme.matchAll(/^\| \*\*(\d)\*\* (.*)\|$/gm)];
  const told = rows.flatMap(([, one, cells = '']) =>
    cells
      .split('|')
      .map((cell) => cell.trim())
      .flatMap((count, index) => (count === '' ? [] : [[`${one}-${index}`, Number(count)]])),
  );
  expect(told).toEqual(OPENING);
});

describe('plays that others have published', () => {
  const ends = (own: string, other: string, roll: Roll, moves: readonly string[]): void => {
    const before = state({ own, other, dice: roll });
    const expected = new Set(moves.map((one) => nameOf(positionOf({ checkers: play(before, one).checkers, turn: 0 }))));
    expect(compared(positionAt(own, other), roll).game).toEqual([...expected].sort());
  };

  // The legal actions of state 3 of OpenSpiel's playthrough, which lists most of them in both orders:
  // github.com/google-deepmind/open_spiel, open_spiel/integration_tests/playthroughs/backgammon.txt.
  it('OpenSpiel: 4-2 from the start', () => {
    const actions = [
      '8/4/2',
      '6/4 6/2',
      '8/4 6/4',
      '13/9 6/4',
      '24/20 6/4',
      '8/6/2',
      '8/6 8/4',
      '13/9 8/6',
      '24/20 8/6',
      '13/9/7',
      '13/11 6/2',
      '13/11 8/4',
      '13/11 13/9',
      '24/20 13/11',
      '24/20/18',
      '24/22 6/2',
      '24/22 8/4',
      '24/22 13/9',
      '24/22 24/20',
      '13/11/7',
      '24/22/18',
    ];
    ends(START, START, [4, 2], actions);
  });

  // The tests of t_games: github.com/ichabod801/t_games, t_tests/backgammon_test.py, testStart and testStartBlock. Its
  // points are counted from the other end.
  it.each([
    [START, ['13/8 24/18', '13/8 13/7', '13/8 8/2', '8/3 24/18', '8/3 13/7', '8/3 8/2', '24/18/13', '13/7/2']],
    ['24:2 13:4 8:2 7:2 6:5', ['13/8 13/7', '13/8 8/2', '8/3 13/7', '8/3 8/2', '13/7/2']],
  ])('t_games: 6-5 against %s', (other, moves) => {
    ends(START, other, [6, 5], moves);
  });

  // The table in the tests of the Perl module Games::Backgammon 0.03 on CPAN, as far as something can be played.
  it.each([
    [[1, 2], '1:1 2:1', '', ['2/off 1/off', '2/1 1/off']],
    [[5, 6], '1:1 2:1', '', ['2/off 1/off']],
    [[1, 1], '24:2', '', ['24/23/22/21/20', '24/23/22/21 24/23', '24/23/22 24/23/22']],
    [[5, 6], '24:1', '7:1', ['24/18*/13', '24/19/13']],
    [[5, 6], '24:1', '7:2', ['24/19/13']],
    [[5, 6], 'bar:1', '6:1', ['bar/19*/14', 'bar/20/14']],
    [[3, 4], 'bar:1 6:1', '1:2 2:2 5:2 6:2 7:2 23:2', ['bar/21 6/3']],
  ] as const)('Games::Backgammon: %j with %s against %s', (roll, own, other, moves) => {
    ends(own, other === '' ? '13:1' : other, roll, moves);
  });

  it('Games::Backgammon: 6-6 can’t be played past a point', () => {
    expect(compared(positionAt('24:1', '7:2'), [6, 6]).game).toHaveLength(1);
  });
});

describe('plays from given positions', () => {
  it.each([
    ['one checker on the bar, one point open', 'bar:1 6:5 8:3 13:6', '24:2 6:4 5:3 4:2 3:2 2:2', [5, 6], 1],
    ['two on the bar, one number enters', 'bar:2 6:5 8:3 13:5', '24:2 6:3 5:4 4:2 3:2 2:2', [1, 3], 1],
    ['two on the bar, a double enters both', 'bar:2 6:5 8:3 13:5', '24:2 6:3 5:4 4:2 3:2 13:2', [1, 1], 8],
    ['closed out: nothing to play', 'bar:1 6:5 8:3 13:6', '6:3 5:3 4:3 3:2 2:2 1:2', [4, 2], 1],
    ['either die, but not both: the larger', '24:1', '9:2 8:5 6:5', [6, 2], 1],
    ['only the smaller can be played', '20:1', '11:2 16:2 18:2', [6, 5], 1],
    ['only one order plays both', '12:1 3:2', '19:2 24:3', [4, 6], 1],
    ['bearing off exactly, or with one die only', '6:2 5:2 4:2 3:1', '1:1', [6, 5], 2],
    ['bearing off from the highest point', '4:2 2:3 1:2', '1:1', [6, 5], 1],
    ['moving within the home board instead', '6:2 4:2 2:3', '1:1', [4, 2], 5],
    ['off only after the last checker has come home', '7:1 6:2 5:3 1:2', '1:1', [6, 1], 3],
    ['one in, then off', '7:1 2:2 1:2', '1:1', [6, 2], 2],
    ['a double of which three can be played', '13:3 3:2', '18:2 24:3', [6, 6], 1],
    ['a hit on either way makes two plays', '24:2 13:5', '2:1 3:1 4:1 13:1 14:1 15:1 6:5', [2, 1], 8],
    ['the last checker wins with one die left', '2:1', '1:1', [6, 6], 1],
    ['small number first, though the large one would win at once', '5:1', '1:1', [6, 1], 1],
  ] as const)('BGM-8 %s', (_, own, other, roll, count) => {
    const { game, second } = compared(positionAt(own, other), roll);
    expect(game).toEqual(second);
    expect(game).toHaveLength(count);
  });

  it('BGM-8 positions of random games, each with every roll', () => {
    const rng = createRng('plays');
    let positions = 0;
    let plays = 0;
    for (let game = 0; positions < 200; game++) {
      playout(backgammon, {
        players: 2,
        options: { cube: false },
        seed: `plays ${game}`,
        choose(view, player) {
          if (view.phase === 'roll' && uniformInt(rng, 1, 6) === 1 && positions < 200) {
            positions++;
            const roll = rolls[uniformInt(rng, 0, rolls.length - 1)] as Roll;
            const { game: own, second } = compared(positionOf(view), roll);
            expect(own).toEqual(second);
            plays += own.length;
          }
          return backgammon.sampleAction(view, rng, player) as never;
        },
      });
    }
    expect(positions).toBe(200);
    expect(plays).toBeGreaterThan(2_000);
  });

  it('BGM-2 positions are as they are written', () => {
    expect(checkersAt(START)).toEqual(backgammon.setup({ players: 2 }).checkers[0]);
  });
});
