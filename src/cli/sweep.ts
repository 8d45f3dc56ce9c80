import type { ArchivePlayer } from '../analysis/archive/archive.js';
import { trustedPolicy } from '../analysis/bots/thinking.js';
import { fisher } from '../analysis/interval.js';
import type { SimulationResult } from '../analysis/simulation/result.js';
import type { Chosen } from '../analysis/simulation/simulated-game.js';
import { simulationOn } from '../analysis/simulation/simulation.js';
import { boundedMean, mean } from '../analysis/statistics.js';
import { madeBot } from '../analysis/tournament/bots.js';
import type { Luckless } from '../analysis/tournament/standings.js';
import type { Entry } from '../entry/entry.js';
import type { AnyGame } from '../kernel/types.js';
import { platform } from '../platform/node.js';
import type { TerminalStyle } from '../render/ansi.js';
import { cleanText } from '../render/clean.js';
import { tableFlags } from './args.js';
import { UsageError } from './errors.js';
import { interruptible } from './interruptible.js';
import type { CommandIo } from './io.js';
import { betweenCommas, optionsAsked, plainValue } from './options-flag.js';
import { columns } from './output.js';
import { progressTo } from './progress.js';
import { gamesDone, luckAsked, type PlayFlags, rangeOf } from './runs.js';
import { lucklessSeats, meanText, partText, percentText, victories } from './simulation-text.js';
import { statsPlot } from './stats-plot.js';
import { withHeading } from './style.js';

export const sweepFlags = {
  sweep: {
    type: 'string',
    multiple: true,
    value: 'OPTION=a,b,...',
    about:
      'compare values of an option, each with each of another that is swept: see list; --players takes several, too',
  },
  level: {
    type: 'string',
    value: 'BOT',
    kind: 'bots',
    about: 'with --sweep: who plays, as tournament names it: easy, normal, hard (random)',
  },
  svg: { type: 'string', value: 'FILE', kind: 'file', about: 'with --sweep: draw the shares of the seats as an SVG' },
} as const;

export interface SweepArgs extends PlayFlags {
  readonly sweep?: readonly string[] | undefined;
  readonly level?: string | undefined;
  readonly svg?: string | undefined;
}

/** Whether several ways to play are compared. */
export const isSweep = ({ sweep, players }: SweepArgs): boolean =>
  sweep !== undefined || players?.includes(',') === true;

/** A way to play, and its result. */
interface Variant {
  readonly name: string;
  readonly result: SimulationResult;
}

/** Combinations swept at most: each is a run of its own. */
const MOST = 200;

/** Each value with each of the others, as options. @throws UsageError */
function combinations(sweeps: readonly string[]): readonly object[] {
  let all: readonly object[] = [{}];
  const names = new Set<string>();
  for (const sweep of sweeps) {
    const [, name = '', values = ''] = /^([^=\s]+)=(.+)$/s.exec(sweep) ?? [];
    if (name === '') throw new UsageError(`--sweep: expected option=a,b,..., got ${sweep}`);
    if (names.has(name)) throw new UsageError(`--sweep: ${name} is there twice`);
    names.add(name);
    all = all.flatMap((options) =>
      betweenCommas(values).map((value) => ({ ...options, [name]: plainValue(value.trim()) })),
    );
    if (all.length > MOST) throw new UsageError(`--sweep: there are more than ${MOST} combinations`);
  }
  return all;
}

const nameOf = (options: object, players: number): string =>
  [...Object.entries(options).map(([name, value]) => `${name}=${value}`), `${players} players`].join(' ');

async function chosenBy(level: string | undefined, entry: Entry, game: AnyGame, options: object): Promise<Chosen> {
  if (level === undefined) return {};
  const bot = await madeBot(level, { entry, game, options }, platform);
  const trusted = trustedPolicy(bot, game);
  return trusted ? ({ choose: trusted, trusted: true } as Chosen) : { choose: bot };
}

/** Plays each combination with the same seeds. @throws UsageError, Interrupted, GameError (as rejections) */
export async function sweep(entry: Entry, flags: SweepArgs, quiet: boolean, io: CommandIo) {
  const game = await entry.load();
  const games = rangeOf(flags);
  const seed = flags.seed ?? io.freshSeed();
  const luck = luckAsked(flags);
  const base = optionsAsked(game, flags);
  // What is wrong with one of them shows before any is played.
  const asked = (flags.players?.split(',') ?? [undefined]).flatMap((players) =>
    combinations(flags.sweep ?? []).map((swept) => {
      const options = JSON.stringify({ ...base, ...swept });
      const table = tableFlags(game, { players, options });
      return { ...table, name: nameOf(swept, table.players) };
    }),
  );
  const shown = progressTo(io, quiet);
  return interruptible(io, async (signal) => {
    const variants: Variant[] = [];
    for (const { name, players, options } of asked) {
      const own = await chosenBy(flags.level, entry, game, game.setup({ players, options }).options as object);
      const onProgress = ({ done, total }: { readonly done: number; readonly total: number }) =>
        shown.tell(`${name}: ${gamesDone(done, total)}`);
      const given = { game: entry, games, players, options, seed, luck, onProgress, signal };
      const result = await simulationOn(platform, given, own);
      variants.push({ name, result });
    }
    return { game: game.id, level: flags.level ?? 'random', seed, variants };
  }).finally(() => shown.end());
}

type Swept = Awaited<ReturnType<typeof sweep>>;

const share = (result: SimulationResult, seat: number) =>
  boundedMean({ count: result.games - result.unfinished, sum: victories(result, seat) }, 0, 1);

/** How much of the variation of a seat's shares from game to game is luck: what knowing the luck takes from their variance. */
function luckText({ share: known }: Luckless, games: number): string {
  // Nothing was taken away: too few games, or nothing says what positions are worth.
  if (!known || known.factor === 1) return '-';
  const explained = 1 - 1 / known.factor ** 2;
  const { low, high } = fisher(Math.sqrt(Math.max(0, explained)), games);
  const [least, most] = [Math.max(0, low), high].map((correlation) => Math.round(100 * correlation ** 2));
  return `${Math.round(100 * explained)}% (${least}% to ${most}%)`;
}

/** A row for each seat of each combination. */
export function sweepText({ game, level, seed, variants }: Swept, style: TerminalStyle): string {
  const rows = variants.flatMap(({ name, result }) => {
    const luck = lucklessSeats(result).map((own) => luckText(own, result.games));
    return result.wins.map((_, seat) => {
      const seatCells = [`Player ${seat + 1}`, percentText(share(result, seat)), ...luck.slice(seat, seat + 1)];
      if (seat > 0) return ['', ...seatCells];
      const { actions, ties, games, unfinished } = result;
      return [name, ...seatCells, meanText(mean(actions)), partText(ties, games), partText(unfinished, games)];
    });
  });
  const luck = variants.some(({ result }) => result.luck) ? ['LUCK (95 %)'] : [];
  const headings = ['PLAYED', 'SEAT', 'VICTORY (95 %)', ...luck, 'ACTIONS (95 %)', 'SEVERAL', 'BROKEN OFF'];
  const games = variants[0]?.result.games ?? 0;
  const head = cleanText(`${game}: ${games} games each, ${level} at every seat, seed ${seed}`);
  return `${head}\n\n${withHeading(columns([headings, ...rows]), style)}`;
}

/** The shares of the seats, as stats draws those of players. */
export function sweepPlot({ game, level, variants }: Swept): string {
  const rows = variants.flatMap(({ name, result }) =>
    result.wins.map(
      (_, seat): ArchivePlayer => ({
        name: `${seat + 1}: ${name}`,
        alone: null,
        games: result.games - result.unfinished,
        result: share(result, seat),
        equal: 1 / result.players,
        reviewed: 0,
        luck: null,
        choices: null,
        adjusted: null,
        decisions: 0,
        mistakes: 0,
        blunders: 0,
      }),
    ),
  );
  return statsPlot(
    rows,
    `${game}, ${level}: seats`,
    'Dot: the share of the victory of a seat, with its 95 % interval.',
  );
}
