import { createReducer, seededDice, startGame } from 'dicewright';
import { games } from 'dicewright/games';
import { kiriki } from 'dicewright/kiriki';
import { createMatch } from 'dicewright/match';
import { commit, type GameRecord, readRecord, recordLines, toText, verifyLines, verifyRecord } from 'dicewright/record';
import { beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../helpers/command-io.js';

const ALL = [0, 1, 2, 3, 4] as const;
const roll = { type: 'roll', player: 0, dice: ALL } as const;

/** A record of a first roll under a seed, as whoever has chosen the seed would write it. */
function rolledUnder(seed: string): GameRecord {
  const game = startGame(kiriki, { players: 2, seed });
  game.play(roll);
  return game.toRecord({ secrets: true }) as GameRecord;
}

/** A seed whose first roll is worth having, found by trying. */
function luckySeed(): string {
  const first = kiriki.setup({ players: 2 });
  for (let i = 0; ; i++) {
    const seed = `try ${i}`;
    if (createReducer(kiriki, seededDice(seed))(first, roll).dice.every((die) => die >= 5)) return seed;
  }
}

/** A match to its end, and what its players were shown before the first action. */
async function played(id: string, options = {}) {
  const match = await createMatch(kiriki, { id, players: 1, options, seed: `seed of ${id}` });
  const { commitment } = match.view(0);
  for (let { view, result } = match.view(0); result === null; { view, result } = match.view(0)) {
    const legal = [...kiriki.legalActions(view, 0)];
    await match.submit(0, legal.find(({ type }) => type === 'score') ?? roll);
  }
  return { record: (await match.record(0)) as GameRecord, commitment: commitment as string };
}

let record: GameRecord;
let commitment: string;
beforeAll(async () => {
  ({ record, commitment } = await played('friday'));
});
const kindsOf = (found: { readonly deviations: readonly { readonly kind: string; readonly message: string }[] }) =>
  found.deviations.map(({ kind, message }) => `${kind}: ${message}`);

describe('a commitment that was kept', () => {
  it('finds a seed that was searched for a roll chosen first, which the record’s own commitment can’t', () => {
    const promised = rolledUnder('what was promised').commitment as string;
    const forged = rolledUnder(luckySeed());
    expect(verifyRecord(forged, kiriki)).toMatchObject({ ok: true, commitment: { compared: 'own', form: 'table' } });
    const report = verifyRecord(forged, kiriki, { commitment: promised });
    expect(report).toMatchObject({ ok: false, commitment: { compared: 'kept', form: 'table' } });
    expect(kindsOf(report)).toEqual(['commitment: record: seed: it is not the one that the commitment was made for']);
    const { commitment: _, ...bare } = forged;
    expect(kindsOf(verifyRecord(bare, kiriki, { commitment: promised }))).toEqual([
      'commitment: record: seed: it is not the one that the commitment was made for',
    ]);
  });

  it('of a match is that of its record', async () => {
    expect(record).toMatchObject({ match: 'friday', commitment });
    for (const options of [{ commitment }, undefined]) {
      const compared = options ? 'kept' : 'own';
      const told = { ok: true, commitment: { compared, form: 'table' } };
      expect(verifyRecord(record, kiriki, options)).toMatchObject(told);
      expect(await verifyRecord(record, games, options)).toMatchObject(told);
      expect(verifyLines(() => [...recordLines(record)].join(''), kiriki, options)).toMatchObject(told);
      expect(verifyLines(() => toText(record, kiriki), kiriki, options)).toMatchObject(told);
    }
    expect(readRecord(toText(record, kiriki), kiriki)).toEqual(record);
  });

  it('wants a seed: a host that tells none proves nothing', () => {
    const { seed: _, ...sealed } = record;
    const { commitment: __, ...bare } = sealed;
    for (const without of [sealed, bare]) {
      const report = verifyRecord(without, kiriki, { commitment });
      expect(report.commitment).toEqual({ compared: null, form: null });
      expect(kindsOf(report)).toEqual(['commitment: record: seed: it is missing']);
    }
    expect(verifyRecord(sealed, kiriki)).toMatchObject({ ok: true, commitment: { compared: null, form: null } });
  });

  it('binds game, rules, options, players and match', async () => {
    const others = [
      { match: 'saturday' },
      { match: '' },
      { match: undefined },
      { options: { repeat: false } },
      { players: 2 },
    ];
    for (const change of others) {
      for (const options of [{ commitment }, undefined]) {
        const kinds = kindsOf(verifyRecord({ ...record, ...change }, kiriki, options));
        expect(kinds).toContain('commitment: record: seed: it is not the one that the commitment was made for');
      }
    }
    // Options that say what goes without saying are the same options.
    const said = { ...record, options: { ...kiriki.setup({ players: 1 }).options } };
    expect(verifyRecord(said, kiriki, { commitment }).ok).toBe(true);
    const other = await played('friday', { repeat: false });
    expect(other.commitment).not.toBe(commitment);
  });

  it('is not made for dice of a version that whoever tells the record may choose', () => {
    for (const dice of [2, undefined]) {
      const told = kindsOf(verifyRecord({ ...record, dice }, kiriki, { commitment }));
      expect(told).toContain('commitment: record: seed: it is not the one that the commitment was made for');
    }
    const old = { ...record, match: undefined, dice: undefined, commitment: commit(record.seed as string) };
    expect(verifyRecord(old, kiriki)).toMatchObject({ ok: true, commitment: { compared: 'own', form: 'old' } });
    expect(verifyRecord(old, kiriki, { commitment }).ok).toBe(false);
  });

  it('is not made for a game that begins elsewhere', () => {
    const from = { ...kiriki.setup({ players: 1 }), events: 3 };
    const begun = { ...record, format: 'dicewright/2', actions: [], result: undefined, from };
    expect(kindsOf(verifyRecord(begun, kiriki))).toEqual([
      'commitment: record: seed: it is not the one that the commitment was made for',
    ]);
  });

  it.each([['sha256:12'], [''], [7], [true], ['md5:0'], [`sha256:${'0'.repeat(65)}`]])('is not %j', (bad) => {
    const invalid = expect.objectContaining({ code: 'INVALID_SETUP' });
    expect(() => verifyRecord(record, kiriki, { commitment: bad as never })).toThrow(invalid);
    expect(() => verifyLines(() => '', kiriki, { commitment: bad as never })).toThrow(invalid);
    expect(() => verifyRecord(record, kiriki, { commitments: commitment } as never)).toThrow(invalid);
  });

  it('is compared whole', () => {
    for (let digit = 7; digit < commitment.length; digit++) {
      const other = `${commitment.slice(0, digit)}${commitment[digit] === '0' ? '1' : '0'}${commitment.slice(digit + 1)}`;
      expect(verifyRecord({ ...record, commitment: other }, kiriki).ok).toBe(false);
      const { commitment: _, ...bare } = record;
      expect(verifyRecord(bare, kiriki, { commitment: other }).ok).toBe(false);
    }
  });
});

describe('an old commitment', () => {
  it('is still checked, and called old', () => {
    const { match: _, ...rest } = record;
    const old = { ...rest, commitment: commit(record.seed as string) };
    expect(verifyRecord(old, kiriki)).toMatchObject({ ok: true, commitment: { compared: 'own', form: 'old' } });
    const kept = { commitment: old.commitment };
    expect(verifyRecord(old, kiriki, kept)).toMatchObject({ ok: true, commitment: { compared: 'kept', form: 'old' } });
    expect(verifyRecord({ ...old, seed: 'x' }, kiriki).commitment).toEqual({ compared: 'own', form: 'old' });
    expect(verifyRecord({ ...old, seed: 'x' }, kiriki).ok).toBe(false);
  });
});

describe('dicewright verify', () => {
  const file = (told: object) => ({ files: { game: JSON.stringify(told) } });

  it('says in words when it had only the record’s own commitment', async () => {
    const own = await runCommand(['verify', 'game'], file(record));
    expect(own.code).toBe(0);
    expect(own.stdout).toContain('; the seed fits the commitment in the record\nWhoever made the record could have ');
    const kept = await runCommand(['verify', 'game', '--commitment', commitment], file(record));
    expect(kept.code).toBe(0);
    expect(kept.stdout).toContain('; the seed is the one of the commitment that you kept\n');
    expect(kept.stdout).not.toContain('Whoever made');
  });

  it('finds that it is another', async () => {
    const forged = rolledUnder(luckySeed());
    const args = ['verify', 'game', '--commitment', commitment];
    const { code, stdout } = await runCommand(args, file(forged));
    expect([code, stdout.split('\n')[0]]).toEqual([
      1,
      'commitment: seed: it is not the one that the commitment was made for',
    ]);
    const stdin = await runCommand(['verify', '-', '--commitment', commitment], {
      files: { '-': JSON.stringify(forged) },
    });
    expect(stdin.code).toBe(1);
  });

  it('calls an old one old', async () => {
    const { match: _, ...rest } = record;
    const { code, stdout } = await runCommand(
      ['verify', 'game'],
      file({ ...rest, commitment: commit(record.seed as string) }),
    );
    expect([code, stdout]).toEqual([0, expect.stringContaining('It is a commitment of the old form')]);
  });

  it('takes one commitment for one file', async () => {
    const bad = await runCommand(['verify', 'game', '--commitment', 'sha256:12'], file(record));
    expect([bad.code, bad.stderr]).toEqual([2, expect.stringContaining('expected sha256: and 64 hexadecimal digits')]);
    const two = await runCommand(['verify', 'game', 'game', '--commitment', commitment], file(record));
    expect(two.code).toBe(2);
  });
});
