import type { GameResult } from 'dicewright';
import { listed, nameOf } from './words.js';

interface ResultProps {
  readonly result: GameResult;
  readonly names: readonly string[];
}

/** How the game ended. */
export function Result({ result, names }: ResultProps) {
  const { winners, scores, reason } = result;
  const who = winners.map((player) => nameOf(player, names));
  return (
    <section className="result" data-testid="result" aria-labelledby="result">
      <h2 id="result">{who.length === 0 ? 'Nobody wins' : `${listed(who)} ${who.length === 1 ? 'wins' : 'win'}`}</h2>
      <p>{reason}</p>
      {scores && (
        <ol>
          {scores.map((score, player) => (
            <li key={nameOf(player, names) + String(player)}>
              {nameOf(player, names)}: {score}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
