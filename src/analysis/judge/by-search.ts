import { createRng } from '../../kernel/dice/random.js';
import type { AnyGame } from '../../kernel/types.js';
import { Limit } from '../bots/effort.js';
import { actionsOf } from '../bots/thinking.js';
import type { Trial } from '../bots/trial.js';
import { deepened, USUAL_DRAWING } from '../search/deepening.js';
import { imagined } from '../search/imagined.js';
import { positionKey } from '../search/position-key.js';
import type { Thinking, Valuer } from '../search/valuation.js';
import type { Experience } from './experience.js';

/** Actions looked at; of more, a random part. */
const MOST_ACTIONS = 300;
/** Different states imagined for what is hidden, at most. */
const WORLDS = 60;
/** Turns to look ahead, at most. Where something is hidden, no more than one: others would be taken to know it. */
const TURNS = 100;

/** By looking ahead, as far as the number of positions goes, with what the worth amounts to where it ends. */
export function bySearch(
  game: AnyGame,
  trial: Trial,
  experience: Experience,
  positions: number,
  seed: string,
  tell?: Thinking,
): Valuer {
  const turns = trial.traits.hiddenInformation ? 1 : TURNS;
  return ({ view, player }) => {
    const leaf = experience.leafAt(view);
    // The same position has the same value, whenever it is asked about.
    const rng = createRng(`${seed} ${player} ${positionKey(view)}`);
    const actions = actionsOf(trial.rulebook, game.traits, view, player, MOST_ACTIONS, rng);
    const worlds = imagined(trial, view, player, rng, WORLDS);
    const ahead = { trial, leaf, drawing: { ...USUAL_DRAWING, rng }, worlds, turns, all: true };
    const found = deepened({ ...ahead, player, actions, limit: new Limit(positions, {}, tell) });
    if (found.actions.some(({ values }) => values.length === 0)) return null;
    const isExact = found.isExact && actions.length < MOST_ACTIONS;
    return { kind: isExact ? 'exact' : 'search', turns: found.turns, actions: found.actions };
  };
}
