import { useEffect, useState } from 'react';
import type { GameAddress, Seat } from './address.js';
import { GameSession, newSeed } from './game-session.js';
import { loadPlayedGame, type PlayedGame } from './played-game.js';
import { savedGame } from './saved-games.js';
import { seatsFor, usualPlayers } from './seats.js';
import { messageOf } from './words.js';

/** A game that has been opened. */
export interface OpenGame extends PlayedGame {
  readonly session: GameSession;
  readonly seats: readonly Seat[];
}

async function begin(address: GameAddress): Promise<OpenGame> {
  if (address.page === 'record') {
    const { unpacked } = await import('./packing.js');
    const record = await unpacked(address.packed ?? '');
    const played = await loadPlayedGame(record.game, address.module);
    const seats = address.seats.length > 0 ? address.seats : Array.from({ length: record.players }, () => 'you');
    return { ...played, session: GameSession.open(played.game, record), seats: seatsFor(record.players, seats) };
  }
  const { settings } = address;
  const played = await loadPlayedGame(address.game, settings.module);
  const players = usualPlayers(played.game, settings);
  const { options, names, seed, rollsThemselves } = settings;
  const session = GameSession.start(played.game, {
    players,
    options,
    ...(names.length > 0 && { names: Array.from({ length: players }, (_, player) => names[player] ?? '') }),
    ...(!rollsThemselves && { seed: seed ?? newSeed() }),
  });
  return { ...played, session, seats: seatsFor(players, settings.seats) };
}

/** The game of an address: as the browser has kept it, else from its beginning. */
export async function openGame(hash: string, address: GameAddress): Promise<OpenGame> {
  const kept = savedGame(hash);
  if (!kept) return begin(address);
  const module = address.page === 'record' ? address.module : address.settings.module;
  const played = await loadPlayedGame(kept.record.game, module);
  try {
    return { ...played, session: GameSession.open(played.game, kept.record), seats: kept.seats };
  } catch {
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
