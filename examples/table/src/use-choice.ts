import type { AnyAction, AnyGame, Choice } from 'dicewright';
import { choosing } from 'dicewright/choosing';
import { useMemo, useState } from 'react';
import type { Seen } from './game-session.js';
import { withKeptDice } from './kept-dice.js';

interface Held {
  readonly seen: Seen;
  readonly player: number;
  readonly choice: Choice<AnyAction>;
}

const ownParts = ({ choice }: Held): string[] => choice.taken.flatMap(({ part, own }) => (own ? part : []));

/** A person's way to an action; what was pointed at stays so when others act meanwhile. */
export function useChoice(game: AnyGame, seen: Seen, player: number | null) {
  const [held, setHeld] = useState<Held | null>(null);
  const choice = useMemo(() => {
    if (player === null) return null;
    if (held?.player === player && held.seen === seen) return held.choice;
    const isCarried = held?.player === player && game.traits.simultaneous && held.seen.version < seen.version;
    const begun = choosing(game, seen.view, player, isCarried ? ownParts(held) : []);
    return withKeptDice(game, seen.view, begun);
  }, [game, seen, player, held]);
  const setChoice = (next: Choice<AnyAction> | null): void =>
    setHeld(next && player !== null ? { seen, player, choice: next } : null);
  return { choice, setChoice };
}
