/** The function, which doesn't look again for what was asked last: many questions are asked about one position. */
export function rememberLast<Args extends readonly unknown[], Found>(
  keyOf: (...args: Args) => string,
  find: (...args: Args) => Found,
): (...args: Args) => Found {
  let last: { readonly key: string; readonly found: Found } | undefined;
  return (...args) => {
    const key = keyOf(...args);
    if (last?.key !== key) last = { key, found: find(...args) };
    return last.found;
  };
}
