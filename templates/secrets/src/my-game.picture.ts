import { type Picture, type PictureDie, type PictureOptions, playerInSentence, playerName } from 'dicewright/define';
import type { MyGameView } from './my-game.js';

const dieOf = (face: number | null): PictureDie => ({
  shape: 'cube',
  color: 'white',
  face: face === null ? { kind: 'blank' } : { kind: 'pips', count: face },
});

/** The dice of a hand; before they are rolled they lie blank beside it. */
const diceOf = (hand: readonly (number | null)[], count: number): PictureDie[] =>
  hand.length > 0 ? hand.map(dieOf) : Array.from({ length: count }, () => ({ ...dieOf(null), setAside: true }));

/** Draws what a player sees of My Game: the dice, blank under the cups of others. */
export function myGamePicture(view: MyGameView, { names }: PictureOptions = {}): Picture {
  const { hands, bid, doubter, options } = view;
  const now =
    bid === null
      ? 'Nobody has bid yet.'
      : `${playerInSentence(bid.player, names)} has bid ${bid.count} × ${bid.face}.${doubter === null ? '' : ` ${playerInSentence(doubter, names)} doubts it.`}`;
  return {
    title: 'My Game',
    // For those who can't see the drawing.
    summary: now,
    parts: [
      {
        kind: 'dice',
        rows: hands.map((hand, owner) => ({ label: playerName(owner, names), dice: diceOf(hand, options.dice) })),
      },
      { kind: 'note', text: now, tone: doubter === null ? 'accent' : 'gold' },
    ],
  };
}
