import type { DeepReadonly, Picture, PictureDie, PictureOptions } from 'dicewright';
import type { MyGameView } from './my-game.js';

const dieOf = (face: number | null): PictureDie => ({
  shape: 'cube',
  color: 'white',
  face: face === null ? { kind: 'blank' } : { kind: 'pips', count: face },
});

/** Draws what a player sees of My Game: the dice, blank under the cups of others. */
export function myGamePicture(view: DeepReadonly<MyGameView>, { names }: PictureOptions = {}): Picture {
  const { hands, bid, doubter } = view;
  const nameOf = (player: number): string => names?.[player] ?? `Player ${player + 1}`;
  const now =
    bid === null
      ? 'Nobody has bid yet.'
      : `${nameOf(bid.player)} has bid ${bid.count} × ${bid.face}.${doubter === null ? '' : ` ${nameOf(doubter)} doubts it.`}`;
  return {
    title: 'My Game',
    // For those who can't see the drawing.
    summary: now,
    parts: [
      { kind: 'dice', rows: hands.map((hand, owner) => ({ label: nameOf(owner), dice: hand.map(dieOf) })) },
      { kind: 'note', text: now, tone: doubter === null ? 'accent' : 'gold' },
    ],
  };
}
