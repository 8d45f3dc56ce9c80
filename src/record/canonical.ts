/**
 * Plain data as canonical JSON (RFC 8785): no blanks, and the keys of objects sorted by their UTF-16 units, so that there is one
 * text for what is the same.
 */
export function canonicalJson(value: unknown): string {
  const keys = new Set<string>();
  JSON.stringify(value, (key, part: unknown) => {
    keys.add(key);
    return part;
  });
  // Objects are written in the order of the list, also keys that look like numbers, of which they have an order of their own.
  return JSON.stringify(value, [...keys].sort());
}
