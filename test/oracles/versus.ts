import { isDeepStrictEqual } from 'node:util';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { expect } from 'vitest';
import { type AnyAction, type AnyGame, GameError } from '../../src/index.js';

/** An independent referee of a game, as the files beside this one have it. */
export interface Referee {
  legal(): AnyAction[];
  judge(action: unknown): string | null;
  play(action: unknown): void;
  facts(): object;
  result(): { winners: number[]; scores: number[] } | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** A game and its referee, and what random actions of it are made of. */
export interface Contest {
  readonly game: AnyGame;
  readonly referee: (options: object, players: number) => Referee;
  readonly options: object;
  /** Games played with each number of players. */
  readonly games: number;
  /** The faces of a die. */
  readonly faces: readonly unknown[];
  /** For each type of action the values that each of its fields could be given, sensible and not. */
  readonly fields: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;
  /** Picks one of the legal actions, so that games get to where they are interesting. */
  readonly prefer?: (legal: readonly AnyAction[], upTo: (n: number) => number) => AnyAction | undefined;
}

/** What was compared, and how often. */
export interface Comparison {
  games: number;
  steps: number;
  /** Actions made up or changed on which both judged. */
  accepted: number;
  refused: number;
  /** How often each type of action was played. */
  readonly counts: Map<string, number>;
}

/** Different texts for different actions, whatever the order of their fields. */
function written(action: object): string {
  return JSON.stringify(Object.fromEntries(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1))));
}

const garbage: readonly unknown[] = [null, -1, 0.5, 9, '', 'x', [], {}, true, [null], [[0]], '0'];

/**
 * Plays random games with the engine and the referee side by side. Before every action both must list the same legal
 * actions and the same facts, and agree on actions that are changed or made up; at the end on winners and scores.
 */
export function compare({ game, referee, options, games, faces, fields, prefer }: Contest): Comparison {
  const comparison: Comparison = { games: 0, steps: 0, accepted: 0, refused: 0, counts: new Map() };
  const rng = xoroshiro128plus(20_07);
  const upTo = (n: number): number => uniformInt(rng, 0, n - 1);
  const oneOf = <T>(list: readonly T[]): T => list[upTo(list.length)] as T;

  const withOutcome = (action: Fields): Fields =>
    action.type === 'roll' && Array.isArray(action.dice)
      ? { ...action, outcome: action.dice.map(() => oneOf(faces)) }
      : action;

  /** An action of one of the game's types with random fields, by anybody. */
  const madeUp = (players: number): Fields => {
    const [type, shape] = oneOf(Object.entries(fields));
    const chosen = Object.entries(shape).map(([name, values]) => [name, oneOf(values)]);
    return withOutcome({ type, player: upTo(players), ...Object.fromEntries(chosen) });
  };

  /** The action with one thing about it changed. */
  const changed = (action: Fields, players: number): unknown => {
    const copy: Record<string, unknown> = { ...action };
    const key = oneOf(Object.keys(copy));
    const { outcome } = copy;
    switch (upTo(6)) {
      case 0:
        copy.player = upTo(players + 1);
        return copy;
      case 1:
        delete copy[key];
        return copy;
      case 2:
        copy[oneOf([key, 'extra', 'outcome'])] = oneOf(garbage);
        return copy;
      case 3:
        if (Array.isArray(outcome)) copy.outcome = oneOf([outcome.slice(1), [...outcome, oneOf(faces)]]);
        else copy.outcome = [oneOf(faces)];
        return copy;
      case 4: {
        const values = fields[String(copy.type)]?.[key];
        if (values !== undefined) copy[key] = oneOf(values);
        return copy;
      }
      default:
        // Another order of the dice is the same action; the outcome goes with it.
        if (!Array.isArray(copy.dice) || !Array.isArray(outcome)) return oneOf(garbage);
        copy.dice = [...copy.dice].reverse();
        copy.outcome = [...outcome].reverse();
        return copy;
    }
  };

  for (let players = game.playerCount.min; players <= game.playerCount.max; players++) {
    for (let round = 0; round < games; round++) {
      const umpire = referee(options, players);
      let state = game.setup({ players, options });

      const judgeBoth = (action: unknown): void => {
        const result = game.safeReduce(state, action as AnyAction);
        const reason = umpire.judge(action);
        if (result.ok !== (reason === null)) {
          expect.fail(`${JSON.stringify({ state, action })}: ${reason} / ${result.ok ? 'ok' : result.error.message}`);
        }
        if (!result.ok && !(result.error instanceof GameError)) expect.fail('refused by no GameError');
        comparison[result.ok ? 'accepted' : 'refused']++;
      };

      for (;;) {
        const facts = umpire.facts();
        for (const [name, fact] of Object.entries(facts)) {
          if (!isDeepStrictEqual((state as unknown as Fields)[name], fact)) expect(state).toMatchObject(facts);
        }
        const legal = [...game.legalActions(state)];
        const mine = legal.map(written).sort();
        const theirs = umpire.legal().map(written).sort();
        if (mine.join() !== theirs.join()) expect(mine, JSON.stringify(state)).toEqual(theirs);
        if (new Set(mine).size !== mine.length) expect.fail('an action is listed twice');

        const result = umpire.result();
        const outcome = game.result(state);
        const told = outcome === null ? null : { winners: outcome.winners, scores: outcome.scores };
        if (!isDeepStrictEqual(told, result)) expect(told, JSON.stringify(state)).toEqual(result);
        judgeBoth(madeUp(players));
        if (result !== null) break;

        const picked = prefer?.(legal, upTo) ?? oneOf(legal);
        if (!isDeepStrictEqual(game.canonical(picked), picked)) expect(game.canonical(picked)).toEqual(picked);
        const action = withOutcome(picked as unknown as Fields);
        for (let i = 0; i < 2; i++) judgeBoth(changed(action, players));
        state = game.reduce(state, action as unknown as AnyAction);
        umpire.play(action);
        comparison.steps++;
        comparison.counts.set(picked.type, (comparison.counts.get(picked.type) ?? 0) + 1);
      }
      comparison.games++;
    }
  }
  return comparison;
}
