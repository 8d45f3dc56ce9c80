import { GameError } from 'dicewright';
import type { NamedBot, OddsQuestion } from 'dicewright/analysis';
import { type CantStopAction, type CantStopState, cantStop, climbed, runnersOf, wonBy } from './cant-stop.js';
import { columns, cutsOf, lengthOf, RUNNERS } from './columns.js';

/** The rule of 28: a space of column 7 counts 1, one of 6 and 8 counts 2, up to 6 for 2 and 12; the first space twice. */
function risked({ runners, markers, toPlay }: CantStopState): number {
  const used = columns.filter((column) => (runners[column - 2] ?? 0) > 0);
  const steps = used.map((column) => {
    const spaces = (runners[column - 2] ?? 0) - (markers[toPlay ?? 0]?.[column - 2] ?? 0);
    return (spaces + 1) * (1 + Math.abs(column - 7));
  });
  const all = (holds: (column: number) => boolean): boolean => used.length === RUNNERS && used.every(holds);
  const odd = all((column) => column % 2 === 1) ? 2 : all((column) => column % 2 === 0) ? -2 : 0;
  const aside = all((column) => column < 8) || all((column) => column > 6) ? 4 : 0;
  return steps.reduce((sum, points) => sum + points, odd + aside);
}

/** How good an action looks by the rule of thumb: few new runners, then the larger parts of columns. */
function byThumb(view: CantStopState, action: CantStopAction): number {
  const { player } = action;
  if (action.type === 'roll') return 0;
  if (action.type === 'climb') {
    const after = { ...view, runners: climbed(view, player, action.columns) ?? view.runners };
    const parts = action.columns.reduce((sum, column) => sum + 1 / lengthOf(column), 0);
    return parts - 0.1 * (runnersOf(after) - runnersOf(view));
  }
  const own = columns.map((column) => view.runners[column - 2] || (view.markers[player]?.[column - 2] ?? 0));
  const wins = wonBy({ markers: [own] }, 0) >= view.options.goal;
  return wins || risked(view) >= 28 ? 1 : -1;
}

/** Bots of Can't Stop by name, for the command, the table and workers. */
export const cantStopBots: Readonly<Record<string, NamedBot>> = {
  thumb: {
    about:
      'Rather climb with runners that stand already; count what you could lose, more for columns far from 7, and stop at 28.',
    parameters: [],
    create: () => (given, player) => {
      const view = given as CantStopState;
      const rated = [...cantStop.legalActions(view, player)].map((action) => ({ action, rate: byThumb(view, action) }));
      const [first, ...others] = rated;
      if (!first) throw new RangeError(`player ${player} can’t act in this position`);
      return others.reduce((best, one) => (one.rate > best.rate ? one : best), first).action;
    },
  },
};

/** In how many of the 1296 ways in which four dice can fall, one of the columns is the sum of two of them. */
export function waysToClimb(open: readonly number[]): number {
  let ways = 0;
  for (let fall = 0; fall < 1296; fall++) {
    const dice = [1, 6, 36, 216].map((power) => (Math.floor(fall / power) % 6) + 1);
    if (cutsOf(dice).some((cut) => cut.some((sum) => open.includes(sum)))) ways++;
  }
  return ways;
}

/** What `dicewright odds cant-stop` answers. */
export const cantStopQuestions: readonly OddsQuestion[] = [
  {
    name: 'climb',
    about: 'how likely a roll is to move one of the runners, and what is left of a turn after some rolls',
    parameters: [{ name: 'columns', about: 'the columns that are open to the player: 6,7,8', default: '6,7,8' }],
    needsTable: false,
    answer({ columns: told = '6,7,8' }) {
      const open = told.split(/[ ,]+/).map(Number);
      if (!open.every((column) => columns.some((one) => one === column)))
        throw new GameError('INVALID_SETUP', 'columns: expected numbers from 2 to 12, such as 6,7,8');
      const favourable = waysToClimb(open);
      const times = [1, 2, 3, 4, 5].map((rolls): [number, string] => [
        rolls,
        `${(100 * (favourable / 1296) ** rolls).toFixed(1)} %`,
      ]);
      return [
        {
          title: `A runner in ${open.join(', ')} can climb`,
          columns: ['chance'],
          rows: [[{ favourable, total: 1296 }]],
        },
        { title: 'None of so many rolls is the last', columns: ['rolls', 'chance'], rows: times },
      ];
    },
  },
];
