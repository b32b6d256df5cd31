import { expect, it } from 'vitest';
import { splitSubscripts } from './subscript.ts';

it('splits text at its subscripts', () => {
  expect(splitSubscripts('g CO₂/kWh')).toEqual([
    { text: 'g CO', isSubscript: false },
    { text: '2', isSubscript: true },
    { text: '/kWh', isSubscript: false },
  ]);
  expect(splitSubscripts('kWh')).toEqual([{ text: 'kWh', isSubscript: false }]);
});
