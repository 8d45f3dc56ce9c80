import { useEffect, useState } from 'react';

let asked: Promise<boolean> | null = null;

/** Asks once, and nobody but whoever has served this page, whether people can play together there. */
function isHosted(): Promise<boolean> {
  // A page that lies on a plain server, or is read without a network, plays all the same.
  asked ??= navigator.onLine
    ? fetch('./', { method: 'HEAD' }).then(
        ({ headers }) => headers.has('x-dicewright-host'),
        () => false,
      )
    : Promise.resolve(false);
  return asked;
}

/** Whether this page is served by a host of matches; not until that is known. */
export function useIsHosted(): boolean {
  const [is, setIs] = useState(false);
  useEffect(() => void isHosted().then(setIs), []);
  return is;
}
