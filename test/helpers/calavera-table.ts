import type { CalaveraChoice, CalaveraFace } from '../../src/games/calavera/dice.js';
import {
  type CalaveraAction,
  type CalaveraOptions,
  type CalaveraState,
  calavera,
} from '../../src/games/calavera/index.js';
import type { CalaveraPhase } from '../../src/games/calavera/position.js';
import { type CalaveraColour, colours } from '../../src/games/calavera/sheet.js';
import type { DeepReadonly } from '../../src/index.js';

export type State = DeepReadonly<CalaveraState>;

const letters: Readonly<Record<string, CalaveraFace>> = {
  o: 'orange',
  g: 'green',
  p: 'pink',
  b: 'black',
  j: 'joker',
  s: 'skull',
};

/** `'oojs'` as faces. */
export const faced = (text: string): CalaveraFace[] => [...text].map((letter) => letters[letter] as CalaveraFace);

interface Setting {
  readonly players?: number;
  readonly options?: CalaveraOptions;
  /** A player's rows in the order of the sheet, `'0 8* 3 12'`: crosses, and a star where the row is frozen. */
  readonly rows?: readonly string[];
  /** By default, of those who are past a line the lowest seat came first. */
  readonly bonuses?: readonly (readonly (number | null)[])[];
  readonly active?: number;
  /** By default 1 when there are dice. */
  readonly rolls?: number;
  /** As {@link faced} reads them. */
  readonly dice?: string;
  readonly used?: CalaveraChoice | null;
  readonly choosing?: readonly number[];
  readonly phase?: CalaveraPhase;
}

function rowOf(text: string): { crosses: number; frozen: boolean } {
  const crosses = Number.parseInt(text, 10);
  return { crosses, frozen: text.endsWith('*') || crosses > 10 };
}

/** A position, set up on the table without playing to it, as plain data. */
export function setting(given: Setting) {
  const { players = Math.max(2, given.rows?.length ?? 0), dice = '' } = given;
  const start = calavera.setup({ players, options: given.options });
  const { bonusAfter, bonusFirst, bonusLater } = start.options;
  const taken = [false, false, false];
  const sheets = Array.from({ length: players }, (_, player) => {
    const [orange = '', green = '', pink = '', black = ''] = (given.rows?.[player] ?? '0 0 0 0').split(' ');
    const rows = { orange: rowOf(orange), green: rowOf(green), pink: rowOf(pink), black: rowOf(black) };
    const least = Math.min(...colours.map((colour) => rows[colour].crosses));
    const derived = [0, 1, 2].map((line) => {
      if (least < (bonusAfter[line] as number)) return null;
      const points = (taken[line] ? bonusLater : bonusFirst)[line] as number;
      taken[line] = true;
      return points;
    });
    return { rows, bonuses: [...(given.bonuses?.[player] ?? derived)] };
  });
  const { active = 0, rolls = dice === '' ? 0 : 1, used = null, choosing = [], phase = 'rolling' } = given;
  return { ...start, sheets, active, rolls, dice: faced(dice), used, choosing: [...choosing], phase };
}

/** {@link setting}, as the game accepts it. */
export const position = (given: Setting): State => calavera.load(setting(given));

const actorOf = (state: State): number => calavera.playersToAct(state)[0] ?? -1;

/** The player to act rolls; by default all six dice. */
export function roll(state: State, outcome: string, dice: readonly number[] = [0, 1, 2, 3, 4, 5]): State {
  return calavera.reduce(state, { type: 'roll', player: actorOf(state), dice, outcome: faced(outcome) });
}

/** The player to act marks; with jokers, the row must be named. */
export function mark(state: State, dice: CalaveraChoice, row: CalaveraColour = dice as CalaveraColour): State {
  return calavera.reduce(state, { type: 'mark', player: actorOf(state), dice, row });
}

export const freeze = (state: State, row: CalaveraColour): State =>
  calavera.reduce(state, { type: 'freeze', player: actorOf(state), row });

export const pass = (state: State): State => calavera.reduce(state, { type: 'pass', player: actorOf(state) });

type WithoutPlayer<A> = A extends unknown ? Omit<A, 'player'> : never;

/** The clause that forbids it to the player to act; `null` when it is legal. */
export function forbids(state: State, action: WithoutPlayer<DeepReadonly<CalaveraAction>>): string | null {
  const violation = calavera.check(state, { ...action, player: actorOf(state) } as CalaveraAction);
  return violation === null ? null : (violation.clause ?? violation.code);
}

/** An action in few words: `roll 0 1`, `orange`, `joker > pink`, `freeze pink`, `pass`. */
function inShort(action: DeepReadonly<CalaveraAction>): string {
  switch (action.type) {
    case 'roll':
      return `roll ${action.dice.join(' ')}`;
    case 'mark':
      return action.dice === action.row ? action.row : `${action.dice} > ${action.row}`;
    case 'freeze':
      return `freeze ${action.row}`;
    case 'pass':
      return 'pass';
  }
}

/** Everything legal, in short. */
export const legal = (state: State): string[] => [...calavera.legalActions(state)].map(inShort);

/** Everything legal but rolls, in short. */
export const uses = (state: State): string[] => legal(state).filter((action) => !action.startsWith('roll'));

/** A player's rows as {@link setting} takes them, with every star. */
export function rowsOf(state: State, player: number): string {
  const { rows } = state.sheets[player] as State['sheets'][number];
  return colours.map((colour) => `${rows[colour].crosses}${rows[colour].frozen ? '*' : ''}`).join(' ');
}

export const bonusesOf = (state: State): (readonly (number | null)[])[] => state.sheets.map(({ bonuses }) => bonuses);
