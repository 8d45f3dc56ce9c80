import { KIRIKI_LINE, type KirikiTable, SHEETS, type SheetState, UPPER_LINES } from './table.js';

const UPPER_SHEETS = 1 << UPPER_LINES;
const DICE = 5;

/** Sheets that differ in their upper sums alone. */
export interface SheetRow extends Omit<SheetState, 'upper'> {
  /** The sums that can come about, ascending, up to the limit. */
  readonly sums: readonly number[];
}

/** Which upper sums each set of used upper lines can hold, up to the limit, if these are added to those of a sheet. */
function reachableSums(from: SheetState, limit: number): readonly (readonly number[])[] {
  const sums: Set<number>[] = Array.from({ length: UPPER_SHEETS }, () => new Set<number>());
  const first = from.used & (UPPER_SHEETS - 1);
  sums[first]?.add(from.upper);
  for (let used = first + 1; used < UPPER_SHEETS; used++) {
    if ((used & first) !== first) continue;
    const line = 31 - Math.clz32(used & ~first);
    for (const sum of sums[used ^ (1 << line)] ?? []) {
      for (let dice = 0; dice <= DICE; dice++) sums[used]?.add(Math.min(sum + dice * (line + 1), limit));
    }
  }
  return sums.map((set) => [...set].sort((one, other) => one - other));
}

/** All sheets that this one can lead to, itself included, each row before those that can lead to it. */
export function sheetsFrom(from: SheetState, { options: { repeat }, limit }: KirikiTable): SheetRow[] {
  const reachable = reachableSums(from, limit);
  const rows: SheetRow[] = [];
  for (let used = SHEETS - 1; used >= from.used; used--) {
    if ((used & from.used) !== from.used) continue;
    const sums = reachable[used & (UPPER_SHEETS - 1)] ?? [];
    const fillsKiriki = repeat && ((used & ~from.used) >> KIRIKI_LINE) % 2 === 1;
    if (!from.hasKiriki) rows.push({ used, hasKiriki: false, sums });
    if (from.hasKiriki || fillsKiriki) rows.push({ used, hasKiriki: true, sums });
  }
  return rows;
}

/** The most that empty upper lines can add to the sum. */
export function mostToCome(used: number): number {
  let most = 0;
  for (let line = 0; line < UPPER_LINES; line++) if (((used >> line) & 1) === 0) most += DICE * (line + 1);
  return most;
}
