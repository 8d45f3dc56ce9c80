import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import type { BoardMark } from '../../../../pyramid/picture.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { bonusCells } from './bonus.js';
import { type MaliciousPleasureState, maliciousPleasure } from './malicious-pleasure.js';

type View = DeepReadonly<MaliciousPleasureState>;

function todo({ toPlay, phase, left }: View, options: PictureOptions): string {
  const name = nameOf(toPlay ?? 0, options);
  if (phase === 'choose') return `${name} chooses the number of a die below.`;
  if (phase === 'place') return `${name} places ${left === 1 ? 'one more die' : `${left} more dice`}.`;
  return `${name} throws a die.`;
}

/** Dice of the turn, and where the next one can go. */
function marks({ board, phase, laid, options }: View): BoardMark[] {
  const open = phase === 'place' ? bonusCells(board, laid, options.contact) : [];
  return [
    ...laid.map((cell): BoardMark => ({ cell, tone: 'accent' })),
    ...open.map((cell): BoardMark => ({ cell, tone: 'gold' })),
  ];
}

/** A position of Malicious Pleasure as a picture: the pyramid with its numbers, the turn's dice, the dice left. */
export function maliciousPleasurePicture(view: View, options: PictureOptions = {}): Picture {
  return tablePicture(
    {
      title: maliciousPleasure.title,
      colours: playerColours,
      players: view.players,
      acting: maliciousPleasure.playersToAct(view),
      result: maliciousPleasure.result(view),
      todo: todo(view, options),
      posedColour: view.phase === 'place' ? playerColours[view.toPlay ?? 0] : undefined,
      board: view.board,
      boardOptions: { poses: view.poses, hand: view.options.hand, marks: marks(view) },
      lines: [{ label: 'Dice left', values: view.supply }],
    },
    options,
  );
}
