/** A die of a flat chunk or block: its row and its column. */
export type Spot = readonly [row: number, column: number];

/** One way in which a shape can lie in a block: for each of its rows the columns as bits, the first the lowest. */
export interface Lie {
  readonly rows: readonly number[];
  /** Columns that it takes. */
  readonly width: number;
}

/** A flat shape, however it is moved, turned and turned over: equal shapes are one object (TAB-7). */
export interface FlatShape {
  /** The different ways in which it can lie, at most eight. */
  readonly lies: readonly Lie[];
}

/** The spots moved to the first row and column. */
function lieOf(spots: readonly Spot[]): Lie {
  const top = Math.min(...spots.map(([row]) => row));
  const left = Math.min(...spots.map(([, column]) => column));
  const rows: number[] = [];
  for (const [row, column] of spots) rows[row - top] = (rows[row - top] ?? 0) | (1 << (column - left));
  return { rows, width: Math.max(...spots.map(([, column]) => column)) - left + 1 };
}

/** The turns of a square, turned over and not. */
const symmetries: readonly ((spot: Spot) => Spot)[] = [
  ([row, column]) => [row, column],
  ([row, column]) => [column, -row],
  ([row, column]) => [-row, -column],
  ([row, column]) => [-column, row],
  ([row, column]) => [column, row],
  ([row, column]) => [-row, column],
  ([row, column]) => [-column, -row],
  ([row, column]) => [row, -column],
];

// Every shape that was asked for, under each of its lies: of one, three and six dice there are 1 + 6 + 216.
const known = new Map<string, FlatShape>();

/** The shape of dice that hang together; the same object for all that are alike. */
export function shapeOf(spots: readonly Spot[]): FlatShape {
  const key = lieOf(spots).rows.join();
  const shape = known.get(key);
  if (shape !== undefined) return shape;
  const lies = new Map(
    symmetries.map((turn) => {
      const lie = lieOf(spots.map(turn));
      return [lie.rows.join(), lie];
    }),
  );
  const made: FlatShape = { lies: [...lies.values()] };
  for (const one of lies.keys()) known.set(one, made);
  return made;
}
