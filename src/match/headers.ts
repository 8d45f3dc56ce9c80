import { DICE_VERSION } from '../kernel/dice/dice.js';
import { NOTED_FORMAT, type RecordFooter, type RecordHeader } from '../record/types.js';
import type { Position, Rules } from './position.js';
import { wholeCommitment } from './shared.js';

/** The names by seats: whoever begins by lot comes first. */
export function namesIn({ names }: RecordHeader, { shares }: Position): readonly string[] | undefined {
  const { lot = 0 } = shares ?? {};
  return names && lot > 0 ? [...names.slice(lot), ...names.slice(0, lot)] : names;
}

/** What the record of a match says besides its actions and its end: some of it is known only when everybody has shared. */
export function headerIn(
  header: RecordHeader,
  { sharing }: Rules,
  position: Position,
): RecordHeader & Pick<RecordFooter, 'links'> {
  const { shares, state } = position;
  const { options } = { options: state.options, ...sharing };
  const commitment = sharing && shares ? wholeCommitment(shares, sharing.match, { ...state, options }) : null;
  if (!shares || commitment === null) return header;
  const { commitments, links, throws, lot } = shares;
  const names = namesIn(header, position);
  return {
    ...header,
    format: NOTED_FORMAT,
    dice: DICE_VERSION,
    ...(names && { names }),
    ...(lot !== undefined && { lot }),
    commitment,
    commitments: commitments as readonly string[],
    ...(throws > 0 && { links: links as readonly string[] }),
  };
}
