import type { AnyAction } from 'dicewright';
import { useCallback, useMemo, useState } from 'react';
import { Playing, usePlaying } from '../playing.js';
import { refusalText } from '../refused.js';
import { Answer } from '../review/answer.js';
import { costText } from '../review/figures.js';
import { toldOf } from '../told.js';
import { useRefusal } from '../use-refusal.js';
import { useTop } from '../use-room.js';
import { nameOf } from '../words.js';
import { isBest, type OpenPuzzle, type Puzzle } from './puzzle.js';

/** An answer that gives away no more than this part of what the puzzle is about is as good. */
const AS_GOOD = 0.1;

interface PuzzleTableProps {
  readonly puzzle: Puzzle;
  /** Counted from 1. */
  readonly number: number;
  readonly open: OpenPuzzle;
  readonly onAnswer: (isRight: boolean) => void;
  readonly onNext: () => void;
}

/** What was answered, and what that gives away where somebody can say. */
interface Answered {
  readonly action: AnyAction;
  readonly isRight: boolean;
  readonly loss?: number;
}

function verdictOf({ isRight, loss }: Answered, players: number): string {
  if (isRight) return 'Right: nothing is better.';
  return loss === undefined ? 'That is not the best.' : `Not the best: it gives away ${costText(loss, players)}.`;
}

/** A position, and the question what is best. */
export function PuzzleTable({ puzzle, number, open, onAnswer, onNext }: PuzzleTableProps) {
  const { game, session, picture, player, moduleUrl } = open;
  const [answered, setAnswered] = useState<Answered | null>(null);
  const { refusal, refuse } = useRefusal();
  const seen = useMemo(() => session.view(player), [session, player]);
  const last = session.steps.at(-1);
  const before = useMemo(() => last && game.view(last.before, player), [game, last, player]);

  const onAction = useCallback(
    (action: AnyAction): void => {
      const isRight = isBest(puzzle, action);
      setAnswered({ action, isRight });
      // What looks wrong may be as good: that is for the judge to say.
      if (isRight) onAnswer(true);
    },
    [puzzle, onAnswer],
  );
  const onLoss = useCallback(
    (loss: number | undefined): void => {
      if (!answered || answered.isRight || answered.loss !== undefined) return;
      const isRight = loss !== undefined && loss <= AS_GOOD * puzzle.loss;
      setAnswered({ ...answered, isRight, ...(loss !== undefined && { loss }) });
      onAnswer(isRight);
    },
    [answered, puzzle, onAnswer],
  );
  const { names } = session;
  const playing = usePlaying({
    game,
    picture,
    names,
    seen,
    player: answered ? null : player,
    shown: { view: seen.view, viewer: player, before },
    onAction,
    refuse,
  });
  const top = useTop<HTMLElement>();

  return (
    <div className="game" data-testid="puzzle">
      <section className="play" aria-label="The board" ref={top}>
        <h2>
          {number}. {game.title}
        </h2>
        <div className="status" data-testid="status" role="status">
          {last && <p className="happened">{toldOf(session, last, player)}</p>}
          {refusal && <p className="refusal">{refusalText(refusal, names)}</p>}
          <p className="next">
            {answered
              ? `${verdictOf(answered, seen.view.players)}${answered.isRight ? '' : ` Best is: ${puzzle.text}.`}`
              : `You play for ${nameOf(player, session.names)}. What is best?`}
          </p>
        </div>
        <Playing at={playing} onPart={playing.point} hasControls={!answered} />
      </section>
      <aside className="side">
        {answered && (
          <>
            <div className="buttons">
              <button type="button" className="main" data-testid="puzzle-next" onClick={onNext}>
                Next puzzle
              </button>
              <button type="button" data-testid="puzzle-again" onClick={() => setAnswered(null)}>
                Try it again
              </button>
            </div>
            <Answer
              game={game}
              moduleUrl={moduleUrl}
              seen={seen}
              player={player}
              answer={answered.action}
              played={undefined}
              onLoss={onLoss}
            />
          </>
        )}
      </aside>
    </div>
  );
}
