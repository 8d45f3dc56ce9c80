import { StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { Mishap } from '../../table/src/mishap.js';
import { Beginning } from './beginning.js';
import { Seat } from './seat.js';
import '../../table/src/styles/page.css';
import '../../table/src/styles/game.css';
import '../../table/src/styles/play.css';

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** `#/` begins a match, `#/MATCH/SECRET` is a seat of one, `#/MATCH` only watches. */
function App() {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const [match, secret = null] = hash.replace(/^#?\/?/, '').split('/');
  return (
    <Mishap key={hash} record={() => null}>
      {match ? <Seat match={match} secret={secret} /> : <Beginning />}
    </Mishap>
  );
}

createRoot(document.getElementById('page') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
