import type { GivenGame } from '../entry/entry.js';
import { gameAtHand } from '../entry/given-game.js';
import { createRng } from '../kernel/dice/random.js';
import { engineOf } from '../kernel/engine/engine.js';
import { GameError } from '../kernel/errors.js';
import { deepFreeze, isRecord, optionsIn, read } from '../kernel/plain.js';
import type { AnyAction, AnyGame, DeepReadonly, Envelope } from '../kernel/types.js';
import { happened } from '../play/happened.js';
import type { GameRecord } from '../record/types.js';
import { startGame } from '../session/start.js';
import { jsonCopy } from './plain-checks.js';
import type { Action as PlainAction, State as PlainState } from './types.js';

/** A state as it was saved. */
export interface GoldenSave<State = Envelope> {
  /** How many actions had been played. */
  readonly after: number;
  /** The state, as `load` took it under those rules. */
  readonly state: DeepReadonly<State>;
}

/** A game with some of its states, as they are under one version of the rules: plain JSON, to be kept forever. */
export interface Golden<State = Envelope, Action = AnyAction, Options = object> {
  /** What it is, and the version of its form. */
  readonly format: 'dicewright/1 golden';
  /** The id of the game. */
  readonly game: string;
  /** The rules version under which it was played. */
  readonly rules: number;
  /** The number of players. */
  readonly players: number;
  /** As `setup` takes them. */
  readonly options: DeepReadonly<Options>;
  /** Some of the states on the way. */
  readonly saves: readonly GoldenSave<State>[];
  /** All that was played; left out where only saves are promised. */
  readonly record?: GameRecord<Action, DeepReadonly<Options>> | undefined;
}

/** See {@link recordGolden}. */
export interface RecordGoldenOptions<Options> {
  /** Number of players; the fewest that the options allow, unless given. */
  readonly players?: number | undefined;
  /** Options; the defaults, unless given. */
  readonly options?: Options | undefined;
  /** The same seed, the same game. Default `'golden'`. */
  readonly seed?: string | undefined;
  /** How many states are saved on the way, evenly spread. Default 3. */
  readonly saves?: number | undefined;
  /** The game is left unfinished after this many actions. Default 300. */
  readonly maxActions?: number | undefined;
}

const DEFAULT_SAVES = 3;
const DEFAULT_ACTIONS = 300;
const FORMAT = 'dicewright/1 golden';

/** What is played: actions that head for an end, where the game says how, else any. */
function chooserOf(game: AnyGame): AnyGame['sampleAction'] {
  const engine = engineOf(game);
  const { purpose } = engine.definition;
  return purpose ? purpose.chooser(purpose.worth, engine) : game.sampleAction;
}

/** Numbers of actions between first and last, evenly spread, each once. */
const between = (length: number, wanted: number): number[] => [
  ...new Set(Array.from({ length: wanted }, (_, i) => Math.ceil(((i + 1) * length) / (wanted + 1)))),
];

/**
 * Plays a game with seeded dice and keeps it as it is under today's rules. Keep one for each rules version in a list,
 * `<game>.golden.json`, and give all of them to {@link gameLaws}: then your players' saves and records still load when the
 * rules have changed, or a law says why not.
 *
 * @throws `GameError` `INVALID_SETUP` for players, options or a seed that won't do; RangeError unless `saves` and
 * `maxActions` are positive integers
 */
export function recordGolden<State, Action extends AnyAction, Options, View>(
  game: GivenGame<State, Action, Options, View>,
  input?: RecordGoldenOptions<NoInfer<Options>>,
): Golden<State, Action, Options> {
  const erased = gameAtHand(game);
  const { players, options, seed = 'golden', saves, maxActions } = optionsIn(input, 'golden');
  const [wanted, most] = [saves ?? DEFAULT_SAVES, maxActions ?? DEFAULT_ACTIONS];
  for (const [name, number] of Object.entries({ saves: wanted, maxActions: most })) {
    if (!(Number.isInteger(number) && number >= 1)) throw new RangeError(`${name}: expected a positive integer`);
  }
  const seats = players ?? (erased.playersFor((options ?? {}) as object)[0] as number);
  const session = startGame(erased, { players: seats, options: (options ?? {}) as object, seed });
  const choose = chooserOf(erased);
  const rng = createRng(`golden ${seed}`);
  const states = [session.state];
  while (states.length <= most) {
    const state = states.at(-1) as PlainState;
    const [player] = erased.playersToAct(erased.view(state, null));
    const action = player === undefined ? null : choose(erased.view(state, player), rng, player);
    if (action === null) break;
    states.push(happened(session.play(action)).state);
  }
  const record = session.toRecord({ secrets: true });
  // It is of the game, whose types these are.
  return deepFreeze(
    jsonCopy({
      format: FORMAT,
      game: erased.id,
      rules: erased.rules,
      players: seats,
      options: options ?? {},
      saves: between(states.length - 1, wanted).map((after) => ({ after, state: states[after] })),
      record,
    }),
  ) as unknown as Golden<State, Action, Options>;
}

/** @throws `GameError` `INVALID_RECORD` for anything but a golden game of the game */
export function asGolden(value: unknown, { id }: AnyGame): Golden<PlainState, PlainAction> {
  const { format, game, rules, saves } = (read(() => (isRecord(value) ? { ...value } : {})) ?? {}) as Partial<Golden>;
  const isGolden = format === FORMAT && game === id && Number.isInteger(rules) && Array.isArray(saves);
  if (isGolden && saves.every((save) => isRecord(save) && Number.isInteger(save.after) && isRecord(save.state))) {
    return value as Golden<PlainState, PlainAction>;
  }
  throw new GameError('INVALID_RECORD', `golden: expected what recordGolden gives of ${id}`);
}
