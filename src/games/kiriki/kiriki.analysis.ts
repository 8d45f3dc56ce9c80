/**
 * The mathematics of Kiriki: optimal play alone, solved exactly; the best action in any position; odds of the patterns.
 *
 * @module
 */
import type { Advisor, OddsQuestion } from '../../advice/advice.js';
import type { Hindsight } from '../../advice/hindsight.js';
import type { NamedBot } from '../../advice/named-bot.js';
import { thumb } from '../../advice/thumb.js';
import { d6 } from '../../kernel/dice/chance.js';
import type { Dice } from '../../kernel/dice/dice.js';
import { GameError } from '../../kernel/errors.js';
import { plainEqual } from '../../kernel/plain.js';
import type { DeepReadonly, Envelope, Resolved } from '../../kernel/types.js';
import { Adviser, advise, bestAction, type KirikiAdvice } from './analysis/advice.js';
import { bestInHindsight } from './analysis/hindsight.js';
import { type KirikiPatternOdds, patternOdds } from './analysis/pattern-odds.js';
import { inWords, parameters, positionOf, questions } from './analysis/questions.js';
import { reckonedValues } from './analysis/reckoned.js';
import { scoreDistribution } from './analysis/score-distribution.js';
import { type KirikiProgress, solveTable } from './analysis/solver.js';
import { EMPTY_SHEET, type KirikiTable, sheetIndex, sheetState } from './analysis/table.js';
import { loadTable, saveTable } from './analysis/table-file.js';
import type { KirikiAction, KirikiOptions, KirikiState } from './kiriki.js';
import { KIRIKI_POINTS, type KirikiPattern, type KirikiSheet, scorePattern, totals } from './patterns.js';

export type { KirikiAdvice, KirikiValuedAction } from './analysis/advice.js';
export type { KirikiPatternOdds } from './analysis/pattern-odds.js';
export type { KirikiProgress } from './analysis/solver.js';
export type { KirikiTable } from './analysis/table.js';

/** What {@link kirikiAnalysis} can do. */
export interface KirikiAnalysis {
  /**
   * Solves the game for one player, in a few seconds. The table is what everything else needs; it can be saved.
   *
   * @param options - of Kiriki; those left out have their defaults
   * @param progress - called now and then with how many of the sheets are done
   * @param from - solves only the sheets that this one can lead to: with ten empty lines that takes less than a second, with
   * each further line about twice as long
   */
  readonly solve: (options?: KirikiOptions, progress?: KirikiProgress, from?: KirikiSheet) => KirikiTable;
  /** The expected grand total of optimal play from the empty sheet; `NaN` where the table begins with another. */
  readonly expectedScore: (table: KirikiTable) => number;
  /**
   * How the grand total of optimal play is distributed: the probability of each, from 0. It takes about a minute from the
   * empty sheet, and is not rounded or sampled; only what has less than 1e-20 is left out. Of equal actions the one that
   * {@link KirikiAnalysis.advise} lists first is played.
   *
   * @param from - begins with this sheet, with what is written on it; otherwise with an empty one
   * @throws RangeError when the table was made from a sheet that can't lead to this one
   */
  readonly scoreDistribution: (table: KirikiTable, progress?: KirikiProgress, from?: KirikiSheet) => Float64Array;
  /** The table as bytes: 4.6 MB with the default options. */
  readonly save: (table: KirikiTable) => Uint8Array;
  /** A saved table. @throws RangeError for other bytes, or a table cut short */
  readonly load: (bytes: Uint8Array) => KirikiTable;
  /**
   * What the player on turn does best for the highest expected grand total, and the worth of all their actions; `null`
   * when the game is over. Takes a millisecond.
   * @throws RangeError when the table was made for other options, or from a sheet that the player's can't come of
   */
  readonly advise: (table: KirikiTable, view: DeepReadonly<KirikiState>) => KirikiAdvice | null;
  /**
   * The exact chance of each pattern with the rolls left (0 to 2), and what to keep for it; without dice, for a turn with 1
   * to 3 rolls that goes for it from the start.
   *
   * @param options - the game's option `fullHouseOfFive`, where it differs
   */
  readonly patternOdds: (
    dice: readonly number[],
    rollsLeft: number,
    options?: { readonly fullHouseOfFive?: boolean | undefined },
  ) => { readonly [pattern in KirikiPattern]: KirikiPatternOdds };
}

const DEFAULTS: Resolved<KirikiOptions> = { repeat: true, fullHouseOfFive: false, upperBonus: 35, upperBonusOver: 62 };

/** The mathematics of Kiriki. */
export const kirikiAnalysis: KirikiAnalysis = {
  solve(options = {}, progress, from) {
    const resolved: Resolved<KirikiOptions> = {
      repeat: options.repeat ?? DEFAULTS.repeat,
      fullHouseOfFive: options.fullHouseOfFive ?? DEFAULTS.fullHouseOfFive,
      upperBonus: options.upperBonus ?? DEFAULTS.upperBonus,
      upperBonusOver: options.upperBonusOver ?? DEFAULTS.upperBonusOver,
    };
    return solveTable(resolved, progress, from && sheetState(from, resolved));
  },
  expectedScore: ({ values, limit }) => values[sheetIndex(EMPTY_SHEET, limit)] ?? Number.NaN,
  scoreDistribution(table, progress, from) {
    if (from === undefined) return scoreDistribution(table, EMPTY_SHEET, 0, progress);
    const { upper, lowerTotal } = totals(from);
    return scoreDistribution(table, sheetState(from, table.options), upper + lowerTotal, progress);
  },
  save: saveTable,
  load: loadTable,
  advise,
  patternOdds,
};

/**
 * The bot that plays for the highest expected grand total: what {@link KirikiAnalysis.advise} lists first, in a small part
 * of the time. It draws nothing. Against others it plays its own sheet, whatever theirs are.
 *
 * @param table - solved for the options that are played
 * @throws `GameError` `NOT_YOUR_TURN` or `GAME_OVER` (the bot) when the player is not to act; RangeError when the table
 * was made for other options, or from a sheet that the player's can't come of
 * @example
 * ```ts
 * import { playout } from 'dicewright';
 * import { games } from 'dicewright/games';
 * import { kiriki, patterns } from 'dicewright/kiriki';
 *
 * const { kirikiAnalysis, kirikiBot } = await games.kiriki.part('analysis');
 * // Two lines are open, which is solved at once; the whole game takes some seconds, or comes from a file.
 * const lines = patterns.map((pattern) => [pattern, pattern === 'sixes' || pattern === 'chance' ? null : 0]);
 * const state = kiriki.load({ ...kiriki.setup({ players: 1 }), sheets: [Object.fromEntries(lines)] });
 * const table = kirikiAnalysis.solve({}, undefined, state.sheets[0]);
 * const { result } = playout(kiriki, { from: state, seed: 'one', choose: kirikiBot(table) });
 * console.log(kirikiAnalysis.advise(table, state)?.value.toFixed(3), result?.scores); // → 37.344 [ 32 ]
 * ```
 */
export function kirikiBot(table: KirikiTable): (view: DeepReadonly<KirikiState>, player: number) => KirikiAction {
  return botOf((view) => bestAction(table, view));
}

const botOf =
  (best: (view: DeepReadonly<KirikiState>) => KirikiAction | null): ReturnType<typeof kirikiBot> =>
  (view, player) => {
    const action = best(view);
    if (action === null) throw new GameError('GAME_OVER', 'kiriki: the game is over');
    if (action.player === player) return action;
    throw new GameError('NOT_YOUR_TURN', `kiriki: expected Player ${action.player + 1}, got Player ${player + 1}`);
  };

/** Questions about Kiriki that have ready-made answers. */
export const kirikiQuestions: readonly OddsQuestion<KirikiTable>[] = questions;

/**
 * Knows what to do for the highest expected grand total.
 *
 * @example
 * ```ts
 * import { games } from 'dicewright/games';
 *
 * const { kirikiAdvisor } = await games.kiriki.part('analysis');
 * const sheet = { ones: 2, twos: 6, threes: 9, fours: 12, fives: 15, sixes: 18, threeOfAKind: 17, fourOfAKind: 0 };
 * const view = kirikiAdvisor.position({ dice: '2,2,3,4,6', rolls: '1', sheet: JSON.stringify(sheet) });
 * const table = kirikiAdvisor.prepare(view.options, undefined, view); // for this position alone, in a moment
 * const advice = kirikiAdvisor.advise(table, view);
 * console.log(advice && kirikiAdvisor.inWords(view, advice.action)); // → keep 2 3 4 and roll 2 dice
 * ```
 */
export const kirikiAdvisor: Advisor<KirikiTable, KirikiState, KirikiAction, KirikiOptions> = {
  value: 'the expected grand total of the finished sheet',
  prepare: (options, progress, view) =>
    kirikiAnalysis.solve(options, progress, view?.sheets[view.toPlay ?? view.players - 1]),
  save: saveTable,
  load: loadTable,
  advise,
  inWords,
  parameters,
  position: positionOf,
};

/**
 * The highest grand total that was possible with the dice of a seed, and one way to it: what a lone player who knew all
 * rolls beforehand could have made of them. It is exact, and takes about a second.
 *
 * What a roll shows follows from its number in the game and from how many dice are rolled, whatever was done before: so
 * everybody who plays the seed chooses among the same rolls.
 *
 * @param dice - those of the game
 * @param from - a position of it, alone, at the beginning of a turn
 * @param progress - called with how many rolls are done, of the most that a game without a repeated kiriki has
 * @throws RangeError for a position in the middle of a turn, or of several players
 * @example
 * ```ts
 * import { seededDice, startGame } from 'dicewright';
 * import { games } from 'dicewright/games';
 * import { kiriki } from 'dicewright/kiriki';
 *
 * const { kirikiHindsight } = await games.kiriki.part('analysis');
 * const { points, actions } = kirikiHindsight(seededDice('friday night'), kiriki.setup({ players: 1 }));
 * const game = startGame(kiriki, { players: 1, seed: 'friday night' });
 * for (const action of actions) game.play(action);
 * console.log(points, game.result?.scores); // → 297 [ 297 ]
 * ```
 */
export function kirikiHindsight(
  dice: Dice,
  from: DeepReadonly<KirikiState>,
  progress?: KirikiProgress,
): Hindsight<KirikiAction> {
  const { sheets, options, events, rolls } = from;
  const [sheet, other] = sheets;
  if (!sheet || other || rolls > 0) throw new RangeError('expected one player, at the beginning of a turn');
  const { upper, lowerTotal } = totals(sheet);
  return bestInHindsight(
    (count, roll) => dice.draw(d6(count), events + roll),
    options,
    { sheet: sheetState(sheet, options), points: upper + lowerTotal },
    progress,
  );
}

const savedTable = 'table';

/** What a game's bot is shown, as what it is. */
const named =
  (bot: ReturnType<typeof kirikiBot>): ReturnType<NamedBot['create']> =>
  (view, player) =>
    bot(view as DeepReadonly<Envelope> as DeepReadonly<KirikiState>, player);

/** Points for which one stops rolling. */
const GOOD = 25;

/** How good it looks at first sight: what a line brings; or to keep all dice of the face that is there most often. */
function atFirstSight(
  { dice, sheets, options }: DeepReadonly<KirikiState>,
  action: DeepReadonly<KirikiAction>,
): number {
  if (action.type === 'score') {
    const isAgain = sheets[action.player]?.[action.pattern] !== null;
    return isAgain ? KIRIKI_POINTS : scorePattern(dice, action.pattern, options);
  }
  const countOf = (face: number): number => dice.filter((shown) => shown === face).length;
  const commonest = dice.reduce(
    (best, face) => (countOf(face) * 10 + face > countOf(best) * 10 + best ? face : best),
    0,
  );
  const isKept = dice.every((face, place) => (face === commonest) !== action.dice.includes(place));
  return isKept ? GOOD - 1 / 2 : -1;
}

/** Bots that play Kiriki alone, by the names by which tournaments know them. */
export const kirikiBots: Readonly<Record<'optimal' | 'turn' | 'thumb', NamedBot>> = {
  optimal: {
    about: 'plays for the best mean score; without a table it solves first',
    parameters: [{ name: savedTable, about: 'a saved table, for the options that are played', isFile: true }],
    prepare: ({ options, files }, progress) => ({
      [savedTable]: files[savedTable] ?? saveTable(kirikiAnalysis.solve(options, progress)),
    }),
    create({ options, files }) {
      const table = loadTable(files[savedTable] ?? new Uint8Array());
      if (!plainEqual(table.options, options)) throw new RangeError('the table was made for other options');
      return named(kirikiBot(table));
    },
  },
  turn: {
    about: 'solves its turn, and reckons what the sheet will come to after it; needs no table',
    parameters: [],
    create({ options: given }) {
      const adviser = new Adviser(reckonedValues(given as KirikiTable['options']));
      return named(botOf((view) => adviser.best(view)));
    },
  },
  thumb: thumb<KirikiState, KirikiAction>(
    'Keep the face you have most of and roll the rest, until a line brings 25 points or the rolls are used up; then take the line that brings the most.',
    atFirstSight,
  ),
};
