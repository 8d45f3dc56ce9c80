/**
 * Captain Flint's Skeleton Trick: be the first to make the edges of the pyramid stand alone. 2-8 players.
 * Rules and sources: captain-flints-skeleton-trick.rules.md (clauses FLI-1 to FLI-9).
 *
 * @example
 * ```ts
 * import { captainFlintsSkeletonTrick } from 'dicewright/das-spiel';
 *
 * // At a table the players build, and the outcome reports what happened.
 * let state = captainFlintsSkeletonTrick.setup({ players: 2 });
 * state = captainFlintsSkeletonTrick.reduce(state, { type: 'attempt', player: 0, outcome: { stands: false } });
 * state = captainFlintsSkeletonTrick.reduce(state, { type: 'attempt', player: 1, outcome: { stands: true } });
 * console.log(captainFlintsSkeletonTrick.result(state)?.winners); // → [ 1 ]
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { uniform } from '../../../../kernel/dice/chance.js';
import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import { integer, natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Envelope, Game, Resolved } from '../../../../kernel/types.js';
import { keptChances, skillOf, skills, skillsProblem, tried } from '../../kit/skill-model.js';

const MIN_PLAYERS = 2;
const MAX_PLAYERS = 8;
const MAX_ROUNDS = 100;

/** Options of Captain Flint's Skeleton Trick, as given to `setup`. */
export interface CaptainFlintsSkeletonTrickOptions {
  /**
   * How the skeleton is made: built, shaken out of a complete pyramid, or lifted from the table (FLI-3). Default
   * `'edges'`.
   */
  readonly variant?: 'edges' | 'trick' | 'strut' | undefined;
  /** Rounds until the captain keeps the booty, 1 to 100 (FLI-6). Default 3. */
  readonly rounds?: number | undefined;
  /**
   * The players' skill in their order, 0 to 1 in steps of 0.001, for play without a table (FLI-7). Default `[]`: 0.5 for
   * everybody who is not named.
   */
  readonly skill?: readonly number[] | undefined;
}

/** A position of Captain Flint's Skeleton Trick. */
export interface CaptainFlintsSkeletonTrickState
  extends Envelope<'captain-flints-skeleton-trick', Resolved<CaptainFlintsSkeletonTrickOptions>> {
  /** Attempts that were made, of all players. */
  readonly made: number;
  /** Whether the last one has succeeded (FLI-4). */
  readonly stands: boolean;
  /** Whose attempt is next; `null` when the game is over. */
  readonly toPlay: number | null;
}

/** The result of an attempt. */
export interface CaptainFlintsSkeletonTrickResult {
  /** Whether the skeleton is there and holds (FLI-4). */
  readonly stands: boolean;
}

/** The only action of Captain Flint's Skeleton Trick. */
export interface CaptainFlintsSkeletonTrickAction {
  readonly type: 'attempt';
  readonly player: number;
  /** What happened: reported by the table, or drawn from the model (FLI-7). */
  readonly outcome?: CaptainFlintsSkeletonTrickResult | undefined;
}

const g = defineGame({
  id: 'captain-flints-skeleton-trick',
  rules: 1,
  options: {
    variant: z._default(z.literal(['edges', 'trick', 'strut']), 'edges'),
    rounds: z._default(integer(1, MAX_ROUNDS), 3),
    skill: skills(MAX_PLAYERS),
  },
  state: {
    made: natural(MAX_PLAYERS * MAX_ROUNDS),
    stands: z.boolean(),
    toPlay: z.nullable(natural(MAX_PLAYERS - 1)),
  },
});

type State = DeepReadonly<CaptainFlintsSkeletonTrickState>;

/** An attempt with the skill, 0 to 1 (FLI-7). */
const attemptWith = /* @__PURE__ */ keptChances((skill: number) =>
  tried<CaptainFlintsSkeletonTrickResult>(skill, uniform([{ stands: true }]), uniform([{ stands: false }])),
);

/** Whose attempt comes after `made` attempts (FLI-5); `null` when one has succeeded (FLI-8) or all are made (FLI-6). */
function nextAfter({ players, options }: Pick<State, 'players' | 'options'>, made: number, stands: boolean) {
  return stands || made >= players * options.rounds ? null : made % players;
}

/** What is said of an attempt: what the player does, how it succeeds and how it fails (FLI-3, FLI-4). */
const TOLD = {
  edges: ['builds the edges of the pyramid', 'they stand', 'they don’t stand'],
  trick: ['shakes a complete pyramid', 'only its edges are left', 'its edges don’t stay'],
  strut: ['lifts the plate with the struts', 'they hold', 'they don’t hold'],
} as const;

const attempt = g.action({
  outcome: z.strictObject({ stands: z.boolean() }),
  chance: ({ options }, { player }) => attemptWith(skillOf(options.skill, player)),
  apply(draft, _, { stands }, before) {
    const made = before.made + 1;
    draft.made = made;
    draft.stands = stands;
    draft.toPlay = nextAfter(before, made, stands);
  },
  describe({ options }, { player, outcome: { stands } }, after) {
    const [does, well, badly] = TOLD[options.variant];
    const booty = stands ? ' The booty is won.' : after.toPlay === null ? ' The captain keeps the booty.' : '';
    return `Player ${player + 1} ${does}: ${stands ? well : badly}.${booty}`;
  },
});

/** What a state from outside must fulfil besides its schema. */
function checkState(state: State): StateProblem {
  const { players, made, stands, toPlay, options } = state;
  const most = players * options.rounds;
  if (made > most) return illegal('FLI-6', `at most ${most} attempts are made, got ${made}`);
  if (stands && made === 0) return 'nothing stands before the first attempt';
  return toPlay === nextAfter(state, made, stands)
    ? undefined
    : illegal('FLI-6', `after ${made} attempts it is not the turn of ${toPlay}`);
}

/** The rules of Captain Flint's Skeleton Trick. */
export const captainFlintsSkeletonTrick: Game<
  CaptainFlintsSkeletonTrickState,
  CaptainFlintsSkeletonTrickAction,
  CaptainFlintsSkeletonTrickOptions
> = g.game({
  title: 'Captain Flint’s Skeleton Trick',
  playerCount: { min: MIN_PLAYERS, max: MAX_PLAYERS },
  traits: { dexterity: true },
  facts: { number: 1, family: 'skill' },
  variants: [{}, { variant: 'trick', rounds: 1 }, { variant: 'strut', rounds: 10, skill: [0, 0.2] }],
  actions: { attempt },
  checkSetup: ({ players, options }) => skillsProblem(options.skill, players),
  setup: () => ({ made: 0, stands: false, toPlay: 0 }),
  checkState,
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result({ made, stands, toPlay, players }) {
    if (toPlay !== null) return null;
    // FLI-8, and FLI-9 when all have failed.
    return stands
      ? { winners: [(made - 1) % players], scores: null, reason: 'The skeleton of the pyramid stands.' }
      : { winners: [], scores: null, reason: 'No skeleton stands after the last round; the captain keeps the booty.' };
  },
});
