import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openTerminal } from '../../../test/helpers/terminal.js';

const folder = mkdtempSync(join(tmpdir(), 'dicewright-terminal-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('tries', async () => {
  const terminal = openTerminal(['play', 'kiriki', '--seats', 'you,random', '--seed', 'a'], {
    cwd: folder,
    columns: 60,
  });
  console.log(await terminal.until('(? for help)'));
  terminal.type('1');
  await terminal.until('rolls');
  console.log(await terminal.until('(? for help)'));
  terminal.type('score kiriki');
  await terminal.until('scores');
  console.log(await terminal.until('(? for help)'));
  terminal.press('\u0003');
  console.log(await terminal.ended);
  console.log(JSON.stringify(terminal.raw().slice(-900)));
}, 60_000);
