/**
 * My Game: a race on a track with two runners each; who comes to a field sends the others there back. 2-4 players.
 * The rules are in RULES.md (clauses MYG-1 to MYG-7).
 *
 * @module
 */
import type { ActionOf, OptionsOf, StateOf } from 'dicewright';
import { d6, defineGame, illegal, integer, list, natural, oneToAct, part, place } from 'dicewright/define';
import * as z from 'zod/mini';

const MAX_PLAYERS = 4;
const MAX_FIELDS = 40;
const RUNNERS = 2;

// The shapes of the game, from which its types are inferred.
const g = defineGame({
  id: 'my-game',
  // Raise it whenever the same actions could lead to another state.
  rules: 1,
  options: {
    /** Fields of the track (MYG-2), 10 to 40. Default 20. */
    fields: z._default(integer(10, MAX_FIELDS), 20),
  },
  // Beside these, every state has game, rules, players, options and events. Bound every list.
  state: {
    /** Where each player's runners are: 0 at the start, a field from 1 on, one more than there are fields at home. */
    runners: list(list(natural(MAX_FIELDS + 1), RUNNERS, RUNNERS), MAX_PLAYERS),
    /** What was rolled; `null` before. */
    die: z.nullable(integer(1, 6)),
    /** Whose turn it is. */
    toPlay: natural(MAX_PLAYERS - 1),
  },
});

/** Options of My Game, as given to `setup`. */
export type MyGameOptions = OptionsOf<typeof g>;
/** A position of My Game. */
export type MyGameState = StateOf<typeof g>;

const START = 0;
/** The place behind the last field. */
export const myGameHome = ({ options }: Pick<MyGameState, 'options'>): number => options.fields + 1;

/** Who has both runners home; -1 while nobody has. */
const winnerOf = (view: MyGameState): number =>
  view.runners.findIndex((places) => places.every((at) => at === myGameHome(view)));

/** Where a runner comes to by what was rolled; home is as far as it goes (MYG-5). */
const goalOf = (view: MyGameState, player: number, runner: number): number =>
  Math.min((view.runners[player]?.[runner] ?? START) + (view.die ?? 0), myGameHome(view));

/** Whether runners meet there: neither at the start nor at home. */
const isField = (view: MyGameState, at: number): boolean => at > START && at < myGameHome(view);

// Actions. `check` is the one place where legality is written: by then the fields fit their schema, it is the player's
// turn, and the game is not over. `apply` writes to `draft`; `before` stays as it was.

const roll = g.action({
  check: ({ die }) => (die === null ? undefined : illegal('MYG-3', 'the die is rolled: a runner is to move')),
  chance: () => d6(1),
  outcome: list(integer(1, 6), 1, 1),
  apply(draft, _action, [face = 1]) {
    draft.die = face;
  },
  describe: (_, { player, outcome }) => `Player ${player + 1} rolls ${outcome[0]}.`,
});

const move = g.action({
  fields: {
    /** The first or the second runner: 0 or 1, told as 1 or 2. */
    runner: part('runner', place(RUNNERS - 1)),
  },
  candidates: () => [{ runner: 0 }, { runner: 1 }],
  check(view, { player, runner }) {
    if (view.die === null) return illegal('MYG-3', 'the die comes first');
    return view.runners[player]?.[runner] === myGameHome(view) ? illegal('MYG-4', 'this runner is home') : undefined;
  },
  apply(draft, { player, runner }, _outcome, before) {
    const goal = goalOf(before, player, runner);
    draft.runners = before.runners.map((places, owner) =>
      places.map((at, one) => {
        if (owner === player) return one === runner ? goal : at;
        return at === goal && isField(before, goal) ? START : at;
      }),
    );
    draft.die = null;
    draft.toPlay = (player + 1) % before.players;
  },
  describe(before, { player, runner }) {
    const goal = goalOf(before, player, runner);
    const sent = before.runners.flatMap((places, owner) =>
      owner === player ? [] : places.filter((at) => at === goal),
    );
    const where = goal === myGameHome(before) ? 'home' : `to field ${goal}`;
    const back = isField(before, goal) && sent.length > 0 ? `; ${sent.length} must go back to the start` : '';
    return `Player ${player + 1} moves runner ${runner + 1} ${where}${back}.`;
  },
});

/** The rules of My Game. */
export const myGame = g.game({
  title: 'My Game',
  playerCount: { min: 2, max: MAX_PLAYERS },
  // The option sets that the laws are run under.
  variants: [{}, { fields: 10 }],
  actions: { roll, move },
  setup: ({ players }) => ({
    runners: Array.from({ length: players }, () => Array.from({ length: RUNNERS }, () => START)),
    die: null,
    toPlay: 0,
  }),
  // What the schemas can't say of a state from outside.
  checkState(state) {
    const { runners, die, toPlay, players } = state;
    if (runners.length !== players) return `expected the runners of ${players} players, got ${runners.length}`;
    if (toPlay >= players) return `there is no player ${toPlay}`;
    if (runners.flat().some((at) => at > myGameHome(state))) return illegal('MYG-2', 'a runner is beyond home');
    const fields = runners.flatMap((places) => [...new Set(places.filter((at) => isField(state, at)))]);
    if (new Set(fields).size < fields.length) return illegal('MYG-6', 'runners of two players share a field');
    const winners = runners.filter((places) => places.every((at) => at === myGameHome(state))).length;
    if (winners > 1) return illegal('MYG-7', 'the game was over before the last move');
    return winners === 1 && die !== null ? illegal('MYG-7', 'nothing is rolled when the game is over') : undefined;
  },
  playersToAct: (view) => oneToAct(winnerOf(view) < 0 ? view.toPlay : null),
  result(view) {
    const winner = winnerOf(view);
    if (winner < 0) return null;
    return { winners: [winner], scores: null, reason: `Both runners of Player ${winner + 1} are home.` };
  },
});

/** The actions of My Game. */
export type MyGameAction = ActionOf<typeof myGame>;
