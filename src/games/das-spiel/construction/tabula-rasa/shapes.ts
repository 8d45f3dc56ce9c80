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
  let [top, left] = spots[0] ?? [0, 0];
  let right = left;
  for (const [row, column] of spots) {
    if (row < top) top = row;
    if (column < left) left = column;
    if (column > right) right = column;
  }
  const rows: number[] = [];
  for (const [row, column] of spots) {
    const at = row - top;
    while (rows.length <= at) rows.push(0);
    rows[at] = (rows[at] as number) | (1 << (column - left));
  }
  return { rows, width: right - left + 1 };
}

const keyOf = ({ rows }: Lie): string => String.fromCharCode(...rows);

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

/** The shape of connected dice; the same object for all that are alike. */
export function shapeOf(spots: readonly Spot[]): FlatShape {
  const key = keyOf(lieOf(spots));
  const shape = known.get(key);
  if (shape !== undefined) return shape;
  const lies = new Map(
    symmetries.map((turn) => {
      const lie = lieOf(spots.map(turn));
      return [keyOf(lie), lie];
    }),
  );
  // In a fixed order: a list of actions must not show in which lie the shape was asked for first.
  const keys = [...lies.keys()].sort();
  const made: FlatShape = { lies: keys.map((one) => lies.get(one) as Lie) };
  for (const one of lies.keys()) known.set(one, made);
  return made;
}
