import { expect, it } from 'vitest';
import { formatPhoneNumber, phoneDigits, phoneLink } from './phone.ts';

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

it.each([
  ['0701234567', '070-123 45 67'],
  ['070 1234567', '070-123 45 67'],
  ['+46701234567', '+46 70 123 45 67'],
  ['+46 (0)70 123 45 67', '+46 70 123 45 67'],
  ['0046701234567', '+46 70 123 45 67'],
  ['0812345678', '08-123 456 78'],
  ['081234567', '08-123 45 67'],
  ['08123456', '08-12 34 56'],
  ['031123456', '031-12 34 56'],
  ['0920 12345', '0920-123 45'],
  ['+4692012345', '+46 920 123 45'],
  ['0771224488', '0771-22 44 88'],
  ['020123456', '020-12 34 56'],
])('writes %j as Swedes do', (text, written) => {
  expect(formatPhoneNumber(text)).toBe(written);
});

it.each(['112', '+45 33 12 34 56', 'växeln', '070-12', ''])('leaves %j as it is', (text) => {
  expect(formatPhoneNumber(text)).toBe(text);
});
