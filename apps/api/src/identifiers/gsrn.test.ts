import { expect, test } from 'vitest';
import { gsrnCheckDigit, isGsrn, looksLikeGsrn } from './gsrn.ts';

test.each(['735999000000010012', '735999000000010029', '735999000000010036'])(
  'figures issue 5: %s is checked by its last digit, and by no other one',
  (id) => {
    expect(isGsrn(id)).toBe(true);
    const wrong = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => isGsrn(`${id.slice(0, 17)}${digit}`));
    expect(wrong).toEqual([gsrnCheckDigit(id)]);
  },
);

test('identifiers of other forms are left alone', () => {
  expect(['123456', 'Butik', '73599900000001001'].map(looksLikeGsrn)).toEqual([false, false, false]);
});
