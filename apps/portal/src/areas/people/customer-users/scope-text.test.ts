import { expect, it } from 'vitest';

import { scopeFigure } from './scope-text.ts';

const butik = { uuid: 'b', name: 'Norrviken Butik AB' };
const norr = { uuid: 'g', name: 'Butiker norr' };

it('counts what a user sees, with its names', () => {
  expect(scopeFigure({ is_limited: true, companies: [butik], site_groups: [] })).toEqual({
    label: 'Behörig till',
    figure: '1',
    unit: 'bolag',
    names: 'Norrviken Butik AB',
  });
  expect(scopeFigure({ is_limited: true, companies: [], site_groups: [norr] })).toMatchObject({
    figure: '1',
    unit: 'grupp',
  });
  expect(scopeFigure({ is_limited: true, companies: [butik], site_groups: [norr] })).toMatchObject({
    figure: '2',
    unit: 'bolag och grupper',
    names: 'Norrviken Butik AB, Butiker norr',
  });
});

it('tells everything from nothing', () => {
  const nothing = { companies: [], site_groups: [] };
  expect(scopeFigure({ is_limited: false, ...nothing })).toMatchObject({
    figure: 'Alla',
    unit: 'bolag',
    names: 'Hela koncernen',
  });
  expect(scopeFigure({ is_limited: true, ...nothing })).toMatchObject({ figure: '0', names: 'Ingenting' });
});
