import {
  type Picture,
  type PictureColor,
  type PictureDiceRow,
  type PictureDie,
  type PictureOptions,
  type PicturePart,
  playerInSentence,
  playerName,
  type StackPlace,
} from 'dicewright/define';
import { at, BAR, OFF, opposite, pipCount } from './board.js';
import { actorOf, type BackgammonState, opponentOf } from './state.js';

type Name = (player: number) => string;

const colors: readonly PictureColor[] = ['white', 'black'];

const run = (first: number, step: number): number[] => Array.from({ length: 6 }, (_, i) => first + step * i);
/** Player 0's numbers of the points, as they are drawn: the upper row and the lower one, left and right of the bar. */
const quarters = { upper: [run(13, 1), run(19, 1)], lower: [run(12, -1), run(6, -1)] } as const;

/** A place with what stands there: of each player what they have where they number it so, if they mean it at all. */
function placeOf(
  { checkers }: BackgammonState,
  { before }: PictureOptions,
  numbers: readonly (number | null)[],
  look: StackPlace,
): StackPlace {
  const was = before as BackgammonState | undefined;
  const countOf = (own: BackgammonState['checkers'], player: number): number =>
    numbers[player] == null ? 0 : at(own[player] ?? [], numbers[player]);
  const pieces = colors.flatMap((color, player) => Array<PictureColor>(countOf(checkers, player)).fill(color));
  const changed = was && colors.some((_, player) => countOf(was.checkers, player) !== countOf(checkers, player));
  return { ...look, pieces, changed };
}

/** A point, by the number that player 0 has for it; its number and its part are those of the player on turn. */
function pointOf(view: BackgammonState, point: number, options: PictureOptions): StackPlace {
  const number = view.turn === 0 ? point : opposite(point);
  const tone = point % 2 === 0 ? 'orange' : 'gray';
  const look = {
    name: `point ${number}`,
    label: `${number}`,
    shape: 'point',
    tone,
    parts: [`point:${number}`],
  } as const;
  return placeOf(view, options, [point, opposite(point)], look);
}

/** A player's side of the bar, or their tray for checkers that are off. */
function besideOf(view: BackgammonState, player: number, label: 'bar' | 'off', options: PictureOptions): StackPlace {
  const place = label === 'bar' ? BAR : OFF;
  // Only who is on turn can mean it.
  const parts = player === view.turn ? [`point:${label}`] : undefined;
  const look = { name: `${label} of ${playerName(player, options.names)}`, label, parts };
  return placeOf(view, options, player === 0 ? [place, null] : [null, place], look);
}

/** A row of the board. Who was hit is drawn where they come in again, who is off where they go off. */
function rowOf(view: BackgammonState, row: keyof typeof quarters, options: PictureOptions): StackPlace[] {
  const [left, right] = quarters[row];
  const onBar = row === 'upper' ? 0 : 1;
  return [
    ...left.map((point) => pointOf(view, point, options)),
    besideOf(view, onBar, 'bar', options),
    ...right.map((point) => pointOf(view, point, options)),
    besideOf(view, opponentOf(onBar), 'off', options),
  ];
}

function diceOf({ dice, left, phase }: BackgammonState): PictureDie[] {
  const rolled = dice[0] === dice[1] ? [...dice, ...dice] : dice;
  const unplayed = [...left];
  return (rolled.length === 0 ? [null, null] : rolled).map((face) => {
    const index = face === null ? -1 : unplayed.indexOf(face);
    if (index >= 0) unplayed.splice(index, 1);
    return {
      shape: 'cube',
      color: 'white',
      face: face === null ? { kind: 'blank' } : { kind: 'pips', count: face },
      setAside: face !== null && index < 0 && phase !== 'opening',
    };
  });
}

function diceRows(view: BackgammonState, name: Name): PictureDiceRow[] {
  const { cube, phase, dice, turn } = view;
  const isLast = phase !== 'opening' && phase !== 'move' && dice.length > 0;
  const label = phase === 'opening' ? 'Opening roll' : isLast ? 'Last roll' : name(turn);
  const rolled: PictureDiceRow = { label, dice: diceOf(view), parts: ['action:roll'] };
  if (!view.options.cube) return [rolled];
  const face = { kind: 'letter', text: String(cube.value) } as const;
  const owner = cube.owner === null ? 'Cube' : `Cube: ${name(cube.owner)}`;
  return [
    rolled,
    { label: owner, dice: [{ shape: 'cube', color: 'gold', face, parts: ['action:double', 'action:take'] }] },
  ];
}

function situation({ phase, turn, left, last, cube, score, options }: BackgammonState, name: Name): string {
  const [own, other] = [name(turn), name(opponentOf(turn))];
  const winner = last?.winner ?? 0;
  const match = `the match ${score[winner]} to ${score[opponentOf(winner)]}`;
  const points = `${last?.points} ${last?.points === 1 ? 'point' : 'points'}`;
  const told: Readonly<Record<BackgammonState['phase'], string>> = {
    opening: 'Each rolls one die for the opening; the higher begins.',
    roll: `${own} rolls the dice.`,
    move: `${own} plays ${left.join(' ')}.`,
    double: `${own} doubles to ${cube.value * 2}: ${other} takes or drops.`,
    beaver: `${other} beavers to ${cube.value * 4}: ${own} takes or drops.`,
    over: `${name(winner)} wins ${options.points === 1 ? points : match}.`,
  };
  return told[phase];
}

/** The match, where it is one: the score, and whether this is the Crawford game. */
function matchNote({ options, score, crawford, phase }: BackgammonState, name: Name): string | undefined {
  if (options.points === 1) return undefined;
  const scores = score.map((points, player) => `${name(player)} ${points}`).join(', ');
  return `Match to ${options.points}: ${scores}.${crawford === 'now' && phase !== 'over' ? ' Crawford game.' : ''}`;
}

/** A position of backgammon as a picture: the board as player 0 sees it, the dice, the cube. */
export function backgammonPicture(view: BackgammonState, options: PictureOptions = {}): Picture {
  const name: Name = (player) => playerInSentence(player, options.names);
  const heading: Name = (player) => playerName(player, options.names);
  const now = situation(view, name);
  const match = matchNote(view, name);
  const pips = `Pips: ${view.checkers.map((own, player) => `${name(player)} (${colors[player]}) ${pipCount(own)}`).join(', ')}.`;
  const isOver = actorOf(view) === null;
  const parts: PicturePart[] = [
    { kind: 'note', text: now, tone: isOver ? 'gold' : 'accent' },
    { kind: 'stacks', rows: [rowOf(view, 'upper', options), rowOf(view, 'lower', options)] },
    ...(isOver ? [] : [{ kind: 'dice' as const, rows: diceRows(view, heading) }]),
    { kind: 'note', text: match === undefined ? pips : `${match} ${pips}` },
  ];
  const rolled = view.dice.length === 0 ? '' : ` Dice: ${view.dice.join(' ')}.`;
  return { title: 'Backgammon', summary: `${now}${rolled} ${match === undefined ? '' : `${match} `}${pips}`, parts };
}
