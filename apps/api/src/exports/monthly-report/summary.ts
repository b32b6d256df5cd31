import { costDefinition } from '../../energy/cost/cost-definition.ts';
import type { InvoicedCost } from '@vinrod/api-client/contract';
import type { Dashboard } from '../../energy/dashboard/dashboard.ts';
import type { UsageProfiles } from '../../energy/monthly-report/usage/usage-profiles.ts';
import type { Language } from '@vinrod/locale/messages/language';
import { formatDay } from '@vinrod/locale/day';
import { dayMs } from '@vinrod/locale/clock';
import { clockText } from '../../files/clock-text.ts';
import { localTime, minuteOfDay } from '../../files/local-time.ts';
import type { Cell } from '../../files/sheet.ts';
import { gapTexts, monthlyTexts as texts } from './texts.ts';
import { textColumn, type SheetTable } from '../../files/typed-sheet.ts';

/** A line of the summary: a label with a number and its unit, or with a text. */
export interface SummaryRow {
  readonly item: string;
  readonly value: Cell;
  readonly text: string | null;
}

/** Table of the key figures. */
export const summaryTable: SheetTable<SummaryRow> = {
  name: texts.summary,
  columns: [
    textColumn(texts.item, 34, ({ item }) => item),
    {
      heading: texts.value,
      width: 18,
      format: { kind: 'number', decimals: 2 },
      cell: ({ value }) => value,
    },
    textColumn(texts.unitOrText, 60, ({ text }) => text),
  ],
};

/** An instant as local date and time, formatted as in the cells of other sheets. */
function localMoment(instant: string | null): string | null {
  if (instant === null) return null;
  const local = localTime(Date.parse(instant));
  return `${formatDay(Math.floor(local / dayMs))} ${clockText(minuteOfDay(local))}`;
}

/** The invoices for the report's days, their parts and total; empty when the caller may not see invoices. */
export function invoicedRows(invoiced: InvoicedCost | null, language: Language): SummaryRow[] {
  if (invoiced === null) return [];
  if (!invoiced.is_whole) {
    return [{ item: texts.invoiced[language], value: null, text: texts.notInvoiced[language] }];
  }
  return (
    [
      ['invoicedEnergy', invoiced.energy_sek],
      ['invoicedEnvironment', invoiced.environment_sek],
      ['invoicedFees', invoiced.fees_sek],
      ['invoiced', invoiced.total_sek],
    ] as const
  ).map(([key, value]) => ({ item: texts[key][language], value, text: 'kr' }));
}

/** The lines of the summary that come from the dashboard. */
export function summaryRows(name: string, dashboard: Dashboard, language: Language): SummaryRow[] {
  const word = (key: keyof typeof texts): string => texts[key][language];
  const { previous_year: before } = dashboard;
  const figure = (key: keyof typeof texts, value: number | null, unit: string): SummaryRow => ({
    item: word(key),
    value,
    text: unit,
  });
  const reason = before.change_percent_reason;
  return [
    { item: word('corporateGroup'), value: null, text: name },
    {
      item: word('period'),
      value: null,
      text: `${dashboard.period.start_date} – ${dashboard.period.end_date}`,
    },
    { item: word('siteCount'), value: { whole: dashboard.site_count }, text: null },
    { item: word('sitesWithoutData'), value: { whole: dashboard.sites_without_data }, text: null },
    figure('coverage', dashboard.coverage_percent, '%'),
    figure('total', dashboard.total_consumption_kwh, 'kWh'),
    figure('previousYear', before.consumption_kwh, 'kWh'),
    {
      item: word('changeInYear'),
      value: before.change_percent,
      text: reason === null ? '%' : gapTexts[reason][language],
    },
    figure('maxPower', dashboard.max_power_kw, 'kW'),
    { item: word('maxPowerAt'), value: null, text: localMoment(dashboard.max_power_at) },
    figure('cost', dashboard.cost_sek, 'kr'),
    figure('averagePrice', dashboard.average_price_ore_per_kwh, 'öre/kWh'),
    figure('emissions', dashboard.emissions_kg, 'kg CO₂'),
    figure('emissionFactor', dashboard.emission_factor_g_per_kwh, 'g CO₂/kWh'),
  ];
}

/** The lines below them: the definition of high load, the profile cost and the footnote. */
export function profileRows(highLoad: string, usage: UsageProfiles, language: Language): SummaryRow[] {
  const price = (key: keyof typeof texts, value: number | null): SummaryRow => ({
    item: texts[key][language],
    value,
    text: 'öre/kWh',
  });
  return [
    { item: texts.highLoadDefinition[language], value: null, text: highLoad },
    price('volumeWeighted', usage.volume_weighted_price_ore_per_kwh),
    price('areaAverage', usage.area_average_price_ore_per_kwh),
    price('profileCost', usage.profile_cost_ore_per_kwh),
    { item: costDefinition[language], value: null, text: null },
    { item: texts.footnote[language], value: null, text: null },
  ];
}
