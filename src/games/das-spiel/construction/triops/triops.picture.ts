import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { sidesOf } from '../../kit/groups.js';
import { facesOfPlayers } from '../../kit/outer-faces.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { stocksOf, type TriopsState } from './position.js';
import { triops } from './triops.js';

/** What is to be done, behind the name of the player. */
function todo({ phase, options }: DeepReadonly<TriopsState>): string {
  if (phase === 'start') return 'places the start die on the plate.';
  if (phase === 'build') return 'builds three dice that hang together and touch the main heap.';
  return options.bonus === 'must' ? 'places a bonus die.' : 'may place a bonus die.';
}

/** A position of Triops as a picture: the pyramid with the start die marked, the dice left, the outer faces so far. */
export function triopsPicture(view: DeepReadonly<TriopsState>, options: PictureOptions = {}): Picture {
  const { board, supply, start, toPlay, players } = view;
  const sides = sidesOf(view);
  return tablePicture(
    {
      title: triops.title,
      colours: playerColours,
      players,
      sides,
      acting: triops.playersToAct(view),
      result: triops.result(view),
      todo: `${nameOf(toPlay ?? 0, options)} ${todo(view)}`,
      board,
      boardOptions: {
        latent: true,
        marks: start === null ? [] : [{ cell: cellNamed(start), tone: 'gold', text: 'S' }],
      },
      lines: [
        // Of a group whose members have their own, each one's.
        {
          label: 'Dice left',
          values: sides.map((_, side) =>
            stocksOf(view, side)
              .map((one) => supply[one])
              .join(' + '),
          ),
        },
        { label: 'Outer faces', values: facesOfPlayers(board, sides.length) },
      ],
    },
    options,
  );
}
