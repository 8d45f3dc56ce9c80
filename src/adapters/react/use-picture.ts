import { useEffect, useState } from 'react';
import { games, isGameId } from '../../catalogue.js';
import type { Picture, PictureOptions } from '../../kernel/picture.js';
import { hasPicture, loadPicture } from '../../render/pictures.js';
import type { Session } from '../../session/session.js';

/** Draws a position of a game. */
export type Draw = (view: never, options: PictureOptions) => Picture;

/** Everything is chosen from buttons. */
const nothingDrawn =
  (title: string): Draw =>
  () => ({ title, summary: title, parts: [] });

/** An entry's own picture; that of a built-in game, which is known by itself and not by its id. */
async function pictureOf({ game, entry }: Session): Promise<Draw> {
  const { part } = entry as { readonly part?: (name: string) => Promise<unknown> };
  const own = typeof part === 'function' ? await part('picture') : undefined;
  if (own) return own as Draw;
  const { id, title } = game;
  const isBuiltIn = isGameId(id) && hasPicture(id) && (await games[id].load()) === (game as unknown);
  return isBuiltIn ? loadPicture(id) : nothingDrawn(title);
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
