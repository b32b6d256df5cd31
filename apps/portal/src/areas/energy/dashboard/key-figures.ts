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

import { emissionQuantity, formatHourSpan, formatShortDate } from '#language/words';
import { t } from '#messages';

/** One key figure as its tile shows it. */
export interface KeyFigure {
  readonly name: 'consumption' | 'cost' | 'power' | 'emissions';
  readonly value: Quantity;
  /** Change from the same period last year; absent when it cannot be told. */
  readonly change?: Change;
  /** The second line: last year's figure, or when and how the figure came about. */
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

/** The change from last year; undefined when last year is too incomplete to be compared with, or a side is missing. */
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

/** What the invoices of the same days come to, and why that is another sum; else that the cost is of the energy alone. */
function invoicedText({ invoiced_cost: invoiced }: Dashboard): string {
  const total = invoiced?.total_sek ?? null;
  return total === null
    ? t('overview.energyOnly')
    : t('overview.invoiced', { total: formatWholeMoney(total) });
}

/** How the consumption came about, where it is not simply measured; what is missing altogether shows as a dash. */
function qualityText({ quality }: Dashboard): readonly string[] {
  return quality === undefined || quality === 'measured' || quality === 'missing'
    ? []
    : [t(`overview.quality.${quality}`)];
}

function powerMoment(at: string | null): string | undefined {
  if (at === null) return undefined;
  return t('overview.powerAt', { day: formatShortDate(formatDate(at)), time: formatHourSpan(at) });
}

/** The factor with the shares behind it; who published it is left to the help beside the figure. */
function emissionFactor({ emission_factor_g_per_kwh: factor, emission_factor_source: source }: Dashboard) {
  if (factor === null) return undefined;
  const text = formatEmissionFactor(factor);
  const shares = source?.replace(/\s*\(.*\)$/, '') ?? '';
  return shares === '' ? text : t('overview.factor', { factor: text, source: shares });
}

/** What stands in the room of the key figures while they load: as long as most. */
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
      return {
        name,
        value,
        change,
        comparison: t('overview.factor', {
          factor: formatEmissionFactor(100),
          source: '50 % vattenkraft, 50 % residualmix 2024',
        }),
      };
  }
}

/**
 * The four key figures. Without a dashboard the same four without values, so that what loads has the shape of what
 * will be there.
 */
export function keyFigures(dashboard: Dashboard | undefined): readonly KeyFigure[] {
  if (dashboard === undefined) {
    return (['consumption', 'cost', 'power', 'emissions'] as const).map(roomFor);
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
      comparison: emissionFactor(dashboard),
    },
  ].map(present);
}
