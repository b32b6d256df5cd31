import { describe, expect, it } from 'vitest';

import { koncernOfPath, pathForKoncern } from './koncern-path.ts';

describe('koncernOfPath', () => {
  it('finds the koncern that a page is about', () => {
    expect(koncernOfPath('/corporate-groups/a')).toBe('a');
    expect(koncernOfPath('/corporate-groups/a/facility/b/site/c')).toBe('a');
    expect(koncernOfPath('/users/customer-users/a/user/b')).toBe('a');
  });

  it('leaves other pages to the choice', () => {
    expect(koncernOfPath('/corporate-groups')).toBeNull();
    expect(koncernOfPath('/groups/g')).toBeNull();
  });
});

describe('pathForKoncern', () => {
  it('leads to the same kind of page of the chosen koncern', () => {
    expect(pathForKoncern('/corporate-groups/a', 'b')).toBe('/corporate-groups/b');
    expect(pathForKoncern('/corporate-groups/a/facility/c', 'b')).toBe('/corporate-groups/b');
    expect(pathForKoncern('/users/customer-users/a/user/u', 'b')).toBe('/users/customer-users');
    expect(pathForKoncern('/groups/edit-group/g', 'b')).toBe('/groups');
    expect(pathForKoncern('/groups/g', 'b')).toBe('/groups');
  });

  it('leads from a page of one koncern to the same list of all', () => {
    expect(pathForKoncern('/corporate-groups/a/facility/c', 'alla')).toBe('/corporate-groups');
    expect(pathForKoncern('/users/customer-users/a/user/u', 'alla')).toBe('/users/customer-users');
    expect(pathForKoncern('/groups/g', 'alla')).toBe('/groups');
    expect(pathForKoncern('/invoices', 'alla')).toBeUndefined();
  });

  it('stays on pages that any koncern can be shown on', () => {
    expect(pathForKoncern('/analytics', 'b')).toBeUndefined();
    expect(pathForKoncern('/groups/create-group', 'b')).toBeUndefined();
  });
});
