import { type AnyGame, playout } from 'dicewright';
import type { Picture } from '../../../src/picture/picture.js';
import { renderSvg } from '../../../src/render/svg.js';

/** What is asked of a game, besides whole random games. */
export const calls = ['reduce', 'legalActions', 'view', 'load', 'renderSvg'] as const;
export type Call = (typeof calls)[number];

/** No call may take longer, in milliseconds. */
export const LONGEST = 20;

/** How long a call takes. */
export interface Time {
  /** Microseconds, as a mean over the positions of some random games. */
  readonly mean: number;
  /** Milliseconds of the slowest call, the least of CPU time and of the clock's. */
  readonly slowest: number;
}

/** How fast a game is. */
export interface Row {
  readonly id: string;
  readonly players: number;
  /** Random games a second of CPU time, in place. */
  readonly games: number;
  /** Positions in which the calls were made. */
  readonly positions: number;
  readonly times: Readonly<Record<Call, Time>>;
}

/** How much is measured. */
export interface Effort {
  /** Positions of whole random games, at least, before anything counts: the compiler needs them. */
  readonly warmUp: number;
  /** Positions of whole random games, at least, in which the calls are made. */
  readonly positions: number;
  /** Seconds of whole random games, at least. */
  readonly seconds: number;
}

type State = ReturnType<AnyGame['setup']>;

interface Position {
  readonly state: State;
  readonly text: string;
  readonly player: number;
  /** What is played next; `undefined` when the game is over. */
  readonly action: Parameters<AnyGame['reduce']>[1] | undefined;
}

function* positionsOf(game: AnyGame, players: number, seed: string): Generator<Position> {
  let state = game.setup({ players });
  for (const action of [...playout(game, { players, seed }).actions, undefined]) {
    yield { state, text: JSON.stringify(state), player: game.playersToAct(state)[0] ?? 0, action };
    if (action) state = game.reduce(state, action);
  }
}

/** Microseconds of CPU time of the process since it began: unlike the clock's, they don't pass while others are served. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Milliseconds: collecting garbage in other threads costs CPU time, and other processes cost the clock's. */
function timeOf(call: () => void): number {
  const [cpu, clock] = [cpuTime(), performance.now()];
  call();
  return Math.min((cpuTime() - cpu) / 1000, performance.now() - clock);
}

/** Measures a game. Positions come game by game, so that what a game remembers of the last one helps as in play. */
export function measureRow(game: AnyGame, picture: (state: State) => Picture, effort: Effort): Row {
  const { warmUp, positions: wanted, seconds } = effort;
  const counts = game.playersFor();
  const players = counts.find((count) => count > 1) ?? (counts[0] as number);
  const make: Record<Call, (position: Position) => void> = {
    reduce: ({ state, action }) => action && game.reduce(state, action),
    legalActions: ({ state, player }) => Array.from(game.legalActions(game.view(state, player), player)),
    view: ({ state, player }) => game.view(state, player),
    load: ({ text }) => game.load(JSON.parse(text)),
    renderSvg: ({ state }) => renderSvg(picture(state)),
  };
  const listed = (prefix: string, atLeast: number): Position[] => {
    const list: Position[] = [];
    for (let i = 0; list.length < atLeast; i++) list.push(...positionsOf(game, players, `${prefix} ${i}`));
    return list;
  };

  for (const position of listed('warm-up', warmUp)) for (const call of calls) make[call](position);
  const positions = listed('row', wanted);
  const times = calls.map((call): [Call, Time] => {
    const slowest = positions.reduce(
      (most, position) =>
        Math.max(
          most,
          timeOf(() => make[call](position)),
        ),
      0,
    );
    const start = cpuTime();
    for (const position of positions) make[call](position);
    return [call, { mean: (cpuTime() - start) / positions.length, slowest }];
  });

  const start = cpuTime();
  let played = 0;
  for (; cpuTime() - start < seconds * 1e6; played++) playout(game, { players, seed: `game ${played}` });
  const perSecond = (played * 1e6) / (cpuTime() - start);
  const row = { id: game.id, players, games: perSecond, positions: positions.length };
  return { ...row, times: Object.fromEntries(times) as Record<Call, Time> };
}

/** Calls of a row that take too long, as `'load 31 ms'`. */
export function tooLong({ times }: Row): string[] {
  return calls
    .filter((call) => times[call].slowest > LONGEST)
    .map((call) => `${call} ${times[call].slowest.toFixed(0)} ms`);
}

const rounded = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(2);

/** The rows as a table in Markdown. */
export function tableOf(rows: readonly Row[]): string {
  const head = ['game', 'players', 'random games/s', ...calls.map((call) => `\`${call}\``), 'slowest call'];
  const lines = rows.map((row) => {
    const [slowest] = [...calls].sort((one, other) => row.times[other].slowest - row.times[one].slowest);
    const longest = row.times[slowest as Call].slowest;
    const mark = longest > LONGEST ? ' **too long**' : '';
    return [
      row.id,
      String(row.players),
      rounded(row.games),
      ...calls.map((call) => rounded(row.times[call].mean)),
      `\`${slowest}\` ${longest.toFixed(1)} ms${mark}`,
    ];
  });
  const rule = head.map((_, column) => (column === 0 || column === head.length - 1 ? '---' : '---:'));
  return [head, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}
