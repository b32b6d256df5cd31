import { describe, expect, it } from 'vitest';
import { parseTypedDate, parseTypedPeriod } from './parse-date.ts';

const today = '2026-11-20';

describe('parseTypedDate', () => {
  it.each([
    ['2026-05-01', '2026-05-01'],
    ['  2026-05-01\n', '2026-05-01'],
    ['2026-5-1', '2026-05-01'],
    ['20260501', '2026-05-01'],
    ['260501', '2026-05-01'],
    ['2026/05/01', '2026-05-01'],
    ['2026.05.01', '2026-05-01'],
    ['2026 05 01', '2026-05-01'],
    ['2026\u221205\u221201', '2026-05-01'],
    ['2024-02-29', '2024-02-29'],
    ['1 maj 2026', '2026-05-01'],
    ['1\u00A0Maj\u00A02026', '2026-05-01'],
    ['den 1:e maj 2026', '2026-05-01'],
    ['1maj26', '2026-05-01'],
    ['5 sept. 2026', '2026-09-05'],
    ['31 december -25', '2025-12-31'],
    ['1/5 2026', '2026-05-01'],
    ['1/5-26', '2026-05-01'],
  ])('reads %j', (text, date) => {
    expect(parseTypedDate(text)).toBe(date);
  });

  it.each([
    ['1 maj', '2026-05-01'],
    ['24/12', '2026-12-24'],
    ['i dag', '2026-11-20'],
    ['Idag', '2026-11-20'],
    ['igår', '2026-11-19'],
    ['i morgon', '2026-11-21'],
  ])('reads %j when told what day it is', (text, date) => {
    expect(parseTypedDate(text, today)).toBe(date);
    expect(parseTypedDate(text)).toBeNull();
  });

  it.each([
    '',
    '2026-02-29',
    '2026-13-01',
    '2026-05',
    '30 februari 2026',
    '1 ma 2026',
    '1 may 2026',
    '01-05-2026',
    '01/05/2026',
    '2026-05-01T00:00',
    '2026-00-00',
    '31/9 2026',
    'maj',
  ])('refuses %j', (text) => {
    expect(parseTypedDate(text, today)).toBeNull();
  });
});

describe('parseTypedDate in English', () => {
  it.each([
    ['2026-05-01', '2026-05-01'],
    ['1 May 2026', '2026-05-01'],
    ['5 Sep 2026', '2026-09-05'],
    ['24 Oct', '2026-10-24'],
    ['yesterday', '2026-11-19'],
  ])('reads %j', (text, date) => {
    expect(parseTypedDate(text, today, 'en')).toBe(date);
  });

  it('does not read Swedish words', () => {
    expect(parseTypedDate('1 maj 2026', today, 'en')).toBeNull();
    expect(parseTypedDate('i dag', today, 'en')).toBeNull();
  });

  it('reads two days', () => {
    const period = { start: '2026-05-01', end: '2026-10-31' };
    expect(parseTypedPeriod('from 1 May to 31 October', today, 'en')).toEqual(period);
    expect(parseTypedPeriod('1 May – 31 Oct', today, 'en')).toEqual(period);
  });
});

describe('parseTypedPeriod', () => {
  const period = { start: '2026-05-01', end: '2026-10-31' };

  it.each([
    '2026-05-01 – 2026-10-31',
    '2026-05-01–2026-10-31',
    '2026-05-01 - 2026-10-31',
    '2026-05-01\t2026-10-31',
    '2026-05-01\n2026-10-31',
    '2026-05-01 till 2026-10-31',
    '2026-05-01 till och med 2026-10-31',
    'från 2026-05-01 t.o.m. 2026-10-31',
    '20260501 t.o.m. 20261031',
    '20260501-20261031',
    '1 maj 2026 – 31 oktober 2026',
  ])('reads %j', (text) => {
    expect(parseTypedPeriod(text)).toEqual(period);
  });

  it('reads days of this year when told what day it is', () => {
    expect(parseTypedPeriod('1 maj – 31 okt', today)).toEqual(period);
    expect(parseTypedPeriod('1 maj – 31 okt')).toBeNull();
  });

  it.each(['2026-05-01', '20260501', '2026-05-01 – ', 'maj – oktober', '2026-05-01 – 2026-10-32', ''])(
    'refuses %j',
    (text) => {
      expect(parseTypedPeriod(text)).toBeNull();
    },
  );
});
