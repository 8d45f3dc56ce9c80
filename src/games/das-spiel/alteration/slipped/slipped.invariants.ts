import type { DeepReadonly, Invariant } from '../../../../kernel/types.js';
import { parseCell } from '../../../../pyramid/names.js';
import { upperNumbers } from '../../../../pyramid/pose.js';
import { oneSparSlides, takenGoesOnTop } from '../invariants.js';
import type { SlippedState } from './position.js';
import type { SlippedAction } from './slipped.js';

type State = DeepReadonly<SlippedState>;

// The edges by the names of their dice, from the bottom up, with the two walls on which each is seen.
const EDGES: readonly (readonly [string, readonly number[]])[] = [
  ['a9 1a8 2a7 3a6 4a5 5a4 6a3 7a2 8a1', [1, 2]],
  ['a1 1a1 2a1 3a1 4a1 5a1 6a1 7a1 8a1', [0, 2]],
  ['i1 1h1 2g1 3f1 4e1 5d1 6c1 7b1 8a1', [0, 1]],
];

/** What the six lines show, as texts. */
const textsOf = ({ poses, options }: State): string[] =>
  EDGES.flatMap(([names, walls]) =>
    walls.map((wall) =>
      names
        .split(' ')
        .map((name) => upperNumbers(poses.charAt(parseCell(name) ?? -1), options.hand)[wall])
        .join(''),
    ),
  );

/** A pattern as a regular expression: letters are groups, and afterwards stand for what they found. */
function expressionOf(pattern: string): RegExp {
  const groups: string[] = [];
  const parts = [...pattern].map((sign) => {
    if (/\d/.test(sign)) return `[${sign}]`;
    if (groups.includes(sign)) return `\\k<${sign}>`;
    groups.push(sign);
    return `(?<${sign}>.)`;
  });
  return new RegExp(parts.join(''));
}

const isThere = (state: State, pattern: string): boolean =>
  textsOf(state).some((text) => expressionOf(pattern).test(text));

/** What holds in every position of Slipped and in every step between two. */
export const slippedInvariants: readonly Invariant<SlippedState, SlippedAction>[] = [
  oneSparSlides('SLP-11'),
  takenGoesOnTop('SLP-11'),
  {
    name: 'before the first die is taken no object is met',
    clause: 'SLP-6',
    holds: (state) =>
      state.phase === 'build' || state.turns > 0 || !state.options.objects.some((object) => isThere(state, object)),
  },
  {
    name: 'everybody has one of the objects, no two the same, from the deal to the end',
    clause: 'SLP-7',
    holds: ({ phase, players, papers, options }, step) => {
      if (phase !== 'play') return papers.length === 0;
      const kept = step === undefined || step.action.type === 'deal' || papers.join() === step.before.papers.join();
      const known = papers.every((paper) => options.objects.includes(paper));
      return kept && known && papers.length === players && new Set(papers).size === players;
    },
  },
  {
    name: 'a call wins exactly if the caller’s object is there; otherwise the caller is out',
    clause: 'SLP-14',
    holds: (state, step) => {
      if (step?.action.type !== 'claim') return true;
      const { before, action } = step;
      const isRight = isThere(before, before.papers[action.player] ?? '');
      const changed = state.out.flatMap((isOut, player) => (isOut === before.out[player] ? [] : [player]));
      return isRight
        ? state.winner === action.player && changed.length === 0
        : state.winner !== action.player && changed.join() === String(action.player);
    },
  },
  {
    name: 'a call changes nothing on the pyramid and no number of turns',
    clause: 'SLP-13',
    holds: ({ poses, turns }, step) =>
      step?.action.type !== 'claim' || (poses === step.before.poses && turns === step.before.turns),
  },
  {
    name: 'the player on turn is in, and the turn goes to the next who is in',
    clause: 'SLP-15',
    holds: ({ toPlay, out, players }, step) => {
      if (toPlay === null || step === undefined) return true;
      const { before, action } = step;
      if (before.phase !== 'play') return toPlay === 0;
      const passes = action.type === 'take' || action.player === before.toPlay;
      const from = before.toPlay ?? 0;
      const others = Array.from({ length: players }, (_, step) => (from + step + 1) % players);
      const next = passes ? others.find((player) => out[player] === false) : from;
      return out[toPlay] === false && toPlay === next;
    },
  },
  {
    name: 'where nobody calls, the game is over as soon as an object is there',
    clause: 'SLP-14',
    holds: (state, step) => {
      if (state.options.calls !== 'none') return true;
      const { winner, papers, turns } = state;
      const there = turns > 0 ? papers.flatMap((paper, player) => (isThere(state, paper) ? [player] : [])) : [];
      const mover = step?.action.player ?? -1;
      return there.length === 0
        ? winner === null
        : there.includes(winner ?? -1) && (!there.includes(mover) || winner === mover);
    },
  },
  {
    name: 'a take wins for the taker exactly if the taker’s object is there, unless only calls win; for others where nobody calls',
    clause: 'SLP-14',
    holds: (state, step) => {
      if (step?.action.type !== 'take') return true;
      const { winner, papers, options } = state;
      const { player } = step.action;
      const isFirst = options.calls !== 'all' && isThere(state, papers[player] ?? '');
      return isFirst ? winner === player : winner === null || (options.calls === 'none' && winner !== player);
    },
  },
  {
    name: 'the player who took the last die is known from the first take on, and only a take changes it',
    clause: 'SLP-9',
    holds: ({ lastTaker, turns }, step) => {
      if ((lastTaker === null) !== (turns === 0)) return false;
      return (
        step === undefined || lastTaker === (step.action.type === 'take' ? step.action.player : step.before.lastTaker)
      );
    },
  },
  {
    name: 'a player who keeps silent is in and not on turn; silence lasts until the next die is taken',
    clause: 'SLP-18',
    holds: ({ done, out, toPlay }, step) => {
      const silent = done.flatMap((isSilent, player) => (isSilent ? [player] : []));
      if (silent.some((player) => toPlay === null || out[player] || player === toPlay)) return false;
      if (step === undefined) return true;
      const { before, action } = step;
      if (action.type === 'take') return silent.length === 0;
      const added = silent.filter((player) => !before.done[player]);
      const expected = action.type === 'done' ? [action.player] : [];
      const lost = before.done.some(
        (isSilent, player) => isSilent && !done[player] && toPlay !== null && player !== toPlay,
      );
      return added.join() === expected.join() && !lost;
    },
  },
];
