import { GameError } from '../../kernel/errors.js';
import type { AnyAction, AnyGame } from '../../kernel/types.js';
import { gainOf } from '../search/shares.js';
import { type State, sightOf } from '../worlds.js';
import type { Appraiser } from './appraiser.js';
import { foundIn } from './found-in.js';
import type { Judge, JudgeAdvice, JudgedAction } from './judge.js';

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
