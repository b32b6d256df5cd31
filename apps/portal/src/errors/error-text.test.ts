import { describe, expect, it } from 'vitest';

import { errorText, isEnglishErrorText } from './error-text.ts';

describe('the text of a failed call', () => {
  it('is the spec’s sentence when the program itself is at fault', () => {
    expect(errorText(new RangeError('a mistake'))).toBe('Something went wrong!');
  });

  it('says when it is English', () => {
    expect(isEnglishErrorText('Something went wrong!')).toBe(true);
    expect(isEnglishErrorText('No response received from the server')).toBe(true);
    expect(isEnglishErrorText('Koden är fel eller för gammal.')).toBe(false);
    expect(isEnglishErrorText('Nej.')).toBe(false);
  });
});
