import { aggregate } from '../core/aggregate.ts';
import { ChartDataError } from '../core/errors.ts';
import type { TimeSeries } from '../core/series.ts';
import { statsOf } from '../core/stats.ts';
import { endOfStep } from '../core/time/steps.ts';
import { valueAt } from '../core/typed-array.ts';
import { decimalsFor, spokenUnit } from '../core/units.ts';
import type { CursorPlace } from '../cursor/cursor.ts';
import type { TableColumn } from '../chart/table-column.ts';
import type { TooltipRow } from '../chart/tooltip-content.ts';
import { numberText, quantityText } from '../text/values.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { heatMapMessages } from './messages.ts';
import { textsIn } from '../core/texts-in.ts';
import type { AnyLanguage } from '../core/language.ts';

/** A series for the same period as the values of a heat map: a spot price, the temperature. */
export interface HeatMapCompanion {
  /** Unique in the chart. */
  readonly key: string;
  /** Name: `Spotpris, SE3`. */
  readonly label: string;
  /** Unit of its values: `öre/kWh`. */
  readonly unit: string;
  /** In steps of its own, which may be longer than those of the chart. */
  readonly data: TimeSeries;
  /** Decimals of its values; derived from their magnitude by default. */
  readonly decimals?: number;
}

/** A companion aligned to the steps of the chart. */
export interface PlacedCompanion extends Omit<HeatMapCompanion, 'data'> {
  readonly decimals: number;
  /** NaN where it has no value. */
  readonly values: Float64Array;
}

function valuesOn(starts: Float64Array, data: TimeSeries): Float64Array {
  let at = 0;
  return Float64Array.from(starts, (start) => {
    while (at + 1 < data.starts.length && valueAt(data.starts, at + 1) <= start) at += 1;
    const own = valueAt(data.starts, at);
    const holds = start >= own && start < endOfStep(data.step, own);
    return holds ? valueAt(data.values, at) : Number.NaN;
  });
}

/**
 * Aligns companions to the steps of a chart: the value of an hour holds for its quarters.
 *
 * @throws {ChartDataError} for duplicate keys.
 */
export function placeCompanions(
  companions: readonly HeatMapCompanion[],
  starts: Float64Array,
): readonly PlacedCompanion[] {
  const keys = new Set(companions.map(({ key }) => key));
  if (keys.size < companions.length) throw new ChartDataError('Two companions have the same key.');
  return companions.map(({ key, label, unit, data, decimals }) => {
    const { min, max } = statsOf(data);
    const largest = Math.max(Math.abs(min) || 0, Math.abs(max) || 0);
    return {
      key,
      label,
      unit,
      decimals: decimals ?? decimalsFor(largest),
      values: valuesOn(starts, data),
    };
  });
}

/** The value of one step, or the mean of several: prices and temperatures are not summed. */
function meanAt({ values }: PlacedCompanion, { index, end }: Pick<CursorPlace, 'index' | 'end'>): number {
  return aggregate({ values }, index, end, false).value;
}

function labelAt(
  { label }: PlacedCompanion,
  { index, end }: Pick<CursorPlace, 'index' | 'end'>,
  language: AnyLanguage | undefined,
): string {
  return end - index > 1 ? textsIn(heatMapMessages, language)('labelMean', { label }) : label;
}

/** Rows of a cell's tooltip. */
export function companionRows(
  companions: readonly PlacedCompanion[],
  place: Pick<CursorPlace, 'index' | 'end'>,
  language?: AnyLanguage,
): TooltipRow[] {
  return companions.map((one) => {
    const mean = meanAt(one, place);
    return {
      key: one.key,
      label: labelAt(one, place, language),
      mark: { kind: 'none' },
      value: Number.isNaN(mean) ? '' : quantityText(mean, one.decimals, one.unit, language),
      note: Number.isNaN(mean) ? textsIn(chartMessages, language)('missing') : null,
      earlier: null,
    };
  });
}

/** What the cursor announces about companions, after the value itself; those without a value are omitted. */
export function spokenCompanions(
  companions: readonly PlacedCompanion[],
  place: Pick<CursorPlace, 'index' | 'end'>,
  language?: AnyLanguage,
): string {
  return companions
    .map((one) => ({ one, mean: meanAt(one, place) }))
    .filter(({ mean }) => !Number.isNaN(mean))
    .map(
      ({ one, mean }) =>
        `, ${labelAt(one, place, language)} ${numberText(mean, one.decimals, language)} ${spokenUnit(one.unit, language)}`,
    )
    .join('');
}

/** Columns of companions in a heat map's table. */
export function companionColumns(
  companions: readonly PlacedCompanion[],
  language?: AnyLanguage,
): TableColumn[] {
  return companions.map(({ key, label, unit, decimals, values }) => ({
    key,
    label,
    unit,
    valueOf: (row) => valueAt(values, row),
    textOf: (row) => numberText(valueAt(values, row), decimals, language),
    noteOf: (row) =>
      Number.isNaN(valueAt(values, row)) ? textsIn(chartMessages, language)('missing') : null,
    sumOf: () => null,
  }));
}
