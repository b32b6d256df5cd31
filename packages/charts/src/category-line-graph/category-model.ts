import { ChartDataError } from '../core/errors.ts';

/** A value of one year or another category. */
export interface CategoryValue {
  /** Unique in the graph. */
  readonly key: string;
  /** On the axis: "2024". */
  readonly label: string;
  /** In words, where the label is short. */
  readonly name?: string;
  /** Null is missing. */
  readonly value: number | null;
}

/** Values by category, ready to be drawn and read. */
export interface CategoryModel {
  readonly categories: readonly CategoryValue[];
  /** NaN is missing. */
  readonly values: Float64Array;
}

/**
 * Puts values in a column.
 *
 * @throws {ChartDataError} for keys that occur twice and infinite values.
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

/** Name of a category in words. */
export function nameAt({ categories }: CategoryModel, index: number): string {
  const category = categories[index];
  return category?.name ?? category?.label ?? '';
}
