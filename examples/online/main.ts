// A server on which people play together: `npm run online`. PORT (8080) is where it listens; DATABASE_URL names a PostgreSQL
// server, which several of these may share; without it a PostgreSQL of this process keeps its files in ONLINE_FOLDER.
// ONLINE_PAGE is the folder of the built page, ONLINE_PACE how many messages a second it takes from one address (15),
// ONLINE_BOT_PAUSE how many milliseconds a bot leaves to people before each thing that it does (700),
// ONLINE_SECRET that from which the secrets of seats follow (else the database has one),
// ONLINE_ADDRESS_HEADER the header in which a proxy before it says what address that is. SIGTERM ends it.
import { openDatabase } from './database.js';
import { startServer } from './server.js';

const { PORT = '8080', DATABASE_URL, ONLINE_FOLDER = 'online-matches', ONLINE_PAGE, ONLINE_PACE = '15' } = process.env;
const { ONLINE_BOT_PAUSE = '700' } = process.env;
const { ONLINE_ADDRESS_HEADER: addressHeader, ONLINE_SECRET } = process.env;
const open = () => openDatabase(DATABASE_URL || undefined, ONLINE_FOLDER, ONLINE_SECRET);
const limits = { burst: 2 * Number(ONLINE_PACE), perSecond: Number(ONLINE_PACE), pause: Number(ONLINE_BOT_PAUSE) };
try {
  const server = await startServer({ open, page: ONLINE_PAGE, port: Number(PORT), limits, addressHeader });
  process.once('SIGTERM', () => void server.close());
  console.log(`http://localhost:${server.port}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
