import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { DICE_VERSION, seededDice } from '../../src/kernel/dice/dice.js';
import { engineOf } from '../../src/kernel/engine/engine.js';
import { type ErrorCode, GameError } from '../../src/kernel/errors.js';
import type { AnyAction, AnyGame, DeepReadonly, Envelope } from '../../src/kernel/types.js';
import { olderDice } from '../../src/record/older-dice.js';
import type { DeviationKind } from '../../src/record/verify.js';

type State = DeepReadonly<Envelope>;
type Plain = Readonly<Record<string, unknown>>;

/** What is wrong with a record, found without the code that verifies records. */
export interface Verdict {
  /** Something beside the actions is not what it should be; `'fatal'` when nothing can be replayed then. */
  readonly header: 'good' | 'bad' | 'fatal';
  readonly commitment: boolean;
  /** The first action that deviates; what comes after it is not judged. */
  readonly action: { readonly index: number; readonly kind: DeviationKind } | null;
  /** Whether the result deviates; `null` when an action does. */
  readonly result: boolean | null;
}

const isObject = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;
const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');

const isGoodName = (name: unknown) => typeof name === 'string' && name.length <= 100;
const isGoodResult = (value: unknown, players: number): boolean => {
  if (!isObject(value) || !isDeepStrictEqual(Object.keys(value).sort(), ['reason', 'scores', 'winners'])) return false;
  const { winners, scores, reason } = value;
  const areWinners =
    isNumbers(winners) && winners.every((one, i) => Number.isInteger(one) && one > (winners[i - 1] ?? -1));
  return (
    typeof reason === 'string' &&
    areWinners &&
    winners.every((one) => one < players) &&
    (scores === null || (isNumbers(scores) && scores.length === players))
  );
};

const optional: Readonly<Record<string, (value: unknown, players: number) => boolean>> = {
  names: (value, players) => Array.isArray(value) && value.length === players && value.every(isGoodName),
  dice: (value) => value === 2 || value === DICE_VERSION,
  commitment: (value) => typeof value === 'string' && /^sha256:[0-9a-f]{64}$/.test(value),
  result: isGoodResult,
  seed: (value) => typeof value === 'string' && Buffer.from(value, 'utf8').toString('utf8') === value,
};
const needed = ['format', 'game', 'rules', 'players', 'options', 'actions'];

const kinds: Readonly<Partial<Record<ErrorCode, DeviationKind>>> = {
  INVALID_ACTION: 'action',
  INVALID_OUTCOME: 'outcome',
  GAME_OVER: 'over',
  NOT_YOUR_TURN: 'illegal',
  ILLEGAL: 'illegal',
};

/** What options that are left out meant under the rules of the record; `null` where nobody knows. */
function defaultsUnder(game: AnyGame, older: unknown, players: number): object | null {
  const { rules, olderDefaults = {} } = engineOf(game).definition;
  if (!isCount(older) || older > rules) return null;
  let defaults = {};
  for (let number = older; number < rules; number++) {
    const changed = olderDefaults[number];
    if (changed === undefined) return null;
    // What they meant first counts.
    defaults = { ...(typeof changed === 'function' ? changed(players) : changed), ...defaults };
  }
  return defaults;
}

function setUp(game: AnyGame, players: number, options: object): State | null {
  try {
    return game.setup({ players, options });
  } catch (error) {
    if (error instanceof GameError) return null;
    throw error;
  }
}

/** Judges a record that is plain JSON. */
export function judged(record: unknown, game: AnyGame): Verdict {
  const fatal: Verdict = { header: 'fatal', commitment: false, action: null, result: null };
  if (!isObject(record)) return fatal;
  const { format, game: id, rules, players, options, actions } = record;
  if (format !== 'dicewright/1' || id !== game.id || !isCount(players)) return fatal;
  const defaults = defaultsUnder(game, rules, players);
  if (!defaults || !isObject(options) || !Array.isArray(actions)) return fatal;
  const first = setUp(game, players, { ...defaults, ...options });
  if (!first) return fatal;
  const keys = Object.keys(record).filter((key) => !needed.includes(key));
  const good: Record<string, unknown> = {};
  for (const key of keys) if (optional[key]?.(record[key], players)) good[key] = record[key];
  const header = Object.keys(good).length === keys.length ? 'good' : 'bad';

  const seed = good.seed as string | undefined;
  const hash = createHash('sha256').update(`dicewright/1 seed\n${seed}`).digest('hex');
  // Whoever had other dice than those that are known is believed.
  const isKnown = seed !== undefined && good.dice !== undefined;
  const dice = isKnown ? (good.dice === DICE_VERSION ? seededDice(seed) : olderDice(seed)) : null;
  const commitment = seed !== undefined && good.commitment !== undefined && good.commitment !== `sha256:${hash}`;

  let state = first;
  for (const [index, action] of (actions as AnyAction[]).entries()) {
    const result = game.safeReduce(state, action);
    if (!result.ok) {
      const kind = kinds[result.error.code];
      if (!kind) throw new Error(`action ${index} is refused with ${result.error.code}`);
      return { header, commitment, action: { index, kind }, result: null };
    }
    const chance = dice === null ? null : game.chance(state, action);
    const { outcome } = action as { readonly outcome?: unknown };
    if (chance && !isDeepStrictEqual(dice?.draw(chance, state.events), outcome)) {
      return { header, commitment, action: { index, kind: 'dice' }, result: null };
    }
    state = result.state;
  }
  const outcome = game.result(game.view(state, null));
  const told = good.result as { readonly winners: unknown; readonly scores: unknown } | undefined;
  const isRight =
    told === undefined ||
    (isDeepStrictEqual(told.winners, outcome?.winners) && isDeepStrictEqual(told.scores, outcome?.scores));
  return { header, commitment, action: null, result: !isRight };
}
