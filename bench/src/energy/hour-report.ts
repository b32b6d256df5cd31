import { formatPeriod } from '../../../apps/api/src/energy/period.ts';
import { ours, type Measurement } from '../result.ts';
import { monthlySites } from './in-database.ts';
import { corporateGroupId, spreadSiteIds, year } from './scale.ts';
import { memoryOf, watchServer } from './watched-server.ts';

/** The hour report of a year as a spreadsheet, from the values to the last byte, and its effect on other requests. */
export async function measureHourReport(
  origin: string,
  headers: Readonly<Record<string, string>>,
  sites: number,
  place: string,
): Promise<Measurement[]> {
  const query = new URLSearchParams({ ...formatPeriod(year), resolution: 'hour', format: 'xlsx' });
  for (const site of spreadSiteIds(sites, monthlySites)) query.append('site_id', site);
  const path = `/api/v1/exports/corporategroups/${corporateGroupId(sites)}/time-sheets/?${query.toString()}`;
  const before = await memoryOf(origin);
  const start = performance.now();
  let isDone = false;
  const watched = watchServer(origin, () => isDone);
  const answer = await fetch(origin + path, { headers });
  if (!answer.ok) throw new Error(`hour report: ${answer.status} ${await answer.text()}`);
  const { byteLength } = await answer.arrayBuffer();
  const milliseconds = performance.now() - start;
  isDone = true;
  if (byteLength < 1e6) throw new Error(`The hour report has ${byteLength} bytes only.`);
  const { longestWait, megabytes } = await watched;
  const name = `hour report of ${monthlySites} of ${sites} sites × 1 year, xlsx, ${place}`;
  return [
    { case: `${name}: to the last byte`, peer: ours, median: milliseconds, unit: 'ms' },
    { case: `${name}: longest wait of other requests`, peer: ours, median: longestWait, unit: 'ms' },
    { case: `${name}: more memory of the server`, peer: ours, median: megabytes - before, unit: 'MB' },
  ];
}
