import { type Picture, type PictureColor, type PictureOptions, playerInSentence, playerName } from 'dicewright/define';
import { type MyGameState, myGameHome } from './my-game.js';

const colours: readonly PictureColor[] = ['red', 'blue', 'green', 'gold'];

/** Draws a position of My Game: the track with all runners, and the die. */
export function myGamePicture(view: MyGameState, { names }: PictureOptions = {}): Picture {
  const { runners, die, toPlay } = view;
  const home = myGameHome(view);
  const isOver = runners.some((places) => places.every((at) => at === home));
  const whose = playerInSentence(toPlay, names);
  const now = isOver
    ? 'The game is over.'
    : die === null
      ? `${whose} is to roll.`
      : `${whose} moves a runner by ${die}.`;
  const nameOf = (at: number): string => (at === 0 ? 'start' : at === home ? 'home' : `field ${at}`);
  return {
    title: 'My Game',
    // For those who can't see the drawing.
    summary: now,
    parts: [
      {
        kind: 'track',
        places: Array.from({ length: home + 1 }, (_, at) => ({
          name: nameOf(at),
          label: at === 0 || at === home ? '' : `${at}`,
          tone: at === 0 || at === home ? ('gold' as const) : undefined,
          pieces: runners.flatMap((places, owner) =>
            places.filter((one) => one === at).map(() => colours[owner] ?? 'gray'),
          ),
          // Who points at a place means their runner there.
          parts: (runners[toPlay] ?? []).flatMap((one, runner) => (one === at ? `runner:${runner}` : [])),
        })),
      },
      {
        kind: 'dice',
        rows: [
          {
            label: playerName(toPlay, names),
            dice: [
              { shape: 'cube', color: 'white', face: die === null ? { kind: 'blank' } : { kind: 'pips', count: die } },
            ],
          },
        ],
      },
      { kind: 'note', text: runners.map((_, owner) => `${playerName(owner, names)}: ${colours[owner]}`).join(', ') },
      { kind: 'note', text: now, tone: isOver ? 'gold' : 'accent' },
    ],
  };
}
