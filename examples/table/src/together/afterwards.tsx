import { useState } from 'react';
import { PERSON, recordHash } from '../address.js';
import { Result } from '../result.js';
import { messageOf } from '../words.js';
import type { RemoteSeen } from './clocks.js';
import type { KeptMatch } from './kept-matches.js';
import { Rematch } from './rematch.js';
import type { RemoteGame } from './remote-game.js';
import type { Ending } from './use-ending.js';

interface AfterwardsProps {
  readonly game: RemoteGame;
  readonly kept: KeptMatch;
  readonly seen: RemoteSeen;
  readonly ending: Ending | null;
  /** The next match, if somebody has begun it. */
  readonly next: string | null;
}

/** How a match ended, and what can be done now. */
export function Afterwards({ game, kept, seen, ending, next }: AfterwardsProps) {
  const [wrong, setWrong] = useState<string | null>(null);
  const { result, view } = seen;
  const { names } = game;
  if (!result) return null;
  const record = ending?.record;
  const review = async (): Promise<void> => {
    if (!record) return;
    try {
      const { packed } = await import('../packing.js');
      const seats = Array.from({ length: record.players }, () => PERSON);
      location.hash = recordHash(await packed(record), seats, null);
    } catch (error) {
      setWrong(messageOf(error));
    }
  };
  return (
    <Result result={result} players={view.players} persons={game.seat === null ? [] : [game.seat]} names={names}>
      <div className="buttons">
        <Rematch kept={kept} next={next} />
        {record && (
          <button type="button" data-testid="review" onClick={review}>
            Look at it again
          </button>
        )}
        <a href="#/">Other games</a>
      </div>
      {wrong !== null && <p role="alert">{wrong}</p>}
    </Result>
  );
}
