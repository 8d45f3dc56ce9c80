import { createSeed } from '../../kernel/dice/seed.js';
import { plainEqual } from '../../kernel/plain.js';
import type { AnyAction } from '../../kernel/types.js';
import type { Entry, MatchHeader, MatchStore } from '../../match/store.js';

export interface StoreBench {
  readonly store: MatchStore;
  /** An id that no match has had, in a store that may be used already. */
  readonly newId: () => string;
  /** Begins a log of `length` entries. @returns its id */
  readonly newLog: (length?: number) => Promise<string>;
  /** Counts a check and fails unless it holds. */
  readonly expect: (holds: boolean, why: string) => void;
  /** {@link StoreBench.expect} for equal JSON, the order of keys included. */
  readonly expectJson: (actual: unknown, expected: unknown, what: string) => void;
}

export interface StoreLawSpec {
  readonly name: string;
  readonly source: string;
  readonly check: (bench: StoreBench) => Promise<void>;
}

export const someHeader: MatchHeader = Object.freeze({
  format: 'dicewright/1',
  game: 'tally',
  rules: 1,
  players: 2,
  options: {},
});

/** An entry that differs for every version. */
export const someEntry = (version: number, key?: string): Entry => ({
  seat: version % 2,
  action: { type: 'count', player: version % 2, version } as AnyAction,
  ...(key !== undefined && { key, sent: key }),
});

function shortly(value: unknown): string {
  const json = JSON.stringify(value) ?? 'nothing';
  return json.length > 200 ? `${json.slice(0, 200)}…` : json;
}

export function benchOf(store: MatchStore, count: () => void): StoreBench {
  const expect: StoreBench['expect'] = (holds, why) => {
    count();
    if (!holds) throw new Error(why);
  };
  const newId = (): string => `law ${createSeed()}`;
  return {
    store,
    newId,
    async newLog(length = 0) {
      const id = newId();
      expect((await store.create(id, someHeader)) === true, 'create: expected true for a new id');
      for (let version = 0; version < length; version++) {
        const isAppended = await store.append(id, version, someEntry(version, `key ${version}`));
        expect(isAppended === true, `append: expected true for entry ${version} of a log that has ${version}`);
      }
      return id;
    },
    expect,
    expectJson(actual, expected, what) {
      const told = `${what}: expected ${shortly(expected)}, got ${shortly(actual)}`;
      expect(plainEqual(actual, expected), told);
      expect(JSON.stringify(actual) === JSON.stringify(expected), `${told}, in another order`);
    },
  };
}
