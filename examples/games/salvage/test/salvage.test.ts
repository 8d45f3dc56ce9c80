import { createRng } from 'dicewright';
import { describe, expect, it } from 'vitest';
import {
  type SalvageAction,
  type SalvageBoat,
  type SalvageOptions,
  type SalvageState,
  salvage,
  salvagePicture,
} from '../src/index.js';

// One test a clause at least; its title begins with the number of the clause.

type State = SalvageState;
type Load = SalvageBoat['dice'];

const play = (state: State, ...actions: SalvageAction[]): State => actions.reduce(salvage.reduce, state);
const tide = (player: number, outcome: number[]): SalvageAction => ({ type: 'tide', player, outcome });
const draw = (player: number, outcome: Load): SalvageAction => ({ type: 'draw', player, outcome: [...outcome] });
const send = (player: number, wreck: number, dice: Load): SalvageAction => ({
  type: 'send',
  player,
  wreck,
  dice: [...dice],
});
const roll = (player: number, outcome: number[]): SalvageAction => ({ type: 'roll', player, outcome });

const start = (players = 2, options: SalvageOptions = {}): State => salvage.setup({ players, options });
/** The first round of two, all dice drawn: Player 1 has 4 and 8, Player 2 two sixes. */
const drawn = (washed = [5, 2, 1], options: SalvageOptions = {}): State =>
  play(start(2, options), tide(0, washed), draw(0, [4, 8]), draw(1, [6, 6]));

/** `'legal'`, or the clause (else the code) that forbids it. */
function verdict(state: State, action: SalvageAction): string {
  const violation = salvage.check(state, action);
  return violation === null ? 'legal' : (violation.clause ?? violation.code);
}

describe('before the game', () => {
  it.each([1, 6])('SAL-1 %i players are refused', (players) => {
    expect(() => salvage.setup({ players })).toThrow(expect.objectContaining({ code: 'INVALID_SETUP' }));
  });

  it('SAL-2 the bag holds three, four and three dice for each player, and empties', () => {
    expect(start(5).bag).toEqual([15, 20, 15]);
    const state = play(start(), tide(0, [1, 1, 1]));
    const chance = salvage.chance(state, { type: 'draw', player: 0 });
    // Of 20 dice six have four sides, of the 19 others five.
    const weights = [...(chance?.outcomes() ?? [])].map(({ outcome, weight }) => [outcome, weight]);
    expect(weights).toContainEqual([[4, 4], 6 * 5]);
    expect(weights).toContainEqual([[8, 6], 6 * 8]);
    expect(chance?.total).toBe(20 * 19);
    expect(play(state, draw(0, [4, 4])).bag).toEqual([4, 8, 6]);
    const other = { ...start(), bag: [7, 7, 6] };
    expect(() => salvage.load(other)).toThrow(expect.objectContaining({ clause: 'SAL-2' }));
  });

  it('SAL-3 [wrecks=3] there are three wrecks', () => {
    expect(start().treasure).toEqual([0, 0, 0]);
    expect(verdict(drawn(), send(0, 3, [4]))).toBe('SAL-3');
    expect(verdict(drawn(), send(0, 2, [4]))).toBe('legal');
  });

  it('SAL-3 [wrecks=5] or five', () => {
    expect(verdict(drawn([1, 1, 1, 1, 1], { wrecks: 5 }), send(0, 4, [4]))).toBe('legal');
  });
});

describe('a round', () => {
  it('SAL-4 the tide brings as many coins to each wreck as its die shows, another player’s each round', () => {
    const state = play(start(), tide(0, [5, 2, 1]));
    expect(state.treasure).toEqual([5, 2, 1]);
    expect(verdict(state, { type: 'tide', player: 0 })).toBe('SAL-4');
    const second = play(drawn(), send(0, 0, []), send(1, 0, []));
    expect(salvage.playersToAct(second)).toEqual([1]);
    expect(play(second, tide(1, [1, 1, 6])).treasure).toEqual([6, 3, 7]);
  });

  it('SAL-5 [draw=2] all draw two dice, beginning with whoever has rolled the tide', () => {
    const state = play(start(), tide(0, [5, 2, 1]), draw(0, [4, 8]));
    expect(state.hands).toEqual([
      [1, 0, 1],
      [0, 0, 0],
    ]);
    expect(verdict(state, { type: 'draw', player: 0 })).toBe('NOT_YOUR_TURN');
    expect(verdict(state, send(1, 0, []))).toBe('SAL-6');
    expect(salvage.playersToAct(drawn())).toEqual([0, 1]);
    expect(verdict(drawn(), { type: 'draw', player: 0 })).toBe('SAL-5');
  });

  it('SAL-5 [draw=1] or one', () => {
    const state = play(start(2, { draw: 1 }), tide(0, [5, 2, 1]), draw(0, [4]), draw(1, [8]));
    expect(salvage.playersToAct(state)).toEqual([0, 1]);
  });

  it('SAL-6 a boat holds up to three dice, of those that one has, in whatever order they are named', () => {
    const state = drawn();
    expect(verdict(state, send(0, 0, [4, 4]))).toBe('SAL-6');
    expect(verdict(state, send(0, 0, [8, 4]))).toBe('legal');
    expect(play(state, send(0, 1, [8, 4])).boats[0]).toEqual({ wreck: 1, dice: [4, 8] });
    expect(verdict(state, send(1, 0, [6, 6]))).toBe('legal');
    expect(verdict(state, send(1, 0, [6, 6, 6, 6]))).not.toBe('legal');
    expect([...salvage.legalActions(state, 1)]).toHaveLength(1 + 3 * 2);
  });

  it('SAL-7 nobody learns of a boat, not even whether there is one, before all have chosen', () => {
    const state = play(drawn(), send(1, 2, [6, 6]));
    const quiet = play(drawn(), send(1, 0, []));
    expect(salvage.view(state, 0)).toEqual(salvage.view(quiet, 0));
    expect(salvage.view(state, 0).boats).toEqual([null, 'sealed']);
    expect(salvage.view(state, 1).boats).toEqual([null, { wreck: 2, dice: [6, 6] }]);
    expect(salvage.viewAction(drawn(), send(1, 2, [6, 6]), 0)).toEqual({ type: 'send', player: 1 });
    expect(salvage.describe(drawn(), send(1, 2, [6, 6]), state, 0)).toBe('Player 2 seals a boat.');
    expect(salvagePicture(salvage.view(state, 0))).toEqual(salvagePicture(salvage.view(quiet, 0)));
    expect(verdict(state, send(1, 0, [6]))).toBe('NOT_YOUR_TURN');
    const open = play(state, send(0, 0, [4]));
    expect(salvage.view(open, null).boats).toEqual(open.boats);
  });

  it('SAL-7 a sealed boat may be anything that its player has', () => {
    const view = salvage.view(play(drawn(), send(1, 2, [6, 6])), 0);
    const rng = createRng('boats');
    const found = Array.from({ length: 200 }, () => JSON.stringify(salvage.complete?.(view, 0, rng).boats[1]));
    expect(new Set(found).size).toBe(7);
  });

  it('SAL-8 crews are rolled in turn, every die by its sides; who is at home has none', () => {
    const state = play(drawn(), send(0, 0, [4, 8]), send(1, 0, []));
    expect(salvage.playersToAct(state)).toEqual([0]);
    expect(salvage.chance(state, { type: 'roll', player: 0 })?.total).toBe(32);
    expect(() => play(state, roll(0, [5, 1]))).toThrow(expect.objectContaining({ code: 'INVALID_OUTCOME' }));
    expect(play(state, roll(0, [4, 8])).phase).toBe('tide');
    expect(verdict(drawn(), { type: 'roll', player: 0 })).toBe('SAL-8');
  });

  const fight = (options: SalvageOptions, ...faces: [number[], number[]]): State =>
    play(drawn([5, 2, 1], options), send(0, 0, [4, 8]), send(1, 0, [6, 6]), roll(0, faces[0]), roll(1, faces[1]));

  it('SAL-9 the highest total takes all coins of a wreck', () => {
    expect(fight({}, [1, 8], [4, 4])).toMatchObject({ coins: [5, 0], treasure: [0, 2, 1] });
    expect(fight({}, [1, 7], [5, 4])).toMatchObject({ coins: [0, 5], treasure: [0, 2, 1] });
  });

  it('SAL-9 who is alone takes them whatever comes', () => {
    const state = play(drawn(), send(0, 1, [4]), send(1, 0, [6]), roll(0, [1]), roll(1, [1]));
    expect(state).toMatchObject({ coins: [2, 5], treasure: [0, 0, 1] });
  });

  it("SAL-10 [left='stays'] equal crews take nothing, and it stays, as it does where nobody goes", () => {
    expect(fight({}, [2, 6], [4, 4])).toMatchObject({ coins: [0, 0], treasure: [5, 2, 1] });
  });

  it("SAL-10 [left='sinks'] what nobody has taken is lost", () => {
    expect(fight({ left: 'sinks' }, [2, 6], [4, 4])).toMatchObject({ coins: [0, 0], treasure: [0, 0, 0] });
  });

  it('SAL-11 dice of boats are gone, others stay', () => {
    const state = play(drawn(), send(0, 1, [4]), send(1, 0, []), roll(0, [1]));
    expect(state.hands).toEqual([
      [0, 0, 1],
      [0, 2, 0],
    ]);
    expect(state.bag).toEqual([5, 6, 5]);
  });
});

describe('the end', () => {
  /** Before the last crew is rolled: of two players' 20 dice all are drawn. */
  const last = (coins: number[]): State => {
    const boats = [
      { wreck: 0, dice: [4] as Load },
      { wreck: 1, dice: [] },
    ];
    const common = { ...start(), phase: 'roll', round: 4, bag: [0, 0, 0], coins, treasure: [3, 0, 0] };
    return salvage.load({
      ...common,
      boats,
      rolled: [null, null],
      hands: [
        [0, 0, 2],
        [0, 1, 0],
      ],
    });
  };

  it('SAL-12 it ends when the bag has too few dice; most coins win, others share', () => {
    const over = play(last([2, 4]), roll(0, [1]));
    expect(salvage.result(over)).toEqual({ winners: [0], scores: [5, 4], reason: '5 coins are the most.' });
    expect(salvage.result(play(last([2, 5]), roll(0, [1])))?.winners).toEqual([0, 1]);
    expect(salvage.playersToAct(over)).toEqual([]);
    expect(salvagePicture(over).summary).toContain('Player 1: 5 coins, the most.');
  });
});
