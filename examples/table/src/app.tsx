import { lazy, Suspense } from 'react';
import { Header } from './header.js';
import { Mishap } from './mishap.js';
import { Offline } from './offline.js';
import { savedGame } from './saved-games.js';
import { useAddress, useHash } from './use-address.js';

const GamesPage = lazy(() => import('./games-page.js').then((module) => ({ default: module.GamesPage })));
const GamePage = lazy(() => import('./game-page.js').then((module) => ({ default: module.GamePage })));
const ModulePage = lazy(() => import('./module-page.js').then((module) => ({ default: module.ModulePage })));
const DailyPage = lazy(() => import('./daily/daily-page.js').then((module) => ({ default: module.DailyPage })));
const MatchPage = lazy(() => import('./together/match-page.js').then((module) => ({ default: module.MatchPage })));
const TogetherPage = lazy(() =>
  import('./together/together-page.js').then((module) => ({ default: module.TogetherPage })),
);
const PuzzlePage = lazy(() => import('./puzzles/puzzle-page.js').then((module) => ({ default: module.PuzzlePage })));
const LessonPage = lazy(() => import('./lessons/lesson-page.js').then((module) => ({ default: module.LessonPage })));
const RulesPage = lazy(() => import('./rules/rules-page.js').then((module) => ({ default: module.RulesPage })));
const RulesIndex = lazy(() => import('./rules/rules-index.js').then((module) => ({ default: module.RulesIndex })));
const RecordPage = lazy(() => import('./record-page.js').then((module) => ({ default: module.RecordPage })));

function Page({ hash }: { readonly hash: string }) {
  const address = useAddress(hash);
  if (address.page === 'games') return <GamesPage />;
  if (address.page === 'module') return <ModulePage key={hash} module={address.module} />;
  if (address.page === 'match') return <MatchPage key={hash} {...address} />;
  if (address.page === 'together') return <TogetherPage key={hash} match={address.match} />;
  if (address.page === 'daily') return <DailyPage key={hash} day={address.day} />;
  if (address.page === 'puzzles') return <PuzzlePage id={address.puzzle} />;
  if (address.page === 'lesson') {
    const { game, step, from } = address;
    return <LessonPage id={game} step={step} from={from} />;
  }
  if (address.page === 'rules') {
    const { game, module, from } = address;
    return game === null ? <RulesIndex /> : <RulesPage key={hash} id={game} module={module} from={from} />;
  }
  if (address.page === 'record' && address.packed === null) return <RecordPage module={address.module} />;
  return <GamePage key={hash} hash={hash} address={address} />;
}

/** The whole page: what the part of the address after `#` names. */
export function App() {
  const hash = useHash();
  return (
    <>
      <Header />
      <Mishap key={hash} record={() => savedGame(hash)?.record}>
        <Suspense fallback={<p className="loading">…</p>}>
          <Page hash={hash} />
          <Offline hash={hash} />
        </Suspense>
      </Mishap>
    </>
  );
}
