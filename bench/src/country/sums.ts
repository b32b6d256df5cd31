import { clockStartingAt } from '../../../apps/api/src/config/clock.ts';
import { keepSums } from '../../../apps/api/src/energy/sums/keep-sums.ts';
import { openDatabase } from '../../../apps/api/src/store/open-database.ts';
import type { PostgresqlFolder } from '../../../tooling/programs/postgresql-folder.ts';
import type { Measurement } from '../result.ts';
import { computingOfServers } from './computing.ts';
import { siteCount } from './scale.ts';

/** What is added up after a morning. */
export const monthOfMorning = 'the month after a morning';

/** Name of the case that the model reads. */
export const sumsAfterMorning = `sums of ${monthOfMorning}, ${siteCount} sites: time`;

/**
 * Adds up the months of all corporate groups of 25 sites and more that nobody has added up, as a process of the API does when it is
 * started and every five minutes. A demo says what mails there are once that is done, and nobody signs in without one.
 *
 * @param what - the months that there are
 */
export async function measureSums(
  url: string,
  servers: readonly PostgresqlFolder[],
  peer: string,
  what: string,
): Promise<Measurement[]> {
  const database = await openDatabase({ dataDir: '', databaseUrl: url });
  try {
    const computed = computingOfServers(servers);
    const start = performance.now();
    await keepSums({
      clock: clockStartingAt(new Date('2026-11-20T08:00:00+01:00')),
      database,
      isStopping: () => false,
      log: { info: () => undefined },
    });
    const seconds = (performance.now() - start) / 1000;
    const name = `sums of ${what}, ${siteCount} sites`;
    return [
      { case: `${name}: time`, peer, median: seconds, unit: 's' },
      {
        case: `${name}: computing of the database`,
        peer,
        median: computingOfServers(servers) - computed,
        unit: 's',
      },
    ];
  } finally {
    await database.close();
  }
}
