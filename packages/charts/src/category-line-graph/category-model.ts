import { ChartDataError } from '../core/errors.ts';

/** A value of one year or another category. */
export interface CategoryValue {
  /** Unique in the graph. */
  readonly key: string;
  /** On the axis: "2024". */
  readonly label: string;
  /** Full name, where the label is an abbreviation. */
  readonly name?: string;
  /** Null is missing. */
  readonly value: number | null;
}

/** The content of a line over categories. */
export interface CategoryContent {
  /** Unit of the values, for example `kWh`. */
  readonly unit: string;
  /** What is measured: `Koldioxid`. */
  readonly label: string;
  /** What the categories stand for: `År`. */
  readonly categoryLabel: string;
  /** In display order. Keep the array's identity while the data is the same. */
  readonly values: readonly CategoryValue[];
  /** Decimals of the values, 0–6; derived from their magnitude by default. */
  readonly decimals?: number;
}

/** Values by category, prepared for drawing and text. */
export interface CategoryModel {
  readonly categories: readonly CategoryValue[];
  /** NaN is missing. */
  readonly values: Float64Array;
}

/**
 * Puts values in a column.
 *
 * @throws {ChartDataError} for duplicate keys and infinite values.
 */
export function categoryModel(categories: readonly CategoryValue[]): CategoryModel {
  const keys = new Set<string>();
  const values = Float64Array.from(categories, ({ key, label, value }) => {
    if (keys.has(key)) throw new ChartDataError(`Two categories have the key ${key}.`);
    keys.add(key);
    if (value === null || Number.isNaN(value)) return Number.NaN;
    if (!Number.isFinite(value)) throw new ChartDataError(`Value ${value} of ${label} is infinite.`);
    return value;
  });
  return { categories, values };
}

/** Full name of a category. */
export function nameAt({ categories }: CategoryModel, index: number): string {
  const category = categories[index];
  return category?.name ?? category?.label ?? '';
}
