import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../../store/index.ts';
import { formatIntArray, formatTextArray, parseIntArray } from '../meter-day/array-text.ts';
import type { GroupMonth } from './month-states.ts';
import type { StepSum } from './step-sums.ts';

function formatSums(values: Float64Array): string {
  return `{${Array.from(values, (value) => (Number.isNaN(value) ? 'NULL' : value)).join(',')}}`;
}

/** A line for each day. The hours that are measured all through are left out where every hour is. */
function toText(sums: readonly StepSum[]): string {
  return sums
    .map(({ day, resolution, totalWh, sites, presentHours, wh, wholeHours }) => {
      const whole = wholeHours === wh ? '' : formatSums(wholeHours);
      return [day, resolution, totalWh ?? '', sites, presentHours, formatSums(wh), whole].join(';');
    })
    .join('\n');
}

function fromText(text: string, group: string): StepSum[] {
  if (text === '') return [];
  return text.split('\n').map((line): StepSum => {
    const [day, resolution, totalWh = '', sites, presentHours, values = '{}', whole = ''] = line.split(';');
    const wh = parseIntArray(values, Number.NaN);
    return {
      day: Number(day),
      group,
      resolution: resolution === 'quarter' ? 'quarter' : 'hour',
      totalWh: totalWh === '' ? null : Number(totalWh),
      wh,
      wholeHours: whole === '' ? wh : parseIntArray(whole, Number.NaN),
      quality: null,
      present: null,
      sites: Number(sites),
      presentHours: Number(presentHours),
    };
  });
}

/** The wanted months that are kept in the state they are in. */
function currentRows(corporateGroupId: string, wanted: readonly GroupMonth[]): RawBuilder<unknown> {
  return sql`unnest(${formatTextArray(wanted.map(({ digest }) => digest))}::text[],
      ${formatIntArray(wanted.map(({ month }) => month))}::integer[],
      ${formatTextArray(wanted.map(({ state }) => state))}::text[])
    with ordinality as wanted (sites, day, state, place)
    join site_set_month as kept on kept.corporate_group_id = ${corporateGroupId}::uuid
      and kept.sites = wanted.sites and kept.month = date '1970-01-01' + wanted.day
      and kept.state = wanted.state`;
}

/** Reads what any process has kept of months whose values have not changed since. */
export async function readKeptMonths(
  db: Queries,
  corporateGroupId: string,
  wanted: readonly GroupMonth[],
): Promise<ReadonlyMap<GroupMonth, readonly StepSum[]>> {
  const found = new Map<GroupMonth, readonly StepSum[]>();
  if (wanted.length === 0) return found;
  const { rows } = await sql<{ place: number; sums: string }>`
    select place::integer as place, sums from ${currentRows(corporateGroupId, wanted)}`.execute(db);
  for (const { place, sums } of rows) {
    const month = wanted[place - 1];
    if (month !== undefined) found.set(month, fromText(sums, month.group));
  }
  return found;
}

/** Those of the months that nobody has kept, or whose values have changed since. */
export async function monthsToKeep(
  db: Queries,
  corporateGroupId: string,
  wanted: readonly GroupMonth[],
): Promise<GroupMonth[]> {
  if (wanted.length === 0) return [];
  const { rows } = await sql<{ place: number }>`
    select place::integer as place from ${currentRows(corporateGroupId, wanted)}`.execute(db);
  const kept = new Set(rows.map(({ place }) => place));
  return wanted.filter((_, index) => !kept.has(index + 1));
}

/** Keeps sums for every process, with the state that was read before them. */
export async function keepMonths(
  db: Queries,
  corporateGroupId: string,
  months: readonly (readonly [GroupMonth, readonly StepSum[]])[],
): Promise<void> {
  if (months.length === 0) return;
  const keys = months.map(([month]) => month);
  await sql`
    insert into site_set_month (corporate_group_id, sites, month, state, sums)
    select ${corporateGroupId}::uuid, sites, date '1970-01-01' + day, state, sums
    from unnest(${formatTextArray(keys.map(({ digest }) => digest))}::text[],
      ${formatIntArray(keys.map(({ month }) => month))}::integer[],
      ${formatTextArray(keys.map(({ state }) => state))}::text[],
      ${formatTextArray(months.map(([, sums]) => toText(sums)))}::text[]) as made (sites, day, state, sums)
    where exists (select from corporate_group where id = ${corporateGroupId}::uuid)
    order by sites
    on conflict (corporate_group_id, sites, month) do update
      set state = excluded.state, sums = excluded.sums, made_at = now()`.execute(db);
}
