import { parseDay } from '@vinrod/locale/day';
import type { CustomerNumberRow } from '../../energy/monthly-report/customer-numbers/customer-numbers.ts';
import type { Outlet } from '../../energy/monthly-report/outlets/outlet-profiles.ts';
import type { SubscriptionRow } from '../../energy/monthly-report/subscriptions/compilation.ts';
import type { UsageProfiles } from '../../energy/monthly-report/usage/usage-profiles.ts';
import type { WithdrawalProfiles } from '../../energy/monthly-report/withdrawals/withdrawal-profiles.ts';
import { qualityText } from '../time-sheets/texts.ts';
import { assessmentTexts, monthlyTexts as texts, weekdayTexts } from './texts.ts';
import { numberColumn, textColumn, type SheetColumn, type SheetTable } from '../../files/typed-sheet.ts';

/** A month as its first day. */
function firstDay(month: string): number | null {
  return parseDay(`${month}-01`);
}

function monthColumn<Row>(monthOf: (row: Row) => string): SheetColumn<Row> {
  return {
    heading: texts.month,
    width: 12,
    format: { kind: 'month' },
    cell: (row) => firstDay(monthOf(row)),
  };
}

/** Subscriptions, one site per row. */
export const subscriptionTable: SheetTable<SubscriptionRow> = {
  name: texts.subscriptions,
  columns: [
    textColumn(texts.siteId, 22, ({ site }) => site.site_id),
    textColumn(texts.site, 34, ({ site }) => site.name),
    textColumn(texts.company, 34, ({ company }) => company.name),
    textColumn(texts.customerId, 14, (row) => row.customer_id),
    textColumn(texts.gridOwner, 30, (row) => row.grid_owner),
    textColumn(texts.gridTariff, 28, (row) => row.grid_tariff),
    numberColumn(texts.fuse, 0, (row) => row.fuse_size_a),
    numberColumn(texts.subscribedKw, 1, (row) => row.subscribed_power_kw),
    numberColumn(texts.capacityKw, 2, (row) => row.capacity_kw),
    numberColumn(texts.maxKw, 2, (row) => row.max_power_kw),
    {
      heading: texts.maxPowerAt,
      width: 18,
      format: { kind: 'time' },
      cell: (row) => (row.max_power_at === null ? null : Date.parse(row.max_power_at)),
    },
    numberColumn(texts.utilisation, 2, (row) => row.utilisation_percent),
    numberColumn(texts.excessKw, 2, (row) => row.excess_kw),
    numberColumn(texts.excessHours, 0, (row) => row.excess_count),
    numberColumn(texts.annualKwh, 0, (row) => row.annual_consumption_kwh),
    numberColumn(texts.annualMaxKw, 2, (row) => row.annual_max_power_kw),
    numberColumn(texts.utilisationHours, 0, (row) => row.utilisation_hours),
    numberColumn(texts.recommendedFuse, 0, (row) => row.recommended_fuse_a),
    numberColumn(texts.recommendedKw, 1, (row) => row.recommended_power_kw),
    textColumn(texts.assessment, 14, ({ assessment }, language) =>
      assessment === null ? null : assessmentTexts[assessment][language],
    ),
  ],
};

/** A month of a site. */
export interface OutletMonth extends Pick<Outlet, 'site'> {
  readonly month: Outlet['row']['months'][number];
}

/** Sites by month, one month of a site per row. */
export const outletTable: SheetTable<OutletMonth> = {
  name: texts.outlets,
  columns: [
    textColumn(texts.siteId, 22, ({ site }) => site.siteId),
    textColumn(texts.site, 34, ({ site }) => site.name),
    textColumn(texts.company, 34, ({ site }) => site.companyName),
    textColumn(texts.customerId, 14, ({ site }) => site.customerId),
    monthColumn(({ month }) => month.month),
    numberColumn(texts.consumption, 3, ({ month }) => month.kwh),
    textColumn(texts.quality, 14, ({ month }, language) => qualityText(month.quality, language)),
    numberColumn(texts.missingHours, 2, ({ month }) => month.missing_hours),
    numberColumn(texts.maxKw, 3, ({ month }) => month.max_kw),
    numberColumn(texts.costSek, 2, ({ month }) => month.cost_sek),
    numberColumn(texts.previousYearKwh, 3, ({ month }) => month.previous_year_kwh),
  ],
};

/** High and low load by month. */
export const withdrawalTable: SheetTable<WithdrawalProfiles['rows'][number]> = {
  name: texts.withdrawals,
  columns: [
    monthColumn(({ month }) => month),
    numberColumn(texts.highLoad, 3, (row) => row.high_load_kwh),
    numberColumn(texts.lowLoad, 3, (row) => row.low_load_kwh),
    numberColumn(texts.day, 3, (row) => row.day_kwh),
    numberColumn(texts.night, 3, (row) => row.night_kwh),
    numberColumn(texts.weekday, 3, (row) => row.weekday_kwh),
    numberColumn(texts.weekend, 3, (row) => row.weekend_kwh),
    numberColumn(texts.maxKw, 3, (row) => row.max_kw),
  ],
};

/** The duration curve. */
export const durationTable: SheetTable<WithdrawalProfiles['duration_curve'][number]> = {
  name: texts.duration,
  columns: [
    numberColumn(texts.hourRank, 0, (point) => point.hour_rank),
    numberColumn(texts.powerKw, 3, (point) => point.kw),
  ],
};

/** Consumption and cost of each company. */
export const customerNumberTable: SheetTable<CustomerNumberRow> = {
  name: texts.customerNumbers,
  columns: [
    textColumn(texts.customerId, 14, (row) => row.customer_id),
    textColumn(texts.company, 34, (row) => row.company_name),
    textColumn(texts.organizationNumber, 20, (row) => row.organization_number),
    numberColumn(texts.siteCount, 0, (row) => row.site_count),
    numberColumn(texts.consumption, 3, (row) => row.consumption_kwh),
    textColumn(texts.quality, 14, (row, language) => qualityText(row.quality, language)),
    numberColumn(texts.missingHours, 2, (row) => row.missing_hours),
    numberColumn(texts.previousYearKwh, 3, (row) => row.previous_year_kwh),
    numberColumn(texts.change, 2, (row) => row.change_percent),
    numberColumn(texts.costSek, 2, (row) => row.cost_sek),
    numberColumn(texts.averageOre, 2, (row) => row.average_price_ore_per_kwh),
    numberColumn(texts.emissionsKg, 2, (row) => row.emissions_kg),
  ],
};

/** An hour of the typical day, with the same hour of each weekday. */
export interface UsageRow {
  readonly hour: UsageProfiles['hours'][number];
  /** kW, Monday first. */
  readonly week: readonly (number | null)[];
}

/** The hours of a usage profile. */
export function usageRows({ hours, week }: UsageProfiles): UsageRow[] {
  return hours.map((hour) => ({
    hour,
    week: week.filter((place) => place.hour === hour.hour).map(({ kw }) => kw),
  }));
}

/** The typical day and week, one hour per row. */
export const usageTable: SheetTable<UsageRow> = {
  name: texts.usage,
  columns: [
    numberColumn(texts.hour, 0, ({ hour }) => hour.hour),
    numberColumn(texts.weekdayKw, 3, ({ hour }) => hour.weekday_kw),
    numberColumn(texts.weekendKw, 3, ({ hour }) => hour.weekend_kw),
    ...Object.values(weekdayTexts).map((heading, index) =>
      numberColumn<UsageRow>(heading, 3, ({ week }) => week[index] ?? null),
    ),
  ],
};
