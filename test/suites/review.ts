import { describe, expect, it } from 'vitest';
import type { Position } from '../../src/analysis/bots/trial.js';
import { Appraiser } from '../../src/analysis/judge/appraiser.js';
import { Glances } from '../../src/analysis/review/glance.js';
import { luckOf, outcomesOf } from '../../src/analysis/review/luck.js';
import { USUAL_LIMITS } from '../../src/analysis/review/marks.js';
import type { Review } from '../../src/analysis/review/reviewed.js';
import { Reviewer } from '../../src/analysis/review/reviewer.js';
import { listedOutcomes } from '../../src/analysis/search/outcomes.js';
import { usualPlayers } from '../../src/analysis/seats.js';
import { GameError } from '../../src/kernel/errors.js';
import type { AnyAction } from '../../src/kernel/types.js';
import { playout } from '../../src/play/playout.js';
import { NOTED_FORMAT } from '../../src/record/types.js';
import type { Subject } from './subject.js';

/** As little thought as there can be. */
const EFFORT = 0.002;
/** Actions at the end of a game that are reviewed. */
const LAST = 2;
/** Events of more outcomes are not gone through: each is looked at. */
const MOST = 1_300;

/** Games of chance all of whose events have more, most of them a pyramid that is built once, or none with more than one. */
const unlisted: ReadonlySet<string> = new Set([
  'asparagus',
  'cui-bono',
  'doubles',
  'el-dado',
  'favourite',
  'lookout',
  'masquerade',
  'mound-mover',
  'slide',
  'summit-storm',
  'the-clever-mole',
  'the-pharaohs-curse',
  'wolf-in-a-sheeps-coat',
]);

/** Looks at each position once, though each outcome of an event is looked at beside all others. */
function remembering(glances: Glances): Pick<Glances, 'for'> {
  const seen = new Map<Position, readonly number[]>();
  return {
    for: (count) => {
      const glance = glances.for(count);
      return (position) => {
        const values = seen.get(position) ?? glance(position);
        seen.set(position, values);
        return values;
      };
    },
  };
}

/** What is made when it is first asked for. */
function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

export function testReview({ game, worth }: Subject): void {
  const players = usualPlayers(game) as number;
  const table = { players, options: {}, seed: 'review' };
  const head = { format: NOTED_FORMAT, game: game.id, rules: game.rules, players, options: {} };
  const appraised = once(
    () => new Appraiser(game, worth as never, [], { effort: EFFORT, seed: 'judge', tell: undefined }),
  );
  const played = once(() => playout(game, table).actions);

  function reviewed(record: object): Review {
    const material = {
      game,
      versions: undefined,
      appraiser: appraised(),
      seed: 'judge',
      effort: EFFORT,
      limits: USUAL_LIMITS,
    };
    const reviewer = new Reviewer({ ...material, record: { ...head, ...record } });
    for (const _ of reviewer.steps());
    return reviewer.review();
  }

  function expectSound({ kind, players: sums, steps }: Review): void {
    expect(steps.length).toBeGreaterThan(0);
    for (const { initial, final, luck, skill, others, drift, adjusted } of sums) {
      expect(initial + luck + skill + others + drift).toBeCloseTo(final, 9);
      expect(adjusted).toBeCloseTo(final - luck, 9);
      expect(skill).toBeLessThanOrEqual(0);
      if (kind === 'exact') expect(drift).toBeCloseTo(0, 9);
    }
    for (const { loss, mark } of steps) expect(mark === null ? loss >= 0 : loss > 0).toBe(true);
  }

  describe('a review', () => {
    /** As far as it holds: its second action breaks the rules. */
    const broken = once(() => {
      const [first, second = first] = played() as readonly AnyAction[];
      return { actions: [first, { ...second, type: 'nothing' }] };
    });
    const seeded = once(() => reviewed({ ...broken(), seed: table.seed }));

    it('adds up as far as the record holds', () => {
      expectSound(seeded());
      expect(seeded()).toMatchObject({ isComplete: false, steps: { length: 1 } });
      expect(seeded().problem).toBeInstanceOf(GameError);
    });

    it('says nothing that only the seed could tell', () => {
      // How much of an action has to be told may be a matter of time, where not all actions can be listed.
      const told = ({ steps, players: sums }: Review): string =>
        JSON.stringify([steps.map(({ best, ...step }) => ({ ...step, best: best?.action })), sums]);
      expect(told(reviewed(broken()))).toBe(told(seeded()));
    });

    it('adds up at the end of a game, from a position', () => {
      const actions = played();
      const before = playout(game, { ...table, maxActions: actions.length - LAST }).state;
      const ended = reviewed({ from: before, actions: actions.slice(-LAST) });
      expectSound(ended);
      expect(ended.isComplete).toBe(true);
    });

    it('tells luck of mean 0 over all that could have come', () => {
      const appraiser = appraised();
      const { trial } = appraiser;
      const glances = remembering(new Glances(appraiser, 'judge', EFFORT));
      const means: number[] = [];
      const seen = new Set<string>();
      const position = trial.copyOf(game.setup({ players, options: {} }));
      for (const { outcome, ...action } of played() as readonly (AnyAction & { outcome?: unknown })[]) {
        const chance = seen.has(action.type) ? null : trial.rulebook.chance(position, action as never);
        const outcomes = chance && listedOutcomes(chance, MOST) ? outcomesOf(trial, position, action) : null;
        if (outcomes && outcomes.size > 1) {
          seen.add(action.type);
          const listed = [...outcomes.values()];
          const total = listed.reduce((sum, { weight }) => sum + weight, 0);
          const sums = new Array<number>(players).fill(0);
          for (const { position: after, weight } of listed) {
            const luck = luckOf(outcomes, glances, after);
            for (const seat of sums.keys()) {
              sums[seat] = (sums[seat] as number) + (weight * (luck[seat] as number)) / total;
            }
          }
          means.push(...sums);
        }
        trial.play(position, action, outcome);
      }
      expect(means.length > 0).toBe(game.traits.chance && !unlisted.has(game.id));
      expect(means.filter((mean) => Math.abs(mean) > 1e-9)).toEqual([]);
    });
  });
}
