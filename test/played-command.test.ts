import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findGameFolders } from '../scripts/lib/games/game-folders.js';
import { readPlay } from '../scripts/lib/pages/play-chapter.js';
import { parseRulesPage } from '../src/cli/tracing/rules-page.js';
import { runCommand } from './helpers/command-io.js';
import { root } from './helpers/root.js';

// Games that are soon played: one with ties, one with more tables than one.
const quick = findGameFolders('src/games', root).filter(({ id }) => ['witches-dance', 'kiriki'].includes(id));

it.each(quick)('the command in the page of $id tells what stands there', async ({ rulesPage }) => {
  const { sealed, measured } = readPlay(parseRulesPage(rulesPage, readFileSync(join(root, rulesPage), 'utf8')));
  const [, command = ''] = /`npx dicewright (simulate [^`]+)`/.exec(sealed?.text ?? '') ?? [];
  const words = command.split(' ');
  expect(measured?.tables.length).toBeGreaterThan(0);
  for (const { players, games, actions, wins, shared, nobody } of measured?.tables ?? []) {
    words[words.indexOf('--players') + 1] = `${players}`;
    const { code, stdout } = await runCommand([...words, '--quiet']);
    expect(code).toBe(0);
    expect(stdout).toContain(`games: ${games}: 0 to ${games - 1}\n`);
    expect(stdout).toContain(`actions: ${actions.least} to ${actions.most} a game, median ${actions.median}, mean `);
    if (players === 1) continue;
    expect(stdout).toMatch(new RegExp(`^several winners: \\d+ games \\(${shared}%\\)`, 'm'));
    expect(stdout).toMatch(new RegExp(`^no winner: \\d+ games \\(${nobody}%\\)`, 'm'));
    const shares = [...stdout.matchAll(/^Player \d +\d+ +[\d.]+ % \(.*?\) +([\d.]+)%/gm)].map(([, share]) =>
      Number(share),
    );
    expect(shares).toEqual(wins);
  }
});
