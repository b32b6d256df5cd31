import { reportQuery } from '../energy/report-query.ts';
import { dayOf } from '@vinrod/locale/day';
import type { PostgresqlFolder } from '../../../tooling/programs/postgresql-folder.ts';
import { signInToDemo } from '../../../tooling/demo-sign-in.ts';
import { startApiServer } from '../api/api-server.ts';
import { halfYear, year } from '../energy/scale.ts';
import { medianOf, type Measurement } from '../result.ts';
import { computingOfProcess, computingOfServers } from './computing.ts';
import { siteCount, siteIdsOf, type CorporateGroup } from './scale.ts';

/** Sites of an export. */
const exportedSites = 100;

/** A quarter of a year, as long as quarters are exported at most. */
const quarterOfYear = { first: dayOf(2026, 8, 1), last: dayOf(2026, 10, 31) };

/** The tables of the monthly report, by the part of their address. */
const monthlyReport = [
  'outlet-profiles',
  'monthly-report/compilation-of-subscriptions',
  'withdrawal-profiles',
  'compilation-of-customer-number',
  'usage-profiles',
];

interface Question {
  readonly case: string;
  /** Asked for one after the other. */
  readonly paths: readonly string[];
  /** How often, after the first time. */
  readonly rounds: number;
}

/** Name of the dashboard's case. */
export function dashboardCase(sites: number): string {
  return `dashboard of ${sites} of ${siteCount} sites, 6 months`;
}

function dashboardOf({ id, sites }: CorporateGroup): Question {
  const path = `/api/v1/sites/corporategroup/${id}/dashboard-data/?${reportQuery(halfYear, [])}`;
  return { case: dashboardCase(sites), paths: [path], rounds: 7 };
}

function questionsOf(largest: CorporateGroup): readonly Question[] {
  const { id, sites } = largest;
  const analytics = `/api/v1/corporategroups/${id}/analytics`;
  const exported = siteIdsOf(largest).slice(0, exportedSites);
  const sheets = `/api/v1/exports/corporategroups/${id}/time-sheets/`;
  return [
    {
      case: `monthly report of ${sites} of ${siteCount} sites, 6 months, five tables`,
      paths: monthlyReport.map((part) => `${analytics}/${part}/?${reportQuery(halfYear, [])}`),
      rounds: 3,
    },
    {
      case: `export of ${exported.length} sites × 1 year by hour, xlsx`,
      paths: [`${sheets}?${reportQuery(year, exported, { resolution: 'hour', format: 'xlsx' })}`],
      rounds: 2,
    },
    {
      case: `export of ${exported.length} sites × 3 months by quarter, csv`,
      paths: [`${sheets}?${reportQuery(quarterOfYear, exported, { resolution: 'quarter', format: 'csv' })}`],
      rounds: 2,
    },
  ];
}

/** The largest corporate group, one of the middle and a small one, as {@link corporateGroupsOf} has them. */
export function measuredGroups(corporateGroups: readonly CorporateGroup[]): CorporateGroup[] {
  const [largest, middle] = corporateGroups;
  const small = corporateGroups.at(-2);
  return [small, middle, largest].filter((group) => group !== undefined);
}

/**
 * Times to the last byte of answers of the API in a process of its own, to staff: the first time after the process was started and
 * every site has had new values, the median after that, and what process and servers compute for one of those.
 */
export async function measureAnswers(
  url: string,
  servers: readonly PostgresqlFolder[],
  peer: string,
  corporateGroups: readonly CorporateGroup[],
): Promise<Measurement[]> {
  const [largest] = corporateGroups;
  if (largest === undefined) throw new Error('There is no corporate group.');
  const api = await startApiServer({ url });
  try {
    const headers = { authorization: `Bearer ${await signInToDemo(api.origin)}` };
    const timeOf = async ({ paths }: Question): Promise<number> => {
      const start = performance.now();
      for (const path of paths) {
        const answer = await fetch(api.origin + path, { headers });
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        await answer.arrayBuffer();
      }
      return performance.now() - start;
    };
    // Code that has never run is no matter of how many sites there are.
    const last = corporateGroups.at(-1);
    if (last !== undefined) await timeOf(dashboardOf(last));
    const rows: Measurement[] = [];
    for (const question of [...measuredGroups(corporateGroups).map(dashboardOf), ...questionsOf(largest)]) {
      const first = await timeOf(question);
      const computed = { api: computingOfProcess(api.id), database: computingOfServers(servers) };
      const times: number[] = [];
      while (times.length < question.rounds) times.push(await timeOf(question));
      const each = 1000 / times.length;
      const row = (name: string, median: number): Measurement => {
        return { case: `${question.case}: ${name}`, peer, median, unit: 'ms' };
      };
      rows.push(
        row('the first time', first),
        row('again', medianOf(times)),
        row('computing of the process', (computingOfProcess(api.id) - computed.api) * each),
        row('computing of the database', (computingOfServers(servers) - computed.database) * each),
      );
    }
    return rows;
  } finally {
    await api.stop();
  }
}
