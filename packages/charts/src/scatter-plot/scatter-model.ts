import { changePointModel, type ChangePointModel } from '../core/change-point.ts';
import { ChartDataError } from '../core/errors.ts';
import type { InLanguage } from '../core/texts-in.ts';
import type { AnyLanguage } from '../core/language.ts';

/** A value and its outdoor temperature, for a day or week. */
export interface ScatterPoint {
  /** Unique in the plot. */
  readonly key: string;
  /** "3 maj 2026". */
  readonly label: string;
  /** Outdoor temperature, °C; null is missing. */
  readonly temperature: number | null;
  /** Null is missing. */
  readonly value: number | null;
}

/** The content of a scatter plot. */
export interface ScatterContent {
  /** Unit of the values, for example `kWh`. */
  readonly unit: string;
  /** Name of the values: `Förbrukning`. */
  readonly label: string;
  /** Name of the temperatures: `Utetemperatur`. */
  readonly temperatureLabel: string;
  /** What the points stand for: `Dygn`. */
  readonly pointLabel: string;
  /** In any order. Keep the array's identity while the data is the same. */
  readonly points: readonly ScatterPoint[];
}

/** Points in columns, coldest first. */
export interface ScatterModel extends InLanguage {
  readonly labels: readonly string[];
  readonly temperatures: Float64Array;
  readonly values: Float64Array;
  /** Null when there are too few points. */
  readonly line: ChangePointModel | null;
  /** Number of points without temperature or value, which cannot be drawn. */
  readonly missing: number;
}

interface Place {
  readonly label: string;
  readonly temperature: number;
  readonly value: number;
}

function checked(what: number | null, label: string): number {
  if (what === null || Number.isNaN(what)) return Number.NaN;
  if (!Number.isFinite(what)) throw new ChartDataError(`Value ${what} of ${label} is infinite.`);
  return what;
}

/**
 * Sorts points by temperature, and fits a change-point line to them.
 *
 * @throws {ChartDataError} for duplicate keys and infinite values.
 */
export function scatterModel(points: readonly ScatterPoint[], language?: AnyLanguage): ScatterModel {
  const keys = new Set<string>();
  const all = points.map(({ key, label, temperature, value }): Place => {
    if (keys.has(key)) throw new ChartDataError(`Two points have the key ${key}.`);
    keys.add(key);
    return { label, temperature: checked(temperature, label), value: checked(value, label) };
  });
  const known = all
    .filter(({ temperature, value }) => !Number.isNaN(temperature) && !Number.isNaN(value))
    .toSorted((a, b) => a.temperature - b.temperature);
  const temperatures = Float64Array.from(known, ({ temperature }) => temperature);
  const values = Float64Array.from(known, ({ value }) => value);
  return {
    labels: known.map(({ label }) => label),
    temperatures,
    values,
    line: changePointModel(temperatures, values),
    missing: all.length - known.length,
    language,
  };
}
