import { sql } from 'kysely';
import type { Queries } from '../../store/index.ts';
import type { Day } from '@vinrod/locale/day';
import { formatTextArray } from '../meter-day/array-text.ts';
import { unknownTariff, type Tariff } from './tariff.ts';

/** A tariff with the day from which it applies. */
export interface TariffStep {
  readonly from: Day;
  readonly tariff: Tariff;
}

/** The tariffs of a site, earliest first. */
export type TariffSteps = readonly TariffStep[];

/** The tariff of a site on a day; {@link unknownTariff} when none is stored. */
export function tariffOn(steps: TariffSteps | undefined, day: Day): Tariff {
  return steps?.findLast(({ from }) => from <= day)?.tariff ?? unknownTariff;
}

/** Reads the tariffs of sites that apply on or before a day, by site uuid. Sites without one are left out. */
export async function readTariffs(
  db: Queries,
  corporateGroupId: string,
  siteIds: readonly string[],
  last: Day,
): Promise<ReadonlyMap<string, TariffSteps>> {
  const rows = await db
    .selectFrom('site_tariff')
    .select([
      'site_id',
      sql<Day>`valid_from - date '1970-01-01'`.as('from_day'),
      'name',
      'high_load_months',
      'high_load_weekdays',
      'high_load_from_hour',
      'high_load_to_hour',
      'high_load_on_holidays',
      'fuse_sizes_a',
      'power_step_kw',
      'least_power_kw',
    ])
    .where('corporate_group_id', '=', corporateGroupId)
    .where(sql<boolean>`site_id = any(${formatTextArray(siteIds)}::uuid[])`)
    .where(sql<boolean>`valid_from <= date '1970-01-01' + ${last}::integer`)
    .orderBy('site_id')
    .orderBy('valid_from')
    .execute();
  const bySite = new Map<string, TariffStep[]>();
  for (const row of rows) {
    const steps = bySite.get(row.site_id) ?? [];
    steps.push({
      from: row.from_day,
      tariff: {
        name: row.name,
        highLoad: {
          months: row.high_load_months,
          weekdays: row.high_load_weekdays,
          fromHour: row.high_load_from_hour,
          toHour: row.high_load_to_hour,
          onHolidays: row.high_load_on_holidays,
        },
        fuseSizesA: row.fuse_sizes_a.toSorted((left, right) => left - right),
        powerStepW: row.power_step_kw * 1000,
        leastPowerW: row.least_power_kw * 1000,
      },
    });
    bySite.set(row.site_id, steps);
  }
  return bySite;
}
