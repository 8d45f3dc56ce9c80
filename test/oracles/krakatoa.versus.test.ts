import { isDeepStrictEqual } from 'node:util';
import { createRng, type RandomGenerator, uniformInt } from 'dicewright';
import { type KrakatoaAction, type KrakatoaOptions, type KrakatoaState, krakatoa } from 'dicewright/krakatoa';
import { describe, expect, it } from 'vitest';
import { faceOf } from '../../src/games/krakatoa/scoring.js';
import { anyNine, anyThree, tables as variants, withOutcome } from '../helpers/krakatoa.js';
import { keepStacksShort } from '../helpers/short-stacks.js';
import { VOLUME } from '../helpers/volume.js';
import {
  type Faces,
  type Facts,
  faceOf as faceByReferee,
  type Letter,
  type Referee,
  referee,
  SETS,
} from './krakatoa.referee.js';

keepStacksShort();

const GAMES_PER_TABLE = 12 * VOLUME;

const tables = [...variants, { players: 4, options: { partnerships: true, scratchChance: 0.3, knockChance: 0.9 } }];

const one = <T>(rng: RandomGenerator, list: readonly T[]): T => list[uniformInt(rng, 0, list.length - 1)] as T;

/** Outcomes of which most are impossible somewhere. */
function anyOutcome(rng: RandomGenerator, faces: Faces | null): unknown {
  const table = faces ?? anyNine(rng);
  const changed = structuredClone(table);
  changed[one(rng, SETS)][uniformInt(rng, 0, 2)] = one(rng, [...'YRB']) as Letter;
  return one<unknown>(rng, [
    anyThree(rng),
    { scratch: false, faces: anyNine(rng) },
    { scratch: true, faces: table },
    { scratch: true, faces: changed },
    { scratch: true, faces: anyNine(rng) },
    { scratch: 1, faces: table },
    { scratch: false, faces: { ...table, steam: ['Y', 'R'] } },
    { scratch: false, faces: { ...table, lava: ['Y', 'R', 'G'] } },
    { scratch: false, faces: { ...table, more: ['Y', 'R', 'R'] } },
    { scratch: false, faces: table, more: 0 },
    { scratch: false },
    ['Y', 'R', 'B', 'B'],
    ['y', 'r', 'b'],
    null,
    'YRB',
  ]);
}

/** An action that may be legal or not: a fitting one with one part exchanged, or something put together. */
function anyAction(rng: RandomGenerator, state: KrakatoaState): Record<string, unknown> {
  const faces = state.faces as Faces | null;
  if (uniformInt(rng, 0, 1) === 0) {
    const legal = one(rng, [...krakatoa.legalActions(state)]);
    const action: Record<string, unknown> = { ...withOutcome(rng, state, legal) };
    const change = one(rng, ['player', 'set', 'outcome', 'type', 'more', 'less']);
    if (change === 'player') action.player = uniformInt(rng, 0, 4);
    if (change === 'set') action.set = one(rng, ['all', ...SETS, 'water', 3]);
    if (change === 'outcome') action.outcome = anyOutcome(rng, faces);
    if (change === 'type') action.type = one(rng, ['throwOff', 'throw', 'keep', 'pass']);
    if (change === 'more') action.more = true;
    if (change === 'less') delete action[one(rng, Object.keys(action))];
    return action;
  }
  const type = one(rng, ['throwOff', 'throw', 'keep']);
  const player = uniformInt(rng, 0, state.players - 1);
  if (type === 'keep') return { type, player };
  return { type, player, set: one(rng, ['all', ...SETS]), outcome: anyOutcome(rng, faces) };
}

function factsOf(state: KrakatoaState): Facts {
  const { phase, round, throwNumber, order, totals, faces, sheets, bonusBoxes, awaitsKeep } = state;
  return {
    phase,
    round,
    throwNumber,
    order,
    totals,
    faces,
    sheets,
    bonusBoxes,
    awaitsKeep,
  } as unknown as Facts;
}

/** One spelling for each action. */
function spelled(actions: Iterable<object>): string[] {
  return [...actions].map((action) => JSON.stringify(Object.entries(action).sort())).sort();
}

interface Counts {
  accepted: number;
  refused: number;
  played: number;
  bonusThrows: number;
  ties: number;
}

/** `toStrictEqual`, for thousands of comparisons: the report is only made for a difference. */
function expectEqual(ours: unknown, theirs: unknown): void {
  if (!isDeepStrictEqual(ours, theirs)) expect(ours).toStrictEqual(theirs);
}

function expectAgreement(state: KrakatoaState, judge: Referee): void {
  expectEqual(factsOf(state), judge.facts());
  expectEqual(spelled(krakatoa.legalActions(state)), spelled(judge.legal()));
}

function playBoth(rng: RandomGenerator, players: number, options: KrakatoaOptions, counts: Counts): void {
  const judge = referee(options as Parameters<typeof referee>[0], players);
  let state = krakatoa.setup({ players, options }) as KrakatoaState;
  expectAgreement(state, judge);
  while (state.phase !== 'over') {
    for (let i = 0; i < 4; i++) {
      const action = anyAction(rng, state);
      const { ok } = krakatoa.safeReduce(state, action as unknown as KrakatoaAction);
      expectEqual({ action, ok }, { action, ok: judge.judge(action) === null });
      counts[ok ? 'accepted' : 'refused']++;
    }
    const choice = krakatoa.sampleAction(state, rng) as KrakatoaAction;
    const action = withOutcome(rng, state, choice);
    if (state.phase === 'bonus') counts.bonusThrows++;
    if (state.contenders.length > 0 && state.contenders.length < state.order.length) counts.ties++;
    state = krakatoa.reduce(state, action) as KrakatoaState;
    judge.play(action);
    counts.played++;
    expectAgreement(state, judge);
  }
  const { winners, scores } = krakatoa.result(state) ?? {};
  expect({ winners, scores }).toEqual(judge.result());
  const late = { type: 'throw', player: 0, set: 'all', outcome: { scratch: false, faces: anyNine(rng) } } as const;
  expect([krakatoa.check(state, late)?.code, judge.judge(late)]).toEqual(['GAME_OVER', 'the game is over']);
}

describe('Krakatoa and its referee agree', () => {
  it.each(tables)('for $players players with $options', ({ players, options }) => {
    const rng = createRng(`versus ${players} ${JSON.stringify(options)}`);
    const counts: Counts = { accepted: 0, refused: 0, played: 0, bonusThrows: 0, ties: 0 };
    for (let game = 0; game < GAMES_PER_TABLE; game++) playBoth(rng, players, options, counts);
    expect(counts.played).toBeGreaterThan(GAMES_PER_TABLE * 60);
    expect(counts.accepted).toBeGreaterThan(100);
    expect(counts.refused).toBeGreaterThan(1000);
    expect(counts.bonusThrows > 0).toBe(options.rules !== 'basic');
    // Of two sides, both throw again.
    expect(counts.ties > 0).toBe(players > 2 && options.partnerships !== true);
  });

  it('on who may play', () => {
    let refused = 0;
    for (const players of [0, 1, 2, 3, 4, 5]) {
      for (const partnerships of [false, true]) {
        const play = [
          () => krakatoa.setup({ players, options: { partnerships } }),
          () => referee({ partnerships }, players),
        ];
        const [ours, theirs] = play.map((start) => {
          try {
            return start() !== null;
          } catch {
            return false;
          }
        });
        expect([players, partnerships, ours]).toEqual([players, partnerships, theirs]);
        if (!ours) refused++;
      }
    }
    expect(refused).toBe(8);
  });

  it('on every face of an ordinary die', () => {
    let compared = 0;
    for (const set of SETS) {
      for (let d12 = 1; d12 <= 12; d12++, compared++) expect(faceOf(set, d12)).toBe(faceByReferee(set, d12));
    }
    expect(compared).toBe(36);
  });
});
