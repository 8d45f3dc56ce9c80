import type { BackgammonAction } from '../../../examples/games/backgammon/src/backgammon.js';

/** A single game that was played to its end. */
export interface PlayedGame {
  /** With their outcomes. */
  readonly actions: readonly BackgammonAction[];
  readonly winner: number;
  readonly points: number;
}

/** Where the second player's column begins. */
const COLUMN = 40;

/** What each player did in turn: `31: 8/5 6/5`, or what was said about the cube. */
function turnsOf(actions: readonly BackgammonAction[]): { readonly player: number; text: string }[] {
  const turns: { readonly player: number; text: string }[] = [];
  let cube = 1;
  for (const action of actions) {
    const { type, player } = action;
    const turn = turns.at(-1);
    if (type === 'double') turns.push({ player, text: `Doubles => ${cube * 2}` });
    if (type === 'take') cube *= 2;
    if (type === 'take' || type === 'drop') turns.push({ player, text: type === 'take' ? 'Takes' : 'Drops' });
    if (type === 'move' && turn) turn.text += ` ${action.from}/${action.to}`;
    if (type !== 'roll') continue;
    const [one = 0, other = 0] = action.outcome ?? [];
    const isOpening = turn === undefined;
    if (isOpening && one === other) continue;
    turns.push({ player: isOpening ? (one > other ? 0 : 1) : action.player, text: `${one}${other}:` });
  }
  return turns;
}

/** Games as a session for money, in the notation `.mat` that all backgammon programs read. */
export function matOf(games: readonly PlayedGame[]): string {
  const score = [0, 0];
  const lines = [' 0 point match'];
  for (const [number, { actions, winner, points }] of games.entries()) {
    lines.push('', ` Game ${number + 1}`, ` A : ${score[0]}${' '.repeat(COLUMN - 8)}B : ${score[1]}`);
    const rows: [string, string][] = [];
    for (const { player, text } of turnsOf(actions)) {
      const last = rows.at(-1);
      if (player === 0 || last === undefined) rows.push(player === 0 ? [text, ''] : ['', text]);
      else last[1] = text;
    }
    for (const [row, [one, other]] of rows.entries()) {
      lines.push(`${String(row + 1).padStart(3)}) ${one}`.padEnd(COLUMN) + other);
    }
    lines.push(`${' '.repeat(winner === 0 ? 6 : COLUMN)}Wins ${points} point${points > 1 ? 's' : ''}`);
    score[winner] = (score[winner] ?? 0) + points;
  }
  return `${lines.join('\n')}\n`;
}
