import type { DeepReadonly, Invariant } from '../../../../kernel/types.js';
import type { FlickersAction, FlickersState } from './flickers.js';

type State = DeepReadonly<FlickersState>;

const COLOURS = ['r', 'g', 'k'];
const pushed = (action: DeepReadonly<FlickersAction>, player: number): number =>
  action.outcome?.knockedOff.filter((colour) => colour === COLOURS[player]).length ?? 0;

/** What holds in every position of Flickers and in every step between two. */
export const flickersInvariants: readonly Invariant<FlickersState, FlickersAction>[] = [
  {
    name: 'at the start all five dice of each player are off the plate',
    clause: 'FLK-3',
    holds: ({ supply, turns }, step) => step !== undefined || (turns === 0 && supply.every((off) => off === 5)),
  },
  {
    name: 'a flick brings at most the flicked die onto the plate',
    clause: 'FLK-6',
    holds: ({ supply }, step) =>
      step === undefined ||
      supply.every((off, player) => {
        const gain = (step.before.supply[player] ?? 0) + pushed(step.action, player) - off;
        return gain === (player === step.action.player && step.action.outcome?.on ? 1 : 0);
      }),
  },
  {
    name: 'no more dice are pushed off than lay on the plate before',
    clause: 'FLK-8',
    holds: (_, step) => step?.before.supply.every((off, player) => pushed(step.action, player) <= 5 - off) ?? true,
  },
  {
    name: 'a turn begins with as many flicks as it may have',
    clause: 'FLK-5',
    holds: ({ supply, toPlay, left, turns, options }: State, step) => {
      if (toPlay === null) return left === 0;
      if (options.turn === 'one') return left === 1;
      const begins = step === undefined || turns !== step.before.turns;
      const off = supply[toPlay] ?? 0;
      return begins ? left === off : left === step.before.left - 1 && left <= off;
    },
  },
  {
    name: 'the same player goes on until their flicks are made; then it is the next one’s turn',
    clause: 'FLK-4',
    holds: ({ toPlay, turns, players }, step) => {
      if (step === undefined) return toPlay === 0;
      const isLast = step.before.left === 1 || toPlay === null;
      const next = isLast ? (step.action.player + 1) % players : step.action.player;
      return turns === step.before.turns + (isLast ? 1 : 0) && (toPlay === next || toPlay === null);
    },
  },
  {
    name: 'only the player who flicks gets all their dice onto the plate',
    clause: 'FLK-10',
    holds: ({ supply }, step) => supply.every((off, player) => off > 0 || player === step?.action.player),
  },
];
