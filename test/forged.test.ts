import { describe, expect, it } from 'vitest';
import { calavera } from '../src/games/calavera/index.js';
import {
  fireAndWater,
  fleaChase,
  goldenCentre,
  greedyGrabber,
  hideAway,
  mucho,
  quadrulaRasa,
  slide,
  slipped,
  stepsToTheThrone,
  summitStorm,
  theVainGuineaFowl,
  triops,
  trulla,
} from '../src/games/das-spiel/index.js';
import { createRng } from '../src/kernel/dice/random.js';
import type { AnyAction, AnyGame, DeepReadonly, Envelope, Game } from '../src/kernel/types.js';
import { at } from './helpers/das-spiel.js';
import { positions, starts } from './helpers/drawn-games.js';
import { forged } from './helpers/forged.js';
import { upperByHand } from './helpers/poses-by-hand.js';
import { add, holds, indexOf, isLoose, pileOf, type Spot, spots, units } from './helpers/pyramid-by-hand.js';

// What clauses say of a position, told a second time and without the games' own code: `checkState` tells it to `load`, and
// what `load` takes, whoever made it up, has to be so.

const level = (cell: number): number => 8 - (spots[cell] ?? []).reduce((sum, one) => sum + one, 0);
const count = (board: string, letter: string): number => board.split(letter).length - 1;
const lying = (board: string, letters = 'rgbk'): number[] =>
  [...board].flatMap((one, cell) => (letters.includes(one) ? [cell] : []));
/** How many walls of the pyramid a cell belongs to. */
const walls = (cell: number): number => (spots[cell] ?? []).filter((one) => one === 0).length;
const isFull = (board: string): boolean => board.charAt(at('8a1')) !== '.';
/** The axis of the corner in which the owner of the letter builds. */
const corner = (cell: number, letter: string): number => spots[cell]?.['rgk'.indexOf(letter)] ?? -1;
/** All dice that lie are in their owner's corner, in a pyramid of so many levels. */
const areInCorners = (board: string, levels: number): boolean =>
  lying(board).every((cell) => corner(cell, board.charAt(cell)) >= 9 - levels);

/** The pyramid of games 35 and 36: green edges, black walls, and numbers that can be seen on both. */
function isSparred({ phase, board, poses }: { phase: string; board: string; poses: string }): boolean {
  if (phase === 'build') return lying(board).length === 0 && /^\.+$/.test(poses);
  return spots.every((_, cell) => {
    const colour = ['r', 'k', 'g', 'g'][walls(cell)];
    return board.charAt(cell) === colour && /[a-x]/.test(poses.charAt(cell)) === walls(cell) > 0;
  });
}

interface Told {
  readonly game: AnyGame;
  readonly clause: string;
  readonly holds: (state: never) => boolean;
}

const tell = <State extends Envelope, Action extends AnyAction, Options extends object, View extends Envelope>(
  game: Game<State, Action, Options, View>,
  clause: string,
  isSo: (state: DeepReadonly<State>) => boolean,
): Told => ({ game, clause, holds: isSo });

const told: readonly Told[] = [
  tell(calavera, 'CAL-26', ({ phase, players, active, choosing, sheets, dice, used }) => {
    if (phase !== 'choosing') return choosing.length === 0;
    const seats = [...Array(players).keys()].map((step) => (active + step) % players);
    const isAble = (player: number): boolean => {
      const { rows } = sheets[player] ?? {};
      if (!rows) return false;
      const open = [rows.orange, rows.green, rows.pink, rows.black].some(({ frozen }) => !frozen);
      return dice.some((face) => face !== 'skull' && face !== used && (face === 'joker' ? open : !rows[face].frozen));
    };
    const isBlank = (player: number): boolean =>
      Object.values(sheets[player]?.rows ?? {}).every(({ crosses }) => crosses === 0);
    const first = seats.indexOf(choosing[0] ?? -1);
    const due = seats.slice(first).filter(isAble);
    return first > 0 && `${due}` === `${choosing}` && !seats.slice(1, first).some((one) => isAble(one) && isBlank(one));
  }),
  tell(quadrulaRasa, 'QUA-10', ({ board, cubes, toPlay }) => {
    const empty = cubes.filter((cube) => /^\.+$/.test(cube)).length;
    return empty < 2 && (toPlay === null || (empty === 0 && !isFull(board)));
  }),
  tell(fireAndWater, 'FAW-11', ({ board, supply, toPlay }) => {
    const out = supply.filter(({ red, green }) => red + green === 0).length;
    return out < 2 && (toPlay === null || (out === 0 && !isFull(board)));
  }),
  tell(goldenCentre, 'GOC-2', ({ board, supply, options: { dice } }) => {
    const isAll = supply.every((left, player) => left + count(board, 'rgk'.charAt(player)) === dice);
    return isAll && areInCorners(board, { 20: 4, 10: 3, 4: 2 }[dice]);
  }),
  tell(goldenCentre, 'GOC-7', ({ phase, board, supply, rolled, left, toPlay, options }) => {
    if (phase !== 'remove') return toPlay === null || new Set(rolled).size !== 1;
    const each = options.triple === 'one' ? 1 : (rolled?.[0] ?? 0);
    const hasTaken = (player: number): boolean =>
      count(board, 'rgk'.charAt(player)) === 0 || (supply[player] ?? 0) > each;
    return new Set(rolled).size === 1 && left > 0 && left <= each && [0, 1].slice(0, toPlay ?? 0).every(hasTaken);
  }),
  tell(mucho, 'MUC-5', ({ board }) => areInCorners(board, 4)),
  tell(trulla, 'TRU-11', ({ board, supply, toPlay, turns, options }) => {
    const isUsedUp = options.dice !== null && supply.every((dice) => dice === 0);
    return (toPlay === null) === (isFull(board) || isUsedUp || turns === options.turnLimit);
  }),
  tell(triops, 'TRI-13', ({ board, supply, toPlay }) =>
    // Three dice fit anywhere, as long as there is room (TRI-12).
    toPlay === null ? isFull(board) || supply.every((dice) => dice < 3) : !isFull(board),
  ),
  tell(hideAway, 'HID-4', ({ board }) =>
    lying(board, 'grb').every((cell) => level(cell) === 1 || (level(cell) === 0 && walls(cell) === 0)),
  ),
  tell(theVainGuineaFowl, 'VGF-3', ({ board }) => {
    const depth = (cell: number): number => Math.min(...(spots[cell] as Spot));
    const [coat, fowl] = [lying(board, 'k'), lying(board, 'g')];
    const isReminder = `${lying(board, 'r')}` === `${at('a9')}`;
    return (
      isReminder && fowl.length === 10 && fowl.every((one) => depth(one) > 1) && coat.every((one) => depth(one) === 1)
    );
  }),
  tell(stepsToTheThrone, 'THR-3', ({ board, toPlay, turns, first }) => {
    const isIn = ['a9', 'a8', 'b8'].some((cell) => board.charAt(at(cell)) === 'g');
    const isFirst = first === null || !first.arrived || first.placed < first.turns;
    return isFirst && (!isIn || (toPlay === null && turns % 2 === 1));
  }),
  tell(fleaChase, 'FLE-4', ({ board, toPlay }) => {
    const inside = lying(board).filter((cell) => (spots[cell]?.[2] ?? 0) >= 5);
    return lying(board).length === 20 && (inside.length < 20 || toPlay === null);
  }),
  tell(greedyGrabber, 'GRE-11', ({ board, poses, shown, turns, options }) => {
    const pile = pileOf(board);
    return (
      shown.length <= 3 * turns &&
      shown.every(({ cell, side, number }) => {
        const [spot, pose] = [spots[at(cell)] as Spot, poses.charAt(at(cell))];
        return isLoose(pile, spot) && /[a-x]/.test(pose) && upperByHand(pose, options.hand)[side] === number;
      })
    );
  }),
  tell(summitStorm, 'SUM-8', ({ phase, board }) => {
    const pile = pileOf(board);
    const open = spots.filter((spot, cell) => level(cell) > 0 && board.charAt(cell) === '.' && holds(pile, spot));
    const isMixed = (spot: Spot): boolean =>
      new Set(units.map((unit) => board.charAt(indexOf(add(spot, unit))))).size === 3;
    return open.every(isMixed) && (phase === 'rollOff') === open.length > 0;
  }),
  tell(slide, 'SLI-2', isSparred),
  tell(slipped, 'SLP-2', isSparred),
];

/** Positions of each game: as many as begin it, and its last ones, where random play comes to an end soon. */
const PLAYED = 600;
const FORGED = 700;

describe('states that nobody played', () => {
  it.each(told.map((one) => [one.clause, one] as const))(
    '%s holds in all that load takes',
    (_, { game, holds: isSo }) => {
      const count = { refused: 0, taken: 0, wrong: 0 };
      const first = starts(game);
      for (const [table, start] of first.entries()) {
        const states: (typeof start)[] = [];
        for (const state of positions(game, start, `forged ${table}`)) if (states.push(state) === PLAYED) break;
        for (const state of states)
          if (!isSo(state as never)) expect.fail(`not so in a game: ${JSON.stringify(state)}`);
        const rng = createRng(`forged ${game.id} ${table}`);
        for (let i = 0; i < FORGED / first.length; i++) {
          const state = forged(states, rng);
          const wrong = !isSo(state as never);
          try {
            game.load(state);
          } catch {
            count.refused++;
            if (wrong) count.wrong++;
            continue;
          }
          count.taken++;
          if (wrong) expect.fail(`loaded, though it is not so: ${JSON.stringify(state)}`);
        }
      }
      expect(count.wrong).toBeGreaterThan(0);
      expect(count.taken).toBeGreaterThan(0);
    },
  );
});
