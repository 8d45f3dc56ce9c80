import { playerName } from '../../../../kernel/naming.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import type { BoardPart, Picture, PictureOptions } from '../../../../picture/picture.js';
import { isEmpty } from '../../../../pyramid/board.js';
import { isPlaceable } from '../../../../pyramid/heap.js';
import { type BoardMark, diePart } from '../../../../pyramid/picture.js';
import { upperNumbers } from '../../../../pyramid/pose.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { coatCells, outerWalls, wallNumbers } from './coat.js';
import type { TheVainGuineaFowlState } from './position.js';
import { theVainGuineaFowl } from './the-vain-guinea-fowl.js';

type State = DeepReadonly<TheVainGuineaFowlState>;

/** The open places of the coat, with the numbers that must show there. */
function marksOf({ board, options }: State): BoardMark[] {
  const wanted = wallNumbers(options.hand);
  return coatCells
    .filter((cell) => isEmpty(board, cell) && isPlaceable(board, cell))
    .map((cell) => ({
      cell,
      tone: 'gold',
      text: outerWalls(cell)
        .map((axis) => wanted[axis])
        .join(''),
    }));
}

/** The players' dice as they were rolled; a place for those that are not, so that the board stays where it is. */
function rolledDice({ rolled, options: { hand } }: State, { names }: PictureOptions): BoardPart[] {
  return rolled.map((pose, player): BoardPart => {
    const title = playerName(player, names);
    if (pose !== null) return diePart('k', pose, title, hand);
    return { kind: 'board', title, plate: false, cells: [{ name: '', at: [0, 0, 0], tone: 'gray' }] };
  });
}

/** A position of The Vain Guinea Fowl as a picture: fowl, coat, what is wanted where, and the players' dice. */
export function theVainGuineaFowlPicture(view: State, options: PictureOptions = {}): Picture {
  const { players, board, poses, supply, rolled, options: rules } = view;
  const acting = theVainGuineaFowl.playersToAct(view);
  const names = acting.map((player) => nameOf(player, options)).join(', ');
  return tablePicture(
    {
      title: theVainGuineaFowl.title,
      players,
      acting,
      result: theVainGuineaFowl.result(view),
      todo: `${names}: roll and place, all at once.`,
      board,
      boardOptions: { poses, hand: rules.hand, marks: marksOf(view) },
      blocks: rolledDice(view, options),
      lines: [
        { label: 'Dice left', values: supply },
        {
          label: 'Rolled',
          values: rolled.map((pose) => (pose === null ? '–' : upperNumbers(pose, rules.hand).join(' '))),
          isToldOnly: true,
        },
      ],
    },
    options,
  );
}
