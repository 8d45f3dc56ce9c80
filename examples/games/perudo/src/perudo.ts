/**
 * Perudo: dice under cups, bids on what lies under all of them, and doubt. 2-6 players.
 * Rules and rulings: RULES.md (clauses PRD-1 to PRD-15).
 *
 * @example
 * ```ts
 * import { perudo } from 'dicewright-perudo';
 *
 * let state = perudo.setup({ players: 2 });
 * state = perudo.reduce(state, { type: 'roll', player: 0, outcome: [1, 2, 3, 4, 4, 4, 5, 5, 6, 6] });
 * state = perudo.reduce(state, { type: 'bid', player: 0, quantity: 3, face: 'fours' });
 * console.log(perudo.view(state, 1).hands); // → [ null, [ 4, 5, 5, 6, 6 ] ]
 * state = perudo.reduce(state, { type: 'dudo', player: 1 });
 * console.log(state.dice); // → [ 5, 4 ]
 * ```
 *
 * @module
 */
import { type ActionOf, type OptionsOf, type StateOf, uniformInt, type ViewOf } from 'dicewright';
import { d6, defineGame, illegal, integer, list, natural, oneToAct, part } from 'dicewright/define';
import * as z from 'zod/mini';
import { bidInWords, countOf, leastOf, perudoFaces } from './bids.js';

const SEATS = 6;
const DICE = 5;

const faces = list(integer(1, 6), DICE);

const g = defineGame({
  id: 'perudo',
  rules: 1,
  options: {
    /** Who is to play may say that the bid is exactly right, and win back a die (PRD-12). Default `false`. */
    calza: z._default(z.boolean(), false),
    /** A round without wild ones is begun by who has come down to one die (PRD-13). Default `true`. */
    palifico: z._default(z.boolean(), true),
    /** A round may be opened with a bid of ones (PRD-5). Default `false`. */
    openOnes: z._default(z.boolean(), false),
  },
  state: {
    /** How many dice each player has, 0 to 5. */
    dice: list(natural(DICE), SEATS),
    /** What comes next: everybody rolls, or bids and calls. */
    phase: z.literal(['roll', 'bid']),
    /** Whose turn it is; `null` when the game is over. */
    toPlay: z.nullable(natural(SEATS - 1)),
    /** The bid that stands, until the next roll; `null` before the first of a round. */
    bid: z.nullable(z.strictObject({ quantity: integer(1, SEATS * DICE), face: z.literal(perudoFaces) })),
    /** Who made it. */
    bidder: z.nullable(natural(SEATS - 1)),
    /** Who ended the round, and how; `null` while it runs. */
    called: z.nullable(z.strictObject({ by: natural(SEATS - 1), call: z.literal(['dudo', 'calza']) })),
    /** Whether ones are not wild in this round. */
    isPalifico: z.boolean(),
    /** Who has begun a round with one die. */
    hadOneDie: list(z.boolean(), SEATS),
    /** Faces, 1 to 6, one list a player, in the order in which they were rolled; those of the last round until the next. */
    hands: list(faces, SEATS),
  },
  hidden: {
    /** `null` for a hand that is covered. */
    hands: list(z.nullable(faces), SEATS),
  },
});

/** Options of Perudo, as given to `setup`. */
export type PerudoOptions = OptionsOf<typeof g>;
/** A position of Perudo, with what lies under the cups. */
export type PerudoState = StateOf<typeof g>;
/** What a player sees. */
export type PerudoView = ViewOf<typeof g>;

const total = (dice: readonly number[]): number => dice.reduce((sum, count) => sum + count, 0);
const alive = (dice: readonly number[]): number => dice.filter((count) => count > 0).length;

/** The next player who has dice. */
function nextOf(dice: readonly number[], player: number): number {
  const next = (player + 1) % dice.length;
  return dice[next] === 0 ? nextOf(dice, next) : next;
}

/** The dice of all players as they were rolled, one hand each. */
function handsOf(dice: readonly number[], rolled: readonly number[]): number[][] {
  let dealt = 0;
  return dice.map((count) => {
    dealt += count;
    return rolled.slice(dealt - count, dealt);
  });
}

/** Everybody rolls under their cup; a player is told their own faces. */
const roll = g.action({
  check: ({ phase }) => (phase === 'roll' ? undefined : illegal('PRD-2', 'the dice of this round are rolled')),
  outcome: list(integer(1, 6), SEATS * DICE),
  chance: ({ dice }) => d6(total(dice)),
  apply(draft, { player }, rolled, { dice, hadOneDie, options }) {
    const isLast = dice[player] === 1;
    draft.isPalifico = options.palifico && isLast && hadOneDie[player] === false && alive(dice) > 2;
    draft.hadOneDie = hadOneDie.map((had, i) => had || (isLast && i === player));
    draft.hands = handsOf(dice, rolled);
    draft.phase = 'bid';
    draft.bid = null;
    draft.bidder = null;
    draft.called = null;
  },
  conceal({ outcome = [] }, viewer, { dice }) {
    const own = viewer === null ? [] : (handsOf(dice, outcome)[viewer] ?? []);
    return own.length > 0 ? { outcome: own } : {};
  },
  label: () => 'all roll',
  describe(_, { player, outcome }, { isPalifico }, viewer) {
    const own = viewer === null || outcome === undefined ? '' : ` Player ${viewer + 1} has ${outcome.join(' ')}.`;
    return `All roll, and Player ${player + 1} begins${isPalifico ? ': palifico' : ''}.${own}`;
  },
});

const bid = g.action({
  fields: { quantity: integer(1, SEATS * DICE), face: part('face', z.literal(perudoFaces)) },
  *candidates({ phase, dice, bid, isPalifico }) {
    if (phase === 'roll') return;
    const most = total(dice);
    for (let quantity = 1; quantity <= most; quantity++) {
      if (bid && isPalifico) yield { quantity, face: bid.face };
      else for (const face of perudoFaces) yield { quantity, face };
    }
  },
  check({ phase, dice, bid, isPalifico, options }, { quantity, face }) {
    if (phase === 'roll') return illegal('PRD-5', 'roll before you bid');
    if (quantity > total(dice)) return illegal('PRD-6', `there are only ${total(dice)} dice`);
    if (isPalifico && bid) {
      if (face !== bid.face) return illegal('PRD-13', `in palifico it is ${bid.face} for the whole round`);
      return quantity > bid.quantity ? undefined : illegal('PRD-13', `bid more than ${bidInWords(bid)}`);
    }
    if (bid === null) {
      const isOpen = face !== 'ones' || isPalifico || options.openOnes;
      return isOpen ? undefined : illegal('PRD-5', 'a round is not opened with ones');
    }
    const least = leastOf(bid, face);
    if (quantity >= least) return undefined;
    const clause =
      face === 'ones' ? (bid.face === 'ones' ? 'PRD-6' : 'PRD-8') : bid.face === 'ones' ? 'PRD-9' : 'PRD-6';
    return illegal(clause, `after ${bidInWords(bid)} bid at least ${bidInWords({ quantity: least, face })}`);
  },
  apply(draft, { player, quantity, face }, _, { dice }) {
    const next = nextOf(dice, player);
    draft.bid = { quantity, face };
    draft.bidder = player;
    draft.toPlay = next;
  },
  describe: (_, { player, quantity = 0, face = 'ones' }) =>
    `Player ${player + 1} bids ${bidInWords({ quantity, face })}.`,
});

/** What comes of a call: how many dice count, and who loses or wins a die. */
export interface PerudoSettlement {
  /** How many dice under all cups count for the bid. */
  readonly found: number;
  readonly player: number;
  /** -1 for a die that he loses, 1 for one that he wins, 0 for who has five already. */
  readonly change: -1 | 0 | 1;
}

/**
 * What came of the call that has just been made; `null` while nobody has called.
 *
 * @param view - with all hands open, as they are until the next roll
 */
export function perudoSettlement({ bid, bidder, called, hands, isPalifico }: PerudoView): PerudoSettlement | null {
  if (bid === null || bidder === null || called === null) return null;
  const { by, call } = called;
  const found = countOf(hands, bid.face, isPalifico);
  if (call === 'dudo') return { found, player: found >= bid.quantity ? by : bidder, change: -1 };
  if (found !== bid.quantity) return { found, player: by, change: -1 };
  return { found, player: by, change: hands[by]?.length === DICE ? 0 : 1 };
}

/** The cups are lifted: somebody loses a die, or wins one, and begins the next round (PRD-4, PRD-11, PRD-14). */
function settle(
  draft: {
    called: { by: number; call: 'dudo' | 'calza' } | null;
    dice: number[];
    toPlay: number | null;
    phase: string;
  },
  before: PerudoState,
  called: { readonly by: number; readonly call: 'dudo' | 'calza' },
): void {
  const settlement = perudoSettlement({ ...before, called });
  if (settlement === null) return;
  const { player, change } = settlement;
  const dice = before.dice.map((count, i) => (i === player ? count + change : count));
  draft.called = called;
  draft.dice = dice;
  draft.phase = 'roll';
  draft.toPlay = alive(dice) === 1 ? null : dice[player] === 0 ? nextOf(dice, player) : player;
}

/** What is said when the cups are lifted. */
function callInWords(after: PerudoView, player: number, word: string): string {
  const settlement = perudoSettlement(after);
  if (settlement === null || after.bid === null) return `Player ${player + 1} says ${word}.`;
  const { found, player: whose, change } = settlement;
  const left = after.dice[whose] ?? 0;
  const dice = `${left} ${left === 1 ? 'die' : 'dice'}`;
  const what = change < 0 ? `loses a die and has ${left === 0 ? 'none' : dice}` : `has ${dice}`;
  const there = found === 1 ? 'there is 1' : `there are ${found || 'none'}`;
  return `Player ${player + 1} says ${word} to ${bidInWords(after.bid)}: ${there}. Player ${whose + 1} ${what}.`;
}

const dudo = g.action({
  check: ({ phase, bid }) =>
    phase === 'bid' && bid !== null ? undefined : illegal('PRD-10', 'there is no bid to be doubted'),
  apply(draft, { player }, _, before) {
    settle(draft, before, { by: player, call: 'dudo' });
  },
  reveals: true,
  label: () => 'dudo: doubt it',
  describe: (_, { player }, after) => callInWords(after, player, 'dudo'),
});

const calza = g.action({
  check({ phase, bid, options, isPalifico, dice }) {
    if (!options.calza) return illegal('PRD-12', 'there is no calza in this game');
    if (phase === 'roll' || bid === null) return illegal('PRD-12', 'there is no bid that could be right');
    if (isPalifico) return illegal('PRD-12', 'there is no calza in palifico');
    return alive(dice) === 2 ? illegal('PRD-12', 'there is no calza between the last two') : undefined;
  },
  apply(draft, { player }, _, before) {
    settle(draft, before, { by: player, call: 'calza' });
  },
  reveals: true,
  label: () => 'calza: exactly right',
  describe: (_, { player }, after) => callInWords(after, player, 'calza'),
});

/** Why the position can't be one between two rounds. */
function checkSettled({ bid, bidder, called, hands, dice, ...rest }: PerudoState): string | undefined {
  const settlement = perudoSettlement({ bid, bidder, called, hands, dice, ...rest });
  if (settlement === null) {
    const isStart = bid === null && bidder === null && called === null && hands.every(({ length }) => length === 0);
    return isStart && dice.every((count) => count === DICE) ? undefined : 'no call has ended the round';
  }
  const { player, change } = settlement;
  if (called?.call === 'calza' && !rest.options.calza) return 'there is no calza in this game';
  const wereThere = [called?.by ?? 0, bidder ?? 0].every((one) => (hands[one]?.length ?? 0) > 0);
  const fits = hands.every(({ length }, i) => dice[i] === length + (i === player ? change : 0));
  const begins = alive(dice) === 1 ? null : dice[player] === 0 ? nextOf(dice, player) : player;
  return wereThere && fits && bidder !== called?.by && rest.toPlay === begins
    ? undefined
    : 'the dice are not those that the call has left';
}

/** What a state from outside must fulfil beside its schema. */
function checkState(state: PerudoState): string | undefined {
  const { dice, hands, hadOneDie, players, phase, toPlay, bid, bidder, called, isPalifico, options } = state;
  if ([dice, hands, hadOneDie].some(({ length }) => length !== players)) return `expected one for each of ${players}`;
  if (alive(dice) === 0) return 'nobody has dice';
  if (toPlay === null ? alive(dice) > 1 : alive(dice) < 2 || dice[toPlay] === 0) return 'whose turn is it?';
  if (isPalifico && !options.palifico) return 'there is no palifico in this game';
  if (bid !== null && bid.quantity > total(hands.map(({ length }) => length)))
    return 'more dice are bid than there are';
  if (phase === 'roll') return checkSettled(state);
  if (called !== null) return 'a call ends the round';
  if (hands.some(({ length }, player) => length !== dice[player])) return 'expected the dice of every player';
  if (bid === null || bidder === null) return bid === bidder ? undefined : 'whose bid is it?';
  return dice[bidder] !== 0 && bidder < players && toPlay === nextOf(dice, bidder) ? undefined : 'whose bid is it?';
}

/** The rules of Perudo. */
export const perudo = g.game({
  title: 'Perudo',
  playerCount: { min: 2, max: SEATS },
  variants: [{}, { calza: true }, { palifico: false, openOnes: true }],
  actions: { roll, bid, dudo, calza },
  setup: ({ players }) => ({
    dice: Array.from({ length: players }, () => DICE),
    phase: 'roll',
    toPlay: 0,
    bid: null,
    bidder: null,
    called: null,
    isPalifico: false,
    hadOneDie: Array.from({ length: players }, () => false),
    hands: Array.from({ length: players }, () => []),
  }),
  checkState,
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result({ toPlay, dice }) {
    if (toPlay !== null) return null;
    return { winners: [dice.findIndex((count) => count > 0)], scores: null, reason: 'Nobody else has dice.' };
  },
  view: (state, player) =>
    state.phase === 'roll'
      ? state
      : { ...state, hands: state.hands.map((hand, i) => (i === player || hand.length === 0 ? hand : null)) },
  complete: (view, _, rng) => ({
    ...view,
    hands: view.hands.map(
      (hand, player) => hand ?? Array.from({ length: view.dice[player] ?? 0 }, () => uniformInt(rng, 1, 6)),
    ),
  }),
});

/** The actions of Perudo. */
export type PerudoAction = ActionOf<typeof perudo>;
