import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { sideCount, sidesOf } from '../../kit/groups.js';
import { facesOfPlayers } from '../../kit/outer-faces.js';
import { nameOf, type TableLine, tablePicture } from '../../kit/picture.js';
import { collectionValue, isPlacing, onPyramid, type UpAndDownState, variantOf } from './position.js';
import { upAndDown } from './up-and-down.js';

type View = DeepReadonly<UpAndDownState>;

function todo({ phase, rolled, left, ...view }: View, name: string): string {
  if (phase === 'build') return `${name} builds the pyramid.`;
  if (rolled === null) return `${name} rolls.`;
  const verb = isPlacing({ rolled, ...view }) ? 'places' : 'removes';
  return `${name} ${verb} ${left === 1 ? 'one more die' : `${left} more dice`}.`;
}

function linesOf(view: View): TableLine[] {
  const { board, supply, taken } = view;
  const variant = variantOf(view);
  if (variant === 'values') {
    return [
      { label: 'Red, green, black', values: taken.map((dice) => dice.join(' ')) },
      { label: 'Points', values: taken.map(collectionValue) },
    ];
  }
  const inHand = { label: variant === 'building' ? 'Dice left' : 'Dice removed', values: supply };
  if (variant === 'building') return [inHand, { label: 'Outer faces', values: facesOfPlayers(board, sideCount(view)) }];
  return [inHand, { label: 'On the pyramid', values: [0, 1, 2].map((side) => onPyramid(board, side)) }];
}

/** A position of Up and Down as a picture: the pyramid, the number rolled, and what the players have. */
export function upAndDownPicture(view: View, options: PictureOptions = {}): Picture {
  return tablePicture(
    {
      title: upAndDown.title,
      colours: playerColours,
      players: view.players,
      sides: sidesOf(view),
      acting: upAndDown.playersToAct(view),
      result: upAndDown.result(view),
      todo: todo(view, nameOf(view.toPlay ?? 0, options)),
      rolled: view.rolled === null ? [] : [view.rolled],
      board: view.board,
      lines: linesOf(view),
    },
    options,
  );
}
