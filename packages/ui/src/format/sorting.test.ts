import { expect, it } from 'vitest';
import { compareNames } from './sorting.ts';

it('sorts å, ä, ö after z', () => {
  const names = ['Öl', 'Zorn', 'Är', 'Wall', 'Al', 'Ål', 'Vall'];
  expect(names.toSorted(compareNames)).toEqual(['Al', 'Vall', 'Wall', 'Zorn', 'Ål', 'Är', 'Öl']);
});

it('sorts numbers inside names by value', () => {
  expect(['Butik 10', 'Butik 2'].toSorted(compareNames)).toEqual(['Butik 2', 'Butik 10']);
});
