import type { AnyGame } from 'dicewright';
import { useState } from 'react';
import { PERSON, type Seat } from './address.js';
import type { Seen } from './game-session.js';

/** Which of the people at this screen looks at it and acts now. */
export function useActor(game: AnyGame, seats: readonly Seat[], { toAct, result }: Pick<Seen, 'toAct' | 'result'>) {
  const persons = seats.flatMap((seat, player) => (seat === PERSON ? player : []));
  const hasCurtain = game.traits.hiddenInformation && persons.length > 1;
  const [wanted, setWanted] = useState<number | null>(null);
  /** Who sits before the screen. */
  const [sitting, setSitting] = useState<number | null>(null);

  const candidates = toAct.filter((player) => persons.includes(player));
  const isCandidate = (player: number | null): player is number => player !== null && candidates.includes(player);
  const actor = isCandidate(wanted) ? wanted : isCandidate(sitting) ? sitting : (candidates[0] ?? null);
  const viewer = actor ?? sitting ?? persons[0] ?? null;
  const isCurtainDrawn = hasCurtain && result === null && sitting !== viewer;
  if (!isCurtainDrawn && sitting !== viewer) setSitting(viewer);
  return {
    actor: isCurtainDrawn ? null : actor,
    /** Whose view is shown; `null` for a spectator. */
    viewer,
    isCurtainDrawn,
    candidates,
    openCurtain: () => setSitting(viewer),
    want: setWanted,
  };
}
