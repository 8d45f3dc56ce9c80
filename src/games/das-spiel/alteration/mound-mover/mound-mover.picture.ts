import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { corners } from '../../../../pyramid/shapes.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { moundMover } from './mound-mover.js';
import { canMove, countIn, type MoundMoverState, targetAxis } from './position.js';

type View = DeepReadonly<MoundMoverState>;

function todo({ board, toPlay, rolled, left, options }: View, name: string): string {
  if (toPlay !== null && !canMove(board, toPlay)) return `${name} passes.`;
  if (rolled !== null) return `${name} makes ${left === 1 ? 'one more jump' : `${left} more jumps`}.`;
  return options.rolled ? `${name} rolls.` : `${name} jumps.`;
}

/** A position of Mound Mover as a picture: the corner that a player moves to bears their number. */
export function moundMoverPicture(view: View, options: PictureOptions = {}): Picture {
  const { board, toPlay, players, rolled } = view;
  const marks = [0, 1, 2].map((player) => ({
    cell: corners[targetAxis(player)] as number,
    tone: 'gold' as const,
    text: String(player + 1),
  }));
  return tablePicture(
    {
      title: moundMover.title,
      colours: playerColours,
      players,
      acting: moundMover.playersToAct(view),
      result: moundMover.result(view),
      todo: todo(view, nameOf(toPlay ?? 0, options)),
      rolled: rolled === null ? [] : [rolled],
      board,
      boardOptions: { marks },
      lines: [{ label: 'Dice in the next corner', values: [0, 1, 2].map((player) => countIn(board, player)) }],
    },
    options,
  );
}
