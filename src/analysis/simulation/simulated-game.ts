import { checkSeed } from '../../kernel/dice/seed.js';
import type { AnyAction, AnyGame, Envelope } from '../../kernel/types.js';
import { type PlayoutOptions, playout } from '../../play/playout.js';
import { usualPlayers } from '../seats.js';
import { checkLuck } from '../tournament/check-luck.js';
import type { SimulationHead } from './result.js';

/** The table that a simulation is played at. */
interface SimulatedTable {
  readonly seed: string;
  readonly players?: number | undefined;
  readonly options?: object | undefined;
  readonly luck?: 'removed' | undefined;
}

/** @throws GameError `INVALID_SETUP`, RangeError */
export function simulationHead(game: AnyGame, given: SimulatedTable): SimulationHead {
  const { seed, luck } = given;
  checkSeed(seed);
  checkLuck(luck);
  const players = given.players ?? usualPlayers(game) ?? game.playerCount.min;
  const start = game.setup({ players, options: given.options });
  return { game: game.id, rules: game.rules, players, options: start.options as object, seed, ...(luck && { luck }) };
}

/** A game of the simulation: its dice are those of the seed `<seed>/<index>`, and its choices come from that, too. */
export const simulatedGame = (game: AnyGame, { players, options, seed }: SimulationHead, index: number, own?: Chosen) =>
  playout(game, { ...own, players, options, seed: `${seed}/${index}` });

/** What chooses in place of chance. */
export type Chosen = Pick<PlayoutOptions<Envelope, AnyAction, object, Envelope>, 'choose' | 'trusted'>;
