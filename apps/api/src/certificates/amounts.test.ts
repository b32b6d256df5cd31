import { array, assert, constant, double, oneof, property } from 'fast-check';
import { expect, test } from 'vitest';
import { amountText, carbonAmount, energyAmount, roundedToSum } from './amounts.ts';

test.each([
  [9_999_400, '9\u00A0999\u00A0kWh'],
  [10_000_000, '10,0\u00A0MWh'],
  [1_250_000_000, '1\u00A0250,0\u00A0MWh'],
  [12_345_678_900, '12,35\u00A0GWh'],
])('%d Wh is told as %s', (wh, text) => {
  expect(amountText(energyAmount(wh))).toBe(text);
});

test('carbon dioxide is told in tonnes from 10 000 kg on', () => {
  expect(amountText(carbonAmount(9_999.4))).toBe('9\u00A0999\u00A0kg\u00A0CO₂');
  // domain.md 2.3: 1 250 000 kWh × 464,79 g = 580 988 kg
  expect(amountText(carbonAmount(580_987.5))).toBe('581,0\u00A0ton\u00A0CO₂');
});

function sumOf(list: readonly (number | null)[]): number {
  return list.reduce<number>((sum, one) => sum + (one ?? 0), 0);
}

test('values that are told add up to the total that is told, and each is off by less than one', () => {
  const value = oneof(constant(null), double({ min: 0, max: 1e7, noNaN: true }));
  assert(
    property(array(value, { maxLength: 60 }), (values) => {
      const rounded = roundedToSum(values);
      expect(sumOf(rounded)).toBe(Math.round(sumOf(values)));
      for (const [index, one] of values.entries()) {
        const reported = rounded[index] ?? null;
        expect(reported === null).toBe(one === null);
        expect(Math.abs((reported ?? 0) - (one ?? 0))).toBeLessThan(1 + 1e-6);
        expect(Number.isInteger(reported ?? 0)).toBe(true);
      }
    }),
  );
});
