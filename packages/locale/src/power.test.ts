import { expect, it } from 'vitest';
import { formatCurrent, formatPower, formatReactivePower, powerQuantity } from './power.ts';

it('writes power, current and reactive power with their units', () => {
  expect(formatPower(160)).toBe('160\u00A0kW');
  expect(formatPower(18.75, { decimals: 1 })).toBe('18,8\u00A0kW');
  expect(formatCurrent(125)).toBe('125\u00A0A');
  expect(formatReactivePower(12)).toBe('12\u00A0kvar');
  expect(formatPower(null)).toBe('–');
  expect(powerQuantity(648)).toEqual({ figure: '648', unit: 'kW' });
});
