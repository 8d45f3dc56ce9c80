import { describe, expect, it } from 'vitest';
import type { ErasedAction, ErasedActionSpec, ErasedState } from '../definition.js';
import { deepFreeze } from '../plain.js';
import type { Effects } from './effects.js';
import { asksBefore, copyBy, performerOf, quickPerformerOf } from './in-place.js';
import { Warmth } from './warmth.js';

const action: ErasedAction = { type: 'go', player: 0 };
const stateOf = () => ({ game: 'toy', options: { n: 1 }, list: [1], gone: 1 }) as unknown as ErasedState;

/** Takes what was before, twice, and leaves something out. */
const asking = {
  apply(draft: { list: number[]; gone?: number }, _action: unknown, outcome: unknown, before: { list: number[] }) {
    draft.list.push(before.list.length + Number(outcome));
    draft.list.push(before.list.length + Number(outcome));
    delete draft.gone;
  },
} as unknown as ErasedActionSpec;

/** Tells what it was given. */
const telling = {
  apply(draft: { list: unknown }, ...given: [unknown, unknown]) {
    draft.list = given;
  },
} as unknown as ErasedActionSpec;

function effectsWith(structure: object | null) {
  let heated = 0;
  const found = () => structure as never;
  const effects = { structure: found, copying: found, heat: () => void heated++ } as unknown as Effects;
  return { effects, heated: () => heated };
}
const noted: string[] = [];
const structure = (canBeLarge: boolean) => ({
  canBeLarge,
  perform: () => void noted.push('performed'),
  copy: () => ({ copied: true }),
});

describe('an action in the state itself', () => {
  it('takes what was before only where its effect asks for it', () => {
    expect([asking, telling].map(asksBefore)).toEqual([true, false]);
    const state = stateOf();
    performerOf(effectsWith(structure(false)).effects)(telling, state, action, 5);
    expect(state.list).toEqual([action, 5]);
    expect(noted).toEqual([]);
    performerOf(effectsWith(structure(false)).effects)(asking, state, action, 5);
    expect(noted.splice(0)).toEqual(['performed']);
  });

  it('keeps what was before as it was, and loses what it leaves out', () => {
    const state = stateOf();
    const { list } = state;
    performerOf(effectsWith(null).effects)(asking, state, action, 6);
    expect(state).toEqual({ game: 'toy', options: { n: 1 }, list: [1, 7, 7] });
    expect(list).toEqual([1]);
  });

  it('is done quickly by code for the states, where there is some and none can be large', () => {
    const performed = (found: object | null, spec: ErasedActionSpec) => {
      const { effects, heated } = effectsWith(found);
      const state = stateOf();
      quickPerformerOf(effects, state)(spec, state, action, 5);
      return [heated(), noted.splice(0), state.list];
    };
    expect(performed(structure(false), telling)).toEqual([1, ['performed'], [1]]);
    expect(performed(structure(true), telling)).toEqual([1, [], [action, 5]]);
    expect(performed(structure(true), asking)).toEqual([1, ['performed'], [1]]);
    expect(performed(null, asking)).toEqual([1, [], [1, 6, 6]]);
  });
});

it('a copy can be changed, but for its options', () => {
  const state = deepFreeze(stateOf());
  const { effects, heated } = effectsWith(null);
  const copy = copyBy(effects, state);
  expect([copy, Object.isFrozen(copy.list), copy.options === state.options, heated()]).toEqual([state, false, true, 1]);
  expect(copyBy(effectsWith(structure(true)).effects, state)).toEqual({ copied: true });
});

describe('code for the states of a game', () => {
  it('pays from three hundred actions on', () => {
    const warmth = new Warmth();
    const answers = Array.from({ length: 302 }, () => warmth.isWarm());
    expect([answers.indexOf(true), answers.filter(Boolean).length]).toEqual([299, 3]);
  });

  it('or at once, where many will follow', () => {
    const warmth = new Warmth();
    expect(warmth.isWarm()).toBe(false);
    warmth.heat();
    expect([warmth.isWarm(), warmth.isWarm()]).toEqual([true, true]);
  });
});
