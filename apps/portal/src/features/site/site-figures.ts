import type { LineGraphs, LineGraphSeries, Site } from '@vinrod/api-client';
import {
  addDays,
  changeOf,
  changePercent,
  energyQuantity,
  formatCurrent,
  formatDate,
  formatShortDate,
  formatTime,
  MISSING,
  powerQuantity,
  type Change,
  type Period,
  type Quantity,
} from '@vinrod/ui/format';

import { t } from '#messages';

/** One key figure of a site as its tile shows it. */
export interface SiteFigure {
  readonly label: string;
  readonly value: Quantity;
  readonly change?: Change;
  readonly comparison?: string;
}

const nothing: Quantity = { figure: MISSING, unit: '' };

/**
 * The days of the year that have values so far: from the first of January to the day of the newest value.
 *
 * @returns undefined for a site without any value.
 */
export function yearSoFar({ last_value_at: last }: Pick<Site, 'last_value_at'>): Period | undefined {
  if (last === null) return undefined;
  // The newest value ends at this instant: at midnight its day is the one before.
  const end = formatDate(Date.parse(last) - 1);
  return { start: `${end.slice(0, 4)}-01-01`, end };
}

function isWhole(series: LineGraphSeries | undefined): series is LineGraphSeries {
  return series !== undefined && series.points.length > 0 && series.points.every(({ y }) => y !== null);
}

/**
 * The consumption of the year so far beside the same days a year before.
 *
 * @param graphs - The site's months of those days, compared with the year before; undefined while they load.
 */
export function yearFigure(period: Period | undefined, graphs: LineGraphs | undefined): SiteFigure {
  const label = t('site.thisYear');
  const now = graphs?.series.find(({ kind }) => kind === 'site');
  if (period === undefined || now === undefined) return { label, value: nothing };
  const before = graphs?.series.find(({ kind }) => kind === 'comparison');
  const year = String(Number(period.start.slice(0, 4)) - 1);
  const percent = isWhole(now) && isWhole(before) ? changePercent(before.total_kwh, now.total_kwh) : null;
  return {
    label,
    value: energyQuantity(now.total_kwh, { unit: 'kWh' }),
    ...(percent === null
      ? { comparison: t('site.noComparison', { year }) }
      : { change: changeOf(percent), comparison: t('site.lastYear', { year }) }),
  };
}

/** The consumption of the last twelve full months. */
export function annualFigure({ annual_consumption_kwh: kwh }: Site): SiteFigure {
  return {
    label: t('organisation.annualConsumption'),
    value: energyQuantity(kwh, { unit: 'kWh' }),
    ...(kwh === null ? {} : { comparison: t('site.twelveMonths') }),
  };
}

/** What the site may take: its subscribed power, or its fuse. */
export function subscriptionFigure({
  subscribed_power_kw: power,
  fuse_size_a: fuse,
  grid_tariff: tariff,
}: Site): SiteFigure {
  const [figure = MISSING, unit = ''] = fuse === null ? [] : formatCurrent(fuse).split('\u00A0');
  return {
    label: t('site.subscription'),
    value: power === null ? { figure, unit } : powerQuantity(power),
    ...(tariff === null ? {} : { comparison: tariff }),
  };
}

/** When the newest value ends. */
export function latestFigure({ last_value_at: last }: Site): SiteFigure {
  const label = t('site.latestValue');
  if (last === null) return { label, value: nothing };
  const time = formatTime(last);
  // The end of a day is told as that day, 24:00.
  const endsDay = time === '00:00';
  const day = endsDay ? addDays(formatDate(last), -1) : formatDate(last);
  return {
    label,
    value: { figure: formatShortDate(day), unit: endsDay ? '24:00' : time },
    comparison: day.slice(0, 4),
  };
}
