/**
 * A referee for Calavera, written from the rule text alone and sharing nothing with the library: it keeps real sheets
 * of boxes, crosses them one by one and says what may be done. Slow and plain on purpose.
 *
 * Representation choices (the rules leave them open):
 * - `phase` is `'rolling'` (the active player rolls, marks, freezes or passes), `'choosing'` (opponents) or `'over'`.
 * - `dice` is `[]` and `rolls` 0 until the first roll of a turn. While opponents choose, the dice lie as they did.
 *   When the game ends, dice, `rolls`, `used` and `active` stay as they were; `choosing` becomes `[]`.
 * - `choosing` lists, clockwise, only those opponents who can choose something; its first is the one to act. Who can
 *   choose depends on their own sheet and the dice alone, so it can be said when the choosing begins.
 * - By default the third skull hands over to the opponents with no action of the active player. With
 * `curseEndsRolling: false` it does nothing by itself: the active player may roll on while they have rolls left, and ends
 * the turn with `pass` (also after the third roll, also when six skulls lie there).
 * - Scoring zone and Death Zone go by the number of the box, so that other `values` do not move them. The jokers that
 *   a freeze takes go by the points, as the text says; between its 6 and 8 points three jokers begin at 8.
 * - The boxes without value have the value 0 in `values`.
 * - The dice of a roll may be named in any order, each once; the outcome goes with them in the order given.
 *   The listed form is ascending.
 * - An action that is not random must carry no `outcome`, and no action may carry unknown fields.
 */

export const COLOURS = ['orange', 'green', 'pink', 'black'] as const;
export type Colour = (typeof COLOURS)[number];
export const FACES = ['orange', 'green', 'pink', 'black', 'joker', 'skull'] as const;
export type Face = (typeof FACES)[number];

export interface Options {
  values?: readonly number[];
  bonusAfter?: readonly number[];
  bonusFirst?: readonly number[];
  bonusLater?: readonly number[];
  endsAtOnce?: boolean;
  curseEndsRolling?: boolean;
  mustUse?: boolean;
}

export type Action =
  | { type: 'roll'; player: number; dice: number[]; outcome?: Face[] }
  | { type: 'mark'; player: number; dice: Colour | 'joker'; row: Colour }
  | { type: 'freeze'; player: number; row: Colour }
  | { type: 'pass'; player: number };

export interface Facts {
  sheets: { rows: Record<Colour, { crosses: number; frozen: boolean }>; bonuses: (number | null)[] }[];
  active: number;
  rolls: number;
  dice: Face[];
  used: Colour | 'joker' | null;
  choosing: number[];
  phase: 'rolling' | 'choosing' | 'over';
}

export interface Referee {
  legal(): Action[];
  judge(action: unknown): string | null;
  play(action: unknown): void;
  facts(): Facts;
  result(): { winners: number[]; scores: number[] } | null;
}

/** One row on paper: thirteen boxes, crossed or not, and whether its value has been circled. */
interface Row {
  boxes: boolean[];
  frozen: boolean;
}

interface Sheet {
  rows: Record<Colour, Row>;
  bonuses: (number | null)[];
}

const SCORING_ZONE = [6, 7, 8, 9, 10];
const DEATH_ZONE = [11, 12, 13];
const LAST_BOX = 13;

function newRow(): Row {
  const boxes: boolean[] = [];
  for (let box = 1; box <= LAST_BOX; box += 1) boxes.push(false);
  return { boxes, frozen: false };
}

/** The number of the last crossed box, 0 when there is none. */
function lastCross(row: Row): number {
  let last = 0;
  for (let box = 1; box <= LAST_BOX; box += 1) if (row.boxes[box - 1] === true) last = box;
  return last;
}

/** One string for all ways of writing the same action, its outcome left aside. */
function written(action: object): string {
  const entries: [string, unknown][] = Object.entries(action)
    .filter(([key]) => key !== 'outcome')
    .map(([key, value]) => [key, key === 'dice' && Array.isArray(value) ? [...value].sort() : value]);
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function referee(options: Options = {}, players = 2): Referee {
  const values = options.values ?? [0, 0, 0, 0, 0, 4, 5, 6, 8, 10, 4, 0, -3];
  const bonusAfter = options.bonusAfter ?? [3, 6, 9];
  const bonusFirst = options.bonusFirst ?? [4, 5, 6];
  const bonusLater = options.bonusLater ?? [2, 3, 4];
  const endsAtOnce = options.endsAtOnce ?? true;
  const curseEndsRolling = options.curseEndsRolling ?? true;
  if (!Number.isInteger(players) || players < 2 || players > 4) throw new Error('two to four players');
  if (values.length !== LAST_BOX) throw new Error('thirteen values');

  const sheets: Sheet[] = [];
  for (let player = 0; player < players; player += 1) {
    sheets.push({
      rows: { orange: newRow(), green: newRow(), pink: newRow(), black: newRow() },
      bonuses: [null, null, null],
    });
  }
  let active = 0;
  let rolls = 0;
  let dice: Face[] = [];
  let used: Colour | 'joker' | null = null;
  let choosing: number[] = [];
  let phase: Facts['phase'] = 'rolling';

  const rowOf = (player: number, colour: Colour): Row => (sheets[player] as Sheet).rows[colour];

  const howMany = (face: Face): number => {
    let count = 0;
    for (const die of dice) if (die === face) count += 1;
    return count;
  };

  const allFrozen = (player: number): boolean => COLOURS.every((colour) => rowOf(player, colour).frozen);

  /** What a player could mark with the dice as they lie; `taken` are the dice that are gone. */
  function possibleMarks(player: number, taken: Colour | 'joker' | null): Action[] {
    const actions: Action[] = [];
    for (const colour of COLOURS) {
      if (howMany(colour) > 0 && taken !== colour && !rowOf(player, colour).frozen) {
        actions.push({ type: 'mark', player, dice: colour, row: colour });
      }
    }
    if (howMany('joker') > 0 && taken !== 'joker') {
      for (const row of COLOURS) {
        if (!rowOf(player, row).frozen) actions.push({ type: 'mark', player, dice: 'joker', row });
      }
    }
    return actions;
  }

  function possibleFreezes(player: number): Action[] {
    const actions: Action[] = [];
    for (const row of COLOURS) {
      const box = lastCross(rowOf(player, row));
      if (rowOf(player, row).frozen || !SCORING_ZONE.includes(box)) continue;
      const points = values[box - 1] as number;
      if (howMany('joker') >= (points >= 8 ? 3 : 2)) {
        actions.push({ type: 'freeze', player, row });
      }
    }
    return actions;
  }

  /** Every choice of one or more of the dice that show no skull, each in ascending order. */
  function everyChoiceOfDice(): number[][] {
    const choices: number[][] = [];
    for (let bits = 1; bits < 64; bits += 1) {
      const choice: number[] = [];
      for (let die = 0; die < 6; die += 1) if (Math.floor(bits / 2 ** die) % 2 === 1) choice.push(die);
      if (choice.every((die) => dice[die] !== 'skull')) choices.push(choice);
    }
    return choices;
  }

  function legal(): Action[] {
    if (phase === 'over') return [];
    if (phase === 'choosing') return possibleMarks(choosing[0] as number, used);
    const player = active;
    if (rolls === 0) return [{ type: 'roll', player, dice: [0, 1, 2, 3, 4, 5] }];
    const actions: Action[] = [];
    if (rolls < 3) for (const choice of everyChoiceOfDice()) actions.push({ type: 'roll', player, dice: choice });
    const uses = howMany('skull') >= 3 ? [] : [...possibleMarks(player, null), ...possibleFreezes(player)];
    actions.push(...uses);
    if (uses.length === 0 || options.mustUse === false) actions.push({ type: 'pass', player });
    return actions;
  }

  function judge(action: unknown): string | null {
    if (phase === 'over') return 'the game is over';
    if (typeof action !== 'object' || action === null) return 'this is no action';
    const mustAct = phase === 'choosing' ? choosing[0] : active;
    if (!('player' in action) || action.player !== mustAct) return 'it is not the turn of this player';
    const text = written(action);
    if (!legal().some((allowed) => written(allowed) === text)) return 'not allowed now';
    if ('dice' in action && Array.isArray(action.dice)) {
      if (!('outcome' in action) || !Array.isArray(action.outcome)) return 'the faces rolled are missing';
      if (action.outcome.length !== action.dice.length) return 'one face for each die rolled';
      if (!action.outcome.every((face) => FACES.includes(face))) return 'no die has such a face';
      return null;
    }
    return 'outcome' in action ? 'nothing is rolled here' : null;
  }

  function cross(player: number, taken: Colour | 'joker', colour: Colour): void {
    const row = rowOf(player, colour);
    for (const die of dice) {
      if (die === taken) {
        const next = row.boxes.indexOf(false);
        if (next !== -1) row.boxes[next] = true;
      }
    }
    if (DEATH_ZONE.includes(lastCross(row))) row.frozen = true;
    const sheet = sheets[player] as Sheet;
    for (let line = 0; line < 3; line += 1) {
      const boxBefore = bonusAfter[line] as number;
      const reached = COLOURS.every((each) => rowOf(player, each).boxes[boxBefore - 1] === true);
      if (!reached || sheet.bonuses[line] !== null) continue;
      const nobodyYet = sheets.every((other) => other.bonuses[line] === null);
      sheet.bonuses[line] = (nobodyYet ? bonusFirst[line] : bonusLater[line]) as number;
    }
  }

  function gameEnds(): void {
    phase = 'over';
    choosing = [];
  }

  function turnEnds(): void {
    for (let player = 0; player < players; player += 1) {
      if (allFrozen(player)) {
        gameEnds();
        return;
      }
    }
    active = (active + 1) % players;
    rolls = 0;
    dice = [];
    used = null;
    choosing = [];
    phase = 'rolling';
  }

  /** The active player has used the dice, or can't: with a skull on the table the others must choose now. */
  function activeIsDone(): void {
    choosing = [];
    if (howMany('skull') > 0) {
      for (let step = 1; step < players; step += 1) {
        const opponent = (active + step) % players;
        if (possibleMarks(opponent, used).length > 0) choosing.push(opponent);
      }
    }
    if (choosing.length > 0) phase = 'choosing';
    else turnEnds();
  }

  function play(given: unknown): void {
    const reason = judge(given);
    if (reason !== null) throw new Error(reason);
    const action = given as Action;
    if (action.type === 'roll') {
      const shown = dice.length === 0 ? new Array<Face>(6) : [...dice];
      const faces = action.outcome ?? [];
      for (let n = 0; n < action.dice.length; n += 1) shown[action.dice[n] as number] = faces[n] as Face;
      dice = shown;
      rolls += 1;
      if (curseEndsRolling && howMany('skull') >= 3) activeIsDone();
      return;
    }
    if (action.type === 'mark') cross(action.player, action.dice, action.row);
    if (action.type === 'freeze') rowOf(action.player, action.row).frozen = true;
    if (endsAtOnce && allFrozen(action.player)) {
      if (phase === 'rolling') used = usedBy(action);
      gameEnds();
      return;
    }
    if (phase === 'choosing') {
      choosing = choosing.slice(1);
      if (choosing.length === 0) turnEnds();
      return;
    }
    used = usedBy(action);
    activeIsDone();
  }

  function usedBy(action: Action): Colour | 'joker' | null {
    if (action.type === 'mark') return action.dice;
    return action.type === 'freeze' ? 'joker' : null;
  }

  function facts(): Facts {
    const plain = (row: Row) => ({ crosses: lastCross(row), frozen: row.frozen });
    return {
      sheets: sheets.map(({ rows, bonuses }) => ({
        rows: {
          orange: plain(rows.orange),
          green: plain(rows.green),
          pink: plain(rows.pink),
          black: plain(rows.black),
        },
        bonuses: [...bonuses],
      })),
      active,
      rolls,
      dice: [...dice],
      used,
      choosing: [...choosing],
      phase,
    };
  }

  function worth(row: Row): number {
    const last = lastCross(row);
    if (last === 0) return 0;
    if (row.frozen || SCORING_ZONE.includes(last)) return values[last - 1] as number;
    return 0;
  }

  function result(): { winners: number[]; scores: number[] } | null {
    if (phase !== 'over') return null;
    const scores: number[] = [];
    for (let player = 0; player < players; player += 1) {
      let score = 0;
      for (const colour of COLOURS) score += worth(rowOf(player, colour));
      for (const bonus of (sheets[player] as Sheet).bonuses) score += bonus ?? 0;
      scores.push(score);
    }
    const winners: number[] = [];
    for (let player = 0; player < players; player += 1) {
      if (scores.every((other) => (scores[player] as number) >= other)) winners.push(player);
    }
    return { winners, scores };
  }

  return { legal, judge, play, facts, result };
}
