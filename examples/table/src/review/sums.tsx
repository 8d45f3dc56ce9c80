import { nameOf } from '../words.js';
import { changeText, valueText } from './figures.js';
import type { KeptReview } from './kept-review.js';

interface SumsProps {
  readonly review: KeptReview;
  readonly names: readonly string[];
  /** The one player at this screen, where there is one. */
  readonly own: number | null;
  /** Whether anything is random in the game. */
  readonly hasDice: boolean;
}

/** `2 of 14 choices were mistakes` */
function mistakesText({ decisions, mistakes, blunders }: KeptReview['players'][number]): string {
  const bad = mistakes + blunders;
  if (decisions === 0) return 'There was nothing to choose.';
  if (bad === 0) return `None of ${decisions} choices was a mistake.`;
  const bads = `${bad} of ${decisions} choices ${bad === 1 ? 'was a mistake' : 'were mistakes'}`;
  return blunders === 0 ? `${bads}.` : `${bads}, ${blunders} of them ${blunders === 1 ? 'a blunder' : 'blunders'}.`;
}

/** What dice and choices did for each player. */
export function Sums({ review, names, own, hasDice }: SumsProps) {
  const { players, values } = review;
  const change = (value: number): string => changeText(value, players.length);
  return (
    <ul className="sums" data-testid="review-sums">
      {players.map((sum, player) => {
        const { luck, skill, others, drift } = sum;
        const isOwn = player === own;
        const whose = isOwn ? 'your ' : '';
        const [first, last] = [values[0]?.[player] ?? 0, values.at(-1)?.[player] ?? 0];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a player is the index
          <li key={player}>
            <h3>{isOwn ? 'You' : nameOf(player, names)}</h3>
            <p className="figures">
              {hasDice && (
                <>
                  <span>
                    {whose}dice <b>{change(luck)}</b>
                  </span>
                  ,{' '}
                </>
              )}
              <span>
                {whose}choices <b>{change(skill)}</b>
              </span>
              {players.length > 1 && (
                <>
                  , <span>choices of others {change(others)}</span>
                </>
              )}
              {Math.abs(drift) >= 0.005 * (review.spread || 1) && (
                <>
                  , <span>second thoughts of the judge {change(drift)}</span>
                </>
              )}
            </p>
            <p className="quiet">
              From {valueText(first, players.length)} to {valueText(last, players.length)}. {mistakesText(sum)}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
