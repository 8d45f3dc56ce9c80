import { useEffect, useMemo } from 'react';
import { useShowGame } from '../shown-game.js';
import { Trouble } from '../trouble.js';
import { keepMatch, keptMatch } from './kept-matches.js';
import type { MatchAddress } from './match-address.js';
import { MatchTable } from './match-table.js';
import { useConnection } from './use-connection.js';
import '../styles/together.css';

/** A place at a match, from the moment that somebody opens its link. */
export function MatchPage({ match, secret, hints }: MatchAddress) {
  const connection = useConnection(match, secret);
  const { game, refusal } = connection;
  const title = game?.game.title;
  useEffect(() => {
    if (title) document.title = `${title} – Dicewright table`;
  }, [title]);
  const id = game?.game.id;
  useShowGame(id, null);
  const kept = useMemo(() => {
    if (id === undefined) return null;
    const known = { match, game: id, secret, hints, isOver: false };
    // Who only looks on has no seat to come back to.
    if (secret !== null) keepMatch(known);
    return { ...known, ...keptMatch(match), secret, hints, at: Date.now() };
  }, [id, match, secret, hints]);
  if (refusal !== null) return <Trouble heading="You can’t sit here" message={`The server says: ${refusal}.`} />;
  if (!game || !kept) return <p className="loading">Connecting …</p>;
  return <MatchTable game={game} kept={kept} connection={connection} />;
}
