/**
 * Plain data as canonical JSON (RFC 8785): no blanks, and the keys of objects sorted by their UTF-16 units, so that equal
 * data has one text.
 */
export function canonicalJson(value: unknown): string {
  const keys = new Set<string>();
  JSON.stringify(value, (key, part: unknown) => {
    keys.add(key);
    return part;
  });
  // Keys are written in the order of the list, even those that look like numbers, which objects order by themselves.
  return JSON.stringify(value, [...keys].sort());
}
