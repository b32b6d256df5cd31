import type { LineGraphs, Site } from '@vinrod/api-client';
import {
  addDays,
  changeOf,
  changePercent,
  datePartsOf,
  energyQuantity,
  formatCurrent,
  formatDate,
  formatNumber,
  formatPercent,
  formatTime,
  MISSING,
  powerQuantity,
  type Change,
  type LocalDate,
  type Period,
  type Quantity,
} from '@vinrod/ui/format';

import { formatShortDate, monthName } from '#language/words';
import { t } from '#messages';
import type { FigureTileProps } from '#shell/figures';

import type { SiteCoverage, SiteMonthReport } from '../queries/site-report-queries.ts';

/** One key figure of a site as its tile shows it. */
export interface SiteFigure {
  /** Figures that its help explains. */
  readonly figures: FigureTileProps['figures'];
  readonly label: string;
  readonly value: Quantity;
  readonly change?: Change;
  readonly comparison?: string;
}

const nothing: Quantity = { figure: MISSING, unit: '' };

/** "19 nov", without the weekday. */
function dayAndMonth(date: LocalDate): string {
  const { month, day } = datePartsOf(date);
  return `${day} ${monthName(month, 'axis')}`;
}

/** "100 % uppmätt i november"; rounded down, so that 100 means every hour. */
function coverageText(day: LocalDate, { hours, measured }: SiteCoverage): string {
  const percent = formatPercent(Math.floor((1000 * measured) / hours) / 10, {
    decimals: measured === hours ? 0 : 1,
  });
  return t('site.measured', { percent, month: monthName(datePartsOf(day).month) });
}

/**
 * Days of the year with values so far: from 1 January to the day of the latest value.
 *
 * @returns undefined for a site without values.
 */
export function yearSoFar({ last_value_at: last }: Pick<Site, 'last_value_at'>): Period | undefined {
  if (last === null) return undefined;
  // The latest value ends at this instant: at midnight it belongs to the day before.
  const end = formatDate(Date.parse(last) - 1);
  return { start: `${end.slice(0, 4)}-01-01`, end };
}

/**
 * Consumption of the year so far, compared with the same days a year before.
 *
 * @param graphs - The site's months of those days, with the change from the year before; undefined while loading.
 */
export function yearFigure(period: Period | undefined, graphs: LineGraphs | undefined): SiteFigure {
  const label = t('site.thisYear');
  const figures: FigureTileProps['figures'] = ['consumption', 'change'];
  const now = graphs?.series.find(({ kind }) => kind === 'site');
  if (period === undefined || now === undefined) return { figures, label, value: nothing };
  const year = String(Number(period.start.slice(0, 4)) - 1);
  const percent = graphs?.comparison?.total.change_percent ?? null;
  return {
    figures,
    label,
    value: energyQuantity(now.total_kwh, { unit: 'kWh' }),
    ...(percent === null
      ? { comparison: t('site.noComparison', { year }) }
      : {
          change: changeOf(percent),
          comparison: t('site.lastYear', { year, day: dayAndMonth(period.end) }),
        }),
  };
}

/** Texts as long as those that come below the year's consumption, to keep their room while it loads. */
export function yearRoom(period: Period | undefined): Pick<SiteFigure, 'change' | 'comparison'> {
  if (period === undefined) return {};
  const year = String(Number(period.start.slice(0, 4)) - 1);
  return {
    change: changeOf(0),
    comparison: t('site.lastYear', { year, day: dayAndMonth(period.end) }),
  };
}

/** The consumption of the last twelve full months. */
export function annualFigure({ annual_consumption_kwh: kwh }: Site): SiteFigure {
  return {
    figures: ['annualConsumption'],
    label: t('organisation.annualConsumption'),
    value: energyQuantity(kwh, { unit: 'kWh' }),
    ...(kwh === null ? {} : { comparison: t('site.twelveMonths') }),
  };
}

/** Capacity of the site: its subscribed power, or its fuse. */
export function subscriptionFigure({
  subscribed_power_kw: power,
  fuse_size_a: fuse,
  grid_tariff: tariff,
}: Site): SiteFigure {
  const [figure = MISSING, unit = ''] = fuse === null ? [] : formatCurrent(fuse).split('\u00A0');
  return {
    figures: ['subscribedPower', 'fuse'],
    label: t('site.subscription'),
    value: power === null ? { figure, unit } : powerQuantity(power),
    ...(tariff === null ? {} : { comparison: tariff }),
  };
}

/** Highest hour of the year so far, as a share of the subscription. */
export function powerFigure(report: SiteMonthReport | undefined): SiteFigure {
  const label = t('site.power');
  const figures: FigureTileProps['figures'] = ['highestPower', 'utilisation'];
  const row = report?.subscription;
  if (row === undefined || row.max_power_kw === null || row.max_power_at === null)
    return { figures, label, value: nothing };
  const day = formatShortDate(formatDate(row.max_power_at));
  const { utilisation_percent: percent } = row;
  return {
    figures,
    label,
    value: powerQuantity(row.max_power_kw, { decimals: 1 }),
    comparison:
      percent === null
        ? t('site.powerAt', { day })
        : t('site.powerOf', { day, percent: formatPercent(percent, { decimals: 0 }) }),
  };
}

/** Mean price of the year so far, excluding VAT, compared with the same days a year before. */
export function priceFigure(report: SiteMonthReport | undefined): SiteFigure {
  const label = t('site.price');
  const figures: FigureTileProps['figures'] = ['averagePrice'];
  const price = report?.cost?.average_price_ore_per_kwh ?? null;
  const change = changePercent(report?.costBefore?.average_price_ore_per_kwh ?? null, price);
  if (price === null) return { figures, label, value: nothing };
  return {
    figures,
    label,
    value: { figure: formatNumber(price, { decimals: 2 }), unit: 'öre/kWh' },
    ...(change === null ? {} : { change: changeOf(change) }),
    comparison: t('site.withoutVat'),
  };
}

/**
 * End of the latest value, and the share of its month that is measured.
 *
 * @param coverage - Hours of that month so far; undefined when not known.
 */
export function latestFigure(
  { last_value_at: last }: Pick<Site, 'last_value_at'>,
  coverage: SiteCoverage | undefined,
): SiteFigure {
  const label = t('site.latestValue');
  const figures: FigureTileProps['figures'] = ['latestValue'];
  if (last === null) return { figures, label, value: nothing };
  const time = formatTime(last);
  // Midnight is shown as 24:00 of the day that ends.
  const endsDay = time === '00:00';
  const day = endsDay ? addDays(formatDate(last), -1) : formatDate(last);
  return {
    figures,
    label,
    value: { figure: dayAndMonth(day), unit: endsDay ? '24:00' : time },
    comparison:
      coverage === undefined || coverage.hours === 0 ? day.slice(0, 4) : coverageText(day, coverage),
  };
}
