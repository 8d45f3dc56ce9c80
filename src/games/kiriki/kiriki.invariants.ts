import type { Invariant } from '../../kernel/types.js';
import type { KirikiAction, KirikiState } from './kiriki.js';
import { patterns, totals } from './patterns.js';

/** What holds in every position of Kiriki and in every step between two. */
export const kirikiInvariants: readonly Invariant<KirikiState, KirikiAction>[] = [
  {
    name: 'a line that is used is never used again, except for another kiriki',
    clause: 'KIR-11',
    holds: (state, step) =>
      step === undefined ||
      state.sheets.every((sheet, player) =>
        patterns.every((pattern) => {
          const entry = step.before.sheets[player]?.[pattern] ?? null;
          if (entry === null || sheet[pattern] === entry) return true;
          const another = pattern === 'kiriki' && state.options.repeat && entry > 0 && sheet.kiriki === entry + 50;
          return another && new Set(step.before.dice).size === 1;
        }),
      ),
  },
  {
    name: 'scoring uses one line, rolling none, and nobody else’s sheet changes',
    clause: 'KIR-10',
    holds: (state, step) => {
      if (step === undefined) return true;
      const changed = state.sheets.flatMap((sheet, player) =>
        patterns.filter((pattern) => sheet[pattern] !== step.before.sheets[player]?.[pattern]).map(() => player),
      );
      return step.action.type === 'roll'
        ? changed.length === 0
        : changed.length === 1 && changed[0] === step.action.player;
    },
  },
  {
    name: 'a die that was not rolled keeps its face and its place',
    clause: 'KIR-8',
    holds: (state, step) => {
      if (step?.action.type !== 'roll' || step.before.rolls === 0) return true;
      const { dice } = step.action;
      return step.before.dice.every((face, place) => dice.includes(place) || state.dice[place] === face);
    },
  },
  {
    name: 'without repeats the players to come have as many empty lines as the others, or one more',
    clause: 'KIR-3',
    holds: ({ options, sheets, toPlay }) => {
      if (options.repeat || toPlay === null) return true;
      const empty = sheets.map((sheet) => patterns.filter((pattern) => sheet[pattern] === null).length);
      return empty.every((lines, player) => lines === (empty[toPlay] ?? 0) - (player < toPlay ? 1 : 0));
    },
  },
  {
    name: 'a grand total is the sum of the thirteen lines, and the bonus when the first six exceed the limit',
    clause: 'KIR-14',
    holds: ({ sheets, options }) =>
      sheets.every((sheet) => {
        const entries = patterns.map((pattern) => sheet[pattern] ?? 0);
        const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
        const bonus = sum(entries.slice(0, 6)) > options.upperBonusOver ? options.upperBonus : 0;
        return totals(sheet, options).grandTotal === sum(entries) + bonus;
      }),
  },
];
