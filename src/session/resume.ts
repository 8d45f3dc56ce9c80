import type { GivenGame } from '../entry/entry.js';
import { GameError } from '../kernel/errors.js';
import type { AnyAction, AnyGame } from '../kernel/types.js';
import { endProblem } from '../record/ended.js';
import { type FoundLater, withGame } from '../record/given.js';
import type { OpenRecord } from '../record/open.js';
import { judging, seeded } from '../record/resume.js';
import { settingsOf } from '../record/settings.js';
import { errorAt, firstState } from '../record/step.js';
import { diceOf, type SeedOptions } from '../record/table.js';
import { finder } from '../record/told.js';
import { endedSession } from './ended-session.js';
import { createSession, type Session } from './session.js';

function resumed(record: OpenRecord, game: AnyGame, options: unknown): Session {
  const settings = settingsOf(options, ['seed', 'outcomes'], `${game.id}: resumeGame`) as SeedOptions;
  const first = firstState(game, record.header);
  const { seed, header } = seeded(record.header, record.footer, settings.seed, first);
  const judge = judging(game, header, seed);
  // Nobody shares in the dice of what is played from here on.
  const { commitments, commitment, dice, ...own } = header;
  const told = commitments ? own : header;
  const { session, keep } = createSession(game, told, first, { ...settings, seed, thrown: diceOf(header, seed) });
  const noteOf = finder(record.notes);
  for (let index = 0; index < record.length; index++) {
    const action = record.actionAt(index);
    try {
      keep(judge(session.state, action), noteOf(index));
    } catch (error) {
      throw error instanceof GameError ? errorAt(index, error) : error;
    }
  }
  const { ended, result } = record.footer;
  const problem = endProblem(record.footer, session.result, header.players);
  const kind = ended ? 'ended' : 'result';
  if (problem !== undefined) throw new GameError('INVALID_RECORD', `record: ${kind}: ${problem}`, { path: [kind] });
  const all = ended && result ? endedSession(session, seed, { ended, result }) : session;
  return commitments ? sharedSession(all, record) : all;
}

/** The record of a match with shared dice is the same as long as nothing more is played. */
function sharedSession(session: Session, { header, footer: { links } }: OpenRecord): Session {
  const { state } = session;
  return Object.freeze({
    ...Object.defineProperties({} as Session, Object.getOwnPropertyDescriptors(session)),
    toRecord(options: Parameters<Session['toRecord']>[0]) {
      const record = session.toRecord(options);
      return session.state === state ? { ...header, ...record, ...(links && { links }) } : record;
    },
  });
}

/**
 * Goes on with a recorded game: the actions are replayed and judged on the way. A record with its seed, such as the host's
 * own save (`toRecord({ secrets: true })`), goes on drawing where it stopped. One without can be given the seed; if it
 * isn't, further random actions must bring their outcomes, as they must where seed or commitment belong to older dice (the
 * header has no `dice`).
 *
 * @param record - a `GameRecord`, from anywhere
 * @param game - the game of the record or its entry, which may have older rules; with a catalogue in its place (`games` of
 * `dicewright/games`) it is loaded first
 * @throws `GameError` `INVALID_RECORD` for anything but a record of the game, for a seed that does not fit it, a result that
 * does not fit the actions, or an end that does not fit the result; otherwise the error of the step, with the index of the
 * action
 */
export function resumeGame<State, Action extends AnyAction, Options, View>(
  record: unknown,
  game: GivenGame<State, Action, Options, View>,
  options?: SeedOptions,
): Session<State, Action, Options, View>;
/** Goes on with a recorded game that is found in a catalogue. */
export function resumeGame<Given>(
  record: unknown,
  catalogue: Given & FoundLater<Given>,
  options?: SeedOptions,
): Promise<Session>;
export function resumeGame(record: unknown, given: unknown, options: unknown = {}): unknown {
  return withGame(record, given, (open, game) => resumed(open, game, options));
}
