import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import type { DeepReadonly, Envelope, Resolved } from '../../../../kernel/types.js';
import { countDice, dieAt, isOccupied } from '../../../../pyramid/board.js';
import { type Cell, levelCells, PLATE_CELLS, pointOf } from '../../../../pyramid/lattice.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { corners } from '../../../../pyramid/shapes.js';
import { type Colour, playerColours } from '../../../../pyramid/stock.js';
import { canMove } from '../moves.js';

/** Options of Witches' Dance, as given to `setup`. */
export interface WitchesDanceOptions {
  /** When the game ends: neither die can move, or the one whose turn it is cannot (WIT-8). Default `'all-stuck'`. */
  readonly ends?: 'all-stuck' | 'first-stuck' | undefined;
  /** Whether the filler that player 1 is ahead by having begun is left out of the count (WIT-9). Default `true`. */
  readonly equalTurns?: boolean | undefined;
}

/** A position of Witches' Dance. */
export interface WitchesDanceState extends Envelope<'witches-dance', Resolved<WitchesDanceOptions>> {
  /** The base plate: 45 letters, `r` and `g` dice of players 0 and 1, moving ones and fillers, `k` black, `.` empty. */
  readonly board: string;
  /** The funnel of each player's moving die, such as `'a9'`. */
  readonly movers: readonly string[];
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
}

type State = DeepReadonly<WitchesDanceState>;
type Dance = Pick<State, 'board' | 'movers'>;
type Ends = State['options']['ends'];

export const PLAYERS = 2;

export const colourOf = (player: number): Colour => playerColours[player] ?? 'r';

/** Where the moving dice start: corners A and B (WIT-3). */
export const STARTS: readonly Cell[] = /* @__PURE__ */ corners.slice(0, PLAYERS);

/** The funnels of the 13 black dice: every other one of every other row, but the two of the moving dice (WIT-2). */
export function blackCells(): Cell[] {
  return levelCells(0).filter((cell) => pointOf(cell).every((part) => part % 2 === 0) && !STARTS.includes(cell));
}

/** The funnel of a player's moving die. */
export const moverOf = ({ movers }: Pick<Dance, 'movers'>, player: number): Cell => cellNamed(movers[player] ?? '');

/** Each player's fillers: all their dice but the moving one (WIT-8). */
export const fillers = (board: string): number[] =>
  Array.from({ length: PLAYERS }, (_, player) => countDice(board, colourOf(player)) - 1);

/**
 * Whether a turn of player 1, who is one ahead from having begun, does not count (WIT-9). Turns alternate, and a player who
 * is shut in stays shut in: so player 1 has more fillers than player 2 exactly when player 2 was shut in first, a turn
 * behind.
 */
export function isTurnAhead({ board, options }: Pick<State, 'board' | 'options'>): boolean {
  const [first = 0, second = 0] = fillers(board);
  return options.equalTurns && options.ends === 'all-stuck' && first > second;
}

/** Fillers as they count at the end (WIT-8, WIT-9). */
export const countedFillers = (state: Pick<State, 'board' | 'options'>): number[] =>
  fillers(state.board).map((count, player) => (player === 0 && isTurnAhead(state) ? count - 1 : count));

/** Whether a player's moving die can move. */
export const isMobile = (dance: Dance, player: number): boolean => canMove(dance.board, moverOf(dance, player));

/** Whose turn it is after one of the player's; `null` when the game is over (WIT-7, WIT-8). */
export function nextToPlay(dance: Dance, player: number, ends: Ends): number | null {
  const next = (player + 1) % PLAYERS;
  return isMobile(dance, next) || (ends === 'all-stuck' && isMobile(dance, player)) ? next : null;
}

/** What a state from outside must meet besides its schema. */
export function witchesDanceStateProblem(state: State): StateProblem {
  const { board, movers, toPlay, options } = state;
  if (movers.length !== PLAYERS) return `expected ${PLAYERS} moving dice, got ${movers.length}`;
  const black = blackCells();
  if (countDice(board, 'k') !== black.length || !black.every((cell) => dieAt(board, cell) === 'k')) {
    return illegal('WIT-2', `expected the ${black.length} black dice where they are at the start`);
  }
  for (const [player, start] of STARTS.entries()) {
    const mover = moverOf(state, player);
    if (mover >= PLATE_CELLS || dieAt(board, mover) !== colourOf(player)) {
      return illegal('WIT-3', `the moving die of Player ${player + 1} is not in ${movers[player]}`);
    }
    if (!isOccupied(board, start)) return 'a start that was left has no filler';
  }
  const [red = 0, green = 0] = fillers(board);
  // Turns alternate; only a player who cannot move falls behind, and then stays behind.
  const ahead = red - green;
  if ((ahead > 1 && isMobile(state, 1)) || (ahead < 0 && isMobile(state, 0))) return 'players do not move by turns';
  const stuck = STARTS.flatMap((_, player) => (isMobile(state, player) ? [] : [player]));
  if (options.ends === 'first-stuck') {
    if (toPlay === null) return stuck.length > 0 ? undefined : 'nobody is to play';
    return stuck.includes(toPlay) ? `Player ${toPlay + 1} cannot move, but the game is not over` : undefined;
  }
  const isOver = stuck.length === PLAYERS;
  if ((toPlay === null) !== isOver) return isOver ? 'neither can move, but somebody is to play' : 'nobody is to play';
  return undefined;
}
