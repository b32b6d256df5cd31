import { leastValues } from '../core/change-point.ts';
import { textsIn } from '../core/texts-in.ts';
import { valueAt } from '../core/typed-array.ts';
import type { CursorState } from '../cursor/cursor.ts';
import type { Key, LegendItem } from '../chart/key.ts';
import type { TableColumn } from '../chart/table-column.ts';
import { tooltip, tooltipRow, type TooltipContent } from '../chart/tooltip-content.ts';
import { speechMessages } from '../text/messages/speech.ts';
import { foundFirst, spokenValue } from '../text/speech.ts';
import { valueColumn } from '../text/value-column.ts';
import { quantityText, signedText } from '../text/values.ts';
import { scatterMessages } from './messages.ts';
import type { ScatterModel } from './scatter-model.ts';
import type { AnyLanguage } from '../core/language.ts';

/** The format of points in a scatter plot. */
export interface ScatterFormat {
  readonly unit: string;
  readonly label: string;
  readonly temperatureLabel: string;
  readonly decimals: number;
}

/** Unit of temperatures. */
export const celsius = '°C';

/** A marker without a line: the dash consists only of a gap. */
const pointKey: Key = {
  kind: 'line',
  style: {
    color: 'var(--vr-color-data-previous)',
    dash: '0 24',
    marker: { shape: 'circle', isHollow: false },
  },
};
const lineKey: Key = {
  kind: 'line',
  style: { color: 'var(--vr-color-data-current)', dash: null, marker: null },
};
const bandKey: Key = { kind: 'bar', color: 'var(--vr-color-data-current)', isTinted: true };

/** Legend items for the marks. */
export function scatterLegend(
  { line, language }: ScatterModel,
  { label }: ScatterFormat,
): readonly LegendItem[] {
  const text = textsIn(scatterMessages, language);
  const points = { key: 'value', label, mark: pointKey };
  if (!line) return [points];
  return [
    points,
    { key: 'line', label: text('line'), mark: lineKey },
    { key: 'band', label: text('band'), mark: bandKey },
  ];
}

function temperatureText(temperature: number, language: AnyLanguage | undefined): string {
  return quantityText(temperature, 1, celsius, language);
}

/** Difference between a value and the line; NaN where there is none. */
function differenceAt({ line, temperatures, values }: ScatterModel, index: number): number {
  return line ? valueAt(values, index) - line.at(valueAt(temperatures, index)).value : Number.NaN;
}

/** What the cursor announces at a point: its value, time and temperature, and its difference from the line. */
export function spokenPlace(
  model: ScatterModel,
  index: number,
  state: CursorState,
  { unit, decimals }: ScatterFormat,
): string {
  const { labels, temperatures, values, line, language } = model;
  const difference = signedText(differenceAt(model, index), decimals, language);
  const spoken = [
    spokenValue(valueAt(values, index), { unit, decimals, language }),
    labels[index] ?? '',
    temperatureText(valueAt(temperatures, index), language),
    ...(line ? [textsIn(scatterMessages, language)('off', { difference })] : []),
    textsIn(speechMessages, language)('rank', { place: index + 1, of: values.length }),
  ].join(', ');
  return foundFirst(state.found, 'day', spoken, language);
}

/** The tooltip of a point: its time and temperature, its value, and that of the line. */
export function scatterTooltip(
  model: ScatterModel,
  index: number,
  { unit, label, decimals }: ScatterFormat,
): TooltipContent {
  const { labels, temperatures, values, line, language } = model;
  const temperature = valueAt(temperatures, index);
  const text = textsIn(scatterMessages, language);
  const none: Key = { kind: 'none' };
  const lineRows = line
    ? [
        tooltipRow(
          'line',
          text('fitted'),
          lineKey,
          quantityText(line.at(temperature).value, decimals, unit, language),
        ),
        tooltipRow(
          'off',
          text('difference'),
          none,
          signedText(differenceAt(model, index), decimals, language),
        ),
      ]
    : [];
  const value = tooltipRow(
    'value',
    label,
    pointKey,
    quantityText(valueAt(values, index), decimals, unit, language),
  );
  return tooltip(labels[index] ?? '', [value, ...lineRows], {
    detail: temperatureText(temperature, language),
  });
}

/** Columns of a scatter plot's table: temperature, value, and the value of the line. */
export function scatterColumns(model: ScatterModel, format: ScatterFormat): TableColumn[] {
  const { temperatures, values, line, language } = model;
  const { label, temperatureLabel, decimals } = format;
  const text = textsIn(scatterMessages, language);
  const columns = [
    valueColumn({
      key: 'temperature',
      label: temperatureLabel,
      unit: celsius,
      values: temperatures,
      decimals: 1,
      language,
    }),
    valueColumn({ key: 'value', label, values, decimals, language }),
  ];
  if (!line) return columns;
  const fitted = temperatures.map((temperature) => line.at(temperature).value);
  const off = values.map((_, index) => differenceAt(model, index));
  return [
    ...columns,
    valueColumn({ key: 'fitted', label: text('fitted'), values: fitted, decimals, language }),
    {
      ...valueColumn({ key: 'off', label: text('difference'), values: off, decimals, language }),
      textOf: (row) => signedText(valueAt(off, row), decimals, language),
    },
  ];
}

/** Describes a scatter plot: the effect of a degree, from which temperature, and the share of variation it explains. */
export function scatterSummary(model: ScatterModel, format: ScatterFormat): string {
  const { line, values, missing, language } = model;
  const { unit, temperatureLabel, decimals } = format;
  const text = textsIn(scatterMessages, language);
  const count = values.length;
  if (count === 0) return text('none');
  const lost = missing === 0 ? [] : [text('missing', { count: missing })];
  if (!line) return [text('few', { count, least: leastValues }), ...lost].join(' ');
  // Other languages may have capitals within a sentence too.
  const x = typeof language === 'object' ? temperatureLabel : temperatureLabel.toLowerCase();
  const { base, heating, cooling, explained } = line;
  if (!heating && !cooling) return [text('flat', { x, count }), ...lost].join(' ');
  const slope = (perDegree: number) => quantityText(perDegree, perDegree < 1 ? 2 : 1, unit, language);
  return [
    ...(heating
      ? [
          text('heating', {
            balance: temperatureText(heating.balance, language),
            slope: slope(heating.perDegree),
          }),
        ]
      : []),
    ...(cooling
      ? [
          text('cooling', {
            balance: temperatureText(cooling.balance, language),
            slope: slope(cooling.perDegree),
          }),
        ]
      : []),
    text('base', { x, base: quantityText(base, decimals, unit, language) }),
    text('explained', { percent: quantityText(explained * 100, 0, '%', language), count }),
    ...lost,
  ].join(' ');
}
