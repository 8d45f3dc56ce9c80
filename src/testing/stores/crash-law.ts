import * as z from 'zod/mini';
import { defineGame } from '../../kernel/define.js';
import { d6 } from '../../kernel/dice/chance.js';
import { integer, natural } from '../../kernel/schemas/schema.js';
import { oneToAct } from '../../kernel/turns.js';
import { createMatch } from '../../match/create.js';
import { openMatch } from '../../match/open.js';
import type { MatchStore } from '../../match/store.js';
import type { GameRecord } from '../../record/types.js';
import type { StoreLawSpec } from './store-law.js';

/** Enough for a snapshot, so that what is opened begins at one. */
const ACTIONS = 54;
const PLAYERS = 2;

/** Two players throw a die in turn, or call, which is not random. */
function makeTally() {
  const g = defineGame({
    id: 'tally',
    rules: 1,
    options: {},
    state: { faces: z.array(integer(1, 6)).check(z.maxLength(ACTIONS)), calls: natural(ACTIONS) },
  });
  const roll = g.action({
    outcome: d6(1).schema,
    chance: () => d6(1),
    apply(draft, _, [face], before) {
      draft.faces = [...before.faces, face as number];
    },
  });
  const call = g.action({
    apply(draft, _, __, before) {
      draft.calls = before.calls + 1;
    },
  });
  return g.game({
    title: 'Tally',
    playerCount: { min: PLAYERS, max: PLAYERS },
    actions: { roll, call },
    setup: () => ({ faces: [], calls: 0 }),
    playersToAct({ faces, calls }) {
      const played = faces.length + calls;
      return oneToAct(played < ACTIONS ? played % PLAYERS : null);
    },
    result: ({ faces, calls }) =>
      faces.length + calls < ACTIONS ? null : { winners: [], scores: null, reason: 'all is counted' },
  });
}

type Tally = ReturnType<typeof makeTally>;

const crash = new Error('the process ends');

/** The store for a process that ends at its n-th call, before the store has done it or after. */
function ending(store: MatchStore, last: number, isDone: boolean): MatchStore {
  let calls = 0;
  const wrapped =
    <Args extends unknown[], T>(run: (...args: Args) => T) =>
    async (...args: Args): Promise<Awaited<T>> => {
      calls++;
      if (calls > last || (calls === last && !isDone)) throw crash;
      const answer = await run(...args);
      if (calls >= last) throw crash;
      return answer;
    };
  const { create, append, read, find, snapshot, latest, remove } = store;
  return {
    create: wrapped(create),
    append: wrapped(append),
    read: wrapped(read),
    find: wrapped(find),
    snapshot: wrapped(snapshot),
    latest: wrapped(latest),
    remove: wrapped(remove),
  };
}

/** A process that begins the match, or opens it, and plays all that is missing; each action under a key of its own. */
async function play(tally: Tally, store: MatchStore, id: string) {
  const isThere = (await store.latest(id)) !== null;
  const match = isThere
    ? await openMatch(store, id, { game: tally })
    : await createMatch(tally, { id, players: PLAYERS, seed: 'the same for all', store });
  // From one before: the answer to that may have been lost, so that it is sent again.
  for (let n = Math.max(0, match.version - 1); n < ACTIONS; n++) {
    const action = { type: n % 5 === 4 ? 'call' : 'roll', player: n % PLAYERS } as const;
    const answer = await match.submit(action.player, action, { key: `action ${n}` });
    if (!answer.ok || answer.version !== n + 1) throw new Error(`action ${n}: ${JSON.stringify(answer)}`);
  }
  await match.close();
  return match;
}

/** The record of a match without the id that its dice are bound to. */
const played = ({ match: _, commitment: __, ...record }: GameRecord) => record;

export const crashLaw: StoreLawSpec = {
  name: 'a match survives the end of a process',
  source:
    'Wherever a process ends, before or after any call of the store, another goes on: what is sent again is there once, ' +
    'nothing is lost, and the match ends as one that nothing has befallen.',
  async check({ store, newId, expect, expectJson }) {
    const tally = makeTally();
    const whole = await play(tally, store, newId());
    const record = await whole.record(null);
    const id = newId();
    let processes = 0;
    // Each process gets a little further; the last to the end.
    for (let last = 1; ; last = (last % 7) + 1) {
      const isDone = ++processes % 2 === 0;
      try {
        await play(tally, processes > 4 * ACTIONS ? store : ending(store, last + 3, isDone), id);
        break;
      } catch (error) {
        if (error !== crash) throw error;
      }
    }
    expect(processes > 3, 'hardly a process has ended');
    const match = await openMatch(store, id, { game: tally });
    expectJson(played(await match.record(null)), played(record), 'the record');
    expectJson(match.view(null).view, whole.view(null).view, 'the position');
    await match.close();
  },
};
