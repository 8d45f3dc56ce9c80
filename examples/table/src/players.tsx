import type { Picture } from 'dicewright/define';
import { isBot, PERSON } from './address.js';
import type { PlayedSession } from './game-session.js';
import { Face } from './opponents/face.js';
import type { OpenGame } from './use-game.js';
import { nameOf } from './words.js';

/** The colour that a player goes by: that of their dice where the picture tells it, else one of the seat. */
export function chipOf(picture: Picture, player: number, names: readonly string[]): string {
  const name = nameOf(player, names);
  for (const part of picture.parts) {
    if (part.kind !== 'sheet') continue;
    const column = part.columns.find(({ heading, tone }) => tone && heading?.includes(name));
    if (column?.tone) return `var(--die-${column.tone})`;
  }
  return `var(--line-${player % 6})`;
}

interface PlayersProps {
  readonly open: Pick<OpenGame, 'seats'> & { readonly session: PlayedSession };
  readonly picture: Picture;
  readonly toAct: readonly number[];
  readonly winners: readonly number[];
}

/** Who plays: colours, names, who of them is you, and who is to act. */
export function Players({ open, picture, toAct, winners }: PlayersProps) {
  const { seats, session } = open;
  const persons = seats.filter((seat) => seat === PERSON).length;
  return (
    <ol className="players" aria-label="Players">
      {seats.map((seat, player) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          key={player}
          data-testid={`player-${player}`}
          className={toAct.includes(player) ? 'acts' : undefined}
          aria-current={toAct.includes(player) ? 'true' : undefined}
        >
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <circle cx="6" cy="6" r="5" style={{ fill: chipOf(picture, player, session.names) }} />
          </svg>
          {isBot(seat) && <Face seat={seat} />}
          <span className="name">{nameOf(player, session.names)}</span>
          {seat === PERSON && persons === 1 && <small>(you)</small>}
          {winners.includes(player) && <small>won</small>}
        </li>
      ))}
    </ol>
  );
}
