import { expect, it } from 'vitest';

import { sitesText } from './sites-text.ts';

const named = (uuid: string) => `Butik ${uuid}`;

it('names a few sites in Swedish order, and counts many', () => {
  expect(sitesText(new Set(['Ö', 'L', 'Ä']), named, false)).toBe('Butik L, Butik Ä, Butik Ö');
  const nine = new Set('123456789');
  expect(sitesText(nine, named, false)).toBe('9 anläggningar');
  expect(sitesText(nine, named, true)).toBe('Alla 9 anläggningar');
});
