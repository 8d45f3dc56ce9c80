import type { AnyAction } from 'dicewright';
import { useMatch } from 'dicewright/react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { PERSON, type Seat } from './address.js';
import { todoOf } from './board.js';
import { Hint } from './hint.js';
import { Log } from './log.js';
import { useReasons } from './opponents/use-reasons.js';
import { keptPace } from './pace.js';
import { Players } from './players.js';
import { Playing, usePlaying } from './playing.js';
import { type Question, questionAt } from './review/question.js';
import { SeatList } from './seat-list.js';
import { Status } from './status.js';
import { hurry, useHurried } from './throwing/scene.js';
import { useLetters } from './told-text.js';
import { useActor } from './use-actor.js';
import { useBots } from './use-bots.js';
import type { OpenGame } from './use-game.js';
import { useKept } from './use-kept.js';
import { useLater } from './use-later.js';
import { useRefusal } from './use-refusal.js';
import { useReported } from './use-reported.js';
import { useTop } from './use-room.js';
import { useShown } from './use-shown.js';
import { useTutor } from './use-tutor.js';
import type { Tried } from './variations.js';
import { nameOf } from './words.js';

// What is not there when a game begins need not be loaded by then.
const AskWhy = lazy(() => import('./opponents/ask-why.js').then((module) => ({ default: module.AskWhy })));
const Around = lazy(() => import('./around.js').then((module) => ({ default: module.Around })));
const Aftermath = lazy(() => import('./aftermath.js').then((module) => ({ default: module.Aftermath })));
const RollOdds = lazy(() => import('./roll-odds.js').then((module) => ({ default: module.RollOdds })));
const OutcomeForm = lazy(() => import('./outcome-form.js').then((module) => ({ default: module.OutcomeForm })));
const Curtain = lazy(() => import('./curtain.js').then((module) => ({ default: module.Curtain })));
const ReplaySlider = lazy(() => import('./replay-slider.js').then((module) => ({ default: module.ReplaySlider })));
const Result = lazy(() => import('./result.js').then((module) => ({ default: module.Result })));
const ReviewPanel = lazy(() => import('./review/review-panel.js').then((module) => ({ default: module.ReviewPanel })));
const TrialBanner = lazy(() => import('./trial-banner.js').then((module) => ({ default: module.TrialBanner })));
const NotKept = lazy(() => import('./not-kept.js').then((module) => ({ default: module.NotKept })));
const TutorWarning = lazy(() => import('./tutor-warning.js').then((module) => ({ default: module.TutorWarning })));

interface GameTableProps {
  readonly hash: string;
  readonly open: OpenGame;
  readonly setOpen: (open: OpenGame) => void;
}

/** The same game at the same table, without what belongs to this sitting. */
function plain({ review: _, trial: __, at: ___, ...open }: OpenGame): OpenGame {
  return open;
}

/** A game and all that belongs to playing it. */
export function GameTable({ hash, open, setOpen }: GameTableProps) {
  const { game, session, seats, picture, moduleUrl, trial, review } = open;
  const { names } = session;
  const spectated = useMatch(session, null);
  const { actor, viewer, isCurtainDrawn, candidates, openCurtain, want } = useActor(game, seats, spectated);
  const seen = useMatch(session, viewer);
  const { refusal, refuse, attempt } = useRefusal();
  const [rolled, setRolled] = useState<AnyAction | null>(null);
  const [at, setAt] = useState<number | null>(open.at ?? null);
  const [question, setQuestion] = useState<Question | null>(null);
  const board = useTop<HTMLElement>();
  const [isReviewed, setReviewed] = useState(review !== undefined);
  const { length } = session.steps;
  const isLive = at === null || at >= length;
  const shown = useShown(game, session, seen, viewer, isLive ? null : at);
  const asked = question && !question.answer ? question : null;
  const tutor = useTutor(open, seen, actor);
  const { guard, held } = tutor;
  const isLater = useLater();
  const persons = seats.flatMap((seat, player) => (seat === PERSON ? player : []));
  const own = persons.length === 1 ? (persons[0] ?? null) : null;
  const isOver = spectated.result !== null;

  const go = useCallback(
    (to: number | null): void => {
      setQuestion(null);
      setAt(to === null || to >= length ? null : to);
    },
    [length],
  );
  /** Goes to a position that is asked for from far below, and shows it. */
  const show = (to: number): void => {
    go(to);
    const { bottom = 0, height = 0 } = board.current?.getBoundingClientRect() ?? {};
    if (bottom < height / 2) board.current?.scrollIntoView({ block: 'start' });
  };
  const play = useCallback(
    (action: AnyAction): void =>
      attempt(() => {
        const isRolled = !session.hasDice && !('outcome' in action) && game.chance(session.state, action) !== null;
        if (!isRolled) session.play(action);
        setRolled(isRolled ? action : null);
      }),
    [game, session, attempt],
  );
  const onAction = useCallback(
    (action: AnyAction): void => {
      if (asked) setQuestion({ ...asked, answer: action });
      else void guard(action, play);
    },
    [asked, guard, play],
  );
  const player = asked ? asked.player : isLive ? actor : null;
  const playing = usePlaying({
    game,
    picture,
    names,
    seen: asked?.seen ?? seen,
    player,
    shown: asked ? { view: asked.seen.view, viewer: asked.player, before: undefined } : shown,
    isOfPage: session.hasDice,
    onAction,
    refuse,
  });
  const { drawing, choice } = playing;
  const letters = useLetters(drawing);
  const bots = useBots({ session, moduleUrl, seats, seen: spectated, isPaused: !isLive || rolled !== null, play });
  const isHurried = useHurried();
  const { reasons, ask } = useReasons({ open, session, isOver, isWanted: keptPace() !== 'fast' });
  const isKept = useKept(hash, open, spectated.version);
  useReported(session, seen, player, setRolled);

  const point = (part: string): void => {
    if (!asked) go(null);
    playing.point(part);
  };
  const takeBack = (run: () => void): void => {
    setRolled(null);
    go(null);
    playing.forget();
    attempt(run);
    // It may be of what is gone now.
    setReviewed(false);
    if (review) setOpen(plain(open));
  };
  const isPerson = (one: number): boolean => seats[one] === PERSON;
  const tryFrom = async (index: number, actions?: Tried['actions']): Promise<void> => {
    const { sessionFrom } = await import('./open-session.js');
    const tries = session.steps[index]?.action.player;
    attempt(() =>
      setOpen({
        ...plain(open),
        session: sessionFrom(session, index, actions),
        seats: seats.map((seat, one) => (one === tries ? PERSON : seat)),
        trial: { of: { ...open, at: index }, index },
      }),
    );
  };
  const seat = async (next: readonly Seat[]): Promise<void> => {
    const { seatedAs } = await import('./opponents/seated-as.js');
    setOpen(seatedAs(open, next));
  };
  // What is known to nobody but one player, a review would tell all.
  const canReview = !trial && length > 0 && (isOver || !game.traits.hiddenInformation);

  return (
    <main className="game">
      <section className="play" aria-label="The board" ref={board}>
        <div className="top">
          <h1>{game.title}</h1>
          <Players open={open} picture={drawing} toAct={shown.toAct} winners={shown.result?.winners ?? []} />
        </div>
        <Suspense>{!isKept && <NotKept session={session} />}</Suspense>
        <Suspense>{trial && <TrialBanner index={trial.index} onBack={() => setOpen(trial.of)} />}</Suspense>
        <Status
          open={open}
          shown={shown}
          isLive={isLive}
          actor={actor}
          thinking={bots.thinking}
          isCurtainDrawn={isCurtainDrawn}
          refusal={refusal ?? (bots.failure === null ? null : { code: 'ILLEGAL', message: bots.failure })}
          question={asked && `What would you do for ${nameOf(asked.player, names)}?`}
          todo={isCurtainDrawn ? '' : todoOf(drawing)}
          own={own}
          letters={letters}
          why={shown.step && reasons.get(shown.step)}
        />
        <Playing
          at={playing}
          onPart={point}
          curtain={
            isCurtainDrawn && (
              <Suspense>
                <Curtain name={viewer} names={names} onOpen={openCurtain} />
              </Suspense>
            )
          }
          hasControls={!(isOver && isLive)}
          isHeld={held !== null}
          onHurry={bots.thinking === null || isHurried || keptPace() === 'fast' ? null : hurry}
          onUndo={session.canUndo ? () => takeBack(() => session.undo(isPerson)) : null}
          onRedo={session.canRedo ? () => takeBack(() => session.redo(isPerson)) : null}
        >
          <Suspense>
            {held && (
              <TutorWarning
                held={held}
                onTakeBack={tutor.release}
                onPlay={(action) => {
                  tutor.release();
                  play(action);
                }}
              />
            )}
            {rolled !== null && (
              <OutcomeForm session={session} action={rolled} onAction={play} onLeave={() => setRolled(null)} />
            )}
          </Suspense>
        </Playing>
        <Suspense>
          {shown.result && spectated.result && (
            <Result result={spectated.result} players={seats.length} persons={persons} names={names}>
              {!trial && (
                <Aftermath
                  open={open}
                  hash={hash}
                  setOpen={setOpen}
                  onReview={isReviewed ? null : () => setReviewed(true)}
                  attempt={attempt}
                />
              )}
            </Result>
          )}
        </Suspense>
        <Suspense>{length > 0 && <ReplaySlider length={length} at={shown.at} onAt={go} />}</Suspense>
        <Suspense>
          {isOver && <AskWhy step={shown.step} seats={seats} names={names} reasons={reasons} onAsk={ask} />}
        </Suspense>
      </section>
      <Suspense>
        {isReviewed && canReview && (
          <ReviewPanel
            open={open}
            own={own}
            at={shown.at}
            onAt={go}
            onShow={show}
            question={question}
            onQuestion={(index) => {
              setAt(index ?? at);
              setQuestion(index === null ? null : questionAt(session, index));
            }}
            onTry={tryFrom}
            onReview={(found) => setOpen(found ? { ...open, review: found } : plain(open))}
            onLeave={() => setReviewed(false)}
          />
        )}
      </Suspense>
      <aside className="side">
        <SeatList
          open={open}
          toAct={shown.toAct}
          actor={actor}
          candidates={candidates}
          onWant={want}
          isLater={isLater}
          onSeats={seat}
        />
        {!isCurtainDrawn && actor !== null && <Hint open={open} seen={seen} actor={actor} />}
        <Suspense>
          {choice?.action && isLive && !asked && <RollOdds session={session} action={choice.action} />}
        </Suspense>
        {!isCurtainDrawn && (
          <Log
            session={session}
            seats={seats}
            reasons={reasons}
            viewer={shown.viewer}
            steps={session.steps}
            at={shown.at}
            onAt={show}
            review={review ?? null}
            letters={letters}
            onTry={trial ? null : tryFrom}
          />
        )}
        <Suspense>
          {isLater && (
            <Around
              open={open}
              hash={hash}
              setOpen={setOpen}
              session={session}
              isOver={isOver}
              at={isLive ? null : at}
              tutor={isCurtainDrawn || actor === null ? null : tutor}
              hasBoard={drawing.parts.some(({ kind }) => kind === 'board')}
              onReview={canReview && !isOver && !isReviewed ? () => setReviewed(true) : null}
            />
          )}
        </Suspense>
      </aside>
    </main>
  );
}
