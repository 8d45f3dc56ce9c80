import { lazy, useEffect } from 'react';
import type { GameAddress } from './address.js';
import { GameTable } from './game-table.js';
import { useShowGame } from './shown-game.js';
import { useGame } from './use-game.js';

const Trouble = lazy(() => import('./trouble.js').then((module) => ({ default: module.Trouble })));

/** A game that is played: found by the address, loaded, and then the table. */
export function GamePage({ hash, address }: { readonly hash: string; readonly address: GameAddress }) {
  const { open, error, setOpen } = useGame(hash, address);
  const title = open?.game.title;
  useShowGame(open?.game.id, open?.module ?? null);
  useEffect(() => {
    if (title) document.title = `${title} – Dicewright table`;
  }, [title]);
  if (error !== undefined) {
    return <Trouble heading="This game could not be opened" message={error} />;
  }
  if (!open) return <p className="loading">Loading the game …</p>;
  return <GameTable key={open.session.record.commitment ?? hash} hash={hash} open={open} setOpen={setOpen} />;
}
