import type { GameCard } from 'virtual:game-cards';
import type { Entry } from 'dicewright/games';
import { inWords } from './words.js';

function playersText({ min, max, withGroups }: Entry['playerCount']): string {
  const players = min === max ? `${min} player${min === 1 ? '' : 's'}` : `${min} to ${max} players`;
  return withGroups === undefined ? players : `${players} or groups`;
}

interface CardProps {
  readonly entry: Pick<Entry, 'title' | 'playerCount' | 'traits'>;
  readonly href: string;
  readonly card?: GameCard | undefined;
  readonly family?: string | undefined;
}

/** A game among others: what it looks like, who can play, how long, and of which family. */
export function Card({ entry, href, card, family }: CardProps) {
  const { title, playerCount, traits } = entry;
  return (
    <li className="card">
      <a href={href}>
        {card && <img src={card.picture} alt="" loading="lazy" decoding="async" />}
        <strong>{title}</strong>
        <span>
          {playersText(playerCount)}
          {card && `, about ${card.actions} actions`}
        </span>
        <span className="tags">
          {family !== undefined && <span>{inWords(family)}</span>}
          {traits.hiddenInformation && <span>secrets</span>}
          {traits.dexterity && <span>dexterity</span>}
          {traits.simultaneous && <span>all at once</span>}
        </span>
      </a>
    </li>
  );
}
