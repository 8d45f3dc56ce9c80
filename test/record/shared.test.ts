import { type AnyGame, resumeGame } from 'dicewright';
import { kiriki } from 'dicewright/kiriki';
import {
  type GameRecord,
  readRecord,
  recordLines,
  resumeLines,
  toText,
  verifyLines,
  verifyRecord,
  viewRecord,
} from 'dicewright/record';
import { beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../helpers/command-io.js';
import { forgeries, sharedRecord } from './shared.js';

const game = kiriki as unknown as AnyGame;
let record: GameRecord;
let commitment: string | undefined;
let rolls: number;
beforeAll(async () => {
  record = await sharedRecord(game, 40, true);
  ({ commitment } = record);
  rolls = record.actions.filter((action) => 'outcome' in action).length;
});

describe('a record of shared dice', () => {
  it('verifies, in every form, with what was kept and without', () => {
    expect(rolls).toBeGreaterThan(8);
    for (const form of [JSON.stringify(record), [...recordLines(record)].join(''), toText(record, kiriki)]) {
      expect(readRecord(form, kiriki)).toEqual(readRecord(record));
      for (const kept of [undefined, null, commitment]) {
        expect(verifyLines(() => form, kiriki, { commitment: kept })).toMatchObject({
          deviations: [],
          drawn: rolls,
          dice: 'compared',
          commitment: { compared: kept ? 'kept' : 'own', form: 'table' },
        });
      }
    }
    expect(viewRecord(record, 1, kiriki)).toEqual(readRecord(record));
    expect(record).toMatchObject({ format: 'dicewright/2', dice: 3 });
  });

  it('is found wrong, however it was forged', () => {
    // By who has kept nothing unless all of it was made anew.
    const isNew = [
      'another player, chain and all',
      'a seed in their place',
      'another match',
      'other options',
      'swapped seats',
    ];
    const forged = Object.entries(forgeries(record));
    expect(forged).toHaveLength(22);
    for (const [name, one] of forged) {
      const { ok, deviations } = verifyRecord(one, kiriki, { commitment });
      expect([ok, deviations.length > 0], name).toEqual([false, true]);
      if (!isNew.includes(name)) expect(verifyRecord(one, kiriki).ok, name).toBe(false);
    }
  });

  it('says what is wrong with it', () => {
    const wrongs = forgeries(record);
    const said = (name: string) =>
      verifyRecord(wrongs[name], kiriki, { commitment }).deviations.map(({ kind, message }) => `${kind} ${message}`);
    expect(said('a tampered link')).toContain(`commitment record: links: expected number ${rolls + 1} of each chain`);
    expect(said('a link of the host that is another’s').join()).toContain(
      `links: expected number ${rolls + 1} of each chain`,
    );
    expect(said('a link too early').join()).toContain(`links: expected number ${rolls + 1} of each chain`);
    expect(said('no links')).toEqual(
      expect.arrayContaining([`commitment record: links: expected number ${rolls + 1} of each chain`]),
    );
    expect(said('a missing link')[0]).toContain(
      'header record: links: expected one for each player and one for the host',
    );
    expect(said('another outcome')).toContain('dice record: action 0: the seed gives another outcome for event 0');
    expect(said('another lot')).toEqual(['dice record: lot: the seed gives another']);
    expect(said('a seed beside')).toContain(
      'commitment record: commitments: it is not the one that the commitment was made for',
    );
    expect(said('an end that is gone')).toContain(`commitment record: links: expected number ${rolls} of each chain`);
  });

  it('is of the second form only', () => {
    for (const key of ['commitments', 'links'] as const) {
      const first = {
        format: 'dicewright/1',
        game: 'kiriki',
        rules: 1,
        players: 2,
        options: {},
        actions: [],
        [key]: record[key],
      };
      expect(() => readRecord(first)).toThrow(`${key}: only "dicewright/2" has it`);
    }
  });

  it('is opened as a game, of which the record is the same until something else is played', () => {
    const session = resumeGame(record, kiriki);
    expect(verifyRecord(session.toRecord(), kiriki, { commitment })).toMatchObject({ ok: true, drawn: rolls });
    const { ended: _, result: __, ...running } = record;
    const going = resumeGame(running, kiriki);
    expect(going.toRecord()).toEqual(running);
    const [action] = going.legalActions();
    const outcome =
      action && kiriki.chance(going.state, action)
        ? { outcome: action.type === 'roll' ? action.dice.map(() => 1) : [] }
        : {};
    expect(going.play({ ...action, ...outcome } as never).ok).toBe(true);
    const more = going.toRecord();
    for (const key of ['commitments', 'commitment', 'links', 'dice']) expect(more).not.toHaveProperty(key);
    expect(verifyRecord(more, kiriki).ok).toBe(true);
  });

  it('goes on in its match only', () => {
    const { ended: _, result: __, links: ___, ...begun } = record;
    const log = [...recordLines({ ...begun, actions: [] })].join('');
    expect(() => resumeLines(log, () => undefined, kiriki)).toThrow('only their match goes on');
  });

  it('is told of by the command in words', async () => {
    const files = {
      'game.json': JSON.stringify(record),
      'other.json': JSON.stringify(forgeries(record)['another lot']),
    };
    const well = await runCommand(['verify', 'game.json', '--commitment', commitment as string], { files });
    expect(well.stdout).toContain(
      `${rolls} outcomes, all as the links of all give them; the links are of the commitment that you kept`,
    );
    expect(well.code).toBe(0);
    const ill = await runCommand(['verify', 'other.json'], { files });
    expect(ill.code).toBe(1);
    expect(ill.stdout).toContain('lot: the seed gives another');
  });
});
