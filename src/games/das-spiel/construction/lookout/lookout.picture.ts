import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { allowed, allowedLate, countingNumbers } from './counting.js';
import { type LookoutState, lookout } from './lookout.js';

type View = DeepReadonly<LookoutState>;

function todo({ gold, phase, rolled }: View, options: PictureOptions): string {
  const name = nameOf(gold ?? 0, options);
  if (phase === 'throw') return `${name} has the golden die and gives the signal to throw.`;
  const number = `The golden die shows ${rolled?.gold ?? 0}:`;
  if (phase === 'late') return `${number} ${name} has called stop, and the others may place what was left.`;
  return `${number} all place what counts for them, until ${name} calls stop.`;
}

/** A position of Lookout as a picture: the pyramid, what was thrown, and what each may place of it. */
export function lookoutPicture(view: View, options: PictureOptions = {}): Picture {
  const { board, supply, phase, rolled } = view;
  const each = (text: (player: number) => number | string): (number | string)[] =>
    supply.map((_, player) => text(player));
  const thrown = [
    { label: 'Thrown', values: each((player) => rolled?.own[player]?.join(' ') ?? '') },
    { label: 'Count', values: each((player) => countingNumbers(view, player).join(', ')) },
    {
      label: 'May place',
      values: each((player) => (phase === 'late' ? allowedLate(view, player) : allowed(view, player))),
    },
  ];
  return tablePicture(
    {
      title: lookout.title,
      colours: playerColours,
      players: view.players,
      acting: lookout.playersToAct(view),
      result: lookout.result(view),
      todo: todo(view, options),
      rolled: rolled === null ? [] : [rolled.gold],
      board,
      lines: [{ label: 'Dice left', values: supply }, ...(rolled === null ? [] : thrown)],
    },
    options,
  );
}
