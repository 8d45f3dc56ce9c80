import { describe, expect, it } from 'vitest';
import { tournament } from '../src/analysis/tournament/tournament.js';
import { builtInEntry } from '../src/catalogue/games.js';
import { games } from '../src/catalogue.js';
import { createRng } from '../src/kernel/dice/random.js';
import type { AnyAction, AnyGame, DeepReadonly, Envelope } from '../src/kernel/types.js';
import { createMatch } from '../src/match/create.js';
import { memoryStore } from '../src/match/memory-store.js';
import type { Picture, PictureOptions } from '../src/picture/picture.js';
import { happened } from '../src/play/happened.js';
import { groupSeats, type Seat, seatToPlay } from '../src/pyramid/groups.js';
import { verifyRecord } from '../src/record/index.js';
import { startGame } from '../src/session/start.js';
import { chosenIds, isFiltered, loadAnyGame } from './helpers/chosen-games.js';
import { runCommand } from './helpers/command-io.js';

// Games say in the catalogue that groups can play them; how, their variants say.

/** The options of which all of these games have those. */
interface InGroups {
  readonly groups: readonly number[];
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];
const SIX = NAMES.length;

const ids = chosenIds.filter((id) => games[id].playerCount.withGroups !== undefined);

const inGroups = (options: object): options is InGroups => 'groups' in options;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The options of which groups are six people. */
function sixOf(game: AnyGame): InGroups {
  const six = game.variants.filter(inGroups).find(({ groups }) => sum(groups) === SIX);
  if (six === undefined) throw new Error(`${game.id}: no variant has groups of six people together`);
  return six;
}

interface Played {
  readonly states: readonly DeepReadonly<Envelope>[];
  readonly actions: readonly AnyAction[];
  readonly record: object;
}

/** A random game to its end. */
function played(game: AnyGame, players: number, options: object, seed: string): Played {
  const session = startGame(game, { players, options, names: NAMES.slice(0, players), seed });
  const rng = createRng(`groups ${seed}`);
  const states = [session.state];
  const actions: AnyAction[] = [];
  for (let n = 0; n < 5000; n++) {
    const action = game.sampleAction(session.state, rng);
    if (action === null) break;
    states.push(happened(session.play(action)).state);
    actions.push(action);
  }
  return { states, actions, record: session.toRecord() };
}

const inWords = (names: readonly string[]): string => names.join(', ').replace(/, ([^,]+)$/, ' and $1');

/** Who had turns, one after the other. */
const turnsOf = (players: readonly number[]): number[] => players.filter((player, at) => player !== players[at - 1]);

it('sees games', () => {
  expect(ids.length).toBeGreaterThan(isFiltered ? 0 : 5);
});

describe.each(ids)('groups in %s', (id) => {
  it('are as many people as they have members, and nobody has to play in one', async () => {
    const game = await loadAnyGame(id);
    const { max, withGroups = 0 } = game.playerCount;
    const sets = game.variants.filter(inGroups);
    expect(sets.length).toBeGreaterThan(0);
    // Some of them are of different sizes.
    expect(sets.some(({ groups }) => new Set(groups).size > 1)).toBe(true);
    for (const options of sets) {
      expect(game.playersFor(options)).toEqual([sum(options.groups)]);
      expect(game.setup({ players: sum(options.groups), options }).options).toMatchObject(options);
    }
    expect(game.setup({ players: game.playersFor()[0] ?? 0 }).options).toMatchObject({ groups: [] });
    expect(Math.max(...game.playersFor())).toBe(max);
    expect(withGroups).toBeGreaterThanOrEqual(SIX);
    for (const groups of [[SIX], [1, 1, 1, 1, 2], [5, 1]]) {
      expect(() => game.setup({ players: SIX, options: { groups } })).toThrow(/INVALID|groups|values|integer/);
    }
  });

  it('take turns A1 B1 A2 B2 …, everybody acts, and a side wins with all of its members', async () => {
    const game = await loadAnyGame(id);
    for (const options of game.variants.filter(inGroups)) {
      const { groups } = options;
      const seats = groupSeats(groups);
      const playerAt = ({ side, member }: Seat) =>
        seats.findIndex((seat) => seat.side === side && seat.member === member);
      for (const seed of ['one', 'two']) {
        const { states, actions } = played(game, seats.length, options, seed);
        const turns = turnsOf(actions.map(({ player }) => player));
        // Later on somebody may be without dice.
        const begun = 2 * groups.length;
        const due = Array.from({ length: begun }, (_, turn) => playerAt(seatToPlay(turn, groups)));
        expect(turns.slice(0, begun)).toEqual(due);
        expect([...new Set(turns)].sort()).toEqual([...seats.keys()]);
        const last = states.at(-1) as Envelope;
        const { winners, scores } = game.result(last) ?? {};
        expect(winners?.length).toBeGreaterThan(0);
        for (const [player, { side }] of seats.entries()) {
          const first = playerAt({ side, member: 0 });
          expect([player, winners?.includes(player)]).toEqual([player, winners?.includes(first)]);
          expect(scores?.[player]).toBe(scores?.[first]);
        }
      }
    }
  });

  it('are six in a record that replays, with their names in its sentences and pictures', async () => {
    const game = await loadAnyGame(id);
    const options = sixOf(game);
    const { states, actions, record } = played(game, SIX, options, 'record');
    expect(record).toMatchObject({ players: SIX, options, names: NAMES });
    expect(verifyRecord(record, game).ok).toBe(true);
    const draw = (await builtInEntry(id).part('picture')) as (view: unknown, options: PictureOptions) => Picture;
    const sides = options.groups.map((_, side) =>
      groupSeats(options.groups).flatMap((seat, player) => (seat.side === side ? [NAMES[player] as string] : [])),
    );
    for (const [n, state] of [...states.entries()].filter(([at]) => at % 10 === 0 || at === actions.length)) {
      const [acting] = game.playersToAct(state);
      const picture = draw(state, { names: NAMES });
      const sheet = picture.parts.find((part) => part.kind === 'sheet');
      const headings = sheet?.kind === 'sheet' ? sheet.columns.map(({ heading }) => heading) : [];
      expect(headings).toEqual(sides.map(inWords));
      if (acting === undefined) {
        const { winners = [] } = game.result(state) ?? {};
        const won = sides.filter((names) => names.some((name) => winners.includes(NAMES.indexOf(name))));
        const many = won[0]?.length === 1 ? 's' : '';
        const others = won.slice(1).map((names) => ` with ${inWords(names)}`);
        const win = others.length === 0 ? `win${many}` : `share${many} the win`;
        expect(picture.summary).toContain(`${inWords(won[0] ?? [])} ${win}${others.join(' and')}.`);
      } else {
        expect(picture.summary).toContain(`${NAMES[acting]} `);
        const current = sheet?.kind === 'sheet' ? sheet.columns.findIndex((column) => column.current) : -1;
        expect(sides[current]).toContain(NAMES[acting]);
        const action = actions[n] as AnyAction;
        const next = states[n + 1] as Envelope;
        const withOutcome = (record as { readonly actions: readonly AnyAction[] }).actions[n] ?? action;
        const told = game.describe(state, withOutcome, next, { names: NAMES });
        expect(NAMES.some((name) => told.includes(name))).toBe(true);
        expect(told).not.toMatch(/player \d/i);
      }
    }
  });

  it('are six seats of a match, of which each plays its own turns', async () => {
    const game = await loadAnyGame(id);
    const options = sixOf(game);
    const match = await createMatch(game, { id: 'm', players: SIX, options, seed: 'groups', store: memoryStore() });
    const rng = createRng('groups');
    const seen = new Set<number>();
    for (let n = 0; n < 60 && match.view(null).result === null; n++) {
      const [seat = 0] = match.view(null).toAct;
      const other = (seat + 1) % SIX;
      const action = game.sampleAction(match.view(seat).view, rng, seat) as AnyAction;
      const refused = await match.submit(other, action, { at: n, key: `${n} not` });
      expect(refused.ok).toBe(false);
      expect(await match.submit(seat, action, { at: n, key: `${n}` })).toMatchObject({ ok: true, version: n + 1 });
      seen.add(seat);
    }
    expect(seen.size).toBe(SIX);
    expect(verifyRecord(await match.save(), game).ok).toBe(true);
  });

  it('are six bots of a tournament', async () => {
    const game = await loadAnyGame(id);
    const options = sixOf(game);
    const bots = ['random', 'random'] as const;
    const result = await tournament({ game, bots, games: 2, seed: 'groups', options, players: SIX });
    expect(result).toMatchObject({ players: SIX, unfinished: 0 });
  });

  it('are six players of the command', async () => {
    const game = await loadAnyGame(id);
    const options = JSON.stringify(sixOf(game));
    const simulated = [
      'simulate',
      id,
      '--players',
      `${SIX}`,
      '--options',
      options,
      '--games',
      '2',
      '--seed',
      's',
      '--json',
    ];
    const { code, stdout, stderr } = await runCommand(simulated);
    expect([code, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toMatchObject({ game: id, players: SIX, games: 2, unfinished: 0 });
  });
});
