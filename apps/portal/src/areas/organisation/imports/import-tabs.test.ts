import { expect, test } from 'vitest';

import { importParts, importTabs, partInAddress, tabHref } from './import-tabs.ts';

test('every part has an address that leads to it, and an unknown one leads to the first', () => {
  for (const part of importParts) {
    const { searchParams } = new URL(tabHref(part), 'https://portal.example');
    expect(partInAddress(searchParams.get('tab'))).toBe(part);
  }
  expect(tabHref('underWay')).toBe('/imports');
  expect(partInAddress('elsewhere')).toBe('underWay');
});

test('a tab has a count when it is known', () => {
  expect(importTabs({ underWay: 0, history: undefined }).map(({ label, count }) => [label, count])).toEqual([
    ['Pågår', 0],
    ['Historik', undefined],
    ['Mätvärden per koncern', undefined],
    ['Saknade mätvärden', undefined],
  ]);
});

test('what is missing is a page beside the parts, with its count when it is known', () => {
  expect(importTabs({ missing: 38 }).at(-1)).toEqual({
    href: '/imports/missing',
    label: 'Saknade mätvärden',
    count: 38,
  });
});
