/**
 * Farkle: six dice, keep what scores, roll on or bank. 1-8 players.
 * Rules and rulings: RULES.md (clauses FRK-1 to FRK-19).
 *
 * @example
 * ```ts
 * import { farkle } from 'dicewright-farkle';
 *
 * let state = farkle.setup({ players: 2, options: { entry: 0 } });
 * state = farkle.reduce(state, { type: 'roll', player: 0, outcome: [1, 5, 2, 2, 3, 6] });
 * state = farkle.reduce(state, { type: 'keep', player: 0, dice: [0, 1] });
 * state = farkle.reduce(state, { type: 'bank', player: 0 });
 * console.log(state.banked, state.toPlay); // → [ 150, 0 ] 1
 * ```
 *
 * @module
 */
import type { ActionOf, OptionsOf, StateOf } from 'dicewright';
import { d6, defineGame, illegal, integer, list, natural, oneToAct, part, place, setOf } from 'dicewright/define';
import * as z from 'zod/mini';
import { pointsOf, scores } from './scoring.js';

const DICE = 6;
const SEATS = 8;
const FARKLES_IN_A_ROW = 3;

const faces = list(integer(1, 6), DICE);

const g = defineGame({
  id: 'farkle',
  rules: 1,
  options: {
    /** Points that end the game (FRK-18). Default 10000. */
    goal: z._default(z.literal([5000, 10000]), 10000),
    /** The least that somebody without points can bank (FRK-8). Default 500. */
    entry: z._default(z.literal([0, 350, 500, 1000]), 500),
    /** Points of three ones (FRK-10). Default 300. */
    threeOnes: z._default(z.literal([300, 1000]), 300),
    /** How four, five and six of a kind score (FRK-11). Default `'fixed'`. */
    kinds: z._default(z.literal(['fixed', 'doubling']), 'fixed'),
    /** Points of a straight (FRK-12), 0 to 3000; 0 plays without. Default 1500. */
    straight: z._default(natural(3000), 1500),
    /** Points of three pairs (FRK-13), 0 to 3000; 0 plays without. Default 1500. */
    threePairs: z._default(natural(3000), 1500),
    /** Points of two triplets (FRK-14), 0 to 3000; 0 plays without. Default 2500. */
    twoTriplets: z._default(natural(3000), 2500),
    /** Whether who has kept all six dice may roll them again or must (FRK-7). Default `'may'`. */
    hotDice: z._default(z.literal(['may', 'must']), 'may'),
    /** What three farkles in a row cost (FRK-16), 0 to 1000. Default 0. */
    threeFarkles: z._default(natural(1000), 0),
    /** The next player may take over dice and points of whoever has banked (FRK-17). Default `false`. */
    piggyback: z._default(z.boolean(), false),
    /** When somebody has reached the goal, all others have one more turn (FRK-18). Default `true`. */
    finalRound: z._default(z.boolean(), true),
  },
  state: {
    /** Points that are safe, one number a player. */
    banked: list(natural(), SEATS),
    /** How many of a player's last turns were farkles, 0 to 2, one number a player; 0 all the time where they cost nothing. */
    farkles: list(natural(FARKLES_IN_A_ROW - 1), SEATS),
    /** Whose turn it is; `null` when the game is over. */
    toPlay: z.nullable(natural(SEATS - 1)),
    /** What comes next: the first roll of a turn, dice to keep, or to roll on or bank. */
    phase: z.literal(['begin', 'keep', 'decide']),
    /** Points of this turn that can still be lost. */
    atRisk: natural(),
    /** The faces that were rolled last and not kept, 1 to 6, up to six. */
    dice: faces,
    /** The faces that are set aside, up to five: with the sixth all are free again. */
    kept: list(integer(1, 6), DICE - 1),
    /** Points that the player whose turn begins may take over; 0 when there is nothing to take (FRK-17). */
    offered: natural(),
    /** Who reached the goal first; `null` as long as nobody has. */
    closer: z.nullable(natural(SEATS - 1)),
  },
});

/** Options of Farkle, as given to `setup`. */
export type FarkleOptions = OptionsOf<typeof g>;
/** A position of Farkle. */
export type FarkleState = StateOf<typeof g>;

/** What an `apply` writes of a state. */
type Draft = { -readonly [Key in keyof FarkleState]: FarkleState[Key] };

/** How many dice a roll takes. */
const toRoll = ({ phase, kept }: FarkleState): number => (phase === 'begin' ? DICE : DICE - kept.length);

/** The list with another number for a player. */
const having = (numbers: readonly number[], player: number, number: number): number[] =>
  numbers.map((old, other) => (other === player ? number : old));

/** The turn passes on, or the game is over (FRK-18). */
function passTurn(draft: Draft, player: number): void {
  const next = (player + 1) % draft.players;
  draft.phase = 'begin';
  draft.atRisk = 0;
  draft.toPlay = draft.closer === null || (draft.options.finalRound && next !== draft.closer) ? next : null;
}

/** The dice lie as they were rolled: something has to be kept, or the turn is lost (FRK-4, FRK-6). */
function lay(draft: Draft, player: number, rolled: readonly number[]): void {
  const { options, banked, farkles } = draft;
  draft.dice = [...rolled];
  draft.offered = 0;
  draft.phase = 'keep';
  if (scores(rolled, options)) return;
  draft.kept = [];
  if (options.threeFarkles > 0) {
    const inARow = ((farkles[player] ?? 0) + 1) % FARKLES_IN_A_ROW;
    draft.farkles = having(farkles, player, inARow);
    if (inARow === 0) draft.banked = having(banked, player, Math.max(0, (banked[player] ?? 0) - options.threeFarkles));
  }
  passTurn(draft, player);
}

/** `Player 1 rolls 1 5 2 2 3 6.`, and what comes of it. */
function rollInWords(
  verb: string,
  { farkles, options }: FarkleState,
  player: number,
  rolled: readonly number[],
): string {
  const text = `Player ${player + 1} ${verb} ${rolled.join(' ')}`;
  if (scores(rolled, options)) return `${text}.`;
  const isThird = options.threeFarkles > 0 && farkles[player] === FARKLES_IN_A_ROW - 1;
  return `${text}: a farkle${isThird ? `, the third in a row, which costs ${options.threeFarkles}` : ''}.`;
}

/** Rolls all dice that aren't kept; all six at the beginning of a turn. */
const roll = g.action({
  check: ({ phase }) => (phase === 'keep' ? illegal('FRK-4', 'keep at least one die that scores first') : undefined),
  outcome: faces,
  chance: (state) => d6(toRoll(state)),
  apply(draft, { player }, rolled) {
    if (draft.phase === 'begin') draft.kept = [];
    lay(draft, player, rolled);
  },
  label: (view) => {
    const dice = toRoll(view);
    return dice === DICE ? 'roll all six dice' : `roll ${dice === 1 ? 'the last die' : `the other ${dice} dice`}`;
  },
  describe: (before, { player, outcome }) => rollInWords('rolls', before, player, outcome),
});

/** Takes over points and kept dice of the player who has just banked, and rolls the rest. */
const takeOver = g.action({
  check: ({ offered }) => (offered === 0 ? illegal('FRK-17', 'there is nothing to take over') : undefined),
  outcome: faces,
  chance: ({ kept }) => d6(DICE - kept.length),
  apply(draft, { player }, rolled) {
    draft.atRisk = draft.offered;
    lay(draft, player, rolled);
  },
  label: ({ offered, kept }) => `take over ${offered} and roll ${DICE - kept.length}`,
  describe: (before, { player, outcome }) =>
    rollInWords(`takes over ${before.offered} and rolls`, before, player, outcome),
});

/** Every choice of at least one of so many dice, each in ascending order (FRK-4). */
const CHOICES = Array.from({ length: DICE + 1 }, (_, count) =>
  Array.from({ length: 2 ** count - 1 }, (_, i) => ({
    dice: Array.from({ length: count }, (_, place) => place).filter((place) => ((i + 1) >> place) & 1),
  })),
);

const facesAt = ({ dice }: FarkleState, places: readonly number[]): number[] =>
  places.flatMap((place) => dice[place] ?? []);

const keep = g.action({
  fields: {
    /** Places (0 to 5) of the dice to keep, among those that were rolled. */
    dice: setOf(part('die', place(DICE - 1)), DICE),
  },
  candidates: ({ phase, dice }) => (phase === 'keep' ? (CHOICES[dice.length] ?? []) : []),
  check(view, { dice }) {
    if (view.phase !== 'keep') return illegal('FRK-4', 'roll before you keep anything');
    if (dice.length === 0) return illegal('FRK-4', 'keep at least one die that scores');
    if (new Set(dice).size < dice.length) return illegal('FRK-4', 'a die is named twice');
    const named = facesAt(view, dice);
    if (named.length < dice.length) return illegal('FRK-4', `only ${view.dice.length} dice were rolled`);
    const scoring = pointsOf(named, view.options) !== null;
    return scoring ? undefined : illegal('FRK-4', `not every die of ${named.join(' ')} scores`);
  },
  apply(draft, { dice }, _, before) {
    const named = facesAt(before, dice);
    const isHot = before.kept.length + named.length === DICE;
    draft.dice = isHot ? [] : before.dice.filter((_, place) => !dice.includes(place));
    draft.kept = isHot ? [] : [...before.kept, ...named];
    draft.atRisk = before.atRisk + (pointsOf(named, before.options) ?? 0);
    draft.phase = 'decide';
  },
  canonical: ({ dice }) => ({ dice: [...dice].sort((a, b) => a - b) }),
  describe(before, { player, dice }, { atRisk, kept }) {
    const named = facesAt(before, dice);
    const hot = kept.length === 0 ? ', and all six dice are hot' : '';
    return `Player ${player + 1} keeps ${named.join(' ')} for ${pointsOf(named, before.options)}: ${atRisk}${hot}.`;
  },
});

const bank = g.action({
  check({ phase, kept, banked, atRisk, options }, { player }) {
    if (phase !== 'decide') return illegal('FRK-5', 'there is nothing to bank yet');
    if (kept.length === 0 && options.hotDice === 'must') return illegal('FRK-7', 'hot dice must be rolled');
    return banked[player] === 0 && atRisk < options.entry
      ? illegal('FRK-8', `bank at least ${options.entry} to begin with`)
      : undefined;
  },
  apply(draft, { player }, _, { options, atRisk, banked, farkles }) {
    const points = (banked[player] ?? 0) + atRisk;
    draft.banked = having(banked, player, points);
    draft.farkles = having(farkles, player, 0);
    draft.offered = options.piggyback ? atRisk : 0;
    if (!options.piggyback) {
      draft.dice = [];
      draft.kept = [];
    }
    if (draft.closer === null && points >= options.goal) draft.closer = player;
    passTurn(draft, player);
  },
  label: ({ atRisk }) => `bank ${atRisk}`,
  describe: ({ atRisk }, { player }, { banked, closer }) =>
    `Player ${player + 1} banks ${atRisk} and has ${banked[player]}${closer === player ? ': the goal is reached' : ''}.`,
});

/** What dice on the table have to do with the phase; `undefined` when it is as it can be. */
function checkDice({ phase, dice, kept, atRisk, offered, options }: FarkleState): string | undefined {
  const loose = DICE - kept.length;
  if (phase === 'keep') return dice.length === loose && scores(dice, options) ? undefined : 'there is nothing to keep';
  if (phase === 'decide') {
    if (atRisk === 0) return 'a turn without points cannot be banked';
    return dice.length === (loose === DICE ? 0 : loose) ? undefined : `expected ${loose} dice that are not kept`;
  }
  if (atRisk > 0) return 'nothing is at risk before a turn has begun';
  if (offered > 0) {
    if (!options.piggyback) return 'nothing is taken over in this game';
    return dice.length === (loose === DICE ? 0 : loose) ? undefined : `expected ${loose} dice to take over`;
  }
  if (kept.length > 0) return 'dice are kept, but there is nothing to take over';
  return dice.length > 0 && scores(dice, options) ? 'the dice on the table are no farkle' : undefined;
}

/** What a state from outside must fulfil beside its schema. */
function checkState(state: FarkleState): string | undefined {
  const { banked, farkles, players, options, phase, offered, closer, toPlay } = state;
  if (banked.length !== players || farkles.length !== players) return `expected one number for each of ${players}`;
  if (options.threeFarkles === 0 && farkles.some((count) => count > 0)) return 'farkles are not counted in this game';
  if (offered > 0 && phase !== 'begin') return 'what is taken over belongs to a turn that begins';
  const closed = closer !== null && (banked[closer] ?? 0) >= options.goal;
  if (closer === null ? banked.some((points) => points >= options.goal) : !closed) return 'who has reached the goal?';
  if (toPlay === null ? phase !== 'begin' || closer === null : toPlay === closer) return 'whose turn is it?';
  if (toPlay !== null && closer !== null && !options.finalRound) return 'the game is over';
  return checkDice(state);
}

/** The rules of Farkle. */
export const farkle = g.game({
  title: 'Farkle',
  playerCount: { min: 1, max: SEATS },
  variants: [
    {},
    { goal: 5000, entry: 0, kinds: 'doubling', threeOnes: 1000, threeFarkles: 1000 },
    { goal: 5000, entry: 350, piggyback: true, hotDice: 'must' },
    { goal: 5000, entry: 1000, straight: 0, threePairs: 0, twoTriplets: 0, finalRound: false },
  ],
  actions: { roll, takeOver, keep, bank },
  setup: ({ players }) => ({
    banked: Array.from({ length: players }, () => 0),
    farkles: Array.from({ length: players }, () => 0),
    toPlay: 0,
    phase: 'begin',
    atRisk: 0,
    dice: [],
    kept: [],
    offered: 0,
    closer: null,
  }),
  checkState,
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result({ toPlay, banked }) {
    if (toPlay !== null) return null;
    const best = Math.max(...banked);
    const winners = banked.flatMap((points, player) => (points === best ? [player] : []));
    return { winners, scores: banked, reason: `The most points are ${best}.` };
  },
});

/** The actions of Farkle. */
export type FarkleAction = ActionOf<typeof farkle>;
