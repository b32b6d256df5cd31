import type { AnyLanguage } from './language.ts';

import { unitMessages } from './messages/units.ts';
import { textsIn } from './texts-in.ts';

/** A unit as an axis shows it: values are divided by `divisor`. */
export interface AxisUnit {
  readonly unit: string;
  readonly divisor: number;
}

const larger: Readonly<Record<string, readonly [thousands: string, millions: string]>> = {
  kWh: ['MWh', 'GWh'],
  kW: ['MW', 'GW'],
};

/** From here on an axis reads better in the next larger unit (domain.md 3.7: 10 000 kWh and 10 000 MWh). */
const thousandsFrom = 10_000;
const millionsFrom = 10_000_000;

/** Larger units of one: kronor have theirs in words, which differ between languages. */
function largerThan(
  unit: string,
  language: AnyLanguage | undefined,
): readonly [thousands?: string, millions?: string] {
  if (unit !== 'kr') return larger[unit] ?? [];
  const text = textsIn(unitMessages, language);
  return [text('thousands'), text('millions')];
}

/** Unit for an axis that reaches `largest`; one unit for the whole axis. */
export function axisUnit(unit: string, largest: number, language: AnyLanguage | undefined): AxisUnit {
  const [thousands, millions] = largerThan(unit, language);
  const size = Math.abs(largest);
  if (millions !== undefined && size >= millionsFrom) return { unit: millions, divisor: 1_000_000 };
  if (thousands !== undefined && size >= thousandsFrom) return { unit: thousands, divisor: 1000 };
  return { unit, divisor: 1 };
}

function hasName(unit: string): unit is keyof typeof unitMessages.sv {
  return Object.hasOwn(unitMessages.sv, unit);
}

/** A unit as a screen reader should say it. */
export function spokenUnit(unit: string, language?: AnyLanguage): string {
  return hasName(unit) ? textsIn(unitMessages, language)(unit) : unit;
}

/** Decimals of a sum that heads a chart: large units keep what a reader would miss. */
export function sumDecimals(unit: string): number {
  if (unit === 'GWh') return 2;
  return unit === 'MWh' ? 1 : 0;
}

/** Decimals for a column of values whose largest is `largest`: the same throughout the column. */
export function decimalsFor(largest: number): number {
  const size = Math.abs(largest);
  if (!Number.isFinite(size) || size >= 1000) return 0;
  if (size >= 100) return 1;
  return size >= 1 ? 2 : 3;
}

/** Decimals for columns of values that are read together; missing values do not count. */
export function decimalsOf(...columns: readonly Float64Array[]): number {
  let largest = 0;
  for (const column of columns) {
    for (const value of column) if (Math.abs(value) > largest) largest = Math.abs(value);
  }
  return decimalsFor(largest);
}
