import type { ChanceSpec } from '../kernel/dice/spec.js';
import type { AnyAction, AnyGame } from '../kernel/types.js';
import type { CommittedTable } from './commit.js';
import { committedTable } from './committed.js';
import { endProblem } from './ended.js';
import { openStrictly } from './open.js';
import { recordError } from './record-error.js';
import { replay } from './replay.js';
import { together } from './shared-dice.js';
import { firstState } from './step.js';
import type { GameRecord } from './types.js';

/** A random event of a record. */
interface DescribedEvent {
  /** The index of the action that it belongs to. */
  readonly action: number;
  /** Its number, and that of the stream of integers from which it is drawn. */
  readonly event: number;
  readonly chance: ChanceSpec;
}

/** A record with all that a program that knows no rules needs to draw its outcomes again: plain JSON. */
interface DescribedRecord {
  readonly format: 'dicewright/chances 1';
  readonly record: GameRecord;
  /** What its commitment is for; `null` for a commitment of the old form. */
  readonly table: CommittedTable | null;
  /** One for each action that has an outcome. */
  readonly chances: readonly DescribedEvent[];
}

/**
 * The record, and how each of its outcomes is drawn, which follows from the rules.
 *
 * @param record - a {@link GameRecord}, from anywhere
 * @throws `GameError` `INVALID_RECORD` for anything but a record of the game, and for a result that its actions don't lead to;
 * otherwise the error of the step, as `replay`
 */
export function describeChances(record: GameRecord, game: AnyGame): DescribedRecord {
  const { header, footer } = openStrictly(record);
  let state = firstState(game, header);
  const { players, match, commitment, commitments } = header;
  const seed = commitments ? together(commitments) : footer.seed;
  const isKnown = commitment !== undefined && seed !== undefined;
  const { options } = (isKnown && committedTable(commitment, seed, match, state, header.options)) || state;
  const { id, rules } = game;
  const table = match === undefined ? null : { game: id, rules, options: options as object, players, match };
  const chances: DescribedEvent[] = [];
  for (const { index, action, state: after } of replay(record, game)) {
    const { events } = state;
    const chance = after.events > events ? game.chance(state, withoutOutcome(action)) : null;
    if (chance) chances.push({ action: index, event: events, chance: chance.spec });
    state = after;
  }
  const problem = endProblem(footer, game.result(state), players);
  if (problem !== undefined) throw recordError(`result: ${problem}`, 'result');
  return { format: 'dicewright/chances 1', record, table, chances };
}

const withoutOutcome = ({ outcome: _, ...action }: AnyAction & { readonly outcome?: unknown }): AnyAction => action;
