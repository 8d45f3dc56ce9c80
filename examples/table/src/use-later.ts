import { useEffect, useState } from 'react';

/** How long the page leaves to what one begins with, in ms. */
const WAIT = 250;

/** `false` at first, and `true` once what is more urgent is there: for what may come later. */
export function useLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const wait = setTimeout(() => setLater(true), WAIT);
    return () => clearTimeout(wait);
  }, []);
  return isLater;
}
