import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import type { DeepReadonly, Envelope, Resolved } from '../../../../kernel/types.js';
import { countDice, diceCells, dieAt, emptyBoard } from '../../../../pyramid/board.js';
import { type Cell, levelCells, PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { cellNamed, namesOf } from '../../../../pyramid/names.js';
import { seenBy, type Views } from '../plate.js';

/** Options of Wolf in a Sheep's Coat, as given to `setup`. */
export interface WolfInASheepsCoatOptions {
  /** How many of the 45 sheep are replaced by bushes, 0 to 44 (WOL-2). Default 0. */
  readonly bushes?: number | undefined;
  /** Where dogs stand and how they look: along the normals of their faces, the default, or along rows (WOL-6). */
  readonly views?: Views | undefined;
}

/** A dog that was placed. */
export interface WolfInASheepsCoatDog {
  /** Its funnel, such as `'1c3'`. */
  readonly cell: string;
  /** Whether it saw the wolf when it was placed. */
  readonly sees: boolean;
}

interface Table extends Envelope<'wolf-in-a-sheeps-coat', Resolved<WolfInASheepsCoatOptions>> {
  /** The base plate: 45 letters, sheep `k`, bushes `g`; all `.` before bushes are drawn. */
  readonly board: string;
  /** What is to be done: draw bushes, hide the wolf, look for it. */
  readonly phase: 'build' | 'hide' | 'seek' | 'over';
  /** Whose turn it is to do so; `null` when the game is over. */
  readonly toPlay: number | null;
  /** The dogs of this round, in the order in which they were placed. */
  readonly dogs: readonly WolfInASheepsCoatDog[];
  /** The sheep that were asked about in this round, in order. */
  readonly asked: readonly string[];
  /** The dogs that each player has needed as the shepherd, 0 before their round is over. */
  readonly used: readonly number[];
  /** Rounds that are finished. */
  readonly turns: number;
}

/** A position of Wolf in a Sheep's Coat, the wolf included. */
export interface WolfInASheepsCoatState extends Table {
  /** The sheep that is the wolf, while it is looked for; else `null`. */
  readonly wolf: string | null;
}

/** What a player knows of a position. */
export interface WolfInASheepsCoatView extends Table {
  /** The sheep that is the wolf; `'hidden'` for the shepherd and for spectators while it is looked for. */
  readonly wolf: string | null;
}

/** In place of the wolf's funnel, for those who don't know it. */
export const HIDDEN = 'hidden';

type View = DeepReadonly<WolfInASheepsCoatView>;
type State = DeepReadonly<WolfInASheepsCoatState>;

/** Whose round it is (WOL-3). */
export const shepherdOf = ({ turns, players }: Pick<View, 'turns' | 'players'>): number => turns % players;
/** The player who hides the wolf, for all but the shepherd (WOL-3). */
export const hiderOf = (table: Pick<View, 'turns' | 'players'>): number => (shepherdOf(table) + 1) % table.players;
/** Whether a player or spectator knows where the wolf is hidden in this round (WOL-4). */
export const knowsWolf = (table: Pick<View, 'turns' | 'players'>, player: number | null): boolean =>
  player !== null && player !== shepherdOf(table);

/** The plate before a round: full of sheep, or empty where bushes are to be drawn first (WOL-2). */
export const freshBoard = (bushes: number): string => (bushes > 0 ? emptyBoard(PLATE_CELLS) : 'k'.repeat(PLATE_CELLS));

const KENNELS: Readonly<Record<Views, readonly Cell[]>> = /* @__PURE__ */ (() =>
  Object.freeze({ faces: levelCells(1), rows: levelCells(0) }))();

/** The funnels in which dogs stand (WOL-5, WOL-6). */
export const kennelsOf = ({ options }: Pick<View, 'options'>): readonly Cell[] => KENNELS[options.views];

type Field = Pick<View, 'board' | 'options'>;

/** What a dog sees that comes after these other dogs (WOL-6, WOL-7, WOL-9, WOL-13). */
export function sightOf({ board, options }: Field, dog: Cell, others: readonly { readonly cell: string }[]): Set<Cell> {
  const standing = new Set(others.map(({ cell }) => cellNamed(cell)));
  const seen = seenBy(dog, (cell) => standing.has(cell) || dieAt(board, cell) === 'g', options.views);
  // Over a row's funnel a dog stands on a single sheep; elsewhere its lines begin with the three below.
  return new Set(options.views === 'rows' && dieAt(board, dog) === 'k' ? [dog, ...seen] : seen);
}

/** Sights that are asked for again and again while a player thinks about where the wolf may be. */
const KEPT = 2_000;
const kept = new Map<string, ReadonlySet<Cell>>();
/** The plate of those that are kept: it stays the same for a whole round. */
let keptBoard = '';

/** {@link sightOf} the dog at a place in the list, kept. */
function keptSight(view: Field, dogs: readonly { readonly cell: string }[], place: number): ReadonlySet<Cell> {
  if (keptBoard !== view.board || kept.size >= KEPT) kept.clear();
  keptBoard = view.board;
  let key: string = view.options.views;
  for (let at = 0; at <= place; at++) key += `,${dogs[at]?.cell}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const sight = sightOf(view, cellNamed(dogs[place]?.cell ?? ''), dogs.slice(0, place));
  kept.set(key, sight);
  return sight;
}

/** The sheep that can still be the wolf, by what was seen and asked, in order (WOL-8, WOL-10). */
export function suspectsOf(view: Pick<View, 'board' | 'options' | 'dogs' | 'asked'>): string[] {
  const { board, dogs, asked } = view;
  const sights = dogs.map(({ sees }, place) => ({ seen: keptSight(view, dogs, place), sees }));
  const cells = diceCells(board, 'k').filter((cell) => sights.every(({ seen, sees }) => seen.has(cell) === sees));
  return namesOf(cells).filter((name) => !asked.includes(name));
}

/** What is wrong with the round (WOL-4, WOL-5, WOL-8, WOL-10). */
function roundProblem(state: State): string | undefined {
  const { board, phase, dogs, asked, wolf } = state;
  if (phase !== 'seek') {
    if (wolf !== null) return 'there is a wolf only while it is looked for';
    return dogs.length + asked.length > 0 ? 'dogs and questions are for looking for the wolf' : undefined;
  }
  if (new Set(asked).size < asked.length || asked.some((name) => dieAt(board, cellNamed(name)) !== 'k'))
    return 'different sheep are asked about';
  const kennels = kennelsOf(state);
  const places = dogs.map(({ cell }) => cellNamed(cell));
  if (new Set(places).size < places.length || places.some((cell) => !kennels.includes(cell)))
    return 'dogs stand in different funnels of their level';
  return wolf !== null && suspectsOf(state).includes(wolf) ? undefined : 'the wolf is not where the answers say';
}

/** What a state from outside must meet besides its schema (WOL-2 to WOL-5, WOL-8, WOL-10, WOL-11). */
export function checkState(state: State): StateProblem {
  const { board, phase, toPlay, used, turns, players, options } = state;
  if (used.length !== players) return `expected ${players} numbers of dogs`;
  if (turns > players || used.some((dogs, player) => dogs > 0 !== player < turns))
    return 'every shepherd of a finished round has used dogs, and nobody else';
  if ((phase === 'over') !== (turns === players)) return illegal('WOL-3', `there are ${players} rounds`);
  const isFresh = phase === 'build' || phase === 'over';
  if (isFresh && board !== freshBoard(options.bushes))
    return illegal('WOL-2', 'nothing is on the plate between two rounds');
  if (phase === 'build' && options.bushes === 0) return 'there are no bushes to draw';
  if (!isFresh && (countDice(board) < PLATE_CELLS || countDice(board, 'g') !== options.bushes))
    return illegal('WOL-2', `expected ${options.bushes} bushes and sheep elsewhere`);
  const expected = { build: hiderOf(state), hide: hiderOf(state), seek: shepherdOf(state), over: null }[phase];
  return toPlay === expected
    ? roundProblem(state)
    : illegal('WOL-3', `it is not the turn of Player ${(toPlay ?? 0) + 1}`);
}
