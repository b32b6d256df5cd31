import { describe, expect, it } from 'vitest';

import { digitsOf, editOtp, pasteOtp } from './otp-digits.ts';

describe('digitsOf', () => {
  it.each([
    ['407 123', '407123'],
    ['407-123', '407123'],
    ['Din kod: 407\u00a0123.', '407123'],
    ['kod', ''],
  ])('of %j are %j', (text, digits) => {
    expect(digitsOf(text)).toBe(digits);
  });
});

describe('editOtp', () => {
  it('keeps digits and forgets the rest', () => {
    expect(editOtp('40a7', 4, 6)).toEqual({ digits: '407', caret: 3 });
  });

  it('cuts what is too long at the end', () => {
    expect(editOtp('4071234', 7, 6)).toEqual({ digits: '407123', caret: 6 });
  });

  it('replaces the digit after the caret in a full code', () => {
    expect(editOtp('4907123', 2, 6)).toEqual({ digits: '497123', caret: 2 });
  });

  it('inserts into a code that is not full', () => {
    expect(editOtp('4907', 2, 6)).toEqual({ digits: '4907', caret: 2 });
  });
});

describe('pasteOtp', () => {
  it('takes a whole code wherever the caret stands', () => {
    expect(pasteOtp('999', { start: 1, end: 1 }, ' 407 123 ', 6)).toEqual({ digits: '407123', caret: 6 });
  });

  it('replaces a full code with a whole code', () => {
    expect(pasteOtp('999999', { start: 6, end: 6 }, '407123', 6)).toEqual({ digits: '407123', caret: 6 });
  });

  it('puts a part of a code where the selection is', () => {
    expect(pasteOtp('4000', { start: 1, end: 3 }, '07', 6)).toEqual({ digits: '4070', caret: 3 });
  });

  it('does nothing with a text without digits', () => {
    expect(pasteOtp('407', { start: 3, end: 3 }, 'hej', 6)).toEqual({ digits: '407', caret: 3 });
  });
});
