// A server on which people play together: `npm run online`. PORT (8080) is where it listens; DATABASE_URL names a PostgreSQL
// server, which several of these may share; without it a PostgreSQL of this process keeps its files in ONLINE_FOLDER.
import { openDatabase } from './database.js';
import { startServer } from './server.js';

const { PORT = '8080', DATABASE_URL, ONLINE_FOLDER = 'online-matches', ONLINE_PAGE } = process.env;
const database = openDatabase(DATABASE_URL, ONLINE_FOLDER);
const { port } = await startServer({ database, page: ONLINE_PAGE, port: Number(PORT) });
console.log(`http://localhost:${port}`);
