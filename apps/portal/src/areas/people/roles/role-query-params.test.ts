import { expect, it } from 'vitest';

import { readRoleView, writeRoleView, type RoleView } from './role-query-params.ts';

it.each<[RoleView, string]>([
  [{ kind: 'list' }, 'koncern=k'],
  [{ kind: 'role', id: 12 }, 'koncern=k&role=12'],
  [{ kind: 'new', copyOf: undefined }, 'koncern=k&role=new'],
  [{ kind: 'new', copyOf: 12 }, 'koncern=k&role=new&copy=12'],
])('comes back as it was written: %o', (view, address) => {
  const params = writeRoleView(new URLSearchParams('koncern=k&role=7&copy=3'), view);
  expect(params.toString()).toBe(address);
  expect(readRoleView(params)).toEqual(view);
});

it.each(['role=0', 'role=-1', 'role=abc', 'role=1.5', 'role=99999999999', ''])(
  'takes the list for %s',
  (address) => {
    expect(readRoleView(new URLSearchParams(address))).toEqual({ kind: 'list' });
  },
);

it('figures 8: names the corporate group of a role, so that its link opens for who looks at another one', () => {
  const before = new URLSearchParams('koncern=other');
  expect(writeRoleView(before, { kind: 'role', id: 7 }, 'own').toString()).toBe('koncern=own&role=7');
  expect(writeRoleView(before, { kind: 'list' }, 'own').toString()).toBe('koncern=other');
});
