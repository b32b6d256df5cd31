import { describe, expect, it } from 'vitest';
import { parseTypedDate, parseTypedRange } from './typed-date.ts';

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
    ['2026−05−01', '2026-05-01'],
    ['2024-02-29', '2024-02-29'],
  ])('reads %j', (text, date) => {
    expect(parseTypedDate(text)).toBe(date);
  });

  it.each([
    '',
    '2026-02-29',
    '2026-13-01',
    '2026-05',
    '1 maj 2026',
    '01-05-2026',
    '2026-05-01T00:00',
    '2026-00-00',
  ])('refuses %j', (text) => {
    expect(parseTypedDate(text)).toBeNull();
  });
});

describe('parseTypedRange', () => {
  const period = { start: '2026-05-01', end: '2026-10-31' };

  it.each([
    '2026-05-01 – 2026-10-31',
    '2026-05-01–2026-10-31',
    '2026-05-01 - 2026-10-31',
    '2026-05-01\t2026-10-31',
    '2026-05-01 till 2026-10-31',
    '20260501 t.o.m. 20261031',
  ])('reads %j', (text) => {
    expect(parseTypedRange(text)).toEqual(period);
  });

  it.each(['2026-05-01', '2026-05-01 – ', 'maj – oktober', ''])('refuses %j', (text) => {
    expect(parseTypedRange(text)).toBeNull();
  });
});
