import { describe, expect, it } from 'vitest';
import { acceptedNames, dividedByRoom, refusalOf } from './file-rules.ts';

const mb = 1024 * 1024;
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const accept = ['.pdf', xlsx, 'image/*', 'text/csv'];

describe('refusalOf', () => {
  it.each([
    ['Avtal.PDF', '', 100, null],
    ['Räkneexempel.xlsx', xlsx, 100, null],
    ['Mätvärden.csv', '', 100, null],
    ['vinter.webp', 'image/webp', 100, null],
    ['vinter.jpg', 'IMAGE/JPEG', 2 * mb, null],
    ['vinter.jpg', 'image/jpeg', 2 * mb + 1, 'size'],
    ['Avtal.docx', 'application/msword', 100, 'type'],
    ['pdf', '', 100, 'type'],
    ['Avtal.pdf.exe', 'application/x-msdownload', 100, 'type'],
    ['Avtal.pdf', 'application/pdf', 0, 'empty'],
  ])('%s (%s, %i bytes): %s', (name, type, size, refusal) => {
    expect(refusalOf({ name, type, size }, { accept, maxSize: 2 * mb })).toBe(refusal);
  });

  it('lets everything but empty files through without rules', () => {
    expect(refusalOf({ name: 'x.exe', type: '', size: 10 ** 12 }, {})).toBeNull();
    expect(refusalOf({ name: 'x.exe', type: '', size: 0 }, {})).toBe('empty');
  });
});

it('names types by their endings, each once', () => {
  expect(acceptedNames([...accept, '.csv', 'application/zip'])).toEqual([
    'pdf',
    'xlsx',
    'image/*',
    'csv',
    'application/zip',
  ]);
});

it('keeps as many files as there is room for', () => {
  expect(dividedByRoom(['a', 'b', 'c'], 2)).toEqual([['a', 'b'], ['c']]);
  expect(dividedByRoom(['a'], -1)).toEqual([[], ['a']]);
  expect(dividedByRoom(['a'], Number.POSITIVE_INFINITY)).toEqual([['a'], []]);
});
