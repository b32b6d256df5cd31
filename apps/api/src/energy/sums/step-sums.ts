import { sql, type RawBuilder } from 'kysely';
import { Turn } from '../../server/yield-to-event-loop.ts';
import type { Queries } from '../../store/index.ts';
import type { Day } from '@vinrod/locale/day';
import type { Resolution } from '../../quantities/resolution.ts';
import { formatTextArray, parseIntArray } from '../meter-day/array-text.ts';
import { shownDays } from '../meter-day/shown-days.ts';
import { qualityCode } from '../meter-day/meter-day.ts';
import type { Period } from '../period.ts';
import type { WattHours } from '../../quantities/quantities.ts';

/** Values of several sites on one day, summed step by step. */
export interface StepSum {
  readonly day: Day;
  /** The caller's group that the sites belong to. */
  readonly group: string;
  readonly resolution: Resolution;
  /** Sum of the stored totals, Wh; null when nothing is measured. */
  readonly totalWh: WattHours | null;
  /** Wh per step; NaN where no site has a value. */
  readonly wh: Float64Array;
  /**
   * Wh per hour of the sites with a complete hour: an hour with a missing quarter has no power (docs/figures.md). NaN
   * where there is none.
   */
  readonly wholeHours: Float64Array;
  /** The weakest quality code of the values in each step; null when all are measured or it was not requested. */
  readonly quality: Float64Array | null;
  /** How many sites have a value, per step; null when not requested. */
  readonly present: Float64Array | null;
  /** Sites with a stored day, whether or not it holds values. */
  readonly sites: number;
  /** Hours with a value, over all sites; a quarter counts as 0,25. */
  readonly presentHours: number;
}

const quartersPerHour = 4;
const mostHours = 25;
const mostSteps: Readonly<Record<Resolution, number>> = { hour: 25, quarter: 100 };

/** `array[f(wh[1]), f(wh[2]), …]`: summing columns this way needs no unnest and no temporary rows. */
function perStep(resolution: Resolution, write: (index: number) => string): RawBuilder<string> {
  const items = Array.from({ length: mostSteps[resolution] }, (_, index) => write(index + 1));
  return sql.raw(`array[${items.join(',')}]`);
}

/** The sum of each hour over the sites with all of its quarters: null plus anything is null. */
function perWholeHour(): RawBuilder<string> {
  const items = Array.from({ length: mostHours }, (_, hour) => {
    const quarters = [1, 2, 3, 4].map((quarter) => `wh[${hour * quartersPerHour + quarter}]::bigint`);
    return `sum(${quarters.join(' + ')})`;
  });
  return sql.raw(`array[${items.join(',')}]::text`);
}

function withoutTail(values: Float64Array, steps: number): Float64Array {
  return values.length > steps ? values.slice(0, steps) : values;
}

interface StepSumRow {
  day: number;
  group: string;
  total_wh: WattHours | null;
  steps: number;
  wh: string;
  whole_hours: string | null;
  quality: string | null;
  present: string | null;
  sites: number;
  present_count: number;
}

function stepSumOf(row: StepSumRow, resolution: Resolution): StepSum {
  const wh = withoutTail(parseIntArray(row.wh, Number.NaN), row.steps);
  return {
    day: row.day,
    group: row.group,
    resolution,
    totalWh: row.total_wh,
    wh,
    wholeHours:
      row.whole_hours === null
        ? wh
        : withoutTail(parseIntArray(row.whole_hours, Number.NaN), row.steps / quartersPerHour),
    quality:
      row.quality === null ? null : withoutTail(parseIntArray(row.quality, qualityCode.measured), row.steps),
    present: row.present === null ? null : withoutTail(parseIntArray(row.present), row.steps),
    sites: row.sites,
    presentHours: resolution === 'hour' ? row.present_count : row.present_count / quartersPerHour,
  };
}

async function sumOfResolution(
  db: Queries,
  corporateGroupId: string,
  groups: ReadonlyMap<string, string>,
  period: Period,
  resolution: Resolution,
  withQuality: boolean,
): Promise<StepSum[]> {
  const sums = perStep(resolution, (index) => `sum(wh[${index}])`);
  const weakest = perStep(
    resolution,
    (index) => `max(case when wh[${index}] is not null then quality[${index}] end)`,
  );
  const present = perStep(resolution, (index) => `count(wh[${index}])`);
  const days = await shownDays(db, corporateGroupId, period);
  const { rows } = await sql<StepSumRow>`
    select day - date '1970-01-01' as day, "group", sum(total_wh) as total_wh, max(cardinality(wh)) as steps,
      ${sums}::text as wh, ${resolution === 'quarter' ? perWholeHour() : sql`null`} as whole_hours, count(*)::integer as sites,
      sum(measured_count + estimated_count + corrected_count)::integer as present_count,
      ${withQuality ? sql`case when count(quality) > 0 then ${weakest}::text end` : sql`null`} as quality,
      ${withQuality ? sql`${present}::text` : sql`null`} as present
    from ${days}
    join unnest(${formatTextArray([...groups.keys()])}::uuid[], ${formatTextArray([...groups.values()])}::text[])
      as member (id, "group") on member.id = shown_day.site_id
    where corporate_group_id = ${corporateGroupId}::uuid
      and site_id = any(${formatTextArray([...groups.keys()])}::uuid[])
      and day between date '1970-01-01' + ${period.first}::integer and date '1970-01-01' + ${period.last}::integer
      and resolution = ${resolution}
    group by day, "group"
    order by day`.execute(db);
  const turn = new Turn();
  const read: StepSum[] = [];
  for (const row of rows) {
    read.push(stepSumOf(row, resolution));
    if (turn.isOver) await turn.next();
  }
  return read;
}

/**
 * Sums the values of sites step by step, per day and group, in the database. Days with values by hour and by quarter
 * are returned separately, and days without any stored value are left out.
 * @param groups - site uuid to the name of its group; the name must hold neither quotes nor backslashes
 */
export async function sumSteps(
  db: Queries,
  corporateGroupId: string,
  groups: ReadonlyMap<string, string>,
  period: Period,
  { withQuality = false }: { readonly withQuality?: boolean } = {},
): Promise<StepSum[]> {
  if (groups.size === 0) return [];
  return [
    ...(await sumOfResolution(db, corporateGroupId, groups, period, 'hour', withQuality)),
    ...(await sumOfResolution(db, corporateGroupId, groups, period, 'quarter', withQuality)),
  ];
}

/**
 * The complete hours of one site: NaN where a value or one of four quarters is missing. Every hourly power is based on
 * these, while {@link toHours} gives the known energy of an hour.
 */
export function wholeHours(values: Float64Array, resolution: Resolution): Float64Array {
  if (resolution === 'hour') return values;
  // A missing quarter is NaN, which makes the sum NaN.
  return Float64Array.from(
    { length: values.length / quartersPerHour },
    (_, hour) =>
      (values[hour * 4] ?? Number.NaN) +
      (values[hour * 4 + 1] ?? Number.NaN) +
      (values[hour * 4 + 2] ?? Number.NaN) +
      (values[hour * 4 + 3] ?? Number.NaN),
  );
}

/** Sums quarters to hours; an hour without any quarter stays NaN. Hours are returned unchanged. */
export function toHours(values: Float64Array, resolution: Resolution): Float64Array {
  if (resolution === 'hour') return values;
  const hours = new Float64Array(values.length / 4).fill(Number.NaN);
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    const hour = index >> 2;
    const sum = hours[hour] ?? Number.NaN;
    hours[hour] = Number.isNaN(sum) ? value : sum + value;
  }
  return hours;
}
