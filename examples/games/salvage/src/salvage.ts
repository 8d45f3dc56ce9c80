/**
 * Salvage: dice drawn from a bag are sent to wrecks in secret; the strongest crew takes the treasure. 2-5 players.
 * The rules are in RULES.md (clauses SAL-1 to SAL-12).
 *
 * @module
 */
import { type ActionOf, type OptionsOf, pick, type StateOf, type ViewOf, type Violation } from 'dicewright';
import {
  bagOf,
  combined,
  d6,
  defineGame,
  die,
  drawn,
  illegal,
  integer,
  list,
  natural,
  oneToAct,
  part,
  place,
} from 'dicewright/define';
import * as z from 'zod/mini';

const SEATS = 5;
const MOST_WRECKS = 5;
/** The most dice in a boat (SAL-6). */
export const BOAT = 3;
/** Sides of the dice, and how many of each kind the bag holds for each player (SAL-2). */
export const KINDS = [4, 6, 8] as const;
const IN_BAG = [3, 4, 3] as const;
const DICE = 10;

const kind = z.literal([...KINDS]);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const countOf = (dice: readonly number[]): number[] => KINDS.map((sides) => dice.filter((one) => one === sides).length);
const faces = list(integer(1, 8), BOAT, 1);
const boat = z.strictObject({ wreck: natural(MOST_WRECKS - 1), dice: list(kind, BOAT) });

const g = defineGame({
  id: 'salvage',
  rules: 1,
  options: {
    /** How many wrecks there are (SAL-3), 2 to 5. Default 3. */
    wrecks: z._default(integer(2, MOST_WRECKS), 3),
    /** How many dice each player draws in a round (SAL-5), 1 to 3. Default 2. */
    draw: z._default(integer(1, 3), 2),
    /** What becomes of treasure that nobody takes (SAL-10): it stays, or it sinks. Default `'stays'`. */
    left: z._default(z.literal(['stays', 'sinks']), 'stays'),
  },
  state: {
    /** What comes next. */
    phase: z.literal(['tide', 'draw', 'send', 'roll', 'over']),
    /** Rounds that are over. */
    round: natural(DICE),
    /** How many dice of each kind are in the bag. */
    bag: list(natural(4 * SEATS), KINDS.length),
    /** How many of each kind every player has; those in a boat count until all boats have left. */
    hands: list(list(natural(DICE), KINDS.length), SEATS),
    /** Coins at each wreck. */
    treasure: list(natural(6 * DICE), MOST_WRECKS),
    /** Where each player's boat goes, and with what; `null` before they have chosen. Those of the last round until the tide. */
    boats: list(z.nullable(boat), SEATS),
    /** What each crew has rolled; `null` for whoever has not, or stays at home. */
    rolled: list(z.nullable(faces), SEATS),
    /** Coins of each player. */
    coins: list(natural(6 * DICE * MOST_WRECKS), SEATS),
  },
  hidden: {
    /** `'sealed'` for the boat of somebody else, until all have chosen. */
    boats: list(z.nullable(z.union([boat, z.literal('sealed')])), SEATS),
  },
});

/** Options of Salvage, as given to `setup`. */
export type SalvageOptions = OptionsOf<typeof g>;
/** A position of Salvage. */
export type SalvageState = StateOf<typeof g>;
/** What a player sees. */
export type SalvageView = ViewOf<typeof g>;
/** Where somebody goes, and with which dice, by their sides, ascending. */
export type SalvageBoat = NonNullable<SalvageState['boats'][number]>;

/** Dice that each round takes out of the bag. */
const perRound = ({ players, options }: SalvageView): number => players * options.draw;
/** Dice that were drawn since the game began. */
const drawnSoFar = ({ players, bag }: SalvageView): number => players * DICE - sum(bag);
/** The player so many seats after the one who begins the round (SAL-4). */
const seat = ({ round, players }: SalvageView, after: number): number => (round + after) % players;

/** Everything that a player can put into a boat, and where it can go; nothing at all goes nowhere (SAL-6, SAL-7). */
export function boatsOf({ hands, options }: SalvageView, player: number): SalvageBoat[] {
  const hand = hands[player] ?? [];
  let loads: (typeof KINDS)[number][][] = [[]];
  for (const [i, sides] of KINDS.entries()) {
    loads = loads.flatMap((load) =>
      Array.from({ length: Math.min(hand[i] ?? 0, BOAT - load.length) + 1 }, (_, more) => [
        ...load,
        ...Array(more).fill(sides),
      ]),
    );
  }
  const wrecks = Array.from({ length: options.wrecks }, (_, wreck) => wreck);
  return loads.flatMap((dice) => (dice.length === 0 ? [{ wreck: 0, dice }] : wrecks.map((wreck) => ({ wreck, dice }))));
}

/** Everything that may be in a sealed boat, as often as is likely: a crew goes where there is something to be had. */
const likelyBoats = (view: SalvageView, player: number): SalvageBoat[] =>
  boatsOf(view, player).flatMap((one) =>
    Array<SalvageBoat>(1 + (one.dice.length > 0 ? (view.treasure[one.wreck] ?? 0) : 0)).fill(one),
  );

/** A kind of which the dice are more than the hand has; -1 when there is none. */
const lackingIn = (hand: readonly number[] = [], dice: readonly number[]): number =>
  countOf(dice).findIndex((count, k) => count > (hand[k] ?? 0));

/** The dice of a boat that is no secret. */
export const crewOf = (boats: SalvageView['boats'], player: number): readonly (typeof KINDS)[number][] => {
  const sent = boats[player];
  return sent && sent !== 'sealed' ? sent.dice : [];
};

/** Whose crew rolls next; -1 when all have rolled (SAL-8). */
function toRoll(view: SalvageView): number {
  const seats = Array.from({ length: view.players }, (_, after) => seat(view, after));
  return seats.find((player) => crewOf(view.boats, player).length > 0 && view.rolled[player] === null) ?? -1;
}

/** Who takes the treasure of a wreck: the highest sum, if it is there once; -1 where nobody does (SAL-9, SAL-10). */
export function takerOf({ boats, rolled }: SalvageView, wreck: number): number {
  const sums = boats.map((sent, player) =>
    sent && sent !== 'sealed' && sent.wreck === wreck ? sum(rolled[player] ?? []) : 0,
  );
  const most = Math.max(...sums);
  return most > 0 && sums.indexOf(most) === sums.lastIndexOf(most) ? sums.indexOf(most) : -1;
}

/** The fields after the last crew has rolled, or when all have stayed at home (SAL-9 to SAL-11). */
function afterRound(view: SalvageView) {
  const { treasure, coins, bag, round, options } = view;
  const takers = treasure.map((_, wreck) => takerOf(view, wreck));
  return {
    coins: coins.map((own, player) => own + sum(treasure.filter((_, wreck) => takers[wreck] === player))),
    treasure: treasure.map((there, wreck) => (takers[wreck] === -1 && options.left === 'stays' ? there : 0)),
    round: round + 1,
    phase: sum(bag) < perRound(view) ? ('over' as const) : ('tide' as const),
  };
}

const nobody = (players: number): null[] => Array.from({ length: players }, () => null);

const tide = g.action({
  check: ({ phase }) => (phase === 'tide' ? undefined : illegal('SAL-4', 'the tide comes once a round')),
  outcome: list(integer(1, 6), MOST_WRECKS),
  chance: ({ options }) => d6(options.wrecks),
  apply(draft, _, washed, { treasure, players }) {
    draft.treasure = treasure.map((there, wreck) => there + (washed[wreck] ?? 0));
    draft.boats = nobody(players);
    draft.rolled = nobody(players);
    draft.phase = 'draw';
  },
  describe: (_, { outcome }) => `The tide washes up ${outcome?.join(', ')} coins.`,
});

const draw = g.action({
  check: ({ phase }) => (phase === 'draw' ? undefined : illegal('SAL-5', 'nobody draws now')),
  outcome: list(kind, 3),
  chance: ({ bag, options }) => drawn(KINDS, bag, options.draw),
  apply(draft, { player }, dice, before) {
    const drawnNow = countOf(dice);
    const bag = before.bag.map((count, i) => count - (drawnNow[i] ?? 0));
    draft.bag = bag;
    draft.hands = before.hands.map((hand, i) =>
      i === player ? hand.map((count, k) => count + (drawnNow[k] ?? 0)) : [...hand],
    );
    if (drawnSoFar({ ...before, bag }) === (before.round + 1) * perRound(before)) draft.phase = 'send';
  },
  describe: (_, { player, outcome }) =>
    `Player ${player + 1} draws ${outcome?.map((sides) => `a d${sides}`).join(' and ')}.`,
});

/** A boat with nobody in it goes nowhere. */
const headed = ({ wreck, dice }: SalvageBoat) => ({ wreck: dice.length === 0 ? 0 : wreck, dice: [...dice] });

const send = g.action({
  fields: { wreck: part('wreck', place(MOST_WRECKS - 1)), dice: bagOf(part('die', kind), BOAT) },
  candidates: boatsOf,
  canonical: headed,
  check({ phase, hands, boats, options }, { player, wreck, dice }) {
    if (phase !== 'send' || boats[player] !== null) return illegal('SAL-6', 'boats leave when all have drawn');
    if (wreck >= options.wrecks) return illegal('SAL-3', `there are ${options.wrecks} wrecks`);
    const lacking = lackingIn(hands[player], dice);
    return lacking < 0 ? undefined : illegal('SAL-6', `you have not so many dice with ${KINDS[lacking]} sides`);
  },
  apply(draft, { player, ...fields }, _, before) {
    const boats = before.boats.map((sent, i) => (i === player ? headed(fields) : sent));
    Object.assign(draft, { boats });
    if (boats.includes(null)) return;
    const left = before.hands.map((hand, i) => hand.map((count, k) => count - (countOf(crewOf(boats, i))[k] ?? 0)));
    const isQuiet = boats.every((sent) => sent?.dice.length === 0);
    Object.assign(draft, { hands: left, phase: 'roll' }, isQuiet ? afterRound({ ...before, boats }) : {});
  },
  conceal: (action, viewer) => (viewer === action.player ? action : {}),
  // The last boat shows all of them.
  reveals: ({ boats }) => boats.filter((sent) => sent === null).length === 1,
  describe(_, { player, wreck = 0, dice }) {
    if (dice === undefined) return `Player ${player + 1} seals a boat.`;
    const load = dice.map((sides) => `d${sides}`).join(', ');
    return `Player ${player + 1} ${load === '' ? 'stays at home' : `sends ${load} to wreck ${wreck + 1}`}.`;
  },
});

const roll = g.action({
  check: ({ phase }) => (phase === 'roll' ? undefined : illegal('SAL-8', 'no crew has reached a wreck')),
  outcome: faces,
  chance: ({ boats }, { player }) => combined(crewOf(boats, player).map(die)),
  apply(draft, { player }, shown, before) {
    const rolled = before.rolled.map((own, i) => (i === player ? [...shown] : own && [...own]));
    const after = { ...before, rolled };
    Object.assign(draft, { rolled }, toRoll(after) < 0 ? afterRound(after) : {});
  },
  describe: (_, { player, outcome }) => `The crew of Player ${player + 1} rolls ${outcome?.join(', ')}.`,
});

/** What a state from outside must fulfil beside its schema. */
function checkState(state: SalvageState): Violation | string | undefined {
  const { phase, round, bag, hands, treasure, boats, rolled, coins, players, options } = state;
  if ([hands, boats, rolled, coins].some(({ length }) => length !== players))
    return `expected one for each of ${players}`;
  if ([bag, ...hands].some(({ length }) => length !== KINDS.length)) return 'expected a number for each kind of dice';
  if (treasure.length !== options.wrecks || boats.some((sent) => (sent?.wreck ?? 0) >= options.wrecks))
    return illegal('SAL-3', `expected ${options.wrecks} wrecks`);
  const isBetween = phase === 'tide' || phase === 'over';
  const crews = boats.map((_, player) => crewOf(boats, player));
  // Those in a boat count to a hand until all boats have left.
  const away = phase === 'send' ? [] : countOf(crews.flat());
  const counts = KINDS.map((_, k) => sum([away, bag, ...hands].map((some) => some[k] ?? 0)));
  if (counts.some((count, k) => count > (IN_BAG[k] ?? 0) * players)) return illegal('SAL-2', 'too many dice');
  if (phase === 'send' && crews.some((crew, player) => lackingIn(hands[player], crew) >= 0))
    return illegal('SAL-6', 'a boat has dice that its player lacks');
  const begun = isBetween ? round : round + 1;
  const beyond = begun * perRound(state) - drawnSoFar(state);
  const isDue =
    phase === 'draw' ? beyond > 0 && beyond <= perRound(state) && beyond % options.draw === 0 : beyond === 0;
  if (!isDue) return illegal('SAL-5', 'so many dice can’t have been drawn');
  if (isBetween && (phase === 'over') !== sum(bag) < perRound(state)) return illegal('SAL-12', 'is it over?');
  if (sum(coins) + sum(treasure) > 6 * options.wrecks * begun)
    return illegal('SAL-4', 'the tide has not brought so much');
  const sent = boats.filter((one) => one !== null).length;
  const isNone = phase === 'draw' || (isBetween && round === 0);
  if (isNone ? sent > 0 : phase === 'send' ? sent === players : sent < players)
    return illegal('SAL-7', 'who has chosen?');
  const isTold = rolled.every((faces, player) => {
    const crew = phase === 'send' ? [] : (crews[player] ?? []);
    return faces === null ? !isBetween || crew.length === 0 : faces.length === crew.length;
  });
  return isTold && (phase !== 'roll' || toRoll(state) >= 0) ? undefined : illegal('SAL-8', 'what has been rolled?');
}

/** The rules of Salvage. */
export const salvage = g.game({
  title: 'Salvage',
  playerCount: { min: 2, max: SEATS },
  traits: { simultaneous: true },
  variants: [{}, { wrecks: 2, left: 'sinks' }, { draw: 3, wrecks: 4 }],
  actions: { tide, draw, send, roll },
  setup: ({ players, options }) => ({
    phase: 'tide',
    round: 0,
    bag: IN_BAG.map((count) => count * players),
    hands: Array.from({ length: players }, () => [0, 0, 0]),
    treasure: Array.from({ length: options.wrecks }, () => 0),
    boats: nobody(players),
    rolled: nobody(players),
    coins: Array.from({ length: players }, () => 0),
  }),
  checkState,
  playersToAct(view) {
    const { phase, boats, round, options } = view;
    if (phase === 'over') return [];
    if (phase === 'tide') return oneToAct(seat(view, 0));
    if (phase === 'draw') return oneToAct(seat(view, (drawnSoFar(view) - round * perRound(view)) / options.draw));
    return phase === 'roll' ? oneToAct(toRoll(view)) : boats.flatMap((sent, player) => (sent === null ? [player] : []));
  },
  result({ phase, coins }) {
    if (phase !== 'over') return null;
    const most = Math.max(...coins);
    const winners = coins.flatMap((own, player) => (own === most ? [player] : []));
    return { winners, scores: coins, reason: `${most} coins are the most.` };
  },
  view: (state, viewer) => ({
    ...state,
    boats: state.boats.map((sent, i) => (sent === null || i === viewer || state.phase !== 'send' ? sent : 'sealed')),
  }),
  complete: (view, _, rng) => ({
    ...view,
    boats: view.boats.map((sent, i) => (sent === 'sealed' ? (pick(rng, likelyBoats(view, i)) ?? null) : sent)),
  }),
});

/** The actions of Salvage. */
export type SalvageAction = ActionOf<typeof salvage>;
