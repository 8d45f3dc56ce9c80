import type { AnyAction, AnyGame, createRng } from 'dicewright';
import { kiriki } from 'dicewright/kiriki';
import {
  createMatch,
  type HostMessage,
  type Match,
  type MatchStore,
  memoryStore,
  type RemoteMatch,
  remoteMatch,
  type SeatMessage,
  serveSeat,
} from 'dicewright/match';
import { chainOf } from '../../src/record/chain.js';

const wire = <T>(message: T): T => JSON.parse(JSON.stringify(message)) as T;

/** Whatever is under way between the ends comes to rest. */
export const rest = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** What the network, or whoever sits in it, makes of what is said; `null` where it is lost. */
export interface Between {
  toSeat?: (message: HostMessage) => HostMessage | null;
  toHost?: (message: SeatMessage) => SeatMessage | null;
}

/** A page at its seat, connected to a match. What the page throws of what it hears is kept. */
export function pageAt(game: AnyGame, seat: number | null, kept?: Parameters<typeof remoteMatch>[3]) {
  const between: Between = {};
  const complaints: string[] = [];
  const sent: SeatMessage[] = [];
  let served: ReturnType<typeof serveSeat> | undefined;
  const remote = remoteMatch(
    game,
    seat,
    (message) => {
      sent.push(message);
      const carried = between.toHost ? between.toHost(wire(message)) : wire(message);
      if (carried) void served?.receive(carried);
    },
    kept,
  ) as unknown as RemoteMatch;
  return {
    remote,
    between,
    complaints,
    sent,
    /** @param as - the seat that the host serves; that of the page, unless given */
    connect(match: Match, as = seat) {
      served?.close();
      served = serveSeat(match, as, (message) => {
        const carried = between.toSeat ? between.toSeat(wire(message)) : wire(message);
        try {
          if (carried) remote.receive(carried);
        } catch (error) {
          complaints.push((error as Error).message);
        }
      });
      remote.connected();
    },
    cut() {
      served?.close();
      served = undefined;
    },
    get seen() {
      const seen = remote.view(seat) as NonNullable<ReturnType<typeof remote.view>>;
      return { seat, ...seen } as typeof seen & { readonly seat: number | null };
    },
  };
}
export type SeatPage = ReturnType<typeof pageAt>;

export const seedOf = (seat: number): string => `the seed of seat ${seat}`;

/** A match with shared dice, and a page at each seat, connected, all of whom have committed. */
export async function tableFor(game: AnyGame, players: number, more: object = {}, store: MatchStore = memoryStore()) {
  const table = { id: 'm', players, dice: 'shared', seed: 'the host', store, ...more };
  const match = (await createMatch(game, table as never)) as unknown as Match;
  const pages = Array.from({ length: players }, (_, seat) => pageAt(game, seat, { seed: seedOf(seat) }));
  for (const page of pages) page.connect(match);
  await rest();
  return { match, pages, store };
}

/** What one of those who may act does, by chance; whether anybody could. */
export async function act(game: AnyGame, pages: readonly SeatPage[], rng: ReturnType<typeof createRng>) {
  for (const { remote, seen } of pages) {
    const { seat, toAct, view } = seen;
    if (seat === null || !toAct.includes(seat)) continue;
    const action = game.sampleAction(view as never, rng, seat);
    if (!action) continue;
    const answer = remote.submit(action as AnyAction);
    await rest();
    return await answer;
  }
  return null;
}

export const ROLL = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] } as const;
/** `ok`, or why not. */
export const codeOf = (answer: { ok: boolean; error?: { code: string } }): string =>
  answer.ok ? 'ok' : String(answer.error?.code);

/** Kiriki for two in this process, for whom nobody shares by itself. */
export const bare = (more: object = {}) =>
  createMatch(kiriki, { id: 'm', players: 2, names: ['Ada', 'Ben'], dice: 'shared', seed: 'host', ...more } as never);
export const chains = [0, 1].map((place) => chainOf(seedOf(place), 'm', place));
export const commitments = chains.map(({ commitment }) => commitment);
/** The same when both have committed. */
export async function committed(more: object = {}) {
  const match = await bare(more);
  for (const seat of [0, 1]) await match.commit(seat, commitments[seat] as string);
  return match;
}
/** A link of a seat. */
export const linkAt = (seat: number, index: number): string => chains[seat]?.linkAt(index) as string;
