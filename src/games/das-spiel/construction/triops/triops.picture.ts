import type { Picture, PictureOptions } from '../../../../kernel/picture.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { facesOfPlayers } from '../../kit/outer-faces.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import type { TriopsState } from './position.js';
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
  return tablePicture(
    {
      title: triops.title,
      players,
      acting: triops.playersToAct(view),
      outcome: triops.outcome(view),
      todo: `${nameOf(toPlay ?? 0, options)} ${todo(view)}`,
      board,
      boardOptions: {
        latent: true,
        marks: start === null ? [] : [{ cell: cellNamed(start), tone: 'gold', text: 'S' }],
      },
      lines: [
        { label: 'Dice left', values: supply },
        { label: 'Outer faces', values: facesOfPlayers(board, players) },
      ],
    },
    options,
  );
}
