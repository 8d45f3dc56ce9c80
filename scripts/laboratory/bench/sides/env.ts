import { createReducer, seededDice } from 'dicewright';
import { type EnvStep, openEnv } from 'dicewright/env';
import { type KirikiState, kiriki } from 'dicewright/kiriki';
import { add, nothingPlayed, type Played } from '../checksum.js';
import { PLAYERS } from '../policy.js';

/** Games side by side. */
const BATCH = 64;

/** Batches of games, with the seed of each batch; those of its games follow from it. */
function* batchesOf(seeds: readonly string[]): Iterable<{ readonly seed: string; readonly count: number }> {
  for (let from = 0; from < seeds.length; from += BATCH) {
    yield { seed: seeds[from] as string, count: Math.min(BATCH, seeds.length - from) };
  }
}

/** Which of the legal actions is played: any, and the same on both sides. */
const placeOf = (moves: number, game: number, choices: number): number => (moves * 7919 + game) % choices;

/** Plays games side by side by requests and answers as a program in another language does, each written out and read. */
export async function playLines(seeds: readonly string[]): Promise<Played> {
  const played = nothingPlayed();
  const env = openEnv();
  const answered = async (request: object): Promise<readonly EnvStep[]> => {
    const line = JSON.stringify(await env.answer(JSON.parse(JSON.stringify(request))));
    return (JSON.parse(line) as { readonly games: readonly EnvStep[] }).games;
  };
  for (const { seed, count } of batchesOf(seeds)) {
    let steps = await answered({ op: 'open', game: 'kiriki', players: PLAYERS, seed, count });
    const moves = new Array<number>(count).fill(0);
    while (steps.some(({ over }) => !over)) {
      const actions = steps.map(({ over, legal }, i) => {
        if (over) return null;
        const id = legal[placeOf(moves[i] as number, i, legal.length)];
        moves[i] = (moves[i] as number) + 1;
        return id;
      });
      steps = await answered({ op: 'step', actions });
    }
    for (const [i, { view }] of steps.entries()) add(played, moves[i] as number, (view as KirikiState).sheets);
  }
  return played;
}

/** Plays the same games in the process, with what a step of the lines gives: the view, and the legal actions listed. */
export function playListed(seeds: readonly string[]): Played {
  const played = nothingPlayed();
  for (const { seed, count } of batchesOf(seeds)) {
    for (let game = 0; game < count; game++) {
      const reducer = createReducer(kiriki, seededDice(`${seed}/${game}`));
      let moves = 0;
      let state = kiriki.setup({ players: PLAYERS });
      while (state.toPlay !== null) {
        const legal = [...kiriki.legalActions(kiriki.view(state, state.toPlay), state.toPlay)];
        state = reducer(state, legal[placeOf(moves, game, legal.length)] as (typeof legal)[number]);
        moves++;
      }
      add(played, moves, state.sheets);
    }
  }
  return played;
}
