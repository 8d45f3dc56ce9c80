import { type AnyAction, type AnyGame, createRng, type Envelope, startGame } from 'dicewright';
import type { GameRecord } from 'dicewright/record';

/** Two records that a player can't tell from each other, of games that are not the same. */
export interface Twins {
  readonly viewer: number;
  readonly records: readonly [GameRecord, GameRecord];
}

const text = (value: unknown): string => JSON.stringify(value);

/** A random action of whoever is to act, with its outcome. */
function randomAction(game: AnyGame, state: Envelope, seed: string): AnyAction | null {
  const rng = createRng(seed);
  const acting = game.playersToAct(state as never);
  const player = acting[Number.parseInt(seed, 36) % acting.length] ?? acting[0];
  if (player === undefined) return null;
  const action = game.sampleAction(game.view(state as never, player) as never, rng, player);
  const chance = action && game.chance(state as never, action);
  return action && { ...action, ...(chance && { outcome: chance.sample(rng) }) };
}

/** The outcome with another letter in the place of one, such as a die in another pose; at most so many. */
function* outcomesBeside(outcome: unknown): Iterable<unknown> {
  const written = text(outcome);
  const letters = [...new Set(written.match(/[a-z]/g))];
  const at = written.search(/[a-z]/);
  for (const letter of at < 0 ? [] : letters) yield JSON.parse(written.slice(0, at) + letter + written.slice(at + 1));
}

/** Some of what may be done. */
function* waysOn(game: AnyGame, state: Envelope): Iterable<AnyAction> {
  for (let way = 0; way < 60; way++) {
    const action = randomAction(game, state, `${way}`);
    if (action) yield action;
  }
  const action = randomAction(game, state, '0') as (AnyAction & { readonly outcome?: unknown }) | null;
  if (action?.outcome === undefined) return;
  for (const outcome of outcomesBeside(action.outcome)) yield { ...action, outcome } as AnyAction;
}

/** Goes along one random game, and looks for two ways on that somebody else sees as the same. */
export function twinsOf(game: AnyGame, players: number): Twins {
  const path: AnyAction[] = [];
  let state: Envelope = game.setup({ players });
  const recordOf = (last: AnyAction): GameRecord => {
    const recorder = startGame(game, { players });
    for (const action of [...path, last]) recorder.play(action as never);
    return recorder.toRecord() as GameRecord;
  };
  for (let step = 0; step < 40; step++) {
    const tried = new Map<string, { readonly action: AnyAction; readonly after: string }>();
    for (const action of waysOn(game, state)) {
      const result = game.safeReduce(state as never, action as never);
      if (!result.ok) continue;
      const after = result.state as Envelope;
      for (let viewer = 0; viewer < players; viewer++) {
        const seen = `${viewer} ${text(game.view(after as never, viewer))}`;
        const other = tried.get(seen);
        if (other && other.after !== text(after))
          return { viewer, records: [recordOf(other.action), recordOf(action)] };
        tried.set(seen, { action, after: text(after) });
      }
    }
    const action = randomAction(game, state, `${step}`);
    if (!action) break;
    state = game.reduce(state as never, action as never) as Envelope;
    path.push(action);
  }
  throw new Error(`${game.id}: no twins in 40 actions`);
}
