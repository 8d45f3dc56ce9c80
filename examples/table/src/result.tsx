import type { GameResult } from 'dicewright';
import type { ReactNode } from 'react';
import { listed, nameOf } from './words.js';

/** @param persons - the players who sit at this screen */
function headline({ winners }: GameResult, persons: readonly number[], names: readonly string[]): string {
  const [person] = persons;
  const own = persons.length === 1 ? person : undefined;
  const others = winners.filter((player) => player !== own).map((player) => nameOf(player, names));
  const win = others.length === 1 ? 'wins' : 'win';
  if (winners.length === 0) return 'Nobody wins';
  if (own === undefined) return `${listed(others)} ${win}`;
  if (!winners.includes(own)) return `You lose: ${listed(others)} ${win}`;
  return others.length === 0 ? 'You win' : `You and ${listed(others)} win`;
}

/** The players with their scores, who did best first; in some games the least is best. */
function ranked({ winners, scores }: GameResult, players: number): number[] {
  const all = Array.from({ length: players }, (_, player) => player);
  const scoreOf = (player: number): number => scores?.[player] ?? 0;
  const best = scoreOf(winners[0] ?? 0);
  const sign = winners.length > 0 && all.some((player) => scoreOf(player) > best) ? 1 : -1;
  const lost = (player: number): number => (winners.includes(player) ? 0 : 1);
  return all.sort((one, other) => lost(one) - lost(other) || sign * (scoreOf(one) - scoreOf(other)));
}

interface ResultProps {
  readonly result: GameResult;
  readonly players: number;
  readonly persons: readonly number[];
  readonly names: readonly string[];
  /** What can be done now. */
  readonly children: ReactNode;
}

/** How the game ended. */
export function Result({ result, players, persons, names, children }: ResultProps) {
  const { winners, scores, reason } = result;
  const own = persons.length === 1 ? persons[0] : undefined;
  return (
    <section className="result" data-testid="result" aria-labelledby="result">
      <h2 id="result">{headline(result, persons, names)}</h2>
      <p>{reason}</p>
      {(scores || players > 1) && (
        <ol>
          {ranked(result, players).map((player) => (
            <li key={player} className={winners.includes(player) ? 'won' : undefined}>
              <span>
                {nameOf(player, names)}
                {player === own && ' (you)'}
                {winners.includes(player) && <small> wins</small>}
              </span>
              {scores && <span className="score">{scores[player]}</span>}
            </li>
          ))}
        </ol>
      )}
      <div className="after">{children}</div>
    </section>
  );
}
