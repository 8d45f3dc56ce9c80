// People play together: `npm run online` builds the page and starts the server; examples/online/main.ts says what it reads
// from the environment.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildOnlinePage } from './lib/table/online-config.js';

process.env.ONLINE_PAGE ??= mkdtempSync(join(tmpdir(), 'dicewright-online-'));
await buildOnlinePage(process.env.ONLINE_PAGE);
await import('../examples/online/main.js');
