import { entryFor } from '../../catalogue/entry-for.js';
import { plainEqual } from '../../kernel/plain.js';
import type { AnyAction, AnyGame } from '../../kernel/types.js';
import { loadGame } from '../../record/given.js';
import { readRecord } from '../../record/read.js';
import { replay, stateAt } from '../../record/replay.js';
import { type GameRecord, NOTED_FORMAT } from '../../record/types.js';
import { inTurns } from '../exploration/in-turns.js';
import { type Appraiser, bestOf } from '../judge/appraiser.js';
import { appraiserOf } from '../judge/appraising.js';
import type { JudgeOptions } from '../judge/judge.js';
import type { RunSignal } from '../pieces.js';
import { gainOf } from '../search/shares.js';
import type { JudgementKind, Valuation, ValuedAction } from '../search/valuation.js';
import { type State, sightOf } from '../worlds.js';
import { REVIEW_EFFORT } from './review.js';
import { haveSameEnd } from './same-end.js';

/** How puzzles are looked for. */
export interface PuzzleOptions extends Partial<Pick<JudgeOptions, 'effort' | 'seed' | 'table'>> {
  /**
   * The least that the second best action gives away: a share of the victory; alone, of the spread of the points. Default
   * 0.05: everything else is a mistake.
   */
  readonly lead?: number | undefined;
  /** Called now and then with how many positions were looked at, of how many. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  /** Ends it early: what was found by then is returned. */
  readonly signal?: RunSignal | undefined;
}

/** A position of a recorded game in which one action is clearly best, confirmed by a deeper search. */
export interface Puzzle {
  /** Actions of the record before it. */
  readonly index: number;
  /** Who is to act. */
  readonly player: number;
  /** How the deeper search knows. */
  readonly kind: JudgementKind;
  /** The best action, and others that come to the same, without outcomes. */
  readonly best: readonly AnyAction[];
  /** The best action in words. */
  readonly text: string;
  /** What the second best gives away, by the deeper search: a share of the victory; alone, points. */
  readonly loss: number;
}

/** How much harder to think about what looks clear. */
const DEEPER = 8;
const USUAL_LEAD = 0.05;

/** What is clearly best in a position, and what the next one gives away. */
type Lead = Omit<Puzzle, 'index' | 'player'>;

/** The actions of a player, as one judge values them, and which of them come to the same. */
class Choice {
  readonly #appraiser: Appraiser;
  readonly #sight: State;
  readonly #player: number;
  readonly #valuation: Valuation;
  readonly #words: (action: AnyAction) => string;

  constructor(appraiser: Appraiser, state: State, player: number) {
    this.#appraiser = appraiser;
    this.#sight = sightOf(appraiser.game, state, player);
    this.#player = player;
    this.#valuation = appraiser.actions(this.#sight, player);
    this.#words = appraiser.words(this.#sight, this.#valuation, player);
  }

  /** @param share - see {@link PuzzleOptions.lead} */
  lead(share: number): Lead | null {
    const unit = this.#sight.players > 1 ? 1 : (this.#appraiser.experience?.spread(this.#sight) ?? 0);
    const { kind, actions } = this.#valuation;
    const first = bestOf(actions, this.#player);
    const second = this.#ranked().find((one) => one !== first && !this.#isSame(first.action, one));
    if (unit === 0 || !second) return null;
    const loss = this.#valueOf(first) - this.#valueOf(second);
    if (loss < share * unit || !isApart(first, second)) return null;
    return { kind, best: this.#sameAs(first), text: this.#words(first.action), loss };
  }

  #valueOf({ values }: ValuedAction): number {
    return values[this.#player] ?? 0;
  }

  #ranked(): ValuedAction[] {
    const player = this.#player;
    return this.#valuation.actions
      .filter(({ values }) => values.length > 0)
      .sort((one, other) => gainOf(other.values, player) - gainOf(one.values, player));
  }

  /** Whether an action has the same words, or leads to the same positions. */
  #isSame(best: AnyAction, { action }: Pick<ValuedAction, 'action'>): boolean {
    if (action.type !== best.type) return false;
    if (this.#words(action) === this.#words(best)) return true;
    const { trial } = this.#appraiser;
    return trial.guard(() => haveSameEnd(trial, trial.copyOf(this.#sight), best, action));
  }

  /** Includes actions that weren't valued: a judge may list actions that come to the same once. */
  #sameAs(first: ValuedAction): readonly AnyAction[] {
    const { game } = this.#appraiser;
    const legal = [...game.legalActions(this.#sight, this.#player)] as AnyAction[];
    const others = legal.filter((action) => !plainEqual(action, first.action));
    return [first.action, ...others.filter((action) => this.#isSame(first.action, { action }))];
  }
}

/** Whether one action is better by more than chance in the games played out explains. */
const isApart = (best: ValuedAction, second: ValuedAction): boolean =>
  !best.interval || !second.interval || best.interval.low > second.interval.high;

/** Looks for puzzles in a game: at a glance first, and longer at what looks clear. */
export interface Seeker {
  /** What is clearly best for the player, if anything is. */
  readonly lead: (state: State, player: number) => Lead | null;
  /** The same by the deeper search alone. */
  readonly deeper: (state: State, player: number) => Lead | null;
}

/** @throws (as a rejection) RangeError for bad options */
export async function seekerOf(
  game: unknown,
  { effort = 1, seed = 'puzzles', table, lead = USUAL_LEAD }: Partial<PuzzleOptions>,
): Promise<Seeker> {
  if (!(lead > 0)) throw new RangeError('expected the lead to be above 0');
  const quick = await appraiserOf(game, { effort: effort * REVIEW_EFFORT, seed, table });
  const deep = await appraiserOf(game, { effort: effort * REVIEW_EFFORT * DEEPER, seed: `${seed}, deeper`, table });
  const deeper = (state: State, player: number): Lead | null => new Choice(deep, state, player).lead(lead);
  return {
    deeper,
    lead(state, player) {
      const glance = new Choice(quick, state, player).lead(lead);
      const found = glance && deeper(state, player);
      return found && glance.best.some((one) => found.best.some((other) => plainEqual(one, other))) ? found : null;
    },
  };
}

/** Games in which anyone who looks at the board can be asked what is best: nothing is hidden, and one player acts at a time. */
export const hasPuzzles = ({ traits }: Pick<AnyGame, 'traits'>): boolean =>
  !traits.hiddenInformation && !traits.simultaneous;

function* seeking(record: GameRecord, game: AnyGame, seeker: Seeker, found: Puzzle[]): Generator<number, void> {
  let state = stateAt(record, 0, game);
  for (const frame of replay(record, game)) {
    const { index, action } = frame;
    const { player } = action as AnyAction;
    const lead = game.playersToAct(state).includes(player) ? seeker.lead(state, player) : null;
    if (lead) found.push({ index, player, ...lead });
    state = frame.state as State;
    yield index + 1;
  }
}

/**
 * Finds the positions of a recorded game in which one action is clearly best: at a glance, and to a search that looks at
 * eight times as many positions.
 *
 * @param record - in any form that `readRecord` reads
 * @param given - its game, or the entry of it; in games that hide something there are none
 * @throws (as a rejection) GameError for anything but a record of the game that holds; RangeError for bad options
 */
export async function puzzlesIn(
  record: unknown,
  given: unknown,
  options: PuzzleOptions = {},
): Promise<readonly Puzzle[]> {
  const entry = await entryFor(given);
  const opened = readRecord(record, await entry.load());
  const game = await loadGame(opened, entry);
  const found: Puzzle[] = [];
  if (!hasPuzzles(game)) return found;
  const { onProgress, signal } = options;
  const total = opened.actions.length;
  const steps = seeking(opened, game, await seekerOf(game === (await entry.load()) ? entry : game, options), found);
  const goesOn = { next: () => (signal?.aborted ? ({ done: true, value: undefined } as const) : steps.next()) };
  await inTurns(() => goesOn.next(), { what: 'search for puzzles', onTurn: (done) => onProgress?.(done, total) });
  onProgress?.(total, total);
  return found;
}

/**
 * A record that ends where the puzzle begins, so that whatever opens records can show how it came about and play on. It has
 * no comments on the game, and no seed.
 *
 * @param headers - what to say about it
 */
export function recordUpTo(record: GameRecord, index: number, headers: Readonly<Record<string, string>>): GameRecord {
  const { game, rules, players, options, names, from } = record;
  return {
    format: NOTED_FORMAT,
    game,
    rules,
    headers: { ...record.headers, ...headers },
    players,
    options,
    ...(names && { names }),
    ...(from && { from }),
    actions: record.actions.slice(0, index),
  };
}
