import type { AnyGame } from 'dicewright';
import { nameOf } from '../words.js';
import { changeText, valueText } from './figures.js';
import type { KeptReview } from './kept-review.js';

interface SumsProps {
  readonly review: KeptReview;
  readonly names: readonly string[];
  /** The one player at this screen, where there is one. */
  readonly own: number | null;
  readonly traits: AnyGame['traits'];
}

/** `2 of 14 choices were mistakes` */
function mistakesText({ decisions, mistakes, blunders }: KeptReview['players'][number]): string {
  const bad = mistakes + blunders;
  if (decisions === 0) return 'There was nothing to choose.';
  if (bad === 0) return `None of ${decisions} choices was a mistake.`;
  const what = blunders === bad ? 'blunder' : 'mistake';
  const bads = `${bad} of ${decisions} choices ${bad === 1 ? `was a ${what}` : `were ${what}s`}`;
  return blunders === 0 || blunders === bad
    ? `${bads}.`
    : `${bads}, ${blunders} of them ${blunders === 1 ? 'a blunder' : 'blunders'}.`;
}

/** What dice and choices did for each player. */
export function Sums({ review, names, own, traits }: SumsProps) {
  const { players, values } = review;
  // What is learnt can't be told from luck.
  const luckName = traits.hiddenInformation ? 'dice and news' : 'dice';
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
              {(traits.chance || traits.hiddenInformation) && (
                <>
                  <span>
                    {whose}
                    {luckName} <b>{change(luck)}</b>
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
