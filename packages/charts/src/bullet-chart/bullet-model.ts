import { ChartDataError } from '../core/errors.ts';
import { textsIn, type InLanguage } from '../core/texts-in.ts';
import { bulletMessages } from './messages.ts';
import type { AnyLanguage } from '../core/language.ts';

/** A row: a site, a month. */
export interface BulletRow {
  /** Unique in the chart. */
  readonly key: string;
  readonly label: string;
  /** The actual value; not negative, null is missing. */
  readonly value: number | null;
  /** The budgeted value; null is missing. */
  readonly budget: number | null;
  /** The value of the same period last year; null is missing. There is no comparison when no row has it. */
  readonly previous?: number | null;
}

/** The content of a bullet chart. */
export interface BulletContent {
  /** Unit of the values, for example `kWh`. */
  readonly unit: string;
  /** What the rows stand for: `Anläggning`. */
  readonly rowLabel: string;
  /** In display order. Keep the array's identity while the data is the same. */
  readonly rows: readonly BulletRow[];
  /** Name of the bars; "Utfall" by default. */
  readonly valueLabel?: string;
  /** Name of the level that they are compared with; "Budget" by default. */
  readonly budgetLabel?: string;
  /** Name of the paler bars: "2025". "Föregående år" by default. */
  readonly previousLabel?: string;
}

/** Keys of the series drawn in each row. */
export const bulletKeys = { value: 'value', budget: 'budget', previous: 'previous' } as const;

/** A series in a row. */
export type BulletSeries = keyof typeof bulletKeys;

/** Rows in columns; NaN is missing. */
export interface BulletModel extends InLanguage {
  readonly labels: readonly string[];
  readonly columns: Readonly<Record<BulletSeries, Float64Array>>;
  readonly names: Readonly<Record<BulletSeries, string>>;
  /** The series that occur in any row, in the order of the legend. */
  readonly series: readonly BulletSeries[];
}

function columnOf(rows: readonly BulletRow[], series: BulletSeries): Float64Array {
  return Float64Array.from(rows, (row) => {
    const value = row[series];
    if (value === undefined || value === null || Number.isNaN(value)) return Number.NaN;
    if (!Number.isFinite(value)) throw new ChartDataError(`Value ${value} of ${row.label} is infinite.`);
    // A bar to the left would look as if the value were under its budget.
    if (value < 0) throw new ChartDataError(`Value ${value} of ${row.label} is negative.`);
    return value;
  });
}

/**
 * Puts rows in columns.
 *
 * @throws {ChartDataError} for duplicate keys, and negative or infinite values.
 */
export function bulletModel(
  { rows, valueLabel, budgetLabel, previousLabel }: BulletContent,
  language?: AnyLanguage,
): BulletModel {
  const keys = new Set<string>();
  for (const { key } of rows) {
    if (keys.has(key)) throw new ChartDataError(`Two rows have the key ${key}.`);
    keys.add(key);
  }
  const text = textsIn(bulletMessages, language);
  const columns = {
    value: columnOf(rows, 'value'),
    budget: columnOf(rows, 'budget'),
    previous: columnOf(rows, 'previous'),
  };
  const all = ['value', 'budget', 'previous'] satisfies BulletSeries[];
  return {
    labels: rows.map(({ label }) => label),
    columns,
    names: {
      value: valueLabel ?? text('value'),
      budget: budgetLabel ?? text('budget'),
      previous: previousLabel ?? text('previous'),
    },
    series: all.filter((series) => series !== 'previous' || !columns.previous.every(Number.isNaN)),
    language,
  };
}
