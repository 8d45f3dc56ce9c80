import type { DeepReadonly, Invariant } from '../../kernel/types.js';
import type { CalaveraAction } from './calavera.js';
import type { CalaveraFace } from './dice.js';
import type { CalaveraState } from './position.js';
import { type CalaveraRow, colours, scores } from './sheet.js';

type State = DeepReadonly<CalaveraState>;
type Sheet = State['sheets'][number];

const rowsOf = (sheet: Sheet): CalaveraRow[] => [
  sheet.rows.orange,
  sheet.rows.green,
  sheet.rows.pink,
  sheet.rows.black,
];
const number = (dice: readonly CalaveraFace[], face: CalaveraFace): number => dice.join(' ').split(face).length - 1;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What can be marked on the sheet with dice that show this, literally tried for each face. */
const isOpenFor = (sheet: Sheet, face: CalaveraFace): boolean =>
  face === 'joker' ? rowsOf(sheet).some(({ frozen }) => !frozen) : face !== 'skull' && !sheet.rows[face].frozen;

/** The players in the order of the table, the active one first. */
const seats = ({ players, active }: State): number[] =>
  [...Array(players).keys(), ...Array(players).keys()].slice(active, active + players);

/** Every row of the table before and after a step. */
function rowPairs(before: State, after: State): { player: number; row: string; was: CalaveraRow; is: CalaveraRow }[] {
  return after.sheets.flatMap((sheet, player) =>
    colours.map((row) => ({ player, row, was: (before.sheets[player] as Sheet).rows[row], is: sheet.rows[row] })),
  );
}

/** What holds in every position of Calavera and in every step between two. */
export const calaveraInvariants: readonly Invariant<CalaveraState, CalaveraAction>[] = [
  {
    name: 'crosses never fall, and there are at most 13 in a row',
    clause: 'CAL-2',
    holds: (state, step) =>
      state.sheets.every((sheet) => rowsOf(sheet).every(({ crosses }) => crosses >= 0 && crosses <= 13)) &&
      (step === undefined || rowPairs(step.before, state).every(({ was, is }) => is.crosses >= was.crosses)),
  },
  {
    name: 'the turn stays or goes to the left, and a new one begins without dice',
    clause: 'CAL-4',
    holds: (state, step) => {
      if (step === undefined || state.active === step.before.active) return true;
      const isNext = state.active === (step.before.active + 1 === state.players ? 0 : step.before.active + 1);
      return isNext && state.rolls === 0 && state.dice.length === 0 && state.used === null && state.phase === 'rolling';
    },
  },
  {
    name: 'throughout a turn dice that were not rolled keep their faces, and nothing but a roll changes any',
    clause: 'CAL-8',
    holds: (state, step) => {
      if (step === undefined || state.dice.length === 0 || step.before.dice.length === 0) return true;
      const thrown = step.action.type === 'roll' ? step.action.dice : [];
      return state.dice.every((face, place) => thrown.includes(place) || step.before.dice[place] === face);
    },
  },
  {
    name: 'a die that shows a skull is never rolled again',
    clause: 'CAL-10',
    holds: (_, step) =>
      step?.action.type !== 'roll' || step.action.dice.every((place) => step.before.dice[place] !== 'skull'),
  },
  {
    name: 'what the active player has used stays used for the turn, and lies there',
    clause: 'CAL-12',
    holds: (state, step) => {
      const kept = state.used === null || state.dice.includes(state.used);
      const before = step?.before;
      return kept && (before?.phase !== 'choosing' || state.phase === 'rolling' || state.used === before.used);
    },
  },
  {
    name: 'a marking makes a cross for each of its dice, as far as there are boxes; nothing else makes any',
    clause: 'CAL-13',
    holds: (state, step) => {
      if (step === undefined) return true;
      const { action, before } = step;
      return rowPairs(before, state).every(({ player, row, was, is }) => {
        const isMarked = action.type === 'mark' && action.player === player && action.row === row;
        const dice = isMarked ? number(before.dice, action.dice) : 0;
        return is.crosses === Math.min(13, was.crosses + dice) && dice > 0 === isMarked;
      });
    },
  },
  {
    name: 'colour dice mark their own row',
    clause: 'CAL-14',
    holds: (_, step) =>
      step?.action.type !== 'mark' || step.action.dice === 'joker' || step.action.dice === step.action.row,
  },
  {
    name: 'a frozen row never changes',
    clause: 'CAL-15',
    holds: (state, step) =>
      step === undefined || rowPairs(step.before, state).every(({ was, is }) => !was.frozen || same(was, is)),
  },
  {
    name: 'a player who passes has no open row for any die, or is cursed, or need not use the dice',
    clause: 'CAL-16',
    holds: (_, step) => {
      if (step?.action.type !== 'pass') return true;
      const { dice, sheets, options } = step.before;
      const isHelpless = dice.every((face) => !isOpenFor(sheets[step.action.player] as Sheet, face));
      return dice.length === 6 && (isHelpless || !options.mustUse || number(dice, 'skull') >= 3);
    },
  },
  {
    name: 'rows are frozen by enough jokers in the scoring zone, or in the Death Zone, where all are',
    clause: 'CAL-21',
    holds: (state, step) => {
      const inDeathZone = state.sheets.every((sheet) =>
        rowsOf(sheet).every(({ crosses, frozen }) => (frozen ? crosses > 5 : crosses < 11)),
      );
      if (step === undefined || !inDeathZone) return inDeathZone;
      const jokers = number(step.before.dice, 'joker');
      return rowPairs(step.before, state).every(({ player, row, was, is }) => {
        if (was.frozen || !is.frozen || is.crosses > 10) return true;
        const { action } = step;
        const needed = (state.options.values[is.crosses - 1] ?? 0) < 8 ? 2 : 3;
        return action.type === 'freeze' && action.player === player && action.row === row && jokers >= needed;
      });
    },
  },
  {
    name: 'a turn with a skull ends with the active player’s action only when no opponent can choose',
    clause: 'CAL-24',
    holds: (state, step) => {
      if (step === undefined || step.action.type === 'roll' || step.before.phase !== 'rolling') return true;
      if (state.phase !== 'rolling' || !step.before.dice.includes('skull')) return true;
      const { action, before } = step;
      const used = action.type === 'mark' ? action.dice : action.type === 'freeze' ? 'joker' : null;
      const free = before.dice.filter((face) => face !== used);
      const opponents = before.sheets.filter((_, player) => player !== before.active);
      return opponents.every((sheet) => free.every((face) => !isOpenFor(sheet, face)));
    },
  },
  {
    name: 'opponents only mark, only when a skull lies, and never with what the active player took',
    clause: 'CAL-25',
    holds: (_, step) => {
      if (step === undefined || step.action.player === step.before.active) return true;
      const { action, before } = step;
      return action.type === 'mark' && action.dice !== before.used && before.dice.includes('skull');
    },
  },
  {
    name: 'nobody who can choose is forgotten when choosing begins, and only the player who acts leaves the list',
    clause: 'CAL-26',
    holds: (state, step) => {
      if (step === undefined || state.phase !== 'choosing') return true;
      if (step.before.phase === 'choosing') return same([step.action.player, ...state.choosing], step.before.choosing);
      const free = state.dice.filter((face) => face !== state.used);
      const able = seats(state)
        .slice(1)
        .filter((player) => free.some((face) => isOpenFor(state.sheets[player] as Sheet, face)));
      return same(able, state.choosing);
    },
  },
  {
    name: 'under the curse the active player’s sheet stays as it is',
    clause: 'CAL-27',
    holds: (state, step) =>
      step === undefined ||
      Math.max(number(step.before.dice, 'skull'), number(state.dice, 'skull')) < 3 ||
      same(step.before.sheets[step.before.active], state.sheets[step.before.active]),
  },
  {
    name: 'players have the points of a bonus line exactly when their shortest row has come to it',
    clause: 'CAL-30',
    holds: ({ sheets, options }) =>
      sheets.every((sheet) => {
        const shortest = Math.min(...rowsOf(sheet).map(({ crosses }) => crosses));
        return options.bonusAfter.every((box, line) => (sheet.bonuses[line] !== null) === shortest >= box);
      }),
  },
  {
    name: 'of those who have come to a bonus line, one has its first value and all others the later one',
    clause: 'CAL-31',
    holds: ({ sheets, options }) =>
      options.bonusAfter.every((_, line) => {
        const got = sheets.flatMap(({ bonuses }) => bonuses[line] ?? []);
        const due = got.map((__, i) => (i === 0 ? options.bonusFirst : options.bonusLater)[line] as number);
        const ascending = (numbers: number[]) => numbers.sort((a, b) => a - b);
        return same(ascending(got), ascending(due));
      }),
  },
  {
    name: 'bonus points never change, and come only with a marking of their owner',
    clause: 'CAL-32',
    holds: (state, step) =>
      step === undefined ||
      state.sheets.every(({ bonuses }, player) =>
        bonuses.every((points, line) => {
          const before = step.before.sheets[player]?.bonuses[line] ?? null;
          return points === before || (before === null && step.action.type === 'mark' && step.action.player === player);
        }),
      ),
  },
  {
    name: 'a score is the sum of the last boxes of frozen rows and of those in boxes 6 to 10, and of the bonus points',
    clause: 'CAL-35',
    holds: ({ sheets, options }) =>
      sheets.every((sheet) => {
        const counting = rowsOf(sheet).filter(({ crosses, frozen }) => frozen || [6, 7, 8, 9, 10].includes(crosses));
        const points = counting.map(({ crosses }) => [0, ...options.values][crosses] as number);
        return scores(sheet, options).total === sum(points) + sum(sheet.bonuses.map((bonus) => bonus ?? 0));
      }),
  },
];
