import type { TableColumn } from '../chart/table-column.ts';
import type { AnyLanguage } from '../core/language.ts';
import { textsIn, type InLanguage } from '../core/texts-in.ts';
import { valueAt } from '../core/typed-array.ts';
import { chartMessages } from './messages/chart.ts';
import { numberText } from './values.ts';

/** A column of a table, and how it is written. */
export interface ValueColumn extends Pick<TableColumn, 'key' | 'label' | 'unit'> {
  readonly values: Float64Array;
  readonly decimals: number;
  readonly language: AnyLanguage | undefined;
  /** Note beside a value; none when left out. */
  readonly noteOf?: TableColumn['noteOf'];
  /** Sum of rows; NaN where they have none. Without it there are no sums. */
  readonly sumOf?: (first: number, end: number) => number;
}

/** Makes a column of a table from a column of values. */
export function valueColumn({
  values,
  decimals,
  language,
  noteOf,
  sumOf,
  ...column
}: ValueColumn): TableColumn {
  return {
    ...column,
    valueOf: (row) => valueAt(values, row),
    textOf: (row) => numberText(valueAt(values, row), decimals, language),
    noteOf: noteOf ?? (() => null),
    sumOf: (first, end) => (sumOf ? numberText(sumOf(first, end), decimals, language) : null),
  };
}

/** Notes that a value is missing; null for other values. */
export function missingNote(values: Float64Array, { language }: InLanguage): (row: number) => string | null {
  return (row) => (Number.isNaN(valueAt(values, row)) ? textsIn(chartMessages, language)('missing') : null);
}

/** How the columns of a table are written alike. */
export interface ColumnFormat extends InLanguage, Pick<ValueColumn, 'decimals'> {}

/** Makes columns that are written alike, and note what is missing. */
export function columnsIn({
  decimals,
  language,
}: ColumnFormat): (
  key: string,
  label: string,
  values: Float64Array,
  more?: Partial<Pick<ValueColumn, 'noteOf' | 'sumOf'>>,
) => TableColumn {
  return (key, label, values, more) =>
    valueColumn({
      key,
      label,
      values,
      decimals,
      language,
      noteOf: missingNote(values, { language }),
      ...more,
    });
}
