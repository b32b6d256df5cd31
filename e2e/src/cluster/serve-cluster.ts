import { citusPrograms, startCluster } from './citus-cluster.ts';

/** Runs a Citus cluster of two workers until it is interrupted, and says by which `CITUS_URL` tests find it. */
const programs = citusPrograms();
if (programs === null)
  throw new Error('CITUS_PROGRAMS has to name the folder of the programs of a PostgreSQL server with Citus.');
const cluster = await startCluster(programs, 2);
process.stdout.write(`CITUS_URL=${cluster.url}\n`);
// Waiting for a signal does not keep a process alive.
const waiting = setInterval(() => undefined, 60_000);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    clearInterval(waiting);
    cluster.stop();
  });
