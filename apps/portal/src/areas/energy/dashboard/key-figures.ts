import type { Dashboard } from '@vinrod/api-client';
import {
  changeOf,
  changePercent,
  energyQuantity,
  energyUnitFor,
  formatDate,
  formatEmissionFactor,
  formatInteger,
  formatWholeMoney,
  MISSING,
  moneyQuantity,
  powerQuantity,
  type Change,
  type Quantity,
} from '@vinrod/ui/format';

import { emissionQuantity, formatShortDate, formatTextHourSpan } from '#language/words';
import { t } from '#messages';

/** One key figure as its tile shows it. */
export interface KeyFigure {
  readonly name: 'consumption' | 'cost' | 'power' | 'emissions';
  readonly value: Quantity;
  /** Change from the same period last year; absent when it cannot be computed. */
  readonly change?: Change;
  /** Second line: last year's figure, or when and how the figure was obtained. */
  readonly comparison?: string;
}

type Facts = Omit<KeyFigure, 'change' | 'comparison'> & {
  readonly change: Change | undefined;
  readonly comparison: string | undefined;
};

const empty: Quantity = { figure: MISSING, unit: '' };

function present({ change, comparison, ...rest }: Facts): KeyFigure {
  return {
    ...rest,
    ...(change === undefined ? {} : { change }),
    ...(comparison === undefined ? {} : { comparison }),
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

/** Last year's figure, or why there is nothing to compare with. */
function fromLastYear(dashboard: Dashboard, change: Change | undefined, before: Quantity): string {
  if (change !== undefined) return t('overview.fromLastYear', { value: before.figure });
  return t(`overview.gap.${dashboard.previous_year.change_percent_reason ?? 'nothing_before'}`);
}

/** Invoiced total of the same days; without one, a note that the cost is for the energy alone. */
function invoicedText({ invoiced_cost: invoiced }: Dashboard): string {
  const total = invoiced?.total_sek ?? null;
  return total === null
    ? t('overview.energyOnly')
    : t('overview.invoiced', { total: formatWholeMoney(total) });
}

/** Quality of the consumption unless it is simply measured. A missing value shows as a dash, without text. */
function qualityText({ quality }: Dashboard): readonly string[] {
  return quality === undefined || quality === 'measured' || quality === 'missing'
    ? []
    : [t(`overview.quality.${quality}`)];
}

function powerMoment(at: string | null): string | undefined {
  if (at === null) return undefined;
  return t('overview.powerAt', { day: formatShortDate(formatDate(at)), time: formatTextHourSpan(at) });
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
        comparison: `${t('overview.costLastYear', { value: formatWholeMoney(100_000) })} ${t('overview.energyOnly')}`,
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

/** Four key figures. Without a dashboard they have no values, so that the placeholder keeps the final layout. */
export function keyFigures(dashboard: Dashboard | undefined): readonly KeyFigure[] {
  if (dashboard === undefined) {
    return names.map(roomFor);
  }
  const { previous_year: lastYear } = dashboard;
  const energy = { now: dashboard.total_consumption_kwh, before: lastYear.consumption_kwh };
  const unit = energyUnitFor([energy.now]);
  const consumption = changeFromLastYear(dashboard, energy.now, energy.before);
  const cost = changeFromLastYear(dashboard, dashboard.cost_sek, lastYear.cost_sek);
  return [
    {
      name: 'consumption' as const,
      value: energyQuantity(energy.now, { unit }),
      change: consumption,
      comparison: [
        fromLastYear(dashboard, consumption, energyQuantity(energy.before, { unit })),
        ...qualityText(dashboard),
      ].join(', '),
    },
    {
      name: 'cost' as const,
      value: moneyQuantity(dashboard.cost_sek),
      change: cost,
      comparison: [
        ...(cost === undefined || lastYear.cost_sek === null
          ? []
          : [t('overview.costLastYear', { value: formatWholeMoney(lastYear.cost_sek) })]),
        invoicedText(dashboard),
      ].join(' '),
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
