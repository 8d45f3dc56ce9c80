import type { Advisor } from '../../advice/advice.js';
import type { Entry } from '../../entry/entry.js';
import type { ErasedAction, ErasedWorth } from '../../kernel/definition.js';
import { createRng, type RandomGenerator } from '../../kernel/dice/random.js';
import { engineOf } from '../../kernel/engine/engine.js';
import { plainEqual } from '../../kernel/plain.js';
import type { AnyAction, Envelope } from '../../kernel/types.js';
import { type Position, Trial } from '../bots/trial.js';
import { Experience } from '../judge/experience.js';
import { offersOf } from '../offers.js';
import { branchesOf } from '../search/outcomes.js';
import { declaredWorth, gainOf, type Shares, sharesAt } from '../search/shares.js';
import type { BotTable, DescribedBot, PreparationListener } from './bots.js';
import type { TournamentHead } from './counts.js';

/** The luck in a game for each seat: a share of the victory; alone, points. Over all dice that could fall its mean is 0. */
export type GameLuck = (actions: readonly AnyAction[], game: number) => readonly number[];

/** How an event with many outcomes is looked at: by a few drawn ones, so that a game takes no longer than needed. */
const DRAWING = { most: 64, samples: 24 } as const;

/** How many actions are listed, and how many are looked at, where something has to be done with the dice. */
const MOST_ACTIONS = 200;
const LOOKS = 12;

/** The seed of what is drawn to learn what worths amount to. */
const SEED = 'luck';

/** What the action led to, less what it was expected to. */
type EventLuck = (before: Position, action: AnyAction, after: Position, rng: RandomGenerator) => number[];

type Glance = (position: Position) => Shares;

/** By a glance at positions, less the mean over what could have come. */
function atAGlance(trial: Trial, glance: Glance, closer: Glance = glance): EventLuck {
  return (before, action, after, rng) => {
    const branches = [...branchesOf(trial, before, action, { ...DRAWING, rng, isUsed: false })];
    const seen = branches.map(({ position }) => glance(position));
    // A position that looks the same whatever falls shows nothing until it is acted on. The outcome has no say in this.
    const isBlind =
      closer !== glance && seen.every((values) => values.every((value, seat) => value === seen[0]?.[seat]));
    const sums = new Array<number>(before.players).fill(0);
    let total = 0;
    for (const [place, { position, weight }] of branches.entries()) {
      const values = isBlind ? closer(position) : (seen[place] as Shares);
      for (let seat = 0; seat < sums.length; seat++) sums[seat] = (sums[seat] as number) + weight * (values[seat] ?? 0);
      total += weight;
    }
    const values = (isBlind ? closer : glance)(after);
    return sums.map((sum, seat) => (values[seat] ?? 0) - sum / total);
  };
}

/** By the best of some actions without anything random, where the player to act has any. */
function oneActionAhead(trial: Trial, glance: Glance): Glance {
  return (position) => {
    const player = trial.result(position) ? undefined : trial.playersToAct(position)[0];
    if (player === undefined) return glance(position);
    const actions: AnyAction[] = [];
    for (const action of trial.rulebook.legalActions(trial.seenBy(position, player), player)) {
      if (actions.push(action) === MOST_ACTIONS) break;
    }
    let best: Shares | undefined;
    const step = Math.max(1, Math.floor(actions.length / LOOKS));
    for (let at = 0; at < actions.length; at += step) {
      const action = actions[at] as AnyAction;
      if (trial.rulebook.chance(position, action as ErasedAction)) continue;
      const after = trial.copyOf(position);
      trial.play(after, action, undefined);
      const values = glance(after);
      if (!best || gainOf(values, player) > gainOf(best, player)) best = values;
    }
    return best ?? glance(position);
  };
}

/** By an advisor that knows what every position is worth to a lone player. */
function byAdvisor(trial: Trial, advisor: Advisor, table: unknown): EventLuck {
  const pointsAt = (position: Position): number => {
    const result = trial.result(position);
    return result ? (sharesAt(result, 1)[0] as number) : (advisor.advise(table, position)?.value ?? 0);
  };
  const listed = atAGlance(trial, (position) => [pointsAt(position)]);
  return (before, action, after, rng) => {
    const advice = advisor.advise(table, before);
    // Actions that come to the same are listed once, and have the same words.
    const words = (one: AnyAction): string => advisor.inWords(before, one);
    const found =
      advice?.actions.find((one) => plainEqual(one.action, action)) ??
      advice?.actions.find((one) => one.action.type === action.type && words(one.action) === words(action));
    return found ? [pointsAt(after) - found.value] : listed(before, action, after, rng);
  };
}

/** The games whose luck is wanted: a tournament's, or a simulation's. */
export type LuckHead = Pick<TournamentHead, 'players' | 'seed' | 'luck'>;

/** What is known about a tournament before its games. */
export interface Table {
  readonly table: BotTable;
  readonly head: TournamentHead;
  readonly start: unknown;
  /** In the order of the head's names. */
  readonly bots: readonly DescribedBot[];
}

/** What an advisor has worked out, as bytes for every thread; `null` where there is none for the table. */
export type LuckTable = Uint8Array | null;

async function advisorOf(entry: Entry, { players }: LuckHead): Promise<Advisor | null> {
  return players === 1 ? (await offersOf(entry)).advisor : null;
}

/** The table of a bot that has worked out the same. */
function tableAmong(bots: readonly DescribedBot[], advisor: Advisor, start: unknown): LuckTable {
  for (const { maker } of bots) {
    const files = typeof maker === 'object' && maker.kind === 'named' ? Object.values(maker.material.files) : [];
    for (const bytes of files) {
      try {
        if (advisor.advise(advisor.load(bytes), start as Envelope)) return bytes;
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
      }
    }
  }
  return null;
}

/** Works out what finding luck needs, once for all threads. */
export async function luckTable(
  {
    table: { entry, options },
    head,
    start,
    bots,
  }: Pick<Table, 'table' | 'start' | 'bots'> & { readonly head: LuckHead },
  listener?: PreparationListener,
): Promise<LuckTable> {
  const advisor = head.luck ? await advisorOf(entry, head) : null;
  if (!advisor) return null;
  const tell = (done: number, total: number): void => listener?.({ bot: 'luck', done, total });
  return tableAmong(bots, advisor, start) ?? advisor.save(advisor.prepare(options, tell));
}

/**
 * What finds the luck in the games; `null` where it isn't asked for, or nothing says what a position of the game is worth.
 */
export async function gameLuck(
  { entry, game }: BotTable,
  head: LuckHead,
  start: unknown,
  table: LuckTable,
): Promise<GameLuck | null> {
  if (!head.luck) return null;
  const trial = new Trial(game);
  const advisor = table && (await advisorOf(entry, head));
  const worth = ((await entry.part('worth')) as ErasedWorth | undefined) ?? declaredWorth(engineOf(game));
  if (!advisor && !worth) return null;
  const luckOf = trial.guard(() => {
    if (advisor) return byAdvisor(trial, advisor, advisor.load(table));
    const leaf = new Experience(game, trial, worth as ErasedWorth, SEED).leafAt(start as object);
    const glance: Glance = (position) => leaf(position, trial.result(position));
    return atAGlance(trial, glance, oneActionAhead(trial, glance));
  });
  return (actions, number) =>
    trial.guard(() => {
      const rng = createRng(`${head.seed}/${number}/luck`);
      const sums = new Array<number>(head.players).fill(0);
      const position = trial.copyOf(start as object);
      for (const { outcome, ...action } of actions as readonly (AnyAction & { outcome?: unknown })[]) {
        const before = outcome === undefined ? null : trial.copyOf(position);
        trial.play(position, action, outcome);
        if (!before) continue;
        for (const [seat, luck] of luckOf(before, action, position, rng).entries()) {
          sums[seat] = (sums[seat] as number) + luck;
        }
      }
      return sums;
    });
}
