/**
 * A referee for Kiriki, written from the rule text alone and sharing nothing with the library: it plays a game along
 * and says what may be done. Slow and plain on purpose.
 *
 * Representation choices (the rules leave them open):
 * - `dice` is `[]` before the first roll of a turn, and again as soon as a pattern was chosen; `rolls` is 0 then.
 * - `toPlay` is `null` once every sheet is full.
 * - The dice of a roll may be named in any order, each once; the outcome goes with them in the order given.
 *   The listed form is ascending.
 * - An action that is not random must carry no `outcome`, and no action may carry unknown fields.
 * - Players whose sheet is full are passed over; the next in seat order who still has an open line plays.
 */

export const PATTERNS = [
  'ones',
  'twos',
  'threes',
  'fours',
  'fives',
  'sixes',
  'threeOfAKind',
  'fourOfAKind',
  'fullHouse',
  'smallStraight',
  'largeStraight',
  'kiriki',
  'chance',
] as const;

export type Pattern = (typeof PATTERNS)[number];
export type Sheet = Record<Pattern, number | null>;

export interface Options {
  repeat?: boolean;
  fullHouseOfFive?: boolean;
  upperBonus?: number;
  upperBonusOver?: number;
}

export type Action =
  | { type: 'roll'; player: number; dice: number[]; outcome?: number[] }
  | { type: 'score'; player: number; pattern: Pattern };

export interface Totals {
  upper: number;
  bonus: number;
  upperTotal: number;
  lowerTotal: number;
  grandTotal: number;
}

export interface Facts {
  sheets: Sheet[];
  toPlay: number | null;
  rolls: number;
  dice: number[];
}

export interface Referee {
  legal(): Action[];
  judge(action: unknown): string | null;
  play(action: unknown): void;
  facts(): Facts;
  result(): { winners: number[]; scores: number[] } | null;
}

const FACES = [1, 2, 3, 4, 5, 6];

function sumOfAll(dice: readonly number[]): number {
  let sum = 0;
  for (const die of dice) sum += die;
  return sum;
}

function sumOfThose(dice: readonly number[], face: number): number {
  let sum = 0;
  for (const die of dice) if (die === face) sum += die;
  return sum;
}

/** Whether there are three different dice, all showing the same: every three of the five are tried. */
function threeAlike(dice: readonly number[]): boolean {
  for (let a = 0; a < 5; a += 1) {
    for (let b = a + 1; b < 5; b += 1) {
      for (let c = b + 1; c < 5; c += 1) {
        if (dice[a] === dice[b] && dice[b] === dice[c]) return true;
      }
    }
  }
  return false;
}

/** Whether four are alike: some die can be left out so that the other four show the same. */
function fourAlike(dice: readonly number[]): boolean {
  for (let without = 0; without < 5; without += 1) {
    const four = dice.filter((_, index) => index !== without);
    if (four.every((die) => die === four[0])) return true;
  }
  return false;
}

function fiveAlike(dice: readonly number[]): boolean {
  return dice.every((die) => die === dice[0]);
}

/** Whether the dice are three of one face and two of another: every such pair of faces is laid out and compared. */
function threeAndTwo(dice: readonly number[]): boolean {
  const shown = [...dice].sort().join('');
  for (const three of FACES) {
    for (const two of FACES) {
      if (three !== two && [three, three, three, two, two].sort().join('') === shown) return true;
    }
  }
  return false;
}

/** Whether every face of one of the sequences lies there. */
function holdsSequence(dice: readonly number[], sequences: readonly (readonly number[])[]): boolean {
  return sequences.some((sequence) => sequence.every((face) => dice.includes(face)));
}

const FOUR_IN_A_ROW = [
  [1, 2, 3, 4],
  [2, 3, 4, 5],
  [3, 4, 5, 6],
];
const FIVE_IN_A_ROW = [
  [1, 2, 3, 4, 5],
  [2, 3, 4, 5, 6],
];

/** What five dice are worth in a line, seen alone (a repeated kiriki adds 50 more to what the line holds). */
export function scorePattern(dice: readonly number[], pattern: Pattern, fullHouseOfFive = false): number {
  switch (pattern) {
    case 'ones':
      return sumOfThose(dice, 1);
    case 'twos':
      return sumOfThose(dice, 2);
    case 'threes':
      return sumOfThose(dice, 3);
    case 'fours':
      return sumOfThose(dice, 4);
    case 'fives':
      return sumOfThose(dice, 5);
    case 'sixes':
      return sumOfThose(dice, 6);
    case 'threeOfAKind':
      return threeAlike(dice) ? sumOfAll(dice) : 0;
    case 'fourOfAKind':
      return fourAlike(dice) ? sumOfAll(dice) : 0;
    case 'fullHouse':
      return threeAndTwo(dice) || (fullHouseOfFive && fiveAlike(dice)) ? 25 : 0;
    case 'smallStraight':
      return holdsSequence(dice, FOUR_IN_A_ROW) ? 30 : 0;
    case 'largeStraight':
      return holdsSequence(dice, FIVE_IN_A_ROW) ? 40 : 0;
    case 'kiriki':
      return fiveAlike(dice) ? 50 : 0;
    case 'chance':
      return sumOfAll(dice);
  }
}

export function totals(sheet: Sheet, upperBonus = 35, upperBonusOver = 62): Totals {
  let upper = 0;
  for (const line of ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'] as const) upper += sheet[line] ?? 0;
  let lowerTotal = 0;
  for (const line of [
    'threeOfAKind',
    'fourOfAKind',
    'fullHouse',
    'smallStraight',
    'largeStraight',
    'kiriki',
    'chance',
  ] as const) {
    lowerTotal += sheet[line] ?? 0;
  }
  const bonus = upper > upperBonusOver ? upperBonus : 0;
  return { upper, bonus, upperTotal: upper + bonus, lowerTotal, grandTotal: upper + bonus + lowerTotal };
}

function emptySheet(): Sheet {
  return {
    ones: null,
    twos: null,
    threes: null,
    fours: null,
    fives: null,
    sixes: null,
    threeOfAKind: null,
    fourOfAKind: null,
    fullHouse: null,
    smallStraight: null,
    largeStraight: null,
    kiriki: null,
    chance: null,
  };
}

/** Every choice of one or more of the five dice, each in ascending order. */
function everyChoiceOfDice(): number[][] {
  const choices: number[][] = [];
  for (let bits = 1; bits < 32; bits += 1) {
    const choice: number[] = [];
    for (let die = 0; die < 5; die += 1) if (Math.floor(bits / 2 ** die) % 2 === 1) choice.push(die);
    choices.push(choice);
  }
  return choices;
}

const choicesOfDice = everyChoiceOfDice();

/** One string for all ways of writing the same action, its outcome left aside. */
function written(action: object): string {
  const entries: [string, unknown][] = Object.entries(action)
    .filter(([key]) => key !== 'outcome')
    .map(([key, value]) => [key, key === 'dice' && Array.isArray(value) ? [...value].sort() : value]);
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function referee(options: Options = {}, players = 2): Referee {
  const repeat = options.repeat ?? true;
  const fullHouseOfFive = options.fullHouseOfFive ?? false;
  const upperBonus = options.upperBonus ?? 35;
  const upperBonusOver = options.upperBonusOver ?? 62;
  if (!Number.isInteger(players) || players < 1 || players > 6) throw new Error('one to six players');

  const sheets: Sheet[] = [];
  for (let player = 0; player < players; player += 1) sheets.push(emptySheet());
  let toPlay: number | null = 0;
  let rolls = 0;
  let dice: number[] = [];

  const hasOpenLine = (player: number): boolean => {
    const sheet = sheets[player];
    return sheet !== undefined && PATTERNS.some((pattern) => sheet[pattern] === null);
  };

  const mayChoose = (sheet: Sheet, pattern: Pattern): boolean => {
    const held = sheet[pattern];
    if (held === null) return true;
    return repeat && pattern === 'kiriki' && held > 0 && fiveAlike(dice);
  };

  function legal(): Action[] {
    if (toPlay === null) return [];
    const player = toPlay;
    const sheet = sheets[player] as Sheet;
    if (rolls === 0) return [{ type: 'roll', player, dice: [0, 1, 2, 3, 4] }];
    const actions: Action[] = [];
    if (rolls < 3) for (const choice of choicesOfDice) actions.push({ type: 'roll', player, dice: choice });
    for (const pattern of PATTERNS) if (mayChoose(sheet, pattern)) actions.push({ type: 'score', player, pattern });
    return actions;
  }

  function judge(action: unknown): string | null {
    if (toPlay === null) return 'the game is over';
    if (typeof action !== 'object' || action === null) return 'this is no action';
    if (!('player' in action) || action.player !== toPlay) return 'it is not the turn of this player';
    const text = written(action);
    if (!legal().some((allowed) => written(allowed) === text)) return 'not allowed now';
    if ('dice' in action) {
      const asked = action.dice as number[];
      if (!('outcome' in action) || !Array.isArray(action.outcome)) return 'the faces rolled are missing';
      if (action.outcome.length !== asked.length) return 'one face for each die rolled';
      if (!action.outcome.every((face) => FACES.includes(face))) return 'a die shows 1 to 6';
      return null;
    }
    return 'outcome' in action ? 'nothing is rolled here' : null;
  }

  function play(given: unknown): void {
    const reason = judge(given);
    if (reason !== null) throw new Error(reason);
    const action = given as Action;
    if (action.type === 'roll') {
      const shown = dice.length === 0 ? [0, 0, 0, 0, 0] : [...dice];
      const faces = action.outcome ?? [];
      for (let n = 0; n < action.dice.length; n += 1) shown[action.dice[n] as number] = faces[n] as number;
      dice = shown;
      rolls += 1;
      return;
    }
    const sheet = sheets[action.player] as Sheet;
    sheet[action.pattern] = (sheet[action.pattern] ?? 0) + scorePattern(dice, action.pattern, fullHouseOfFive);
    dice = [];
    rolls = 0;
    toPlay = null;
    for (let step = 1; step <= players; step += 1) {
      const candidate = (action.player + step) % players;
      if (hasOpenLine(candidate)) {
        toPlay = candidate;
        return;
      }
    }
  }

  function facts(): Facts {
    return { sheets: sheets.map((sheet) => ({ ...sheet })), toPlay, rolls, dice: [...dice] };
  }

  function result(): { winners: number[]; scores: number[] } | null {
    if (toPlay !== null) return null;
    const scores = sheets.map((sheet) => totals(sheet, upperBonus, upperBonusOver).grandTotal);
    const winners: number[] = [];
    for (let player = 0; player < players; player += 1) {
      if (scores.every((other) => (scores[player] as number) >= other)) winners.push(player);
    }
    return { winners, scores };
  }

  return { legal, judge, play, facts, result };
}
