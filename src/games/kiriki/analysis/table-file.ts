import { bonusFrom, type KirikiTable, tableSize } from './table.js';

/** The first line of a saved table. */
const MAGIC = 'dicewright/1 kiriki table';
const NEWLINE = 10;
const BYTES = 8;
/** No header is longer. */
const MAX_HEADER = 1000;

/**
 * The table as bytes: a line that names the format, a line of JSON with the options, then the values that can arise as
 * little-endian doubles, each run of them after its place and its length. 4.6 MB with the default options.
 */
export function saveTable({ options, values }: KirikiTable): Uint8Array {
  // It is all ASCII.
  const header = Uint8Array.from(`${MAGIC}\n${JSON.stringify(options)}\n`, (letter) => letter.charCodeAt(0));
  const runs = runsOf(values);
  const length = runs.reduce((sum, [from, to]) => sum + BYTES + (to - from) * BYTES, 0);
  const bytes = new Uint8Array(header.length + length);
  bytes.set(header);
  const view = new DataView(bytes.buffer);
  let at = header.length;
  for (const [from, to] of runs) {
    view.setUint32(at, from, true);
    view.setUint32(at + 4, to - from, true);
    at += BYTES;
    for (let i = from; i < to; i++, at += BYTES) view.setFloat64(at, values[i] as number, true);
  }
  return bytes;
}

/** Where values are without a gap: each from, and to before. */
function runsOf(values: Float64Array): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (let i = 0; i < values.length; i++) {
    if (Number.isNaN(values[i])) continue;
    const from = i;
    while (i < values.length && !Number.isNaN(values[i])) i++;
    runs.push([from, i]);
  }
  return runs;
}

function isOptions(value: unknown): value is KirikiTable['options'] {
  if (typeof value !== 'object' || value === null) return false;
  const { repeat, fullHouseOfFive, upperBonus, upperBonusOver } = value as Record<string, unknown>;
  const isPoints = (points: unknown): boolean =>
    Number.isInteger(points) && (points as number) >= 0 && (points as number) <= 1000;
  return (
    typeof repeat === 'boolean' &&
    typeof fullHouseOfFive === 'boolean' &&
    isPoints(upperBonus) &&
    isPoints(upperBonusOver)
  );
}

/**
 * A table that {@link saveTable} has made.
 *
 * @throws RangeError for other bytes, or a table cut short
 */
export function loadTable(bytes: Uint8Array): KirikiTable {
  const first = bytes.subarray(0, MAX_HEADER).indexOf(NEWLINE);
  const second = bytes.subarray(0, MAX_HEADER).indexOf(NEWLINE, first + 1);
  const text = String.fromCharCode(...bytes.subarray(0, Math.max(second, 0)));
  const [magic, json = ''] = text.split('\n');
  if (first < 0 || second < 0 || magic !== MAGIC) throw new RangeError(`expected a file that begins with "${MAGIC}"`);
  const options = parsed(json);
  if (!isOptions(options)) throw new RangeError('expected the options of Kiriki in the second line');
  const limit = bonusFrom(options);
  const values = new Float64Array(tableSize(limit)).fill(Number.NaN);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = second + 1;
  while (at < bytes.length) {
    if (at + BYTES > bytes.length) throw new RangeError('the table is cut short');
    const from = view.getUint32(at, true);
    const count = view.getUint32(at + 4, true);
    at += BYTES;
    if (from + count > values.length || at + count * BYTES > bytes.length)
      throw new RangeError('the table is cut short');
    for (let i = from; i < from + count; i++, at += BYTES) values[i] = view.getFloat64(at, true);
  }
  return { options, limit, values };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
