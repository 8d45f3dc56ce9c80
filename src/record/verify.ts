import { attempt } from '../kernel/attempt.js';
import { GameError } from '../kernel/errors.js';
import type { AnyGame } from '../kernel/types.js';
import { type GameLater, type GameNow, refusalIn } from './game-of.js';
import { createFindings, type Findings, judgeRecord, NOT_REPLAYED, type VerificationReport } from './judge.js';
import { type OpenRecord, openRecord } from './open.js';

function verify(record: OpenRecord, game: AnyGame, findings: Findings): VerificationReport {
  const { header, footer, length } = record;
  const { judge, skip, report } = judgeRecord(game, header, footer.seed, findings);
  for (let index = 0; index < length; index++) {
    const action = attempt(() => record.actionAt(index));
    if (action instanceof GameError) skip(index, action, false);
    else judge(action, index);
  }
  return report(length, footer.result);
}

/** Runs what reads the header; what it throws becomes a deviation of the header. */
function reporting(findings: Findings, run: () => VerificationReport): VerificationReport {
  const report = attempt(run);
  if (!(report instanceof GameError)) return report;
  findings.add(null, 'header', refusalIn(report));
  return unplayed(findings);
}

const unplayed = (findings: Findings): VerificationReport => ({ ...findings.result(), ...NOT_REPLAYED });

/** See `verifyRecord` of `dicewright/record/core`. */
export function verifyNow(now: GameNow, record: unknown): VerificationReport {
  const findings = createFindings();
  const open = openRecord(record, (error) => findings.add(null, 'header', error));
  return open ? reporting(findings, () => verify(open, now(open.header), findings)) : unplayed(findings);
}

/** See `verifyRecord` of `dicewright/record`. */
export async function verifyLater(later: GameLater, record: unknown): Promise<VerificationReport> {
  const findings = createFindings();
  const open = openRecord(record, (error) => findings.add(null, 'header', error));
  if (!open) return unplayed(findings);
  const found = await Promise.resolve(open.header).then(later).catch(refusalIn);
  return reporting(findings, () => {
    if (found instanceof GameError) throw found;
    return verify(open, found, findings);
  });
}
