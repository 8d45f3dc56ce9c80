import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AnyGame, playout, startGame } from 'dicewright';
import { d6, defineGame, drawn, illegal, list, natural, oneToAct, until } from 'dicewright/define';
import { games } from 'dicewright/games';
import { kiriki } from 'dicewright/kiriki';
import { createMatch } from 'dicewright/match';
import { commit, type GameRecord } from 'dicewright/record';
import { afterAll, describe, expect, it } from 'vitest';
import { describeChances } from '../../src/record/chances.js';
import { olderDice } from '../../src/record/older-dice.js';
import { runCommand } from '../helpers/command-io.js';
import { forgeries, sharedRecord } from './shared.js';

// A program in another language, written from the guide alone, draws every event of every game again.

const root = fileURLToPath(new URL('../../', import.meta.url));
const VERIFY = join(root, 'examples/verify.py');
const folder = mkdtempSync(join(tmpdir(), 'dicewright-chances-'));
afterAll(() => rmSync(folder, { recursive: true }));

const python = spawnSync('python3', ['--version'], { encoding: 'utf8' });
const hasPython = python.status === 0;
if (!hasPython)
  console.warn('\nNO PYTHON: nothing draws the dice a second time here, examples/verify.py is not tested.\n');

type Described = ReturnType<typeof describeChances>;

interface Judged {
  readonly code: number | null;
  /** What is said of each file, without its name. */
  readonly told: ReadonlyMap<string, readonly string[]>;
}

let written = 0;

/** What the program says of what the command has written. */
function judged(all: Readonly<Record<string, unknown>>, ...flags: string[]): Judged {
  const run = join(folder, `${written++}`);
  const names = new Map(Object.keys(all).map((name, i) => [`${run}-${i}.json`, name]));
  for (const [file, name] of names) writeFileSync(file, JSON.stringify(all[name]));
  const { status, stdout, stderr } = spawnSync('python3', [VERIFY, ...names.keys(), ...flags], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  expect(stderr).toBe('');
  const told = new Map<string, string[]>(Object.keys(all).map((name) => [name, []]));
  for (const line of stdout.trimEnd().split('\n')) {
    const end = line.indexOf('.json: ') + 5;
    told.get(names.get(line.slice(0, end)) ?? '')?.push(line.slice(end + 2));
  }
  return { code: status, told };
}

/** A game that a seed has played, by as many as can. */
function played(game: AnyGame, options: object, seed: string, maxActions: number): GameRecord {
  const players = game.playersFor(options).at(-1) as number;
  const { actions, result } = playout(game, { players, options, seed, maxActions });
  const record = startGame(game, { players, options, seed }).toRecord() as GameRecord;
  return { ...record, actions, ...(result && { result }), seed };
}

const kindsIn = (value: unknown, found: Set<string>): Set<string> => {
  if (typeof value === 'object' && value !== null) {
    if ('kind' in value && typeof value.kind === 'string') found.add(value.kind);
    for (const part of Object.values(value)) kindsIn(part, found);
  }
  return found;
};

/** What no built-in game throws. */
const ofAuthors = ['drawn', 'until'];
const KINDS = [
  ...[
    'always',
    'anew',
    'combined',
    'die',
    'drawn',
    'inserted',
    'joined',
    'list',
    'mixture',
    'placed',
    'poured',
    'repeated',
  ],
  ...['rollOff', 'shuffled', 'told', 'until', 'weighted'],
];

describe.skipIf(!hasPython)('examples/verify.py', () => {
  it('draws what the seed gives, in every game and every variant', async () => {
    const all: Record<string, Described> = {};
    const kinds = new Set<string>();
    let variants = 0;
    for (const { id, load } of Object.values(games)) {
      const game: AnyGame = await load();
      for (const [i, options] of game.variants.entries()) {
        variants++;
        const record = played(game, options, `${id} ${i}`, 60);
        const described = describeChances(record, game);
        kindsIn(described.chances, kinds);
        expect(described.chances.length, id).toBe(record.actions.filter((action) => 'outcome' in action).length);
        all[`${id} ${i}`] = described;
      }
    }
    const { code, told } = judged(all);
    const wrong = [...told].filter(([, lines]) => !/^\d+ outcomes, all as the seed gives them$/.test(lines.join()));
    expect(wrong).toEqual([]);
    expect(code).toBe(0);
    expect(told.size).toBe(variants);
    expect([...kinds].sort()).toEqual(KINDS.filter((kind) => !ofAuthors.includes(kind)));
    const outcomes = [...told.values()].reduce((sum, [line]) => sum + Number.parseInt(line ?? '', 10), 0);
    expect(outcomes).toBeGreaterThan(3_000);
    expect(Object.keys(games).length).toBe(60);
  });

  it('draws bags that empty, and what is thrown until something comes', () => {
    const tiles = ['red', 'green', { wild: true }];
    const g = defineGame({
      id: 'tiles',
      rules: 1,
      options: {},
      state: { left: list(natural(9), 3, 3), throws: natural(20) },
    });
    const takeOne = g.action({
      outcome: drawn(tiles, [1, 1, 1]).schema,
      check: ({ left }) => (left.every((count) => count === 0) ? illegal('TIL-1', 'the bag is empty') : undefined),
      chance: ({ left }) => drawn(tiles, left),
      apply(draft, _, tile) {
        const at = tiles.findIndex((one) => JSON.stringify(one) === JSON.stringify(tile));
        draft.left[at] = (draft.left[at] ?? 0) - 1;
      },
    });
    const takeTwo = g.action({
      outcome: drawn(tiles, [2, 2, 2], 2).schema,
      check: ({ left }) => (left.reduce((a, b) => a + b, 0) < 2 ? illegal('TIL-2', 'less than two') : undefined),
      chance: ({ left }) => drawn(tiles, left, 2),
      apply(draft, _, two) {
        for (const tile of two) {
          const at = tiles.findIndex((one) => JSON.stringify(one) === JSON.stringify(tile));
          draft.left[at] = (draft.left[at] ?? 0) - 1;
        }
      },
    });
    const doubles = until(d6(2), ([a, b]) => a === b, 8);
    const throwDice = g.action({
      outcome: doubles.schema,
      chance: () => doubles,
      apply(draft, _action, _outcome, { throws }) {
        draft.throws = throws + 1;
      },
    });
    const game = g.game({
      title: 'Tiles',
      playerCount: { min: 1, max: 1 },
      actions: { takeOne, takeTwo, throw: throwDice },
      setup: () => ({ left: [9, 8, 3], throws: 0 }),
      playersToAct: ({ throws }) => oneToAct(throws < 20 ? 0 : null),
      result: ({ throws }) => (throws < 20 ? null : { winners: [0], scores: null, reason: 'Enough.' }),
    }) as unknown as AnyGame;
    const all = Object.fromEntries(
      ['one', 'two', 'three'].map((seed) => [seed, describeChances(played(game, {}, seed, 100), game)]),
    );
    const { code, told } = judged(all);
    expect([...told.values()].flat().filter((line) => !line.includes('all as the seed gives them'))).toEqual([]);
    expect(code).toBe(0);
    for (const kind of [...ofAuthors, 'weighted']) expect([...kindsIn(all, new Set())]).toContain(kind);
  });

  /** A finished match, and what its players kept. */
  async function finished() {
    const match = await createMatch(kiriki, { id: 'friday', players: 2, seed: 'a match' });
    const { commitment } = match.view(0);
    for (let [seat] = match.view(0).toAct; seat !== undefined; [seat] = match.view(0).toAct) {
      const { view } = match.view(seat);
      const score = [...kiriki.legalActions(view, seat)].find(({ type }) => type === 'score');
      await match.submit(seat, score ?? { type: 'roll', player: seat, dice: [0, 1, 2, 3, 4] });
    }
    return { record: (await match.record(0)) as GameRecord<Rolled>, commitment: commitment as string };
  }
  type Rolled = GameRecord['actions'][number] & { readonly outcome?: readonly number[] };

  const rolledAt = ({ actions }: GameRecord<Rolled>): number[] =>
    actions.flatMap(({ outcome }, i) => (outcome ? [i] : []));
  const withAction = (record: GameRecord<Rolled>, index: number, change: object): GameRecord<Rolled> => ({
    ...record,
    actions: record.actions.map((action, i) => (i === index ? { ...action, ...change } : action)),
  });

  it('finds every record that somebody has tampered with, or the command doesn’t take it', async () => {
    const { record, commitment } = await finished();
    const rolls = rolledAt(record);
    const [first, second] = rolls as [number, number];
    const [one, other] = [record.actions[first], record.actions[second]] as [Rolled, Rolled];
    const { seed: _, ...sealed } = record;
    const { match: __, ...unbound } = record;
    const tampered: Record<string, object> = {
      'another commitment': { ...record, commitment: commit('another') },
      'a commitment of the old form': { ...unbound, commitment: commit(record.seed as string) },
      'another match': { ...record, match: 'saturday' },
      'other options': { ...record, options: { repeat: false } },
      'other dice': { ...record, dice: 2 },
      'another seed': { ...record, seed: 'another' },
      'no seed': sealed,
      'another order of outcomes': withAction(withAction(record, first, { outcome: other.outcome }), second, {
        outcome: one.outcome,
      }),
      'another order within an outcome': withAction(record, first, { outcome: [...(one.outcome ?? [])].reverse() }),
      'an event that is gone': { ...record, actions: record.actions.toSpliced(first, 2) },
      'the last event that is gone': { ...record, actions: record.actions.slice(0, -2) },
      'the end that is gone, and its result': { ...record, actions: record.actions.slice(2), result: undefined },
      'another result': { ...record, result: { winners: [0, 1], scores: [1, 1], reason: '' } },
      'actions of another player': withAction(record, first, { player: 1 }),
    };
    for (const index of rolls) {
      const { outcome = [] } = record.actions[index] as Rolled;
      const die = ((outcome[0] as number) % 6) + 1;
      tampered[`another outcome of action ${index}`] = withAction(record, index, {
        outcome: [die, ...outcome.slice(1)],
      });
    }
    const found = new Map<string, string>();
    const described: Record<string, unknown> = {};
    for (const [name, told] of Object.entries({ untouched: record, ...tampered })) {
      const files = { 'game.json': JSON.stringify(told) };
      const args = ['chances', 'game.json', '--out', 'other.json'];
      const { code, stderr, written: out } = await runCommand(args, { files });
      if (code === 0) described[name] = JSON.parse(out.get('other.json') ?? '');
      else found.set(name, `${code} ${stderr}`);
    }
    const { code, told } = judged(described, '--commitment', commitment);
    expect(code).toBe(1);
    expect(told.get('untouched')).toEqual([`${rolls.length} outcomes, all as the seed gives them`]);
    for (const name of Object.keys(tampered)) {
      const said = found.get(name) ?? told.get(name)?.join('\n') ?? '';
      expect([name, said]).toEqual([name, expect.not.stringMatching(/^$|all as the seed gives them/)]);
    }
    expect(told.size).toBeGreaterThan(rolls.length);
    expect(told.get('another seed')).toEqual([
      'seed: it is not the one that the commitment was made for',
      ...rolls.map((_, i) => expect.stringMatching(new RegExp(`^action \\d+, event ${i}: the seed gives `))),
    ]);
  });

  it('finds what somebody has tampered with in what the command has written', async () => {
    const { record } = await finished();
    const described = describeChances(record as GameRecord, kiriki as unknown as AnyGame);
    const { chances, table } = described;
    const [first] = chances;
    const loaded = { kind: 'always', outcome: [6, 6, 6, 6, 6] };
    const all = {
      'another game': { ...described, table: { ...table, game: 'krakatoa' } },
      'other rules': { ...described, table: { ...table, rules: 2 } },
      'other options': { ...described, table: { ...table, options: { ...table?.options, repeat: 7 } } },
      'no table': { ...described, table: null },
      'an event less': { ...described, chances: chances.slice(1) },
      'an event more': { ...described, chances: [...chances, first] },
      'another order': { ...described, chances: [...chances].reverse() },
      'other numbers': { ...described, chances: chances.map((one) => ({ ...one, event: one.event + 1 })) },
      'loaded dice': { ...described, chances: chances.map((one) => ({ ...one, chance: loaded })) },
      'nobody’s dice': { ...described, chances: chances.map((one) => ({ ...one, chance: { kind: 'unknown' } })) },
      'another format': { ...described, format: 'dicewright/1' },
    };
    const { code, told } = judged(all);
    expect(code).toBe(1);
    for (const name of Object.keys(all)) {
      expect([name, told.get(name)?.join('\n')]).toEqual([name, expect.not.stringMatching(/^$|all as the seed gives/)]);
    }
  });

  it('draws what the links of all give, in every game, and finds what was tampered with', async () => {
    const all: Record<string, Described> = {};
    for (const { id, load } of Object.values(games)) {
      const game: AnyGame = await load();
      const record = await sharedRecord(game, 20, id < 'm');
      all[id] = describeChances(record, game);
    }
    const { code, told } = judged(all);
    const wrong = [...told].filter(
      ([, lines]) => !/^\d+ outcomes, all as the links of all give them$/.test(lines.join()),
    );
    expect(wrong).toEqual([]);
    expect(code).toBe(0);
    expect(told.size).toBe(60);

    const record = await sharedRecord(kiriki as unknown as AnyGame, 40, true);
    const { commitment } = record;
    const described: Record<string, unknown> = {};
    const found = new Map<string, string>();
    for (const [name, forged] of Object.entries({ untouched: record, ...forgeries(record) })) {
      const args = ['chances', 'game.json', '--out', 'other.json'];
      const run = await runCommand(args, { files: { 'game.json': JSON.stringify(forged) } });
      if (run.code === 0) described[name] = JSON.parse(run.written.get('other.json') ?? '');
      else found.set(name, `${run.code} ${run.stderr}`);
    }
    const judgement = judged(described, '--commitment', commitment as string);
    expect(judgement.told.get('untouched')?.join()).toMatch(/^\d+ outcomes, all as the links of all give them$/);
    for (const name of Object.keys(forgeries(record))) {
      const said = found.get(name) ?? judgement.told.get(name)?.join('\n') ?? '';
      expect([name, said]).toEqual([name, expect.not.stringMatching(/^$|all as the links of all give/)]);
    }
    expect(judgement.told.size).toBeGreaterThan(10);
  });

  it('draws the dice of version 2, and takes commitments of the old form', async () => {
    const { record } = await finished();
    const seed = 'friday night';
    const dice = olderDice(seed);
    let state = kiriki.setup({ players: 1 });
    const roll = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] } as const;
    const first = { ...roll, outcome: dice.draw(kiriki.chance(state, roll) as never, 0) as number[] };
    state = kiriki.reduce(state, first);
    const score = { type: 'score', player: 0, pattern: 'chance' } as const;
    const { match: _, result: __, ...rest } = record;
    const old = { ...rest, players: 1, dice: 2, actions: [first, score], seed, commitment: commit(seed) } as const;
    const game = kiriki as unknown as AnyGame;
    const { code, told } = judged({
      well: describeChances(old as GameRecord, game),
      ill: describeChances({ ...old, dice: 3 } as GameRecord, game),
    });
    expect([code, told.get('well')]).toEqual([1, ['1 outcomes, all as the seed gives them']]);
    expect(told.get('ill')?.[0]).toContain('event 0: the seed gives ');
  });

  it('draws the vectors of the guide', () => {
    const guide = readFileSync(join(root, 'docs/reference/dice-and-fairness.md'), 'utf8');
    const vectors = JSON.parse(/```json vectors\n([\s\S]*?)```/.exec(guide)?.[1] ?? '[]') as [object, unknown][];
    const all = vectors.map(([chance, outcome]) => [
      JSON.stringify(chance),
      {
        format: 'dicewright/chances 1',
        record: { dice: 3, seed: 'friday night', options: {}, actions: [{ outcome }] },
        table: null,
        chances: [{ action: 0, event: 0, chance }],
      },
    ]);
    const { code, told } = judged(Object.fromEntries(all));
    expect([...told.values()].flat().filter((line) => !line.startsWith('1 outcomes, all'))).toEqual([]);
    expect(code).toBe(0);
    const shown = new Set<string>();
    for (const [chance] of vectors) kindsIn(chance, shown);
    expect([...shown].sort()).toEqual(KINDS);
  });
});
