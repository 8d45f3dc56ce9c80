import type { AnyAction, AnyGame, Envelope, Violation } from 'dicewright';
import type { Picture } from 'dicewright/define';
import { lazy, type ReactNode, Suspense, useMemo, useRef } from 'react';
import { Board, usePicture } from './board.js';
import { Controls } from './controls.js';
import type { Seen, Step } from './game-session.js';
import type { PlayedGame } from './played-game.js';
import { pictureOfThrow, withLastDice } from './throwing/thrown.js';
import { useThrowing } from './throwing/use-throwing.js';
import { useDeeds } from './use-deeds.js';
import { usePointing } from './use-pointing.js';
import type { Shown } from './use-shown.js';
import { nameOf } from './words.js';

// Few games ask for words.
const WordsForm = lazy(() => import('./words-form.js').then((module) => ({ default: module.WordsForm })));

interface Tabled {
  readonly game: AnyGame;
  readonly picture: PlayedGame['picture'];
  readonly names: readonly string[];
  /** What the player sees who chooses. */
  readonly seen: Seen;
  /** Who chooses; `null` while nobody here does. */
  readonly player: number | null;
  /** What is shown, to whom, and what has led there where the game goes on. */
  readonly shown: Pick<Shown, 'view' | 'viewer' | 'before'> & Partial<Shown>;
  /** Whether the page throws the dice (`true`). */
  readonly isOfPage?: boolean;
  readonly onAction: (action: AnyAction) => void;
  /** Told why something can't be chosen, and `null` when something was. */
  readonly refuse: (refusal: Violation | null) => void;
}

/** A position that is looked at, what is chosen there, and the dice that are thrown. */
export function usePlaying({ game, picture, names, seen, player, shown, isOfPage = true, onAction, refuse }: Tabled) {
  const { view, viewer, before, step, at, thrown, toAct = [], result = null } = shown;
  const pointing = usePointing({ game, seen, player, onAction, refuse });
  const actionOf = (step: Step | undefined): AnyAction | undefined =>
    game.traits.hiddenInformation ? undefined : step?.action;
  const drawn = usePicture({ picture, names, viewer, view, before, action: actionOf(step) });
  const pictureOf = (of: Envelope, last?: Step): Picture =>
    picture(of, { names, ...(viewer !== undefined && { viewer }), action: actionOf(last) });
  const thrower = thrown?.step.action.player;
  // Dice of others lie there until somebody throws again.
  const lying = thrower === undefined || result !== null || toAct.includes(thrower) ? undefined : thrown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown tells names and viewer
  const drawing = useMemo(() => {
    if (!lying) return drawn;
    const last = pictureOfThrow(game, lying.step, pictureOf(lying.view, lying.step));
    return withLastDice(drawn, last, `${nameOf(lying.step.action.player, names)}: last dice`);
  }, [game, drawn, lying]);
  const { choice } = pointing;
  const deeds = useDeeds({ game, names, seen, player, picture: drawing, choice });
  const frame = useRef<HTMLDivElement>(null);
  const drawnBefore = (): Picture | null => (before ? pictureOf(before) : null);
  useThrowing(frame, { game, seen, choice, drawing, drawnBefore, step, at, isOfPage });
  return { ...pointing, drawing, deeds, frame };
}

interface PlayingProps {
  readonly at: ReturnType<typeof usePlaying>;
  /** Somebody points at a part. */
  readonly onPart: (part: string) => void;
  /** What hides the position. */
  readonly curtain?: ReactNode;
  /** Whether there is something to choose, now or later. */
  readonly hasControls: boolean;
  /** Does not wait any longer for others; `null` where nobody waits. */
  readonly onHurry?: (() => void) | null;
  /** What is chosen can't be done as yet (`false`). */
  readonly isHeld?: boolean;
  /** Nothing of it where nothing can ever be taken back. */
  readonly onUndo?: (() => void) | null;
  readonly onRedo?: (() => void) | null;
  /** What stands between the position and the buttons. */
  readonly children?: ReactNode;
}

/** The position as drawings that are pointed at, and the buttons below them. */
export function Playing({
  at,
  onPart,
  curtain,
  hasControls,
  isHeld = false,
  onHurry = null,
  onUndo,
  onRedo,
  children,
}: PlayingProps) {
  const { drawing, choice, deeds, wordsFor, leaveWords, confirm, back, frame } = at;
  return (
    <div className="playing" ref={frame}>
      {curtain || <Board picture={drawing} choice={choice} onPart={onPart} />}
      {children}
      <Suspense>
        {wordsFor !== null && !curtain && <WordsForm part={wordsFor} onPart={onPart} onLeave={leaveWords} />}
      </Suspense>
      {hasControls && !curtain && (
        <Controls
          deeds={deeds}
          looks={drawing.looks}
          onPart={onPart}
          onConfirm={isHeld ? null : confirm}
          onBack={back}
          onHurry={onHurry}
          onUndo={onUndo}
          onRedo={onRedo}
        />
      )}
    </div>
  );
}
