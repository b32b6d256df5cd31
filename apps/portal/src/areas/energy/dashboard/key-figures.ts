import type { Dashboard } from '@vinrod/api-client';
import {
  changeOf,
  changePercent,
  energyQuantity,
  formatDate,
  formatEmissionFactor,
  formatInteger,
  MISSING,
  moneyQuantity,
  powerQuantity,
  type Change,
  type Quantity,
} from '@vinrod/ui/format';

import { gapAddress } from '#areas/energy/gap-address';
import { emissionQuantity, formatShortDate, formatTextHourSpan } from '#language/words';
import { t } from '#messages';
import { yearsOf } from '#period';

import { dashboardUnit } from './dashboard-unit.ts';

/** One key figure as its tile shows it. */
export interface KeyFigure {
  readonly name: 'consumption' | 'cost' | 'power' | 'emissions';
  readonly value: Quantity;
  /** Change from the same period last year; absent when it cannot be computed. */
  readonly change?: Change;
  /** Second line: last year's figure, or when and how the figure was obtained. */
  readonly comparison?: string;
  /** Where that line leads: to the days that are missing. */
  readonly comparisonHref?: string;
}

type Facts = Omit<KeyFigure, 'change' | 'comparison' | 'comparisonHref'> & {
  readonly change: Change | undefined;
  readonly comparison: string | undefined;
  readonly comparisonHref?: string | undefined;
};

const empty: Quantity = { figure: MISSING, unit: '' };

function present({ change, comparison, comparisonHref, ...rest }: Facts): KeyFigure {
  return {
    ...rest,
    ...(change === undefined ? {} : { change }),
    ...(comparison === undefined ? {} : { comparison }),
    ...(comparisonHref === undefined ? {} : { comparisonHref }),
  };
}

/** Change from last year; undefined when last year is too incomplete to compare with, or a value is missing. */
function changeFromLastYear(
  dashboard: Dashboard,
  now: number | null,
  before: number | null,
): Change | undefined {
  const percent = dashboard.previous_year.is_complete ? changePercent(before, now) : null;
  return percent === null ? undefined : changeOf(percent);
}

/** Days missing last year, when nothing else hinders a comparison. */
function missingBefore({ previous_year: lastYear }: Dashboard) {
  const isTheReason = lastYear.change_percent_reason === 'previous_values_missing';
  return isTheReason ? (lastYear.missing ?? undefined) : undefined;
}

/**
 * Last year's figure, or why there is nothing to compare with.
 *
 * @param isBrief - Whether another text stands before it: together they have one line.
 */
function fromLastYear(
  dashboard: Dashboard,
  change: Change | undefined,
  before: Quantity,
  isBrief: boolean,
): string {
  if (change !== undefined) return t('overview.fromLastYear', { value: before.figure });
  const missing = missingBefore(dashboard);
  if (missing !== undefined) {
    const { day_count: count, first_day: start, last_day: end } = missing;
    return t(isBrief ? 'overview.missingBriefly' : 'overview.missingBefore', {
      count,
      years: yearsOf({ start, end }, 0),
    });
  }
  return t(`overview.gap.${dashboard.previous_year.change_percent_reason ?? 'nothing_before'}`);
}

/** Address of the days missing last year. */
function missingHref(dashboard: Dashboard, corporateGroup: string | undefined): string | undefined {
  const missing = missingBefore(dashboard);
  if (missing === undefined || corporateGroup === undefined) return undefined;
  const { first_day: first, last_day: last, site_ids: sites } = missing;
  return gapAddress({ corporateGroup, sites, first, last });
}

/** Quality of the consumption unless it is simply measured. A missing value shows as a dash, without text. */
function qualityText({ quality }: Dashboard): readonly string[] {
  return quality === undefined || quality === 'measured' || quality === 'missing'
    ? []
    : [t(`overview.quality.${quality}`)];
}

function powerMoment(at: string | null): string | undefined {
  if (at === null) return undefined;
  return `${formatShortDate(formatDate(at))}, ${formatTextHourSpan(at)}`;
}

/** Placeholder of a key figure while loading, as long as most values. */
function roomFor(name: KeyFigure['name']): KeyFigure {
  const value = empty;
  const change = changeOf(-10);
  switch (name) {
    case 'consumption':
      return {
        name,
        value,
        change,
        comparison: t('overview.fromLastYear', { value: formatInteger(100_000) }),
      };
    case 'cost':
      return {
        name,
        value,
        change,
        comparison: t('overview.fromLastYear', { value: formatInteger(100_000) }),
      };
    case 'power':
      return present({ name, value, change, comparison: powerMoment('2026-10-26T08:00:00+01:00') });
    case 'emissions':
      return { name, value, change, comparison: formatEmissionFactor(100) };
  }
}

const names = ['consumption', 'cost', 'power', 'emissions'] as const;

/** The four key figures when they cannot be had. */
export const missingFigures: readonly KeyFigure[] = names.map((name) => ({ name, value: empty }));

/**
 * Four key figures. Without a dashboard they have no values, so that the placeholder keeps the final layout.
 *
 * @param corporateGroup - uuid, for the graph of missing days; undefined for users who may not see it.
 */
export function keyFigures(dashboard: Dashboard | undefined, corporateGroup?: string): readonly KeyFigure[] {
  if (dashboard === undefined) {
    return names.map(roomFor);
  }
  const { previous_year: lastYear } = dashboard;
  const energy = { now: dashboard.total_consumption_kwh, before: lastYear.consumption_kwh };
  const unit = dashboardUnit(dashboard);
  const consumption = changeFromLastYear(dashboard, energy.now, energy.before);
  const cost = changeFromLastYear(dashboard, dashboard.cost_sek, lastYear.cost_sek);
  const quality = qualityText(dashboard);
  return [
    {
      name: 'consumption' as const,
      value: energyQuantity(energy.now, { unit }),
      change: consumption,
      comparison: [
        ...quality,
        fromLastYear(dashboard, consumption, energyQuantity(energy.before, { unit }), quality.length > 0),
      ].join(' · '),
      comparisonHref: missingHref(dashboard, corporateGroup),
    },
    {
      name: 'cost' as const,
      value: moneyQuantity(dashboard.cost_sek),
      change: cost,
      // What the invoice adds is in the help beside the figure.
      comparison:
        cost === undefined
          ? undefined
          : t('overview.fromLastYear', { value: moneyQuantity(lastYear.cost_sek).figure }),
    },
    {
      name: 'power' as const,
      value: powerQuantity(dashboard.max_power_kw),
      change: changeFromLastYear(dashboard, dashboard.max_power_kw, lastYear.max_power_kw),
      comparison: powerMoment(dashboard.max_power_at),
    },
    {
      name: 'emissions' as const,
      value: emissionQuantity(dashboard.emissions_kg),
      change: changeFromLastYear(dashboard, dashboard.emissions_kg, lastYear.emissions_kg),
      // What it is made of is in the help beside the figure.
      comparison:
        dashboard.emission_factor_g_per_kwh === null
          ? undefined
          : formatEmissionFactor(dashboard.emission_factor_g_per_kwh),
    },
  ].map(present);
}
