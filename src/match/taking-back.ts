import { haveAllAgreed, type Position, type Rules, resultOf } from './position.js';
import { checkNotHeld } from './sharing.js';
import type { Entry } from './store.js';
import { checkVersion, overRefusal, refusal, type Submission, submissionOf } from './submission.js';

/** How often taking back may be asked for or done before a position comes that stands: else a match could grow without end. */
const MOST_IN_A_ROW = 64;

const isRunning = (rules: Rules, position: Position): boolean => resultOf(rules, position) === null;

/** The seat takes its last action back, or asks the others whether it may. */
export function takingBack(rules: Rules, seat: number, options: unknown): Submission {
  const { undo: way = 'free' } = rules.terms;
  return submissionOf(seat, options, 'undo', (position) => {
    const { undoable, undone, asked, state, end } = position;
    if (end) throw overRefusal();
    checkNotHeld(position);
    if (way === 'none') throw refusal('ILLEGAL', 'nothing is taken back in this match');
    const last = undoable.at(-1);
    if (last?.seat !== seat) {
      const message = 'there is nothing of the seat’s own to take back, or what it has shown can’t be taken back';
      throw refusal('ILLEGAL', message);
    }
    if (undone >= MOST_IN_A_ROW) {
      throw refusal(
        'ILLEGAL',
        `nothing more is taken back until a position comes that stands, after ${MOST_IN_A_ROW} times`,
      );
    }
    if (way === 'free' || state.players === 1) return { entry: { seat, undo: last.version } };
    if (asked) throw refusal('ILLEGAL', 'the others are asked already');
    if (!isRunning(rules, position)) throw overRefusal();
    return { entry: { seat, ask: last.version } };
  });
}

/** The seat answers what was asked at a version. @throws `GameError` `INVALID_ACTION` for what can't be an answer */
export function answering(rules: Rules, seat: number, version: unknown, agrees: unknown, options: unknown): Submission {
  checkVersion(version);
  if (typeof agrees !== 'boolean') throw refusal('INVALID_ACTION', 'expected true or false as answer');
  return submissionOf(seat, options, { answer: version, agrees }, (position) => {
    const { asked, undoable, state } = position;
    if (!isRunning(rules, position)) throw overRefusal();
    if (asked?.version !== version)
      throw refusal('STALE', `nothing is asked any more that was asked at version ${version}`);
    if (asked.seat === seat) throw refusal('ILLEGAL', 'who asks does not answer');
    if (asked.agreed.includes(seat)) throw refusal('ILLEGAL', 'the seat has agreed already');
    const isGranted = agrees && haveAllAgreed({ ...asked, agreed: [...asked.agreed, seat] }, state.players);
    const entry: Entry = { seat, reply: { version, agrees } };
    return { entry: isGranted ? { ...entry, undo: undoable.at(-1)?.version as number } : entry };
  });
}
