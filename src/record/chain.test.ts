import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chainOf, isNext, LINKS, linkBefore, linksUpTo } from './chain.js';

const chain = chainOf('friday night', 'friday', 0);
const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

describe('a chain', () => {
  it('is as the guide says: each link is the hash of the next, the last one is committed to', () => {
    // As Python's hashlib has it: sha256(b'dicewright/1 link\n' + b'0' * 64).
    expect(linkBefore('0'.repeat(64))).toBe('5846ba31094fab145f4b7541af3eb08cbd56eef6a1e59faa9ea07f49e559e9ae');
    expect(linkBefore('ab')).toBe(sha256('dicewright/1 link\nab'));
    expect(`sha256:${linkBefore(chain.linkAt(0))}`).toBe(chain.commitment);
    for (const index of [1, 62, 63, 64, 65, 1_000, LINKS - 1]) {
      expect(linkBefore(chain.linkAt(index))).toBe(chain.linkAt(index - 1));
    }
  });

  it('begins with the hash of match, place and seed', () => {
    expect(chain.linkAt(LINKS - 1)).toBe(sha256('dicewright/1 chain\n{"match":"friday","place":0}\nfriday night'));
    expect(LINKS).toBe(4_096);
  });

  it('is another for another seed, match or place', () => {
    const others = [
      chainOf('friday', 'friday', 0),
      chainOf('friday night', 'saturday', 0),
      chainOf('friday night', 'friday', 1),
    ];
    expect(new Set([chain, ...others].map((one) => one.commitment)).size).toBe(4);
    expect(chainOf('friday night', 'friday', 0).commitment).toBe(chain.commitment);
  });

  it('tells from its last link how many were revealed, and all of them', () => {
    for (const count of [1, 2, 65, LINKS]) {
      const links = linksUpTo(chain.linkAt(count - 1), chain.commitment);
      expect([links.length, links[0], links.at(-1)]).toEqual([count, chain.linkAt(0), chain.linkAt(count - 1)]);
    }
    expect(linksUpTo(undefined, chain.commitment)).toEqual([]);
    expect(linksUpTo('0'.repeat(64), chain.commitment)).toEqual([]);
    expect(linksUpTo(chain.commitment.slice(7), chain.commitment)).toEqual([]);
  });

  it('gives no more links than it may have, though there were more', () => {
    let end = 'no chain of ours';
    for (let n = 0; n < LINKS + 1; n++) end = linkBefore(end);
    expect(linksUpTo(linkBefore('no chain of ours'), `sha256:${end}`)).toHaveLength(LINKS);
    expect(linksUpTo('no chain of ours', `sha256:${end}`)).toEqual([]);
  });

  it('goes on with the link of which the last was made, at first with that of what was committed to', () => {
    const [first, second, third] = [0, 1, 2].map(chain.linkAt) as [string, string, string];
    expect(isNext(first, null, chain.commitment)).toBe(true);
    expect(isNext(second, first, chain.commitment)).toBe(true);
    expect(isNext(second, null, chain.commitment)).toBe(false);
    expect(isNext(third, first, chain.commitment)).toBe(false);
    expect(isNext(first, first, chain.commitment)).toBe(false);
    expect(isNext(first, null, chain.commitment.slice(7))).toBe(false);
  });
});
