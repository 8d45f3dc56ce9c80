/** Sorts a short list of numbers in place, several times as fast as its own `sort`. @internal */
export function sortAscending(list: number[]): number[] {
  for (let i = 1; i < list.length; i++) {
    const value = list[i] as number;
    let at = i;
    for (; at > 0 && (list[at - 1] as number) > value; at--) list[at] = list[at - 1] as number;
    list[at] = value;
  }
  return list;
}
