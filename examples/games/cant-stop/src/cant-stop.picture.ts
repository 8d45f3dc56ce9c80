import {
  type Picture,
  type PictureColor,
  type PictureDie,
  type PictureOptions,
  type PicturePart,
  playerInSentence,
  playerName,
  type StackPlace,
} from 'dicewright/define';
import { type CantStopState, runnersOf, wonBy } from './cant-stop.js';
import { columns, lengthOf, RUNNERS, topOf } from './columns.js';

/** The colours of the players' markers; runners are white. */
const colours: readonly PictureColor[] = ['red', 'blue', 'green', 'gold'];

/** A space of a column, from 1 at its foot; `null` above its top. */
function spaceOf({ markers, runners }: CantStopState, column: number, height: number): StackPlace | null {
  const length = lengthOf(column);
  if (height > length) return null;
  const standing = markers.flatMap((own, player) => (own[column - 2] === height ? (colours[player] ?? []) : []));
  return {
    name: `column ${column}, ${height === length ? 'top' : `space ${height}`}`,
    label: height === length ? `${column}` : undefined,
    pieces: runners[column - 2] === height ? [...standing, 'white'] : standing,
    tone: height === length ? 'gold' : undefined,
    parts: [`column:${column}`],
  };
}

/** The columns beside each other, their feet below. */
const boardOf = (view: CantStopState): PicturePart => ({
  kind: 'grid',
  rows: Array.from({ length: lengthOf(7) }, (_, row) =>
    columns.map((column) => spaceOf(view, column, lengthOf(7) - row)),
  ),
});

/** What comes next, in one sentence. */
function situation(view: CantStopState, name: (player: number) => string): string {
  const { toPlay, dice, markers, options } = view;
  if (toPlay === null) {
    const winner = markers.findIndex((_, player) => wonBy(view, player) >= options.goal);
    return `${name(winner)} wins.`;
  }
  const player = name(toPlay);
  if (dice.length > 0) return `${player} chooses columns to climb.`;
  const left = RUNNERS - runnersOf(view);
  if (left === RUNNERS) return `${player} rolls.`;
  return `${player} rolls on or stops. ${left === 0 ? 'No runner is' : left === 1 ? 'One runner is' : `${left} runners are`} left.`;
}

/** A position of Can't Stop as a picture: the dice, the columns as a grid, and what everybody has won. */
export function cantStopPicture(view: CantStopState, { names }: PictureOptions = {}): Picture {
  const { dice, markers, toPlay } = view;
  const now = situation(view, (player) => playerInSentence(player, names));
  const won = markers.map((own) => columns.filter((column) => topOf(own, column)));
  const lying = dice.map(
    (count): PictureDie => ({ shape: 'cube', color: 'white', face: { kind: 'pips', count }, rolled: true }),
  );
  const parts: PicturePart[] = [
    { kind: 'note', text: now, tone: toPlay === null ? 'gold' : 'accent' },
    ...(lying.length > 0 ? [{ kind: 'dice', rows: [{ dice: lying }] } as const] : []),
    boardOf(view),
    {
      kind: 'sheet',
      columns: markers.map((_, player) => ({
        heading: playerName(player, names),
        tone: colours[player],
        current: player === toPlay,
      })),
      rows: [{ kind: 'line', label: 'Won', cells: won.map((own) => ({ text: own.join(' ') })) }],
    },
  ];
  return { title: 'Can’t Stop', summary: now, parts };
}
