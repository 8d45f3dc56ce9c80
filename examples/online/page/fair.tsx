import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Table } from './connect.js';
import { checkedPromise, keptCommitment } from './promise.js';

interface FairProps {
  readonly match: string;
  readonly table: Table;
}

const PROMISED = 'The host has promised the dice of this game. This page checks them when it is over.';
const SHARED = 'Shared dice: nobody chooses a roll alone, and this page checks each of them.';

/** Keeps the promise of the dice, and says in the end whether it was kept. */
export function Fair({ match, table }: FairProps) {
  const { remote, seat } = table;
  const seen = useSyncExternalStore(
    (listener) => remote.subscribe(seat, listener),
    () => remote.view(seat),
  );
  const [said, setSaid] = useState<string | null>(null);
  const commitment = seen && keptCommitment(match, seen.commitment, seen.shared !== undefined);
  const isOver = seen !== null && seen.result !== null;
  useEffect(() => {
    if (!isOver || !commitment) return;
    checkedPromise(table, commitment).then(setSaid, (error: unknown) => setSaid(`It could not be checked: ${error}`));
  }, [isOver, commitment, table]);
  if (!commitment) return null;
  return (
    <p role="status" data-testid="fair" title={commitment}>
      {said ?? (seen?.shared ? SHARED : PROMISED)}
    </p>
  );
}
