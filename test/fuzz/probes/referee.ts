import { isDeepStrictEqual } from 'node:util';
import { uniformInt } from '../../../src/kernel/dice/random.js';
import type { AnyAction } from '../../../src/kernel/types.js';
import { taggedAction } from '../../../src/testing/action-arbitrary.js';
import { jsonCopy, keyOf } from '../../../src/testing/plain-checks.js';
import { probe } from '../probe.js';
import type { Seat } from '../seats.js';

/** Actions to be judged at each of some positions. */
const TRIES = 3;

interface Input extends Seat {
  readonly actions: readonly AnyAction[];
  /** Actions, legal or not, to be judged after so many others. */
  readonly tries: readonly (readonly [after: number, action: unknown])[];
}

const spelled = (actions: Iterable<AnyAction>): string[] => [...actions].map(keyOf).sort();

export const refereeProbe = probe<Input>({
  name: 'the game and its referee agree',
  area: 'referee',
  applies: ({ referee }) => referee !== null,
  *draw({ game }, { players, options, actions, states }, rng) {
    const tries: [number, unknown][] = [];
    for (const [after, state] of states.entries()) {
      for (let i = 0; i < TRIES; i++) {
        const kind = uniformInt(rng, 0, 1) === 0 ? 'mutated' : 'wellFormed';
        const { kind: given, action } = taggedAction(game, state, kind, rng);
        if (given !== 'garbage') tries.push([after, jsonCopy(action)]);
      }
    }
    yield { players, options, actions, tries };
  },
  check({ game, referee }, { players, options, actions, tries }, { expect }) {
    if (!referee) return;
    const umpire = referee(options, players);
    let state = game.setup({ players, options });
    for (let index = 0; index <= actions.length; index++) {
      const where = `after ${index} actions`;
      for (const [name, theirs] of Object.entries(umpire.facts())) {
        const ours = (state as unknown as Record<string, unknown>)[name];
        expect(
          isDeepStrictEqual(ours, theirs),
          () => `${where}: ${name} is ${keyOf(ours)}, by the referee ${keyOf(theirs)}`,
        );
      }
      const [mine, theirs] = [spelled(game.legalActions(state)), spelled(umpire.legal())];
      expect(
        isDeepStrictEqual(mine, theirs),
        () => `${where}: legal are ${mine.join()}, by the referee ${theirs.join()}`,
      );
      const outcome = game.result(state);
      const told = outcome && { winners: outcome.winners, scores: outcome.scores };
      const result = umpire.result();
      expect(isDeepStrictEqual(told, result), () => `${where}: ${keyOf(told)}, by the referee ${keyOf(result)}`);
      for (const [after, action] of tries) {
        if (after !== index) continue;
        const reduced = game.safeReduce(state, action as AnyAction);
        const reason = umpire.judge(action);
        expect(reduced.ok === (reason === null), () => {
          const ours = reduced.ok ? 'accepted' : `refused (${reduced.error.message})`;
          return `${where}: ${keyOf(action)} is ${ours}, by the referee ${reason === null ? 'accepted' : `refused (${reason})`}`;
        });
      }
      const action = actions[index];
      if (action === undefined) return;
      state = game.reduce(state, action);
      umpire.play(action);
    }
  },
});
