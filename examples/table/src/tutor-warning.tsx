import type { AnyAction } from 'dicewright';
import type { Tutor } from './use-tutor.js';
import './styles/review.css';

interface TutorWarningProps {
  readonly held: NonNullable<Tutor['held']>;
  readonly onTakeBack: () => void;
  readonly onPlay: (action: AnyAction) => void;
}

/** What the tutor says of an action that is not done as yet. */
export function TutorWarning({ held, onTakeBack, onPlay }: TutorWarningProps) {
  const { warning, action } = held;
  if (!warning) return <p role="status">The tutor looks at it …</p>;
  return (
    <section className="tutor" data-testid="tutor" role="alert" aria-label="Tutor">
      <p>
        That gives away <b>{warning.cost}</b>.
      </p>
      <details>
        <summary>What is better?</summary>
        <p>{warning.better}</p>
      </details>
      <div className="buttons">
        <button type="button" className="main" data-testid="tutor-back" onClick={onTakeBack}>
          Take it back
        </button>
        <button type="button" data-testid="tutor-play" onClick={() => onPlay(action)}>
          Do it all the same
        </button>
      </div>
    </section>
  );
}
