import type { Language } from '@vinrod/locale/messages/language';
import type { Dashboard } from '../../energy/dashboard/dashboard.ts';
import type { CustomerNumberRow } from '../../energy/monthly-report/customer-numbers/customer-numbers.ts';
import type { Outlet } from '../../energy/monthly-report/outlets/outlet-profiles.ts';
import type { SubscriptionRow } from '../../energy/monthly-report/subscriptions/compilation.ts';
import type { WithdrawalProfiles } from '../../energy/monthly-report/withdrawals/withdrawal-profiles.ts';
import { missing, numberText, quantityText } from '../../files/pdf/swedish-text.ts';
import type { TableColumn, TableRow } from '../../files/pdf/table.ts';
import { qualityText } from '../time-sheets/texts.ts';
import { monthlyPdfMessages as messages } from './pdf-messages.ts';
import { assessmentTexts, monthlyTexts as texts } from './texts.ts';

/**
 * A table and the format of its rows. Money, shares and prices keep the decimals of the report, since they are already
 * rounded; energy and power are exact and rounded here.
 */
export interface PdfTable<Row> {
  readonly columns: (language: Language) => readonly TableColumn[];
  readonly cells: (row: Row, language: Language) => readonly string[];
  /** The last row of the table, from the dashboard's figures for all rows together. */
  readonly sum?: (dashboard: Dashboard, language: Language) => readonly string[];
}

function left(heading: string, width: number): TableColumn {
  return { heading, width, align: 'left' };
}

function right(heading: string, width = 1): TableColumn {
  return { heading, width, align: 'right' };
}

function numberOr(value: number | null, decimals: number): string {
  return value === null ? missing : numberText(value, decimals);
}

/** Consumption and cost by kundnummer. */
export const customerNumberPdf: PdfTable<CustomerNumberRow> = {
  columns: (language) => [
    left(texts.company[language], 2.4),
    right(texts.customerId[language]),
    right(texts.consumption[language], 1.1),
    left(texts.quality[language], 1.1),
    right(texts.previousYearKwh[language], 1.1),
    right(texts.change[language]),
    right(messages[language].cost, 1.1),
    right(texts.averageOre[language]),
  ],
  cells: (row, language) => [
    row.company_name,
    row.customer_id,
    numberOr(row.consumption_kwh, 0),
    qualityText(row.quality, language),
    numberOr(row.previous_year_kwh, 0),
    numberOr(row.change_percent, 2),
    numberOr(row.cost_sek, 2),
    numberOr(row.average_price_ore_per_kwh, 2),
  ],
  sum: (dashboard, language) => [
    texts.sum[language],
    '',
    numberOr(dashboard.total_consumption_kwh, 0),
    '',
    numberOr(dashboard.previous_year.consumption_kwh, 0),
    numberOr(dashboard.previous_year.change_percent, 2),
    numberOr(dashboard.cost_sek, 2),
    numberOr(dashboard.average_price_ore_per_kwh, 2),
  ],
};

/** The highest value; null when there is none. */
function highest(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.max(...known);
}

/** Sites with their sums for the period. */
export const outletPdf: PdfTable<Outlet> = {
  columns: (language) => [
    left(texts.site[language], 2.4),
    left(texts.company[language], 2),
    right(texts.consumption[language], 1.2),
    left(texts.quality[language], 1.1),
    right(texts.share[language], 0.8),
    right(texts.maxKw[language], 1.1),
    right(messages[language].cost, 1.1),
    right(messages[language].perArea, 0.9),
  ],
  cells: ({ site, row, costSek }, language) => [
    site.name,
    site.companyName,
    numberOr(row.total_kwh, 0),
    qualityText(row.quality, language),
    numberOr(row.share_percent, 2),
    numberOr(highest(row.months.map(({ max_kw }) => max_kw)), 1),
    numberOr(costSek, 2),
    numberOr(row.kwh_per_m2, 2),
  ],
  sum: (dashboard, language) => [
    texts.sum[language],
    '',
    numberOr(dashboard.total_consumption_kwh, 0),
    '',
    dashboard.total_consumption_kwh === null ? missing : numberText(100, 2),
    numberOr(dashboard.max_power_kw, 1),
    numberOr(dashboard.cost_sek, 2),
    '',
  ],
};

function subscriptionText(fuse: number | null, power: number | null): string {
  return power === null
    ? quantityText(fuse, 0, 'A')
    : quantityText(power, Number.isInteger(power) ? 0 : 1, 'kW');
}

/** Subscriptions with the recommended ones. */
export const subscriptionPdf: PdfTable<SubscriptionRow> = {
  columns: (language) => [
    left(texts.site[language], 2.4),
    right(texts.subscribed[language]),
    right(texts.maxKw[language], 1.1),
    right(texts.utilisation[language], 1.1),
    right(texts.excessHours[language], 1.1),
    right(texts.annualMaxKw[language], 1.2),
    right(texts.recommended[language], 1.3),
    left(texts.assessment[language], 1),
  ],
  cells: (row, language) => [
    row.site.name,
    row.subscription_type === 'fuse'
      ? subscriptionText(row.fuse_size_a, null)
      : subscriptionText(null, row.subscribed_power_kw),
    numberOr(row.max_power_kw, 1),
    numberOr(row.utilisation_percent, 2),
    numberText(row.excess_count, 0),
    numberOr(row.annual_max_power_kw, 1),
    subscriptionText(row.recommended_fuse_a, row.recommended_power_kw),
    row.assessment === null ? missing : assessmentTexts[row.assessment][language],
  ],
};

/** High and low load by month. */
export const withdrawalPdf: PdfTable<WithdrawalProfiles['rows'][number]> = {
  columns: (language) => [
    left(texts.month[language], 1),
    right(texts.highLoad[language]),
    right(texts.lowLoad[language]),
    right(texts.day[language], 1.1),
    right(texts.night[language]),
    right(texts.weekday[language]),
    right(texts.weekend[language]),
    right(texts.maxKw[language], 1.1),
  ],
  cells: (row) => [
    row.month,
    numberOr(row.high_load_kwh, 0),
    numberOr(row.low_load_kwh, 0),
    numberOr(row.day_kwh, 0),
    numberOr(row.night_kwh, 0),
    numberOr(row.weekday_kwh, 0),
    numberOr(row.weekend_kwh, 0),
    numberOr(row.max_kw, 1),
  ],
};

/** The formatted rows of a table, with the sum of all below them. */
export async function* rowsOf<Row>(
  table: PdfTable<Row>,
  rows: Iterable<Row> | AsyncIterable<Row>,
  dashboard: Dashboard,
  language: Language,
): AsyncGenerator<TableRow, void, void> {
  for await (const row of rows) yield { cells: table.cells(row, language) };
  if (table.sum !== undefined) yield { kind: 'sum', cells: table.sum(dashboard, language) };
}
