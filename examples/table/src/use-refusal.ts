import type { Violation } from 'dicewright';
import { useCallback, useState } from 'react';
import { violationOf } from './violation.js';

/** Why something was not done that somebody wanted, until something else is. */
export function useRefusal() {
  const [refusal, setRefusal] = useState<Violation | null>(null);
  const attempt = useCallback((run: () => void): void => {
    setRefusal(null);
    try {
      run();
    } catch (error) {
      setRefusal(violationOf(error));
    }
  }, []);
  return { refusal, refuse: setRefusal, attempt };
}
