/** Who is here at the matches, in this process. */
export interface Presence {
  /** @param tell - hears of everybody who comes and goes, of this one first. @returns what is to be called when they leave */
  readonly enter: (match: string, seat: number | null, tell: ((message: object) => void) | null) => () => void;
  /** Tells something to all at the match who want to know who else is there. */
  readonly tell: (match: string, message: object) => void;
}

interface Visitor {
  readonly seat: number | null;
  readonly tell: ((message: object) => void) | null;
}

export function presenceOf(): Presence {
  const rooms = new Map<string, Set<Visitor>>();

  function tellAll(room: ReadonlySet<Visitor>): void {
    const visitors = [...room];
    const seats = [...new Set(visitors.flatMap(({ seat }) => seat ?? []))].sort((one, other) => one - other);
    const watching = visitors.filter(({ seat }) => seat === null).length;
    for (const { tell } of visitors) tell?.({ type: 'present', seats, watching });
  }

  return {
    tell(match, message) {
      // Stryker disable next-line ArrayDeclaration: what is no visitor hears nothing
      for (const { tell } of rooms.get(match) ?? []) tell?.(message);
    },
    enter(match, seat, tell) {
      const room = rooms.get(match) ?? new Set();
      rooms.set(match, room);
      const visitor = { seat, tell };
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
