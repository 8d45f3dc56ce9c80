import { DICE_VERSION, seededDice } from '../../src/kernel/dice/dice.js';
import { type RandomGenerator, uniformInt } from '../../src/kernel/dice/random.js';
import type { AnyAction, AnyGame } from '../../src/kernel/types.js';
import { createReducer } from '../../src/play/reducer.js';
import { commit } from '../../src/record/commit.js';
import type { GameRecord } from '../../src/record/types.js';
import type { Sample } from '../../src/testing/game-sample.js';
import { jsonCopy } from '../../src/testing/plain-checks.js';

export const chanceOf = (rng: RandomGenerator, oneOf: number): boolean => uniformInt(rng, 0, oneOf - 1) === 0;

const NAMES = [
  'Ünal',
  '',
  '🎲 Bea',
  'x'.repeat(100),
  'player 2',
  '\u001b[31mred',
  '</text>',
  'Ada "A" & B',
  '\n',
  '玲',
];

const bareAction = ({ outcome: _, ...action }: AnyAction & { readonly outcome?: unknown }): AnyAction => action;

/** A game as long as the sample, with the sample's actions as far as they are legal and dice of the seed. */
function seededActions(
  game: AnyGame,
  { players, options, actions }: Sample,
  seed: string,
  rng: RandomGenerator,
): { readonly actions: AnyAction[]; readonly final: ReturnType<AnyGame['setup']> } {
  const dice = seededDice(seed);
  const reducer = createReducer(game, dice);
  const played: AnyAction[] = [];
  let state = game.setup({ players, options });
  for (const planned of actions) {
    const wanted = bareAction(planned);
    const isLegal = game.check(game.view(state, wanted.player), wanted) === null;
    const [acting] = game.playersToAct(game.view(state, null));
    const action = isLegal || acting === undefined ? wanted : game.sampleAction(game.view(state, acting), rng, acting);
    if (acting === undefined || action === null) break;
    const chance = game.chance(state, action);
    const outcome = chance?.sample && dice.draw(chance, state.events);
    played.push(chance ? ({ ...action, outcome } as AnyAction) : action);
    state = reducer(state, action);
  }
  return { actions: played, final: state };
}

/** A valid record of the game, or of one like it with dice of a seed, as plain JSON. */
export function recordOf(game: AnyGame, sample: Sample, rng: RandomGenerator): GameRecord {
  const seed = chanceOf(rng, 2) ? `fuzz ${uniformInt(rng, 0, 999)} ü` : undefined;
  const { actions, final } = seed === undefined ? sample : seededActions(game, sample, seed, rng);
  const result = game.result(game.view(final, null));
  const names = Array.from({ length: sample.players }, () => NAMES[uniformInt(rng, 0, NAMES.length - 1)] as string);
  const record = {
    format: 'dicewright/1' as const,
    game: game.id,
    rules: game.rules,
    players: sample.players,
    options: sample.options,
    ...(seed !== undefined && !chanceOf(rng, 8) && { dice: DICE_VERSION }),
    ...(chanceOf(rng, 2) && { names }),
    ...(seed !== undefined && !chanceOf(rng, 4) && { commitment: commit(seed) }),
    actions,
    ...(result !== null && !chanceOf(rng, 4) && { result }),
    ...(seed !== undefined && !chanceOf(rng, 4) && { seed }),
  };
  return jsonCopy(record) as GameRecord;
}

/** A log that tells the record, sometimes of actions that were taken back; the lines have no ends. */
export function logOf(game: AnyGame, record: GameRecord, rng: RandomGenerator): string[] {
  const { actions, result, seed, ...header } = record;
  const lines: object[] = [header];
  let state = game.setup({ players: record.players, options: record.options });
  for (const action of actions) {
    lines.push(action);
    const isFinal = 'outcome' in action || game.reveals(state, action);
    if (!isFinal && chanceOf(rng, 4)) lines.push({ undo: 1 }, action);
    state = game.reduce(state, action);
  }
  if (result !== undefined || seed !== undefined) lines.push({ result, seed });
  return lines.map((line) => JSON.stringify(line));
}
