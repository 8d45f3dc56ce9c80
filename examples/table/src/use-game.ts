import { useEffect, useState } from 'react';
import { type GameAddress, PERSON, type Seat } from './address.js';
import { GameSession, newSeed } from './game-session.js';
import { namesAt } from './opponents/opponents.js';
import { loadPlayedGame, type PlayedGame } from './played-game.js';
import type { KeptReview } from './review/kept-review.js';
import { savedGame, setAside } from './saved-games.js';
import { rollThemselves, seatsFor, usualPlayers } from './seats.js';
import { messageOf } from './words.js';

/** A game that has been opened. */
export interface OpenGame extends PlayedGame {
  readonly session: GameSession;
  readonly seats: readonly Seat[];
  /** What was found out about it. */
  readonly review?: KeptReview;
  /** Where it is no game of its own, but goes on from a position of another. */
  readonly trial?: Trial;
  /** The position that is shown first: after so many actions. */
  readonly at?: number;
}

/** Where a trial comes from: the position before an action of a game. */
export interface Trial {
  readonly of: OpenGame;
  readonly index: number;
}

/** What was kept or sent as a review, if it is one of the game. */
async function reviewOf(session: GameSession, value: unknown): Promise<Pick<OpenGame, 'review'>> {
  if (value === undefined) return {};
  const { readReview } = await import('./review/read-review.js');
  const review = readReview(value, session.record);
  return review ? { review } : {};
}

async function begin(address: GameAddress): Promise<OpenGame> {
  if (address.page === 'record') {
    const { unpacked, unpackedValue } = await import('./packing.js');
    const record = await unpacked(address.packed ?? '');
    const played = await loadPlayedGame(record.game, address.module);
    const seats = address.seats.length > 0 ? address.seats : Array.from({ length: record.players }, () => 'you');
    const { openSession } = await import('./open-session.js');
    const session = openSession(played.game, record);
    // A game without its review is a game all the same.
    const told = address.review === null ? undefined : await unpackedValue(address.review).catch(() => undefined);
    const at = address.at !== null && address.at < session.steps.length ? { at: address.at } : {};
    return { ...played, ...at, session, seats: seatsFor(record.players, seats), ...(await reviewOf(session, told)) };
  }
  const { settings } = address;
  const played = await loadPlayedGame(address.game, settings.module);
  const players = usualPlayers(played.game, settings);
  const { options, names, seed } = settings;
  const isByHand = rollThemselves(played.game, settings);
  // A bot has no hands.
  const wanted = isByHand && settings.seats.length === 0 ? Array<Seat>(players).fill(PERSON) : settings.seats;
  const seats = seatsFor(players, wanted);
  const called = namesAt(seats, names);
  const session = GameSession.start(played.game, {
    players,
    options,
    ...(called.length > 0 && { names: called }),
    ...(!isByHand && { seed: seed ?? newSeed() }),
  });
  return { ...played, session, seats };
}

/** The game of an address: as the browser has kept it, else from its beginning. */
export async function openGame(hash: string, address: GameAddress): Promise<OpenGame> {
  const kept = savedGame(hash);
  if (!kept) return begin(address);
  const module = address.page === 'record' ? address.module : address.settings.module;
  const played = await loadPlayedGame(kept.record.game, module);
  const { openSession } = await import('./open-session.js');
  try {
    const session = openSession(played.game, kept.record);
    return { ...played, session, seats: kept.seats, ...(await reviewOf(session, kept.review)) };
  } catch {
    // Another edition of the page may be able to read it.
    setAside(hash);
    return begin(address);
  }
}

/** The game of an address once it has been opened, or why it could not be. */
export function useGame(
  hash: string,
  address: GameAddress,
): { readonly open?: OpenGame; readonly error?: string; readonly setOpen: (open: OpenGame) => void } {
  const [result, setResult] = useState<{ open?: OpenGame; error?: string }>({});
  useEffect(() => {
    let isHere = true;
    openGame(hash, address).then(
      (open) => isHere && setResult({ open }),
      (error) => isHere && setResult({ error: messageOf(error) }),
    );
    return () => {
      isHere = false;
    };
  }, [hash, address]);
  return { ...result, setOpen: (open) => setResult({ open }) };
}
