import { daysOf, monthOf, type Asked } from '../asked.ts';
import type { PageFigure } from '../page-figures.ts';
import { belowTile, cell, chartSum, part, tile } from '../spots.ts';

/** Rows on the first page of a chart's table. */
const firstPage = 25;

async function asked({ client, corporateGroup, period }: Asked, resolution: 'hour' | 'day') {
  const days = daysOf(monthOf(period));
  const dashboard = await client.dashboards.corporateGroup({ path: { id: corporateGroup }, query: days });
  const { sites } = await client.analytics.timeSheets({
    path: { id: corporateGroup },
    query: { ...days, resolution, limit: 1 },
  });
  return { dashboard, sites };
}

/** The hour report by hour: the month's tiles, and their quality. */
export async function hourReportFigures(of: Asked): Promise<readonly PageFigure[]> {
  const { dashboard, sites } = await asked(of, 'hour');
  const count = (field: 'missing_count' | 'estimated_count') =>
    sites.reduce((sum, site) => sum + site[field], 0);
  return [
    { figure: 'consumption', at: tile('Förbrukning'), says: dashboard.total_consumption_kwh },
    { figure: 'consumption', at: chartSum(/^Förbrukning$/), says: dashboard.total_consumption_kwh },
    {
      figure: 'missingValues',
      at: part(belowTile('Förbrukning'), /^([\d ]+) saknas/),
      says: count('missing_count'),
    },
    {
      figure: 'estimatedValues',
      at: part(belowTile('Förbrukning'), /([\d ]*\d) beräkna(?:de|t)$/),
      says: count('estimated_count'),
    },
    { figure: 'highestPower', at: tile('Högsta effekt'), says: dashboard.max_power_kw },
    { figure: 'energyCost', at: tile('Energikostnad exkl. moms'), says: dashboard.cost_sek },
  ];
}

/** A value before the word for its quality, or the word alone. */
const asShown = /^(\d[\d ]*(?<! )|\D+)/;

const weekdays = new Intl.DateTimeFormat('sv-SE', { weekday: 'short', timeZone: 'UTC' });

/** The table of the hour report by day: every day has the overview's figures of it. */
export async function dayTableFigures(of: Asked): Promise<readonly PageFigure[]> {
  const { dashboard } = await asked(of, 'day');
  const table = 'Förbrukning, kWh';
  return [
    { figure: 'consumption', at: tile('Förbrukning'), says: dashboard.total_consumption_kwh },
    { figure: 'energyCost', at: tile('Energikostnad exkl. moms'), says: dashboard.cost_sek },
    ...dashboard.consumption_by_day.slice(0, firstPage).map(({ date, kwh }): PageFigure => ({
      figure: 'consumption',
      at: part(cell(table, `${date} ${weekdays.format(new Date(date))}`, 'Förbrukning'), asShown, 'kWh'),
      says: kwh,
    })),
    { figure: 'consumption', at: cell(table, 'Summa', 'Förbrukning'), says: dashboard.total_consumption_kwh },
  ];
}
