/**
 * Malicious Pleasure: throw dice onto the base plate; a die that lies on one of your own brings more. 2-3 players.
 * Rules and sources: malicious-pleasure.rules.md (clauses MAL-1 to MAL-20).
 *
 * @example
 * ```ts
 * import { maliciousPleasure } from 'dicewright/das-spiel';
 *
 * // At a table the players throw, and the outcome reports what happened.
 * let state = maliciousPleasure.setup({ players: 2 });
 * const lies = { cell: 'a1', pose: 'a', knockedOff: [] } as const;
 * state = maliciousPleasure.reduce(state, { type: 'attempt', player: 0, outcome: lies });
 * // Player 1's die falls off and takes the red one along.
 * const falls = { cell: null, pose: null, knockedOff: ['a1'] } as const;
 * state = maliciousPleasure.reduce(state, { type: 'attempt', player: 1, outcome: falls });
 * console.log(state.board[0], state.supply); // → . [ 82, 82 ]
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { pick } from '../../../../kernel/dice/random.js';
import { illegal, type Violation } from '../../../../kernel/errors.js';
import { integer, list, natural } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Game } from '../../../../kernel/types.js';
import {
  boardString,
  boardText,
  dieAt,
  EMPTY,
  editBoard,
  emptyBoard,
  poseString,
  putDie,
} from '../../../../pyramid/board.js';
import { poseRoll } from '../../../../pyramid/deal.js';
import { isPlaceable } from '../../../../pyramid/heap.js';
import { PYRAMID_CELLS } from '../../../../pyramid/lattice.js';
import { anyCell, cellName, cellNamed, cellsNamed } from '../../../../pyramid/names.js';
import { poses as allPoses, anyPose, type Pose, upperNumbers } from '../../../../pyramid/pose.js';
import { type Colour, colourName, evenShare, playerColours } from '../../../../pyramid/stock.js';
import { handOption, poseLabel } from '../../kit/hand.js';
import { skillOf, skills, skillsProblem } from '../../kit/skill-model.js';
import { decidedBy } from '../../kit/standing.js';
import { limitReached, turnLimit } from '../../kit/turn-limit.js';
import { bonusCells, bonusNumbers, touchesLaid } from './bonus.js';
import { positionProblem } from './position.js';
import type { MaliciousPleasureOptions, MaliciousPleasureState } from './state.js';
import { type MaliciousPleasureThrow, throwAt, throwSchema } from './throws.js';

export type { MaliciousPleasureOptions, MaliciousPleasureState } from './state.js';

/** What one number can bring besides the thrown die (MAL-12). */
const MOST_LEFT = 5;

/** The actions of Malicious Pleasure. */
export type MaliciousPleasureAction =
  | {
      /** Throws a die at the pyramid (MAL-3). */
      readonly type: 'attempt';
      readonly player: number;
      /** What happened: reported, or drawn from the model (MAL-8). */
      readonly outcome?: MaliciousPleasureThrow | undefined;
    }
  | {
      /** Chooses among different numbers (MAL-11). */
      readonly type: 'choose';
      readonly player: number;
      /** 1 to 6, a number that an own die shows into the funnel. */
      readonly number: number;
    }
  | {
      /** Places a die beside those of the turn (MAL-13). */
      readonly type: 'place';
      readonly player: number;
      /** Such as `'c4'` or `'3a2'`. */
      readonly cell: string;
      /** How it is to lie, where players choose; left out where dice are rolled (MAL-15). */
      readonly pose?: Pose | undefined;
      /** How it lies, where dice are rolled. */
      readonly outcome?: Pose | undefined;
    }
  | {
      /** Leaves the rest of the dice, where that is allowed (MAL-16). */
      readonly type: 'done';
      readonly player: number;
    };

const g = defineGame({
  id: 'malicious-pleasure',
  rules: 2,
  options: {
    contact: z._default(z.literal(['edge', 'corner']), 'edge'),
    poses: z._default(z.literal(['chosen', 'rolled']), 'chosen'),
    mayPlaceFewer: z._default(z.boolean(), false),
    hand: handOption(),
    skill: skills(3),
    turnLimit: turnLimit(),
  },
  state: {
    board: boardString('.rgk'),
    poses: poseString(),
    supply: list(natural(82), 3),
    toPlay: z.nullable(natural(2)),
    phase: z.literal(['throw', 'choose', 'place']),
    laid: list(natural(PYRAMID_CELLS - 1), 6),
    left: natural(MOST_LEFT),
    turns: natural(),
  },
});

type State = DeepReadonly<MaliciousPleasureState>;

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly number[] ? number[] : T[K] };

/** What an action makes of the board and of the turn. */
type Laid = Mutable<Pick<MaliciousPleasureState, 'board' | 'poses' | 'supply' | 'laid' | 'left'>>;
type Draft = Laid & Mutable<Pick<MaliciousPleasureState, 'toPlay' | 'phase' | 'turns'>>;

const colourOf = (player: number): Colour => playerColours[player] as Colour;

/** Why it is not the time for this; nothing when it is. */
function outOfPhase({ phase }: State, wanted: State['phase']): Violation | undefined {
  if (phase === wanted) return undefined;
  if (phase === 'throw') return illegal('MAL-3', 'a die is to be thrown');
  if (phase === 'choose') return illegal('MAL-11', 'a number is to be chosen');
  return illegal('MAL-13', 'dice are to be placed');
}

/** How many more dice a number brings, the thrown one being laid (MAL-12): no more than the player has (MAL-16). */
const broughtBy = (number: number, dice: number): number => Math.min(number - 1, dice);

/**
 * Goes on after a die was laid or a number chosen: with the dice left where there is one and it finds a place (MAL-17),
 * otherwise with the next player, or the end (MAL-19, MAL-20).
 */
function proceed(draft: Draft, { players, options, turns }: State, player: number, next: Laid): void {
  // A player without dice has none left to place, either (MAL-16).
  const goesOn = next.left > 0 && bonusCells(next.board, next.laid, options.contact).length > 0;
  Object.assign(draft, next);
  draft.phase = goesOn ? 'place' : 'throw';
  if (goesOn) return;
  draft.laid = [];
  draft.left = 0;
  draft.turns = turns + 1;
  draft.toPlay =
    next.supply[player] === 0 || limitReached(turns + 1, options.turnLimit) ? null : (player + 1) % players;
}

const attempt = g.action({
  check: (state) => outOfPhase(state, 'throw'),
  outcome: throwSchema(),
  chance: ({ board, options }, { player }) => throwAt(board, skillOf(options.skill, player)),
  apply(draft, { player }, { cell, pose, knockedOff }, before) {
    const buffer = editBoard(before.board);
    const lying = editBoard(before.poses);
    const supply = [...before.supply];
    for (const pushed of cellsNamed(knockedOff)) {
      const owner = playerColours.indexOf(dieAt(buffer, pushed) as Colour);
      supply[owner] = (supply[owner] as number) + 1;
      putDie(buffer, pushed, EMPTY);
      putDie(lying, pushed, EMPTY);
    }
    let numbers: number[] = [];
    const laid: number[] = [];
    if (cell !== null) {
      const thrown = cellNamed(cell);
      putDie(buffer, thrown, colourOf(player));
      putDie(lying, thrown, pose as Pose);
      supply[player] = (supply[player] as number) - 1;
      numbers = bonusNumbers({ board: buffer, poses: lying, hand: before.options.hand }, thrown, colourOf(player));
      laid.push(thrown);
    }
    const [number = 1] = numbers;
    const left = broughtBy(number, supply[player] as number);
    const next: Laid = { board: boardText(buffer), poses: boardText(lying), supply, laid, left };
    if (numbers.length < 2 || supply[player] === 0) proceed(draft, before, player, next);
    else Object.assign(draft, next, { phase: 'choose', left: 0 });
  },
  describe(before, { player, outcome: { cell, pose, knockedOff } }, after) {
    const lies = cell === null ? 'it falls off' : `it lies in ${cell}, showing ${shown(before, pose as Pose)}`;
    const pushed = knockedOff.map((name) => `${dieName(before, name)} in ${name}`);
    const sentence = `Player ${player + 1} throws a ${colourName(colourOf(player))} die: ${lies}`;
    const along = pushed.length === 0 ? '' : `, and pushes off the ${pushed.join(', then the ')}`;
    return `${sentence}${along}.${sequel(after, player)}`;
  },
});

const shown = ({ options }: State, pose: string): string => upperNumbers(pose, options.hand).join(', ');
const dieName = ({ board }: State, name: string): string => colourName(dieAt(board, cellNamed(name)) as Colour);

/** What a player still has to do on their turn, or that they have won. */
function sequel(after: State, player: number): string {
  if (after.supply[player] === 0) return ' That was the last die.';
  if (after.phase === 'place') return ` ${after.left} more may be placed.`;
  if (after.phase === 'choose') return ` The numbers ${numbersToChoose(after).join(' and ')} can be chosen.`;
  return '';
}

function numbersToChoose({ board, poses, laid, toPlay, options }: State): number[] {
  return bonusNumbers({ board, poses, hand: options.hand }, laid[0] ?? 0, colourOf(toPlay ?? 0));
}

const choose = g.action({
  fields: { number: integer(1, 6) },
  candidates: (state) => numbersToChoose(state).map((number) => ({ number })),
  check(state, { number }) {
    const early = outOfPhase(state, 'choose');
    if (early !== undefined) return early;
    const numbers = numbersToChoose(state);
    return numbers.includes(number)
      ? undefined
      : illegal('MAL-11', `your own dice show ${numbers.join(' and ')}, not ${number}`);
  },
  apply(draft, { player, number }, _, before) {
    const { board, poses, supply, laid } = before;
    const left = broughtBy(number, supply[player] as number);
    proceed(draft, before, player, { board, poses, supply: [...supply], laid: [...laid], left });
  },
  describe: (_, { player, number }, after) => `Player ${player + 1} chooses the ${number}.${sequel(after, player)}`,
});

const place = g.action({
  fields: { cell: anyCell(), pose: z.optional(anyPose()) },
  *candidates({ board, laid, options }) {
    for (const cell of bonusCells(board, laid, options.contact)) {
      if (options.poses === 'rolled') yield { cell: cellName(cell) };
      else for (const pose of allPoses) yield { cell: cellName(cell), pose };
    }
  },
  check(state, { cell, pose }) {
    const early = outOfPhase(state, 'place');
    if (early !== undefined) return early;
    const { board, laid, options } = state;
    if (!isPlaceable(board, cellNamed(cell))) return illegal('MAL-13', `no die can be placed in ${cell}`);
    if (!touchesLaid(cellNamed(cell), laid, options.contact))
      return illegal('MAL-14', `a die in ${cell} would not touch one of this turn`);
    if ((pose === undefined) !== (options.poses === 'rolled'))
      return illegal('MAL-15', pose === undefined ? 'say how the die is to lie' : 'the way the die lies is rolled');
    return undefined;
  },
  outcome: poseRoll().schema,
  chance: ({ options }) => (options.poses === 'rolled' ? poseRoll() : null),
  apply(draft, { player, cell, pose }, rolled, before) {
    const placed = cellNamed(cell);
    const buffer = editBoard(before.board);
    const lying = editBoard(before.poses);
    putDie(buffer, placed, colourOf(player));
    putDie(lying, placed, rolled ?? pose ?? EMPTY);
    const supply = before.supply.map((dice, one) => (one === player ? dice - 1 : dice));
    const laid = [...before.laid, placed];
    const next: Laid = { board: boardText(buffer), poses: boardText(lying), supply, laid, left: before.left - 1 };
    proceed(draft, before, player, next);
  },
  sample({ phase, board, laid, options }, _player, rng) {
    const cell = phase === 'place' ? pick(rng, bonusCells(board, laid, options.contact)) : undefined;
    if (cell === undefined) return null;
    const pose = options.poses === 'rolled' ? undefined : pick(rng, allPoses);
    return pose === undefined ? { cell: cellName(cell) } : { cell: cellName(cell), pose };
  },
  label: poseLabel,
  describe(before, { player, cell, pose, outcome }, after) {
    const numbers = shown(before, outcome ?? (pose as Pose));
    const where = `in ${cell}, showing ${numbers}`;
    return `Player ${player + 1} places a ${colourName(colourOf(player))} die ${where}.${sequel(after, player)}`;
  },
});

const done = g.action({
  check(state) {
    const early = outOfPhase(state, 'place');
    if (early !== undefined) return early;
    return state.options.mayPlaceFewer ? undefined : illegal('MAL-16', `${state.left} more dice have to be placed`);
  },
  apply(draft, { player }, _, before) {
    const { board, poses, supply, laid } = before;
    proceed(draft, before, player, { board, poses, supply: [...supply], laid: [...laid], left: 0 });
  },
  describe: ({ left }, { player }) => `Player ${player + 1} places no more dice and gives up ${left}.`,
});

/** Dice of each player: 82 or 55 (MAL-2). */
const share = (players: number): number => evenShare(PYRAMID_CELLS, players);

/** The rules of Malicious Pleasure. */
export const maliciousPleasure: Game<MaliciousPleasureState, MaliciousPleasureAction, MaliciousPleasureOptions> =
  g.game({
    title: 'Malicious Pleasure',
    playerCount: { min: 2, max: 3 },
    traits: { dexterity: true },
    facts: { number: 20, family: 'construction' },
    variants: [
      {},
      { contact: 'corner', poses: 'rolled', hand: 'left', skill: [1, 0.8] },
      { mayPlaceFewer: true, skill: [0, 1], turnLimit: 60 },
    ],
    editions: { english: { contact: 'edge' }, french: { contact: 'corner' } },
    actions: { attempt, choose, place, done },
    checkSetup: ({ players, options }) => skillsProblem(options.skill, players),
    setup: ({ players }) => ({
      board: emptyBoard(),
      poses: emptyBoard(),
      supply: Array.from({ length: players }, () => share(players)),
      toPlay: 0,
      phase: 'throw',
      laid: [],
      left: 0,
      turns: 0,
    }),
    checkState: (state) => positionProblem(state, share(state.players)),
    migrations: {
      // In rules 1 more dice could be left to place than the player had (MAL-16), and dice were right-handed (MAL-10).
      1: (state) => {
        const { supply, toPlay, left } = state as { supply: number[]; toPlay: number | null; left: number };
        const options = { hand: 'right', ...(state.options as object) };
        return { ...state, options, left: Math.min(left, supply[toPlay ?? 0] as number) };
      },
    },
    playersToAct: ({ toPlay }) => oneToAct(toPlay),
    result({ toPlay, supply }) {
      if (toPlay !== null) return null;
      const isPlaced = supply.includes(0);
      return decidedBy(supply, isPlaced ? 'All dice of a player lie' : 'The turns are over', 'dice left', 'fewest');
    },
  });
