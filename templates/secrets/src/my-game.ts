/**
 * My Game: everybody rolls dice under a cup; bids on what lies there rise until somebody doubts one. 2-6 players.
 * The rules are in RULES.md (clauses MYG-1 to MYG-6).
 *
 * @module
 */
import { type ActionOf, type OptionsOf, type StateOf, uniformInt, type ViewOf } from 'dicewright';
import { d6, defineGame, illegal, integer, list, natural, oneToAct } from 'dicewright/define';
import * as z from 'zod/mini';

const MAX_PLAYERS = 6;
const MAX_DICE = 5;

const face = integer(1, 6);
const count = integer(1, MAX_PLAYERS * MAX_DICE);
const player = natural(MAX_PLAYERS - 1);

// The shapes of the game, from which its types are inferred.
const g = defineGame({
  id: 'my-game',
  // Raise it whenever the same actions could lead to another state.
  rules: 1,
  options: {
    /** Dice under each cup (MYG-2), 1 to 5. Default 3. */
    dice: z._default(integer(1, MAX_DICE), 3),
  },
  // Beside these, every state has game, rules, players, options and events. Bound every list.
  state: {
    /** The dice under each player's cup; empty before their roll. */
    hands: list(list(face, MAX_DICE), MAX_PLAYERS),
    /** The bid that stands: at least so many dice show this face. */
    bid: z.nullable(z.strictObject({ player, count, face })),
    /** Who has doubted it. */
    doubter: z.nullable(player),
  },
  // What not everybody may know, with the shape that a view shows in its place. From here on `candidates`, `check`,
  // `playersToAct`, `outcome` and `describe` are given views: nothing can leak through legality.
  hidden: {
    /** `null` for a die under somebody else's cup. */
    hands: list(list(z.nullable(face), MAX_DICE), MAX_PLAYERS),
  },
});

/** Options of My Game, as given to `setup`. */
export type MyGameOptions = OptionsOf<typeof g>;
/** A position of My Game. */
export type MyGameState = StateOf<typeof g>;
/** What a player sees. */
export type MyGameView = ViewOf<typeof g>;
/** A bid, and who made it. */
export type MyGameBid = NonNullable<MyGameState['bid']>;

const allDice = ({ players, options }: MyGameView): number => players * options.dice;
const isHigher = (bid: Omit<MyGameBid, 'player'>, old: MyGameBid | null): boolean =>
  old === null || bid.count > old.count || (bid.count === old.count && bid.face > old.face);

/** Who is to play while nobody has doubted: who has not rolled yet, then the bidders in turn. */
function toPlay({ hands, bid, players }: MyGameView): number {
  const unrolled = hands.findIndex((hand) => hand.length === 0);
  if (unrolled >= 0) return unrolled;
  return bid === null ? 0 : (bid.player + 1) % players;
}

const haveRolled = ({ hands }: MyGameView): boolean => hands.every((hand) => hand.length > 0);

// Actions. `check` is the one place where legality is written: by then the fields fit their schema, it is the player's
// turn, and the game is not over. `apply` writes to `draft`; `before` stays as it was.

const roll = g.action({
  check: (view) => (haveRolled(view) ? illegal('MYG-2', 'all dice are rolled') : undefined),
  chance: ({ options }) => d6(options.dice),
  outcome: list(face, MAX_DICE),
  apply(draft, action, faces, before) {
    draft.hands = before.hands.map((hand, owner) => (owner === action.player ? [...faces] : [...hand]));
  },
  // The others are told that dice were rolled, and not what they show.
  conceal: (action, viewer) => (viewer === action.player ? action : {}),
  describe: (_, action) =>
    `Player ${action.player + 1} rolls${action.outcome === undefined ? ' under the cup' : ` ${action.outcome.join(' and ')}`}.`,
});

const bid = g.action({
  fields: { count, face },
  *candidates(view) {
    for (let dice = view.bid?.count ?? 1; dice <= allDice(view); dice++)
      for (let shown = 1; shown <= 6; shown++) yield { count: dice, face: shown };
  },
  check(view, action) {
    if (!haveRolled(view)) return illegal('MYG-2', 'roll first');
    if (action.count > allDice(view)) return illegal('MYG-3', `there are only ${allDice(view)} dice`);
    return isHigher(action, view.bid) ? undefined : illegal('MYG-4', 'a bid is higher than the one before');
  },
  apply(draft, action) {
    draft.bid = { player: action.player, count: action.count, face: action.face };
  },
  describe: (_, action) => `Player ${action.player + 1} bids ${action.count} × ${action.face}.`,
});

const doubt = g.action({
  check: (view) => (view.bid === null ? illegal('MYG-5', 'there is no bid to doubt') : undefined),
  apply(draft, action) {
    draft.doubter = action.player;
  },
  // All cups are lifted: it can't be taken back.
  reveals: true,
  describe: (_, action) => `Player ${action.player + 1} doubts it.`,
});

const showing = ({ hands }: MyGameView, wanted: number): number =>
  hands.flat().filter((shown) => shown === wanted).length;

/** The rules of My Game. */
export const myGame = g.game({
  title: 'My Game',
  playerCount: { min: 2, max: MAX_PLAYERS },
  // The option sets that the laws are run under.
  variants: [{}, { dice: 1 }],
  actions: { roll, bid, doubt },
  setup: ({ players }) => ({ hands: Array.from({ length: players }, () => []), bid: null, doubter: null }),
  // What the schemas can't say of a state from outside.
  checkState({ hands, bid: standing, doubter, players, options }) {
    if (hands.length !== players) return `expected ${players} hands, got ${hands.length}`;
    const rolled = hands.findIndex((hand) => hand.length === 0);
    const done = rolled < 0 ? players : rolled;
    if (hands.some((hand, owner) => hand.length !== (owner < done ? options.dice : 0)))
      return illegal('MYG-2', 'a hand lacks dice');
    if (standing === null) return doubter === null ? undefined : 'there is no bid to doubt';
    if (done < players) return illegal('MYG-3', 'nobody bids before all have rolled');
    if (standing.player >= players || standing.count > players * options.dice) return 'nobody can bid so';
    return doubter === null || doubter === (standing.player + 1) % players
      ? undefined
      : illegal('MYG-5', 'it was not their turn to doubt');
  },
  playersToAct: (view) => oneToAct(view.doubter === null ? toPlay(view) : null),
  result(view) {
    if (view.doubter === null || view.bid === null) return null;
    const found = showing(view, view.bid.face);
    const loser = found >= view.bid.count ? view.doubter : view.bid.player;
    const winners = Array.from({ length: view.players }, (_, one) => one).filter((one) => one !== loser);
    return { winners, scores: null, reason: `There are ${found} × ${view.bid.face}: player ${loser + 1} loses.` };
  },
  // What a player sees, or a spectator (`null`): their own dice, and all once the cups are lifted.
  view: (state, viewer) => ({
    ...state,
    hands: state.hands.map((hand, owner) => (owner === viewer || state.doubter !== null ? hand : hand.map(() => null))),
  }),
  // A state that the view allows, for bots that guess and for the laws. Every such state must be possible.
  complete: (view, _, rng) => ({
    ...view,
    hands: view.hands.map((hand) => hand.map((shown) => shown ?? uniformInt(rng, 1, 6))),
  }),
});

/** The actions of My Game. */
export type MyGameAction = ActionOf<typeof myGame>;
