import { useCallback, useEffect, useRef, useState } from 'react';
import { recordHash } from '../address.js';
import { LinkField } from '../link-field.js';
import type { OpenGame } from '../use-game.js';
import { messageOf, nameOf } from '../words.js';
import { Answer } from './answer.js';
import { Curve } from './curve.js';
import { BEHIND } from './figures.js';
import type { KeptReview } from './kept-review.js';
import type { Question } from './question.js';
import { reviewed } from './reviewed.js';
import { Sums } from './sums.js';
import { Worst } from './worst.js';
import '../styles/review.css';

/** How a review stands that is not there yet. */
type Progress = { readonly done: number; readonly total: number } | { readonly failure: string };

interface ReviewPanelProps {
  readonly open: OpenGame;
  /** The one player at this screen, where there is one. */
  readonly own: number | null;
  /** The position that is looked at, after so many actions. */
  readonly at: number;
  readonly onAt: (at: number) => void;
  /** The same, with the board in sight. */
  readonly onShow: (at: number) => void;
  /** What somebody here is asked, and has answered. */
  readonly question: Question | null;
  readonly onQuestion: (index: number | null) => void;
  readonly onTry: (index: number) => void;
  /** Told when it is there; `null` for another one. */
  readonly onReview: (review: KeptReview | null) => void;
  readonly onLeave: () => void;
}

/** Has the game reviewed, unless it was. */
function useReviewed({ open, onReview }: ReviewPanelProps) {
  const { review, session } = open;
  const [progress, setProgress] = useState<Progress>({ done: 0, total: session.steps.length });
  const [attempt, setAttempt] = useState(0);
  const told = useRef(onReview);
  told.current = onReview;
  const ending = useRef<AbortController | null>(null);
  const isThere = review !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has failed is tried again
  useEffect(() => {
    if (isThere) return;
    const [stop, enough] = [new AbortController(), new AbortController()];
    ending.current = enough;
    const onProgress = (done: number, total: number): void => setProgress({ done, total });
    reviewed(open, session, { signal: stop.signal, enough: enough.signal, onProgress }).then(
      (one) => told.current(one),
      (error) => {
        if (!stop.signal.aborted) setProgress({ failure: messageOf(error) });
      },
    );
    return () => stop.abort();
  }, [isThere, session, attempt]);
  const again = useCallback(() => {
    setProgress({ done: 0, total: session.steps.length });
    setAttempt((count) => count + 1);
  }, [session]);
  const enough = useCallback(() => ending.current?.abort(), []);
  return { progress, again, enough };
}

type WaitingProps = ReturnType<typeof useReviewed> & Pick<ReviewPanelProps, 'onLeave'>;

function Waiting({ progress, again, enough, onLeave }: WaitingProps) {
  if ('failure' in progress) {
    return (
      <>
        <p role="alert">The game could not be reviewed: {progress.failure}</p>
        <button type="button" onClick={again}>
          Try again
        </button>
      </>
    );
  }
  const { done, total } = progress;
  return (
    <div className="waiting" data-testid="review-progress">
      <label>
        {/* What changes every moment is not to be read out every moment. */}
        <span>
          Every action is looked at: {done} of {total}
        </span>
        <progress max={Math.max(1, total)} value={done} />
      </label>
      <div className="buttons">
        <button type="button" data-testid="review-enough" disabled={done === 0} onClick={enough}>
          Show what is there
        </button>
        <button type="button" data-testid="review-cancel" onClick={onLeave}>
          Cancel
        </button>
      </div>
    </div>
  );
}

type StepProps = Pick<ReviewPanelProps, 'open' | 'at' | 'question' | 'onQuestion' | 'onTry'>;

/** What can be done at the position that is looked at. */
function AtStep({ open, at, question, onQuestion, onTry }: StepProps) {
  const { session, game, moduleUrl } = open;
  const next = session.steps[at];
  if (!next) return <p className="quiet">Press a place in the curve, and the board shows it.</p>;
  const { player } = next.action;
  return (
    <section className="at-step" aria-label="At this position">
      <p>
        Position before action {at + 1}: it is {nameOf(player, session.names)} who acts.
      </p>
      {question && !question.answer && (
        <p>
          Choose on the board what you would do.{' '}
          <button type="button" onClick={() => onQuestion(null)}>
            Leave it
          </button>
        </p>
      )}
      {question?.answer && (
        <Answer
          game={game}
          moduleUrl={moduleUrl}
          seen={question.seen}
          player={question.player}
          answer={question.answer}
          played={next.action}
        />
      )}
      <div className="buttons">
        {open.review?.steps[at]?.isChoice && (!question || question.answer) && (
          <button type="button" data-testid="review-ask" onClick={() => onQuestion(at)}>
            What would you have done?
          </button>
        )}
        <button type="button" data-testid="review-try" onClick={() => onTry(at)}>
          Try again from here
        </button>
      </div>
    </section>
  );
}

/** The link of a game with its review. */
function Sharing({ open, review }: { readonly open: OpenGame; readonly review: KeptReview }) {
  const [link, setLink] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const share = async (): Promise<void> => {
    try {
      const { packed } = await import('../packing.js');
      const [game, told] = await Promise.all([packed(open.session.record), packed(review)]);
      const url = new URL(location.href);
      url.hash = recordHash(game, open.seats, open.module, { review: told });
      setLink(url.href);
    } catch (wrong) {
      setError(messageOf(wrong));
    }
  };
  return (
    <div className="keeping">
      <button type="button" data-testid="review-share" onClick={share}>
        Share this review
      </button>
      {link !== null && <LinkField link={link} about="The game, and what was found:" />}
      {error !== null && <p role="alert">{error}</p>}
    </div>
  );
}

/** What the dice did in a game, and what the players did. */
export function ReviewPanel(props: ReviewPanelProps) {
  const { open, own, at, onAt, onShow, onLeave } = props;
  const { session, review } = open;
  const waiting = useReviewed(props);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed for it is gone.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  const players = session.steps.map(({ action }) => action.player);
  return (
    <section className="review" data-testid="review" aria-labelledby="review">
      <h2 id="review" ref={heading} tabIndex={-1}>
        Review
      </h2>
      {!review ? (
        <Waiting {...waiting} onLeave={onLeave} />
      ) : (
        <>
          <Curve review={review} names={session.names} players={players} at={at} onAt={onAt} />
          <AtStep {...props} />
          <Sums review={review} names={session.names} own={own} traits={open.game.traits} />
          <Worst review={review} session={session} viewer={session.isOver ? undefined : null} onAt={onShow} />
          {review.problem && <p>From here on it could not be followed: {review.problem}</p>}
          {review.steps.length < session.steps.length && !review.problem && (
            <p data-testid="review-part">
              It goes up to action {review.steps.length} of {session.steps.length}: what was played since is not in it.{' '}
              <button type="button" onClick={() => props.onReview(null)}>
                Review all of it
              </button>
            </p>
          )}
          <p className="quiet">
            Dice, choices and those of others add up to what was won or lost. {BEHIND[review.kind]}
          </p>
          <Sharing open={open} review={review} />
        </>
      )}
    </section>
  );
}
