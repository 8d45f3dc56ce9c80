import type { AnyAction } from 'dicewright';
import { useMatch } from 'dicewright/react';
import { lazy, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { ELSEWHERE, PERSON, type Seat } from '../address.js';
import { todoOf } from '../board.js';
import { Hint } from '../hint.js';
import { Log } from '../log.js';
import { useReasons } from '../opponents/use-reasons.js';
import { keptPace } from '../pace.js';
import { Players } from '../players.js';
import { Playing, usePlaying } from '../playing.js';
import { Status } from '../status.js';
import { useLetters } from '../told-text.js';
import { useRefusal } from '../use-refusal.js';
import { useTop } from '../use-room.js';
import { violationOf } from '../violation.js';
import { listed, nameOf } from '../words.js';
import type { RemoteSeen } from './clocks.js';
import { Company } from './company.js';
import { keptCommitment } from './fair-promise.js';
import { Invitations } from './invitations.js';
import { type KeptMatch, keepMatch } from './kept-matches.js';
import { botSeats } from './match-address.js';
import { MatchNotKept } from './match-not-kept.js';
import type { RemoteGame } from './remote-game.js';
import { type Asking, Question, Resigning } from './terms.js';
import type { Connection } from './use-connection.js';
import { useEnding } from './use-ending.js';
import { useMatchShown } from './use-match-shown.js';

// What is not there while a match goes on need not be loaded by then.
const AskWhy = lazy(() => import('../opponents/ask-why.js').then((module) => ({ default: module.AskWhy })));
const Afterwards = lazy(() => import('./afterwards.js').then((module) => ({ default: module.Afterwards })));
const ReplaySlider = lazy(() => import('../replay-slider.js').then((module) => ({ default: module.ReplaySlider })));

const PROMISED = 'The host has promised the dice of this game. This page checks them when it is over.';
const SHARED = 'Shared dice: nobody chooses a roll alone, and this page checks each of them.';

interface MatchTableProps {
  readonly game: RemoteGame;
  readonly kept: KeptMatch;
  readonly connection: Connection;
  readonly seen: RemoteSeen;
}

/** A match as one seat sees it, and all that can be done there. */
function SeenMatch({ game: session, kept, connection, seen }: MatchTableProps) {
  const { remote, seat, match, game, played } = session;
  const steps = useSyncExternalStore(session.subscribe, () => session.steps);
  const { names } = session;
  const { refusal, refuse } = useRefusal();
  const [at, setAt] = useState<number | null>(null);
  const isLive = at === null || at >= steps.length;
  const isOver = seen.result !== null;
  const commitment = keptCommitment(match, seen.commitment, seen.shared !== undefined);
  const ending = useEnding(session, isOver, commitment);
  const shown = useMatchShown(session, steps, seen, ending, isLive ? null : at);
  const actor = seat !== null && !isOver && seen.toAct.includes(seat) ? seat : null;
  useEffect(() => keepMatch({ ...kept, isOver, ...(names.length > 0 && { names }) }), [kept, isOver, names]);

  const ask: Asking = useCallback(
    (answer) => {
      refuse(null);
      answer.then(
        (said) => refuse(said.ok ? null : said.error),
        (error) => refuse(violationOf(error)),
      );
    },
    [refuse],
  );
  const onAction = useCallback((action: AnyAction): void => ask(remote.submit(action)), [ask, remote]);
  // What is under way is not done twice.
  const player = isLive && !seen.isPending ? actor : null;
  const { picture } = played;
  const playing = usePlaying({ game, picture, names, seen, player, shown, onAction, refuse });
  const { drawing } = playing;
  const letters = useLetters(drawing);
  const board = useTop<HTMLElement>();
  const point = (part: string): void => {
    setAt(null);
    playing.point(part);
  };
  const missing = isOver || !isLive ? [] : (seen.shared?.missing ?? []);
  const waiting =
    missing.length === 0
      ? null
      : `To share in the dice: ${listed(missing.map((player) => (player === seat ? 'you' : nameOf(player, names))))}.`;
  const mayUndo = seat !== null && !isOver && !seen.asked && session.lastActor === seat;
  const bots = botSeats(match);
  const seats = Array.from(
    { length: seen.view.players },
    (_, player): Seat => (player === seat ? PERSON : (bots.get(player) ?? ELSEWHERE)),
  );
  const open = { ...played, session, seats };
  // What a judge says is a hint, also of what is done.
  const { reasons, ask: askWhy } = useReasons({ open, session, isOver, isWanted: kept.hints && keptPace() !== 'fast' });
  // When it is over it is no hint any more; but what a bot saw is known only where all see the same.
  const canAskWhy = isOver && !game.traits.hiddenInformation;
  const isWaitedFor = !isOver && kept.secrets !== undefined && connection.present.seats.length < kept.secrets.length;

  return (
    <main className="game">
      <section className="play" aria-label="The board" ref={board}>
        <div className="top">
          <h1>{game.title}</h1>
          <Players open={open} picture={drawing} toAct={shown.toAct} winners={shown.result?.winners ?? []} />
        </div>
        <MatchNotKept match={match} />
        {!connection.isThere && (
          <p className="lost" role="status">
            The connection is lost. It is tried again.
          </p>
        )}
        <Status
          open={open}
          shown={shown}
          isLive={isLive}
          actor={actor}
          thinking={null}
          isCurtainDrawn={false}
          refusal={refusal}
          question={waiting}
          todo={todoOf(drawing)}
          own={seat}
          letters={letters}
          why={shown.step && reasons.get(shown.step)}
        />
        <Question remote={remote} seat={seat} seen={seen} names={names} ask={ask} />
        <Playing
          at={playing}
          onPart={point}
          hasControls={!(isOver && isLive) && seat !== null}
          onUndo={mayUndo ? () => ask(remote.undo()) : null}
        />
        <Suspense>
          {shown.result && isOver && (
            <Afterwards game={session} kept={kept} seen={seen} ending={ending} next={connection.rematch} />
          )}
        </Suspense>
        <Suspense>{steps.length > 0 && <ReplaySlider length={steps.length} at={shown.at} onAt={setAt} />}</Suspense>
        <Suspense>
          {canAskWhy && <AskWhy step={shown.step} seats={seats} names={names} reasons={reasons} onAsk={askWhy} />}
        </Suspense>
      </section>
      <aside className="side">
        <Company game={session} seen={seen} present={connection.present} />
        {isWaitedFor && (
          <details className="waiting" open={steps.length === 0}>
            <summary>Send the others their links</summary>
            <Invitations kept={kept} id="link" without={seat === null ? [] : [seat]} />
          </details>
        )}
        {kept.hints && actor !== null && isLive && <Hint open={{ game, moduleUrl: null }} seen={seen} actor={actor} />}
        <Log
          session={session}
          seats={seats}
          reasons={reasons}
          viewer={seat}
          steps={steps}
          at={shown.at}
          onAt={setAt}
          review={null}
          letters={letters}
          onTry={null}
        />
        {session.left > 0 && <p className="quiet">What was done before is not shown here until the end.</p>}
        {commitment && (
          <p className="fair" role="status" data-testid="fair" title={commitment}>
            {ending?.fair ?? (seen.shared ? SHARED : PROMISED)}
          </p>
        )}
        {seat !== null && !isOver && <Resigning remote={remote} ask={ask} />}
      </aside>
    </main>
  );
}

/** A match, as soon as the host has said what there is to be seen. */
export function MatchTable(props: Omit<MatchTableProps, 'seen'>) {
  const { game } = props;
  const seen = useMatch(game.remote, game.seat);
  return seen ? <SeenMatch {...props} seen={seen} /> : <p className="loading">Connecting …</p>;
}
