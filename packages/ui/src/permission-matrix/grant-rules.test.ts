import { describe, expect, it } from 'vitest';

import { cellState, toggleCell } from './cell-state.ts';
import { grantRules, whyLocked, withGrants } from './grant-rules.ts';
import type { PermissionArea, PermissionGrants, PermissionRole } from './permission.ts';

const areas: readonly PermissionArea[] = [
  {
    key: 'reports',
    label: 'Rapporter',
    permissions: [
      { key: 'view', label: 'Visa' },
      { key: 'manage', label: 'Hantera', implies: ['view'] },
      { key: 'delete', label: 'Ta bort', implies: ['manage'], lockedReason: 'Du har den inte själv.' },
    ],
  },
];
const roles: readonly PermissionRole[] = [
  { id: 'a', name: 'Ekonomi' },
  { id: 's', name: 'System', lockedReason: 'Systemroll' },
];
const rules = grantRules(areas, roles);
const grants = (...keys: readonly string[]): PermissionGrants => ({ a: new Set(keys) });
const grant = (key: string, roleId = 'a') => ({ roleId, key });

describe('grants', () => {
  it('gives what a permission needs along with it', () => {
    expect(withGrants(rules, {}, [grant('manage')], true)).toEqual(grants('manage', 'view'));
  });

  it('takes away what needs a permission along with it', () => {
    expect(withGrants(rules, grants('view', 'manage'), [grant('view')], false)).toEqual(grants());
  });

  it('leaves other roles and keys that the matrix does not know alone', () => {
    const before = { a: new Set(['unknown']), b: new Set(['view']) };
    const after = withGrants(rules, before, [grant('view')], true);
    expect(after).toEqual({ a: new Set(['unknown', 'view']), b: new Set(['view']) });
    expect(after['b']).toBe(before.b);
  });

  it('turns nothing of a locked role or a locked permission', () => {
    const before = grants();
    expect(withGrants(rules, before, [grant('delete'), grant('view', 's')], true)).toBe(before);
  });

  it('does not take away what a locked permission needs', () => {
    const before = grants('view', 'manage', 'delete');
    expect(whyLocked(rules, before, grant('view'))).toBe('Du har den inte själv.');
    expect(withGrants(rules, before, [grant('view')], false)).toBe(before);
  });

  it('says why a grant is locked, the role first', () => {
    expect(whyLocked(rules, {}, grant('delete', 's'))).toBe('Systemroll');
    expect(whyLocked(rules, {}, grant('delete'))).toBe('Du har den inte själv.');
    expect(whyLocked(rules, {}, grant('manage'))).toBeUndefined();
  });
});

describe('a cell', () => {
  const area = ['view', 'manage', 'delete'].map((key) => grant(key));

  it('is granted wholly, in part or not at all', () => {
    const state = (cell: typeof area, value: PermissionGrants) => cellState(cell, rules, grants(), value);
    expect(state(area, grants())).toMatchObject({ granted: 'none', held: 0, total: 3 });
    expect(state(area, grants('view'))).toMatchObject({ granted: 'some', held: 1, total: 3 });
    expect(state(area, grants('view', 'manage', 'delete'))).toMatchObject({ granted: 'all', held: 3 });
    expect(state([], grants())).toMatchObject({ granted: 'absent', total: 0 });
  });

  it('gives all that is free, then takes it away again', () => {
    const given = toggleCell(area, rules, grants('view'));
    expect(given).toEqual(grants('view', 'manage'));
    expect(toggleCell(area, rules, given)).toEqual(grants());
  });

  it('is changed against what is saved, and locked when nothing in it is free', () => {
    expect(cellState(area, rules, grants('view'), grants('manage'))).toMatchObject({ isChanged: true });
    expect(cellState(area, rules, grants('view'), grants('view'))).toEqual({
      granted: 'some',
      held: 1,
      total: 3,
      isChanged: false,
      isLocked: false,
      reasons: ['Du har den inte själv.'],
    });
    expect(cellState([grant('delete'), grant('delete')], rules, {}, {})).toMatchObject({
      isLocked: true,
      reasons: ['Du har den inte själv.'],
    });
  });
});
