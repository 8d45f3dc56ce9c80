import { GameError } from '../../kernel/errors.js';
import type { AnyAction, AnyGame, DeepReadonly } from '../../kernel/types.js';
import type { Interval } from '../interval.js';
import { gainOf } from '../search/shares.js';
import type { JudgementKind } from '../search/valuation.js';
import { type State, sightOf } from '../worlds.js';
import type { Appraiser, Judgement } from './appraiser.js';
import { foundIn } from './found-in.js';

export type { JudgementKind } from '../search/valuation.js';
export type { AppraisalOptions as JudgeOptions, Judgement } from './appraiser.js';

/** An action, what it is worth to the player, and what it gives away. */
export interface JudgedAction<Action> {
  readonly action: Action;
  /** The expected share of the victory; alone, the expected points. */
  readonly value: number;
  /** How much less that is than the best value, from 0. */
  readonly loss: number;
  /** The action in words. */
  readonly text: string;
  /** Where the value is sampled: its 95 % confidence interval. */
  readonly interval?: Interval | undefined;
}

/** What a player does best. */
export interface JudgeAdvice<Action> {
  readonly kind: JudgementKind;
  /** The best action. */
  readonly action: Action;
  readonly value: number;
  /** Where it was searched: how many turns were looked at to their end; 0 where there were too many ways for that. */
  readonly turns?: number | undefined;
  /** All actions that were valued, the best first. */
  readonly actions: readonly JudgedAction<Action>[];
}

/** Knows what positions are worth. It sees what a player sees, and never a seed. */
export interface Judge<View, Action> {
  /**
   * What a position is worth to all players, when everybody does their best.
   *
   * @param player - whose view it is; whoever is to act, unless given
   * @throws GameError `INVALID_STATE` for anything but a view, `INVALID_ACTION` for a player who isn't there
   */
  value(view: DeepReadonly<View>, player?: number): Judgement;
  /**
   * What a player who is to act does best.
   *
   * @param player - the first who is to act, unless given
   * @param told - of actions that come to the same only one is listed: these, without outcomes, in place of others
   * @throws GameError as {@link Judge.value}; `NOT_YOUR_TURN`, `GAME_OVER`
   */
  advise(view: DeepReadonly<View>, player?: number, told?: readonly Action[]): JudgeAdvice<Action>;
}

/** A judge that says what the appraiser finds. */
export function judgeBy(appraiser: Appraiser): Judge<State, AnyAction> {
  const { game: rules } = appraiser;

  const advise = (given: State, asked?: number, told: readonly AnyAction[] = []): JudgeAdvice<AnyAction> => {
    const player = asked ?? rules.playersToAct(given)[0] ?? 0;
    const sight = sightOf(rules, given, player);
    checkTurn(rules, sight, player);
    const valuation = appraiser.actions(sight, player);
    const ranked = [...valuation.actions].sort(
      (one, other) => gainOf(other.values, player) - gainOf(one.values, player),
    );
    const most = ranked[0]?.values[player] ?? 0;
    const words = appraiser.words(sight, valuation, player);
    const inPlace = new Map(told.map((action) => [foundIn(rules, ranked, action, words), action]));
    const actions = ranked.map((one) => {
      const { values, interval } = one;
      const value = values[player] ?? 0;
      const action = inPlace.get(one) ?? one.action;
      const text = words(action);
      return { action, value, loss: Math.max(0, most - value), text, ...(interval && { interval }) };
    });
    const { action, value } = actions[0] as JudgedAction<AnyAction>;
    const { kind, turns } = valuation;
    return { kind, action, value, ...(turns !== undefined && { turns }), actions };
  };
  const judge = { value: (view: State, player?: number) => appraiser.value(view, player), advise };
  return Object.freeze(judge);
}

/** @throws GameError `GAME_OVER`, `NOT_YOUR_TURN` */
function checkTurn(game: AnyGame, sight: State, player: number): void {
  if (game.result(sight)) throw new GameError('GAME_OVER', `${game.id}: the game is over`);
  if (game.playersToAct(sight).includes(player)) return;
  throw new GameError('NOT_YOUR_TURN', `${game.id}: Player ${player + 1} is not to act`);
}
