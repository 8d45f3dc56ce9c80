import { describe, expect, it } from 'vitest';
import { botsTold, isBetter, type Measured, measuredOf, measuredText, noLevels, percentOf } from './play-text.js';

const measured: Measured = {
  game: 'red-row',
  rules: 2,
  tables: [
    {
      players: 1,
      isPurposeful: false,
      games: 200,
      actions: { least: 27, median: 35.5, most: 43 },
      wins: [],
      shared: 0,
      nobody: 0,
      ends: [{ reason: 'All is full; n is the most', share: 100 }],
      otherwise: 0,
      unfinished: 0,
    },
    {
      players: 3,
      isPurposeful: true,
      games: 200,
      actions: { least: 4, median: 504, most: 10000 },
      wins: [29.3, 0, 45.2],
      shared: 3.5,
      nobody: 24.5,
      ends: [
        { reason: 'The row is empty (n are left)', share: 60.5 },
        { reason: 'Nobody “can” do anything; a draw', share: 37 },
      ],
      otherwise: 1.5,
      unfinished: 1,
    },
  ],
  bots: {
    players: 2,
    contests: [
      { bot: 'greedy:limit=9', games: 12, unfinished: 0, share: { value: 50, low: 25.4, high: 74.6 } },
      { bot: 'mcts:iterations=9', games: 40, unfinished: 3, share: { value: 86.3, low: 72.4, high: 93.8 } },
    ],
    alike: { bot: 'mcts:iterations=9', games: 20, wins: [35, 65] },
  },
  levels: {
    duels: [
      { bots: ['thumb', 'random'], pairs: 1, share: { value: 50, low: 5, high: 95 } },
      { bots: ['hard', 'normal'], pairs: 12, share: { value: 87.5, low: 60.1, high: 100 } },
    ],
    equal: {
      bot: 'easy',
      games: 20,
      wins: [35, 65],
      shared: 10,
      withoutLuck: [
        { value: 36, low: 20.1, high: 55.2 },
        { value: 64, low: 44.8, high: 79.9 },
      ],
    },
    luck: 43.2,
  },
};

const text = `Measured under rules 2 by \`npm run played -- red-row\`. Random games are those of \`npx dicewright simulate red-row --players 1 --games 200 --seed played\`, and with \`--players 3\`.

- 1 player, 200 random games: 27 to 43 actions, median 35.5. Ends: 100% “All is full; n is the most”.
- 3 players, 200 purposeful games: 4 to 10000 actions, median 504. Wins by seat: 29.3%, 0%, 45.2% (shared 3.5%, nobody 24.5%). Ends: 60.5% “The row is empty (n are left)”; 37% “Nobody “can” do anything; a draw”; 1.5% otherwise; 1% not over after 100000 actions.
- \`greedy:limit=9\` against \`random\`, 2 players, 12 games: 50% of the victories (25.4% to 74.6%): not decided.
- \`mcts:iterations=9\` against \`random\`, 2 players, 40 games (3 not over after 2000 actions): 86.3% of the victories (72.4% to 93.8%): better.
- \`mcts:iterations=9\` against itself, 2 players, 20 games. Wins by seat: 35%, 65%.
- \`thumb\` over \`random\`, 1 pair of games: 50% of the victories (5% to 95%): not decided.
- \`hard\` over \`normal\`, 12 pairs of games: 87.5% of the victories (60.1% to 100%): better.
- \`easy\` at all seats, 20 games. Wins by seat: 35%, 65% (shared 10%). Without luck: 36% (20.1% to 55.2%), 64% (44.8% to 79.9%).
- Luck explains 43.2% of who won these games, as far as the worths of positions show.`;

const [alone, three] = measured.tables as [Measured['tables'][number], Measured['tables'][number]];
const [greedy, mcts] = measured.bots?.contests ?? [];
if (!greedy || !mcts) throw new Error('there are two');

describe('the list of what was measured', () => {
  it('tells everything', () => expect(measuredText(measured)).toBe(text));

  it.each<[what: string, other: Measured]>([
    ['all', measured],
    ['games that are all alike', { ...measured, tables: [{ ...three, actions: { least: 2, median: 2, most: 2 } }] }],
    ['games of one action', { ...measured, tables: [{ ...alone, actions: { least: 1, median: 1, most: 1 } }] }],
    ['shared victories alone', { ...measured, tables: [{ ...three, nobody: 0 }] }],
    ['victories of nobody alone', { ...measured, tables: [{ ...three, shared: 0 }] }],
    ['neither', { ...measured, tables: [{ ...three, shared: 0, nobody: 0 }] }],
    ['games of which none was over', { ...measured, tables: [{ ...three, ends: [], otherwise: 0, unfinished: 100 }] }],
    ['no choice', { ...measured, bots: null }],
    ['no levels', { ...measured, levels: noLevels }],
    ['no games of equal bots', { ...measured, bots: { players: 3, contests: [mcts], alike: null } }],
    [
      'bots of which nothing is known',
      {
        ...measured,
        tables: [alone],
        bots: { players: 2, contests: [{ ...mcts, unfinished: 40, share: null }], alike: null },
      },
    ],
  ])('is read as it was written: %s', (_, other) => expect(measuredOf(measuredText(other))).toEqual(other));

  it.each([
    ['nothing', ''],
    ['a list without tables', 'Measured under rules 2 by `npm run played -- red-row`.'],
    ['another seed', text.replace('--seed played', '--seed other')],
    ['another game', text.replace('simulate red-row', 'simulate red')],
    ['another verdict', text.replace('not decided', 'better')],
    ['an unknown line', `${text}\n- And more.`],
    ['a line that is gone', text.replace(/^- 1 player.*\n/m, '- \n')],
    ['words that nobody wrote', text.replace('median 504', 'median about 504')],
    ['a number with too many digits', text.replace('35.5', '35.55')],
  ])('is not read when it is %s', (_, other) => expect(measuredOf(other)).toBeNull());

  it('tells what bots did, also where random games are to be played anew', () => {
    const older = text.replace('Random games are', 'Random games were');
    expect(measuredOf(older)).toBeNull();
    expect(botsTold(older)).toEqual(measured.bots);
    expect(botsTold(measuredText({ ...measured, bots: null }))).toBeNull();
    expect(botsTold(text.replaceAll(' against ', ' versus '))).toBeUndefined();
  });
});

it('calls a bot better when all of its interval is above half', () => {
  expect(isBetter(mcts)).toBe(true);
  expect(isBetter(greedy)).toBe(false);
  expect(isBetter({ ...mcts, share: { value: 80, low: 50, high: 90 } })).toBe(false);
  expect(isBetter({ ...mcts, share: null })).toBe(false);
  const worse = { ...mcts, share: { value: 20, low: 10, high: 49.9 } };
  expect(measuredText({ ...measured, bots: { players: 2, contests: [worse], alike: null } })).toContain(': worse.');
});

it('rounds shares to tenths of a percent', () => {
  expect([0, 1 / 3, 2 / 3, 0.9996, 1].map(percentOf)).toEqual([0, 33.3, 66.7, 100, 100]);
});
