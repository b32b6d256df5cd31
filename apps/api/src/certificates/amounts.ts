import { numberText } from '../files/pdf/swedish-text.ts';
import type { WattHours } from '../quantities/quantities.ts';

/** A value in the unit that suits its size. */
export interface Amount {
  readonly value: string;
  readonly unit: string;
}

/** Energy for display: kWh below 10 000, then MWh, and GWh from 10 000 MWh (domain.md 3.7). */
export function energyAmount(wh: WattHours): Amount {
  const kwh = wh / 1000;
  if (kwh < 10_000) return { value: numberText(kwh, 0), unit: 'kWh' };
  if (kwh < 10_000_000) return { value: numberText(kwh / 1000, 1), unit: 'MWh' };
  return { value: numberText(kwh / 1_000_000, 2), unit: 'GWh' };
}

/** Carbon dioxide for display: kg below 10 000, then tonnes. */
export function carbonAmount(kilograms: number): Amount {
  return kilograms < 10_000
    ? { value: numberText(kilograms, 0), unit: 'kg CO₂' }
    : { value: numberText(kilograms / 1000, 1), unit: 'ton CO₂' };
}

/** An amount in running text, with no line break inside it. */
export function amountText({ value, unit }: Amount): string {
  return `${value}\u00A0${unit.replace(' ', '\u00A0')}`;
}

/**
 * Rounds values to integers that add up to the rounded total: the remainder goes to the values that lost most in
 * rounding.
 *
 * @param values - At least 0; null stays null.
 */
export function roundedToSum(values: readonly (number | null)[]): readonly (number | null)[] {
  const parts = values.map((value, index) => ({ index, value: value ?? 0, whole: Math.floor(value ?? 0) }));
  const total = Math.round(parts.reduce((sum, { value }) => sum + value, 0));
  let left = total - parts.reduce((sum, { whole }) => sum + whole, 0);
  const raised = new Set<number>();
  for (const { index } of parts.toSorted((a, b) => b.value - b.whole - (a.value - a.whole))) {
    if (left <= 0) break;
    raised.add(index);
    left -= 1;
  }
  return values.map((value, index) =>
    value === null ? null : Math.floor(value) + (raised.has(index) ? 1 : 0),
  );
}
