import type { AnyAction } from 'dicewright';
import { advisedFor } from './advised.js';
import type { Hinted } from './hints.js';
import { costText } from './review/figures.js';

/** In milliseconds: so long somebody waits who has chosen before it is ready. */
const PATIENCE = 6_000;

/** What there is to say against an action. */
export interface Warning {
  readonly cost: string;
  readonly better: string;
}

interface Thought {
  readonly action: AnyAction;
  /** What is known of the position. */
  readonly thought: Promise<Hinted>;
  /** Asks again, about this very action. */
  readonly again: () => Promise<Hinted>;
  readonly players: number;
  /** The share of the victory from which on it warns. */
  readonly limit: number;
}

/** What there is to say against an action; `null` for nothing, or where it takes too long to find out. */
export async function warningAbout({ action, thought, again, players, limit }: Thought): Promise<Warning | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
  const about = async (): Promise<Hinted> => {
    const hint = await thought;
    // It may have been told by another that comes to the same.
    return advisedFor(hint, action) ? hint : again();
  };
  // A judge that fails has nothing to say.
  const hint = await Promise.race([about(), late]).catch(() => null);
  if (!hint) return null;
  const [best] = hint.actions;
  const whole = players === 1 ? Math.abs(best?.value ?? 0) : 1;
  const loss = advisedFor(hint, action)?.loss ?? 0;
  return best && whole > 0 && loss >= limit * whole ? { cost: costText(loss, players), better: best.words } : null;
}
