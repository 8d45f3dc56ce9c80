import { entryFor } from '../../catalogue/entry-for.js';
import { actionInWords } from '../../choosing/action-in-words.js';
import type { NamedGame } from '../../entry/entry.js';
import type { ErasedWorth } from '../../kernel/definition.js';
import { engineOf } from '../../kernel/engine.js';
import { GameError } from '../../kernel/errors.js';
import { createRng } from '../../kernel/random.js';
import { checkSeed } from '../../kernel/seed.js';
import type { AnyAction, AnyGame, DeepReadonly } from '../../kernel/types.js';
import { declaredWorth } from '../bots/rewards.js';
import { Trial } from '../bots/trial.js';
import type { Interval } from '../interval.js';
import { offersOf } from '../offers.js';
import { sharesAt } from '../search/leaf.js';
import { gainOf } from '../search/window.js';
import { type State, sightOf, worldOf } from '../worlds.js';
import { byAdvisor } from './by-advisor.js';
import { byPlaying } from './by-playing.js';
import { bySearch } from './by-search.js';
import { bySolving } from './by-solving.js';
import type { JudgementKind, Valuation, Valuer } from './valuation.js';

export type { JudgementKind } from './valuation.js';

/** How a judge works. */
export interface JudgeOptions {
  /** How hard it thinks: twice as much looks at twice as many positions, and plays twice as many games. Default 1. */
  readonly effort?: number | undefined;
  /** Of what it draws; nothing to do with the seed of a game. Default `'judge'`. */
  readonly seed?: string | undefined;
  /** What the game's advisor has worked out before, as saved by `dicewright advise --save`. */
  readonly table?: Uint8Array | undefined;
}

/** What a position is worth. */
export interface Judgement {
  readonly kind: JudgementKind;
  /** For each player the expected share of the victory, or, where one plays alone, the expected points. */
  readonly values: readonly number[];
}

/** An action, what it is worth to the player, and what is given away by it. */
export interface JudgedAction<Action> {
  readonly action: Action;
  /** The expected share of the victory; alone, the expected points. */
  readonly value: number;
  /** How much less that is than the best value, from 0. */
  readonly loss: number;
  /** The action in words. */
  readonly text: string;
  /** Where the value is sampled: where the true one lies, with 95 % confidence. */
  readonly interval?: Interval | undefined;
}

/** What a player does best. */
export interface JudgeAdvice<Action> {
  readonly kind: JudgementKind;
  /** The best action. */
  readonly action: Action;
  readonly value: number;
  /** All actions that were valued, the best first. */
  readonly actions: readonly JudgedAction<Action>[];
}

/** Who knows what positions are worth. It sees what a player sees, and never a seed. */
export interface Judge<View, Action> {
  /**
   * What a position is worth to all players, when everybody does their best.
   *
   * @param player - whose view it is; whoever is to act, unless given
   * @throws GameError `INVALID_STATE` for a view that is none, `INVALID_ACTION` for a player who isn't there
   */
  value(view: DeepReadonly<View>, player?: number): Judgement;
  /**
   * What a player who is to act does best.
   *
   * @param player - the first who is to act, unless given
   * @throws GameError as {@link Judge.value}; `NOT_YOUR_TURN`, `GAME_OVER`
   */
  advise(view: DeepReadonly<View>, player?: number): JudgeAdvice<Action>;
}

/** With an effort of 1. */
const USUAL = { solved: 3_000, positions: 30_000, playouts: 60 } as const;

/** Worlds over which the value of a position is taken that is not the player's turn. */
const WORLDS = 8;

/** The ways to value, the surest first. */
function valuersFor(
  game: AnyGame,
  trial: Trial,
  worth: ErasedWorth | undefined,
  { effort, seed }: { readonly effort: number; readonly seed: string },
): Valuer[] {
  const times = (usual: number): number => Math.max(2, Math.round(usual * effort));
  return [
    bySolving(game, trial, times(USUAL.solved)),
    ...(worth ? [bySearch(game, trial, worth, times(USUAL.positions), seed)] : []),
    byPlaying(game, trial, worth, times(USUAL.playouts), seed),
  ];
}

function effortOf(effort = 1): number {
  if (Number.isFinite(effort) && effort > 0) return effort;
  throw new RangeError('expected effort to be above 0');
}

/**
 * A judge for the positions of a game: exact where all that can come is known (a player alone whose game has a table of its
 * own, positions near the end), else by looking ahead with the worth of the game's entry, else by playing games out. It says
 * which. What is hidden is imagined as the player's view allows.
 *
 * @throws (as a rejection) GameError `INVALID_SETUP` for what is no game, RangeError for bad options and another game's table
 * @example
 * ```ts
 * import { judgeOf } from 'dicewright/analysis';
 * import { witchesDance } from 'dicewright/das-spiel';
 *
 * const judge = await judgeOf(witchesDance);
 * const start = witchesDance.setup({ players: 2 });
 * const { values } = judge.value(start);
 * console.log(values.length, judge.advise(start).actions[0]?.loss); // → 2 0
 * ```
 */
export async function judgeOf<S, Action extends AnyAction, Options, View>(
  game: NamedGame<S, Action, Options, View>,
  options: JudgeOptions = {},
): Promise<Judge<View, Action>> {
  const entry = await entryFor(game);
  const rules: AnyGame = await entry.load();
  const trial = new Trial(rules);
  const seed = checkSeed(options.seed ?? 'judge');
  const worth = ((await entry.part('worth')) as ErasedWorth | undefined) ?? declaredWorth(engineOf(rules));
  const { advisor } = await offersOf(entry);
  const valuers = valuersFor(rules, trial, worth, { effort: effortOf(options.effort), seed });
  if (advisor) valuers.unshift(byAdvisor(advisor, options.table));

  const valued = (view: State, player: number): Valuation =>
    trial.guard(() => {
      for (const valuer of valuers) {
        const found = valuer({ view, player });
        if (found && found.actions.length > 0) return found;
      }
      throw new GameError('ILLEGAL', `${rules.id}: Player ${player + 1} has no legal action`);
    });

  /** What the player who is to act makes of it. */
  const bestFor = (view: State, player: number): Judgement => {
    const { kind, actions } = valued(view, player);
    let best: readonly number[] = actions[0]?.values ?? [];
    for (const { values } of actions) if (gainOf(values, player) > gainOf(best, player)) best = values;
    return { kind, values: best };
  };

  const value = (given: State, asked?: number): Judgement => {
    const [mover] = rules.playersToAct(given);
    const player = asked ?? mover ?? 0;
    const sight = sightOf(rules, given, player);
    const result = rules.result(sight);
    if (result) return { kind: 'exact', values: sharesAt(result, sight.players) };
    if (mover === undefined || rules.playersToAct(sight).includes(player)) return bestFor(sight, player);
    if (!rules.traits.hiddenInformation) return bestFor(sight, mover);
    const rng = createRng(`${seed} ${player}`);
    const all = Array.from({ length: WORLDS }, () =>
      bestFor(sightOf(rules, worldOf(rules, sight, player, rng), mover), mover),
    );
    const values = Array.from(
      { length: sight.players },
      (_, seat) => all.reduce((sum, one) => sum + (one.values[seat] ?? 0), 0) / all.length,
    );
    return { kind: all.some(({ kind }) => kind === 'sampled') ? 'sampled' : 'search', values };
  };

  const advise = (given: State, asked?: number): JudgeAdvice<AnyAction> => {
    const player = asked ?? rules.playersToAct(given)[0] ?? 0;
    const sight = sightOf(rules, given, player);
    checkTurn(rules, sight, player);
    const { kind, actions, inWords = (action) => actionInWords(rules, sight, action) } = valued(sight, player);
    const ranked = [...actions].sort((one, other) => gainOf(other.values, player) - gainOf(one.values, player));
    const most = ranked[0]?.values[player] ?? 0;
    const judged = ranked.map(({ action, values, interval }) => {
      const own = values[player] ?? 0;
      const loss = Math.max(0, most - own);
      return { action, value: own, loss, text: inWords(action), ...(interval && { interval }) };
    });
    const [best] = judged;
    if (!best) throw new GameError('ILLEGAL', `${rules.id}: Player ${player + 1} has no legal action`);
    return { kind, action: best.action, value: best.value, actions: judged };
  };
  return Object.freeze({ value, advise }) as unknown as Judge<View, Action>;
}

/** @throws GameError `GAME_OVER`, `NOT_YOUR_TURN` */
function checkTurn(game: AnyGame, sight: State, player: number): void {
  if (game.result(sight)) throw new GameError('GAME_OVER', `${game.id}: the game is over`);
  if (game.playersToAct(sight).includes(player)) return;
  throw new GameError('NOT_YOUR_TURN', `${game.id}: Player ${player + 1} is not to act`);
}
