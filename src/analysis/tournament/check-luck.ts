/** @throws RangeError */
export function checkLuck(luck: unknown): void {
  if (luck !== undefined && luck !== 'removed') {
    throw new RangeError("expected luck to be 'removed', or not to be there");
  }
}
