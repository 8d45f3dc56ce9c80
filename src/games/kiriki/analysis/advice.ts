import type { DeepReadonly } from '../../../kernel/types.js';
import type { KirikiAction, KirikiState } from '../kiriki.js';
import { patterns } from '../patterns.js';
import { countsOf, FIRST_ROLL, keepOf, keeps, partsOf } from './keeps.js';
import { type KirikiTable, patternOf, type SheetState, sheetIndex, sheetState, TurnSolver } from './solver.js';

/** An action, and what it leads to. */
export interface KirikiValuedAction {
  readonly action: KirikiAction;
  /** Expected grand total of the player's finished sheet, if he plays on as well as can be. */
  readonly value: number;
}

/** What a player does best. */
export interface KirikiAdvice extends KirikiValuedAction {
  /** All that he can do, the best first. Rolls that keep the same faces are told once. */
  readonly actions: readonly KirikiValuedAction[];
}

/** The places of dice to roll so that the keep stays; the first of equal dice stay. */
function placesToRoll(dice: readonly number[], keep: number): number[] {
  const left = [...(keeps[keep] as readonly number[])];
  return dice.flatMap((face, place) => {
    const stays = (left[face - 1] as number) > 0;
    if (stays) left[face - 1] = (left[face - 1] as number) - 1;
    return stays ? [] : [place];
  });
}

const ALL_DICE = [0, 1, 2, 3, 4];

/** The solver of each table, and the sheet whose turn it has worked out last: a turn is asked about several times. */
const solvers = new WeakMap<KirikiTable, { readonly solver: TurnSolver; turn: number | null }>();

/** A solver that has worked out the turn of the sheet. */
function solverOf(table: KirikiTable, sheet: SheetState): TurnSolver {
  let known = solvers.get(table);
  if (known === undefined) {
    known = { solver: new TurnSolver(table), turn: null };
    solvers.set(table, known);
  }
  const turn = sheetIndex(sheet, table.limit);
  if (known.turn !== turn) known.solver.turn(sheet);
  known.turn = turn;
  return known.solver;
}

/**
 * The best action of the player on turn, and the values of all his actions; `null` when the game is over.
 *
 * @throws RangeError when the table was made for other options, or from a sheet that this one can't come of
 */
export function advise(table: KirikiTable, view: DeepReadonly<KirikiState>): KirikiAdvice | null {
  const { toPlay: player, rolls, dice } = view;
  if (player === null) return null;
  const { options } = table;
  for (const [name, value] of Object.entries(view.options)) {
    if (options[name as keyof typeof options] === value) continue;
    throw new RangeError(`the table was made for another ${name}`);
  }
  const written = view.sheets[player];
  if (written === undefined) throw new RangeError(`there is no player ${player}`);
  const sheet = sheetState(written, options);
  const points = patterns.reduce((sum, pattern) => sum + (written[pattern] ?? 0), 0);
  const own = table.values[sheetIndex(sheet, table.limit)] as number;
  if (Number.isNaN(own)) throw new RangeError('the table was made from another sheet');
  if (rolls === 0) {
    const only = { action: { type: 'roll', player, dice: ALL_DICE }, value: points + own } as const;
    return { ...only, actions: [only] };
  }
  const solver = solverOf(table, sheet);
  const roll = keepOf(countsOf(dice)) - FIRST_ROLL;
  const actions: KirikiValuedAction[] = [];
  for (let line = 0; line < patterns.length; line++) {
    const value = solver.lineValue(sheet, roll, line);
    if (value > Number.NEGATIVE_INFINITY)
      actions.push({ action: { type: 'score', player, pattern: patternOf(line) }, value: points + value });
  }
  // After the first roll two are to come, and the dice rolled now are the first of these.
  const values = rolls === 1 ? solver.keepValues[1] : rolls === 2 ? solver.keepValues[2] : undefined;
  for (const keep of values === undefined ? [] : partsOf(roll)) {
    if (keep >= FIRST_ROLL) continue;
    const action = { type: 'roll', player, dice: placesToRoll(dice, keep) } as const;
    actions.push({ action, value: points + (values?.[keep] as number) });
  }
  actions.sort((one, other) => other.value - one.value);
  const best = actions[0] as KirikiValuedAction;
  return { ...best, actions };
}
