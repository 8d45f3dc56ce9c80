import { useState } from 'react';
import { isBot, type Seat } from '../address.js';
import type { Step } from '../game-session.js';
import { nameOf } from '../words.js';
import type { Reasons } from './use-reasons.js';

interface AskWhyProps {
  /** The last action at the position that is looked at. */
  readonly step: Step | undefined;
  readonly seats: readonly Seat[];
  readonly names: readonly string[];
  readonly reasons: Reasons;
  readonly onAsk: (step: Step) => void;
}

/** Has it told why a bot did what is looked at, where nobody has asked about it as yet. */
export function AskWhy({ step, seats, names, reasons, onAsk }: AskWhyProps) {
  const [asked, setAsked] = useState<Step | null>(null);
  if (!step || !isBot(seats[step.action.player])) return null;
  const why = reasons.get(step);
  // The sentence stands where those of others do.
  if (why) return null;
  const isAsked = asked === step;
  if (why === '')
    return isAsked ? <p className="why">There was nothing to decide, as far as the judge can tell.</p> : null;
  const ask = (): void => {
    setAsked(step);
    onAsk(step);
  };
  return (
    <p className="ask-why">
      <button type="button" data-testid="ask-why" disabled={isAsked} onClick={ask}>
        {isAsked ? 'Thinking …' : `Why did ${nameOf(step.action.player, names)} do that?`}
      </button>
    </p>
  );
}
