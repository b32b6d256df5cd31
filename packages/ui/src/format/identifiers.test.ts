import { describe, expect, it } from 'vitest';
import { formatBankgiro } from './bankgiro.ts';
import { hasLuhnCheckDigit } from './luhn.ts';
import { formatOrganizationNumber, isOrganizationNumber } from './organization-number.ts';
import { formatPostcode } from './postcode.ts';
import { isGsrn, normalizeSiteId } from './site-id.ts';

describe('organisationsnummer', () => {
  it.each(['556036-0793', '2120000142', '212000-1355', ' 556677 8899 '])('accepts %j', (text) => {
    expect(isOrganizationNumber(text)).toBe(true);
  });

  it.each(['556036-0794', '551036-0793', '556677-889', '5566778899012', 'abc', ''])('refuses %j', (text) => {
    expect(isOrganizationNumber(text)).toBe(false);
  });

  it('is written with a hyphen, other text is left alone', () => {
    expect(formatOrganizationNumber('5566778899')).toBe('556677-8899');
    expect(formatOrganizationNumber('556677-8899')).toBe('556677-8899');
    expect(formatOrganizationNumber('55667')).toBe('55667');
  });
});

describe('Luhn check digit', () => {
  it('holds for an OCR number with length digit', () => {
    expect(hasLuhnCheckDigit('410023871628')).toBe(true);
    expect(hasLuhnCheckDigit('410023871629')).toBe(false);
  });
});

describe('anläggnings-id', () => {
  it.each([
    '735999000000010012',
    '735999000000010029',
    '735999000000010036',
    '735 999 000 000 010 036',
    '735999\u00A0000000010036',
  ])('accepts %j', (text) => {
    expect(isGsrn(text)).toBe(true);
  });

  it.each(['735999000000010013', '73599900000001001', '123456', ''])('refuses %j', (text) => {
    expect(isGsrn(text)).toBe(false);
  });

  it('is kept as ungrouped text', () => {
    expect(normalizeSiteId(' 735 999 000000010012')).toBe('735999000000010012');
  });
});

describe('postcode', () => {
  it('is written NNN NN', () => {
    expect(formatPostcode('97238')).toBe('972 38');
    expect(formatPostcode('972 38')).toBe('972 38');
    expect(formatPostcode('1234')).toBe('1234');
  });
});

describe('bankgiro', () => {
  it('is written with a hyphen before the last four digits', () => {
    expect(formatBankgiro('50501055')).toBe('5050-1055');
    expect(formatBankgiro('505-1055')).toBe('505-1055');
    expect(formatBankgiro('5051')).toBe('5051');
  });
});
