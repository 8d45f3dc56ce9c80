/**
 * Sealed: a game with hidden dice and hidden guesses. 2-4 players.
 *
 * Each player in turn shakes a die under a cup and looks at it secretly (SLD-1). Then each in turn notes a guess of the
 * sum of all dice, which nobody sees (SLD-2: 1 to 6 for each player). Then each in turn lifts the cup (SLD-3): all see
 * the die. When all cups are lifted the guesses are read; who is nearest wins. With the option `polite`, a
 * player may show the die right after shaking, instead of later (SLD-4).
 */
import { type DeepReadonly, type Envelope, type Game, type Resolved, uniformInt } from 'dicewright';
import { type Chance, defineGame, die, illegal, natural, oneToAct } from 'dicewright/define';
import * as z from 'zod/mini';

export interface SealedOptions {
  /** A player may show their die before guessing. Default `false`. */
  readonly polite?: boolean | undefined;
}

interface SealedTable extends Envelope<'sealed', Resolved<SealedOptions>> {
  /** Which cups are lifted. */
  readonly lifted: readonly boolean[];
  readonly phase: 'shake' | 'guess' | 'lift' | 'over';
  readonly toPlay: number;
}

/** The table with all that lies under cups and on notes; `null` for what has not happened yet. */
export interface SealedState extends SealedTable {
  readonly dice: readonly (number | null)[];
  readonly guesses: readonly (number | null)[];
}

/** What a player sees: `'covered'` for what is there, but not for them to see. */
export interface SealedView extends SealedTable {
  readonly dice: readonly (number | 'covered' | null)[];
  readonly guesses: readonly (number | 'covered' | null)[];
}

export type SealedAction =
  | { readonly type: 'shake'; readonly player: number; readonly outcome?: number | undefined }
  | {
      readonly type: 'guess';
      readonly player: number;
      /** The sum of all dice. */
      readonly sum: number;
    }
  | { readonly type: 'lift'; readonly player: number };

const SEATS = 4;
const face = z.int().check(z.minimum(1), z.maximum(6));
const guess = z.int().check(z.minimum(1), z.maximum(6 * SEATS));
const d6: Chance<number> = die(6);

const g = defineGame({
  id: 'sealed',
  rules: 1,
  options: { polite: z._default(z.boolean(), false) },
  state: {
    lifted: z.array(z.boolean()).check(z.maxLength(SEATS)),
    phase: z.enum(['shake', 'guess', 'lift', 'over']),
    toPlay: natural(SEATS - 1),
    dice: z.array(z.nullable(face)).check(z.maxLength(SEATS)),
    guesses: z.array(z.nullable(guess)).check(z.maxLength(SEATS)),
  },
  hidden: {
    dice: z.array(z.nullable(z.union([face, z.literal('covered')]))).check(z.maxLength(SEATS)),
    guesses: z.array(z.nullable(z.union([guess, z.literal('covered')]))).check(z.maxLength(SEATS)),
  },
});

/** The next phase when the last of the players has done their part. */
const NEXT = { shake: 'guess', guess: 'lift', lift: 'over', over: 'over' } as const;

function advance(draft: { phase: SealedState['phase']; toPlay: number }, players: number): void {
  const { phase, toPlay } = draft;
  draft.toPlay = (toPlay + 1) % players;
  if (toPlay + 1 === players) draft.phase = NEXT[phase];
}

const shake = g.action({
  check: ({ phase }) => (phase === 'shake' ? undefined : illegal('SLD-1', 'all dice are shaken')),
  outcome: d6.schema,
  chance: () => d6,
  apply(draft, { player }, outcome, { players }) {
    draft.dice[player] = outcome;
    advance(draft, players);
  },
  conceal: ({ player, outcome }, viewer) => (viewer === player && outcome !== undefined ? { outcome } : {}),
  reveals: true,
  describe: (_, { player, outcome }) =>
    outcome === undefined ? `Player ${player + 1} looks under the cup.` : `Player ${player + 1} finds a ${outcome}.`,
});

const guessSum = g.action({
  fields: { sum: guess },
  *candidates({ players }) {
    for (let sum = players; sum <= 6 * players; sum++) yield { sum };
  },
  check({ phase, players }, { sum }) {
    if (phase !== 'guess') return illegal('SLD-2', 'this is no time to guess');
    if (sum < players || sum > 6 * players) return illegal('SLD-2', `${players} dice cannot show ${sum}`);
    return undefined;
  },
  apply(draft, { player, sum }, _, { players }) {
    draft.guesses[player] = sum;
    advance(draft, players);
  },
  conceal: ({ player, sum }, viewer) => (viewer === player ? { sum } : {}),
  describe: (_, { player, sum }) =>
    sum === undefined ? `Player ${player + 1} notes a guess.` : `Player ${player + 1} guesses ${sum}.`,
});

const lift = g.action({
  check({ phase, options, lifted, dice }, { player }) {
    if (lifted[player]) return phase === 'lift' ? undefined : illegal('SLD-4', 'the cup is lifted already');
    if (phase === 'lift') return undefined;
    if (!options.polite) return illegal('SLD-3', 'the cups stay down until all have guessed');
    return phase === 'guess' && dice[player] !== null ? undefined : illegal('SLD-4', 'there is nothing to show yet');
  },
  apply(draft, { player }, _, { players, phase }) {
    draft.lifted[player] = true;
    if (phase === 'lift') advance(draft, players);
  },
  reveals: true,
  describe: (_, { player }, after) => `Player ${player + 1} lifts the cup: ${after.dice[player] ?? 'nothing'}.`,
});

/** A view's player knows their own; a lifted die and the guesses at the end are known to all. */
function view(state: DeepReadonly<SealedState>, player: number | null): SealedView {
  const cover = <T>(value: T | null, seat: number, isOpen: boolean) =>
    value === null || isOpen || seat === player ? value : ('covered' as const);
  return {
    ...state,
    dice: state.dice.map((one, seat) => cover(one, seat, state.lifted[seat] === true)),
    guesses: state.guesses.map((one, seat) => cover(one, seat, state.phase === 'over')),
  };
}

export const sealed: Game<SealedState, SealedAction, SealedOptions, SealedView> = g.game({
  title: 'Sealed',
  playerCount: { min: 2, max: SEATS },
  variants: [{}, { polite: true }],
  actions: { shake, guess: guessSum, lift },
  setup: ({ players }) => ({
    lifted: Array.from({ length: players }, () => false),
    phase: 'shake' as const,
    toPlay: 0,
    dice: Array.from({ length: players }, () => null),
    guesses: Array.from({ length: players }, () => null),
  }),
  checkState({ players, lifted, dice, guesses, phase, toPlay }) {
    if ([lifted, dice, guesses].some((list) => list.length !== players)) return `expected ${players} of each`;
    if (toPlay >= players) return 'nobody sits there';
    const shaken = phase === 'shake' ? toPlay : players;
    if (dice.some((one, seat) => (one !== null) !== seat < shaken)) return 'dice are shaken in turn';
    const guessed = phase === 'shake' ? 0 : phase === 'guess' ? toPlay : players;
    if (guesses.some((one, seat) => (one !== null) !== seat < guessed)) return 'guesses are noted in turn';
    if (guesses.some((one) => one !== null && (one < players || one > 6 * players))) return 'a guess is impossible';
    return undefined;
  },
  playersToAct: ({ phase, toPlay }) => oneToAct(phase === 'over' ? null : toPlay),
  result({ phase, dice, guesses }) {
    if (phase !== 'over') return null;
    const sum = dice.reduce<number>((total, one) => total + (typeof one === 'number' ? one : 0), 0);
    const off = guesses.map((one) => Math.abs((typeof one === 'number' ? one : 0) - sum));
    const least = Math.min(...off);
    return {
      winners: off.flatMap((distance, player) => (distance === least ? [player] : [])),
      scores: null,
      reason: `The dice show ${sum}; the nearest guess is ${least} off.`,
    };
  },
  view,
  complete: (seen, _player, rng) => ({
    ...seen,
    dice: seen.dice.map((one) => (one === 'covered' ? uniformInt(rng, 1, 6) : one)),
    guesses: seen.guesses.map((one) => (one === 'covered' ? uniformInt(rng, seen.players, 6 * seen.players) : one)),
  }),
});
