import { useState } from 'react';
import { keepPace, keptPace, type Pace } from '../pace.js';

const texts: Readonly<Record<Pace, string>> = {
  calm: 'calm: two seconds for each action',
  usual: 'usual: an action a second',
  fast: 'fast: as soon as they know',
};

/** How fast opponents act. It holds from their next action on. */
export function PaceSetting() {
  const [pace, setPace] = useState(keptPace);
  return (
    <label className="pace">
      Opponents act{' '}
      <select
        data-testid="pace"
        value={pace}
        onChange={({ target }) => {
          const next = target.value as Pace;
          keepPace(next);
          setPace(next);
        }}
      >
        {(Object.keys(texts) as Pace[]).map((one) => (
          <option key={one} value={one}>
            {texts[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
