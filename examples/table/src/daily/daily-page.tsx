import { useEffect, useState } from 'react';
import { messageOf } from '../words.js';
import { BestPossible } from './best-possible.js';
import { DAILY_BOTS, type DailyBot, dailyGameHash, dailyHash, dateText, dayBefore, dayIn, dayOf } from './daily.js';
import { type Own, ownResult } from './own-result.js';
import '../styles/together.css';

const botText: Readonly<Record<DailyBot, string>> = {
  random: 'A bot that plays at random',
  easy: 'The easy bot',
  hard: 'The hard bot',
};

/** What was made of the dice of a day here; `null` until that is known. */
function useOwn(day: string): Own | null {
  const [own, setOwn] = useState<Own | null>(null);
  useEffect(() => {
    let isWanted = true;
    ownResult(day).then((found) => isWanted && setOwn(found));
    return () => {
      isWanted = false;
    };
  }, [day]);
  return own;
}

interface Played {
  readonly points: Readonly<Partial<Record<DailyBot, number>>>;
  readonly failure: string | null;
}

/** What bots make of the dice of a day, one after the other. */
function useBotsOf(day: string, isWanted: boolean): Played {
  const [played, setPlayed] = useState<Played>({ points: {}, failure: null });
  useEffect(() => {
    if (!isWanted) return;
    const stop = new AbortController();
    async function play(): Promise<void> {
      const { botPoints } = await import('./daily-bots.js');
      for (const bot of DAILY_BOTS) {
        const points = await botPoints(bot, day, stop.signal);
        if (stop.signal.aborted) return;
        setPlayed((before) => ({ ...before, points: { ...before.points, [bot]: points } }));
      }
    }
    play().catch((error) => {
      if (!stop.signal.aborted) setPlayed((before) => ({ ...before, failure: messageOf(error) }));
    });
    return () => stop.abort();
  }, [day, isWanted]);
  return played;
}

/** The points of a day beside those of the bots. */
function Compared({ day, points: own }: { readonly day: string; readonly points: number }) {
  const { points, failure } = useBotsOf(day, true);
  const better = DAILY_BOTS.filter((bot) => (points[bot] ?? own) > own);
  const isDone = DAILY_BOTS.every((bot) => points[bot] !== undefined);
  return (
    <>
      <BestPossible day={day} points={own} />
      <ol className="compared" data-testid="compared">
        <li className="own">
          <span>You</span> <b>{own}</b>
        </li>
        {DAILY_BOTS.map((bot) => (
          <li key={bot} data-testid={`daily-${bot}`}>
            <span>{botText[bot]}</span> <b>{points[bot] ?? '…'}</b>
          </li>
        ))}
      </ol>
      <p role="status">
        {isDone &&
          (better.length === 0
            ? 'No bot made more of these dice.'
            : `${better.length} of the bots made more of these dice.`)}
      </p>
      <p className="quiet">
        The bots have played with the same dice in this page, and knew no more of them than you did.
      </p>
      {failure !== null && <p role="alert">{failure}</p>}
    </>
  );
}

const BEFORE = [1, 2, 3, 4, 5, 6];

/** One of the days before. */
function DayBefore({ day }: { readonly day: string }) {
  const own = useOwn(day);
  const said = own?.state === 'over' ? `${own.points} points` : own?.state === 'running' ? 'begun' : 'not played';
  return (
    <li>
      <a href={dailyHash(day)}>{dateText(day)}</a> <span className="quiet">{said}</span>
    </li>
  );
}

/** The game of a day: everybody has the same dice. */
export function DailyPage({ day: told }: { readonly day: string | null }) {
  const day = dayIn(told, Date.now());
  const own = useOwn(day);
  const isToday = day === dayOf(Date.now());
  useEffect(() => {
    document.title = 'The daily game – Dicewright table';
  }, []);
  return (
    <main className="together daily">
      <h1>The daily game</h1>
      <p>
        Kiriki alone, {isToday ? 'today' : 'that day'}, {dateText(day)}: everybody has the same dice, which follow from
        the date. Nothing leaves this page, and nobody looks over your shoulder.
      </p>
      {own?.state === 'over' ? (
        <Compared key={day} day={day} points={own.points} />
      ) : (
        own && (
          <p className="buttons">
            <a className="main" data-testid="daily-play" href={dailyGameHash(day)}>
              {own.state === 'new' ? 'Play' : 'Go on'}
            </a>
          </p>
        )
      )}
      <h2>The days before</h2>
      <ol className="days">
        {BEFORE.map((days) => (
          <DayBefore key={days} day={dayBefore(day, days)} />
        ))}
      </ol>
    </main>
  );
}
