import process from 'node:process';

import { startPostgresql } from '../../../tooling/programs/postgresql-server.ts';
import { buildPortalIfStale } from '../../../tooling/portal-build.ts';
import { startApiServer, type ApiServer } from '../api/api-server.ts';
import { ours, type Measurement } from '../result.ts';
import { addPeople, kinds } from './people.ts';
import { recordPages, type RecordedPage } from './recorded-pages.ts';
import { enter, visitUntil, type Visits } from './visits.ts';

/** How many are signed in; `LOAD_PEOPLE` tells another number. */
const peopleCount = Number(process.env['LOAD_PEOPLE'] ?? 200);

/** For how long they go from page to page; `LOAD_MINUTES=2` is a quick look. */
const minutes = Number(process.env['LOAD_MINUTES'] ?? 30);

/** Processes that share one PostgreSQL server. */
const processes = 2;

/** Part of the time after which every process has met what it is asked for, and its memory is looked at first. */
const settledAfter = 1 / 6;

/**
 * The value below which a part of others are.
 *
 * @throws Error when there are none.
 */
function percentileOf(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  if (value === undefined) throw new Error('Nothing was measured.');
  return value;
}

function row(name: string, median: number, unit: string): Measurement {
  return { case: `${peopleCount} people, ${name}`, peer: ours, median, unit };
}

function rowsOf(visits: Visits, memory: readonly [number[], number[]], recorded: number): Measurement[] {
  const { pages, calls, failures } = visits;
  for (const failure of new Set(failures)) process.stderr.write(`Failed: ${failure}\n`);
  const [settled, ended] = memory;
  return [
    row('calls', calls.length / (minutes * 60), 'calls/s'),
    ...[0.5, 0.95, 0.99].map((part) => row(`a call, p${part * 100}`, percentileOf(calls, part), 'ms')),
    ...[...Map.groupBy(pages, ({ name }) => name)].map(([name, visited]) =>
      row(
        `every call of ${name}, p95`,
        percentileOf(
          visited.map(({ milliseconds }) => milliseconds),
          0.95,
        ),
        'ms',
      ),
    ),
    row('failed calls', failures.length, 'calls'),
    row('pages recorded', recorded, 'pages'),
    ...settled.map((megabytes, index) =>
      row(`memory of process ${index + 1} after ${Math.round(minutes * settledAfter)} min`, megabytes, 'MB'),
    ),
    ...ended.map((megabytes, index) => row(`memory of process ${index + 1} at the end`, megabytes, 'MB')),
  ];
}

async function visitAll(servers: readonly ApiServer[], url: string): Promise<Measurement[]> {
  const origins = servers.map(({ origin }) => origin);
  const [first = ''] = origins;
  const pagesOf = new Map<string, readonly RecordedPage[]>();
  for (const kind of kinds) pagesOf.set(kind.email, await recordPages(first, kind));
  const people = await addPeople(url, peopleCount);
  const visitors: Parameters<typeof visitUntil>[1][] = [];
  for (const [index, person] of people.entries()) {
    const origin = origins[index % origins.length] ?? first;
    const session = await enter(origin, person);
    visitors.push({ origin, session, pages: pagesOf.get(person.kind.email) ?? [] });
  }
  const visits: Visits = { pages: [], calls: [], failures: [] };
  const end = performance.now() + minutes * 60_000;
  const memories = () => servers.map((server) => server.memory());
  let settled: number[] = [];
  const look = setTimeout(() => (settled = memories()), minutes * 60_000 * settledAfter);
  await Promise.all(visitors.map((visitor) => visitUntil(end, visitor, visits)));
  clearTimeout(look);
  const recorded = [...pagesOf.values()].reduce((sum, pages) => sum + pages.length, 0);
  return rowsOf(visits, [settled, memories()], recorded);
}

/** Many people who go from page to page, each with the calls that a browser makes for it, on two processes. */
export async function loadBench(): Promise<readonly Measurement[]> {
  await buildPortalIfStale();
  const postgresql = await startPostgresql();
  const servers: ApiServer[] = [];
  try {
    while (servers.length < processes) servers.push(await startApiServer({ url: postgresql.url }));
    return await visitAll(servers, postgresql.url);
  } finally {
    for (const server of servers) await server.stop();
    postgresql.stop();
  }
}
