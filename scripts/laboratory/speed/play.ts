import { seededDice, startGame } from 'dicewright';
import { recordLines } from 'dicewright/record';
import { type MarathonBank, type MarathonRoll, type MarathonState, marathon } from '../../../test/toys/marathon.js';

export type MarathonAction = MarathonRoll | MarathonBank;

export const SEED = 'scale';
const dice = seededDice(SEED);

/** Throws dice below four again. */
export function nextAction({ toPlay: player, rolls, dice }: MarathonState): MarathonAction {
  const low = [0, 1, 2, 3, 4].filter((place) => (dice[place] ?? 0) < 4);
  return rolls === 3 || low.length === 0 ? { type: 'bank', player } : { type: 'roll', player, dice: low };
}

/** So many actions of Marathon, with the state before each. */
export function* played(players: number, count: number): Generator<{ state: MarathonState; action: MarathonAction }> {
  let state = marathon.setup({ players }) as MarathonState;
  for (let i = 0; i < count; i++) {
    const step = marathon.step(state, nextAction(state), dice);
    if (!step.ok) throw step.error;
    yield { state, action: step.action as MarathonAction };
    state = step.state as MarathonState;
  }
}

/** The lines of a log of `count` actions; with the seed at its end, or open. */
export function* logOf(count: number, isOpen: boolean): Generator<string> {
  const { seed: _, ...begun } = startGame(marathon, { players: 2, seed: SEED }).toRecord();
  yield* recordLines(begun);
  for (const { action } of played(2, count)) yield `${JSON.stringify(action)}\n`;
  if (!isOpen) yield `${JSON.stringify({ seed: SEED })}\n`;
}
