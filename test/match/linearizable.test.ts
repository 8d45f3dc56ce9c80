import { describe, expect, it } from 'vitest';
import { type Happening, misfitsOf } from './linearizable.js';

type Told = Happening extends infer H ? (H extends Happening ? Omit<H, 'time'> : never) : never;

const call = (key: string, client = 0): Told => ({ what: 'call', client, key });
const accepted = (key: string, version: number, client = 0): Told => ({
  what: 'answer',
  client,
  key,
  answer: { ok: true, version, repeated: false },
});
const refused = (key: string): Told => ({
  what: 'answer',
  client: 0,
  key,
  answer: { ok: false, version: 0, error: { code: 'STALE', message: 'stale' } },
});
const view = (version: number, digest = `v${version}`, client = 0): Told => ({ what: 'view', client, version, digest });
const inOrder = (told: readonly Told[]): Happening[] => told.map((one, time) => ({ ...one, time }) as Happening);

/** Two clients who ask at once, and a third who was never answered. */
const fine = [call('a'), call('b', 1), accepted('b', 1, 1), call('c', 1), accepted('a', 2), view(2), call('d', 2)];

describe('what clients were told', () => {
  it.each([
    ['fits, answered or not', ['b', 'a', 'c'], fine],
    ['fits when the unanswered never came', ['b', 'a'], fine],
    ['fits when it was answered twice', ['a'], [call('a'), accepted('a', 1), call('a'), accepted('a', 1)]],
    ['fits when it was refused', [], [call('a'), refused('a'), view(0)]],
    ['fits for who begins again', ['a'], [call('a'), view(1), { what: 'begin', client: 0 }, view(0), view(1)]],
  ] as [string, string[], Told[]][])('%s', (_, log, told) => {
    expect(misfitsOf(log, inOrder(told))).toEqual([]);
  });

  it.each([
    ['an answer that is lost', ['b'], [...fine], /a was accepted at 2, but the log has it at no place/],
    ['what is applied twice', ['b', 'a', 'b'], [...fine], /b is in the log twice/],
    ['what nobody asked for', ['b', 'a', 'x'], [...fine], /x is in the log, and nobody/],
    ['another order than was told', ['a', 'b'], [...fine], /a was accepted at 2, but the log has it at 1/],
    ['an answer to nothing', [], [accepted('a', 1)], /a was answered, and never asked/],
    ['two answers', ['a'], [call('a'), accepted('a', 1), accepted('a', 2)], /in two ways/],
    ['what was refused', ['a'], [call('a'), refused('a')], /was refused, and is in the log/],
    [
      'what comes before something that was answered before it was asked',
      ['b', 'a'],
      [call('a'), accepted('a', 2), call('b', 1)],
      /b was asked after something later was answered/,
    ],
    ['a view that goes back', ['a', 'b'], [...fine.slice(0, 2), view(2), view(1)], /shown 1 after 2/],
    ['a view older than an own answer', ['a'], [call('a'), accepted('a', 1), view(0)], /shown 0 after 1/],
    ['two views of one version', ['a'], [call('a'), view(1), view(1, 'other', 1)], /version 1 is shown in two ways/],
    ['a view of what is not there', [], [view(1)], /version 1 is shown, but the log has 0/],
  ] as [string, string[], Told[], RegExp][])('does not fit %s', (_, log, told, misfit) => {
    expect(misfitsOf(log, inOrder(told)).join('\n')).toMatch(misfit);
  });
});
