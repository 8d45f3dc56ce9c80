import { playerInSentence } from '../kernel/naming.js';
import { deepFreeze } from '../kernel/plain.js';
import type { Step } from './journal.js';
import { around, type Position, type Rules } from './position.js';
import { sharedSeen } from './shared-seen.js';
import { type Entry, HOST } from './store.js';
import type { MatchFrame } from './types.js';

type Names = readonly string[] | undefined;

/** What was done that is no action, in one sentence. */
function sentenceFor(names: Names, { asked }: Position, entry: Entry): string {
  const { seat, undo, reply, end, ask, announced, commitment, link, lot } = entry;
  const who = playerInSentence(seat, names);
  if (commitment !== undefined) return `${who} will share in the dice.`;
  if (announced) return `${who} throws the dice, which all share in.`;
  if (lot !== undefined) {
    return names ? `${names[0]} begins by lot.` : `Player ${lot + 1} begins by lot, and is Player 1 from now on.`;
  }
  if (link !== undefined) return `${who} shares in the dice.`;
  if (end) return end.ended.reason;
  if (reply && asked) {
    const other = playerInSentence(asked.seat, names);
    if (!reply.agrees) return `${who} does not let ${other} take the last action back.`;
    return `${who} agrees that ${other} takes the last action back.`;
  }
  if (undo !== undefined) return `${who} takes the last action back.`;
  return ask === undefined ? 'The clock runs.' : `${who} asks to take the last action back.`;
}

/** A step as it is sent to a seat, or a spectator (`null`). */
export function frameOf(rules: Rules, names: Names, step: Step, viewer: number | null): MatchFrame {
  const { game } = rules;
  const { before, entry, after } = step;
  const { seat, action, undo, end } = entry;
  const view = game.traits.hiddenInformation && { view: game.view(after.state, viewer) };
  const told =
    action === undefined
      ? { action: null, ...(undo !== undefined && { undo }), text: sentenceFor(names, before, entry) }
      : {
          action: game.viewAction(before.state, action, viewer),
          text: game.describe(before.state, action, after.state, { viewer, names }),
        };
  const result = end && { result: end.result };
  const shared = before.shares !== after.shares && sharedSeen(rules, after, viewer);
  const rest = { ...result, ...around(rules, after), ...(shared && { shared }), ...view };
  const who = action ? action.player : seat;
  return deepFreeze({ version: after.version, seat: who === HOST ? null : who, ...told, ...rest });
}
