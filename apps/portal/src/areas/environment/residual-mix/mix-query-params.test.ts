import { expect, it } from 'vitest';

import { readMixView, writeMixView, type MixView } from './mix-query-params.ts';

it.each<[MixView, string]>([
  [{ kind: 'none' }, 'sort=-year'],
  [{ kind: 'new' }, 'sort=-year&edit=new'],
  [{ kind: 'new', year: 2020 }, 'sort=-year&edit=new.2020'],
  [{ kind: 'year', id: 6 }, 'sort=-year&edit=6'],
])('comes back as it was written: %o', (view, address) => {
  const params = writeMixView(new URLSearchParams('sort=-year&edit=4'), view);
  expect(params.toString()).toBe(address);
  expect(readMixView(params)).toEqual(view);
});

it.each(['edit=0', 'edit=-1', 'edit=2024x', 'edit=new.20', 'edit=newer', 'edit=9999999999', 'edit=', ''])(
  'edits nothing for %s',
  (address) => {
    expect(readMixView(new URLSearchParams(address))).toEqual({ kind: 'none' });
  },
);
