import { entryFor } from '../../catalogue/entry-for.js';
import type { ErasedWorth } from '../../kernel/definition.js';
import { checkSeed } from '../../kernel/dice/seed.js';
import { engineOf } from '../../kernel/engine/engine.js';
import { GameError } from '../../kernel/errors.js';
import { optionsIn } from '../../kernel/plain.js';
import type { AnyAction, AnyGame } from '../../kernel/types.js';
import { offersOf } from '../offers.js';
import { declaredWorth, gainOf } from '../search/shares.js';
import { type State, sightOf } from '../worlds.js';
import { Appraiser } from './appraiser.js';
import { byAdvisor } from './by-advisor.js';
import { foundIn } from './found-in.js';
import type { Judge, JudgeAdvice, JudgedAction, JudgeOptions } from './judge.js';

export function effortOf(effort = 1): number {
  if (Number.isFinite(effort) && effort > 0) return effort;
  throw new RangeError('expected effort to be above 0');
}

/**
 * Values the positions of a game, given by itself or with its entry.
 *
 * @throws (as a rejection) GameError `INVALID_SETUP` for anything but a game, RangeError for bad options and another game's
 * table
 */
export async function appraiserOf(given: unknown, input: JudgeOptions | undefined): Promise<Appraiser> {
  const options = optionsIn(input, 'judge');
  const entry = await entryFor(given);
  const game: AnyGame = await entry.load();
  const worth = ((await entry.part('worth')) as ErasedWorth | undefined) ?? declaredWorth(engineOf(game));
  const { advisor } = await offersOf(entry);
  const first = advisor ? [byAdvisor(advisor, options.table, options.onProgress)] : [];
  return new Appraiser(game, worth, first, {
    effort: effortOf(options.effort),
    seed: checkSeed(options.seed ?? 'judge'),
    tell: options.onProgress,
  });
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
