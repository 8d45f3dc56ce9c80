import type { DeepReadonly } from '../../../kernel/types.js';
import type { KirikiAction, KirikiState } from '../kiriki.js';
import { patterns } from '../patterns.js';
import { countsOf, FIRST_ROLL, keepOf, keeps, partsOf } from './keeps.js';
import { type KirikiTable, type SheetState, type SheetValues, sheetIndex, sheetState, solvedValues } from './table.js';
import { patternOf, TurnSolver } from './turn-solver.js';

/** An action, and what it leads to. */
export interface KirikiValuedAction {
  readonly action: KirikiAction;
  /** Expected grand total of the player's finished sheet, if they play on as well as can be. */
  readonly value: number;
}

/** What a player does best. */
export interface KirikiAdvice extends KirikiValuedAction {
  /** All that they can do, the best first. Rolls that keep the same faces are listed once. */
  readonly actions: readonly KirikiValuedAction[];
}

/** The places of dice to roll so that the keep stays; the first of equal dice stay. */
export function placesToRoll(dice: readonly number[], keep: number): number[] {
  const left = [...(keeps[keep] as readonly number[])];
  return dice.flatMap((face, place) => {
    const stays = (left[face - 1] as number) > 0;
    if (stays) left[face - 1] = (left[face - 1] as number) - 1;
    return stays ? [] : [place];
  });
}

const ALL_DICE = Object.freeze([0, 1, 2, 3, 4]);

/** What the player on turn has to decide. */
interface Position {
  readonly player: number;
  readonly sheet: SheetState;
  /** The sum of what is written on the sheet. */
  readonly points: number;
  readonly dice: readonly number[];
  readonly rolls: number;
}

/** Told of a line to score, or of a keep whose other dice are rolled, and of the points that are to come then. */
type Hear = (kind: 'line' | 'keep', which: number, value: number) => void;

/** Knows what is best, if sheets are worth that. What it works out about a turn it remembers until asked about another sheet. */
export class Adviser {
  readonly #sheets: SheetValues;
  readonly #solver: TurnSolver;
  /** The sheet of the turn that is worked out. */
  #worked = -1;

  constructor(sheets: SheetValues) {
    this.#sheets = sheets;
    this.#solver = new TurnSolver(sheets);
  }

  #positionOf({ toPlay: player, rolls, dice, sheets, options }: DeepReadonly<KirikiState>): Position | null {
    if (player === null) return null;
    for (const [name, value] of Object.entries(options)) {
      if (this.#sheets.options[name as keyof typeof options] === value) continue;
      throw new RangeError(`the table was made for another ${name}`);
    }
    const written = sheets[player];
    if (written === undefined) throw new RangeError(`there is no Player ${player + 1}`);
    const sheet = sheetState(written, this.#sheets.options);
    if (Number.isNaN(this.#solver.valueOf(sheet))) throw new RangeError('the table was made from another sheet');
    const points = patterns.reduce((sum, pattern) => sum + (written[pattern] ?? 0), 0);
    return { player, sheet, points, dice, rolls };
  }

  /** All that can be done with dice that are rolled: lines in their order, then keeps of fewer and fewer dice. */
  #tellAll({ sheet, dice, rolls }: Position, hear: Hear): void {
    const solver = this.#solver;
    const index = sheetIndex(sheet, this.#sheets.limit);
    if (index !== this.#worked) solver.turn(sheet);
    this.#worked = index;
    const roll = keepOf(countsOf(dice)) - FIRST_ROLL;
    for (let line = 0; line < patterns.length; line++) {
      const value = solver.lineValue(sheet, roll, line);
      if (value > Number.NEGATIVE_INFINITY) hear('line', line, value);
    }
    // After the first roll two are to come, and the dice rolled now are the first of these.
    const values = rolls === 1 ? solver.keepValues[1] : rolls === 2 ? solver.keepValues[2] : undefined;
    if (values === undefined) return;
    for (const keep of partsOf(roll)) if (keep < FIRST_ROLL) hear('keep', keep, values[keep] as number);
  }

  #actionOf({ player, dice }: Position, kind: 'line' | 'keep', which: number): KirikiAction {
    return kind === 'line'
      ? { type: 'score', player, pattern: patternOf(which) }
      : { type: 'roll', player, dice: placesToRoll(dice, which) };
  }

  advise(view: DeepReadonly<KirikiState>): KirikiAdvice | null {
    const position = this.#positionOf(view);
    if (position === null) return null;
    const { player, sheet, points } = position;
    if (position.rolls === 0) {
      const value = points + this.#solver.valueOf(sheet);
      const only = { action: { type: 'roll', player, dice: ALL_DICE }, value } as const;
      return { ...only, actions: [only] };
    }
    const actions: KirikiValuedAction[] = [];
    this.#tellAll(position, (kind, which, value) => {
      actions.push({ action: this.#actionOf(position, kind, which), value });
    });
    // Sorted before the points are added: that may round away a difference.
    actions.sort((one, other) => other.value - one.value);
    const total = actions.map(({ action, value }) => ({ action, value: points + value }));
    return { ...(total[0] as KirikiValuedAction), actions: total };
  }

  #best(position: Position): Parameters<Hear> {
    let best: Parameters<Hear> = ['line', 0, Number.NEGATIVE_INFINITY];
    this.#tellAll(position, (kind, which, value) => {
      if (value > best[2]) best = [kind, which, value];
    });
    return best;
  }

  best(view: DeepReadonly<KirikiState>): KirikiAction | null {
    const position = this.#positionOf(view);
    if (position === null) return null;
    if (position.rolls === 0) return { type: 'roll', player: position.player, dice: ALL_DICE };
    const [kind, which] = this.#best(position);
    return this.#actionOf(position, kind, which);
  }

  /** The grand total that is expected of the player on turn; `null` when nobody is. */
  total(view: DeepReadonly<KirikiState>): number | null {
    const position = this.#positionOf(view);
    if (position === null) return null;
    const { sheet, points, rolls } = position;
    return points + (rolls === 0 ? this.#solver.valueOf(sheet) : this.#best(position)[2]);
  }
}

/** By table: a turn is asked about several times. */
const advisers = new WeakMap<KirikiTable, Adviser>();

function adviserOf(table: KirikiTable): Adviser {
  const adviser = advisers.get(table) ?? new Adviser(solvedValues(table));
  advisers.set(table, adviser);
  return adviser;
}

/**
 * The best action of the player on turn, and the values of all their actions; `null` when the game is over.
 *
 * @throws RangeError when the table was made for other options, or from a sheet that this one can't come of
 */
export function advise(table: KirikiTable, view: DeepReadonly<KirikiState>): KirikiAdvice | null {
  return adviserOf(table).advise(view);
}

/** The action that {@link advise} lists first, in a small part of the time. */
export function bestAction(table: KirikiTable, view: DeepReadonly<KirikiState>): KirikiAction | null {
  return adviserOf(table).best(view);
}
