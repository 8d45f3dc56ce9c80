/**
 * The same function, remembering its last answer: many questions are asked about one position.
 *
 * @param keysOf - what the answer depends on, compared one by one: boards are long, and mostly the very same string
 */
export function rememberLast<Args extends readonly unknown[], Found>(
  keysOf: (...args: Args) => readonly (string | number)[],
  find: (...args: Args) => Found,
): (...args: Args) => Found {
  let last: { readonly keys: readonly (string | number)[]; readonly found: Found } | undefined;
  return (...args) => {
    const keys = keysOf(...args);
    if (last?.keys.every((key, i) => key === keys[i]) !== true) last = { keys, found: find(...args) };
    return last.found;
  };
}
