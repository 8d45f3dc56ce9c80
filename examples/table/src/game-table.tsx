import type { AnyAction, Violation } from 'dicewright';
import { useMatch } from 'dicewright/react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { PERSON } from './address.js';
import { Board } from './board.js';
import { Controls } from './controls.js';
import { Curtain } from './curtain.js';
import { FairDice } from './fair-dice.js';
import { Hint } from './hint.js';
import { Keeping } from './keeping.js';
import { Log } from './log.js';
import { NewGame } from './new-game.js';
import { ReplaySlider } from './replay-slider.js';
import { saveGame } from './saved-games.js';
import { SeatList } from './seat-list.js';
import { Status } from './status.js';
import { useActor } from './use-actor.js';
import { useBots } from './use-bots.js';
import { useChoice } from './use-choice.js';
import type { OpenGame } from './use-game.js';
import { violationOf } from './violation.js';

// What is not there when a game begins need not be loaded by then.
const RollOdds = lazy(() => import('./roll-odds.js').then((module) => ({ default: module.RollOdds })));
const OutcomeForm = lazy(() => import('./outcome-form.js').then((module) => ({ default: module.OutcomeForm })));
const Result = lazy(() => import('./result.js').then((module) => ({ default: module.Result })));
const WordsForm = lazy(() => import('./words-form.js').then((module) => ({ default: module.WordsForm })));

interface GameTableProps {
  readonly hash: string;
  readonly open: OpenGame;
  readonly setOpen: (open: OpenGame) => void;
}

/** A game and all that belongs to playing it. */
export function GameTable({ hash, open, setOpen }: GameTableProps) {
  const { game, session, seats, picture, module, moduleUrl } = open;
  const spectated = useMatch(session, null);
  const { actor, viewer, isCurtainDrawn, candidates, openCurtain, want } = useActor(game, seats, spectated);
  const seen = useMatch(session, viewer);
  const [refusal, setRefusal] = useState<Violation | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const [rolled, setRolled] = useState<AnyAction | null>(null);
  const [shown, setShown] = useState<number | null>(null);
  const { choice, setChoice } = useChoice(game, seen, actor);
  const length = session.steps.length;
  const isLive = shown === null || shown >= length;

  const play = useCallback(
    (action: AnyAction): void => {
      setRefusal(null);
      setAsked(null);
      try {
        const isRolled = !session.hasDice && !('outcome' in action) && game.chance(session.state, action) !== null;
        if (!isRolled) session.play(action);
        setRolled(isRolled ? action : null);
      } catch (error) {
        setRefusal(violationOf(error));
      }
    },
    [game, session],
  );
  const bots = useBots({ session, moduleUrl, seats, seen: spectated, isPaused: !isLive || rolled !== null, play });

  useEffect(() => {
    if (length > 0)
      saveGame(hash, { record: session.record, seats, at: Date.now(), isOver: spectated.result !== null });
  }, [hash, session, seats, length, spectated]);

  const point = useCallback(
    (part: string): void => {
      setShown(null);
      if (choice?.options.some((option) => option.part === part && option.input === 'text')) {
        setAsked(part);
        return;
      }
      const refused = choice
        ? choice.refusal(part)
        : ({ code: 'NOT_YOUR_TURN', message: 'Nobody here acts now.' } as const);
      setRefusal(refused);
      if (!choice || refused) return;
      const next = choice.take(part);
      if (next.action && next.options.length === 0) {
        setChoice(null);
        play(next.action);
      } else setChoice(next);
    },
    [choice, play, setChoice],
  );

  const attempt = (run: () => void): void => {
    setRolled(null);
    setShown(null);
    setChoice(null);
    try {
      setRefusal(null);
      run();
    } catch (error) {
      setRefusal(violationOf(error));
    }
  };
  const isPerson = (player: number): boolean => seats[player] === PERSON;

  return (
    <main className="game">
      <section className="play" aria-label="The board">
        <h1>{game.title}</h1>
        <Status
          open={open}
          seen={seen}
          viewer={viewer}
          actor={actor}
          thinking={bots.thinking}
          isCurtainDrawn={isCurtainDrawn}
          refusal={refusal ?? (bots.failure === null ? null : { code: 'ILLEGAL', message: bots.failure })}
        />
        {isCurtainDrawn ? (
          <Curtain name={viewer} names={session.names} onOpen={openCurtain} />
        ) : (
          <Board
            game={game}
            picture={picture}
            session={session}
            seen={seen}
            viewer={viewer}
            shown={isLive ? null : shown}
            choice={rolled === null ? choice : null}
            onPart={point}
          />
        )}
        <Controls
          onConfirm={choice?.action && isLive ? () => choice.action && play(choice.action) : null}
          onBack={choice?.taken.some(({ own }) => own) ? () => setChoice(choice.back()) : null}
          onUndo={session.canUndo ? () => attempt(() => session.undo(isPerson)) : null}
          onRedo={session.canRedo ? () => attempt(() => session.redo(isPerson)) : null}
        />
        <Suspense>{choice?.action && isLive && <RollOdds session={session} action={choice.action} />}</Suspense>
        <Suspense>
          {asked !== null && !isCurtainDrawn && (
            <WordsForm part={asked} onPart={point} onLeave={() => setAsked(null)} />
          )}
          {rolled !== null && (
            <OutcomeForm session={session} action={rolled} onAction={play} onLeave={() => setRolled(null)} />
          )}
        </Suspense>
        <ReplaySlider length={length} at={shown ?? length} onAt={(at) => setShown(at === length ? null : at)} />
      </section>
      <aside className="side">
        <Suspense>{spectated.result && <Result result={spectated.result} names={session.names} />}</Suspense>
        <SeatList
          open={open}
          toAct={spectated.toAct}
          actor={actor}
          candidates={candidates}
          onWant={want}
          onSeats={(next) => setOpen({ ...open, seats: next })}
        />
        {!isCurtainDrawn && actor !== null && <Hint open={open} seen={seen} actor={actor} />}
        <FairDice session={session} isOver={spectated.result !== null} />
        <Keeping session={session} seats={seats} module={module} />
        {!isCurtainDrawn && <Log session={session} viewer={viewer} steps={session.steps} onAt={setShown} />}
        <NewGame open={open} hash={hash} setOpen={setOpen} />
      </aside>
    </main>
  );
}
