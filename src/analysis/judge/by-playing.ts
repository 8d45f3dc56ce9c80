import type { ErasedWorth } from '../../kernel/definition.js';
import { createRng } from '../../kernel/dice/random.js';
import { headingFor } from '../../kernel/purpose.js';
import type { AnyGame } from '../../kernel/types.js';
import { actionsOf } from '../bots/bot.js';
import type { Trial } from '../bots/trial.js';
import { student } from '../interval.js';
import { sharesAt } from '../search/leaf.js';
import { positionKey } from '../search/position-key.js';
import { worldOf } from '../worlds.js';
import type { ValuedAction, Valuer } from './valuation.js';

/** Actions that are tried; of more a random part. */
const MOST_ACTIONS = 100;
/** Actions after which a game is broken off; then all have the same share. */
const LONGEST = 2_000;

/** By playing games out: heading for what is worth it, or at random where nobody knows what is. */
export function byPlaying(
  game: AnyGame,
  trial: Trial,
  worth: ErasedWorth | undefined,
  playouts: number,
  seed: string,
): Valuer {
  const choose = worth ? headingFor(worth, trial) : trial.rulebook.sampleAction;
  return ({ view, player }) => {
    const rng = createRng(`${seed} ${player} ${positionKey(view)}`);
    const { players } = view;
    const actions = actionsOf(game, game.traits, view, player, MOST_ACTIONS, rng).map((action): ValuedAction => {
      const sums = new Array<number>(players).fill(0);
      let squares = 0;
      for (let played = 0; played < playouts; played++) {
        const position = trial.copyOf(worldOf(game, view, player, rng));
        trial.play(position, action, trial.drawn(position, action, rng));
        trial.playOn(position, rng, LONGEST, choose);
        const result = trial.result(position);
        const shares = result
          ? sharesAt(result, players)
          : new Array<number>(players).fill(players > 1 ? 1 / players : 0);
        for (const [seat, share] of shares.entries()) sums[seat] = (sums[seat] as number) + share;
        squares += (shares[player] as number) ** 2;
      }
      const values = sums.map((sum) => sum / playouts);
      const mean = values[player] as number;
      const variance = (squares - playouts * mean ** 2) / (playouts - 1);
      const { low, high } = student(mean, Math.sqrt(Math.max(0, variance)), playouts);
      return { action, values, interval: { low, high } };
    });
    return { kind: 'sampled', actions };
  };
}
