import type { ValueQuality } from '../../../packages/api-client/src/index.ts';
import { daysOf, type Asked } from '../asked.ts';
import type { PageFigure } from '../page-figures.ts';
import { cell, chartSum, part, element, tile } from '../spots.ts';

const qualities: Readonly<Record<ValueQuality, string>> = {
  measured: 'Uppmätt',
  estimated: 'Beräknad',
  corrected: 'Korrigerad',
  incomplete: 'Ofullständig',
  missing: 'Saknas',
};

/** Sum of the known values; null when there are none. */
function sumOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

/** Heading of a month in a table: "sep. 2026". @param month - `YYYY-MM` */
function monthHeading(month: string, length: 'short' | 'long'): string {
  return new Intl.DateTimeFormat('sv-SE', { month: length, year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00Z`),
  );
}

async function subscriptions({ client, corporateGroup, period }: Asked): Promise<readonly PageFigure[]> {
  const { rows } = await client.analytics.compilationOfSubscriptions({
    path: { id: corporateGroup },
    query: daysOf(period),
  });
  const table = 'Abonnemang';
  const all = `Summa ${rows.length} anläggningar`;
  return [
    ...rows.flatMap((row): PageFigure[] => {
      const { name } = row.site;
      return [
        { figure: 'capacity', at: cell(table, name, 'Abonnerad, kW'), says: row.capacity_kw },
        { figure: 'highestPower', at: cell(table, name, 'Högsta, kW'), says: row.max_power_kw },
        {
          figure: 'utilisation',
          at: part(cell(table, name, 'Utnyttjande'), /(–|\d+ %)$/),
          says: row.utilisation_percent,
        },
        { figure: 'excess', at: cell(table, name, 'Överuttag, kW'), says: row.excess_kw },
        {
          figure: 'annualConsumption',
          at: cell(table, name, 'Årsförbrukning, kWh'),
          says: row.annual_consumption_kwh,
        },
        {
          figure: 'utilisationHours',
          at: cell(table, name, 'Utnyttjningstid, h'),
          says: row.utilisation_hours,
        },
      ];
    }),
    {
      figure: 'annualConsumption',
      at: cell(table, all, 'Årsförbrukning, kWh'),
      says: sumOf(rows.map((row) => row.annual_consumption_kwh)),
    },
  ];
}

async function outlets({ client, corporateGroup, period }: Asked): Promise<readonly PageFigure[]> {
  const { rows } = await client.analytics.outletProfiles({
    path: { id: corporateGroup },
    query: daysOf(period),
  });
  const dashboard = await client.dashboards.corporateGroup({
    path: { id: corporateGroup },
    query: daysOf(period),
  });
  const table = 'Uttagspunkter';
  return [
    ...rows.flatMap((row): PageFigure[] => {
      const { name } = row.site;
      return [
        ...row.months.map(({ month, kwh }): PageFigure => ({
          figure: 'consumption',
          at: cell(table, name, `${monthHeading(month, 'short')}, kWh`),
          says: kwh,
        })),
        { figure: 'consumption', at: cell(table, name, 'Summa, kWh'), says: row.total_kwh },
        { figure: 'quality', at: cell(table, name, 'Kvalitet'), says: qualities[row.quality] },
        { figure: 'share', at: cell(table, name, 'Andel'), says: row.share_percent },
        { figure: 'consumptionPerArea', at: cell(table, name, 'Per yta, kWh/m²'), says: row.kwh_per_m2 },
      ];
    }),
    {
      figure: 'consumption',
      at: cell(table, `Summa ${rows.length} anläggningar`, 'Summa, kWh'),
      says: dashboard.total_consumption_kwh,
    },
    { figure: 'consumption', at: chartSum(/^Förbrukning per månad$/), says: dashboard.total_consumption_kwh },
    {
      figure: 'coverage',
      at: part(
        element('completeness', (root) => root.getByText(/^Mätvärden \d/)),
        /^Mätvärden (.+)$/,
      ),
      says: dashboard.coverage_percent,
    },
  ];
}

async function withdrawals({ client, corporateGroup, period }: Asked): Promise<readonly PageFigure[]> {
  const { rows } = await client.analytics.withdrawalProfiles({
    path: { id: corporateGroup },
    query: daysOf(period),
  });
  const dashboard = await client.dashboards.corporateGroup({
    path: { id: corporateGroup },
    query: daysOf(period),
  });
  const table = 'Uttagsprofil';
  const energies = [
    ['loads', 'Höglast, kWh', 'high_load_kwh'],
    ['loads', 'Låglast, kWh', 'low_load_kwh'],
    ['dayAndNight', 'Dag, kWh', 'day_kwh'],
    ['dayAndNight', 'Natt, kWh', 'night_kwh'],
    ['weekdayAndWeekend', 'Vardag, kWh', 'weekday_kwh'],
    ['weekdayAndWeekend', 'Helg, kWh', 'weekend_kwh'],
  ] as const;
  return [
    ...rows.flatMap((row): PageFigure[] => {
      const name = monthHeading(row.month, 'long');
      return [
        ...energies.map(([figure, heading, field]) => ({
          figure,
          at: cell(table, name, heading),
          says: row[field],
        })),
        { figure: 'highestPower', at: cell(table, name, 'Högsta effekt, kW'), says: row.max_kw },
      ];
    }),
    ...energies.map(([figure, heading, field]) => ({
      figure,
      at: cell(table, 'Summa', heading),
      says: sumOf(rows.map((row) => row[field])),
    })),
    { figure: 'consumption', at: chartSum(/^Höglast och låglast$/), says: dashboard.total_consumption_kwh },
  ];
}

async function customerNumbers({ client, corporateGroup, period }: Asked): Promise<readonly PageFigure[]> {
  const { rows, sum } = await client.analytics.compilationOfCustomerNumber({
    path: { id: corporateGroup },
    query: daysOf(period),
  });
  const dashboard = await client.dashboards.corporateGroup({
    path: { id: corporateGroup },
    query: daysOf(period),
  });
  const table = 'Sammanställning per kundnummer';
  const ofSum = {
    ...sum,
    consumption_kwh: dashboard.total_consumption_kwh,
    previous_year_kwh: dashboard.previous_year.consumption_kwh,
    cost_sek: dashboard.cost_sek,
    average_price_ore_per_kwh: dashboard.average_price_ore_per_kwh,
    emissions_kg: dashboard.emissions_kg,
  };
  return [
    ...rows.map((row) => ({ name: row.customer_id, row })),
    // The sum equals the overview's.
    { name: 'Summa', row: ofSum },
  ].flatMap(({ name, row }): PageFigure[] => [
    { figure: 'siteCount', at: cell(table, name, 'Anläggningar'), says: row.site_count },
    { figure: 'consumption', at: cell(table, name, 'Förbrukning, kWh'), says: row.consumption_kwh },
    { figure: 'previousYear', at: cell(table, name, 'Föregående år, kWh'), says: row.previous_year_kwh },
    { figure: 'change', at: cell(table, name, 'Förändring'), says: row.change_percent },
    { figure: 'energyCost', at: cell(table, name, 'Energikostnad, kr'), says: row.cost_sek },
    {
      figure: 'averagePrice',
      at: cell(table, name, 'Snittpris, öre/kWh'),
      says: row.average_price_ore_per_kwh,
    },
    { figure: 'emissions', at: cell(table, name, 'Utsläpp, kg CO2'), says: row.emissions_kg },
  ]);
}

async function usage({ client, corporateGroup, period }: Asked): Promise<readonly PageFigure[]> {
  const of = await client.analytics.usageProfiles({ path: { id: corporateGroup }, query: daysOf(period) });
  return [
    { figure: 'weightedPrice', at: tile('Ert viktade spotpris'), says: of.volume_weighted_price_ore_per_kwh },
    { figure: 'areaPrice', at: tile('Elområdets medelpris'), says: of.area_average_price_ore_per_kwh },
    { figure: 'profileCost', at: tile('Profilkostnad'), says: of.profile_cost_ore_per_kwh },
    { figure: 'flatPower', at: tile('Jämn effekt'), says: of.flat_profile_kw },
  ];
}

/** The five parts of the month report. */
export async function monthReportFigures(asked: Asked): Promise<readonly PageFigure[]> {
  const parts = await Promise.all([
    subscriptions(asked),
    outlets(asked),
    withdrawals(asked),
    customerNumbers(asked),
    usage(asked),
  ]);
  return parts.flat();
}
