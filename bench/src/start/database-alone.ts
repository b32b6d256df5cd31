import { createServer } from 'node:http';

import { openDatabase } from '../../../apps/api/src/store/open-database.ts';

/** The peer of the server: opens the same database, asks it one question, and answers over HTTP. */
const url = process.env['DATABASE_URL'] ?? '';
const database = await openDatabase({
  dataDir: process.env['DATA_DIR'] ?? '',
  databaseUrl: url === '' ? null : url,
});
await database.ping(30_000);
const server = createServer((_request, answer) => answer.end('ok'));
server.listen(Number(process.env['PORT']), '127.0.0.1');
process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
  void database.close();
});
