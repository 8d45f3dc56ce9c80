import {
  type DeepReadonly,
  type Picture,
  type PictureDie,
  type PictureOptions,
  playerInSentence,
  playerName,
} from 'dicewright';
import type { MyGameView } from './my-game.js';

const dieOf = (face: number | null): PictureDie => ({
  shape: 'cube',
  color: 'white',
  face: face === null ? { kind: 'blank' } : { kind: 'pips', count: face },
});

/** Draws what a player sees of My Game: the dice, blank under the cups of others. */
export function myGamePicture(view: DeepReadonly<MyGameView>, { names }: PictureOptions = {}): Picture {
  const { hands, bid, doubter } = view;
  const now =
    bid === null
      ? 'Nobody has bid yet.'
      : `${playerInSentence(bid.player, names)} has bid ${bid.count} × ${bid.face}.${doubter === null ? '' : ` ${playerInSentence(doubter, names)} doubts it.`}`;
  return {
    title: 'My Game',
    // For those who can't see the drawing.
    summary: now,
    parts: [
      { kind: 'dice', rows: hands.map((hand, owner) => ({ label: playerName(owner, names), dice: hand.map(dieOf) })) },
      { kind: 'note', text: now, tone: doubter === null ? 'accent' : 'gold' },
    ],
  };
}
