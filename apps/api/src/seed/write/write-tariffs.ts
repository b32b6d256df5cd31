import { formatDay } from '@vinrod/locale/day';
import type { Queries } from '../../store/index.ts';
import type { DemoSite } from '../catalogue/catalogue.ts';
import { demoCorporateGroups } from '../catalogue/corporate-groups.ts';
import { tariffsOf } from '../catalogue/tariffs.ts';
import { demoId } from '../demo-id.ts';

/** Stores the network tariffs of the demo sites; existing ones stay as they are. */
export async function writeTariffs(
  db: Queries,
  sitesByCompany: ReadonlyMap<string, readonly DemoSite[]>,
): Promise<void> {
  const rows = demoCorporateGroups.flatMap((group) =>
    group.companies
      .flatMap((company) => sitesByCompany.get(company.name) ?? [])
      .flatMap((site) =>
        tariffsOf(site.town.gridOwner).map((tariff) => ({
          corporate_group_id: demoId('corporate group', group.name),
          site_id: demoId('site', site.siteId),
          valid_from: formatDay(tariff.from),
          name: tariff.name,
          high_load_months: [...tariff.highLoad.months],
          high_load_weekdays: [...tariff.highLoad.weekdays],
          high_load_from_hour: tariff.highLoad.fromHour,
          high_load_to_hour: tariff.highLoad.toHour,
          high_load_on_holidays: tariff.highLoad.onHolidays,
          fuse_sizes_a: [...tariff.fuseSizesA],
          power_step_kw: tariff.powerStepW / 1000,
          least_power_kw: tariff.leastPowerW / 1000,
        })),
      ),
  );
  await db
    .insertInto('site_tariff')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
