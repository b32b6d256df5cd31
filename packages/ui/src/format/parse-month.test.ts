import { describe, expect, it } from 'vitest';
import { parseTypedMonth, parseTypedMonthSpan } from './parse-month.ts';

describe('parseTypedMonth', () => {
  it.each([
    ['2026-01', '2026-01'],
    ['2026-1', '2026-01'],
    ['2026/01', '2026-01'],
    ['202601', '2026-01'],
    ['1/2026', '2026-01'],
    ['01-2026', '2026-01'],
    ['jan 2026', '2026-01'],
    ['Jan. 26', '2026-01'],
    ['januari\u00A02026', '2026-01'],
    ['januari-26', '2026-01'],
    ['2026 januari', '2026-01'],
    ['sept 2026', '2026-09'],
    ['mars 2026', '2026-03'],
    ['maj 2026', '2026-05'],
    ['2026-05-17', '2026-05'],
    ['17 maj 2026', '2026-05'],
  ])('reads %j', (text, month) => {
    expect(parseTypedMonth(text)).toBe(month);
  });

  it('reads a name alone in the year it is told', () => {
    expect(parseTypedMonth('okt', 2026)).toBe('2026-10');
    expect(parseTypedMonth('okt')).toBeNull();
  });

  it.each(['', '2026', '2026-13', '2026-00', '13/2026', 'ja 2026', 'ma 2026', 'may 2026', 'vår 2026', '5'])(
    'refuses %j',
    (text) => {
      expect(parseTypedMonth(text, 2026)).toBeNull();
    },
  );
});

describe('parseTypedMonthSpan', () => {
  const span = { first: '2026-05', last: '2026-10' };

  it.each([
    '2026-05 – 2026-10',
    '2026-05–2026-10',
    '2026-05\t2026-10',
    '202605 till 202610',
    'maj – okt 2026',
    'maj–okt 2026',
    'maj 2026 t.o.m. oktober 2026',
    '2026-05-01 – 2026-10-31',
  ])('reads %j', (text) => {
    expect(parseTypedMonthSpan(text)).toEqual(span);
  });

  it('reads months of two years', () => {
    expect(parseTypedMonthSpan('nov 2025 – apr 2026')).toEqual({ first: '2025-11', last: '2026-04' });
  });

  it('reads names alone in the year it is told', () => {
    expect(parseTypedMonthSpan('maj – okt', 2026)).toEqual(span);
    expect(parseTypedMonthSpan('maj – okt')).toBeNull();
  });

  it.each(['maj 2026', '2026-05', '2026-05 – ', ''])('refuses %j', (text) => {
    expect(parseTypedMonthSpan(text, 2026)).toBeNull();
  });
});

describe('in English', () => {
  it.each([
    ['May 2026', '2026-05'],
    ['oct 26', '2026-10'],
    ['March', '2026-03'],
    ['17 December 2026', '2026-12'],
    ['maj 2026', null],
  ])('reads %j as %j', (text, month) => {
    expect(parseTypedMonth(text, 2026, 'en')).toBe(month);
  });

  it('reads two months', () => {
    expect(parseTypedMonthSpan('May to October 2026', 2026, 'en')).toEqual({
      first: '2026-05',
      last: '2026-10',
    });
    expect(parseTypedMonthSpan('May–Oct 2026', 2026, 'en')).toEqual({ first: '2026-05', last: '2026-10' });
  });
});
