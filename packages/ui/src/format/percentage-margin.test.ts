import { expect, it } from 'vitest';
import { withPercentageMargin } from './percentage-margin.ts';

it('adds 5 % by default', () => {
  expect(withPercentageMargin(200)).toBe(210);
  expect(withPercentageMargin(0)).toBe(0);
});

it('adds another percentage when told', () => {
  expect(withPercentageMargin(200, 10)).toBe(220);
});

it('returns 10 for negative input', () => {
  expect(withPercentageMargin(-1)).toBe(10);
  expect(withPercentageMargin(-1, 50)).toBe(10);
});
