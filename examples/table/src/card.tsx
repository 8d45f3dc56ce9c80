import type { ToldGame } from 'virtual:told-games';
import type { Entry } from 'dicewright/games';
import { listed } from './words.js';

function playersText({ min, max, withGroups }: Entry['playerCount']): string {
  const players = min === max ? `${min} player${min === 1 ? '' : 's'}` : `${min} to ${max} players`;
  return withGroups === undefined ? players : `${players} or groups`;
}

/** What measuring has shown of luck and skill, in a few words; empty where it has shown nothing. */
function measuredText({ thinking, luck }: ToldGame): string {
  if (luck !== null) return `luck ${luck} %`;
  return thinking === null ? '' : `thinking beats guessing ${thinking} %`;
}

interface CardProps {
  readonly entry: Pick<Entry, 'title' | 'playerCount'>;
  readonly href: string;
  /** Where it stands how to play it. */
  readonly rules: string;
  readonly picture?: string | undefined;
  readonly told?: ToldGame | null | undefined;
}

/** A game among others: what it looks like, what it is, for how many, how long, and what decides it. */
export function Card({ entry, href, rules, picture, told }: CardProps) {
  const { title, playerCount } = entry;
  const measured = told ? measuredText(told) : '';
  return (
    <li className="card">
      <a className="to-game" href={href}>
        {picture && <img src={picture} alt="" width="360" height="300" loading="lazy" decoding="async" />}
        <strong>{title}</strong>
        {told && <span className="summary">{told.summary}</span>}
        <span className="facts">
          {told?.minutes && <span>{told.minutes} minutes</span>}
          <span>{playersText(playerCount)}</span>
          {told && told.decides.length > 0 && <span>{listed(told.decides)}</span>}
          {measured !== '' && (
            <span
              title={told?.luck === null ? 'What a bot that thinks wins against one that plays at random.' : undefined}
            >
              {measured}
            </span>
          )}
        </span>
      </a>
      <a className="to-rules" href={rules} aria-label={`How to play ${title}`}>
        How to play
      </a>
    </li>
  );
}
