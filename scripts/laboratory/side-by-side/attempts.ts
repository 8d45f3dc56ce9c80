import { createRequire } from 'node:module';
import { cantStop as ours } from '../../../examples/games/cant-stop/src/cant-stop.js';
import { cutsOf } from '../../../examples/games/cant-stop/src/columns.js';
import { type CantStop, cantStop as theirs } from '../../../examples/side-by-side/cant-stop-in-boardgame-io.js';
import { GameError } from '../../../src/kernel/errors.js';
import { createMatch } from '../../../src/match/index.js';

// Node can't import boardgame.io 0.50 as ES modules.
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/client');
const { Local } = require('boardgame.io/multiplayer') as typeof import('boardgame.io/multiplayer');

/**
 * What happens to something that the rules forbid: refused with a reason for the sender, or without; done; or an exception
 * ends what the host does; or there is no message for it.
 */
export type Fate = 'refused, with a reason' | 'refused' | 'done' | 'an exception in the host' | 'can’t be sent';

/** Where a turn stands: before its first roll, with dice to choose from, with runners on the board. */
type Moment = 'begin' | 'rolled' | 'climbed';

/** Something that a client sends which no client should. */
export interface Attempt {
  readonly title: string;
  readonly moment: Moment;
  readonly seat: number;
  /** A move, or something that the engine does besides the moves of the game. */
  readonly kind: 'move' | 'event';
  readonly name: string;
  /** Whether the game has switched off the events of boardgame.io. */
  readonly isSwitchedOff?: boolean;
  /** What is sent along, given the dice that lie there. */
  readonly sent?: (dice: readonly number[]) => unknown;
  /** The same for a player in TAG: the moment, and what `CantStopAttempts.java` calls the action. Nothing: its players can't. */
  readonly inTag?: string;
}

/** Two columns that the dice don't make. */
function strangers(dice: readonly number[]): number[] {
  const made = cutsOf(dice).flat();
  return [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((column) => !made.includes(column)).slice(0, 2);
}

export const attempts: readonly Attempt[] = [
  { title: 'Stop before the first roll', moment: 'begin', seat: 0, kind: 'move', name: 'stop', inTag: 'begin stop' },
  { title: 'Roll for somebody else', moment: 'begin', seat: 1, kind: 'move', name: 'roll' },
  {
    title: 'Roll again in place of climbing',
    moment: 'rolled',
    seat: 0,
    kind: 'move',
    name: 'roll',
    inTag: 'rolled roll',
  },
  {
    title: 'Climb what the dice don’t make',
    moment: 'rolled',
    seat: 0,
    kind: 'move',
    name: 'climb',
    sent: strangers,
    inTag: 'rolled strangers',
  },
  {
    title: 'Climb nothing',
    moment: 'rolled',
    seat: 0,
    kind: 'move',
    name: 'climb',
    sent: () => [],
    inTag: 'rolled nothing',
  },
  {
    title: 'Send no list of columns',
    moment: 'rolled',
    seat: 0,
    kind: 'move',
    name: 'climb',
    sent: () => null,
    inTag: 'rolled null',
  },
  {
    title: 'End the turn without stopping',
    moment: 'climbed',
    seat: 0,
    kind: 'event',
    name: 'endTurn',
    inTag: 'climbed bust',
  },
  {
    title: 'Say that one has won',
    moment: 'climbed',
    seat: 0,
    kind: 'event',
    name: 'endGame',
    sent: () => ({ winners: [0] }),
  },
  {
    title: 'The same, where the game has switched `endGame` off',
    moment: 'climbed',
    seat: 0,
    kind: 'event',
    name: 'endGame',
    isSwitchedOff: true,
    sent: () => ({ winners: [0] }),
  },
];

/** What happens to an attempt in a match of dicewright. */
async function inDicewright({ moment, seat, name, sent }: Attempt): Promise<Fate> {
  const match = await createMatch(ours, { id: 'm', players: 2, seed: 'side by side' });
  const act = (action: object) => match.submit(0, { player: 0, ...action } as never);
  if (moment !== 'begin') await act({ type: 'roll' });
  const [climb] = ours.legalActions(match.view(0).view, 0);
  if (moment === 'climbed') await act(climb as object);
  const { view } = match.view(0);
  const more = sent ? { columns: sent(view.dice) } : {};
  const before = JSON.stringify(view);
  const answer = await match.submit(seat, { type: name, player: seat, ...more } as never);
  const isDone = answer.ok || JSON.stringify(match.view(0).view) !== before;
  await match.close();
  if (isDone) return 'done';
  return !answer.ok && answer.error.message !== '' ? 'refused, with a reason' : 'refused';
}

/** What happens to an attempt in a match of boardgame.io, sent to its master as a transport does. */
async function inBoardgame({ moment, seat, kind, name, isSwitchedOff = false, sent }: Attempt): Promise<Fate> {
  const events = isSwitchedOff ? { endGame: false, endTurn: false } : {};
  const game = { ...theirs, events, seed: 'side by side' };
  const client = Client({ game, numPlayers: 2, matchID: 'm', multiplayer: Local(), debug: false, playerID: '0' });
  const { error } = console;
  console.error = () => undefined;
  client.start();
  const told = () => client.getState() as NonNullable<ReturnType<typeof client.getState>>;
  try {
    if (moment !== 'begin') client.moves.roll?.();
    const [climb] = theirs.ai?.enumerate(told().G, told().ctx, '0') ?? [];
    if (moment === 'climbed') client.moves.climb?.(...((climb as { args?: unknown[] }).args ?? []));
    const { master } = (client as never as { readonly transport: { readonly master: Master } }).transport;
    const { G, ctx, _stateID } = told();
    const args = sent ? [sent(G.dice)] : [];
    const type = kind === 'move' ? 'MAKE_MOVE' : 'GAME_EVENT';
    const before = JSON.stringify([G, ctx]);
    const answer = await master.onUpdate(
      { type, payload: { type: name, args, playerID: `${seat}` } },
      _stateID,
      'm',
      `${seat}`,
    );
    if (JSON.stringify([told().G, told().ctx]) !== before) return 'done';
    return answer?.error === undefined ? 'refused' : 'refused, with a reason';
  } catch {
    return 'an exception in the host';
  } finally {
    client.stop();
    console.error = error;
  }
}

interface Master {
  onUpdate(action: object, stateID: number, matchID: string, playerID: string): Promise<{ error?: string } | undefined>;
}

/** A save that no game leads to: four runners. */
function loaded(): Fate {
  const start = ours.setup({ players: 2 });
  try {
    ours.load({ ...start, runners: start.runners.map((_, i) => (i < 4 ? 1 : 0)) });
    return 'done';
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    return 'refused, with a reason';
  }
}

/** The same in boardgame.io: what a store holds is what is played on. */
function stored(): Fate {
  const setup = (...given: Parameters<NonNullable<typeof theirs.setup>>): CantStop => {
    const start = theirs.setup?.(...given) as CantStop;
    return { ...start, runners: start.runners.map((_, i) => (i < 4 ? 1 : 0)) };
  };
  const game = { ...theirs, setup };
  const client = Client({ game, numPlayers: 2, debug: false });
  client.start();
  client.moves.stop?.();
  const isDone = client.getState()?.G.markers[0]?.[3] === 1;
  client.stop();
  return isDone ? 'done' : 'refused';
}

/** The title of an attempt without a message. */
export const SAVE = 'Go on from a save with four runners';

/** What happens to each attempt in dicewright and in boardgame.io. */
export async function fates(): Promise<(readonly [title: string, ours: Fate, theirs: Fate])[]> {
  const rows: (readonly [string, Fate, Fate])[] = [];
  for (const attempt of attempts) rows.push([attempt.title, await inDicewright(attempt), await inBoardgame(attempt)]);
  return [...rows, [SAVE, loaded(), stored()]];
}
