import { type Picture, type PictureOptions, playerInSentence, playerName } from 'dicewright/define';
import { boardPart, countDice } from 'dicewright/pyramid';
import { type MyGameState, myGamePoints } from './my-game.js';

/** Draws a position of My Game: the pyramid, and the points below it. */
export function myGamePicture(view: MyGameState, { names, before }: PictureOptions = {}): Picture {
  const { board, players, options } = view;
  const earlier = before as MyGameState | undefined;
  const placed = countDice(board);
  const isOver = placed === players * options.dice;
  const now = isOver ? 'The game is over.' : `${playerInSentence(placed % players, names)} is to place a die.`;
  const points = Array.from(
    { length: players },
    (_, player) => `${playerName(player, names)}: ${myGamePoints(view, player)}`,
  );
  return {
    title: 'My Game',
    // For those who can't see the drawing.
    summary: now,
    parts: [
      // Cells of the plate are pointed at as they are; what was placed last is marked.
      boardPart(board, { before: earlier?.board }),
      { kind: 'note', text: points.join(', ') },
      { kind: 'note', text: now, tone: isOver ? 'gold' : 'accent' },
    ],
  };
}
