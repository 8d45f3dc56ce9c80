/** Who is here at the matches, in this process. */
export interface Presence {
  /**
   * @param tell - receives everybody who comes and goes, this one first
   * @param name - what they want to be called
   * @returns what to call when they leave
   */
  readonly enter: (
    match: string,
    seat: number | null,
    tell: ((message: object) => void) | null,
    name?: string,
  ) => () => void;
  /** Sends something to all at the match who want to know who else is there. */
  readonly tell: (match: string, message: object) => void;
}

interface Visitor {
  readonly seat: number | null;
  readonly tell: ((message: object) => void) | null;
  readonly name: string;
}

/** Names are no longer than this, and don't break lines. */
export const isName = (name: unknown): name is string =>
  typeof name === 'string' && /\S/.test(name) && /^[^\p{Cc}\p{Zl}\p{Zp}]{1,100}$/u.test(name);

export function presenceOf(): Presence {
  const rooms = new Map<string, Set<Visitor>>();

  function tellAll(room: ReadonlySet<Visitor>): void {
    const visitors = [...room];
    const seats = [...new Set(visitors.flatMap(({ seat }) => seat ?? []))].sort((one, other) => one - other);
    const watching = visitors.filter(({ seat }) => seat === null).length;
    const named = visitors.filter(({ seat, name }) => seat !== null && name !== '');
    const names = Object.fromEntries(named.map(({ seat, name }) => [seat, name]));
    for (const { tell } of visitors) {
      tell?.({ type: 'present', seats, watching, ...(named.length > 0 && { names }) });
    }
  }

  return {
    tell(match, message) {
      // Stryker disable next-line ArrayDeclaration: what is no visitor receives nothing
      for (const { tell } of rooms.get(match) ?? []) tell?.(message);
    },
    enter(match, seat, tell, name = '') {
      const room = rooms.get(match) ?? new Set();
      rooms.set(match, room);
      const visitor = { seat, tell, name };
      room.add(visitor);
      tellAll(room);
      return () => {
        if (!room.delete(visitor)) return;
        if (room.size === 0) rooms.delete(match);
        else tellAll(room);
      };
    },
  };
}
