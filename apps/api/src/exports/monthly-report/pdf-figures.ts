import type { Language } from '@vinrod/locale/messages/language';
import { translator } from '@vinrod/locale/messages/translator';
import type { Dashboard } from '../../energy/dashboard/dashboard.ts';
import type { UsageProfiles } from '../../energy/monthly-report/usage/usage-profiles.ts';
import type { ColumnGraph } from '../../files/pdf/column-graph.ts';
import type { KeyFigure } from '../../files/pdf/key-figures.ts';
import { inks } from '../../files/pdf/look.ts';
import { missing, numberText, quantityText } from '../../files/pdf/swedish-text.ts';
import { monthlyPdfMessages } from './pdf-messages.ts';
import { gapTexts, monthlyTexts as texts } from './texts.ts';

/** kWh from which energy is shown in MWh (domain.md 3.7). */
const mwhFrom = 10_000;

/** The unit for amounts of energy shown together. */
export interface EnergyUnit {
  readonly name: 'kWh' | 'MWh';
  readonly divisor: number;
  readonly decimals: number;
}

/** A common unit for amounts shown side by side. @param most - the largest of them, kWh */
export function energyUnit(most: number): EnergyUnit {
  return most >= mwhFrom
    ? { name: 'MWh', divisor: 1000, decimals: 1 }
    : { name: 'kWh', divisor: 1, decimals: 0 };
}

function figure(
  label: string,
  value: number | null,
  decimals: number,
  unit: string,
  note?: string,
): KeyFigure {
  return {
    label,
    value: value === null ? missing : numberText(value, decimals),
    unit,
    ...(note === undefined ? {} : { note }),
  };
}

function changeNote({ previous_year: before }: Dashboard, language: Language): string {
  if (before.change_percent_reason !== null) return gapTexts[before.change_percent_reason][language];
  const sign = (before.change_percent ?? 0) > 0 ? '+' : '';
  const change = `${sign}${quantityText(before.change_percent, 2, '%')}`;
  return translator(monthlyPdfMessages, language)('change', { change });
}

/** `2026-10-30T07:00:00+01:00` as `2026-10-30 kl. 07.00`. */
function momentText(instant: string, language: Language): string {
  const clock = instant.slice(11, 16);
  return translator(monthlyPdfMessages, language)('moment', {
    day: instant.slice(0, 10),
    time: language === 'sv' ? clock.replace(':', '.') : clock,
  });
}

/** The key figures. */
export function keyFigures(dashboard: Dashboard, language: Language): KeyFigure[] {
  const unit = energyUnit(dashboard.total_consumption_kwh ?? 0);
  const total = dashboard.total_consumption_kwh;
  const at = dashboard.max_power_at;
  return [
    figure(
      texts.total[language],
      total === null ? null : total / unit.divisor,
      unit.decimals,
      unit.name,
      changeNote(dashboard, language),
    ),
    figure(
      texts.maxPower[language],
      dashboard.max_power_kw,
      1,
      'kW',
      at === null ? undefined : momentText(at, language),
    ),
    figure(
      texts.cost[language],
      dashboard.cost_sek,
      2,
      monthlyPdfMessages[language].currency,
      `${texts.averagePrice[language]} ${quantityText(dashboard.average_price_ore_per_kwh, 2, 'öre/kWh')}`,
    ),
    figure(
      texts.emissions[language],
      dashboard.emissions_kg,
      2,
      'kg CO₂',
      quantityText(dashboard.emission_factor_g_per_kwh, 2, 'g CO₂/kWh'),
    ),
  ];
}

/** Consumption by month beside the year before. */
export function monthGraph(
  { consumption_by_month: months }: Dashboard,
  color: string,
  language: Language,
): ColumnGraph {
  const t = translator(monthlyPdfMessages, language);
  const all = months.flatMap(({ kwh, previous_year_kwh: before }) => [kwh ?? 0, before ?? 0]);
  const unit = energyUnit(Math.max(0, ...all));
  const scaled = (value: number | null): number | null => (value === null ? null : value / unit.divisor);
  const said = months.map(({ month, kwh, previous_year_kwh: before }) => {
    const now = quantityText(scaled(kwh), unit.decimals, unit.name);
    return t('ofMonth', { month, now, before: quantityText(scaled(before), unit.decimals, unit.name) });
  });
  return {
    categories: months.map(({ month }) => month),
    series: [
      {
        label: texts.previousYear[language],
        values: months.map((item) => scaled(item.previous_year_kwh)),
        color: inks.previous,
      },
      { label: t('period'), values: months.map((item) => scaled(item.kwh)), color },
    ],
    unit: unit.name,
    alternative: t('monthGraph', { values: said.join('; ') }),
  };
}

/** The typical weekday beside the typical weekend day. */
export function dayGraph({ hours }: UsageProfiles, color: string, language: Language): ColumnGraph {
  const t = translator(monthlyPdfMessages, language);
  const said = hours.map(({ hour, weekday_kw: weekday, weekend_kw: weekend }) =>
    t('ofHour', {
      hour,
      weekday: quantityText(weekday, 3, 'kW'),
      weekend: quantityText(weekend, 3, 'kW'),
    }),
  );
  return {
    categories: hours.map(({ hour }) => String(hour)),
    series: [
      { label: t('weekday'), values: hours.map((hour) => hour.weekday_kw), color },
      { label: t('weekend'), values: hours.map((hour) => hour.weekend_kw), color: inks.comparison },
    ],
    unit: 'kW',
    alternative: t('dayGraph', { values: said.join('; ') }),
  };
}
