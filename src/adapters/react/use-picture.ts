import { useEffect, useState } from 'react';
import { entryFor } from '../../catalogue/entry-for.js';
import type { Picture, PictureOptions } from '../../picture/picture.js';
import type { Session } from '../../session/session.js';

export type Draw = (view: never, options: PictureOptions) => Picture;

/** Everything is chosen from buttons. */
const nothingDrawn =
  (title: string): Draw =>
  () => ({ title, summary: title, parts: [] });

async function pictureOf({ game, entry }: Session): Promise<Draw> {
  const own = await entryFor(entry);
  return (await own.part('picture')) ?? nothingDrawn(game.title);
}

/** How the positions of a game are drawn; `null` until that is loaded. */
export function usePicture(session: Session, given: Draw | undefined): Draw | null {
  const [loaded, setLoaded] = useState<{ readonly game: object; readonly draw: Draw } | null>(null);
  const { game } = session;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a session is another object after each change, its game is not
  useEffect(() => {
    let isHere = true;
    if (!given) void pictureOf(session).then((draw) => isHere && setLoaded({ game, draw }));
    return () => {
      isHere = false;
    };
  }, [game, given]);
  return given ?? (loaded?.game === game ? loaded.draw : null);
}
