import { useEffect, useState } from 'react';
import { connect, type Present } from './connect.js';
import type { RemoteGame } from './remote-game.js';

/** A place at a match, as far as it is known. */
export interface Connection {
  readonly game: RemoteGame | null;
  /** Why nobody can sit there. */
  readonly refusal: string | null;
  /** Whether the host can be heard. */
  readonly isThere: boolean;
  readonly present: Present;
  /** The next match, if somebody has begun it. */
  readonly rematch: string | null;
}

const NOBODY: Present = { seats: [], watching: 0 };

export function useConnection(match: string, secret: string | null): Connection {
  const [game, setGame] = useState<RemoteGame | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isThere, setThere] = useState(false);
  const [present, setPresent] = useState(NOBODY);
  const [rematch, setRematch] = useState<string | null>(null);
  useEffect(
    () =>
      connect(match, secret, {
        onGame: setGame,
        onRefused: setRefusal,
        onLink: setThere,
        onPresent: setPresent,
        onRematch: setRematch,
      }),
    [match, secret],
  );
  return { game, refusal, isThere, present, rematch };
}
