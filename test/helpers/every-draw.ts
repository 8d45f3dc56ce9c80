/** Every order of drawing `count` of the items, were they all different. */
export function everyDraw<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, i) =>
    everyDraw([...items.slice(0, i), ...items.slice(i + 1)], count - 1).map((rest) => [item, ...rest]),
  );
}
