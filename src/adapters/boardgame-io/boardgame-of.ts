import type { ActivePlayersArg, Game as Definition, LongFormMove } from 'boardgame.io';
import type { GivenGame } from '../../entry/entry.js';
import { gameAtHand } from '../../entry/given-game.js';
import { attempt } from '../../kernel/attempt.js';
import { GameError } from '../../kernel/errors.js';
import { optionsIn, read } from '../../kernel/plain.js';
import type { AnyAction, AnyGame, Envelope } from '../../kernel/types.js';
import { settingsOf } from '../../record/settings.js';
import { classesOf, movesFor } from './bots.js';
import { actsOnly, onlyActs } from './only-acts.js';
import { seenBy, violationIn } from './seen.js';
import { playAt, resignAt, resultOf, type Table, tableOf } from './table.js';
import type { BoardgameGame, BoardgameOptions, BoardgameSetup } from './types.js';

/** What boardgame.io calls `INVALID_MOVE`; Node can't import its modules by name. */
const INVALID_MOVE = 'INVALID_MOVE';

/** What boardgame.io lets players do besides moves, unless configured. */
const noEvents = {
  endGame: false,
  endPhase: false,
  endStage: false,
  endTurn: false,
  pass: false,
  setActivePlayers: false,
  setPhase: false,
  setStage: false,
};

/** Who may act by the rules, in boardgame.io's words: as stages that say nothing else. */
function activePlayersIn(game: AnyGame, { state }: Table): ActivePlayersArg {
  const stages = game.playersToAct(game.load(state)).map((player) => [`${player}`, '']);
  return { value: Object.fromEntries(stages) };
}

/** @throws `GameError` `INVALID_SETUP` */
function optionsOf(game: AnyGame, setupData: unknown, usual: object | undefined): object | undefined {
  const { options = usual } = settingsOf(setupData ?? {}, ['options'], `${game.id}: setupData`) as { options?: object };
  return options;
}

/**
 * Any game as a game of boardgame.io: for its server, lobby, storage and clients.
 *
 * It has the move `act(action)` and, where players act in turn, `resign()`. They run where the rules run, never in a page:
 * what is random is drawn there, from a seed that no client gets before the end. Clients have `G.view`, what their seat may
 * know. A refused move changes nothing, and boardgame.io doesn't say why: `check` does, before it is sent.
 *
 * @param input - `options`: for every match; `bots`: seats that play without a person, for `Local({ bots })`
 * @throws `GameError` `INVALID_SETUP` for impossible options, and bots for seats that no match has
 */
export function boardgameOf<State extends Envelope, Action extends AnyAction, Options, View>(
  game: GivenGame<State, Action, Options, View>,
  input?: BoardgameOptions<NoInfer<View>, NoInfer<Action>, NoInfer<Options>>,
): BoardgameGame<View, Action, Options> {
  const rules = gameAtHand(game);
  const { options, bots } = optionsIn(input, 'boardgame.io');
  const usual = options as object | undefined;
  const counts = rules.playersFor(usual);
  const [minPlayers = rules.playerCount.min] = counts;
  const maxPlayers = counts.at(-1) ?? rules.playerCount.max;
  const { hiddenInformation, simultaneous } = rules.traits;
  const begin = (players: number, setupData: unknown): Table =>
    tableOf(rules, players, optionsOf(rules, setupData, usual));

  type Hook = { readonly G: Table; readonly events: { setActivePlayers(arg: ActivePlayersArg): void } };
  const followRules = ({ G, events }: Hook): void => events.setActivePlayers(activePlayersIn(rules, G));

  const resign: LongFormMove<Table> = {
    client: false,
    undoable: false,
    move({ G, playerID, ...context }) {
      if (attempt(() => resignAt(G, playerID)) instanceof GameError) return INVALID_MOVE;
      actsOnly(context);
      return undefined;
    },
  };

  const definition: Definition<Table, Record<string, unknown>, BoardgameSetup<Options>> = {
    name: rules.id,
    minPlayers,
    maxPlayers,
    disableUndo: true,
    events: noEvents,
    setup: ({ ctx }, setupData) => begin(ctx.numPlayers, setupData),
    validateSetupData(setupData, players) {
      const begun = attempt(() => begin(players, setupData));
      return begun instanceof GameError ? begun.message : undefined;
    },
    moves: {
      act: {
        client: false,
        undoable: false,
        redact: hiddenInformation,
        // Players who act at once would be refused for what another has just done.
        ignoreStaleStateID: simultaneous,
        move({ G, playerID, ...context }, ...args) {
          const refused = attempt(() => playAt(G, rules, playerID, args[0]));
          // boardgame.io writes out the arguments of an invalid move, and crashes where they can't be written.
          if (refused instanceof GameError) return read(() => `${args}`) === undefined ? undefined : INVALID_MOVE;
          actsOnly(context);
          return undefined;
        },
      },
      // Where players act at once, boardgame.io lets one make a move for another.
      ...(!simultaneous && { resign }),
    },
    turn: { onBegin: followRules, onMove: followRules },
    endIf: ({ G }) => read(() => resultOf({ ...G, state: rules.load(G.state) }, rules)) ?? undefined,
    playerView: ({ G, playerID }) => seenBy(rules, G, playerID),
    plugins: [onlyActs],
    ai: { enumerate: (G, _ctx, playerID) => movesFor(rules, G, playerID) },
  };
  return {
    // To whom makes tables of it, the table is opaque, and the moves are those of the game.
    ...(definition as unknown as BoardgameGame<View, Action, Options>),
    check: (G, playerID, action) => violationIn(rules, G, playerID, action),
    bots: classesOf(
      game as Parameters<typeof classesOf>[0],
      optionsIn(bots, 'boardgame.io: bots') as Parameters<typeof classesOf>[1],
      maxPlayers,
    ),
  };
}
