import { describe, expect, it } from 'vitest';
import { canPlace, pileOf, spots } from '../../../../../test/helpers/pyramid-by-hand.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import { type TrullaAction, type TrullaOptions, type TrullaState, trulla } from './trulla.js';

type State = DeepReadonly<TrullaState>;
type Ladle = (state: State, player: number) => number;

const placesOpen = ({ board }: State): number => {
  const pile = pileOf(board);
  return spots.filter((spot) => canPlace(pile, spot)).length;
};

/** The ladle that brings most dice to lie on average, by what the page says of a die (TRU-9). */
function bestLadle(open: number, skill: number): number {
  let best = { dice: 0, lie: 0 };
  for (let dice = 1; dice <= 20; dice++) {
    const each = ((0.1 + 0.8 * skill) * open) / (open + dice - 1);
    const lie = Array.from({ length: dice }, (_, i) => each ** (i + 1)).reduce((sum, one) => sum + one, 0);
    if (lie > best.lie) best = { dice, lie };
  }
  return best.dice;
}

/** Whoever looks where dice can lie before filling the ladle. */
const looks: Ladle = (state, player) => bestLadle(placesOpen(state), state.options.skill[player] ?? 0.5);

const always =
  (dice: number): Ladle =>
  ({ supply, options }, player) =>
    options.dice === null ? dice : Math.min(dice, supply[player] ?? 0);

/** Outer faces of each player, and victories, of so many games. */
function played(ladles: readonly Ladle[], options: TrullaOptions, games: number) {
  const faces = ladles.map(() => 0);
  const wins = ladles.map(() => 0);
  for (let game = 0; game < games; game++) {
    const { result } = playout(trulla, {
      players: ladles.length,
      options,
      seed: `played ${game}`,
      trusted: true,
      choose: (state, player): TrullaAction => ({
        type: 'attempt',
        player,
        dice: (ladles[player] as Ladle)(state, player),
      }),
    });
    for (const [player, score] of (result?.scores ?? []).entries()) faces[player] = (faces[player] ?? 0) + score;
    for (const winner of result?.winners ?? []) wins[winner] = (wins[winner] ?? 0) + 1;
  }
  return { faces, wins };
}

describe('the size of the ladle', () => {
  it('TRU-9 which is best depends on how many places are open, and on the skill', () => {
    expect([1, 3, 9, 20, 45].map((open) => bestLadle(open, 0.5))).toEqual([1, 2, 2, 3, 4]);
    expect([1, 3, 9, 20, 45].map((open) => bestLadle(open, 1))).toEqual([1, 2, 3, 5, 7]);
    expect([1, 3, 9, 20, 45].map((open) => bestLadle(open, 0))).toEqual([1, 1, 1, 2, 2]);
  });

  it.each([1, 2, 3, 4, 6, 20])(
    'TRU-9 a ladle of always %i dice shows fewer faces than one that fits the places',
    (dice) => {
      let games = 0;
      for (const seat of [0, 1]) {
        const ladles = seat === 0 ? [always(dice), looks] : [looks, always(dice)];
        const { faces } = played(ladles, {}, 10);
        expect(faces[seat]).toBeLessThan(faces[1 - seat] as number);
        games += 10;
      }
      expect(games).toBe(20);
    },
  );
});

describe('skill', () => {
  it.each([
    [[0.8, 0.3]],
    [[0.3, 0.8]],
    [[0.8, 0.5, 0.2]],
    [[0.2, 0.8, 0.5]],
    [[0.5, 0.2, 0.8]],
    [[1, 0, 0]],
    [[0, 1, 1]],
  ])('TRU-2 TRU-9 TRU-10 [dice=null] the more skilled show more faces, in every seat: %j', (skill) => {
    const { faces } = played(
      skill.map(() => looks),
      { skill },
      6,
    );
    for (const [one, own] of skill.entries()) {
      for (const [other, theirs] of skill.entries()) {
        if (own > theirs) expect(faces[one]).toBeGreaterThan(faces[other] as number);
      }
    }
  });

  it.each([
    [83, [1, 0]],
    [83, [0, 1]],
    [55, [1, 0, 0]],
    [90, [1, 0.5]],
  ])(
    'TRU-2 TRU-10 [dice=%i] with so many dice and no stand-ins the most skilled hardly ever win: %j',
    (dice, skill) => {
      const { wins } = played(
        skill.map(() => always(2)),
        { dice, skill },
        6,
      );
      expect(wins[skill.indexOf(1)]).toBeLessThan(2);
    },
  );

  it('TRU-2 [dice=83] [dice=55] of an even share one die a turn is best', () => {
    for (const [dice, players] of [
      [83, 2],
      [55, 3],
    ] as const) {
      const ladles = [always(1), ...new Array<Ladle>(players - 1).fill(always(3))];
      const { faces } = played(ladles, { dice }, 12);
      for (const others of faces.slice(1)) expect(faces[0]).toBeGreaterThan(others);
    }
  });
});
