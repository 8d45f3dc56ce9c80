import type { GrowingLists } from './growing.js';

/**
 * The length of the longest path from the first node on.
 *
 * @param successors - of each node; missing ones count as ends
 * @returns `null` where a path can go on forever
 */
export function longestPath(successors: GrowingLists): number | null {
  const count = successors.length;
  const waiting = new Int32Array(count);
  for (let edge = 0; edge < edgesOf(successors); edge++) {
    const to = successors.at(edge);
    waiting[to] = (waiting[to] as number) + 1;
  }
  const lengths = new Int32Array(count);
  const open = [...waiting.keys()].filter((node) => waiting[node] === 0);
  let done = 0;
  let longest = 0;
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    done++;
    const length = (lengths[node] as number) + 1;
    for (let edge = successors.startOf(node); edge < successors.endOf(node); edge++) {
      const to = successors.at(edge);
      lengths[to] = Math.max(lengths[to] as number, length);
      longest = Math.max(longest, length);
      waiting[to] = (waiting[to] as number) - 1;
      if (waiting[to] === 0) open.push(to);
    }
  }
  return done === count ? longest : null;
}

const edgesOf = (successors: GrowingLists): number =>
  successors.length === 0 ? 0 : successors.endOf(successors.length - 1);

/**
 * The strongly connected components, each after all that can be reached from it (Tarjan).
 *
 * @param successors - of each node, all of them nodes
 */
export function* components(successors: GrowingLists): Generator<readonly number[]> {
  const count = successors.length;
  const index = new Int32Array(count).fill(-1);
  const low = new Int32Array(count);
  const isOpen = new Uint8Array(count);
  const next = new Int32Array(count);
  const open: number[] = [];
  let met = 0;
  for (let root = 0; root < count; root++) {
    if (index[root] !== -1) continue;
    // An explicit stack: games are longer than calls can be deep.
    const path = [root];
    while (path.length > 0) {
      const node = path[path.length - 1] as number;
      if (index[node] === -1) {
        index[node] = met;
        low[node] = met++;
        open.push(node);
        isOpen[node] = 1;
        next[node] = successors.startOf(node);
      }
      const edge = next[node] as number;
      if (edge < successors.endOf(node)) {
        next[node] = edge + 1;
        const to = successors.at(edge);
        if (index[to] === -1) path.push(to);
        else if (isOpen[to] === 1) low[node] = Math.min(low[node] as number, index[to] as number);
        continue;
      }
      path.pop();
      const parent = path[path.length - 1];
      if (parent !== undefined) low[parent] = Math.min(low[parent] as number, low[node] as number);
      if (low[node] !== index[node]) continue;
      const component = open.splice(open.lastIndexOf(node));
      for (const member of component) isOpen[member] = 0;
      yield component;
    }
  }
}
