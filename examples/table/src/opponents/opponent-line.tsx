import type { AnyGame } from 'dicewright';
import { useEffect, useState } from 'react';
import type { Seat } from '../address.js';
import { characterOf, type KnownBots, knownText } from './character.js';
import { opponentOf } from './opponents.js';

/** What is known of the bots of a game, as soon as it is loaded. */
function useKnown(game: string): KnownBots | undefined {
  const [known, setKnown] = useState<KnownBots>();
  useEffect(() => {
    let isWanted = true;
    import('virtual:known-bots').then(
      ({ knownBots }) => isWanted && setKnown(knownBots[game]),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [game]);
  return known;
}

interface OpponentLineProps {
  readonly game: Pick<AnyGame, 'id' | 'traits'>;
  readonly seat: Seat;
}

/** Who that is: how it plays, and what was measured of it in this game. Nothing for a person. */
export function OpponentLine({ game, seat }: OpponentLineProps) {
  const known = useKnown(game.id);
  const opponent = opponentOf(seat);
  if (!opponent) return null;
  return (
    <p className="opponent" data-testid="opponent">
      {characterOf(opponent, game)} {known && knownText(opponent, known)}
    </p>
  );
}
