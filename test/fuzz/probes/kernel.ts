import { pick, uniformInt } from '../../../src/kernel/dice/random.js';
import type { AnyAction, AnyGame } from '../../../src/kernel/types.js';
import { sampleOf } from '../../../src/testing/game-sample.js';
import { keyOf, plainTreeProblem, unfrozenPart } from '../../../src/testing/plain-checks.js';
import { drawPlanting, hostileNamed, type Planting, planted, plantingText } from '../planting.js';
import { always, probe } from '../probe.js';
import { answerOf } from '../refusal.js';
import type { Seat } from '../seats.js';
import { borders, type Position } from './borders.js';

/** Enough that a position is worth being played up to. */
const PLANTINGS = 100;
const POSITIONS = 2;

interface Input extends Seat {
  /** The last one is the action of the position. */
  readonly actions: readonly AnyAction[];
  readonly border: string;
  readonly planting: Planting;
}

// The inputs that are drawn for a position share their list of actions.
const positions = new WeakMap<readonly AnyAction[], Position>();

function positionOf(game: AnyGame, { players, options, actions }: Omit<Input, 'border' | 'planting'>): Position {
  const known = positions.get(actions);
  if (known?.game === game) return known;
  const { states, problem } = sampleOf(game, { players, options, actions, noise: 0 });
  const [before, after, action] = [states.at(-2), states.at(-1), actions.at(-1)];
  if (problem || !before || !after || !action) throw new Error('the position is not reached any more');
  const position = { game, before, action, after };
  positions.set(actions, position);
  return position;
}

export const kernelProbe = probe<Input>({
  name: 'the kernel refuses hostile values, wherever they are planted',
  area: 'hostile',
  applies: always,
  *draw({ game }, sample, rng) {
    if (sample.actions.length === 0) return;
    for (let i = 0; i < POSITIONS; i++) {
      // Shrunk games fail at their end.
      const length = i === 0 ? sample.actions.length : uniformInt(rng, 1, sample.actions.length);
      const reached = { players: sample.players, options: sample.options, actions: sample.actions.slice(0, length) };
      const position = positionOf(game, reached);
      for (let j = 0; j < PLANTINGS; j++) {
        const border = pick(rng, Object.keys(borders)) as string;
        yield { ...reached, border, planting: drawPlanting(borders[border]?.good(position), rng) };
      }
    }
  },
  check({ game }, input, { count, expect }) {
    const position = positionOf(game, input);
    const border = borders[input.border];
    if (!border) throw new Error(`there is no border ${input.border} any more`);
    const bad = hostileNamed(input.planting.value);
    const what = `${input.border} with ${plantingText(input.planting)}`;
    const kept = keyOf([position.before, position.after]);
    const given = planted(border.good(position), input.planting.place, bad.value);
    const answer = answerOf(what, () => border.call(position, given as never));
    count();
    expect(!border.neverThrows || 'value' in answer, () => `${what} throws instead of saying what is wrong`);
    if (border.givesState && 'value' in answer) {
      const problem = plainTreeProblem(answer.value) ?? unfrozenPart(answer.value);
      expect(problem === null, () => `${what} gives a state that is no frozen tree of plain values: ${problem}`);
    }
    expect(!bad.touched(), () => `${what} tries to change it`);
    expect(keyOf([position.before, position.after]) === kept, () => `${what} changes a state`);
    expect(game.safeReduce(position.before, position.action).ok, () => `${what}: the state does not work any more`);
  },
});
