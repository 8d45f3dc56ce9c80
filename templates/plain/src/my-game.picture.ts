import { type Picture, type PictureOptions, playerInSentence, playerName } from 'dicewright/define';
import type { MyGameState } from './my-game.js';

/** Draws a position of My Game: a sheet with the points of all players. */
export function myGamePicture(view: MyGameState, { names }: PictureOptions = {}): Picture {
  const { banked, atRisk, toPlay, options } = view;
  const isOver = banked.some((points) => points >= options.target);
  const now = isOver ? 'The game is over.' : `${playerInSentence(toPlay, names)} has ${atRisk} at risk.`;
  return {
    title: 'My Game',
    // For those who can't see the drawing.
    summary: now,
    parts: [
      {
        kind: 'sheet',
        columns: banked.map((_, player) => ({
          heading: playerName(player, names),
          current: !isOver && player === toPlay,
        })),
        rows: [{ kind: 'line', label: 'Banked', cells: banked.map((points) => ({ text: `${points}` })) }],
      },
      { kind: 'note', text: now, tone: isOver ? 'gold' : 'accent' },
    ],
  };
}
