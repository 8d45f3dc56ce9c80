import { describe, expect, it } from 'vitest';
import { type CantStopAction, type CantStopOptions, type CantStopState, cantStop } from '../src/index.js';

// One test a clause at least; its title begins with the number of the clause.

type State = CantStopState;
type Heights = Readonly<Record<number, number>>;

/** `{ 7: 3 }`: three spaces of column 7. */
const heights = (told: Heights): number[] => Array.from({ length: 11 }, (_, i) => told[i + 2] ?? 0);

/** A position in which Player 1 is on turn, with these markers of both and these runners. */
function position(own: Heights, runners: Heights = {}, other: Heights = {}, options: CantStopOptions = {}): State {
  const start = cantStop.setup({ players: 2, options });
  return cantStop.load({ ...start, markers: [heights(own), heights(other)], runners: heights(runners) });
}

const play = (state: State, ...actions: CantStopAction[]): State => actions.reduce(cantStop.reduce, state);
const roll = (faces: string, player = 0): CantStopAction => ({ type: 'roll', player, outcome: [...faces].map(Number) });
const climb = (...columns: number[]): CantStopAction => ({ type: 'climb', player: 0, columns });
const stop = (player = 0): CantStopAction => ({ type: 'stop', player });

/** What can be climbed after a roll, as `5 7`. */
const climbs = (state: State, faces: string): string[] =>
  [...cantStop.legalActions(play(state, roll(faces)))].flatMap((one) =>
    one.type === 'climb' ? one.columns.join(' ') : [],
  );
const clause = (state: State, action: CantStopAction): string | undefined => cantStop.check(state, action)?.clause;

describe('table', () => {
  it.each([1, 5])('CAN-1 %i players are refused', (players) => {
    expect(() => cantStop.setup({ players })).toThrow(expect.objectContaining({ code: 'INVALID_SETUP' }));
  });

  it.each([
    [2, 3],
    [3, 5],
    [6, 11],
    [7, 13],
    [8, 11],
    [12, 3],
  ])('CAN-2 column %i has %i spaces', (column, spaces) => {
    expect(play(position({}, { [column]: spaces }), stop()).markers[0]?.[column - 2]).toBe(spaces);
    expect(() => position({}, { [column]: spaces + 1 })).toThrow();
  });

  it('CAN-2 nobody has a marker at the start', () => {
    expect(cantStop.setup({ players: 3 }).markers.flat()).toEqual(Array.from({ length: 33 }, () => 0));
  });

  it('CAN-3 turns go round, each begins with a roll of four dice', () => {
    const start = cantStop.setup({ players: 2 });
    expect([...cantStop.legalActions(start)].map(({ type }) => type)).toEqual(['roll']);
    expect(clause(start, climb(7))).toBe('CAN-3');
    const second = play(start, roll('1234'), climb(5, 5), stop());
    expect(second.toPlay).toBe(1);
    expect(play(second, roll('1234', 1), { type: 'climb', player: 1, columns: [5, 5] }, stop(1)).toPlay).toBe(0);
    expect(() => play(start, roll('123'))).toThrow(expect.objectContaining({ code: 'INVALID_OUTCOME' }));
  });
});

describe('climbing', () => {
  it.each([
    ['1234', ['3 7', '4 6', '5 5']],
    ['6611', ['2 12', '7 7']],
    ['2222', ['4 4']],
    ['5556', ['10 11']],
  ])('CAN-4 %s is cut into %j', (faces, cuts) => {
    expect(climbs(position({}), faces).sort()).toEqual([...cuts].sort());
  });

  it('CAN-4 pairs are of the dice', () => {
    const state = play(position({}), roll('1234'));
    expect(clause(state, climb(2, 8))).toBe('CAN-4');
    expect(clause(state, climb(3, 6))).toBe('CAN-4');
    expect(clause(state, climb(7, 3))).toBeUndefined();
  });

  it('CAN-5 [both=true] a runner begins above the marker, and climbs on', () => {
    const state = play(position({ 7: 4 }), roll('1634'), climb(7, 7), roll('1634'), climb(7, 7));
    expect(state.runners).toEqual(heights({ 7: 8 }));
    expect(play(position({}), roll('1234'), climb(3, 7)).runners).toEqual(heights({ 3: 1, 7: 1 }));
    expect(clause(play(position({}), roll('1234')), climb(3))).toBe('CAN-5');
  });

  it.each<[what: string, state: State, faces: string, climbs: string[]]>([
    ['a free runner for one of two', position({}, { 2: 1, 12: 1 }), '1234', ['3', '7', '4', '6', '5 5']],
    ['a runner there and one free', position({}, { 3: 1, 12: 1 }), '1234', ['3 7', '4', '6', '5 5']],
    ['no runner free', position({}, { 3: 1, 7: 1, 12: 1 }), '1234', ['3 7']],
    ['a runner at the top', position({}, { 3: 5 }), '1234', ['7', '4 6', '5 5']],
    ['one space left', position({}, { 5: 8 }), '1234', ['3 7', '4 6', '5']],
    ['a column that is won', position({}, {}, { 7: 13 }), '1234', ['3', '4 6', '5 5']],
    ['an own column that is won', position({ 3: 5 }), '1234', ['7', '4 6', '5 5']],
  ])('CAN-5 %s', (_, state, faces, expected) => {
    expect(climbs(state, faces).sort()).toEqual([...expected].sort());
  });

  it('CAN-5 says why', () => {
    const full = play(position({}, { 3: 1, 7: 1, 12: 1 }), roll('1234'));
    expect(cantStop.check(full, climb(4, 6))).toMatchObject({
      clause: 'CAN-5',
      message: 'no runner can climb 4 and 6',
    });
    expect(clause(full, roll('1234'))).toBe('CAN-5');
  });

  it('CAN-5 [both=false] one of the sums may be left out', () => {
    expect(climbs(position({}, {}, {}, { both: false }), '6611').sort()).toEqual(['12', '2', '2 12', '7', '7 7']);
  });

  it('CAN-5 players share spaces', () => {
    expect(play(position({}, {}, { 7: 2 }), roll('1634'), climb(7, 7), stop()).markers.map((own) => own[5])).toEqual([
      2, 2,
    ]);
  });

  it('CAN-6 a fall loses the turn, and nothing else', () => {
    const state = play(position({ 7: 4 }, { 2: 1, 3: 1, 12: 1 }), roll('4444'));
    expect(state).toMatchObject({
      toPlay: 1,
      dice: [],
      runners: heights({}),
      markers: [heights({ 7: 4 }), heights({})],
    });
    expect(play(position({}, { 2: 1, 3: 1, 8: 1 }), roll('4444')).toPlay).toBe(0);
  });
});

describe('stopping', () => {
  it('CAN-7 markers stand where the runners stood', () => {
    const state = play(position({ 7: 4 }, { 7: 6, 2: 1 }), stop());
    expect(state).toMatchObject({ toPlay: 1, runners: heights({}), markers: [heights({ 2: 1, 7: 6 }), heights({})] });
  });

  it('CAN-7 not before climbing', () => {
    expect(clause(position({}), stop())).toBe('CAN-7');
    expect(clause(play(position({}, { 7: 1 }), roll('1634')), stop())).toBe('CAN-7');
  });

  it('CAN-8 the top wins the column, and takes off the others', () => {
    const state = play(position({ 2: 2 }, { 2: 3 }, { 2: 2, 7: 1 }), stop());
    expect(state.markers).toEqual([heights({ 2: 3 }), heights({ 7: 1 })]);
    expect(play(position({}, { 2: 3, 7: 1, 12: 1 }), roll('5444')).markers[0]).toEqual(heights({}));
  });

  it('CAN-9 [goal=3] three columns win', () => {
    const three = play(position({ 2: 3, 3: 5 }, { 12: 3 }, { 7: 13 }), stop());
    expect(cantStop.result(three)).toMatchObject({ winners: [0], scores: [3, 1] });
    expect(cantStop.playersToAct(three)).toEqual([]);
    expect(cantStop.result(play(position({ 2: 3 }, { 12: 3 }), stop()))).toBeNull();
  });

  it('CAN-9 [goal=1] one column', () => {
    expect(cantStop.result(play(position({}, { 12: 3 }, {}, { goal: 1 }), stop()))).toMatchObject({ winners: [0] });
  });
});
