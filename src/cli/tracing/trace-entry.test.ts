import { defineGame, natural, oneToAct } from 'dicewright/define';
import { entryOf } from 'dicewright/games';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { traceEntry } from './trace-entry.js';

const g = defineGame({
  id: 'walk',
  rules: 1,
  options: { goal: z._default(natural(99), 20) },
  state: { at: natural(99) },
});
const step = g.action({
  apply(draft, _action, _outcome, { at }) {
    draft.at = at + 1;
  },
});
const walk = g.game({
  title: 'Walk',
  playerCount: { min: 1, max: 4 },
  actions: { step },
  setup: () => ({ at: 0 }),
  playersToAct: ({ at, options }) => oneToAct(at < options.goal ? 0 : null),
  result: ({ at, options }) => (at < options.goal ? null : { winners: [0], scores: null, reason: 'There.' }),
});

const page = `# Walk

One foot before the other.

1 to 4 players · about 5 minutes · nerve

### WAL-1 A step

Whoever is to play goes on by one.

Source: Own.
Option: \`goal\` (default \`20\`): how far it is.

## Not rules

- Nothing.
`;
const tests = "it('WAL-1 [goal=20] [goal=5] a step', f);";

const problemsOf = async (rulesPage: string, files: Readonly<Record<string, string>> = {}) => {
  const all = { 'RULES.md': rulesPage, 'src/walk.ts': '// WAL-1', 'walk.spec.js': tests, ...files };
  const texts = Object.entries(all).map(([path, text]) => ({ path, text }));
  return (await traceEntry(entryOf({ game: walk, rulesPage }), texts)).problems;
};

describe('traceEntry', () => {
  it('finds nothing where all agree, whatever else is written', async () => {
    expect(await problemsOf(page, { 'README.md': 'ABC-12 and WAL-1', 'src/win.ts': '' })).toEqual([]);
    expect(await problemsOf(page.replaceAll('\n', '\r\n'))).toEqual([]);
  });

  it.each([
    ['other players', page.replace('1 to 4', '2 to 6'), /RULES\.md:\d+: the game is for 1 to 4 players/],
    ['luck without chance', page.replace('nerve', 'luck'), /nothing is random/],
    ['another default', page.replace('`20`', '`30`'), /the default of goal is 20 in the game/],
    ['another option', page.replace('`goal`', '`end`'), /the game has no option end/],
    ['no option', page.replace(/^Option.*\n/m, ''), /no Option line for the game's option goal/],
    ['a page of another game', page.replaceAll('WAL-', 'PIG-'), /src\/walk\.ts:1: no rules page has WAL-1/],
    ['no clause', '# Walk\n', /no clause found/],
  ])('finds %s', async (_, rulesPage, says) => {
    expect((await problemsOf(rulesPage)).join('\n')).toMatch(says);
  });

  it('finds that a game has no page', async () => {
    const { problems } = await traceEntry(entryOf({ game: walk }), []);
    expect(problems).toEqual(['walk: its entry has no rulesPage, so nobody can read its rules']);
  });

  it('finds a guide that cites what is not there', async () => {
    expect(await problemsOf(page, { 'README.md': 'See WAL-7.' })).toEqual(['README.md:1: WAL-7 does not exist']);
  });

  it('reads the page of the entry where there is no file of it', async () => {
    const { problems, clauses } = await traceEntry(entryOf({ game: walk, rulesPage: page }), []);
    expect(clauses.map(({ id }) => id)).toEqual(['WAL-1']);
    expect(problems[0]).toMatch(/^rulesPage of walk:\d+: no test names WAL-1/);
  });
});
