import type { GameSession } from '../game-session.js';
import { toldOf } from '../told.js';
import { changeText, SIGNS, worst } from './figures.js';
import type { KeptReview } from './kept-review.js';

/** So many decisions are told. */
const MOST = 3;

interface WorstProps {
  readonly review: KeptReview;
  readonly session: GameSession;
  readonly viewer: number | null | undefined;
  /** The position before the decision is wanted. */
  readonly onAt: (at: number) => void;
}

/** The decisions that gave most away, with what was better. */
export function Worst({ review, session, viewer, onAt }: WorstProps) {
  const found = worst(review, MOST);
  if (found.length === 0) return <p className="quiet">Nobody gave anything away that is worth a word.</p>;
  return (
    <>
      <h3>{found.length === 1 ? 'The decision that cost most' : 'The decisions that cost most'}</h3>
      <ol className="worst" data-testid="review-worst">
        {found.map((index) => {
          const { mark, loss, best } = review.steps[index] as KeptReview['steps'][number];
          const step = session.steps[index];
          if (!mark || !step) return null;
          return (
            <li key={index}>
              <button type="button" onClick={() => onAt(index)}>
                <span className={`mark ${mark}`}>
                  <b aria-hidden="true">{SIGNS[mark]}</b> {mark} {changeText(-loss, review.players.length)}
                </span>{' '}
                {index + 1}. {toldOf(session, step, viewer)} <em>Better: {best}.</em>
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}
