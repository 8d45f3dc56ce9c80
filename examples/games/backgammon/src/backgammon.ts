/**
 * Backgammon: fifteen checkers each, two dice, and a cube that doubles what the game is worth. 2 players.
 * Rules and rulings: RULES.md (clauses BGM-1 to BGM-23).
 *
 * @module
 */

import type { ActionOf } from 'dicewright';
import { d6, illegal, integer, oneToAct, part } from 'dicewright/define';
import * as z from 'zod/mini';
import { at, BAR, CHECKERS, OFF, type Step, stepped } from './board.js';
import { checkState } from './check-state.js';
import { canPlay, diceToPlay, legalSteps, without } from './plays.js';
import { refusalOf } from './refusal.js';
import { afterGame, dropped, mayBeaver, mayDouble, newGame, pointsOf, winOver } from './scoring.js';
import { actorOf, type BackgammonState, fromOf, g, MOST_CUBE, opponentOf, placeOf, positionOf, toOf } from './state.js';
import { toldDrop, toldMove, toldRoll } from './words.js';

const twoDice = d6(2);

/** The opening roll decides who begins; a tie may turn the cube (BGM-4, BGM-5). */
function openingRoll(
  draft: { -readonly [K in keyof BackgammonState]: BackgammonState[K] },
  dice: readonly number[],
  before: BackgammonState,
) {
  const [one = 0, other = 0] = dice;
  const { cube, options } = before;
  draft.dice = [...dice];
  if (one !== other) {
    draft.turn = one > other ? 0 : 1;
    draft.left = diceToPlay(dice);
    draft.phase = 'move';
  } else if (cube.value < 2 ** options.automaticDoubles) draft.cube = { value: cube.value * 2, owner: null };
}

const roll = g.action({
  check: ({ phase }) =>
    phase === 'opening' || phase === 'roll' ? undefined : illegal('BGM-6', 'there is nothing to roll now'),
  outcome: twoDice.schema,
  chance: () => twoDice,
  apply(draft, _, dice, before) {
    if (before.phase === 'opening') return openingRoll(draft, dice, before);
    const left = diceToPlay(dice);
    const isStuck = !canPlay(positionOf(before), left);
    const next = isStuck ? opponentOf(before.turn) : before.turn;
    draft.dice = [...dice];
    draft.left = isStuck ? [] : left;
    draft.phase = isStuck ? 'roll' : 'move';
    draft.turn = next;
  },
  describe: (before, { player, outcome }, after) => toldRoll(before, player, outcome, after),
});

/** The steps that the player on turn can choose from. */
const steps = (view: BackgammonState): readonly Step[] =>
  view.phase === 'move' ? legalSteps(positionOf(view), view.left) : [];
const fieldsOf = ({ from, to }: Step) => ({ from: fromOf(from), to: toOf(to) });

const point = integer(1, 24);

const move = g.action({
  fields: {
    from: part('point', z.union([point, z.literal('bar')])),
    to: part('point', z.union([point, z.literal('off')])),
  },
  candidates: (view) => steps(view).map(fieldsOf),
  check(view, { from, to }) {
    const isLegal = steps(view).some((step) => step.from === placeOf(from) && step.to === placeOf(to));
    return isLegal ? undefined : refusalOf(view, placeOf(from), placeOf(to));
  },
  apply(draft, { player, from, to }, _, before) {
    const step = steps(before).find((one) => one.from === placeOf(from) && one.to === placeOf(to)) as Step;
    const { own, other } = stepped(positionOf(before), step);
    const checkers = player === 0 ? [own, other] : [other, own];
    const left = without(before.left, step.die);
    if (at(own, OFF) === CHECKERS) {
      const win = winOver(other);
      const ended = afterGame(before, { winner: player, win, points: pointsOf(before, win) });
      Object.assign(draft, { checkers }, ended);
      return;
    }
    const goesOn = canPlay({ own, other }, left);
    draft.checkers = checkers as typeof draft.checkers;
    draft.left = goesOn ? left : [];
    if (!goesOn) {
      draft.phase = 'roll';
      draft.turn = opponentOf(player);
    }
  },
  label(view, player, pointed, field) {
    const to = Number(pointed.slice('point:'.length));
    const isHit = field === 'to' && at(view.checkers[opponentOf(player)] ?? [], BAR - to) === 1;
    return isHit ? `point ${to}, hit` : undefined;
  },
  describe: (before, { player, from, to }, after) => toldMove(before, player, from, to, after),
});

const double = g.action({
  check(view) {
    if (view.phase !== 'roll') return illegal('BGM-15', 'a double is offered before the roll, not now');
    if (!view.options.cube) return illegal('BGM-15', 'this game is played without the cube');
    if (view.crawford === 'now') return illegal('BGM-21', 'there are no doubles in the Crawford game');
    if (mayDouble(view)) return undefined;
    return illegal('BGM-17', view.cube.value === MOST_CUBE ? 'the cube is at its highest' : 'the other has the cube');
  },
  apply(draft) {
    draft.phase = 'double';
  },
  describe: ({ cube }, { player }) => `Player ${player + 1} doubles to ${cube.value * 2}.`,
});

const isAnswer = ({ phase }: BackgammonState): boolean => phase === 'double' || phase === 'beaver';
const noDouble = () => illegal('BGM-16', 'no double is offered');

const take = g.action({
  check: (view) => (isAnswer(view) ? undefined : noDouble()),
  apply(draft, _action, _outcome, before) {
    const factor = before.phase === 'beaver' ? 4 : 2;
    draft.cube = { value: before.cube.value * factor, owner: opponentOf(before.turn) };
    draft.phase = 'roll';
  },
  describe: (_, { player }, { cube }) =>
    `Player ${player + 1} takes; Player ${(cube.owner ?? 0) + 1} has the cube at ${cube.value}.`,
});

const beaver = g.action({
  check(view) {
    if (view.phase !== 'double') return noDouble();
    if (!view.options.beavers) return illegal('BGM-18', 'this game is played without beavers');
    return mayBeaver(view) ? undefined : illegal('BGM-17', 'the cube goes no higher');
  },
  apply(draft) {
    draft.phase = 'beaver';
  },
  describe: ({ cube }, { player }) => `Player ${player + 1} takes, doubles to ${cube.value * 4} and keeps the cube.`,
});

const drop = g.action({
  check: (view) => (isAnswer(view) ? undefined : noDouble()),
  apply(draft, { player }, _, before) {
    Object.assign(draft, afterGame(before, dropped(before, player)));
  },
  describe: (_, { player }, after) => toldDrop(player, after),
});

/** The rules of backgammon. */
export const backgammon = g.game({
  title: 'Backgammon',
  playerCount: { min: 2, max: 2 },
  // To value a position in the middle of a turn, all ends of the turn are looked at.
  facts: { levelShare: 0.1 },
  variants: [
    {},
    { cube: false },
    { points: 3 },
    { points: 2, crawford: false },
    { jacoby: true, beavers: true, automaticDoubles: 2 },
  ],
  actions: { roll, move, double, take, beaver, drop },
  checkSetup({ options: { cube, points, jacoby, beavers, automaticDoubles } }) {
    if (!jacoby && !beavers && automaticDoubles === 0) return undefined;
    if (points > 1) return 'jacoby, beavers and automaticDoubles belong to a single game, not to a match (BGM-23)';
    return cube ? undefined : 'jacoby, beavers and automaticDoubles need the cube (BGM-23)';
  },
  setup: ({ options: { points, crawford } }) => ({
    ...newGame(),
    score: [0, 0],
    crawford: crawford && points > 1 ? 'ahead' : 'past',
    last: null,
  }),
  checkState,
  playersToAct: (view) => oneToAct(actorOf(view)),
  result({ phase, score, last, options }) {
    if (phase !== 'over' || last === null) return null;
    const how = last.win === 'drop' ? 'A double is dropped' : last.win === 'single' ? 'A single game' : `A ${last.win}`;
    const points = `${last.points} ${last.points === 1 ? 'point' : 'points'}`;
    const match = options.points === 1 ? '' : `; the match is won ${Math.max(...score)} to ${Math.min(...score)}`;
    return { winners: [last.winner], scores: score, reason: `${how} for ${points}${match}.` };
  },
});

/** The actions of backgammon. */
export type BackgammonAction = ActionOf<typeof backgammon>;
