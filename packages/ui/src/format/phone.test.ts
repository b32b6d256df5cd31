import { expect, it } from 'vitest';
import { phoneDigits, phoneLink } from './phone.ts';

it.each([
  ['070-123 45 67', '0701234567'],
  ['+46 (0)70 123 45 67', '+460701234567'],
  ['ring mig', ''],
])('keeps digits and plus of %j', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits);
});

it('makes a link', () => {
  expect(phoneLink('+46 70 123 45 67')).toBe('tel:+46701234567');
});
