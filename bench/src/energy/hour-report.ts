import { formatPeriod } from '../../../apps/api/src/energy/period.ts';
import { ours, type Measurement } from '../result.ts';
import { monthlySites } from './in-database.ts';
import { corporateGroupId, spreadSiteIds, year } from './scale.ts';

/** Observations of the server while it works. */
interface Watch {
  /** Longest wait for another request, milliseconds. */
  longestWait: number;
  /** Peak memory of the server's process, megabytes. */
  megabytes: number;
}

const cacheLine = /^vinrod_process_resident_memory_bytes (\S+)/m;

async function cacheOf(origin: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return Number(cacheLine.exec(metrics)?.[1] ?? Number.NaN) / 1e6;
}

/** Requests the server's metrics repeatedly until `isDone`. */
async function watch(origin: string, isDone: () => boolean): Promise<Watch> {
  const seen: Watch = { longestWait: 0, megabytes: 0 };
  while (!isDone()) {
    const start = performance.now();
    seen.megabytes = Math.max(seen.megabytes, await cacheOf(origin));
    seen.longestWait = Math.max(seen.longestWait, performance.now() - start);
    await new Promise((done) => setTimeout(done, 20));
  }
  return seen;
}

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
  const before = await cacheOf(origin);
  const start = performance.now();
  let isDone = false;
  const watched = watch(origin, () => isDone);
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
