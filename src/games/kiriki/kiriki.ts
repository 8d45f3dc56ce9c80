/**
 * Kiriki: five dice, up to three rolls a turn, thirteen lines to fill. 1-6 players.
 * Rules and sources: kiriki.rules.md (clauses KIR-1 to KIR-27).
 *
 * @example
 * ```ts
 * import { kiriki } from 'dicewright/kiriki';
 *
 * let state = kiriki.setup({ players: 2 });
 * state = kiriki.reduce(state, { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4], outcome: [5, 3, 3, 5, 3] });
 * state = kiriki.reduce(state, { type: 'score', player: 0, pattern: 'fullHouse' });
 * console.log(state.sheets[0]?.fullHouse, state.toPlay); // → 25 1
 * ```
 *
 * @module
 */

import { defineGame } from '../../kernel/define.js';
import { d6 } from '../../kernel/dice/chance.js';
import { pick } from '../../kernel/dice/random.js';
import { illegal, type StateProblem } from '../../kernel/errors.js';
import { part, place, setOf } from '../../kernel/schemas/part.js';
import { integer, list, natural } from '../../kernel/schemas/schema.js';
import * as z from '../../kernel/schemas/zod.js';
import { oneToAct } from '../../kernel/turns.js';
import type { DeepReadonly, Envelope, Game, Resolved } from '../../kernel/types.js';
import { isKiriki, type KirikiPattern, type KirikiSheet, patterns, scorePattern, totals } from './patterns.js';

const ROLLS_PER_TURN = 3;

interface DiceFields {
  readonly dice: readonly number[];
}

/** Every choice of at least one die, each in ascending order, all five last (KIR-7). */
const DICE_CHOICES: readonly DiceFields[] = Array.from({ length: 31 }, (_, i) => ({
  dice: Object.freeze([0, 1, 2, 3, 4].filter((place) => ((i + 1) >> place) & 1)),
}));
const ALL_DICE = DICE_CHOICES.slice(-1);

/** Options of Kiriki, as given to `setup`. */
export interface KirikiOptions {
  /** A `kiriki` line with points takes another 50 for each further five of a kind (KIR-22). Default `true`. */
  readonly repeat?: boolean | undefined;
  /** Five of a kind is a full house too (KIR-17). Default `false`. */
  readonly fullHouseOfFive?: boolean | undefined;
  /** Points of the bonus (KIR-14), 0 to 1000. Default 35. */
  readonly upperBonus?: number | undefined;
  /** The sum that the upper lines must exceed for the bonus (KIR-14), 0 to 1000. Default 62. */
  readonly upperBonusOver?: number | undefined;
}

/** A position of Kiriki. */
export interface KirikiState extends Envelope<'kiriki', Resolved<KirikiOptions>> {
  /** One sheet per player. */
  readonly sheets: readonly KirikiSheet[];
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
  /** Rolls made in this turn, 0 to 3. */
  readonly rolls: number;
  /** The five faces on display, 1 to 6; empty before the first roll of a turn. */
  readonly dice: readonly number[];
}

/** The actions of Kiriki. */
export type KirikiAction =
  | {
      readonly type: 'roll';
      readonly player: number;
      /** Places (0 to 4) of the dice to roll; all five in the first roll of a turn. */
      readonly dice: readonly number[];
      /** Their new faces, 1 to 6, in the same order. */
      readonly outcome?: readonly number[] | undefined;
    }
  | {
      readonly type: 'score';
      readonly player: number;
      /** The line to use. */
      readonly pattern: KirikiPattern;
    };

/** A sheet with the same in every line. A literal: V8 freezes and reads copies of it several times as fast. */
const sheetOf = <Entry>(entry: Entry): Record<KirikiPattern, Entry> => ({
  ones: entry,
  twos: entry,
  threes: entry,
  fours: entry,
  fives: entry,
  sixes: entry,
  threeOfAKind: entry,
  fourOfAKind: entry,
  fullHouse: entry,
  smallStraight: entry,
  largeStraight: entry,
  kiriki: entry,
  chance: entry,
});

const g = defineGame({
  id: 'kiriki',
  rules: 1,
  options: {
    repeat: z._default(z.boolean(), true),
    fullHouseOfFive: z._default(z.boolean(), false),
    upperBonus: z._default(natural(1000), 35),
    upperBonusOver: z._default(natural(1000), 62),
  },
  state: {
    sheets: list(z.strictObject(sheetOf(z.nullable(natural()))), 6),
    toPlay: z.nullable(natural(5)),
    rolls: natural(ROLLS_PER_TURN),
    dice: list(integer(1, 6), 5),
  },
});

/** The choices of dice that a player has (KIR-5 to KIR-7). */
const diceFields = ({ rolls }: DeepReadonly<KirikiState>): readonly DiceFields[] =>
  rolls === 0 ? ALL_DICE : rolls < ROLLS_PER_TURN ? DICE_CHOICES : [];

const roll = g.action({
  fields: { dice: setOf(part('die', place(4)), 5) },
  candidates: diceFields,
  check({ rolls }, { dice }) {
    if (rolls === ROLLS_PER_TURN) return illegal('KIR-6', `all ${ROLLS_PER_TURN} rolls of this turn have been made`);
    if (dice.length === 0) return illegal('KIR-7', 'a roll takes at least one die');
    let named = 0;
    for (const place of dice) {
      if ((named >> place) & 1) return illegal('KIR-7', 'a die is named twice');
      named |= 1 << place;
    }
    if (rolls === 0 && dice.length < 5)
      return illegal('KIR-5', `the first roll takes all five dice, not ${dice.length}`);
    return undefined;
  },
  outcome: list(integer(1, 6), 5),
  chance: (_, { dice }) => d6(dice.length),
  apply(draft, { dice }, faces) {
    const display = [0, 0, 0, 0, 0];
    for (let i = 0; i < draft.dice.length; i++) display[i] = draft.dice[i] as number;
    for (let i = 0; i < dice.length; i++) display[dice[i] as number] = faces[i] as number;
    draft.rolls++;
    draft.dice = display;
  },
  canonical: ({ dice }) => ({ dice: [...dice].sort((a, b) => a - b) }),
  count: (view) => diceFields(view).length,
  sample: (view, _, rng) => pick(rng, diceFields(view)) ?? null,
  describe: (_, { player, dice, outcome }, after) => {
    const what = dice.length === 5 ? 'rolls' : `rerolls ${dice.length === 1 ? 'one die' : `${dice.length} dice`} to`;
    return `Player ${player + 1} ${what} ${outcome.join(' ')}${dice.length === 5 ? '' : `: ${after.dice.join(' ')}`}.`;
  },
});

/** Whether a line takes the dice on display: it is empty, or it is a `kiriki` line that takes another (KIR-22). */
function isOpen(view: DeepReadonly<KirikiState>, player: number, pattern: KirikiPattern): boolean {
  const entry = view.sheets[player]?.[pattern];
  return entry === null || (pattern === 'kiriki' && view.options.repeat && entry !== 0 && isKiriki(view.dice));
}

const LINES = patterns.map((pattern) => ({ pattern }));

/** The lines that take the dice on display, if there are any. */
function openLines(view: DeepReadonly<KirikiState>, player: number) {
  const open = [];
  if (view.rolls > 0) for (const line of LINES) if (isOpen(view, player, line.pattern)) open.push(line);
  return open;
}

function hasEmptyLine(sheet: KirikiSheet): boolean {
  for (const pattern of patterns) if (sheet[pattern] === null) return true;
  return false;
}

/** The next player with an empty line, from the left of `mover` on; `null` when all are finished (KIR-25). */
function nextToPlay({ players, sheets }: DeepReadonly<KirikiState>, mover: number): number | null {
  for (let step = 1; step <= players; step++) {
    const player = (mover + step) % players;
    if (hasEmptyLine(sheets[player] as KirikiSheet)) return player;
  }
  return null;
}

const wordsOf = (pattern: KirikiPattern): string => pattern.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);

const score = g.action({
  fields: { pattern: part('line', z.literal(patterns)) },
  candidates: () => LINES,
  check(view, { player, pattern }) {
    if (view.rolls === 0) return illegal('KIR-9', 'the dice must be rolled before a line is chosen');
    if (isOpen(view, player, pattern)) return undefined;
    const entry = view.sheets[player]?.[pattern];
    if (pattern !== 'kiriki' || !view.options.repeat) return illegal('KIR-11', `${pattern} has already been used`);
    const why =
      entry === 0 ? 'the kiriki line holds 0 and is closed' : 'another kiriki needs five dice of the same face';
    return illegal('KIR-23', why);
  },
  apply(draft, { player, pattern }) {
    const sheet = draft.sheets[player];
    if (sheet) sheet[pattern] = (sheet[pattern] ?? 0) + scorePattern(draft.dice, pattern, draft.options);
    draft.toPlay = nextToPlay(draft, player);
    draft.rolls = 0;
    draft.dice = [];
  },
  count: (view, player) => openLines(view, player).length,
  sample: (view, player, rng) => pick(rng, openLines(view, player)) ?? null,
  label({ dice, rolls, options }, _player, part, field) {
    const pattern = part.slice('line:'.length) as KirikiPattern;
    return field === 'pattern' && rolls > 0
      ? `${wordsOf(pattern)}, ${scorePattern(dice, pattern, options)}`
      : undefined;
  },
  describe(before, { player, pattern }) {
    const points = scorePattern(before.dice, pattern, before.options);
    const again = pattern === 'kiriki' && before.sheets[player]?.kiriki ? ' again' : '';
    return `Player ${player + 1} scores ${points} for ${wordsOf(pattern)}${again}.`;
  },
});

/** What a state from outside must fulfil besides its schema. */
function checkState(state: DeepReadonly<KirikiState>): StateProblem {
  const { sheets, players, toPlay, rolls, dice } = state;
  if (sheets.length !== players) return `expected ${players} sheets, got ${sheets.length}`;
  const lying = rolls === 0 ? 0 : 5;
  if (dice.length !== lying) return illegal('KIR-4', `expected ${lying} dice after ${rolls} rolls`);
  const unfinished = sheets.map(hasEmptyLine);
  if (toPlay !== null)
    return unfinished[toPlay] ? undefined : illegal('KIR-25', `Player ${toPlay + 1} has no empty line`);
  return rolls > 0 || unfinished.includes(true) ? illegal('KIR-25', 'the game is not over') : undefined;
}

/** The rules of Kiriki. */
export const kiriki: Game<KirikiState, KirikiAction, KirikiOptions> = g.game({
  title: 'Kiriki',
  playerCount: { min: 1, max: 6 },
  facts: { levelShare: 0.5 },
  variants: [{}, { repeat: false }, { fullHouseOfFive: true }, { upperBonus: 50, upperBonusOver: 40 }],
  actions: { roll, score },
  setup: ({ players }) => ({
    // Not `Array.from`: in V8 it would be a seventh of what a playout costs before its first move.
    sheets: [...new Array(players)].map(() => sheetOf<number | null>(null)),
    toPlay: 0,
    rolls: 0,
    dice: [],
  }),
  checkState,
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result({ toPlay, sheets, options }) {
    if (toPlay !== null) return null;
    const scores = sheets.map((sheet) => totals(sheet, options).grandTotal);
    const best = Math.max(...scores);
    const winners = scores.flatMap((points, player) => (points === best ? [player] : []));
    return { winners, scores, reason: `All sheets are full; the highest grand total is ${best}.` };
  },
});
