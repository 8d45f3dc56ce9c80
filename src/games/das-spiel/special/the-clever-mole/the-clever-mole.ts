/**
 * The Clever Mole: the master hides a mole under one of six hills of dice and describes that hill; who finds it first
 * scores. 3 to 12 players, in real time; two take turns to hide it.
 * Rules and sources: the-clever-mole.rules.md (clauses MOL-1 to MOL-20).
 *
 * @example
 * ```ts
 * import { createReducer, seededDice } from 'dicewright';
 * import { theCleverMole } from 'dicewright/das-spiel';
 *
 * const reducer = createReducer(theCleverMole, seededDice('hills'));
 * let state = reducer(theCleverMole.setup({ players: 3 }), { type: 'build', player: 0 });
 * state = reducer(state, { type: 'hide', player: 0, hill: 4, clue: { kind: 'text', text: 'It lives on an edge.' } });
 * console.log(theCleverMole.view(state, 1).mole, theCleverMole.view(state, 0).mole); // → hidden 4
 * state = reducer(state, { type: 'claim', player: 2, hill: 3 });
 * state = reducer(state, { type: 'claim', player: 1, hill: 4 });
 * console.log(state.points, state.phase); // → [ 0, 1, 0 ] hide
 * ```
 *
 * @module
 */

import { defineGame } from '../../../../kernel/define.js';
import { combined, mapped, repeated, uniform } from '../../../../kernel/dice/chance.js';
import { pick, uniformInt } from '../../../../kernel/dice/random.js';
import { illegal } from '../../../../kernel/errors.js';
import type { Json } from '../../../../kernel/plain.js';
import { part, place } from '../../../../kernel/schemas/part.js';
import { anyOf, integer, list, natural, readonlyList } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { oneToAct } from '../../../../kernel/turns.js';
import type { DeepReadonly, Game } from '../../../../kernel/types.js';
import { boardString, boardText, editBoard, emptyBoard, poseString, putDie } from '../../../../pyramid/board.js';
import { poseRolls } from '../../../../pyramid/deal.js';
import { handOption } from '../../kit/hand.js';
import { playersWho } from '../../kit/real-time.js';
import { decidedBy } from '../../kit/standing.js';
import { limitReached, turnLimit } from '../../kit/turn-limit.js';
import {
  clueKinds,
  clueLabel,
  clueSchema,
  clueSentence,
  type FittingClue,
  fittingClues,
  hillOf,
  possibleHills,
  type TheCleverMoleClue,
} from './clues.js';
import { HILL_DICE, HILLS, hillCells, tableOf } from './hills.js';
import { checkState, type TheCleverMoleOptions, type TheCleverMoleState, type TheCleverMoleView } from './position.js';
import { guessersOf, hasCircles, isGuesser, masterOf, pointsOfLimit, seekersOf } from './table.js';

export type { TheCleverMoleOptions, TheCleverMoleState } from './position.js';

/** Players at most (MOL-1). */
const SEATS = 12;
/** The most points that can be played for (MOL-19). */
const MAX_TARGET = 100;

/** Ten dice of a hill in the order of their cells. */
export interface TheCleverMoleHill {
  /** Ten letters `r`, `g`, `k`. */
  readonly dice: string;
  /** Ten letters `a` to `x`. */
  readonly poses: string;
}

/** What a player of The Clever Mole can do; real time: the order of actions is that of events. */
export type TheCleverMoleAction =
  | {
      /** The master builds the six hills, at random or as they like (MOL-4). */
      readonly type: 'build';
      readonly player: number;
      readonly outcome?: readonly TheCleverMoleHill[] | undefined;
    }
  | {
      /** The master hides the mole and describes its hill (MOL-7). */
      readonly type: 'hide';
      readonly player: number;
      readonly hill: number;
      readonly clue: TheCleverMoleClue;
    }
  | {
      /** A player points at a hill (MOL-15). */
      readonly type: 'claim';
      readonly player: number;
      readonly hill: number;
    };

const hillNumber = () => part('hill', place(HILLS.length - 1));

const g = defineGame({
  id: 'the-clever-mole',
  rules: 2,
  options: {
    rotateMaster: z._default(z.nullable(z.boolean()), null),
    equalRounds: z._default(z.boolean(), true),
    rebuild: z._default(z.boolean(), false),
    clues: z._default(readonlyList(z.literal(clueKinds), clueKinds.length), clueKinds),
    target: z._default(integer(1, MAX_TARGET), 5),
    turnLimit: turnLimit(),
    hand: handOption(),
  },
  state: {
    board: boardString('.rgk'),
    poses: poseString(),
    phase: z.literal(['build', 'hide', 'seek', 'over']),
    clue: z.nullable(clueSchema()),
    claims: list(z.nullable(hillNumber()), SEATS),
    points: list(natural(MAX_TARGET + SEATS), SEATS),
    turns: natural(),
    mole: z.nullable(hillNumber()),
  },
  hidden: { mole: z.nullable(anyOf([hillNumber(), z.literal('hidden')])) },
});

type View = DeepReadonly<TheCleverMoleView>;

const tableFor = ({ board, poses, options }: Pick<View, 'board' | 'poses' | 'options'>) =>
  tableOf({ board, poses, hand: options.hand });

const hillColours = repeated(uniform(['r', 'g', 'k']), HILL_DICE);
const hillChance = combined({
  dice: mapped(
    hillColours,
    (letters) => letters.join(''),
    (outcome) => (typeof outcome === 'string' ? [...outcome] : undefined),
    () => boardString('rgk', HILL_DICE),
    () => ({ kind: 'joined', of: hillColours.spec }),
  ),
  poses: poseRolls(HILL_DICE),
});
const sixHills = repeated(hillChance, HILLS.length);

const build = g.action({
  check: ({ phase }) => (phase === 'build' ? undefined : illegal('MOL-5', 'the hills already stand')),
  outcome: sixHills.schema,
  chance: () => sixHills,
  apply(draft, _, outcome) {
    const board = editBoard(emptyBoard());
    const poses = editBoard(emptyBoard());
    for (const [hill, cells] of hillCells.entries()) {
      for (const [i, cell] of cells.entries()) {
        putDie(board, cell, outcome[hill]?.dice.charAt(i) ?? '');
        putDie(poses, cell, outcome[hill]?.poses.charAt(i) ?? '');
      }
    }
    draft.board = boardText(board);
    draft.poses = boardText(poses);
    draft.phase = 'hide';
  },
  // What the hills will be nobody knows before, so that taking them back would be a choice.
  reveals: true,
  describe: (_, { player }) => `Player ${player + 1} builds six hills.`,
});

/** Whether there is a clue of the kinds allowed, texts aside, that fits just one hill. */
function canBeDescribed(view: View): boolean {
  return !fittingClues(tableFor(view), view.options.clues).next().done;
}

/** All that masters can say without words of their own. */
const cluesFor = (view: View): FittingClue[] => [...fittingClues(tableFor(view), view.options.clues)];

/** What play at random says where it says something in words. */
const RANDOM_TEXT = 'I am thinking of one of the hills.';
const textClue = Object.freeze({ kind: 'text', text: RANDOM_TEXT } as const);

const hide = g.action({
  fields: { hill: hillNumber(), clue: clueSchema() },
  *candidates(view) {
    if (view.phase !== 'hide') return;
    yield* cluesFor(view);
    for (const hill of HILLS) yield { hill, clue: textClue };
  },
  check(view, { hill, clue }) {
    const { phase, options } = view;
    if (phase !== 'hide') return illegal('MOL-7', 'this is no time to hide');
    if (clue.kind === 'text') {
      if (options.clues.includes('text') || !canBeDescribed(view)) return undefined;
      return illegal('MOL-14', 'there are clues that can be checked');
    }
    if (!options.clues.includes(clue.kind)) return illegal('MOL-9', `clues such as ${clue.kind} are not in play`);
    const fitting = hillOf(tableFor(view), clue);
    if (fitting === hill) return undefined;
    return illegal('MOL-7', fitting === null ? 'the clue fits no hill, or several' : 'the clue fits another hill');
  },
  label: clueLabel,
  // There is no end of words: only those that random play uses have numbers.
  numbered: {
    fields: { hill: hillNumber(), clue: clueSchema(z.literal(RANDOM_TEXT)) },
    of: ({ hill, clue }) => ({ hill, clue }),
    back: (fields) => fields,
  },
  uneven:
    'First a kind of clue is drawn, then a clue of that kind; for free words there is one sentence for each hill.',
  sample(view, _player, rng) {
    if (view.phase !== 'hide') return null;
    const fitting = cluesFor(view);
    // Words are a kind like the others, though they fit any hill: nothing else leaves those who can count a guess.
    const words = view.options.clues.includes('text') || fitting.length === 0;
    const kinds = clueKinds.filter((kind) => {
      return kind === 'text' ? words : fitting.some(({ clue }) => clue.kind === kind);
    });
    const kind = pick(rng, kinds);
    if (kind === 'text') return { hill: uniformInt(rng, 0, HILLS.length - 1), clue: textClue };
    return (
      pick(
        rng,
        fitting.filter(({ clue }) => clue.kind === kind),
      ) ?? null
    );
  },
  apply(draft, { hill, clue }, _, { players }) {
    draft.mole = hill;
    draft.clue = { ...clue };
    draft.claims = Array.from({ length: players }, () => null);
    draft.phase = 'seek';
  },
  conceal: ({ player, hill, clue }, viewer) => (viewer === player ? { hill, clue } : { clue }),
  describe(_, { player, hill, clue }) {
    const where = hill === undefined ? '' : ` under hill ${hill + 1}`;
    return `Player ${player + 1} hides the mole${where}${clue === undefined ? '.' : `: ${clueSentence(clue)}`}`;
  },
});

const claim = g.action({
  fields: { hill: hillNumber() },
  *candidates() {
    for (const hill of HILLS) yield { hill };
  },
  // Who may claim is what playersToAct says: neither the master nor players who have claimed in this round (MOL-15).
  check: ({ phase }) => (phase === 'seek' ? undefined : illegal('MOL-15', 'the mole is not hidden')),
  apply(draft, { player, hill }, _, before) {
    const { mole, claims, options, turns, phase } = before;
    const next = claims.map((claimed, seat) => (seat === player ? hill : claimed));
    const points = before.points.map((sum, seat) => sum + (seat === player && hill === mole ? 1 : 0));
    const waits = guessersOf(before).some((seat) => next[seat] === null);
    const isFinished = hill === mole || !waits;
    const isEven = !hasCircles(before) || (turns + 1) % before.players === 0;
    const isWon = isEven && points.some((score) => score >= options.target);
    const isOver = isFinished && (isWon || limitReached(turns + 1, options.turnLimit));
    draft.points = points;
    draft.claims = isFinished ? next.map(() => null) : next;
    draft.turns = turns + (isFinished ? 1 : 0);
    if (isFinished) draft.clue = null;
    draft.phase = isOver ? 'over' : isFinished ? (options.rebuild ? 'build' : 'hide') : phase;
  },
  // Right or wrong, it shows where the mole is, or where it is not.
  reveals: true,
  describe(before, { player, hill = 0 }, after) {
    const points = after.points[player] ?? 0;
    const says = `Player ${player + 1} points at hill ${hill + 1}`;
    if (points > (before.points[player] ?? 0)) {
      const others = after.points.filter((_, seat) => seat !== player);
      const isFirst = points >= after.options.target && others.every((score) => score < points);
      const wins = after.phase === 'over' && isFirst ? ', and wins' : '';
      return `${says}: there it is! That makes ${points} ${points === 1 ? 'point' : 'points'}${wins}.`;
    }
    if (after.phase === 'seek') return `${says}: wrong.`;
    return `${says}: wrong. Nobody has found the mole under hill ${Number(after.mole) + 1}.`;
  },
});

/** The mole is shown to the master, and to all when it isn't looked for (MOL-8). */
function view(state: DeepReadonly<TheCleverMoleState>, player: number | null): View {
  return state.phase === 'seek' && player !== masterOf(state) ? { ...state, mole: 'hidden' } : state;
}

/**
 * A state of rules 1, under which the role of master went round only where that was chosen (MOL-2), and the game ended as
 * soon as a player had the points (MOL-19).
 */
function migratedFrom1(state: Record<string, Json>): Record<string, Json> {
  const options = state.options as Record<string, Json>;
  return { ...state, options: { ...options, rotateMaster: options.rotateMaster ?? false, equalRounds: false } };
}

/** The rules of The Clever Mole. */
export const theCleverMole: Game<
  TheCleverMoleState,
  TheCleverMoleAction,
  TheCleverMoleOptions,
  Omit<TheCleverMoleState, 'mole'> & { readonly mole: number | 'hidden' | null }
> = g.game({
  title: 'The Clever Mole',
  playerCount: { min: 2, max: SEATS },
  traits: { simultaneous: true, enumerable: false },
  facts: { number: 14, family: 'special' },
  variants: [
    {},
    { clues: ['text'], target: 2, rotateMaster: false },
    { rotateMaster: true, rebuild: true, target: 2, hand: 'left' },
    { rotateMaster: true, equalRounds: false, target: 3 },
    { clues: ['below', 'fewest'], turnLimit: 4 },
  ],
  actions: { build, hide, claim },
  setup: ({ players }) => ({
    board: emptyBoard(),
    poses: emptyBoard(),
    phase: 'build' as const,
    clue: null,
    claims: Array.from({ length: players }, () => null),
    points: Array.from({ length: players }, () => 0),
    turns: 0,
    mole: null,
  }),
  checkSetup({ options: { clues } }) {
    if (clues.length === 0) return 'at least one kind of clue is needed';
    return new Set(clues).size === clues.length ? undefined : 'name each kind of clue once';
  },
  checkState,
  olderDefaults: { 1: { rotateMaster: false, equalRounds: false } },
  migrations: { 1: migratedFrom1 },
  playersToAct(state) {
    const { players, phase, claims } = state;
    if (phase === 'over') return oneToAct(null);
    if (phase !== 'seek') return oneToAct(masterOf(state));
    return playersWho(players, (player) => isGuesser(state, player) && claims[player] === null);
  },
  result(state) {
    const { phase, points, options } = state;
    if (phase !== 'over') return null;
    const isReached = points.some((score) => score >= options.target);
    const why = isReached ? `${options.target} points are reached` : pointsOfLimit(options);
    return decidedBy(points, why, 'points', 'most', seekersOf(state));
  },
  view,
  complete(seen, _player, rng) {
    const { mole, clue, claims, options, board, poses } = seen;
    if (mole !== 'hidden') return { ...seen, mole };
    const hills = clue === null ? HILLS : possibleHills({ board, poses, hand: options.hand }, clue, claims);
    return { ...seen, mole: pick(rng, hills) ?? 0 };
  },
});
