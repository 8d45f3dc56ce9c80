import { describe, expect, it } from 'vitest';
import { sealed } from '../../../test/toys/sealed.js';
import { favourite } from '../../games/das-spiel/demolition/favourite/favourite.js';
import { defineGame } from '../../kernel/define.js';
import { d6 } from '../../kernel/dice/chance.js';
import { createRng } from '../../kernel/dice/random.js';
import { GameError } from '../../kernel/errors.js';
import { natural } from '../../kernel/schemas/schema.js';
import { playout } from '../../play/playout.js';
import { Trial } from './trial.js';

const middle = playout(favourite, { players: 2, seed: 'middle', maxActions: 100 }).state;

describe('a position that is tried out', () => {
  it('goes the way that states go, and leaves them alone', () => {
    const trial = new Trial(favourite);
    const position = trial.copyOf(middle);
    const [action] = favourite.legalActions(middle);
    if (!action) expect.fail('nothing is legal');
    expect(trial.rulebook.check(position, action)).toBeUndefined();
    expect(trial.rulebook.check(position, { ...action, player: 1 - action.player })).toMatchObject({
      code: 'NOT_YOUR_TURN',
    });
    expect(trial.rulebook.chance(position, action)).toBeNull();
    trial.play(position, action, undefined);
    expect(position).toEqual(favourite.reduce(middle, action));
    expect(Object.isFrozen(middle)).toBe(true);
  });

  it('is played on to its end, or for so many actions', () => {
    const trial = new Trial(favourite);
    const position = trial.copyOf(middle);
    expect(trial.playOn(position, createRng('on'), 5, trial.rulebook.sampleAction)).toBe(5);
    expect([trial.playersToAct(position).length, trial.result(position)]).toEqual([1, null]);
    const left = trial.playOn(position, createRng('on'), 1_000, trial.rulebook.sampleAction);
    expect(left).toBeLessThan(165);
    expect(trial.result(position)).toEqual(favourite.result(favourite.load(position)));
    expect(trial.playOn(position, createRng('on'), 1_000, trial.rulebook.sampleAction)).toBe(0);
  });

  it('counts its random events', () => {
    const trial = new Trial(favourite);
    const position = trial.copyOf(favourite.setup({ players: 2 }));
    expect(trial.playOn(position, createRng('on'), 1, trial.rulebook.sampleAction)).toBe(1);
    expect(position.events).toBe(1);
  });

  it('counts an event when the rules are done with it, as states do', () => {
    const g = defineGame({ id: 'late', rules: 1, options: {}, state: { noted: natural(9) } });
    const roll = g.action({
      outcome: d6(1).schema,
      chance: () => d6(1),
      apply(draft, _, __, { events }) {
        draft.noted = events;
      },
    });
    const late = g.game({
      title: 'Late',
      playerCount: { min: 1, max: 1 },
      actions: { roll },
      setup: () => ({ noted: 9 }),
      playersToAct: () => [0],
      result: () => null,
    });
    const start = late.setup({ players: 1 });
    const trial = new Trial(late);
    const position = trial.copyOf(start);
    trial.play(position, { type: 'roll', player: 0 }, [4]);
    expect(position).toEqual(late.reduce(start, { type: 'roll', player: 0, outcome: [4] }));
    expect(position).toMatchObject({ noted: 0, events: 1 });
  });

  it('is played on as one chooses, by what the player sees', () => {
    const trial = new Trial(sealed);
    const position = trial.copyOf(sealed.setup({ players: 2 }));
    const seen: unknown[] = [];
    trial.playOn(position, createRng('on'), 2, (view, rng, player) => {
      seen.push(view);
      expect(trial.playersToAct(position)).toContain(player);
      return trial.rulebook.sampleAction(view, rng, player);
    });
    expect(seen).toHaveLength(2);
    for (const view of seen) expect(view).not.toBe(position);
    const stuck = () => trial.playOn(trial.copyOf(sealed.setup({ players: 2 })), createRng('on'), 1, () => null);
    expect(stuck).toThrow(expect.objectContaining({ code: 'ILLEGAL' }));
  });

  it('tells whose error it is', () => {
    const trial = new Trial(favourite);
    const position = trial.copyOf(middle);
    const fail = (): never => {
      throw new TypeError('oops');
    };
    expect(() => trial.guard(fail)).toThrow(expect.objectContaining({ name: 'GameError', code: 'INVALID_STATE' }));
    expect(() => trial.guard(() => trial.ask(position, fail))).toThrow(TypeError);
    const nested = () => {
      trial.guard(() => 0);
      fail();
    };
    expect(() => trial.guard(() => trial.ask(position, nested))).toThrow(TypeError);
    expect(() => trial.guard(fail)).toThrow(expect.objectContaining({ code: 'INVALID_STATE' }));
    const refuse = (): never => {
      throw new GameError('ILLEGAL', 'no');
    };
    expect(() => trial.guard(refuse)).toThrow(expect.objectContaining({ code: 'ILLEGAL' }));
  });
});
