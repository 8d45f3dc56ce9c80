import { expect, it } from 'vitest';
import { parseRulesPage } from '../../../src/cli/tracing/rules-page.js';
import type { AnyGame } from '../../../src/kernel/types.js';
import { stones } from '../../../test/toys/stones.js';
import { withPlay } from '../../lib/pages/play-chapter.js';
import { type Measured, measuredText } from '../../lib/pages/play-text.js';
import { playProblems } from './check.js';
import { measure } from './measure.js';
import { sealOf } from './random-games.js';

const game = stones;
const rules =
  '# Stones\n\nTake the last.\n\n2 or 3 players · about 5 minutes · planning\n\n### STN-1 Take\n\nOne or two.\n\nSource: none.\n\n## Not rules\n\n- The box.\n';
const plan = { contests: [{ bot: 'random', games: 2 }], alike: null };
const better = { bot: 'mcts', games: 40, unfinished: 0, share: { value: 80, low: 60, high: 90 } };
const random = await measure(game, plan);
const measured: Measured = { ...random, bots: { players: 2, contests: [better], alike: null } };

const why = 'Seats: Two stones and two leave the third player two (STN-1).';

const page = (other: Measured = measured, seal?: string, words = why): string => {
  const text = measuredText(other);
  const players = other.tables.map((table) => table.players);
  const sealed = { text, seal: seal ?? sealOf(game, players, text) };
  return withPlay(rules, sealed).replace('## Not rules', () => `${words}\n\n## Not rules`);
};
const problems = (text: string, of: AnyGame = game): string[] => playProblems(of, parseRulesPage('a.rules.md', text));

const [two, three] = measured.tables as [Measured['tables'][number], Measured['tables'][number]];
const decided: Measured = { ...measured, bots: { players: 2, contests: [{ ...better, share: null }], alike: null } };

it('a page that tells the truth has no problem', () => expect(problems(page())).toEqual([]));

it.each<[what: string, text: string, of?: AnyGame]>([
  ['nothing is measured', rules],
  ['what was measured is not as it was written', page().replace('random games', 'chosen games')],
  ['measured under rules 1, not 2', page(), { ...game, rules: 2 }],
  ['expected 200 games with 2 and with 3 players', page({ ...measured, tables: [two] })],
  ['expected 200 games with 2 and with 3 players', page({ ...measured, tables: [two, { ...three, games: 20 }] })],
  // Another number, well written, but not sealed with it.
  ['the seal is broken', page().replace(`median ${two.actions.median}`, 'median 99')],
  ['the seal is broken', page(measured, '0123456789ab')],
  // Another number that was sealed all the same.
  ['games with 2 players are other ones', page({ ...measured, tables: [{ ...two, shared: 77 }, three] })],
  ['games with 3 players are other ones', page({ ...measured, tables: [two, { ...three, wins: [34, 33, 33] }] })],
])('finds: %s', (what, text, of) => {
  expect(problems(text, of)).toEqual([expect.stringContaining(what)]);
  expect(problems(text, of)[0]).toMatch(/^a\.rules\.md:\d+: .*: npm run played -- stones$/);
});

it('asks why skill decides nothing, until the page says it', () => {
  expect(problems(page(decided))).toEqual([expect.stringContaining('no bot is shown to be better')]);
  expect(problems(page(decided, undefined, `${why}\n\nSkill: Luck (STN-1).`))).toEqual([]);
});

it('asks why a seat hardly wins', () => {
  const [problem, ...others] = problems(page(measured, undefined, ''));
  expect(problem).toMatch(/seat 3 of 3 random players wins [\d.]+%, less than half of its share/);
  expect(others).toEqual([]);
});

it('finds that a game takes longer than it says', () => {
  const slow = page().replace('about 5 minutes', 'about 15 minutes');
  expect(problems(slow)).toEqual(['a.rules.md:5: by the actions measured a game takes about 5 minutes']);
  // In games of skill hands decide that, and the page is believed.
  const skilled = { ...game, traits: { ...game.traits, dexterity: true } };
  expect(problems(slow, skilled)).toEqual([]);
});

it('finds that a game plays otherwise', () => {
  // The same names and numbers, but seats are counted the other way round.
  const other = page(measured, sealOf(game, [3, 2], measuredText(measured)));
  expect(problems(other)).toEqual([expect.stringContaining('the seal is broken: it plays otherwise now')]);
});
