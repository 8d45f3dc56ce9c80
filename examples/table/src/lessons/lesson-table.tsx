import type { Lesson } from 'virtual:lessons';
import type { AnyAction } from 'dicewright';
import { useCallback, useMemo, useState } from 'react';
import { Board } from '../board.js';
import { Clause } from '../clause.js';
import { Controls } from '../controls.js';
import type { OpenPosition } from '../open-position.js';
import { usePointing } from '../use-pointing.js';
import { useRefusal } from '../use-refusal.js';
import { WordsForm } from '../words-form.js';
import { isDone } from './lesson.js';

interface LessonTableProps {
  readonly lesson: Lesson;
  readonly open: OpenPosition;
  /** Where one goes on when it is done, and how that is called. */
  readonly next: { readonly href: string; readonly text: string };
}

/** A position and a task: whoever presses something else hears why not, and tries again. */
export function LessonTable({ lesson, open, next }: LessonTableProps) {
  const { game, entry, session, picture, player } = open;
  const [done, setDone] = useState<AnyAction | null>(null);
  const [other, setOther] = useState(false);
  const { refusal, refuse } = useRefusal();
  const seen = useMemo(() => session.view(player), [session, player]);
  const after = useMemo(() => {
    const result = done && game.safeReduce(session.state, done as never);
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
  const pointing = usePointing({ game, seen, player: done ? null : player, onAction, refuse });
  const point = (part: string): void => {
    setOther(false);
    pointing.point(part);
  };
  return (
    <>
      <div className="status" data-testid="status" role="status">
        <p className="next">{done ? 'Well done.' : lesson.task}</p>
        {refusal && !done && (
          <p className="refusal">
            {refusal.message} {refusal.clause && <Clause entry={entry} id={refusal.clause} name={refusal.clause} />}
          </p>
        )}
        {other && <p className="refusal">The rules allow that, but something else is asked for. Try again.</p>}
      </div>
      <Board
        picture={picture}
        names={session.names}
        viewer={player}
        view={after ?? seen.view}
        before={after ? seen.view : undefined}
        choice={done ? null : pointing.choice}
        onPart={point}
      />
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
        <Controls onConfirm={pointing.confirm} onBack={pointing.back} />
      )}
      {pointing.wordsFor !== null && (
        <WordsForm part={pointing.wordsFor} onPart={point} onLeave={pointing.leaveWords} />
      )}
    </>
  );
}
