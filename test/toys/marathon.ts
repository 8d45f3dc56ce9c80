/**
 * Marathon: a game without end, whose turns are those of a dice game for a sheet. 1-1000 players.
 *
 * Who is to play throws five dice, up to twice again as many of them as wanted (MAR-1), and then adds what they show to
 * the points (MAR-2).
 */
import type { Envelope, Game } from 'dicewright';
import { d6, defineGame, die, illegal, list, natural, oneToAct } from 'dicewright/define';

const DICE = 5;
const ROLLS = 3;

export interface MarathonState extends Envelope<'marathon', Record<never, never>> {
  readonly toPlay: number;
  /** How often dice were thrown in this turn. */
  readonly rolls: number;
  /** Five faces, or none before the first throw. */
  readonly dice: readonly number[];
  readonly points: readonly number[];
}

export interface MarathonRoll {
  readonly type: 'roll';
  readonly player: number;
  /** Ascending places from 0. */
  readonly dice: readonly number[];
  readonly outcome?: readonly number[] | undefined;
}

export interface MarathonBank {
  readonly type: 'bank';
  readonly player: number;
}

const g = defineGame({
  id: 'marathon',
  rules: 1,
  options: {},
  state: {
    toPlay: natural(999),
    rolls: natural(ROLLS),
    dice: list(natural(6), DICE),
    points: list(natural(), 1000),
  },
});

const places = Array.from({ length: 2 ** DICE - 1 }, (_, i) =>
  Object.freeze([0, 1, 2, 3, 4].filter((place) => ((i + 1) >> place) & 1)),
);

const roll = g.action({
  fields: { dice: list(natural(DICE - 1), DICE, 1) },
  outcome: list(die(6).schema, DICE, 1),
  candidates: () => places.map((dice) => ({ dice })),
  check({ rolls }, { dice }) {
    if (rolls === ROLLS) return illegal('MAR-1', 'the dice have been thrown three times');
    if (rolls === 0 && dice.length !== DICE) return illegal('MAR-1', 'all dice are thrown first');
    if (dice.some((place, i) => place <= (dice[i - 1] ?? -1))) return illegal('MAR-1', 'places ascend');
    return undefined;
  },
  chance: (_, { dice }) => d6(dice.length),
  apply(draft, { dice }, faces, before) {
    const thrown = before.rolls === 0 ? [0, 0, 0, 0, 0] : [...before.dice];
    dice.forEach((place, i) => {
      thrown[place] = faces[i] ?? 0;
    });
    draft.dice = thrown;
    draft.rolls = before.rolls + 1;
  },
  describe: (_, { player, outcome }) => `Player ${player + 1} rolls ${outcome.join(' ')}.`,
});

const bank = g.action({
  check: ({ rolls }) => (rolls === 0 ? illegal('MAR-2', 'no dice have been thrown') : undefined),
  apply(draft, { player }, _, before) {
    const shown = before.dice.reduce((sum, face) => sum + face, 0);
    draft.points = before.points.map((points, i) => (i === player ? points + shown : points));
    draft.dice = [];
    draft.rolls = 0;
    draft.toPlay = (player + 1) % before.players;
  },
  describe: ({ dice }, { player }) => `Player ${player + 1} banks ${dice.reduce((sum, face) => sum + face, 0)}.`,
});

export const marathon: Game<MarathonState, MarathonRoll | MarathonBank, Record<never, never>> = g.game({
  title: 'Marathon',
  playerCount: { min: 1, max: 1000 },
  actions: { roll, bank },
  setup: ({ players }) => ({ toPlay: 0, rolls: 0, dice: [], points: Array.from({ length: players }, () => 0) }),
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result: () => null,
});
