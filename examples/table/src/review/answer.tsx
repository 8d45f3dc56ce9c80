import type { AnyAction, AnyGame } from 'dicewright';
import { useEffect, useState } from 'react';
import { AdviceList } from '../advice-list.js';
import { advisedFor, chosen } from '../advised.js';
import type { Seen } from '../game-session.js';
import type { Hinted, HintedAction } from '../hints.js';
import { useHints } from '../use-hints.js';
import { messageOf } from '../words.js';

interface AnswerProps {
  readonly game: AnyGame;
  /** Where the game is from, as a URL. */
  readonly moduleUrl: string | null;
  readonly seen: Seen;
  readonly player: number;
  readonly answer: AnyAction;
  /** What was played in the game. */
  readonly played: AnyAction | undefined;
  /** Told when it is known what the answer gives away; `undefined` where nobody can say. */
  readonly onLoss?: (loss: number | undefined) => void;
}

/** What the judge says of an answer to the question what to do, and of what was played. */
export function Answer({ game, moduleUrl, seen, player, answer, played, onLoss }: AnswerProps) {
  const hints = useHints(game, moduleUrl);
  const [hint, setHint] = useState<Hinted | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const told = [...(played ? [played] : []), answer].map(chosen);
    hints.ask(seen.view, player, { signal: stop.signal, told }).then(setHint, (wrong) => {
      if (!stop.signal.aborted) setError(messageOf(wrong));
    });
    return () => stop.abort();
  }, [hints, seen, player, played, answer]);
  const own = hint && advisedFor(hint, answer);
  useEffect(() => {
    if (hint) onLoss?.(own?.loss);
  }, [hint, own, onLoss]);
  if (error !== null) return <p role="alert">{error}</p>;
  if (!hint) return <p role="status">The judge is thinking …</p>;
  const theirs = played && advisedFor(hint, played);
  const tagOf = (action: HintedAction): string =>
    [...(action === own ? ['your answer'] : []), ...(action === theirs ? ['played'] : [])].join(', ');
  return (
    <div className="hint" role="status" data-testid="review-answer">
      <AdviceList hint={hint} tagOf={tagOf} />
    </div>
  );
}
