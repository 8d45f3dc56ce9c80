import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import type { SpottedCowState } from './position.js';
import { spottedCow } from './spotted-cow.js';

type State = DeepReadonly<SpottedCowState>;

function todoOf(view: State, options: PictureOptions): string {
  const { phase, rolled, called } = view;
  if (phase === 'setup') return `${nameOf(0, options)} fills the plate.`;
  if (phase === 'roll') return 'The master rolls.';
  if (called !== null) return `${nameOf(called.player, options)} lays a die in ${called.cell}.`;
  const names = spottedCow.playersToAct(view).map((player) => nameOf(player, options));
  const total = rolled.reduce((sum, number) => sum + number, 0);
  return `${names.join(', ')} ${names.length === 1 ? 'looks' : 'look'} for a funnel that shows ${total}.`;
}

/** A position of Spotted Cow as a picture: the pyramid with its numbers, the master's dice, the dice left. */
export function spottedCowPicture(view: State, options: PictureOptions = {}): Picture {
  const { players, board, poses, supply, rolled, out, options: rules } = view;
  return tablePicture(
    {
      title: spottedCow.title,
      players,
      acting: spottedCow.playersToAct(view),
      result: spottedCow.result(view),
      todo: todoOf(view, options),
      rolled,
      board,
      boardOptions: { poses, hand: rules.hand },
      lines: [
        { label: 'Dice left', values: supply },
        { label: 'This round', values: out.map((isOut) => (isOut ? 'out' : 'in')) },
      ],
    },
    options,
  );
}
