/**
 * A referee for Krakatoa, written from the rule text alone and sharing nothing with the library: it keeps the paper
 * scoresheet box by box and says what may be thrown. Slow and plain on purpose.
 *
 * Representation choices (the rules leave them open):
 * - During the throw-off `round` and `throwNumber` are 1, `order` is the seat order, and sides throw in seat order,
 *   in a tie those of the tied sides that lead. Marks stand in the first box as soon as they are thrown; a side that
 *   throws again loses those of its throw before.
 * - `faces` is `null` until nine dodecas were thrown for the first time, then three letters a set, as they lie, also
 *   from one turn to the next and after the end. `awaitsKeep` (an extra fact) is true between the first throw of nine
 *   and its `keep` or rethrow; nothing is written down before.
 * - During bonus throws, and after the end, `round` is 6 and `throwNumber` 5. `phase` goes back to `'throws'` when the
 *   next side begins its sixth round. A side throws its bonus boxes directly after its own last throw.
 * - `bonusBoxes[n].side` is set as soon as that side's mark stands there; `total` is the new running total, as in
 *   every other box, also after a scratch.
 * - A mark of an eruption at throw 4 of round 6 that runs past throw 5 is written into the next unused bonus box, too. It
 *   is rubbed out there again when throw 5, the final throw, earns nothing, unless the option lets any throw earn a box.
 * - All nine thrown at once need to strike nothing: `scratch` must be false there. Without striking, the dodecas left
 *   lying can't change. Every other combination can happen, whatever the two chances in the options.
 * - The result has one score a player; partners have the same, and win together.
 * - An action that is not random must carry no `outcome`, and no action may carry unknown fields.
 */

export type Letter = 'Y' | 'R' | 'B';
export type SetName = 'steam' | 'ash' | 'lava';
export type Faces = Record<SetName, Letter[]>;

export const SETS = ['steam', 'ash', 'lava'] as const;

export interface Options {
  rules?: 'advanced' | 'basic';
  partnerships?: boolean;
  bonusBoxFrom?: 'any-throw' | 'final-throw';
  scratchChance?: number;
  knockChance?: number;
}

export type Action =
  | { type: 'throwOff'; player: number; set: SetName; outcome?: Letter[] }
  | { type: 'throw'; player: number; set: SetName | 'all'; outcome?: { scratch: boolean; faces: Faces } }
  | { type: 'keep'; player: number };

export interface Box {
  marks: number;
  total: number | null;
}

export interface BonusBox extends Box {
  side: number | null;
}

export interface Facts {
  phase: 'throwOff' | 'throws' | 'bonus' | 'over';
  round: number;
  throwNumber: number;
  order: number[];
  totals: number[];
  faces: Faces | null;
  sheets: { boxes: Box[][] }[];
  bonusBoxes: BonusBox[];
  awaitsKeep: boolean;
}

export interface Referee {
  legal(): Action[];
  judge(action: unknown): string | null;
  play(action: unknown): void;
  facts(): Facts;
  result(): { winners: number[]; scores: number[] } | null;
}

/** The ten ways in which three dodecas can lie, letters in alphabetical order, and what each scores. */
const SET_SCORES = new Map([
  ['YYY', 10],
  ['RRR', 5],
  ['BBB', 3],
  ['BYY', 2],
  ['RYY', 2],
  ['BBY', 1],
  ['BRY', 1],
  ['RRY', 1],
  ['BBR', 0],
  ['BRR', 0],
]);

const VOLCANOES = ['YYY', 'RRR', 'BBB'];
const LITTLE_QUAKES = ['11', '22', '33', '44', '55', '66', '77', '88', '99'];
const BIG_QUAKES = ['00', '20', '40', '60', '80'];

/** Sides 1 to 12 of an ordinary die that stands in for a dodeca of the set. */
const TWELVE_SIDES: Record<SetName, string> = {
  steam: 'BBBBBRRRRYYY',
  ash: 'YYYRRRRBBBBB',
  lava: 'YYYBBBBBRRRR',
};

export function faceOf(set: SetName, d12: number): Letter {
  return TWELVE_SIDES[set].charAt(d12 - 1) as Letter;
}

function lying(set: readonly Letter[]): string {
  return [...set].sort().join('');
}

export function setScore(set: readonly Letter[]): number {
  return SET_SCORES.get(lying(set)) as number;
}

/** The marks that a throw in the throw-off puts into the side's first box. */
export function throwOffMarks(set: readonly Letter[]): number {
  if (VOLCANOES.includes(lying(set))) return 2;
  if (lying(set) === 'BYY' || lying(set) === 'RYY') return 1;
  return 0;
}

/** What a throw earns: each announcement with its marks and for how many throws they hold. */
export function bonusesOf(
  faces: Faces,
  before: number,
  after: number,
): { name: string; marks: 1 | 2; throws: 1 | 2 }[] {
  const earned: { name: string; marks: 1 | 2; throws: 1 | 2 }[] = [];
  if (before !== after) {
    const ending = `0${after}`.slice(-2);
    if (LITTLE_QUAKES.includes(ending)) earned.push({ name: 'Little Quake', marks: 1, throws: 1 });
    if (BIG_QUAKES.includes(ending)) earned.push({ name: 'Big Quake', marks: 2, throws: 1 });
  }
  const sets = [lying(faces.steam), lying(faces.ash), lying(faces.lava)];
  const volcanoes = sets.filter((set) => VOLCANOES.includes(set));
  const colours: string[] = [];
  for (const letter of ['Y', 'R', 'B']) if (sets.some((set) => set.includes(letter))) colours.push(letter);
  if (colours.length === 2) {
    if (volcanoes.length <= 1) earned.push({ name: 'Little Rumble', marks: 1, throws: 1 });
    else earned.push({ name: 'Big Rumble', marks: 2, throws: 1 });
  }
  if (volcanoes.length === 3) {
    if (VOLCANOES.every((volcano) => volcanoes.includes(volcano))) {
      earned.push({ name: 'Little Eruption', marks: 1, throws: 2 });
    }
    if (volcanoes.every((volcano) => volcano === volcanoes[0])) {
      earned.push({ name: 'Big Eruption', marks: 2, throws: 2 });
    }
  }
  return earned;
}

function isSet(value: unknown): value is Letter[] {
  return Array.isArray(value) && value.length === 3 && value.every((letter) => ['Y', 'R', 'B'].includes(letter));
}

/** Whether an object has these keys and no other. */
function hasJust(value: unknown, keys: readonly string[]): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return JSON.stringify(Object.keys(value).sort()) === JSON.stringify([...keys].sort());
}

/** One string for all ways of writing the same action, its outcome left aside. */
function written(action: object): string {
  const entries = Object.entries(action).filter(([key]) => key !== 'outcome');
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function referee(options: Options = {}, players = 2): Referee {
  const advanced = (options.rules ?? 'advanced') === 'advanced';
  const partnerships = options.partnerships ?? false;
  if (!Number.isInteger(players) || players < 2 || players > 4) throw new Error('two to four players');
  if (partnerships && players !== 4) throw new Error('partnerships are for four');

  const members: number[][] = partnerships
    ? [
        [0, 2],
        [1, 3],
      ]
    : Array.from({ length: players }, (_, player) => [player]);
  const seats = members.map((_, side) => side);

  let phase: Facts['phase'] = 'throwOff';
  let round = 1;
  let throwNumber = 1;
  let order = [...seats];
  /** How many sides have finished the present round. */
  let done = 0;
  let faces: Faces | null = null;
  let awaitsKeep = false;
  /** The sides that still compete for the lead in the throw-off, and what they threw in this go. */
  let contenders = [...seats];
  let thrownOff: number[] = [];

  const totals = seats.map(() => 0);
  const sheets: { boxes: Box[][] }[] = seats.map(() => {
    const boxes: Box[][] = [];
    for (let r = 1; r <= 6; r += 1) {
      const row: Box[] = [];
      for (let t = 1; t <= 5; t += 1) row.push({ marks: 0, total: null });
      boxes.push(row);
    }
    return { boxes };
  });
  const bonusBoxes: BonusBox[] = [];
  for (let n = 1; n <= 3; n += 1) bonusBoxes.push({ marks: 0, side: null, total: null });

  const boxOf = (side: number, r: number, t: number): Box =>
    (sheets[side] as { boxes: Box[][] }).boxes[r - 1]?.[t - 1] as Box;

  const sideToThrow = (): number => (phase === 'throwOff' ? contenders[thrownOff.length] : order[done]) as number;

  const playerToThrow = (): number => {
    const side = members[sideToThrow()] as number[];
    if (side.length === 1) return side[0] as number;
    if (phase === 'throwOff') return side[0] as number;
    if (phase === 'bonus') return side[1] as number;
    return [1, 3, 5].includes(round) ? (side[0] as number) : (side[1] as number);
  };

  /** The bonus box that this side must throw for next, if any. */
  const ownBonusBox = (side: number): BonusBox | undefined =>
    bonusBoxes.find((box) => box.side === side && box.marks > 0 && box.total === null);

  function legal(): Action[] {
    if (phase === 'over') return [];
    const player = playerToThrow();
    if (phase === 'throwOff') return SETS.map((set) => ({ type: 'throwOff', player, set }));
    if (phase === 'bonus') return SETS.map((set) => ({ type: 'throw', player, set }));
    switch (throwNumber) {
      case 1:
        return awaitsKeep
          ? [
              { type: 'throw', player, set: 'all' },
              { type: 'keep', player },
            ]
          : [{ type: 'throw', player, set: 'all' }];
      case 2:
        return SETS.map((set) => ({ type: 'throw', player, set }));
      case 3:
        return [{ type: 'throw', player, set: 'steam' }];
      case 4:
        return [{ type: 'throw', player, set: 'ash' }];
      default:
        return [{ type: 'throw', player, set: 'lava' }];
    }
  }

  function judge(action: unknown): string | null {
    if (phase === 'over') return 'the game is over';
    if (typeof action !== 'object' || action === null) return 'this is no action';
    if (!('player' in action) || action.player !== playerToThrow()) return 'it is not the turn of this player';
    const text = written(action);
    const allowed = legal().find((each) => written(each) === text);
    if (allowed === undefined) return 'not allowed now';
    if (allowed.type === 'keep') return 'outcome' in action ? 'nothing is thrown here' : null;
    const outcome: unknown = 'outcome' in action ? action.outcome : undefined;
    if (allowed.type === 'throwOff') return isSet(outcome) ? null : 'three faces of Y, R, B are needed';
    if (!hasJust(outcome, ['scratch', 'faces'])) return 'scratch and faces are needed';
    if (typeof outcome.scratch !== 'boolean') return 'a scratch or not';
    if (!hasJust(outcome.faces, SETS)) return 'three sets are needed';
    for (const name of SETS) if (!isSet(outcome.faces[name])) return 'three faces of Y, R, B a set';
    if (!outcome.scratch) return null;
    if (allowed.set === 'all') return 'throwing all nine strikes nothing and can be no scratch';
    for (const name of SETS) {
      if (name !== allowed.set && JSON.stringify(outcome.faces[name]) !== JSON.stringify(faces?.[name])) {
        return 'dodecas that nothing struck do not change';
      }
    }
    return null;
  }

  function addMarks(box: BonusBox | Box, marks: number): void {
    for (let mark = 1; mark <= marks; mark += 1) if (box.marks < 2) box.marks += 1;
  }

  /** The boxes that this side still has before it, in order: those of its own sheet, then the shared ones. */
  function boxesAhead(side: number): (BonusBox | Box)[] {
    const own = (sheets[side] as { boxes: Box[][] }).boxes.flat().filter((box) => box.total === null);
    const shared = bonusBoxes.filter((box) => box.total === null && (box.side === null || box.side === side));
    return [...own, ...shared];
  }

  /** Whether the throw has earned a bonus. */
  function writeDown(side: number, box: Box, scratch: boolean): boolean {
    const shown = faces as Faces;
    let score = scratch ? 0 : setScore(shown.steam) + setScore(shown.ash) + setScore(shown.lava);
    if (box.marks === 1) score *= 2;
    if (box.marks === 2) score *= 4;
    const before = totals[side] as number;
    const after = before + score;
    totals[side] = after;
    box.total = after;
    if (!advanced || scratch) return false;
    const earned = bonusesOf(shown, before, after);
    for (const bonus of earned) {
      for (const next of boxesAhead(side).slice(0, bonus.throws)) {
        addMarks(next, bonus.marks);
        if ('side' in next) next.side = side;
      }
    }
    return earned.length > 0;
  }

  function clockwiseFrom(first: number): number[] {
    return seats.map((step) => (first + step) % seats.length);
  }

  function sideIsDone(): void {
    done += 1;
    if (done < seats.length) {
      phase = 'throws';
      throwNumber = 1;
      return;
    }
    if (round === 6) {
      phase = 'over';
      return;
    }
    const most = Math.max(...totals);
    const first = order.find((side) => totals[side] === most) as number;
    order = clockwiseFrom(first);
    done = 0;
    round += 1;
    throwNumber = 1;
  }

  function throwIsScored(scratch: boolean): void {
    const side = sideToThrow();
    awaitsKeep = false;
    const box = phase === 'bonus' ? (ownBonusBox(side) as BonusBox) : boxOf(side, round, throwNumber);
    const earned = writeDown(side, box, scratch);
    if (phase === 'throws' && throwNumber < 5) {
      throwNumber += 1;
      return;
    }
    const waiting = ownBonusBox(side);
    if (options.bonusBoxFrom !== 'any-throw' && phase === 'throws' && !earned && waiting) {
      waiting.marks = 0;
      waiting.side = null;
    }
    if (round === 6 && ownBonusBox(side) !== undefined) {
      phase = 'bonus';
      return;
    }
    sideIsDone();
  }

  function throwOff(set: Letter[]): void {
    const side = sideToThrow();
    thrownOff.push(setScore(set));
    if (advanced) boxOf(side, 1, 1).marks = throwOffMarks(set);
    if (thrownOff.length < contenders.length) return;
    const best = Math.max(...thrownOff);
    const leaders = contenders.filter((_, n) => thrownOff[n] === best);
    contenders = leaders;
    thrownOff = [];
    if (leaders.length > 1) return;
    order = clockwiseFrom(leaders[0] as number);
    phase = 'throws';
  }

  function play(given: unknown): void {
    const reason = judge(given);
    if (reason !== null) throw new Error(reason);
    const action = given as Action;
    if (action.type === 'throwOff') {
      throwOff(action.outcome as Letter[]);
      return;
    }
    if (action.type === 'keep') {
      throwIsScored(false);
      return;
    }
    const { scratch, faces: shown } = action.outcome as { scratch: boolean; faces: Faces };
    faces = { steam: [...shown.steam], ash: [...shown.ash], lava: [...shown.lava] };
    if (action.set === 'all' && !awaitsKeep) awaitsKeep = true;
    else throwIsScored(scratch);
  }

  function facts(): Facts {
    return {
      phase,
      round,
      throwNumber,
      order: [...order],
      totals: [...totals],
      faces: faces && { steam: [...faces.steam], ash: [...faces.ash], lava: [...faces.lava] },
      sheets: sheets.map((sheet) => ({ boxes: sheet.boxes.map((row) => row.map((box) => ({ ...box }))) })),
      bonusBoxes: bonusBoxes.map((box) => ({ ...box })),
      awaitsKeep,
    };
  }

  function result(): { winners: number[]; scores: number[] } | null {
    if (phase !== 'over') return null;
    const scores: number[] = [];
    for (let player = 0; player < players; player += 1) {
      scores.push(totals[members.findIndex((side) => side.includes(player))] as number);
    }
    const winners: number[] = [];
    for (let player = 0; player < players; player += 1) {
      if (scores.every((other) => (scores[player] as number) >= other)) winners.push(player);
    }
    return { winners, scores };
  }

  return { legal, judge, play, facts, result };
}
