import { expect, test } from 'vitest';
import { claimFile, kindOfName, readClaimed } from './claimed-file.ts';

test('a claimed name is read back, whatever its own looks like', () => {
  const now = new Date('2026-11-25T05:40:12.345Z');
  for (const name of ['mscons.txt', 'Mätvärden nov-dec.csv', '20261125-054012-0123456789ab-x.csv']) {
    const file = claimFile(name, now);
    expect(file.claim).toMatch(/^20261125-054012-[0-9a-f]{12}$/);
    expect(readClaimed(file.fileName)).toEqual(file);
  }
});

test('two files of one name and second are told apart', () => {
  const now = new Date('2026-11-25T05:40:12Z');
  expect(claimFile('a.csv', now).claim).not.toBe(claimFile('a.csv', now).claim);
});

test('what nobody claimed is no claimed name', () => {
  for (const name of ['mscons.txt', '20261125-054012-0123456789ab-', '20261125-054012-0123456789AB-a.csv'])
    expect(readClaimed(name)).toBeNull();
});

test.each([
  ['mscons.txt', 'taken'],
  ['Mätvärden nov–dec (2).csv', 'taken'],
  ['.mscons.txt', 'temporary'],
  ['~$mscons.xlsx', 'temporary'],
  ['mscons.txt.part', 'temporary'],
  ['mscons.txt.filepart', 'temporary'],
  ['mscons.TMP', 'temporary'],
  ['a\nb.csv', 'odd'],
  ['a\u202Evsc.exe', 'odd'],
  ['b\\a.csv', 'odd'],
  ['a\uFFFD.csv', 'odd'],
  [' a.csv', 'odd'],
  [`${'å'.repeat(101)}.csv`, 'odd'],
])('%j is %s', (name, kind) => {
  expect(kindOfName(name)).toBe(kind);
});
