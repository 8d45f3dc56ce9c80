import { GameError } from '../../kernel/errors.js';
import type { AnyAction, AnyGame } from '../../kernel/types.js';
import { readRecord } from '../../record/read.js';
import { replay, stateAt } from '../../record/replay.js';
import type { GameRecord } from '../../record/types.js';
import { type Appraiser, bestOf } from '../judge/appraiser.js';
import { foundIn } from '../judge/found-in.js';
import type { JudgementKind, Valuation, ValuedAction } from '../search/valuation.js';
import { type State, sightOf } from '../worlds.js';
import { Glances } from './glance.js';
import { luckOf, outcomesOf } from './luck.js';
import { type MarkLimits, markOf } from './marks.js';
import type { Review, ReviewedPlayer, ReviewStep, Sum } from './reviewed.js';

/** What is reviewed, and how. */
export interface Material {
  readonly record: unknown;
  readonly game: AnyGame;
  readonly versions: object | undefined;
  readonly appraiser: Appraiser;
  readonly seed: string;
  readonly effort: number;
  readonly limits: MarkLimits;
}

/** What a position is worth to everybody, and what is known about the actions of whoever is to act. */
interface Standing {
  readonly kind: JudgementKind;
  readonly values: readonly number[];
  readonly player: number | undefined;
  readonly valuation: Valuation | null;
}

const KINDS: readonly JudgementKind[] = ['exact', 'search', 'sampled'];
const leastCertain = (kinds: readonly JudgementKind[]): JudgementKind =>
  KINDS[Math.max(0, ...kinds.map((kind) => KINDS.indexOf(kind)))] as JudgementKind;

const minus = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((value, seat) => value - (other[seat] ?? 0));

/** Goes through a record, and values every position once. */
export class Reviewer {
  done = 0;
  readonly total: number;
  readonly #material: Material;
  readonly #record: GameRecord;
  readonly #glances: Glances;
  readonly #steps: ReviewStep[] = [];
  readonly #sums: { -readonly [Name in keyof Sum]: Sum[Name] }[];
  #initial: readonly number[] = [];
  #final: readonly number[] = [];
  #problem: GameError | null = null;
  #spread = 1;

  constructor(material: Material) {
    this.#material = material;
    this.#record = readRecord(material.record, material.game);
    this.total = this.#record.actions.length;
    this.#glances = new Glances(material.appraiser, material.seed, material.effort);
    this.#sums = Array.from({ length: this.#record.players }, () => ({
      luck: 0,
      skill: 0,
      others: 0,
      drift: 0,
      decisions: 0,
      mistakes: 0,
      blunders: 0,
    }));
  }

  *steps(): Generator<void, void> {
    let before = stateAt(this.#record, 0, this.#material.game);
    let standing = this.#standing(before, 0);
    if (before.players === 1) this.#spread = this.#material.appraiser.experience?.spread(before) ?? 0;
    this.#initial = standing.values;
    this.#final = standing.values;
    yield;
    const frames = replay(this.#record, this.#material.game)[Symbol.iterator]();
    for (;;) {
      let frame: ReturnType<typeof frames.next>;
      try {
        frame = frames.next();
      } catch (error) {
        if (!(error instanceof GameError)) throw error;
        this.#problem = error;
        return;
      }
      if (frame.done) return;
      const { action, state, text, index } = frame.value;
      const after = this.#standing(state as State, index + 1);
      this.#add(index, before, standing, action as AnyAction, state as State, after, text);
      [before, standing] = [state as State, after];
      this.done = index + 1;
      yield;
    }
  }

  review(): Review {
    const players = this.#sums.map((sum, player): ReviewedPlayer => {
      const final = this.#final[player] ?? 0;
      return { player, initial: this.#initial[player] ?? 0, final, ...sum, adjusted: final - sum.luck };
    });
    return {
      kind: leastCertain(this.#steps.map(({ kind }) => kind)),
      initial: this.#initial,
      final: this.#final,
      steps: this.#steps,
      spread: this.#spread,
      players,
      isComplete: this.#problem === null && this.done === this.total,
      problem: this.#problem,
    };
  }

  /** @throws what a judge throws, with where in the record it was */
  #standing(state: State, index: number): Standing {
    try {
      return this.#judged(state);
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      throw new GameError(error.code, `actions[${index}]: ${error.message}`, { path: ['actions', index] });
    }
  }

  #judged(state: State): Standing {
    const { game, appraiser } = this.#material;
    const player = game.result(state) ? undefined : game.playersToAct(state)[0];
    if (player === undefined) return { ...appraiser.value(state), player, valuation: null };
    const valuation = appraiser.actions(sightOf(game, state, player), player);
    const { kind } = valuation;
    if (!game.traits.hiddenInformation)
      return { kind, values: bestOf(valuation.actions, player).values, player, valuation };
    // Everybody by what they see, all at the same glance: whoever is to act knows no better for having thought.
    const values = this.#glances.for(1)(appraiser.trial.copyOf(state));
    return { kind: leastCertain([kind, 'search']), values, player, valuation };
  }

  #add(
    index: number,
    before: State,
    standing: Standing,
    taken: AnyAction,
    after: State,
    next: Standing,
    text: string,
  ): void {
    const { game, appraiser, limits } = this.#material;
    const { player } = taken;
    const { outcome: _, ...action } = taken as AnyAction & { outcome?: unknown };
    const valuation =
      standing.player === player && standing.valuation
        ? standing.valuation
        : appraiser.actions(sightOf(game, before, player), player);
    const hides = game.traits.hiddenInformation;
    const { trial } = appraiser;
    const from = trial.copyOf(before);
    const outcomes = trial.guard(() => outcomesOf(trial, from, action as AnyAction));
    const best = bestOf(valuation.actions, player);
    const words = appraiser.words(before, valuation, player);
    const found = foundIn(game, valuation.actions, action as AnyAction, words);
    const isExact = valuation.kind === 'exact' && next.kind === 'exact' && found !== undefined && !hides;
    const luck = !outcomes
      ? next.values.map(() => 0)
      : isExact
        ? minus(next.values, found.values)
        : trial.guard(() => luckOf(outcomes, this.#glances, trial.copyOf(after)));
    // An action that wasn't valued before is worth what it led to, without the luck.
    const played = found?.values ?? minus(next.values, luck);
    const given = minus(played, best.values).map((value, seat) => (seat === player ? Math.min(0, value) : value));
    const hasChoice = valuation.actions.length > 1;
    const loss = hasChoice ? Math.max(0, -(given[player] ?? 0)) : 0;
    const learnt: number[] = [];
    for (const [seat, sum] of this.#sums.entries()) {
      const change = (next.values[seat] ?? 0) - (standing.values[seat] ?? 0);
      const decided = hasChoice ? (given[seat] ?? 0) : 0;
      const rest = change - decided - (luck[seat] ?? 0);
      // What a player learns can't be separated from what a judge changes its mind about: both are news to them.
      learnt.push((luck[seat] ?? 0) + (hides ? rest : 0));
      sum.luck += learnt[seat] as number;
      if (!hides) sum.drift += rest;
      if (seat === player) sum.skill += decided;
      else sum.others += decided;
    }
    const mark = loss > 0 && isSure(valuation, best, found) ? markOf(loss, limits, this.#spread) : null;
    const own = this.#sums[player];
    if (own && hasChoice) own.decisions++;
    if (own && mark === 'mistake') own.mistakes++;
    if (own && mark === 'blunder') own.blunders++;
    this.#steps.push({
      index,
      player,
      kind: leastCertain([standing.kind, next.kind]),
      text,
      values: next.values,
      luck: learnt,
      best: hasChoice ? { action: best.action, text: words(best.action), value: best.values[player] ?? 0 } : null,
      loss,
      mark,
    });
    this.#final = next.values;
  }
}

/** Whether one action is better than another by more than chance in the games played out explains. */
function isSure({ kind }: Valuation, best: ValuedAction, taken: ValuedAction | undefined): boolean {
  if (kind !== 'sampled' || !best.interval || !taken?.interval) return true;
  return best.interval.low > taken.interval.high;
}
