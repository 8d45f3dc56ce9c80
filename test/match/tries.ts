import type { AnyAction, AnyGame, createRng, Envelope } from 'dicewright';

export type Rng = ReturnType<typeof createRng>;

/** At most so many of them, at random. */
export const some = <T>(list: readonly T[], most: number, rng: Rng): T[] =>
  list.length <= most ? [...list] : Array.from({ length: most }, () => list[Math.abs(rng.next()) % list.length] as T);

/** The action with an outcome that it could have in the state, or with one that it can't. */
function withOutcome(game: AnyGame, state: Envelope, action: AnyAction, rng: Rng): AnyAction {
  try {
    return { ...action, outcome: game.chance(state, action)?.sample(rng) ?? 1 } as AnyAction;
  } catch {
    return { ...action, outcome: 1 } as AnyAction;
  }
}

/**
 * What a seat might try, legal and not: what is legal for its view, and what others could do in each of the states, as
 * itself and as them, with outcomes and without.
 */
export function triesOf(
  game: AnyGame,
  states: readonly Envelope[],
  view: Envelope,
  seat: number,
  rng: Rng,
): readonly AnyAction[] {
  const tries: AnyAction[] = [];
  for (let n = 0; n < 6; n++) {
    for (const state of states) {
      for (const actor of game.playersToAct(view)) {
        const action = game.sampleAction(state, rng, actor);
        if (action) tries.push({ ...action, player: seat }, action);
      }
    }
  }
  const random = tries.flatMap((action) => [...states, view].map((state) => withOutcome(game, state, action, rng)));
  return [...some([...game.legalActions(view, seat)].slice(0, 200), 6, rng), ...tries, ...some(random, 24, rng)];
}
