import { reportQuery } from './report-query.ts';
import { signInToDemo } from '../../../tooling/demo-sign-in.ts';
import { startApiServer, type Storage } from '../api/api-server.ts';
import { ours, type Measurement } from '../result.ts';
import { measureHourReport } from './hour-report.ts';
import { graphSites, monthlySites } from './in-database.ts';
import {
  halfYear,
  corporateGroupId,
  corporateGroupSizes,
  largestCorporateGroup,
  spreadSiteIds,
  year,
} from './scale.ts';
import { medianTime } from './timed.ts';

interface Question {
  readonly case: string;
  readonly path: string;
  /** Whether to time the first request too, while nothing of it is cached. */
  readonly isCached?: boolean;
}

/** The tables of the monthly report, by the part of their address. */
const monthlyReport = {
  'sites month by month': 'outlet-profiles',
  subscriptions: 'monthly-report/compilation-of-subscriptions',
  'high and low load': 'withdrawal-profiles',
  'customer numbers': 'compilation-of-customer-number',
  'profile of use': 'usage-profiles',
} as const;

function questionsOf(sites: number): readonly Question[] {
  const id = corporateGroupId(sites);
  const analytics = `/api/v1/corporategroups/${id}/analytics`;
  const graph = spreadSiteIds(sites, graphSites);
  const months = spreadSiteIds(sites, monthlySites);
  return [
    {
      case: `dashboard of ${sites} sites, 6 months`,
      path: `/api/v1/sites/corporategroup/${id}/dashboard-data/?${reportQuery(halfYear, [])}`,
      isCached: true,
    },
    {
      case: `hourly line graph of ${graphSites} of ${sites} sites, 6 months`,
      path: `${analytics}/line-graphs/?${reportQuery(halfYear, graph, { resolution: 'hour' })}`,
    },
    {
      case: `hourly line graph of ${graphSites} of ${sites} sites, 12 months`,
      path: `${analytics}/line-graphs/?${reportQuery(year, graph, { resolution: 'hour' })}`,
    },
    {
      case: `monthly line graph of ${months.length} of ${sites} sites, 12 months`,
      path: `${analytics}/line-graphs/?${reportQuery(year, months, { resolution: 'month' })}`,
    },
    ...Object.entries(sites === largestCorporateGroup ? monthlyReport : {}).map(([table, part]) => ({
      case: `monthly report of ${sites} sites, 6 months: ${table}`,
      path: `${analytics}/${part}/?${reportQuery(halfYear, [])}`,
    })),
  ];
}

/** Times to the last byte of answers, from a server in its own process. */
export async function measureAnswers(storage: Storage, place: string): Promise<Measurement[]> {
  const server = await startApiServer(storage);
  try {
    const headers = { authorization: `Bearer ${await signInToDemo(server.origin)}` };
    const rows: Measurement[] = [];
    for (const question of corporateGroupSizes.flatMap(questionsOf)) {
      const ask = async (): Promise<void> => {
        const answer = await fetch(server.origin + question.path, { headers });
        if (!answer.ok) throw new Error(`${question.case}: ${answer.status} ${await answer.text()}`);
        await answer.arrayBuffer();
      };
      const start = performance.now();
      await ask();
      const first = performance.now() - start;
      const reported = `${question.case}, to the last byte, ${place}`;
      rows.push({ case: reported, peer: ours, median: await medianTime(ask), unit: 'ms' });
      if (question.isCached === true)
        rows.push({ case: `${reported}, the first time`, peer: ours, median: first, unit: 'ms' });
    }
    rows.push(...(await measureHourReport(server.origin, headers, largestCorporateGroup, place)));
    return rows;
  } finally {
    await server.stop();
  }
}
