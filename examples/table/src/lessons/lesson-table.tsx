import type { Lesson } from 'virtual:lessons';
import type { AnyAction } from 'dicewright';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Board, usePicture } from '../board.js';
import { Clause } from '../clause.js';
import { Controls } from '../controls.js';
import type { OpenPosition } from '../open-position.js';
import { refusalText } from '../refused.js';
import { useDeeds } from '../use-deeds.js';
import { usePointing } from '../use-pointing.js';
import { useRefusal } from '../use-refusal.js';
import { useTop } from '../use-room.js';
import { WordsForm } from '../words-form.js';
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
  const chooser = done ? null : player;
  const pointing = usePointing({ game, seen, player: chooser, onAction, refuse });
  const { choice } = pointing;
  const { names } = session;
  const drawing = usePicture({
    picture,
    names,
    viewer: player,
    view: after ?? seen.view,
    before: after ? seen.view : undefined,
  });
  const deeds = useDeeds({ game, names, seen, player: chooser, picture: drawing, choice });
  const point = (part: string): void => {
    setOther(false);
    pointing.point(part);
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
      <Board picture={drawing} choice={choice} onPart={point} />
      {done ? (
        <p className="buttons">
          <a className="button main" data-testid="lesson-next" href={next.href}>
            {next.text}
          </a>
          <button type="button" onClick={() => setDone(null)}>
            Once more
          </button>
        </p>
      ) : (
        <Controls
          deeds={deeds}
          looks={drawing.looks}
          onPart={point}
          onConfirm={pointing.confirm}
          onBack={pointing.back}
        />
      )}
      {pointing.wordsFor !== null && (
        <WordsForm part={pointing.wordsFor} onPart={point} onLeave={pointing.leaveWords} />
      )}
    </section>
  );
}
