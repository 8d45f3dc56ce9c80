import type { DeepReadonly, Picture, PictureOptions } from 'dicewright';
import type { MyGameState } from './my-game.js';

/** Draws a position of My Game: a sheet with the points of all players. */
export function myGamePicture(view: DeepReadonly<MyGameState>, { names }: PictureOptions = {}): Picture {
  const { banked, atRisk, toPlay, options } = view;
  const nameOf = (player: number): string => names?.[player] ?? `Player ${player + 1}`;
  const isOver = banked.some((points) => points >= options.target);
  const now = isOver ? 'The game is over.' : `${nameOf(toPlay)} has ${atRisk} at risk.`;
  return {
    title: 'My Game',
    // For those who can't see the drawing.
    summary: now,
    parts: [
      {
        kind: 'sheet',
        columns: banked.map((_, player) => ({ heading: nameOf(player), current: !isOver && player === toPlay })),
        rows: [{ kind: 'line', label: 'Banked', cells: banked.map((points) => ({ text: `${points}` })) }],
      },
      { kind: 'note', text: now, tone: isOver ? 'gold' : 'accent' },
    ],
  };
}
