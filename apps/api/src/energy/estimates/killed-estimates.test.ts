import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatInstant, localDayOf, startOfLocalDay } from '@vinrod/locale/clock';
import { formatDay } from '@vinrod/locale/day';
import { systemClock } from '../../config/clock.ts';
import { stepsInDay } from '../../quantities/resolution.ts';
import { isRecord } from '../../server/json-document.ts';
import { serviceScopes } from '../../server/service-caller.ts';
import { clientSecretHash, newClientSecret } from '../../service-accounts/client-secret.ts';
import type { Database } from '../../store/database.ts';
import { migrate } from '../../store/migrate.ts';
import { openDatabase } from '../../store/open-database.ts';
import {
  type ApiProcess,
  clockOfComputer,
  freePort,
  runApi,
  untilHealthy,
} from '../../testing/api-process.ts';
import { createTestDatabase, testServer } from '../../testing/test-database.ts';
import { createCorporateGroup } from '../../testing/test-people.ts';
import { evenDay } from '../testing/store-days.ts';
import { monthsThatDiffer } from '../testing/months-that-differ.ts';
import { writeMeterDays } from '../meter-day/meter-day-store.ts';

/** Kills while estimates are made, `KILLS=20` for the whole proof. */
const kills = Number(process.env['KILLS'] ?? 1);

/** So many that a run takes longer than a start. */
const sites = 100 + 40 * kills;
const hourWh = 1000;
const arrivedWh = 2000;
const today = localDayOf(systemClock.now().getTime());
const storedDays = 70;
const gaps = [today - 6, today - 8, today - 20, today - 26];

const account = { id: randomUUID(), secret: newClientSecret() };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vinrod-estimates-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Sites with a value in every hour but those of the gaps, and a system that puts values. */
async function addScene(database: Database): Promise<void> {
  const group = await createCorporateGroup(database, 'Norrviken', [sites]);
  const stored = Array.from({ length: storedDays }, (_, index) => today - storedDays + index).filter(
    (day) => !gaps.includes(day),
  );
  const siteIds = group.companies.flatMap((company) => company.siteIds);
  for (const siteId of siteIds)
    await writeMeterDays(
      database.db,
      group.id,
      stored.map((day) => evenDay(siteId, day, hourWh)),
      () => systemClock.now(),
    );
  const now = systemClock.now();
  await database.db
    .insertInto('service_account')
    .values({
      id: account.id,
      name: 'Kundsystemet',
      scopes: [...serviceScopes],
      created_at: now,
      created_by: null,
      created_by_name: 'Karin Åberg',
    })
    .execute();
  await database.db
    .insertInto('service_account_secret')
    .values({
      id: randomUUID(),
      account_id: account.id,
      secret_hash: clientSecretHash(account.secret),
      created_at: now,
    })
    .execute();
}

interface Portal {
  readonly api: ApiProcess;
  readonly address: string;
}

/** Starts a portal, which makes estimates at once. */
async function start(databaseUrl: string | null): Promise<Portal> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const api = runApi('main.ts', [], {
    PORT: String(port),
    PUBLIC_URL: address,
    TOKEN_SECRET: 'Zx8mQ2vN7rT4kL9wB3cF6hJ1sD5gP0yA-uE',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Portalen <no-reply@el.example>',
    LOG_LEVEL: 'silent',
    MISSING_VALUES_MAIL: 'off',
    ESTIMATE_AFTER_DAYS: '3',
    ...clockOfComputer,
    ...(databaseUrl === null ? { DATA_DIR: folder } : { DATABASE_URL: databaseUrl }),
  });
  await untilHealthy(api, port);
  return { api, address };
}

async function kill({ api }: Portal): Promise<void> {
  api.child.kill('SIGKILL');
  await api.ended;
}

interface Arrival {
  readonly corporateGroup: string;
  readonly siteId: string;
  readonly siteNumber: string;
}

/** Puts the values of a gap; whether the portal answered that they are stored. */
async function arrive({ address }: Portal, { corporateGroup, siteNumber }: Arrival): Promise<boolean> {
  const [day = today] = gaps;
  const row = {
    corporate_group: corporateGroup,
    site_id: siteNumber,
    start: formatInstant(startOfLocalDay(day)),
    resolution: 'hour',
    kwh: Array(stepsInDay(day, 'hour')).fill(arrivedWh / 1000),
  };
  try {
    const token = await fetch(`${address}/api/v1/oauth/token`, {
      method: 'POST',
      headers: { Authorization: `Basic ${btoa(`${account.id}:${account.secret}`)}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    const body: unknown = await token.json();
    const answer = await fetch(`${address}/api/v1/supplier/meter-values/`, {
      method: 'PUT',
      headers: {
        Authorization: `Bearer ${isRecord(body) ? String(body['access_token']) : ''}`,
        'Content-Type': 'application/x-ndjson',
      },
      body: JSON.stringify(row),
    });
    return (await answer.text()).includes('"created"');
  } catch {
    // The process was killed while it answered.
    return false;
  }
}

async function sitesOf({ db }: Database): Promise<readonly Arrival[]> {
  const rows = await db
    .selectFrom('site')
    .select(['corporate_group_id', 'id', 'site_id'])
    .orderBy('site_id')
    .execute();
  return rows.map(({ corporate_group_id: corporateGroup, id: siteId, site_id: siteNumber }) => ({
    corporateGroup,
    siteId,
    siteNumber,
  }));
}

async function countEstimates({ db }: Database): Promise<number> {
  const { count } = await db
    .selectFrom('estimated_day')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Days whose values came. */
async function arrivedDays({ db }: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ site_id: string }>`select site_id from meter_day
    where day = any(${gaps.map(formatDay)}::date[])`.execute(db);
  return rows.map(({ site_id: id }) => id);
}

/** Months of sites that have some of their estimates and lack others. */
async function halfMade({ db }: Database): Promise<unknown[]> {
  const { rows } = await sql`
    with gap as (select unnest(${gaps.map(formatDay)}::date[]) as day),
    made as materialized (select site_id, day from estimated_day),
    stored as materialized (select site_id, day from meter_day where day = any(${gaps.map(formatDay)}::date[]))
    select site.id, date_trunc('month', gap.day) as month
    from site cross join gap
    left join made on made.site_id = site.id and made.day = gap.day
    where not exists (select from stored where stored.site_id = site.id and stored.day = gap.day)
    group by 1, 2 having count(made.day) not in (0, count(*))`.execute(db);
  return rows;
}

/** Estimates of what came, or of another sum than the days around them have where nothing came. */
async function wrongEstimates({ db }: Database): Promise<unknown[]> {
  const { rows } = await sql`
    with made as materialized (select site_id, day, total_wh, cardinality(wh) as hours from estimated_day),
    stored as materialized (select site_id, day from meter_day)
    select made.site_id, made.day, made.total_wh from made
    where exists (select from stored where stored.site_id = made.site_id and stored.day = made.day)
      or (made.total_wh <> made.hours * ${hourWh}::integer
        and not exists (select from stored where stored.site_id = made.site_id
          and stored.day = any(${gaps.map(formatDay)}::date[])))`.execute(db);
  return rows;
}

async function checkWhole(database: Database): Promise<void> {
  expect(await halfMade(database)).toEqual([]);
  expect(await wrongEstimates(database)).toEqual([]);
  expect(await monthsThatDiffer(database.db)).toEqual([]);
}

/** Where estimates are made: the database can be looked at beside the portal, or when it is dead. */
interface Place {
  readonly databaseUrl: string | null;
  readonly look: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>;
}

const all = sites * gaps.length;

/** Lets the portal make estimates: until there are some more, or for a time where nobody can look. */
async function letMake({ databaseUrl, look }: Place, wanted: number, time: number): Promise<void> {
  if (databaseUrl === null) await setTimeout(time);
  else while ((await look(countEstimates)) < wanted) await setTimeout(5);
}

/** The most kills until one is in the middle, where nobody can look when that is. */
const mostKills = kills + 15;

/**
 * Kills the portal again and again while it makes estimates and values come, then lets it end.
 *
 * @returns estimates and values that came
 */
async function killAndFinish(place: Place): Promise<number> {
  const { databaseUrl, look } = place;
  const arrivals = await look(sitesOf);
  const stored: string[] = [];
  let inTheMiddle = 0;
  let time = 100;
  for (let round = 0; round < kills || (inTheMiddle === 0 && round < mostKills); round += 1) {
    const portal = await start(databaseUrl);
    const arrival = arrivals[Math.floor((arrivals.length * (round + 1)) / (mostKills + 1))];
    if (arrival === undefined) throw new Error('There are more sites than kills.');
    const arriving = arrive(portal, arrival);
    await letMake(place, (all * (round + 1)) / (kills + 2), time);
    await kill(portal);
    if (await arriving) stored.push(arrival.siteId);
    await look(checkWhole);
    const made = await look(countEstimates);
    if (made === 0) time *= 1.5;
    else if (made + (await look(arrivedDays)).length < all) inTheMiddle += 1;
  }
  expect(inTheMiddle).toBeGreaterThan(0);
  let made = -1;
  let arrived = 0;
  while (made + arrived < all) {
    const portal = await start(databaseUrl);
    await setTimeout((time += 500));
    await kill(portal);
    const before = made;
    [made, arrived] = [await look(countEstimates), (await look(arrivedDays)).length];
    expect(made).toBeGreaterThanOrEqual(before);
  }
  const kept = await look(arrivedDays);
  expect(stored.filter((siteId) => !kept.includes(siteId))).toEqual([]);
  await look(checkWhole);
  return made + arrived;
}

describe('kill -9 while estimates are made leaves whole months, doubles none, and lets values that come win', () => {
  test('on the embedded database', { timeout: 120_000 * (kills + 2) }, async () => {
    const settings = { dataDir: folder, databaseUrl: null };
    async function look<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
      const database = await openDatabase(settings);
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    }
    await look(async (database) => {
      await migrate(database);
      await addScene(database);
    });
    expect(await killAndFinish({ databaseUrl: null, look })).toBe(all);
  });

  test.skipIf(testServer() === null)('on a server', { timeout: 120_000 * (kills + 2) }, async () => {
    const database = await createTestDatabase();
    await addScene(database);
    const { rows: names } = await sql<{
      name: string;
    }>`select current_database() as name`.execute(database.db);
    const url = new URL(testServer() ?? '');
    url.pathname = `/${names[0]?.name ?? ''}`;
    expect(await killAndFinish({ databaseUrl: url.href, look: (work) => work(database) })).toBe(all);
    await database.close();
  });
});
