import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { isBot, type Seat } from './address.js';
import type { PlayedSession, Step } from './game-session.js';
import { Face } from './opponents/face.js';
import type { Reasons } from './opponents/use-reasons.js';
import type { KeptReview } from './review/kept-review.js';
import { toldOf } from './told.js';
import { type Letters, ToldText } from './told-text.js';
import type { Tried } from './variations.js';

// What is said about an action is loaded where something is.
const Said = lazy(() => import('./review/said.js').then((module) => ({ default: module.Said })));

interface LogProps {
  readonly session: PlayedSession;
  readonly seats: readonly Seat[];
  /** Why bots did what they did. */
  readonly reasons: Reasons;
  /** Who reads it; `undefined` for somebody who may read everything. */
  readonly viewer: number | null | undefined;
  readonly steps: readonly Step[];
  /** The position after so many actions is looked at. */
  readonly at: number;
  /** Another one is wanted. */
  readonly onAt: (count: number) => void;
  readonly review: KeptReview | null;
  /** What stands for dice in sentences. */
  readonly letters: Letters;
  /** Plays on what was tried in place of an action; `null` where that can't be. */
  readonly onTry: ((index: number, actions: Tried['actions']) => void) | null;
}

/** All that happened, in words, and what is said about it. */
export function Log({ session, seats, reasons, steps, viewer, at, onAt, review, letters, onTry }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  const sentences = useMemo(() => steps.map((step) => toldOf(session, step, viewer)), [session, steps, viewer]);
  const { version } = session;
  // What is said about a game can tell what it hides.
  const isTold = viewer === undefined || !session.game.traits.hiddenInformation;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was tried is another version
  const notes = useMemo(
    () => new Map((isTold ? session.record?.notes : undefined)?.map((note) => [note.index, note])),
    [session, version, isTold],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sentence makes it longer
  useEffect(() => {
    const element = list.current;
    const entry = element?.children[Math.max(0, at - 1)];
    if (!element || !(entry instanceof HTMLElement)) return;
    const [top, bottom] = [
      entry.offsetTop - element.offsetTop,
      entry.offsetTop - element.offsetTop + entry.offsetHeight,
    ];
    if (top < element.scrollTop || bottom > element.scrollTop + element.clientHeight) {
      element.scrollTop = bottom - element.clientHeight;
    }
  }, [sentences, at]);
  return (
    <section className="log" aria-labelledby="log">
      <h2 id="log">Log</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ol data-testid="log" ref={list} tabIndex={0} aria-labelledby="log">
        {sentences.map((sentence, index) => {
          const note = notes.get(index);
          const step = review?.steps[index];
          const played = steps[index];
          const seat = seats[played?.action.player ?? -1];
          const why = played && reasons.get(played);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its index
            <li key={index} aria-current={at === index + 1 ? 'step' : undefined}>
              <button
                type="button"
                className="entry"
                data-testid={step && `review-step-${index}`}
                tabIndex={-1}
                onClick={() => onAt(index + 1)}
              >
                {isBot(seat) && <Face seat={seat} />}
                <ToldText text={sentence} letters={letters} />
              </button>
              {why && (
                <p className="why" data-testid={`why-${index}`}>
                  {why}
                </p>
              )}
              {(note || step) && (
                <Suspense>
                  <Said session={session} index={index} note={note} review={review} onTry={onTry} />
                </Suspense>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
