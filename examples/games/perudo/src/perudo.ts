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
import { type ActionOf, type OptionsOf, type StateOf, uniformInt, type ViewOf, type Violation } from 'dicewright';
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
    /** A round without wild ones is begun by whoever has come down to one die (PRD-13). Default `true`. */
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
  /** -1 for a die that they lose, 1 for one that they win, 0 for whoever has five already. */
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

/** The fields after a call: somebody has lost a die, or won one, and begins the next round (PRD-4, PRD-11, PRD-14). */
function afterCall(view: PerudoView) {
  const { player, change } = perudoSettlement(view) ?? { player: 0, change: 0 };
  const dice = view.hands.map((hand, i) => (hand ?? []).length + (i === player ? change : 0));
  const begins = dice[player] === 0 ? nextOf(dice, player) : player;
  return { called: view.called, dice, toPlay: alive(dice) === 1 ? null : begins, phase: 'roll' as const };
}

/** What is said when the cups are lifted. */
function callInWords(after: PerudoView, player: number, word: string): string {
  const settlement = perudoSettlement(after);
  if (settlement === null || after.bid === null) return `Player ${player + 1} says ${word}.`;
  const { found, player: whose, change } = settlement;
  const left = after.dice[whose] ?? 0;
  const dice = `${left || 'none'}${left === 0 ? '' : left === 1 ? ' die' : ' dice'}`;
  const there = found === 1 ? 'there is 1' : `there are ${found || 'none'}`;
  const what = `${change < 0 ? 'loses a die and has' : 'has'} ${dice}`;
  return `Player ${player + 1} says ${word} to ${bidInWords(after.bid)}: ${there}. Player ${whose + 1} ${what}.`;
}

/** An action that lifts the cups. */
const call = (word: 'dudo' | 'calza', label: string, check: (view: PerudoView) => Violation | undefined) =>
  g.action({
    check,
    apply(draft, { player }, _, before) {
      Object.assign(draft, afterCall({ ...before, called: { by: player, call: word } }));
    },
    reveals: true,
    label: () => label,
    describe: (_, { player }, after) => callInWords(after, player, word),
  });

const dudo = call('dudo', 'dudo: doubt it', ({ phase, bid }) =>
  phase === 'bid' && bid !== null ? undefined : illegal('PRD-10', 'there is no bid to be doubted'),
);

const calza = call('calza', 'calza: exactly right', ({ phase, bid, options, isPalifico, dice }) => {
  if (!options.calza) return illegal('PRD-12', 'there is no calza in this game');
  if (phase === 'roll' || bid === null) return illegal('PRD-12', 'there is no bid that could be right');
  if (isPalifico) return illegal('PRD-12', 'there is no calza in palifico');
  return alive(dice) === 2 ? illegal('PRD-12', 'there is no calza between the last two') : undefined;
});

/** What a state from outside must fulfil beside its schema. */
function checkState(state: PerudoState): Violation | string | undefined {
  const { dice, hands, hadOneDie, players, phase, toPlay, bid, bidder, called, isPalifico, options } = state;
  if ([dice, hands, hadOneDie].some(({ length }) => length !== players)) return `expected one for each of ${players}`;
  const there = hands.map(({ length }) => length);
  const has = (player: number | null): boolean => player !== null && (there[player] ?? 0) > 0;
  if (isPalifico && !options.palifico) return illegal('PRD-13', 'there is no palifico in this game');
  if (called?.call === 'calza' && !options.calza) return illegal('PRD-12', 'there is no calza in this game');
  if ((bid?.quantity ?? 0) > total(there)) return illegal('PRD-6', 'more dice are bid than there are');
  if (bid === null ? bidder !== null : !has(bidder)) return 'whose bid is it?';
  if (phase === 'bid') {
    if (called !== null) return illegal('PRD-11', 'a call ends the round');
    if (`${there}` !== `${dice}`) return illegal('PRD-2', 'expected the dice of every player');
    const isTheirs = bidder === null ? has(toPlay) : toPlay === nextOf(dice, bidder);
    return alive(dice) > 1 && isTheirs ? undefined : illegal('PRD-4', 'whose turn is it?');
  }
  if (called === null) {
    const isStart = bid === null && total(there) === 0 && dice.every((count) => count === DICE);
    return isStart && toPlay === 0 ? undefined : illegal('PRD-11', 'no call has ended the round');
  }
  if (bid === null || called.by === bidder || !has(called.by)) return illegal('PRD-10', 'there was nothing to call');
  const after = afterCall(state);
  const isSo = `${after.dice}` === `${dice}` && after.toPlay === toPlay;
  return isSo ? undefined : illegal('PRD-11', 'the dice are not those that the call has left');
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
