import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import type { BoardMark } from '../../../../pyramid/picture.js';
import { colourName } from '../../../../pyramid/stock.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { dice } from '../words.js';
import { type HideAwayState, hideAway } from './hide-away.js';
import { blackLeft, colourOf, facesToSee, hideAwayColours, smallPyramid, topOf } from './position.js';

type View = DeepReadonly<HideAwayState>;

const TONES = ['green', 'red', 'blue'] as const;

function todo({ board, phase, toPlay, hands }: View, options: PictureOptions): string {
  const name = nameOf(toPlay ?? 0, options);
  const left = hands?.[toPlay ?? 0];
  if (phase === 'throw' && left !== undefined)
    return left === 0
      ? `${name} has no black die left and passes.`
      : `${name} throws a black die, with ${dice(left)} in hand.`;
  return phase === 'found'
    ? `${name} builds a small ${colourName(colourOf(toPlay ?? 0))} pyramid.`
    : `${name} throws a black die. There are ${dice(blackLeft(board))} in the stock.`;
}

/** What is to be seen of a player's pyramid. */
function seen({ board, hidden }: View, player: number): string {
  const top = topOf(board, player);
  if (top < 0) return '–';
  return hidden[player] === null ? String(facesToSee(board, top)) : 'hidden';
}

/** A position of Hide Away as a picture: the small pyramids, the dice on and round them, what can be seen of them. */
export function hideAwayPicture(view: View, options: PictureOptions = {}): Picture {
  const { board, players } = view;
  const seats = Array.from({ length: players }, (_, player) => player);
  // Where the pyramids are, for when they are buried.
  const marks = seats.flatMap((player): BoardMark[] => {
    const top = topOf(board, player);
    return top < 0 ? [] : smallPyramid(top).map((cell) => ({ cell, tone: TONES[player], parts: [`player:${player}`] }));
  });
  return tablePicture(
    {
      title: hideAway.title,
      colours: hideAwayColours,
      players,
      acting: hideAway.playersToAct(view),
      result: hideAway.result(view),
      todo: todo(view, options),
      board,
      boardOptions: { latent: true, marks },
      lines: [
        { label: 'Colour', values: seats.map((player) => colourName(colourOf(player))) },
        { label: 'Faces to see', values: seats.map((player) => seen(view, player)) },
        ...(view.hands === null ? [] : [{ label: 'Black dice', values: view.hands }]),
      ],
    },
    options,
  );
}
