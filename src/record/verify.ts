import { GameError } from '../kernel/errors.js';
import type { AnyAction, AnyGame } from '../kernel/types.js';
import { asGame, type FindGame, gameOrRefusal, matching } from './game-of.js';
import { createFindings, type Findings, judgeRecord, NOT_REPLAYED, type VerificationReport } from './judge.js';
import { type OpenRecord, openRecord } from './open.js';

/** An action of the record, or why it can't be read. */
function readAt(record: OpenRecord, index: number): AnyAction | GameError {
  try {
    return record.actionAt(index);
  } catch (error) {
    if (error instanceof GameError) return error;
    throw error;
  }
}

function verify(record: OpenRecord, game: AnyGame, findings: Findings): VerificationReport {
  const { header, footer, length } = record;
  const { judge, skip, report } = judgeRecord(game, header, footer.seed, findings);
  for (let index = 0; index < length; index++) {
    const action = readAt(record, index);
    if (action instanceof GameError) skip(index, action, false);
    else judge(action, index);
  }
  return report(length, footer.result);
}

/** Runs what reads the header; what it throws becomes a deviation of the header. */
function reporting(findings: Findings, run: () => VerificationReport): VerificationReport {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    findings.add(null, 'header', error);
    return { ...findings.result(), ...NOT_REPLAYED };
  }
}

/** {@link verifyRecord}, synchronous where the game is given. */
export function verifyUsing(
  find: FindGame,
  record: unknown,
  game?: unknown,
): VerificationReport | Promise<VerificationReport> {
  const given = game === undefined ? undefined : asGame(game);
  const findings = createFindings();
  const open = openRecord(record, (error) => findings.add(null, 'header', error));
  if (!open) {
    const report = { ...findings.result(), ...NOT_REPLAYED };
    return given ? report : Promise.resolve(report);
  }
  if (given) return reporting(findings, () => verify(open, matching(open.header, given), findings));
  return gameOrRefusal(find, open.header).then((found) =>
    reporting(findings, () => {
      if (found instanceof GameError) throw found;
      return verify(open, found, findings);
    }),
  );
}
