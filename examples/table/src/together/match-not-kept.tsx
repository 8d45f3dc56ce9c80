import { useLacksRoom } from '../kept-texts.js';

/** Says that the browser has no room for a match, where that is so. */
export function MatchNotKept({ match }: { readonly match: string }) {
  const lacksRoom = useLacksRoom(match);
  if (!lacksRoom) return null;
  return (
    <p className="lost" role="alert" data-testid="not-kept">
      This browser has no room left to keep the match. It goes on as long as this page is open: do not leave it, and
      keep the links somewhere else.
    </p>
  );
}
