import { aggregate } from '../core/aggregate.ts';
import { ChartDataError } from '../core/errors.ts';
import type { TimeSeries } from '../core/series.ts';
import { statsOf } from '../core/stats.ts';
import { endOfStep } from '../core/time/steps.ts';
import { valueAt } from '../core/typed-array.ts';
import { decimalsFor, spokenUnit } from '../core/units.ts';
import type { CursorPlace } from '../cursor/cursor.ts';
import type { TableColumn } from '../parts/data-table/table-column.ts';
import type { TooltipRow } from '../parts/tooltip/tooltip-content.ts';
import { numberText, quantityText } from '../text/values.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { heatMapMessages } from './messages.ts';
import { textsIn } from '../core/texts-in.ts';
import type { Language } from '@vinrod/locale/messages/language';

/** Something that held at the same time as the values of a heat map: a spot price, the temperature. */
export interface HeatMapCompanion {
  /** Unique in the chart. */
  readonly key: string;
  /** What it is: `Spotpris, SE3`. */
  readonly label: string;
  /** Unit of its values: `öre/kWh`. */
  readonly unit: string;
  /** At steps of its own, which may be longer than those of the chart. */
  readonly data: TimeSeries;
  /** Decimals of its values; by their size when left out. */
  readonly decimals?: number;
}

/** A companion on the steps of the chart. */
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
 * Puts companions on the steps of a chart: the value of an hour holds for its quarters.
 *
 * @throws {ChartDataError} for keys that occur twice.
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

/** Of one step its value, of several their mean: prices and temperatures are not added up. */
function meanAt({ values }: PlacedCompanion, { index, end }: Pick<CursorPlace, 'index' | 'end'>): number {
  return aggregate({ values }, index, end, false).value;
}

function labelAt(
  { label }: PlacedCompanion,
  { index, end }: Pick<CursorPlace, 'index' | 'end'>,
  language: Language | undefined,
): string {
  return end - index > 1 ? textsIn(heatMapMessages, language)('labelMean', { label }) : label;
}

/** Rows of the box beside a cell. */
export function companionRows(
  companions: readonly PlacedCompanion[],
  place: Pick<CursorPlace, 'index' | 'end'>,
  language?: Language,
): TooltipRow[] {
  return companions.map((one) => {
    const mean = meanAt(one, place);
    return {
      key: one.key,
      label: labelAt(one, place, language),
      mark: { kind: 'none' },
      value: Number.isNaN(mean) ? '' : quantityText(mean, one.decimals, one.unit),
      note: Number.isNaN(mean) ? textsIn(chartMessages, language)('missing') : null,
      earlier: null,
    };
  });
}

/** What the cursor says of companions, after the value itself; those without a value are left out. */
export function spokenCompanions(
  companions: readonly PlacedCompanion[],
  place: Pick<CursorPlace, 'index' | 'end'>,
  language?: Language,
): string {
  return companions
    .map((one) => ({ one, mean: meanAt(one, place) }))
    .filter(({ mean }) => !Number.isNaN(mean))
    .map(
      ({ one, mean }) =>
        `, ${labelAt(one, place, language)} ${numberText(mean, one.decimals)} ${spokenUnit(one.unit, language)}`,
    )
    .join('');
}

/** Columns of the table behind a heat map. */
export function companionColumns(companions: readonly PlacedCompanion[], language?: Language): TableColumn[] {
  return companions.map(({ key, label, unit, decimals, values }) => ({
    key,
    label,
    unit,
    valueOf: (row) => valueAt(values, row),
    textOf: (row) => numberText(valueAt(values, row), decimals),
    noteOf: (row) =>
      Number.isNaN(valueAt(values, row)) ? textsIn(chartMessages, language)('missing') : null,
    sumOf: () => null,
  }));
}
