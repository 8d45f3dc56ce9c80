import type { Lesson } from 'virtual:lessons';
import type { AnyAction } from 'dicewright';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Clause } from '../clause.js';
import type { OpenPosition } from '../open-position.js';
import { Playing, usePlaying } from '../playing.js';
import { refusalText } from '../refused.js';
import { useRefusal } from '../use-refusal.js';
import { useTop } from '../use-room.js';
import { isDone } from './lesson.js';

interface LessonTableProps {
  readonly lesson: Lesson;
  readonly open: OpenPosition;
  /** Where one goes on when it is done, and how that is called. */
  readonly next: { readonly href: string; readonly text: string };
  /** What stands above it. */
  readonly children: ReactNode;
}

/** A position and a task: whoever presses something else hears why not, and tries again. */
export function LessonTable({ lesson, open, next, children }: LessonTableProps) {
  const { game, entry, session, picture, player } = open;
  const [done, setDone] = useState<AnyAction | null>(null);
  const [other, setOther] = useState(false);
  const { refusal, refuse } = useRefusal();
  const seen = useMemo(() => session.view(player), [session, player]);
  const after = useMemo(() => {
    const result = done && game.safeReduce(session.state, done);
    return result?.ok ? game.view(result.state, player) : null;
  }, [game, session, player, done]);
  const onAction = useCallback(
    (action: AnyAction): void => {
      const isRight = isDone(lesson, action);
      setOther(!isRight);
      if (isRight) setDone(action);
    },
    [lesson],
  );
  const { names } = session;
  const playing = usePlaying({
    game,
    picture,
    names,
    seen,
    player: done ? null : player,
    shown: { view: after ?? seen.view, viewer: player, before: after ? seen.view : undefined },
    onAction,
    refuse,
  });
  const point = (part: string): void => {
    setOther(false);
    playing.point(part);
  };
  const top = useTop<HTMLElement>();
  return (
    <section className="play" aria-label="The board" ref={top}>
      {children}
      <div className="status" data-testid="status" role="status">
        <p className="next">{done ? 'Well done.' : lesson.task}</p>
        {refusal && !done && (
          <p className="refusal">
            {refusalText(refusal, names)}{' '}
            {refusal.clause && <Clause entry={entry} id={refusal.clause} name={refusal.clause} />}
          </p>
        )}
        {other && <p className="refusal">The rules allow that, but something else is asked for. Try again.</p>}
      </div>
      <Playing at={playing} onPart={point} hasControls={!done} />
      {done && (
        <p className="buttons">
          <a className="button main" data-testid="lesson-next" href={next.href}>
            {next.text}
          </a>
          <button type="button" onClick={() => setDone(null)}>
            Once more
          </button>
        </p>
      )}
    </section>
  );
}
