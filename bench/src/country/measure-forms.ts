import { createWriteStream, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { addMonths, dayOf, formatDay, startOfMonth } from '@vinrod/locale/day';
import { year } from '../energy/scale.ts';
import { medianOf, type Measurement } from '../result.ts';
import { siteIdsOf, storedDays, type CorporateGroup } from './scale.ts';
import {
  copying,
  creation,
  partOf,
  reading,
  removal,
  storing,
  valueForms,
  type ValueForm,
} from './value-forms.ts';

/** Most sites of the comparison. */
const mostSites = 2000;

/** Sites whose year is read, one after the other. */
const readSites = 21;

/** A month that no value comes into any more. */
const closedMonth = dayOf(2026, 6, 1);

/** Days before the morning that is stored: the newest of the source is left for that. */
const lastStored = storedDays.last - 1;

/** Days of sites of the product's table, which every form gets. */
const source = 'form_source';

const months: string[] = [];
for (let month = storedDays.first; month <= storedDays.last; month = addMonths(startOfMonth(month), 1))
  months.push(formatDay(month));

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

async function bytesOf(client: Client, { table }: ValueForm): Promise<number> {
  const { rows } = await client.query<{ bytes: number }>(
    `select sum(pg_total_relation_size(relid))::float8 as bytes from pg_partition_tree('${table}')`,
  );
  // What is no partition is no tree of them either.
  const { rows: whole } = await client.query<{ bytes: number }>(
    `select pg_total_relation_size('${table}')::float8 as bytes`,
  );
  return Math.max(rows[0]?.bytes ?? 0, whole[0]?.bytes ?? 0);
}

/** Time of the days of one site's year, and of a month of all sites. */
async function measureReading(
  client: Client,
  form: ValueForm,
  { id }: CorporateGroup,
  sites: readonly string[],
): Promise<{ readonly year: number; readonly month: number }> {
  const read = (whose: readonly string[], first: number, last: number): Promise<unknown> =>
    client.query(reading(form), [id, whose, formatDay(first), formatDay(last)]);
  const step = Math.max(1, Math.floor(sites.length / readSites));
  const times: number[] = [];
  for (const site of sites.filter((_, index) => index % step === 0))
    times.push(await secondsOf(() => read([site], year.first, year.last)));
  const monthTimes: number[] = [];
  while (monthTimes.length < 3)
    monthTimes.push(await secondsOf(() => read(sites, closedMonth, addMonths(closedMonth, 1) - 1)));
  return { year: medianOf(times), month: medianOf(monthTimes) };
}

async function measureForm(
  client: Client,
  form: ValueForm,
  group: CorporateGroup,
  sites: readonly string[],
  folder: string,
): Promise<Measurement[]> {
  for (const statement of creation(form, months)) await client.query(statement);
  // Long rows are made month by month; a day added to one writes all of it anew.
  for (const month of months) {
    const last = Math.min(
      addMonths(dayOf(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 1), 1) - 1,
      lastStored,
    );
    await client.query(storing(form, source), [month, formatDay(last)]);
  }
  await client.query(`vacuum analyze ${form.table}`);
  await client.query('checkpoint');
  const size = await bytesOf(client, form);
  const read = await measureReading(client, form, group, sites);
  const newest = formatDay(storedDays.last);
  const morning = await secondsOf(() => client.query(storing(form, source), [newest, newest]));
  const again =
    form.row === 'day' ? await secondsOf(() => client.query(storing(form, source), [newest, newest])) : null;
  const newestPart = partOf(form, months.at(-1) ?? '');
  const vacuum = await secondsOf(() => client.query(`vacuum ${newestPart}`));
  const path = join(folder, `${form.table}.txt`);
  const backup = await secondsOf(() =>
    pipeline(client.query(copyTo(copying(form, formatDay(closedMonth)))), createWriteStream(path)),
  );
  const backupBytes = statSync(path).size;
  rmSync(path);
  const remove = await secondsOf(() => client.query(removal(form, months[0] ?? '')));
  const afterwards = form.isByMonth ? 0 : await secondsOf(() => client.query(`vacuum ${form.table}`));
  const left = await bytesOf(client, form);
  await client.query(`drop table ${form.table}`);
  const row = (name: string, median: number | null, unit: string): Measurement => {
    return { case: `forms of ${sites.length} sites × 1 year: ${name}`, peer: form.peer, median, unit };
  };
  return [
    row('size with keys', size / 1e6, 'MB'),
    row(`a site's year read`, read.year * 1000, 'ms'),
    row('a month of all sites read', read.month * 1000, 'ms'),
    row('a morning stored', morning * 1000, 'ms'),
    row('the morning once more', again === null ? null : again * 1000, 'ms'),
    row('vacuum after that', vacuum * 1000, 'ms'),
    row('a closed month copied out', backup * 1000, 'ms'),
    row('a closed month copied out: size', backupBytes / 1e6, 'MB'),
    row('the oldest month taken away', remove * 1000, 'ms'),
    row('vacuum after that month', afterwards * 1000, 'ms'),
    row('given back to the disk', (size - left) / 1e6, 'MB'),
  ];
}

/** Measures values of the largest corporate group in other forms beside the product's, on the same server. */
export async function measureForms(
  url: string,
  largest: CorporateGroup,
  folder: string,
): Promise<Measurement[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const sites = siteIdsOf(largest).slice(0, mostSites);
    await client.query(`create unlogged table ${source} as select * from meter_day where false`);
    await client.query(
      `insert into ${source} select * from meter_day where corporate_group_id = $1::uuid and site_id = any($2::uuid[])
        and day between $3::date and $4::date`,
      [largest.id, sites, formatDay(storedDays.first), formatDay(storedDays.last)],
    );
    await client.query(`analyze ${source}`);
    const rows: Measurement[] = [];
    for (const form of valueForms) rows.push(...(await measureForm(client, form, largest, sites, folder)));
    await client.query(`drop table ${source}`);
    return rows;
  } finally {
    await client.end();
  }
}
